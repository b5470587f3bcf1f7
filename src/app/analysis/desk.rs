//! The state of an analysis: a game with a cursor and what the engine has said of the position.
//! Pure; the screen lets the engine follow it.

mod drawn;

use std::collections::BTreeMap;

use crate::app::shelf::Look;
use crate::app::store::{Step, Table};
use crate::formats::record::Worth;
use crate::formats::record::review::Review;
use crate::formats::{coup_fen, fen};
use crate::platform::engine::{Line, Search, Trouble};
use crate::protocol::SearchLimits;
use crate::rules::coup::{CoUpMove, View};
use crate::rules::{Color, Game, Move, Piece, Position, Refusal, Role, RuleSet, Variant};

/// The greatest number of lines.
pub const MOST_LINES: usize = 5;
/// How long one position is looked at, in milliseconds, unless the reader goes on.
const LOOK_MS: u32 = 120_000;

/// An analysis.
#[derive(Clone, Debug)]
pub struct Desk {
    game: Game,
    /// What is known of the start.
    start: View,
    /// All moves of the line, with what they show.
    played: Vec<CoUpMove>,
    rules: RuleSet,
    /// The side at the lower edge.
    pub below: Color,
    /// Whether the engine looks at the position.
    pub going: bool,
    /// How many lines it shows, 1 to [`MOST_LINES`].
    pub count: usize,
    /// Whether it looks at what the other side would do if it had the move.
    pub threats: bool,
    /// Moves of this position that the reader has left out.
    pub banned: Vec<Move>,
    /// The newest of its lines, best first, all of one depth.
    pub lines: Vec<Line>,
    /// Why the engine has given up.
    pub trouble: Option<Trouble>,
    /// A move that was refused.
    pub refused: Option<(Refusal, Move)>,
    /// How often the reader has asked to go on after an end or a failure.
    asked: u32,
    /// What positions were found to be worth, by their keys.
    known: BTreeMap<u64, Worth>,
}

/// What the reader does, or the engine says.
#[derive(Clone, Debug)]
pub enum Act {
    /// Another position of the game.
    Stepped(Step),
    /// A move on the board.
    Played(Move),
    /// The closed piece that was moved last turns out to be of this kind.
    TurnsOut(Role),
    /// The first moves of a line are played.
    PlayedOut {
        /// Which line.
        rank: usize,
        /// How many of its moves.
        count: usize,
    },
    /// The engine is turned on or off.
    Turned(bool),
    /// One line fewer is wanted.
    Fewer,
    /// One line more is wanted.
    More,
    /// The other side's threats are wanted, or not any more.
    Threats(bool),
    /// The best move is left out, to see the next.
    LeftOut,
    /// All moves count again.
    AllBack,
    /// The board is turned.
    Flipped,
    /// The engine has said so much since it was last drawn.
    Heard(Vec<Line>),
    /// The engine has given up.
    Failed(Trouble),
}

impl PartialEq for Desk {
    fn eq(&self, other: &Desk) -> bool {
        // What is drawn; a game is told by its moves.
        self.played == other.played
            && self.game.ply() == other.game.ply()
            && self.game.start() == other.game.start()
            && self.lines == other.lines
            && (self.below, self.going, self.count, self.threats)
                == (other.below, other.going, other.count, other.threats)
            && self.banned == other.banned
            && self.trouble == other.trouble
            && self.refused == other.refused
            && self.asked == other.asked
    }
}

impl Desk {
    /// Looks at a game where its cursor is.
    ///
    /// It takes what may be shown of the game and no more: in cờ úp neither the desk nor the engine
    /// that it asks holds what lies closed.
    pub fn of(table: &Table) -> Desk {
        let (start, played) = table.known_line();
        Desk {
            game: table.game().clone(),
            start,
            played,
            rules: table.rules().clone(),
            below: table.below(),
            going: true,
            count: 3,
            threats: false,
            banned: Vec::new(),
            lines: Vec::new(),
            trouble: None,
            refused: None,
            asked: 0,
            known: BTreeMap::new(),
        }
    }

