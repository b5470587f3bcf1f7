//! A review of a game: what an engine thinks of each position, and what that says of the moves.
//!
//! Whoever has an engine asks [`Review::next`] which question comes next, lets a [`Listener`] hear
//! what the engine says to it and hands the [`Thought`] over. So the command line, which owns the
//! engine, and the page, which talks to a worker, judge in the same way.
//!
//! In cờ úp each position is looked at with what its mover could know, and a worth is the mean of
//! what may come. There a move must not be judged by the position after it: what the piece turned
//! out to be is luck. So where another move was expected the engine is asked a second time, what
//! the move that was played was worth before anybody saw what it showed.

use super::quality::{self, mark};
use super::{Edit, EditError, Evaluation, NodeId, Record, Worth, tidy};
use crate::rules::coup::{CoUpMove, View};
use crate::rules::{Color, Move};

/// How many plies of a better line are kept.
pub const SHOWN: usize = 5;
/// How deep each position is searched unless somebody wants it otherwise, in plies.
pub const DEPTH: u32 = 8;
/// The same in cờ úp, where every piece that is opened makes the tree several times as wide.
pub const HIDDEN_DEPTH: u32 = 5;

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
    /// What the move that was played is worth before it shows anything, as Red sees it; `None` if
    /// nobody asked, since it was the expected one or nothing can lie closed.
    pub played: Option<Worth>,
}

/// What an engine is to be asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position, by the number of moves before it.
    pub ply: usize,
    /// The only move that may be looked at; `None` for all.
    pub only: Option<Move>,
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
    start: View,
    moves: Vec<CoUpMove>,
    depth: u32,
    thoughts: Vec<Thought>,
}

