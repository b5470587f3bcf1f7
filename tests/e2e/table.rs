//! What people do at the board, in the words of the game.

use serde_json::json;
use thirtyfour::Key;

use crate::page::Page;

/// Who sits on the other side.
#[derive(Clone, Copy)]
pub enum Opponent {
    /// The engine at a level.
    Engine(usize),
    /// A second person at the board.
    Person,
}

impl Page {
    /// Clicks a piece and then its destination, for each of the moves in coordinates.
    pub async fn play(&self, moves: &str) {
        for text in moves.split_whitespace() {
            let (from, to) = text.split_at(2);
            self.click(&point(from)).await;
            self.click(&point(to)).await;
            self.wait_for(&format!("[data-at={to}]")).await;
        }
    }

    /// Waits until a piece such as `rC` stands on a point.
    pub async fn sees(&self, piece: &str, square: &str) {
        self.wait_for(&format!("[data-piece={piece}][data-at={square}]"))
            .await;
    }

    /// Waits until nothing stands on a point.
    pub async fn sees_empty(&self, square: &str) {
        self.wait_gone(&format!("[data-at={square}]")).await;
    }

    /// Waits until the move list has so many moves and no more.
    pub async fn sees_moves(&self, count: usize) {
        let script = "return document.querySelectorAll('[data-ply]').length === arguments[0]";
        self.until_with(
            &format!("{count} moves in the list"),
            script,
            vec![json!(count)],
        )
        .await;
    }

    /// Waits until the engine has answered the last move and it is the reader's turn.
    pub async fn sees_answer(&self, moves: usize) {
        self.sees_moves(moves).await;
        self.wait_gone("[data-action=move-now]").await;
    }

    /// Waits until the status line speaks in a tone (see `Tone` in the app) and returns what it says.
    pub async fn status(&self, tone: &str) -> String {
        self.text(&format!("[data-status={tone}]")).await
    }

    /// Waits until the status line says something in a tone: others may have spoken before.
    pub async fn says(&self, tone: &str, words: &str) {
        let script = "const line = document.querySelector(arguments[0]);
            return line?.textContent.trim() === arguments[1]";
        let selector = format!("[data-status={tone}]");
        self.until_with(words, script, vec![selector.into(), words.into()])
            .await;
    }

    /// Gives a command of the game: in the bar, or in the sheet where the bar has no room for it.
    pub async fn command(&self, name: &str) {
        self.wait_for(".actions").await;
        let button = format!(".actions [data-action={name}]");
        if self.is_visible(&button).await {
            self.click(&button).await;
        } else {
            self.click("[data-action=more]").await;
            self.click(&format!("[data-dialog=more] [data-action={name}]"))
                .await;
        }
    }

    /// Sets up a new game under the club rules; `fen` empty means the usual start.
    pub async fn new_game(&self, opponent: Opponent, fen: &str) {
        self.new_game_under(0, opponent, fen).await;
    }

    /// The same under another rule set, by its place in the dialog.
    pub async fn new_game_under(&self, rules: usize, opponent: Opponent, fen: &str) {
        self.command("new-game").await;
        self.wait_for("[data-dialog=new-game]").await;
        match opponent {
            Opponent::Person => self.choose("opponent", 1).await,
            Opponent::Engine(level) => {
                self.choose("opponent", 0).await;
                self.choose("side", 0).await;
                self.focus("[name=level]").await;
                self.keys([Key::Home]).await;
                self.keys(std::iter::repeat_n(Key::Right, level - 1)).await;
            }
        }
        self.choose("rules", rules).await;
        if !fen.is_empty() {
            self.choose("position", 1).await;
            self.fill("[name=fen]", fen).await;
        }
        self.click("[data-action=start]").await;
        self.wait_gone("[data-dialog=new-game]").await;
    }

    /// Chooses an option of a group by its place.
    pub async fn choose(&self, group: &str, option: usize) {
        let input = format!("input[name={group}][value='{option}']");
        self.click(&format!("label:has({input})")).await;
        self.wait_for(&format!("{input}:checked")).await;
    }

    /// Waits for the end of the game, as `red_wins:checkmate`.
    pub async fn sees_outcome(&self, outcome: &str) {
        self.wait_for(&format!("[data-dialog=result] [data-outcome='{outcome}']"))
            .await;
    }
}

/// The selector of a point.
pub fn point(square: &str) -> String {
    format!("[data-point={square}]")
}
