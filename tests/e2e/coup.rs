//! Cờ úp in the browser: a whole game against the engine, two people at one board, the page to
//! learn it from.

use chuhe::engine::{HiddenEngine, Limits, Slice, Step};
use chuhe::formats::coup_fen;
use chuhe::rules::coup::Commitment;
use chuhe::rules::{RuleSet, Square, Variant};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::page::Page;
use crate::records::OPEN_HANDED;
use crate::visit::{Visitor, visit};

/// Scenes for pictures.
pub const SCENES: &[&str] = &[
    "coup",
    "coup-game",
    "coup-new",
    "coup-hidden",
    "coup-look",
    "coup-end",
    "coup-learn",
    "coup-analysis",
];

/// A whole game is over after so many moves of the reader, or something is wrong.
const MOST_MOVES: usize = 150;

impl Page {
    /// Sets up a game of cờ úp against the engine at its first level, or between two people.
    pub async fn new_co_up(&self, against_engine: bool) {
        self.command("new-game").await;
        self.wait_for("[data-dialog=new-game]").await;
        self.choose("variant", 2).await;
        self.choose("opponent", usize::from(!against_engine)).await;
        if against_engine {
            self.choose("side", 0).await;
            self.focus("[name=level]").await;
            self.keys([Key::Home]).await;
        }
        self.choose("rules", 0).await;
        self.click("[data-action=start]").await;
        self.wait_gone("[data-dialog=new-game]").await;
        self.wait_for("[data-piece=closed-rN]").await;
    }

    /// What lies and stands where, such as `b2 closed-rC`.
    async fn men(&self) -> Vec<(String, String)> {
        let script = "return [...document.querySelectorAll('[data-at]')]
            .map((one) => [one.dataset.at, one.dataset.piece]).sort()";
        let found = self.run(script, vec![]).await;
        serde_json::from_value(found).expect("pairs of texts")
    }

    /// The board in the letters of a FEN, with the pool of all that does not lie open.
    async fn board_of_red(&self) -> String {
        let men = self.men().await;
        let mut text = String::new();
        for rank in (0..10).rev() {
            for file in 0..9 {
                let at = Square::new(file, rank).unwrap().to_string();
                let man = men.iter().find(|(square, _)| *square == at);
                text.push(match man.map(|(_, piece)| piece.as_str()) {
                    None => '1',
                    Some(piece) if piece.starts_with("closed-r") => 'X',
                    Some(piece) if piece.starts_with("closed-b") => 'x',
                    Some(piece) => {
                        let letter = piece.chars().nth(1).unwrap();
                        match piece.starts_with('r') {
                            true => letter,
                            false => letter.to_ascii_lowercase(),
                        }
                    }
                });
            }
            if rank > 0 {
                text.push('/');
            }
        }
        format!("{text} w - - 0 1")
    }

    async fn count_of_moves(&self) -> usize {
        let script = "return document.querySelectorAll('[data-ply]').length";
        self.run(script, vec![]).await.as_u64().unwrap_or_default() as usize
    }

    /// Waits until there are so many moves, or the game is over; answers whether it is.
    async fn goes_on_to(&self, moves: usize) -> bool {
        let script = "const over = document.querySelector('[data-dialog=result]') !== null;
            const thinks = document.querySelector('[data-action=move-now]') !== null;
            const moves = document.querySelectorAll('[data-ply]').length;
            return over ? 'over' : moves >= arguments[0] && !thinks && 'on'";
        let what = format!("{moves} moves or the end");
        self.until_with(&what, script, vec![json!(moves)]).await == json!("over")
    }
}

