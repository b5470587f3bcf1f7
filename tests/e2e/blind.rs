//! A whole game against the engine by keyboard alone, by who knows of the page only what assistive
//! technology is told.

use chuhe::engine::{Engine, Limits, Slice, Step};
use chuhe::rules::{Color, Game, Move, Piece, Position, Role, RuleSet, Setup, Square};
use serde_json::Value;
use thirtyfour::Key;

use crate::page::Page;
use crate::visit::{Visitor, visit};

/// More keys than lie between any two controls of a screen.
const FAR: usize = 120;
/// How deep the player looks: enough against the weakest level.
const DEPTH: u32 = 5;

/// What is told of one element.
struct Told {
    role: String,
    name: String,
    /// What it is set to, where something can be set.
    value: String,
    focused: bool,
}

async fn listen(page: &Page) -> Vec<Told> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let nodes = page.told().await;
    let heard = nodes.iter().filter(|node| node["ignored"] != true);
    heard
        .map(|node| {
            let properties = node["properties"].as_array().cloned().unwrap_or_default();
            let focused = |property: &Value| {
                property["name"] == "focused" && property["value"]["value"] == true
            };
            Told {
                role: text(&node["role"]["value"]),
                name: text(&node["name"]["value"]),
                value: node["value"]["value"].to_string(),
                focused: properties.iter().any(focused),
            }
        })
        .collect()
}

/// Waits until something is told.
async fn hear<T>(page: &Page, what: &str, heard: impl Fn(&[Told]) -> Option<T>) -> T {
    for _ in 0..3_000 {
        if let Some(found) = heard(&listen(page).await) {
            return found;
        }
    }
    let all: Vec<String> = listen(page)
        .await
        .into_iter()
        .map(|told| format!("{}: {}", told.role, told.name))
        .collect();
    panic!("{what} was never told, but\n{}", all.join("\n"));
}

fn focused(told: &[Told]) -> Option<&Told> {
    told.iter()
        .find(|told| told.focused && told.role != "RootWebArea")
}

/// Presses Tab until the focus is on what is looked for.
async fn tab_to(page: &Page, what: &str, is_it: impl Fn(&Told) -> bool) {
    for _ in 0..FAR {
        if focused(&listen(page).await).is_some_and(&is_it) {
            return;
        }
        page.keys([Key::Tab]).await;
    }
    panic!("Tab does not lead to {what}");
}

fn role_of(name: &str) -> Option<Role> {
    Some(match name {
        "General" => Role::General,
        "Advisor" => Role::Advisor,
        "Elephant" => Role::Elephant,
        "Horse" => Role::Horse,
        "Chariot" => Role::Chariot,
        "Cannon" => Role::Cannon,
        "Soldier" => Role::Soldier,
        _ => return None,
    })
}

/// A point's name, such as "e0, Red General" or "e4, empty, target".
fn point_of(name: &str) -> Option<(Square, Option<Piece>)> {
    let mut parts = name.split(", ");
    let square: Square = parts.next()?.parse().ok()?;
    let piece = match parts.next()?.split_once(' ') {
        Some(("Red", name)) => Some(Piece::new(Color::Red, role_of(name)?)),
        Some(("Black", name)) => Some(Piece::new(Color::Black, role_of(name)?)),
        _ => None,
    };
    Some((square, piece))
}

/// The board as it is told: all 90 points, or nothing.
fn board(told: &[Told]) -> Option<Setup> {
    let cells = told.iter().filter(|told| told.role == "gridcell");
    let points: Vec<_> = cells.filter_map(|told| point_of(&told.name)).collect();
    let mut setup = Setup::default();
    for (square, piece) in &points {
        setup.put(*square, *piece);
    }
    (points.len() == Square::COUNT).then_some(setup)
}

fn looks_like(position: &Position, told: &Setup) -> bool {
    Square::all().all(|square| position.piece_at(square) == told.piece_at(square))
}

