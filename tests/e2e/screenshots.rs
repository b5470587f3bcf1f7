//! Pictures of the page for people to look at; scripts/screenshots asks for them.

use std::cell::Cell;
use std::fs;
use std::path::Path;

use crate::app_scenes;
use crate::clock;
use crate::coup;
use crate::look_scenes;
use crate::page::Page;
use crate::table::{Opponent, point};
use crate::visit::{Visitor, rough_visit};
use crate::walk::walk;

const SCENES: &[&str] = &[
    "start",
    "game",
    "choice",
    "check",
    "analysis",
    "end",
    "new-game",
    "settings",
    "notation",
    "typed",
    "converter",
    "notice",
    "verdict",
    "evidence",
    "suggested-draw",
    "own-rules",
    "rules",
    "rules-table",
    "new-clock",
    "clock",
    "away",
    "flag",
    "#/learn",
    "#/learn/names",
    "#/learn/coup",
];

/// A phone upright and on its side, a tablet, a computer, a large screen.
const SIZES: &str = "360x640 640x360 820x1180 1440x900 2560x1440";

/// A chariot checks the general on two ranks for ever.
const CHECKS: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w";
/// A chariot chases an unprotected cannon from file to file.
const CHASES: &str = "3k5/9/c8/9/9/9/9/9/8R/4K4 w";
/// Red takes the last soldier.
const LAST_SOLDIER: &str = "4k4/9/9/9/9/9/9/9/3p5/3K5 w";

/// Takes the pictures that the variables `SCENES`, `SIZES` and `SCHEMES` name, all by default.
#[test]
#[ignore = "makes pictures, checks nothing: scripts/screenshots"]
fn take() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    let all = [
        SCENES,
        coup::SCENES,
        look_scenes::SCENES,
        app_scenes::SCENES,
    ]
    .concat();
    for scene in wanted("SCENES", &all.join(" ")) {
        for size in wanted("SIZES", SIZES) {
            for scheme in wanted("SCHEMES", "light dark") {
                let file = folder.join(format!("{}-{size}-{scheme}.png", file_name(&scene)));
                let visitor = Visitor {
                    dark: scheme == "dark",
                    reduced_motion: true,
                    ..sized(&size)
                };
                rough_visit(visitor, async |page| {
                    page.open("").await;
                    act(&scene, page).await;
                    fs::write(&file, page.picture().await).unwrap();
                    println!("{}", file.display());
                });
            }
        }
    }
}

/// Takes a picture of every place of the walk, in the sizes and schemes that `SIZES` and `SCHEMES` name. `640x400@2` is
/// a window at 200 %, and the scheme `forced` has the few colours that a system forces on the page.
#[test]
#[ignore = "makes pictures, checks nothing: scripts/screenshots --everything"]
fn everything() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for size in wanted("SIZES", "360x640 820x1180 1440x900") {
        for scheme in wanted("SCHEMES", "light dark") {
            let visitor = Visitor {
                dark: scheme == "dark",
                forced_colours: scheme == "forced",
                reduced_motion: true,
                ..sized(&size)
            };
            rough_visit(visitor, async |page| {
                page.open("").await;
                let count = Cell::new(0);
                walk(page, async |place| {
                    count.set(count.get() + 1);
                    let (number, place) = (count.get(), place.replace(' ', "-"));
                    let name = format!("all-{number:02}-{place}-{size}-{scheme}.png");
                    page.settle().await;
                    fs::write(folder.join(name), page.picture().await).unwrap();
                })
                .await;
            });
        }
    }
}

