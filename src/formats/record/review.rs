//! A review of a game: what an engine thinks of each position, and what that says of the moves.
//!
//! Whoever has an engine asks [`Review::next`] which position comes next, lets a [`Listener`] hear
//! what the engine says of it and hands the [`Thought`] over. So the command line, which owns the
//! engine, and the page, which talks to a worker, judge in the same way.

use super::quality::{self, mark};
use super::{Edit, EditError, Evaluation, NodeId, Record, Worth};
use crate::rules::{Color, Move, Position};

/// How many plies of a better line are kept.
pub const SHOWN: usize = 5;
/// How deep each position is searched unless somebody wants it otherwise, in plies.
pub const DEPTH: u32 = 8;

/// What an engine thinks of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// What it is worth, as Red sees it; `None` if the game is over there.
    pub worth: Option<Worth>,
    /// What it was worth a ply before the last: to be compared with the position before, which
    /// was searched to the same end.
    pub shallow: Option<Worth>,
    /// How the engine expects the game to go on.
    pub line: Vec<Move>,
}

/// Hears what an engine says while it searches one position.
#[derive(Clone, Debug)]
pub struct Listener {
    depth: u32,
    thought: Thought,
}

impl Listener {
    /// For a search to a depth.
    pub fn new(depth: u32) -> Listener {
        Listener {
            depth,
            thought: Thought::default(),
        }
    }

    /// An iteration is done: its depth, the worth as Red sees it, and the line.
    pub fn hear(&mut self, depth: u32, worth: Option<Worth>, line: Vec<Move>) {
        if depth < self.depth {
            self.thought.shallow = worth;
        }
        self.thought.line = line;
    }

    /// The search is done; `worth` is `None` if there is nothing to search.
    pub fn done(self, worth: Option<Worth>) -> Thought {
        Thought {
            worth,
            ..self.thought
        }
    }
}

/// A review, as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    start: Position,
    moves: Vec<Move>,
    depth: u32,
    thoughts: Vec<Thought>,
}

/// What is said of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub mover: Color,
    /// What the position after it is worth, as Red sees it; `None` if the game is over there.
    pub worth: Option<Worth>,
    /// How much of its chance to win the mover has given away, 0 to 1.
    pub lost: f64,
    /// The mark that it deserves, by its number in PGN.
    pub mark: Option<u8>,
    /// The better line, if the move has a mark.
    pub better: Vec<Move>,
}

/// What is said of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// How many moves of it were judged.
    pub moves: usize,
    /// How many were given each of the marks of [`quality::GIVEN`], in that order.
    pub marks: [usize; 3],
    /// How much of its chance to win it gave away with a move, on the average, 0 to 1.
    pub lost: f64,
}