    /// The same with what a review of some game has found.
    #[must_use]
    pub fn knowing(mut self, review: &Review) -> Desk {
        let mut view = review.start().clone();
        for ply in 0..review.total() {
            if let Some(worth) = review.worth(ply) {
                self.known.insert(view.position().key(), worth);
            }
            // The moves of a review are legal.
            let played = review.moves().get(ply);
            played.map(|played| view.play_unchecked(*played));
        }
        self
    }

    /// What each position of the line is worth, from the start on, as far as it is known.
    pub fn curve(&self) -> Vec<Option<Worth>> {
        let mut whole = self.game.clone();
        whole.go_to(whole.line().len());
        let keys = whole.keys().iter();
        keys.map(|key| self.known.get(key).copied()).collect()
    }

    /// Looks at a game that another screen has handed over.
    pub fn of_look(look: Look) -> Desk {
        let mut game = Game::new(look.start.position().clone());
        for played in &look.played {
            // They are legal where they come from.
            let _ = game.play_revealing(played.mv, played.revealed.map(|piece| piece.role));
        }
        Desk {
            start: look.start,
            played: look.played,
            game,
            rules: look.rules,
            below: look.below,
            ..Desk::of(&Table::default())
        }
    }

    /// The rules by which the game is judged.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The game with its cursor.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// What is known of the position on the board.
    pub fn view(&self) -> View {
        let mut view = self.start.clone();
        for &played in &self.played[..self.game.ply()] {
            view.play_unchecked(played);
        }
        view
    }

    /// What is known of the start, and all moves with what they show.
    pub fn line(&self) -> (&View, &[CoUpMove]) {
        (&self.start, &self.played)
    }

    /// The kinds that the piece which was moved last may turn out to be, with how many of each
    /// were unknown, and which it is taken for; `None` if it was open before.
    pub fn outcomes(&self) -> Option<(Vec<(Role, u8)>, Role)> {
        let last = self.game.ply().checked_sub(1)?;
        let taken_for = self.played[last].revealed?;
        let mut view = self.start.clone();
        for &played in &self.played[..last] {
            view.play_unchecked(played);
        }
        let kinds = view.pool().kinds(taken_for.color).collect();
        Some((kinds, taken_for.role))
    }

    /// The side for which the engine looks for moves.
    pub fn searched_side(&self) -> Color {
        let turn = self.position().turn();
        if self.threats { turn.other() } else { turn }
    }

    /// The state after something has happened.
    #[must_use]
    pub fn after(&self, act: Act) -> Desk {
        let mut desk = self.clone();
        desk.refused = None;
        match act {
            Act::Stepped(step) => desk.step(step),
            Act::Played(mv) => desk.play(&[mv]),
            Act::TurnsOut(role) => desk.turn_out(role),
            Act::PlayedOut { rank, count } => desk.play_out(rank, count),
            Act::Turned(on) => {
                desk.going = on;
                desk.trouble = None;
                desk.asked += 1;
            }
            Act::Fewer => {
                desk.count = (desk.count - 1).max(1);
                desk.lines.truncate(desk.count);
            }
            Act::More => desk.count = (desk.count + 1).min(MOST_LINES),
            Act::Threats(on) => {
                desk.threats = on && !desk.position().is_check();
                desk.forget();
            }
            Act::LeftOut => desk.leave_out(),
            Act::AllBack => desk.forget(),
            Act::Flipped => desk.below = desk.below.other(),
            Act::Heard(lines) => desk.hear(lines),
            Act::Failed(trouble) => {
                desk.trouble = Some(trouble);
                desk.going = false;
            }
        }
        desk
    }

    /// What was said of one position means nothing for another.
    fn forget(&mut self) {
        self.lines.clear();
        self.banned.clear();
    }

    fn move_on(&mut self) {
        self.forget();
        self.threats = false;
    }

    fn step(&mut self, step: Step) {
        let ply = self.game.ply();
        self.game.go_to(match step {
            Step::First => 0,
            Step::Back => ply.saturating_sub(1),
            Step::Forward => ply + 1,
            Step::Last => self.game.line().len(),
            Step::To(ply) => ply,
        });
        self.move_on();
    }