#[test]
fn a_whole_game_against_the_engine_with_take_back_and_reload() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_co_up(true).await;
        let seal = "return document.querySelector('[data-seal]').dataset.seal";
        let promised = page.run(seal, vec![]).await;
        let before = page.men().await;
        assert_eq!(before.len(), 32);

        // Taken back and played again the same piece turns up.
        page.play("b2e2").await;
        assert!(!page.goes_on_to(2).await);
        let after = page.men().await;
        page.command("take-back").await;
        page.sees_moves(0).await;
        assert_eq!(page.men().await, before);
        page.play("b2e2").await;
        assert!(!page.goes_on_to(2).await);
        let on_e2 = |men: &[(String, String)]| men.iter().find(|(at, _)| at == "e2").cloned();
        assert_eq!(on_e2(&page.men().await), on_e2(&after));

        // A reload keeps everything, seen and unseen.
        let men = page.men().await;
        page.reload().await;
        page.sees_moves(2).await;
        assert_eq!(page.men().await, men);

        // Then on to the end, with the engine's help for the reader.
        let mut engine = HiddenEngine::new(4, || 0.0);
        for number in 1..MOST_MOVES {
            let moves = page.count_of_moves().await;
            let board = page.board_of_red().await;
            let view = coup_fen::parse(&board, Variant::CO_UP).unwrap();
            let limits = Limits {
                nodes: Some(6_000),
                ..Limits::default()
            };
            engine.start(&view, &[], &RuleSet::CLUB, limits, None);
            let Step::Finished(answer) = engine.step(Slice::Whole, |_| {}) else {
                panic!("a limited search ends");
            };
            page.play(&answer.best.unwrap().to_string()).await;
            if page.goes_on_to(moves + 2).await {
                break;
            }
            assert!(number + 1 < MOST_MOVES, "a game without an end: {board}");
        }
        let kept = "return [...document.querySelectorAll('[data-dialog=result] code')]
            .map((one) => one.dataset.opened ?? one.dataset.seal)";
        let shown: Vec<Option<String>> =
            serde_json::from_value(page.run(kept, vec![]).await).unwrap();
        assert_eq!(shown[0].as_deref(), promised.as_str());
        let promised: Commitment = promised.as_str().unwrap().parse().unwrap();
        assert!(promised.is_kept_by(shown[1].as_deref().unwrap()));
        page.assert_fits().await;
        page.assert_accessible().await;
    });
}

#[test]
fn two_people_pass_the_board_to_look() {
    visit(Visitor::PHONE, "", async |page| {
        page.new_co_up(false).await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.play("b2b9").await;
        page.wait_for("[data-dialog=look] [data-action=show]").await;
        assert_eq!(page.run(COVERED, vec![]).await, json!(1));
        page.assert_accessible().await;
        page.click("[data-dialog=look] [data-action=show]").await;
        page.wait_for("[data-dialog=look] [data-captured]:not([data-captured=closed])")
            .await;
        page.assert_fits().await;
        page.click("[data-dialog=look] [data-action=hide]").await;
        page.wait_gone("[data-dialog=look]").await;
        assert_eq!(page.run(COVERED, vec![]).await, json!(1));
        // What is hidden is told by its numbers.
        page.click("[data-action=hidden]").await;
        page.wait_for("[data-pool=black]").await;
        page.assert_fits().await;
        page.assert_accessible().await;
    });
}

/// How many taken pieces the page shows from behind.
const COVERED: &str = "return document.querySelectorAll('.seat [data-captured=closed]').length";

#[test]
fn it_can_be_tried_on_the_page_that_explains_it() {
    visit(Visitor::DESKTOP, "#/learn/coup", async |page| {
        page.assert_accessible().await;
        page.play("b0c2").await;
        page.wait_gone("[data-piece=closed-rN][data-at=b0]").await;
        page.until(
            "what it turned out to be",
            "return document.querySelector('[role=status]').textContent.includes('turned out')",
        )
        .await;
        page.click("[data-action=trial-back]").await;
        page.sees("closed-rN", "b0").await;
        page.click("[data-action=trial-again]").await;
        page.assert_fits().await;
    });
}

#[test]
fn a_game_is_looked_at_by_expected_value() {
    visit(Visitor::PHONE, "", async |page| {
        page.new_co_up(false).await;
        page.play("b2e2").await;
        page.try_open("#/analyse").await;
        page.wait_for("main.analysis").await;
        let lines = "return [...document.querySelectorAll('.line')].filter(
            (line) => line.querySelector('.line-move')).length === 3";
        page.until("three lines", lines).await;
        // Nothing is turned up that lies closed in the game.
        assert_eq!(page.run(CLOSED, vec![]).await, json!(29));
        page.assert_fits().await;
        page.assert_accessible().await;
        // A closed piece that is tried out is what the reader says.
        page.click("[data-point=h9]").await;
        page.click("[data-point=g7]").await;
        page.wait_for("[data-outcome=Soldier][aria-pressed=true]")
            .await;
        page.sees("bP", "g7").await;
        // On a phone they lie above what is pressed next, and push it down when they come.
        page.until("three lines", lines).await;
        page.click("[data-outcome=Chariot]").await;
        page.wait_for("[data-outcome=Chariot][aria-pressed=true]")
            .await;
        page.sees("bR", "g7").await;
        page.until("three lines", lines).await;
        page.assert_fits().await;
        page.assert_accessible().await;
        // The game goes on as it was.
        page.click("a.back").await;
        page.wait_for("main.game").await;
        page.sees_moves(1).await;
    });
}