/// Goes to a point by arrow keys; Red sits below.
async fn go_to(page: &Page, to: Square) {
    let at = hear(page, "a point with the focus", |told| {
        Some(point_of(&focused(told)?.name)?.0)
    })
    .await;
    let files = i16::from(to.file()) - i16::from(at.file());
    let ranks = i16::from(to.rank()) - i16::from(at.rank());
    let across = if files < 0 { Key::Left } else { Key::Right };
    let along = if ranks < 0 { Key::Down } else { Key::Up };
    for (key, count) in [(across, files), (along, ranks)] {
        for _ in 0..count.abs() {
            page.keys([key.clone()]).await;
        }
    }
    hear(page, "the point gone to", |told| {
        (point_of(&focused(told)?.name)?.0 == to).then_some(())
    })
    .await;
}

async fn play(page: &Page, mv: Move) {
    go_to(page, mv.from()).await;
    page.keys([Key::Enter]).await;
    go_to(page, mv.to()).await;
    page.keys([Key::Enter]).await;
}

fn best(engine: &mut Engine, game: &Game) -> Move {
    let limits = Limits {
        depth: Some(DEPTH),
        ..Limits::default()
    };
    engine.start(game, &RuleSet::CLUB, limits, None);
    match engine.step(Slice::Whole, |_| {}) {
        Step::Finished(answer) => answer.best.expect("a move in a game that goes on"),
        Step::Running => panic!("the whole is one slice"),
    }
}

/// The result, once a dialog tells it.
fn result(told: &[Told]) -> Option<String> {
    let results = ["You win", "You lose", "Draw"];
    let dialog = told.iter().any(|told| told.role == "dialog");
    let heading = told
        .iter()
        .find(|told| told.role == "heading" && results.contains(&told.name.as_str()));
    heading.filter(|_| dialog).map(|told| told.name.clone())
}

/// What is told when it is the player's turn again: the board after the engine's move, or the end.
enum News {
    Board(Setup),
    Over(String),
}

fn news(told: &[Told], before: &Position) -> Option<News> {
    if let Some(result) = result(told) {
        return Some(News::Over(result));
    }
    let mine = told.iter().any(|told| told.name.contains("Your move"));
    let setup = board(told)?;
    (mine && !looks_like(before, &setup)).then_some(News::Board(setup))
}

/// The legal move that leads to a board.
fn move_to(position: &Position, told: &Setup) -> Move {
    let legal = position.legal_moves();
    let leads = |mv: &&Move| {
        let mut after = position.clone();
        after.play_unchecked(**mv);
        looks_like(&after, told)
    };
    let found = legal.iter().find(leads);
    *found.unwrap_or_else(|| panic!("no legal move leads to the board that is told"))
}

#[test]
fn a_whole_game_is_won_by_keyboard_from_what_is_told() {
    visit(Visitor::DESKTOP, "", async |page| {
        // A new game against the weakest level.
        tab_to(page, "New game", |told| {
            told.role == "button" && told.name == "New game"
        })
        .await;
        page.keys([Key::Enter]).await;
        hear(page, "a dialog", |told| {
            told.iter().find(|told| told.role == "dialog").map(|_| ())
        })
        .await;
        tab_to(page, "the level", |told| told.role == "slider").await;
        page.keys([Key::Home]).await;
        hear(page, "the weakest level", |told| {
            let value = focused(told)?.value.trim_matches('"').parse::<f64>().ok()?;
            (value == 1.0).then_some(())
        })
        .await;
        tab_to(page, "Start", |told| {
            told.role == "button" && told.name == "Start"
        })
        .await;
        page.keys([Key::Enter]).await;
        tab_to(page, "the board", |told| told.role == "gridcell").await;

        let mut game = Game::default();
        let mut engine = Engine::new(4, || 0.0);
        let result = loop {
            let mv = best(&mut engine, &game);
            play(page, mv).await;
            game.play(mv).expect("the engine's move is legal");
            let before = game.position().clone();
            match hear(page, "an answer", |told| news(told, &before)).await {
                News::Over(result) => break result,
                News::Board(setup) => {
                    let answer = move_to(&before, &setup);
                    game.play(answer).expect("it is legal");
                }
            }
            if !game.position().has_legal_move() {
                break hear(page, "the result", result).await;
            }
            assert!(game.ply() < 300, "the game does not end");
        };
        assert_eq!(result, "You win", "after {} moves", game.ply());
        // The result is left by keyboard, and the focus is on the page again.
        page.keys([Key::Escape]).await;
        hear(page, "a focus", |told| focused(told).map(|_| ())).await;
    });
}
