//! Nothing that comes from outside is ever more than text, and the page's policy holds.

use serde_json::json;

use crate::browser::About;
use crate::page::Page;
use crate::visit::{Visitor, rough_visit, visit};

/// What would run, load or draw something if anybody took it for HTML, an address or code.
const STRINGS: &[&str] = &[
    "<img src=x onerror=\"window.pwned=1\">",
    "<script>window.pwned=1</script>",
    "\"><svg onload=window.pwned=1>",
    "'-window.pwned=1-'",
    "javascript:window.pwned=1",
    "</textarea><iframe srcdoc=\"<script>parent.pwned=1</script>\">",
    "{{constructor.constructor('window.pwned=1')()}}",
    "${window.pwned=1}",
    "<a href=\"javascript:window.pwned=1\">x</a>",
    "&lt;img src=x onerror=window.pwned=1&gt;",
    "\u{202e}<b>\u{0000}</b>",
];

/// Asserts that a string was only ever text.
async fn is_harmless(page: &Page, what: &str) {
    let script = "return window.pwned === undefined
        && document.querySelector('img, iframe, b, body script, [onerror], [onload], [srcdoc], a[href^=javascript]') === null";
    assert_eq!(page.run(script, vec![]).await, json!(true), "{what}");
}

#[test]
fn what_is_written_into_fields_stays_text() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.command("new-game").await;
        page.choose("position", 1).await;
        for text in STRINGS {
            page.fill("[name=fen]", text).await;
            page.wait_for("#fen-word.error").await;
            is_harmless(page, text).await;
        }
        page.click("[data-dialog=new-game] [data-action=close]")
            .await;
        page.wait_gone("[data-dialog]").await;
        for text in STRINGS {
            page.fill("input[name=move]", text).await;
            page.keys([thirtyfour::Key::Enter]).await;
            is_harmless(page, text).await;
        }
    });
}

#[test]
fn what_is_read_from_addresses_stays_text() {
    visit(Visitor::DESKTOP, "", async |page| {
        for text in STRINGS {
            let script = "location.hash = arguments[0]";
            page.run(script, vec![json!(text)]).await;
            is_harmless(page, text).await;
        }
        for text in STRINGS {
            let share = "location.assign(location.pathname + '?shared-text=' + encodeURIComponent(arguments[0]))";
            page.run(share, vec![json!(text)]).await;
            page.until(
                "the next page",
                "return location.search === '' && document.readyState === 'complete'",
            )
            .await;
            page.ready().await;
            page.wait_for("[data-dialog=new-game] #fen-word.error")
                .await;
            is_harmless(page, text).await;
        }
    });
}

#[test]
fn what_is_read_from_storage_stays_text() {
    visit(Visitor::DESKTOP, "", async |page| {
        let keep = "const seal = (text) => {
                let sum = 0x811c9dc5;
                for (const byte of new TextEncoder().encode(`1 ${text}`)) sum = Math.imul(sum ^ byte, 0x01000193);
                return `1 ${(sum >>> 0).toString(16).padStart(8, '0')} ${text}`;
            };
            const [text, form] = arguments;
            const game = { version: 1, start: text, moves: [text], ply: 1, opponent: 'person', side: 'red', seed: 1,
                resigned: null, below: 'red' };
            const settings = { version: 1, faces: text, theme: text, labels: false };
            localStorage.clear();
            if (form === 'sealed') {
                localStorage.setItem('chuhe.game.b', seal(JSON.stringify(game)));
                localStorage.setItem('chuhe.settings.b', seal(JSON.stringify(settings)));
            } else {
                for (const name of ['game', 'game.a', 'game.b', 'settings', 'settings.a', 'settings.b'])
                    localStorage.setItem(`chuhe.${name}`, text);
            }";
        for text in STRINGS {
            for form in ["sealed", "bare"] {
                page.run(keep, vec![json!(text), json!(form)]).await;
                page.reload().await;
                page.status("trouble").await;
                is_harmless(page, text).await;
            }
        }
    });
}

#[test]
fn a_shared_position_opens_a_new_game_from_it() {
    visit(
        Visitor::DESKTOP,
        "?shared-text=3ak4/9/9/9/9/9/9/9/4R4/3K5%20b",
        async |page| {
            page.wait_for("[data-dialog=new-game]").await;
            page.choose("opponent", 1).await;
            page.click("[data-action=start]").await;
            page.wait_gone("[data-dialog]").await;
            page.sees("rR", "e1").await;
            // It is offered once.
            page.reload().await;
            page.wait_gone("[data-dialog]").await;
            page.sees("rR", "e1").await;
        },
    );
}

#[test]
fn the_policy_forbids_what_the_page_does_not_need() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        let attempts = "const done = arguments[arguments.length - 1];
            const broken = [];
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => broken.push(effectiveDirective));
            const inline = document.createElement('script');
            inline.textContent = 'window.pwned = 1';
            document.body.append(inline);
            const handler = document.createElement('p');
            handler.setAttribute('onclick', 'window.pwned = 1');
            handler.setAttribute('style', 'color: red');
            document.body.append(handler);
            handler.click();
            const evaluated = document.createElement('script');
            evaluated.src = 'data:text/javascript,window.pwned=1';
            document.body.append(evaluated);
            document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.invalid/' }));
            fetch('https://example.invalid/').catch(() => {});
            setTimeout(() => done(`${window.pwned} ${[...new Set(broken)].sort().join()}`), 50);";
        page.until_async(
            "all of it is refused",
            attempts,
            "undefined connect-src,img-src,script-src-attr,script-src-elem,style-src-attr",
        )
        .await;
        // What was provoked here is in the console as well.
        let complaints = page.complaints().await;
        assert!(
            complaints
                .iter()
                .all(|complaint| complaint.about == About::Policy),
            "{complaints:#?}"
        );
        page.run("document.querySelectorAll('body > script, body > p, body > img').forEach((one) => one.remove())", vec![]).await;
    });
}