/// How many pieces lie closed on the board.
const CLOSED: &str = "return document.querySelectorAll('[data-at][data-piece^=closed-]').length";

#[test]
fn a_position_by_hand_is_dealt_and_played() {
    visit(Visitor::PHONE, "", async |page| {
        page.command("new-game").await;
        page.wait_for("[data-dialog=new-game]").await;
        page.choose("variant", 2).await;
        page.choose("opponent", 1).await;
        page.choose("position", 1).await;
        page.fill("#fen", "4k4/9/9/9/4X4/9/9/9/9/3K5 w P1").await;
        page.until(
            "what is wrong",
            "return document.querySelector('#fen-word').textContent.includes('e5')",
        )
        .await;
        page.assert_fits().await;
        page.fill("#fen", "3k5/9/9/9/9/9/P8/9/9/X3K4 w R1 0 1")
            .await;
        page.until(
            "nothing wrong",
            "return document.querySelector('#fen-word').className === 'hint'",
        )
        .await;
        page.click("[data-action=start]").await;
        page.wait_gone("[data-dialog=new-game]").await;
        assert_eq!(page.run(CLOSED, vec![]).await, json!(1));
        // The only piece that is unknown is a chariot, so that is what it is.
        page.play("a0d0").await;
        page.sees("rR", "d0").await;
        page.assert_accessible().await;
    });
}

#[test]
fn a_link_holds_what_both_sides_know() {
    let known = "[Variant \"Cờ úp\"]\n\n1. b2b9R h7e7c *";
    let mut record = None;
    chuhe::formats::read_text(known, &mut |game| record = Some(game.record)).unwrap();
    let link = format!("#/game/{}", chuhe::formats::share::encode(&record.unwrap()));
    let visitor = Visitor {
        browser: OPEN_HANDED.browser,
        ..Visitor::PHONE
    };
    visit(visitor, &link, async |page| {
        page.sees("rR", "b9").await;
        page.sees("bC", "e7").await;
        page.sees_moves(2).await;
        // 32 pieces but the generals, less two that were opened and one that was taken.
        assert_eq!(page.run(CLOSED, vec![]).await, json!(27));
        page.reload().await;
        page.sees("rR", "b9").await;
        // Who sends it on learns what is not in it.
        page.command("copy-link").await;
        page.says(
            "plain",
            "Link with the whole game copied. Whoever opens it sees the same game. \
             What lies face down is not in the link and is dealt anew.",
        )
        .await;
        // Another link asks, and says that the rest is dealt anew.
        page.open(&link).await;
        page.wait_for("dialog [data-action=open-shared]").await;
        let told = page.text("dialog p").await;
        assert!(told.contains("dealt anew"), "{told}");
        page.assert_fits().await;
        page.assert_accessible().await;
    });
}

/// What is done before a picture is taken.
pub async fn act(scene: &str, page: &Page) {
    match scene {
        "coup-new" => {
            page.command("new-game").await;
            page.choose("variant", 2).await;
        }
        "coup-learn" => {
            page.try_open("#/learn/coup").await;
            page.ready().await;
            page.play("b0c2").await;
        }
        "coup" => page.new_co_up(true).await,
        "coup-analysis" => {
            page.new_co_up(false).await;
            page.play("b2e2").await;
            page.try_open("#/analyse").await;
            page.wait_for("main.analysis").await;
            page.click("[data-point=h9]").await;
            page.click("[data-point=g7]").await;
            page.wait_for("[data-rank='2'] .line-move").await;
        }
        _ => {
            page.new_co_up(false).await;
            page.play("b2e2 h9g7 h0g2 i9h9").await;
            match scene {
                "coup-hidden" => page.click("[data-action=hidden]").await,
                "coup-look" => {
                    page.play("h2h7").await;
                    let asks = "return document.querySelector('[data-dialog=look]') !== null";
                    if page.run(asks, vec![]).await == Value::Bool(true) {
                        page.click("[data-action=show]").await;
                    }
                }
                "coup-end" => {
                    page.command("resign").await;
                    page.click("[data-action=confirm-resign]").await;
                    page.wait_for("[data-dialog=result]").await;
                }
                _ => {}
            }
        }
    }
}
