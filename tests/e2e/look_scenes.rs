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
];

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
        settings(page).await;
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
        "protanopia" | "deuteranopia" | "tritanopia" => {
            page.new_game(Opponent::Person, CHECK).await;
            page.play("f9e8 e6e5").await;
            page.click(&point("c6")).await;
            page.drag_right(&point("a6"), &point("a3")).await;
            page.see_as(scene).await;
        }
        _ => {
            page.new_game(Opponent::Person, "").await;
            page.play("h2e2 h9g7 h0g2 i9h9 b0c2 c6c5 i0h0 b9c7 h0h6 b7a7 h6g6")
                .await;
        }
    }
}

async fn settings(page: &Page) {
    if page.is_visible("[data-action=more]").await {
        page.click("[data-action=more]").await;
        page.click("[data-dialog=more] [data-action=settings]")
            .await;
    } else {
        page.click(".actions [data-action=settings]").await;
    }
}