impl Review {
    /// A review of moves that are legal from a position, before its first thought.
    pub fn new(start: Position, moves: Vec<Move>, depth: u32) -> Review {
        Review {
            start,
            moves,
            depth,
            thoughts: Vec::new(),
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How deep each position is searched, in plies.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// The thoughts so far, from the start on.
    pub fn thoughts(&self) -> &[Thought] {
        &self.thoughts
    }

    /// How many positions there are to think of.
    pub fn total(&self) -> usize {
        self.moves.len() + 1
    }

    /// The next position to think of, by the number of moves before it; `None` when all is done.
    pub fn next(&self) -> Option<usize> {
        let ply = self.thoughts.len();
        (ply < self.total()).then_some(ply)
    }

    /// Takes what was thought of the next position; more than there are positions are not taken.
    pub fn take(&mut self, thought: Thought) {
        if self.next().is_some() {
            self.thoughts.push(thought);
        }
    }

    /// What the position after so many moves is worth, as Red sees it: a game that has ended is
    /// won by whoever moved last, since who has no move has lost.
    pub fn worth(&self, ply: usize) -> Option<Worth> {
        let thought = self.thoughts.get(ply)?;
        let won = ply.checked_sub(1).map(|before| self.won_by(before));
        thought.worth.or(won)
    }

    /// Who makes the move after so many.
    fn mover(&self, ply: usize) -> Color {
        match ply % 2 {
            0 => self.start.turn(),
            _ => self.start.turn().other(),
        }
    }

    /// The worth of a position in which the mover of a move has won.
    fn won_by(&self, ply: usize) -> Worth {
        match self.mover(ply) {
            Color::Red => Worth::Mate(1),
            Color::Black => Worth::Mate(-1),
        }
    }

    /// What is said of each move whose position before and after it was thought of.
    pub fn judged(&self) -> Vec<Judged> {
        let pairs = self.thoughts.windows(2).zip(&self.moves).enumerate();
        let judged = |(ply, (pair, mv)): (usize, (&[Thought], &Move))| {
            let [before, after] = pair else {
                unreachable!("windows of two")
            };
            self.judge(ply, *mv, before, after)
        };
        pairs.map(judged).collect()
    }

    fn judge(&self, ply: usize, mv: Move, before: &Thought, after: &Thought) -> Judged {
        let mover = self.mover(ply);
        let reached = after.shallow.or(after.worth).unwrap_or(self.won_by(ply));
        let best = before.line.first() == Some(&mv);
        let given = before
            .worth
            .and_then(|worth| mark(worth, reached, mover))
            .filter(|_| !best);
        let lost = before
            .worth
            .map_or(0.0, |worth| worth.chance(mover) - reached.chance(mover));
        Judged {
            mv,
            mover,
            worth: after.worth,
            lost: if best { 0.0 } else { lost.max(0.0) },
            mark: given,
            better: match given {
                Some(_) => before.line.iter().take(SHOWN).copied().collect(),
                None => Vec::new(),
            },
        }
    }

    /// What is said of a side.
    pub fn summary(&self, color: Color) -> Summary {
        let mut summary = Summary::default();
        for judged in self.judged().iter().filter(|judged| judged.mover == color) {
            summary.moves += 1;
            summary.lost += judged.lost;
            for (count, mark) in summary.marks.iter_mut().zip(quality::GIVEN) {
                *count += usize::from(judged.mark == Some(mark));
            }
        }
        summary.lost /= summary.moves.max(1) as f64;
        summary
    }

    /// Writes evaluations, marks and better lines to the main line of a record of the same moves.
    /// Marks of the same kinds that were there before go.
    ///
    /// # Errors
    /// If a better line cannot be added; what was written before stays.
    pub fn write_to(&self, record: &mut Record) -> Result<(), EditError> {
        let nodes: Vec<NodeId> = record.main_line().collect();
        let moves = nodes.into_iter().filter(|node| record.mv(*node).is_some());
        let moves: Vec<NodeId> = moves.collect();
        for (node, judged) in moves.into_iter().zip(self.judged()) {
            let note = record.note_mut(node);
            note.evaluation = judged.worth.map(|worth| Evaluation {
                worth,
                depth: Some(self.depth),
            });
            note.marks.retain(|mark| !quality::GIVEN.contains(mark));
            note.marks.extend(judged.mark);
            add_line(record, node, &judged.better)?;
        }
        Ok(())
    }
}

/// Adds a line in place of a move.
fn add_line(record: &mut Record, node: NodeId, line: &[Move]) -> Result<(), EditError> {
    let mut above = record.parent(node).unwrap_or(NodeId::ROOT);
    for mv in line {
        let edit = Edit::Add {
            parent: above,
            mv: (*mv).into(),
        };
        record.apply(edit)?;
        let mut children = record.children(above);
        let found = children.find(|child| record.mv(*child) == Some(*mv));
        above = found.unwrap_or(above);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::formats::fen;

    fn moves(text: &str) -> Vec<Move> {
        text.split(' ').map(|text| text.parse().unwrap()).collect()
    }

    fn thought(worth: i32, line: &str) -> Thought {
        Thought {
            worth: Some(Worth::Centipawns(worth)),
            shallow: None,
            line: moves(line),
        }
    }

    /// Red leaves a chariot to be taken, Black takes it.
    fn reviewed() -> Review {
        let mut review = Review::new(Position::start(), moves("h2e2 h9g7"), 8);
        assert_eq!((review.next(), review.total()), (Some(0), 3));
        review.take(thought(30, "b2e2 h9g7"));
        review.take(thought(-500, "h9g7"));
        review.take(thought(-510, "h0g2"));
        review
    }

    #[test]
    fn a_move_is_judged_by_the_positions_around_it() {
        let review = reviewed();
        assert_eq!(review.next(), None);
        let judged = review.judged();
        assert_eq!(judged[0].mark, Some(4));
        assert_eq!(judged[0].better, moves("b2e2 h9g7"));
        assert!(judged[0].lost > 0.2);
        // The expected move is never blamed, and gives nothing away.
        assert_eq!((judged[1].mark, judged[1].lost), (None, 0.0));
        let red = review.summary(Color::Red);
        assert_eq!((red.moves, red.marks), (1, [0, 0, 1]));
        assert_eq!(review.summary(Color::Black).marks, [0, 0, 0]);
    }

    #[test]
    fn a_half_done_review_judges_what_it_knows() {
        let mut review = Review::new(Position::start(), moves("h2e2 h9g7"), 8);
        assert!(review.judged().is_empty());
        review.take(thought(0, "h2e2"));
        assert!(review.judged().is_empty());
        review.take(thought(0, "h9g7"));
        assert_eq!(review.judged().len(), 1);
        assert_eq!(review.worth(1), Some(Worth::Centipawns(0)));
        assert_eq!(review.worth(2), None);
    }

    #[test]
    fn who_has_no_move_has_lost() {
        let setup = fen::parse("3k5/9/9/9/9/9/9/9/8R/4K4 w").unwrap();
        let start = Position::from_setup(&setup).unwrap();
        let mut review = Review::new(start, moves("i1d1"), 8);
        review.take(thought(900, "i1i9"));
        review.take(Thought::default());
        assert_eq!(review.worth(1), Some(Worth::Mate(1)));
        let judged = review.judged();
        assert_eq!((judged[0].worth, judged[0].mark), (None, None));
    }

    #[test]
    fn it_is_written_to_a_record_once_however_often() {
        let mut record = Record::default();
        let mut node = NodeId::ROOT;
        for mv in moves("h2e2 h9g7") {
            node = record.add(node, mv).unwrap();
        }
        for _ in 0..2 {
            reviewed().write_to(&mut record).unwrap();
            let first = record.main_line().find(|node| record.mv(*node).is_some());
            let note = record.note(first.unwrap()).unwrap();
            assert_eq!(note.marks, [4]);
            let evaluation = note.evaluation.unwrap();
            assert_eq!(evaluation.worth, Worth::Centipawns(-500));
            assert_eq!(evaluation.depth, Some(8));
            assert_eq!(record.variations(), 1);
        }
    }

    #[test]
    fn the_iteration_before_the_last_is_kept_for_comparison() {
        let mut listener = Listener::new(3);
        for (depth, worth) in [(1, 10), (2, 20), (3, 30)] {
            listener.hear(depth, Some(Worth::Centipawns(worth)), moves("h2e2"));
        }
        let thought = listener.done(Some(Worth::Centipawns(30)));
        assert_eq!(thought.shallow, Some(Worth::Centipawns(20)));
        assert_eq!(thought.line, moves("h2e2"));
    }
}
