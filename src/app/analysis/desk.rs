//! The state of an analysis: a game with a cursor and what the engine has said of the position.
//! Pure; the screen lets the engine follow it.

use std::rc::Rc;

use crate::app::board::{Arrow, Check, Marks};
use crate::app::store::{Step, Table};
use crate::formats::fen;
use crate::platform::engine::{Line, Search, Trouble};
use crate::protocol::SearchLimits;
use crate::rules::{Color, Game, Move, Piece, Position, Refusal, RuleSet, Square, Variant};

/// The greatest number of lines.
pub const MOST_LINES: usize = 5;
/// How long one position is looked at, in milliseconds, unless the reader goes on.
const LOOK_MS: u32 = 120_000;

/// An analysis.
#[derive(Clone, Debug)]
pub struct Desk {
    game: Game,
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
    /// The newest of its lines, by rank.
    pub lines: Vec<Line>,
    /// Why the engine has given up.
    pub trouble: Option<Trouble>,
    /// A move that was refused.
    pub refused: Option<(Refusal, Move)>,
    /// How often the reader has asked to go on after an end or a failure.
    asked: u32,
}

/// What the reader does, or the engine says.
#[derive(Clone, Debug)]
pub enum Act {
    /// Another position of the game.
    Stepped(Step),
    /// A move on the board.
    Played(Move),
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
        self.game.line() == other.game.line()
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
    pub fn of(table: &Table) -> Desk {
        Desk {
            // What lies closed cannot be tried out: who looks at such a game finds the usual start.
            game: match table.variant() {
                Variant::Xiangqi => table.game().clone(),
                Variant::CoUp(_) => Game::default(),
            },
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
        }
    }

    /// The game with its cursor.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
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

    /// Plays legal moves; a refused one changes nothing.
    fn play(&mut self, moves: &[Move]) {
        let mut game = self.game.clone();
        for &mv in moves {
            if let Err(refusal) = game.play(mv) {
                self.refused = Some((refusal, mv));
                return;
            }
        }
        self.game = game;
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
        for line in lines {
            match self.lines.get_mut(line.rank) {
                Some(place) => *place = line,
                None if line.rank < self.count => self.lines.push(line),
                None => {}
            }
        }
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
        let search = if self.threats {
            // Passing is no move: the position with the other side to move begins a game.
            let mut setup = self.position().to_setup();
            setup.turn = setup.turn.other();
            Search {
                variant: self.position().variant(),
                fen: fen::print(&setup),
                moves: Vec::new(),
                rules: self.rules.clone(),
                limits,
            }
        } else {
            Search {
                variant: self.position().variant(),
                fen: fen::print(&self.game.start().to_setup()),
                moves: self.game.moves().iter().map(Move::to_string).collect(),
                rules: self.rules.clone(),
                limits,
            }
        };
        Some((self.asked, search))
    }

    /// The pieces on the board.
    pub fn pieces(&self) -> Rc<[(Square, Piece)]> {
        let position = self.position();
        Square::all()
            .filter_map(|square| Some((square, position.piece_at(square)?)))
            .collect()
    }

    /// Marks of the position, with an arrow for the first move of each line.
    pub fn marks(&self) -> Marks {
        let position = self.position();
        let arrow = |line: &Line| {
            let mv: Move = line.moves.first()?.parse().ok()?;
            Some(Arrow {
                from: mv.from(),
                to: mv.to(),
            })
        };
        Marks {
            last: self.game.moves().last().copied(),
            check: position.is_check().then(|| Check {
                general: position.general(position.turn()),
                by: position.checkers(),
            }),
            lines: self.lines.iter().filter_map(arrow).collect(),
            ..Marks::default()
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::protocol::Score;

    fn line(rank: usize, moves: &str) -> Line {
        Line {
            depth: 8,
            rank,
            score: Score::Centipawns(10),
            nodes: 1,
            time_ms: 1,
            moves: moves.split_whitespace().map(str::to_owned).collect(),
        }
    }

    fn desk() -> Desk {
        Desk::of(&Table::default())
    }

    #[test]
    fn another_position_begins_anew() {
        let desk = desk().after(Act::Heard(vec![line(0, "h2e2 h9g7"), line(1, "b2e2")]));
        assert_eq!(desk.marks().lines.len(), 2);
        let played = desk.after(Act::Played("h2e2".parse().unwrap()));
        assert!(played.lines.is_empty());
        assert_eq!(played.search().unwrap().1.moves, ["h2e2"]);
        let back = played.after(Act::Stepped(Step::Back));
        assert!(back.search().unwrap().1.moves.is_empty());
    }

    #[test]
    fn a_line_is_played_out_as_far_as_wanted() {
        let desk = desk().after(Act::Heard(vec![line(0, "h2e2 h9g7 h0g2")]));
        let played = desk.after(Act::PlayedOut { rank: 0, count: 2 });
        let moves: Vec<String> = played.game().moves().iter().map(Move::to_string).collect();
        assert_eq!(moves, ["h2e2", "h9g7"]);
        assert_eq!(
            desk.after(Act::PlayedOut { rank: 3, count: 1 })
                .game()
                .ply(),
            0
        );
    }

    #[test]
    fn the_best_move_can_be_left_out_and_comes_back_elsewhere() {
        let desk = desk().after(Act::Heard(vec![line(0, "h2e2")]));
        let without = desk.after(Act::LeftOut);
        assert_eq!(without.search().unwrap().1.limits.banned, ["h2e2"]);
        assert!(without.lines.is_empty());
        assert!(without.after(Act::AllBack).banned.is_empty());
        let moved = without.after(Act::Played("b0c2".parse().unwrap()));
        assert!(moved.banned.is_empty());
    }

    #[test]
    fn a_threat_is_a_search_for_the_other_side_and_is_not_played() {
        let desk = desk().after(Act::Threats(true));
        let (_, search) = desk.search().unwrap();
        assert!(search.fen.contains(" b "), "{}", search.fen);
        assert!(search.moves.is_empty());
        let told = desk.after(Act::Heard(vec![line(0, "h7e7")]));
        assert_eq!(
            told.after(Act::PlayedOut { rank: 0, count: 1 })
                .game()
                .ply(),
            0
        );
    }

    #[test]
    fn a_refused_move_changes_nothing_and_is_named() {
        let desk = desk();
        let refused = desk.after(Act::Played("a0a5".parse().unwrap()));
        assert!(refused.refused.is_some());
        assert_eq!(refused.game().ply(), 0);
        assert!(refused.after(Act::Flipped).refused.is_none());
    }

    #[test]
    fn off_means_no_search_and_on_again_asks_again() {
        let off = desk().after(Act::Turned(false));
        assert_eq!(off.search(), None);
        let on = off.after(Act::Turned(true));
        assert_ne!(on.search(), desk().search());
        assert!(on.search().is_some());
    }
}
