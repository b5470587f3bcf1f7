//! Pictures of the page for people to look at; scripts/screenshots asks for them.

use std::fs;
use std::path::Path;

use crate::page::Page;
use crate::visit::{Visitor, visit};

/// A name, and what is done on the opened page before the picture is taken.
const SCENES: &[&str] = &["start", "game"];

/// Takes the pictures that the variables `SCENES`, `SIZES` and `SCHEMES` name, all by default.
#[test]
#[ignore = "makes pictures, checks nothing: scripts/screenshots"]
fn take() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for scene in wanted("SCENES", &SCENES.join(" ")) {
        for size in wanted("SIZES", "1280x800 360x640") {
            for scheme in wanted("SCHEMES", "light dark") {
                let file = folder.join(format!("{}-{size}-{scheme}.png", file_name(&scene)));
                let visitor = Visitor {
                    dark: scheme == "dark",
                    reduced_motion: true,
                    ..sized(&size)
                };
                let route = if scene.starts_with('#') {
                    scene.as_str()
                } else {
                    ""
                };
                visit(visitor, route, async |page| {
                    act(&scene, page).await;
                    fs::write(&file, page.picture().await).unwrap();
                    println!("{}", file.display());
                });
            }
        }
    }
}

async fn act(scene: &str, page: &Page) {
    match scene {
        "start" => {}
        "game" => {}
        route if route.starts_with('#') => {}
        unknown => {
            panic!("no scene is called {unknown}; there are {SCENES:?} and routes such as #/play")
        }
    }
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
    let (width, height) = size.split_once('x').expect("a size such as 1280x800");
    let size = (width.parse().unwrap(), height.parse().unwrap());
    if size.0 < 600 {
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
