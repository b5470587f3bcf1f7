//! A whole game against the engine by keyboard alone, by somebody who knows of the page only what assistive
//! technology is told.

use chuhe::engine::{Engine, Limits, Slice, Step};
use chuhe::rules::adjudicate::status;
use chuhe::rules::{Color, Game, Move, Outcome, Piece, Position, Role, RuleSet, Setup, Square};
use thirtyfour::Key;

use crate::browser::in_chromium_only;
use crate::page::Page;
use crate::page::told::{Told, focused};
use crate::visit::{Visitor, visit};

/// More keys than lie between any two controls of a screen.
const FAR: usize = 120;
/// How deep the player looks: enough against the weakest level.
const DEPTH: u32 = 5;
/// The headings of a result as the reader is told it.
const RESULTS: [&str; 3] = ["You win", "You lose", "Draw"];

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

/// What a point's name says, such as "e0, Red General" or "e4, empty, target".
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
    let cells = told.iter().filter(|one| one.role == "gridcell");
    let points: Vec<_> = cells.filter_map(|one| point_of(&one.name)).collect();
    let mut setup = Setup::default();
    for (square, piece) in &points {
        setup.put(*square, *piece);
    }
    (points.len() == Square::COUNT).then_some(setup)
}

fn looks_like(position: &Position, told: &Setup) -> bool {
    Square::all().all(|square| position.piece_at(square) == told.piece_at(square))
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
    *found.expect("a legal move leads to the board that is told")
}

/// The heading of the dialog that tells the result.
fn result(told: &[Told]) -> Option<String> {
    let dialog = told.iter().any(|one| one.role == "dialog");
    let heading = told
        .iter()
        .find(|one| one.role == "heading" && RESULTS.contains(&one.name.as_str()));
    heading.filter(|_| dialog).map(|one| one.name.clone())
}

/// What follows a move of the player's.
enum News {
    /// It is the player's turn again, on this board.
    Board(Setup),
    /// The game is over.
    Over(String),
}

fn news(told: &[Told], before: &Position) -> Option<News> {
    if let Some(result) = result(told) {
        return Some(News::Over(result));
    }
    let mine = told.iter().any(|one| one.name.contains("Your move"));
    let setup = board(told)?;
    (mine && !looks_like(before, &setup)).then_some(News::Board(setup))
}

/// A player without eyes and mouse.
struct Player<'a> {
    page: &'a Page,
    engine: Engine,
}

impl Player<'_> {
    /// Presses Tab until the focus is on what is looked for.
    async fn tab_to(&self, what: &str, is_it: impl Fn(&Told) -> bool) {
        for _ in 0..FAR {
            if focused(&self.page.told().await).is_some_and(&is_it) {
                return;
            }
            self.page.keys([Key::Tab]).await;
        }
        panic!("Tab does not lead to {what}");
    }

    /// Tabs to a button and presses it.
    async fn press(&self, name: &str) {
        self.tab_to(name, |one| one.role == "button" && one.name == name)
            .await;
        self.page.keys([Key::Enter]).await;
    }

    /// Goes to a point by arrow keys; Red sits below.
    async fn go_to(&self, to: Square) {
        let here = |told: &[Told]| Some(point_of(&focused(told)?.name)?.0);
        let at = self.page.hears("a point with the focus", here).await;
        let files = i16::from(to.file()) - i16::from(at.file());
        let ranks = i16::from(to.rank()) - i16::from(at.rank());
        let across = if files < 0 { Key::Left } else { Key::Right };
        let along = if ranks < 0 { Key::Down } else { Key::Up };
        for (key, count) in [(across, files), (along, ranks)] {
            let keys = std::iter::repeat_n(key, usize::from(count.unsigned_abs()));
            self.page.keys(keys).await;
        }
        let there = |told: &[Told]| (here(told)? == to).then_some(());
        self.page.hears("the point gone to", there).await;
    }

    async fn play(&self, mv: Move) {
        self.go_to(mv.from()).await;
        self.page.keys([Key::Enter]).await;
        self.go_to(mv.to()).await;
        self.page.keys([Key::Enter]).await;
    }

    /// A move that the player likes in a game that goes on.
    fn choose(&mut self, game: &Game) -> Move {
        let limits = Limits {
            depth: Some(DEPTH),
            ..Limits::default()
        };
        self.engine.start(game, &RuleSet::CLUB, limits, None);
        match self.engine.step(Slice::Whole, |_| {}) {
            Step::Finished(answer) => answer.best.expect("a move in a game that goes on"),
            Step::Running => panic!("the whole is one slice"),
        }
    }

    /// Starts a game against the weakest level, from wherever the focus is.
    async fn start(&self) {
        self.press("New game").await;
        let dialog = |told: &[Told]| told.iter().find(|one| one.role == "dialog").map(|_| ());
        self.page.hears("a dialog", dialog).await;
        self.tab_to("the level", |one| one.role == "slider").await;
        self.page.keys([Key::Home]).await;
        let weakest = |told: &[Told]| (focused(told)?.value == "1").then_some(());
        self.page.hears("the weakest level", weakest).await;
        self.press("Start").await;
        self.tab_to("the board", |one| one.role == "gridcell").await;
    }

    /// Plays until the result is told; the game as far as it was told.
    async fn play_on(&mut self) -> (Game, String) {
        let mut game = Game::default();
        loop {
            let mv = self.choose(&game);
            self.play(mv).await;
            game.play(mv).expect("a legal move");
            let before = game.position().clone();
            let heard = |told: &[Told]| news(told, &before);
            match self.page.hears("an answer", heard).await {
                News::Over(result) => return (game, result),
                News::Board(setup) => {
                    let answer = move_to(&before, &setup);
                    game.play(answer).expect("a legal move");
                }
            }
        }
    }
}

/// What the reader, who has Red, is to be told of an outcome.
fn heading(outcome: Outcome) -> &'static str {
    match outcome.winner() {
        Some(Color::Red) => "You win",
        Some(Color::Black) => "You lose",
        None => "Draw",
    }
}

#[test]
fn a_whole_game_is_played_by_keyboard_from_what_is_told() {
    let offered = "the tree that assistive technology reads";
    in_chromium_only(offered, || visit(Visitor::DESKTOP, "", play_a_game));
}

async fn play_a_game(page: &Page) {
    let mut player = Player {
        page,
        engine: Engine::new(4, || 0.0),
    };
    player.start().await;
    let (mut game, result) = player.play_on().await;

    // The result is left by keyboard, and the focus is on the page again.
    page.keys([Key::Escape]).await;
    let focus = |told: &[Told]| focused(told).map(|_| ());
    page.hears("a focus after the dialog", focus).await;
    let end = page.hears("the board at the end", board).await;
    if !looks_like(game.position(), &end) {
        let last = move_to(game.position(), &end);
        game.play(last).expect("a legal move");
    }
    // The rules say the same of the game that was told.
    let outcome = status(&game, &RuleSet::CLUB).outcome;
    let outcome = outcome.expect("the game is over by the rules");
    assert_eq!(result, heading(outcome), "after {} moves", game.ply());
    println!("{result} after {} plies", game.ply());
}
