//! Scenes of the board's looks for scripts/screenshots: faces, cells, drawings, and how they look to people who are
//! blind to some colours.

use crate::page::Page;
use crate::table::{Opponent, point};

/// The names of the scenes.
pub const SCENES: &[&str] = &[
    "cells",
    "drawing",
    "pictures",
    "simplified",
    "latin",
    "vietnamese",
    "paper",
    "contrast",
    "turned",
    "protanopia",
    "deuteranopia",
    "tritanopia",
    "rating",
    "no-rating",
];

/// Keeps games against the engine as the page would have kept them (src/app/store/kept_record.rs).
pub const KEEP_GAMES: &str = "
    const results = 'win loss win win draw loss win take-back win loss loss win win win loss draw win cancelled win loss win win'.split(' ');
    const games = results.map((result, index) => `${Date.UTC(2026, 9, 3 + index)} ${index + 1} ${index % 7 === 5 ? 'co-up' : 'xiangqi'} ${3 + index % 3} ${index % 2 ? 'black' : 'red'} ${result}`);
    const text = ['chuhe ratings 1', ...games].join('\\n');
    let hash = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(`1 ${text}`)) hash = Math.imul(hash ^ byte, 0x01000193);
    localStorage.setItem('chuhe.ratings.b', `1 ${(hash >>> 0).toString(16).padStart(8, '0')} ${text}`);
";

/// Red checks with a cannon; pieces of all kinds stand.
const CHECK: &str = "r1bakabr1/9/1cn3nc1/p1p1R1p1p/9/9/P1P3P1P/1C5C1/9/RNBAKABN1 b - - 0 8";

/// Does what leads to a scene on the opened page.
pub async fn act(scene: &str, page: &Page) {
    // The group of settings and the option in it that make the look.
    let choice = match scene {
        "cells" => Some(("grid", 1)),
        "pictures" => Some(("faces", 2)),
        "simplified" => Some(("faces", 1)),
        "latin" => Some(("faces", 3)),
        "vietnamese" => Some(("faces", 4)),
        "paper" => Some(("surface", 1)),
        "contrast" => Some(("surface", 2)),
        _ => None,
    };
    if choice.is_some() || scene == "turned" {
        page.command("settings").await;
        match choice {
            Some((group, option)) => page.choose(group, option).await,
            None => page.click("label:has([name=turned])").await,
        }
        page.click("[data-dialog=settings] [data-action=close]")
            .await;
        page.wait_gone("[data-dialog=settings]").await;
    }
    match scene {
        "drawing" => {
            page.new_game(Opponent::Person, "").await;
            page.drag_right(&point("h2"), &point("e2")).await;
            page.drag_right(&point("h0"), &point("g2")).await;
            page.drag_right(&point("e6"), &point("e6")).await;
        }
        "rating" | "no-rating" => {
            if scene == "rating" {
                page.run(KEEP_GAMES, vec![]).await;
            }
            page.try_open("#/rating").await;
            page.wait_for(".rating-levels").await;
        }
        "protanopia" | "deuteranopia" | "tritanopia" => {
            page.new_game(Opponent::Person, CHECK).await;
            page.play("f9e8 e6e5").await;
            page.click(&point("c6")).await;
            page.drag_right(&point("a6"), &point("a3")).await;
            page.chromium().see_as(scene).await;
        }
        _ => {
            page.new_game(Opponent::Person, "").await;
            page.play("h2e2 h9g7 h0g2 i9h9 b0c2 c6c5 i0h0 b9c7 h0h6 b7a7 h6g6")
                .await;
        }
    }
}