/// What is said of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The move, with what it showed.
    pub played: CoUpMove,
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
    /// A review of moves that are legal from what is known of a position, before its first thought.
    pub fn new(start: View, moves: Vec<CoUpMove>, depth: u32) -> Review {
        Review {
            start,
            moves,
            depth,
            thoughts: Vec::new(),
        }
    }

    /// What is known of the position before the first move.
    pub fn start(&self) -> &View {
        &self.start
    }

    /// The moves, with what they show.
    pub fn moves(&self) -> &[CoUpMove] {
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

    /// What comes next; `None` when all is done.
    pub fn next(&self) -> Option<Question> {
        let done = self.thoughts.len();
        if let Some(ply) = done.checked_sub(1)
            && let Some(only) = self.asked_again(ply)
        {
            let only = Some(only);
            return Some(Question { ply, only });
        }
        let question = Question {
            ply: done,
            only: None,
        };
        (done < self.total()).then_some(question)
    }

    /// The move whose own worth is still to be found: one of cờ úp that was not expected.
    fn asked_again(&self, ply: usize) -> Option<Move> {
        let thought = &self.thoughts[ply];
        let played = self.moves.get(ply)?.mv;
        let hidden = self.start.position().variant().has_closed_pieces();
        let open = hidden && thought.worth.is_some() && thought.played.is_none();
        (open && thought.line.first() != Some(&played)).then_some(played)
    }

    /// Takes the answer to the next question; more than there are questions are not taken.
    pub fn take(&mut self, thought: Thought) {
        match self.next() {
            Some(Question { only: None, .. }) => self.thoughts.push(thought),
            Some(Question { only: Some(_), .. }) => {
                if let Some(last) = self.thoughts.last_mut() {
                    // A legal move has a worth; without one nothing is held against it.
                    last.played = thought.worth.or(last.worth);
                }
            }
            None => {}
        }
    }

    /// The moves up to a position with what its mover may know of them: what an engine is told.
    pub fn told(&self, ply: usize) -> Vec<CoUpMove> {
        let moves = &self.moves[..ply.min(self.moves.len())];
        self.start.seen_by(Some(self.mover(ply)), moves)
    }

    /// What the position after so many moves is worth, as Red sees it: a game that has ended is
    /// won by whoever moved last, since who has no move has lost.
    pub fn worth(&self, ply: usize) -> Option<Worth> {
        let thought = self.thoughts.get(ply)?;
        let won = ply.checked_sub(1).map(|before| self.won_by(before));
        thought.worth.or(won)
    }

    /// Who makes the move after so many.
    pub fn mover(&self, ply: usize) -> Color {
        let first = self.start.position().turn();
        match ply % 2 {
            0 => first,
            _ => first.other(),
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
        let judged = |(ply, (pair, played)): (usize, (&[Thought], &CoUpMove))| {
            let [before, after] = pair else {
                unreachable!("windows of two")
            };
            self.judge(ply, *played, before, after)
        };
        pairs.map(judged).collect()
    }

    fn judge(&self, ply: usize, played: CoUpMove, before: &Thought, after: &Thought) -> Judged {
        let mover = self.mover(ply);
        let after_it = || after.shallow.or(after.worth).unwrap_or(self.won_by(ply));
        let reached = before.played.unwrap_or_else(after_it);
        let best = before.line.first() == Some(&played.mv);
        let given = before
            .worth
            .and_then(|worth| mark(worth, reached, mover))
            .filter(|_| !best);
        let lost = before
            .worth
            .map_or(0.0, |worth| worth.chance(mover) - reached.chance(mover));
        Judged {
            played,
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

    /// The edits that write evaluations, marks and better lines to the main line of a record of
    /// the same moves. Those of an earlier review go, but for its lines.
    ///
    /// # Errors
    /// If a better line cannot be added; no record that a game fits in is too full for that.
    pub fn edits(&self, record: &Record) -> Result<Vec<Edit>, EditError> {
        let mut draft = record.clone();
        let mut edits = Vec::new();
        let nodes: Vec<NodeId> = record.main_line().collect();
        let moves = nodes.into_iter().filter(|node| record.mv(*node).is_some());
        for (node, judged) in moves.zip(self.judged()) {
            let mut note = draft.note(node).cloned().unwrap_or_default();
            note.evaluation = judged.worth.map(|worth| Evaluation {
                worth,
                depth: Some(self.depth),
            });
            note.marks.retain(|mark| !quality::GIVEN.contains(mark));
            note.marks.extend(judged.mark);
            let shown = add_line(&mut draft, &mut edits, node, &judged.better)?;
            praise(&mut note.comment, judged.better.first().filter(|_| !shown));
            let edit = Edit::Annotate { node, note };
            draft.apply(edit.clone())?;
            edits.push(edit);
        }
        Ok(edits)
    }

    /// Makes the [`edits`](Self::edits).
    ///
    /// # Errors
    /// If one of them cannot be made; the record is then unchanged.
    pub fn write_to(&self, record: &mut Record) -> Result<(), EditError> {
        for edit in self.edits(record)? {
            record.apply(edit)?;
        }
        Ok(())
    }
}

/// Adds a line in place of a move, up to the first move that would open a piece: nobody knows
/// what such a piece is, and a record does not make it up. Answers whether anything is shown.
fn add_line(
    draft: &mut Record,
    edits: &mut Vec<Edit>,
    node: NodeId,
    line: &[Move],
) -> Result<bool, EditError> {
    let mut above = draft.parent(node).unwrap_or(NodeId::ROOT);
    let beginning = above;
    for &mv in line {
        if draft.view_at(above).is_none_or(|view| view.reveals(mv)) {
            break;
        }
        let edit = Edit::Add {
            parent: above,
            mv: mv.into(),
        };
        draft.apply(edit.clone())?;
        edits.push(edit);
        let mut children = draft.children(above);
        let Some(next) = children.find(|child| draft.mv(*child) == Some(mv)) else {
            break;
        };
        above = next;
    }
    Ok(above != beginning)
}

/// Notes a better move that no line can show, as `b2e2!` on a line of its own; what was noted so
/// before goes.
fn praise(comment: &mut String, better: Option<&Move>) {
    let is_praise = |line: &&str| {
        let mv = line.strip_suffix('!').and_then(|text| text.parse().ok());
        mv.is_some_and(|mv: Move| mv.to_string().len() + 1 == line.len())
    };
    let kept = comment.split('\n').filter(|line| !is_praise(line));
    let noted = better.map(|mv| format!("{mv}!"));
    let lines: Vec<&str> = kept.chain(noted.as_deref()).collect();
    *comment = tidy(&lines.join("\n"));
}

#[cfg(test)]
mod tests;