/// What is done on the opened page before the picture is taken.
async fn act(scene: &str, page: &Page) {
    match scene {
        "start" => {}
        "game" => {
            page.new_game(Opponent::Person, "").await;
            page.play("h2e2 h9g7 h0g2 i9h9 b0c2 c6c5 i0h0 b9c7 h0h6 b7a7 h6g6")
                .await;
        }
        "choice" => {
            page.click(&point("h0")).await;
            page.wait_for("[aria-selected=true]").await;
        }
        "check" => {
            let fen = "r1bakabr1/9/1cn3nc1/p1p1R1p1p/9/9/P1P3P1P/1C5C1/9/RNBAKABN1 b - - 0 8";
            page.new_game(Opponent::Person, fen).await;
        }
        "end" => {
            page.new_game(Opponent::Person, "").await;
            page.play("b2b4 d9e8 b4g4 b9c7 g4g9").await;
            page.wait_for("[data-dialog=result]").await;
        }
        "analysis" => {
            page.new_game(Opponent::Person, "").await;
            page.play("h2e2 h9g7 h0g2 i9h9 b0c2 c6c5 i0h0 b9c7 h0h6 b7a7 h6g6")
                .await;
            page.open("#/analyse").await;
            let script = "return document.querySelectorAll('.line').length === 3
                && /Depth (9|1[0-9])/.test(document.querySelector('.effort').textContent)";
            page.until("three lines", script).await;
        }
        "notice" => {
            page.new_game_under(2, Opponent::Person, CHECKS).await;
            page.play("a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9")
                .await;
        }
        "verdict" | "evidence" => {
            page.new_game_under(3, Opponent::Person, CHASES).await;
            page.play("i1a1 a7b7 a1b1 b7a7 b1a1 a7b7 a1b1 b7a7 b1a1")
                .await;
            page.wait_for("[data-dialog=result]").await;
            if scene == "evidence" {
                page.click("button[data-exhibit='1']").await;
                page.wait_for("[data-arrow]").await;
            }
        }
        "suggested-draw" => {
            page.new_game_under(2, Opponent::Person, LAST_SOLDIER).await;
            page.play("d0d1").await;
        }
        "own-rules" => {
            page.command("new-game").await;
            page.choose("rules", 4).await;
            page.click("[data-dialog=new-game] [data-action=own-rules]")
                .await;
            page.wait_for("[data-dialog=own-rules]").await;
        }
        "rules" | "rules-table" => {
            page.click(".status .rules-tag").await;
            page.wait_for(".rule-table").await;
            if scene == "rules-table" {
                let scroll = "document.querySelector('.rule-table').scrollIntoView()";
                page.run(scroll, vec![]).await;
            }
        }
        "new-clock" | "clock" | "away" | "flag" => clock::act(scene, page).await,
        "new-game" => page.command("new-game").await,
        "settings" => page.command("settings").await,
        "notation" => {
            page.command("settings").await;
            page.choose("notation", 2).await;
            page.click("[data-dialog=settings] [data-action=close]")
                .await;
            page.wait_gone("[data-dialog=settings]").await;
            page.new_game(Opponent::Person, "").await;
            page.play("h2e2 h9g7 h0g2 i9h9 b0c2 c6c5 i0h0 b9c7").await;
        }
        "typed" if page.is_visible("[data-action=more]").await => {
            page.click("[data-action=more]").await;
            page.fill("[data-typed=sheet-typed] input", "phao 2").await;
        }
        "typed" => page.fill(".game > .typed input", "phao 2").await,
        "converter" => {
            page.command("learn").await;
            page.click(".learn-index a[href='#/learn/notation']").await;
            page.fill("[name=moves]", "1. C2=5 H8+7 2. H2+3 R9=8 3. R1=2 H2+5")
                .await;
            page.choose("target", 3).await;
        }
        "about" => {
            page.command("settings").await;
            app_scenes::act(scene, page).await;
        }
        scene if coup::SCENES.contains(&scene) => coup::act(scene, page).await,
        scene if look_scenes::SCENES.contains(&scene) => look_scenes::act(scene, page).await,
        scene if app_scenes::SCENES.contains(&scene) => app_scenes::act(scene, page).await,
        route if route.starts_with('#') => page.try_open(route).await,
        unknown => {
            panic!("no scene is called {unknown}; there are {SCENES:?} and routes such as #/play")
        }
    }
    page.settle().await;
}

fn wanted(variable: &str, default: &str) -> Vec<String> {
    let value = std::env::var(variable).unwrap_or_default();
    let value = if value.trim().is_empty() {
        default
    } else {
        &value
    };
    value.split_whitespace().map(str::to_owned).collect()
}

fn sized(size: &str) -> Visitor {
    if let Some(size) = size.strip_suffix("@2") {
        return Visitor {
            touch: false,
            zoom: 2,
            ..sized(size)
        };
    }
    let (width, height) = size.split_once('x').expect("a size such as 1280x800");
    let size: (u32, u32) = (width.parse().unwrap(), height.parse().unwrap());
    if size.0.min(size.1) < 600 {
        Visitor {
            size,
            ..Visitor::PHONE
        }
    } else {
        Visitor {
            size,
            ..Visitor::DESKTOP
        }
    }
}

fn file_name(scene: &str) -> String {
    scene
        .trim_start_matches(['#', '/'])
        .replace(|letter: char| !letter.is_alphanumeric(), "-")
}
