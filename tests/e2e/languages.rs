//! Six languages: chosen from the browser's list or by hand, remembered, and nowhere cut off or overlapping, not
//! even on the narrowest screen.

use std::cell::RefCell;

use serde_json::json;

use crate::page::Page;
use crate::visit::{Visitor, rough_visit, visit};
use crate::walk::walk;

/// A small phone whose browser prefers a language.
pub fn reader(languages: &'static str, size: (u32, u32)) -> Visitor {
    let script = format!(
        "Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => {languages} }})"
    );
    Visitor {
        size,
        // A test needs it until its end, which is the program's.
        browser: script.leak(),
        ..Visitor::PHONE
    }
}

async fn speaks(page: &Page, tag: &str, words: &str) {
    let script = "return document.documentElement.lang === arguments[0]
        && document.querySelector('.seat-below .seat-name')?.textContent === arguments[1]";
    page.until_with(words, script, vec![json!(tag), json!(words)])
        .await;
}

#[test]
fn the_language_comes_from_the_browsers_list() {
    for (languages, tag, words) in [
        ("['ru-RU', 'en']", "ru", "Вы"),
        ("['fr', 'vi-VN', 'en']", "vi", "Bạn"),
        ("['in-ID']", "id", "Anda"),
        ("['zh-CN']", "zh-Hans", "你"),
        ("['zh-TW', 'zh']", "zh-Hant", "你"),
        ("['fr', 'de']", "en", "You"),
    ] {
        visit(reader(languages, (360, 640)), "", async |page| {
            speaks(page, tag, words).await;
        });
    }
}

#[test]
fn river_and_pieces_are_written_as_the_reader_writes() {
    for (languages, seen, faces) in [
        ("['zh-CN']", "simplified", "simplified"),
        ("['zh-TW']", "traditional", "han"),
        ("['vi']", "traditional", "han"),
    ] {
        visit(reader(languages, (360, 640)), "", async |page| {
            page.until_with(
                seen,
                "const seen = [...document.querySelectorAll('.board-river path')].filter((one) => one.getClientRects().length);
                return seen.length === 4 && seen.some((one) => one.matches(`.${arguments[0]}`))",
                vec![json!(seen)],
            )
            .await;
            page.wait_for(&format!("[data-at=e0] use[href='#sign-{faces}-rK']"))
                .await;
        });
    }
}

#[test]
fn the_language_is_chosen_at_once_and_remembered() {
    visit(Visitor::DESKTOP, "", async |page| {
        speaks(page, "en", "You").await;
        page.command("settings").await;
        page.choose("language", 4).await;
        speaks(page, "vi", "Bạn").await;
        page.choose("language", 2).await;
        speaks(page, "ru", "Вы").await;
        page.reload().await;
        speaks(page, "ru", "Вы").await;
        page.until("the title", "return document.title === 'Chuhe: сянци'")
            .await;
    });
}

#[test]
fn words_that_cannot_be_loaded_leave_english() {
    rough_visit(reader("['ru']", (360, 640)), async |page| {
        page.server().cut("words-ru", 10);
        page.open("").await;
        page.says("trouble", "This language could not be loaded.")
            .await;
        assert_eq!(
            page.run("return document.documentElement.lang", vec![])
                .await,
            json!("en")
        );
    });
}

/// Texts that are cut off, beyond the screen, or in each other's way, on what is in front.
const UNFIT: &str = r"
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = open ?? document.body;
    // What may be scrolled sideways: moves in a line.
    const sideways = '.moves, .line, .move-strip';
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow);
    const clips = (one) => /hidden|clip/.test(getComputedStyle(one).overflow);
    const unseen = (one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        || one.closest('svg, .heard, .brand, textarea, [hidden]');
    const sticky = (one) => {
        for (let at = one; at; at = at.parentElement) {
            if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
        }
    };
    const found = [];
    // A phone makes its window wider where something does not fit.
    if (innerWidth > 320 && innerWidth < 400) found.push(`the window has grown to ${innerWidth}`);
    for (const one of root.querySelectorAll('*')) {
        const box = one.getBoundingClientRect();
        if (box.right > 321 && !one.closest(`${sideways}, .heard, .brand, svg`)) found.push(`too wide: ${one.outerHTML.slice(0, 90)}`);
    }
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const one = node.parentElement;
        if (!node.data.trim() || unseen(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
            let box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
            const name = `${node.data.trim()} in ${one.className || one.tagName}`;
            for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
                const frame = at.getBoundingClientRect();
                if (scrolls(at)) {
                    // What is scrolled out of sight is no fault; sideways nothing should have to be.
                    box = { ...box, top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) };
                    if (rect.right > frame.right + 1 && !at.matches(sideways)) found.push(`beyond its frame: ${name}`);
                } else if (clips(at) && (rect.right > frame.right + 1 || rect.left < frame.left - 1 || rect.bottom > frame.bottom + 2)) {
                    found.push(`cut off: ${name}`);
                }
                if (at.matches('button, .segment') && (rect.right > frame.right + 1 || rect.left < frame.left - 1 || rect.bottom > frame.bottom + 2)) {
                    found.push(`larger than its button: ${name}`);
                }
            }
            const scrolled = one.closest(sideways);
            if ((rect.right > innerWidth + 1 || rect.left < -1) && !scrolled) found.push(`beyond the screen: ${name}`);
            if (box.bottom - box.top > 4) texts.push({ ...box, name, one, fixed: sticky(one) });
        }
    }
    for (let i = 0; i < texts.length; i += 1) {
        for (let j = i + 1; j < texts.length; j += 1) {
            const [a, b] = [texts[i], texts[j]];
            const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            // Lines of one text may touch; what sticks lies over what scrolls.
            if (over > 2 && down > 4 && a.one !== b.one && a.fixed === b.fixed) found.push(`${a.name} overlaps ${b.name}`);
        }
    }
    return [...new Set(found)];
";

async fn look_through(page: &Page) {
    let faults = RefCell::new(Vec::new());
    walk(page, async |screen| {
        page.settle().await;
        let found = page.run(UNFIT, vec![]).await;
        if found != json!([]) {
            faults.borrow_mut().push(format!("{screen}: {found:#}"));
        }
    })
    .await;
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_is_cut_off_or_overlaps_at_320_pixels_in_english() {
    visit(reader("['en']", (320, 640)), "", look_through);
}

#[test]
fn nothing_is_cut_off_or_overlaps_at_320_pixels_in_russian() {
    visit(reader("['ru']", (320, 640)), "", look_through);
}

#[test]
fn nothing_is_cut_off_or_overlaps_at_320_pixels_in_indonesian() {
    visit(reader("['id']", (320, 640)), "", look_through);
}

#[test]
fn nothing_is_cut_off_or_overlaps_at_320_pixels_in_vietnamese() {
    visit(reader("['vi']", (320, 640)), "", look_through);
}

#[test]
fn nothing_is_cut_off_or_overlaps_at_320_pixels_in_chinese() {
    visit(reader("['zh-Hans']", (320, 640)), "", look_through);
    visit(reader("['zh-Hant']", (320, 640)), "", look_through);
}
