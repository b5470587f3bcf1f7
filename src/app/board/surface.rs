//! The wood, the lines, the river and the axis labels: everything that stays.

use std::fmt::Write as _;

use yew::prelude::*;

use super::axis::{self, Axis};
use super::cells::cells;
use super::decimal::{Decimal, whole};
use super::geometry::{self, CELL, FIELD, HEIGHT, Layout, WIDTH};
use super::glyphs;
use crate::rules::Color;

/// Units to the em of a river character.
const RIVER_SIZE: f64 = 78.0;

/// The empty board, with files and ranks labelled if the layout says so.
pub fn surface(layout: Layout, axis: Axis) -> Html {
    let margin = layout.margin();
    let (width, height) = layout.size();
    let number = |value: f64| whole(value).to_string();
    html! {
        <g class="surface">
            <rect class="board-frame" x={number(-margin)} y={number(-margin)}
                width={number(width)} height={number(height)} rx="18" />
            <rect class="board-field" x={number(-FIELD)} y={number(-FIELD)}
                width={number(WIDTH + 2.0 * FIELD)} height={number(HEIGHT + 2.0 * FIELD)} rx="6" />
            <path class="board-grain" d={grain()} />
            <path class="board-lines" d={geometry::lines()} />
            <rect class="board-edge" x="-9" y="-9" width="818" height="918" />
            { cells() }
            <path class="board-corners" d={geometry::corner_marks()} />
            { river(layout) }
            if layout.labels {
                { axis::labels(layout, axis) }
            }
        </g>
    }
}

/// Quiet waves along the wood, the same every time.
fn grain() -> String {
    let mut path = String::new();
    let count = 17;
    for line in 0..count {
        let seed = f64::from(line);
        let base = -FIELD + (HEIGHT + 2.0 * FIELD) * (seed + 0.5) / f64::from(count);
        let height = |x: f64| {
            let long = wave(x / 900.0 * 0.5 + seed * 0.27) * 13.0;
            let short = wave(x / 900.0 * 1.3 + seed * seed * 0.14) * 5.0;
            base + long + short
        };
        let _ = write!(path, "M{} {}", whole(-FIELD), Decimal(height(-FIELD), 1));
        for step in 1..=9 {
            let x = -FIELD + (WIDTH + 2.0 * FIELD) * f64::from(step) / 9.0;
            let before = x - (WIDTH + 2.0 * FIELD) / 18.0;
            let _ = write!(
                path,
                "Q{} {} {} {}",
                whole(before),
                Decimal(height(before), 1),
                whole(x),
                Decimal(height(x), 1)
            );
        }
    }
    path
}

/// A wave of height 1 over a number of turns, made of parabolas: the sine of the standard library costs
/// six kilobytes of WebAssembly.
fn wave(turns: f64) -> f64 {
    let turn = turns - turns.floor();
    let hump = |half: f64| 16.0 * half * (0.5 - half);
    if turn < 0.5 {
        hump(turn)
    } else {
        -hump(turn - 0.5)
    }
}

/// 楚河 lies to Red's left, 漢界 to his right. Both characters for Han are there; the style sheet shows the
/// one that the reader writes.
fn river(layout: Layout) -> Html {
    let (chu, han) = match layout.below {
        Color::Red => (1.5, 5.5),
        Color::Black => (5.5, 1.5),
    };
    let sign = |character: char, column: f64, class: &'static str| {
        let scale = RIVER_SIZE / glyphs::EM;
        let transform = format!(
            "translate({} 450) scale({})",
            whole(column * CELL),
            Decimal(scale, 3)
        );
        html! { <path {transform} {class} d={glyphs::outline(character)} /> }
    };
    html! {
        <g class="board-river">
            { sign('楚', chu, "") }{ sign('河', chu + 1.0, "") }
            { sign('漢', han, "traditional") }{ sign('汉', han, "simplified") }{ sign('界', han + 1.0, "") }
        </g>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::sync::mpsc;

    use yew::platform::Runtime;

    use super::*;

    const BEGIN: &str = "<!-- surface: written by a test of src/app/board/surface.rs -->";
    const END: &str = "<!-- /surface -->";

    #[component]
    fn Drawn() -> Html {
        let layout = Layout {
            below: Color::Red,
            labels: true,
        };
        surface(layout, Axis::default())
    }

    fn drawn() -> String {
        let (sender, receiver) = mpsc::channel();
        let runtime = Runtime::builder().worker_threads(1).build().unwrap();
        runtime.spawn_pinned(move || async move {
            let renderer = yew::LocalServerRenderer::<Drawn>::new();
            sender
                .send(renderer.hydratable(false).render().await)
                .unwrap();
        });
        receiver.recv().unwrap()
    }

    /// index.html shows the same board before the program runs: nothing moves when it takes over.
    /// After a change of the drawing, `UPDATE=1 cargo test --features ssr --lib surface` writes it anew.
    #[test]
    fn the_page_shows_this_board_before_the_program_runs() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/index.html");
        let page = std::fs::read_to_string(file).unwrap();
        let (before, rest) = page.split_once(BEGIN).unwrap();
        let (written, after) = rest.split_once(END).unwrap();
        let drawn = drawn();
        if std::env::var_os("UPDATE").is_some() {
            let page = format!("{before}{BEGIN}{drawn}{END}{after}");
            std::fs::write(file, page).unwrap();
        } else {
            assert!(
                written == drawn,
                "index.html shows another board: see the comment here"
            );
        }
    }
}