    /// Plays legal moves; a refused one changes nothing. A closed piece is taken for what it most
    /// likely is.
    fn play(&mut self, moves: &[Move]) {
        let mut game = self.game.clone();
        let mut view = self.view();
        let mut line = self.played[..game.ply()].to_vec();
        for &mv in moves {
            let played = likely(&view, mv);
            let revealed = played.revealed.map(|piece| piece.role);
            if let Err(refusal) = game.play_revealing(mv, revealed) {
                self.refused = Some((refusal, mv));
                return;
            }
            view.play_unchecked(played);
            line.push(played);
        }
        // Where the game has gone on the same way, it goes on.
        if !self.played.starts_with(&line) {
            game.truncate();
            self.played = line;
        }
        self.game = game;
        self.move_on();
    }

    /// The piece that was moved last turns out to be of another kind; what followed is dropped.
    fn turn_out(&mut self, role: Role) {
        let Some((kinds, taken_for)) = self.outcomes() else {
            return;
        };
        if role == taken_for || !kinds.iter().any(|(kind, _)| *kind == role) {
            return;
        }
        let last = self.game.ply() - 1;
        self.played.truncate(last + 1);
        let played = &mut self.played[last];
        played.revealed = played.revealed.map(|piece| Piece::new(piece.color, role));
        let (mv, revealed) = (played.mv, Some(role));
        self.game.undo();
        self.game.truncate();
        // It was legal before, and what it reveals does not matter for that.
        let _ = self.game.play_revealing(mv, revealed);
        self.move_on();
    }

    fn play_out(&mut self, rank: usize, count: usize) {
        let line = self.lines.iter().find(|line| line.rank == rank);
        // A threat is no move of the side whose turn it is.
        if let (Some(line), false) = (line, self.threats) {
            let moves: Vec<Move> = line
                .moves
                .iter()
                .take(count)
                .filter_map(|text| text.parse().ok())
                .collect();
            self.play(&moves);
        }
    }

    fn leave_out(&mut self) {
        let best = self.lines.first().and_then(|line| line.moves.first());
        if let Some(mv) = best.and_then(|text| text.parse().ok()) {
            self.banned.push(mv);
            self.lines.clear();
        }
    }

    fn hear(&mut self, lines: Vec<Line>) {
        // Without its best move, or its turn, a position is worth something else.
        let whole = !self.threats && self.banned.is_empty();
        let turn = self.position().turn();
        let worth = lines.first().and_then(|best| best.score.as_red(turn));
        if let Some(worth) = worth.filter(|_| whole) {
            self.known.insert(self.position().key(), worth);
        }
        self.lines = lines;
        self.lines.truncate(self.count);
    }

    /// Whether some move can still be looked at.
    fn has_moves(&self) -> bool {
        let moves = self.position().legal_moves();
        self.threats || moves.iter().any(|mv| !self.banned.contains(mv))
    }

    /// What the engine has to look at, if it has to.
    pub fn search(&self) -> Option<(u32, Search)> {
        if !self.going || !self.has_moves() {
            return None;
        }
        let limits = SearchLimits {
            movetime_ms: Some(LOOK_MS),
            lines: self.count as u32,
            banned: self.banned.iter().map(Move::to_string).collect(),
            ..SearchLimits::default()
        };
        // Passing is no move: the position with the other side to move begins a game.
        let (start, moves) = if self.threats {
            let mut view = self.view();
            view.pass();
            (view, &[][..])
        } else {
            (self.start.clone(), &self.played[..self.game.ply()])
        };
        let variant = start.position().variant();
        let search = Search {
            variant,
            fen: match variant {
                Variant::Xiangqi => fen::print(&start.to_setup()),
                Variant::CoUp(_) => coup_fen::print(&start),
            },
            moves: moves.iter().map(CoUpMove::to_string).collect(),
            rules: self.rules.clone(),
            limits,
        };
        Some((self.asked, search))
    }
}

/// A move whose closed piece turns out to be what there is most of.
fn likely(view: &View, mv: Move) -> CoUpMove {
    let mut kinds = view.may_be(mv.from());
    // Of equal numbers the last counts: the first kind in the order of the pool.
    kinds.reverse();
    let most = kinds.into_iter().max_by_key(|&(_, count)| count);
    CoUpMove {
        revealed: most.map(|(piece, _)| piece),
        ..CoUpMove::plain(mv)
    }
}

#[cfg(test)]
mod tests;
