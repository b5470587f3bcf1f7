//! One state machine for every way to move a piece: click and click, drag, touch,
//! keyboard, and the click that a screen reader sends.
//!
//! Pure: events go in, a new state and what the reader meant come out. The
//! machine knows no rules; it is told which pieces may be picked up and which
//! moves are allowed.

use super::geometry::{Layout, Spot};
use crate::rules::{Move, Square};

/// How far a pressed pointer travels before the press becomes a drag, in board units.
pub(super) const DRAG_THRESHOLD: f64 = 14.0;

/// What the machine must know of the position.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// How the board lies.
    pub layout: Layout,
    /// Points whose pieces the reader may pick up.
    pub movable: &'a [Square],
    /// Moves that are allowed.
    pub moves: &'a [Move],
}

impl Situation<'_> {
    fn is_movable(&self, square: Square) -> bool {
        self.movable.contains(&square)
    }

    fn is_allowed(&self, from: Square, to: Square) -> bool {
        self.moves.contains(&Move::new(from, to))
    }
}

/// Where a gesture stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Phase {
    /// Nothing is picked up.
    #[default]
    Idle,
    /// A piece waits for its target.
    Selected {
        /// Where the piece stands.
        from: Square,
    },
    /// A pointer went down on a piece and has not travelled yet.
    Pressed {
        /// Where the piece stands.
        from: Square,
        /// Which pointer holds it.
        pointer: i32,
        /// Where the pointer went down.
        start: Spot,
        /// Whether the piece was selected before: then a mere click puts it back.
        again: bool,
    },
    /// A piece follows the pointer.
    Dragging {
        /// Where the piece stands.
        from: Square,
        /// Which pointer holds it.
        pointer: i32,
        /// Where the pointer is.
        at: Spot,
    },
}

impl Phase {
    /// The point of the piece that is picked up.
    pub fn selected(self) -> Option<Square> {
        match self {
            Phase::Idle => None,
            Phase::Selected { from }
            | Phase::Pressed { from, .. }
            | Phase::Dragging { from, .. } => Some(from),
        }
    }
}

/// A piece put down by hand stands where it is at once; it must not slide there again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Dropped {
    #[default]
    Nothing,
    /// Dropped; the new position has not been drawn yet.
    Fresh(Square),
    /// Dropped and drawn.
    Drawn(Square),
}

/// The machine's state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Input {
    /// Where the gesture stands.
    pub phase: Phase,
    /// The point that holds the keyboard's focus when the board has it.
    pub cursor: Square,
    dropped: Dropped,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A pointer went down.
    Down {
        /// Which one.
        pointer: i32,
        /// Where.
        at: Spot,
    },
    /// A pointer travelled.
    Travel {
        /// Which one.
        pointer: i32,
        /// Where to.
        at: Spot,
    },
    /// A pointer went up.
    Up {
        /// Which one.
        pointer: i32,
        /// Where.
        at: Spot,
    },
    /// The browser took a pointer away.
    Lost {
        /// Which one.
        pointer: i32,
    },
    /// An arrow key: columns and rows as seen by the reader.
    Arrow(i8, i8),
    /// Enter or Space on the cursor.
    Enter,
    /// Escape.
    Escape,
    /// What is picked up is put back, for another reason than Escape.
    PutBack,
    /// A click without a pointer, as assistive technology sends it.
    Activate(Square),
    /// A point took the focus by other means.
    Focus(Square),
    /// The position, or what may be moved in it, has changed.
    Changed,
}

/// What the reader meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Play an allowed move.
    Play(Move),
    /// Play a move that is not allowed: say why not.
    Refused(Move),
    /// Pick up a piece that is not the reader's to move: say why not.
    Untouchable(Square),
    /// Move the keyboard's focus to a point.
    Focus(Square),
    /// Another piece is picked up, or none any more.
    Picked(Option<Square>),
}

impl Input {
    /// The state at the beginning, with the cursor on a point.
    pub fn new(cursor: Square) -> Input {
        Input {
            phase: Phase::Idle,
            cursor,
            dropped: Dropped::Nothing,
        }
    }

    /// The point where a piece was just put down by hand.
    pub fn dropped(self) -> Option<Square> {
        match self.dropped {
            Dropped::Nothing => None,
            Dropped::Fresh(square) | Dropped::Drawn(square) => Some(square),
        }
    }

    /// The next state and what the reader meant.
    #[must_use]
    pub fn step(self, event: Event, situation: &Situation<'_>) -> (Input, Option<Intent>) {
        let mut next = self;
        let intent = match event {
            Event::Down { pointer, at } => next.down(pointer, at, situation),
            Event::Travel { pointer, at } => next.travel(pointer, at),
            Event::Up { pointer, at } => next.up(pointer, at, situation),
            Event::Lost { pointer } => next.lost(pointer),
            Event::Arrow(columns, rows) => next.arrow(columns, rows, situation),
            Event::Enter => next.choose(self.cursor, situation),
            Event::Activate(square) => {
                next.cursor = square;
                next.choose(square, situation)
            }
            Event::Escape | Event::PutBack => {
                next.phase = Phase::Idle;
                None
            }
            Event::Focus(square) => {
                next.cursor = square;
                None
            }
            Event::Changed => {
                next.changed(situation);
                None
            }
        };
        (next, intent)
    }

    fn down(&mut self, pointer: i32, at: Spot, situation: &Situation<'_>) -> Option<Intent> {
        if matches!(self.phase, Phase::Pressed { .. } | Phase::Dragging { .. }) {
            // A second finger does not disturb the first.
            return None;
        }
        self.dropped = Dropped::Nothing;
        let Some(square) = situation.layout.square_at(at) else {
            self.phase = Phase::Idle;
            return None;
        };
        self.cursor = square;
        if situation.is_movable(square) && !self.is_target(square, situation) {
            let again = self.phase.selected() == Some(square);
            self.phase = Phase::Pressed {
                from: square,
                pointer,
                start: at,
                again,
            };
            return None;
        }
        self.choose(square, situation)
    }

    fn travel(&mut self, pointer: i32, at: Spot) -> Option<Intent> {
        match self.phase {
            Phase::Pressed {
                from,
                pointer: held,
                start,
                ..
            } if held == pointer && start.distance(at) > DRAG_THRESHOLD => {
                self.phase = Phase::Dragging { from, pointer, at };
            }
            Phase::Dragging {
                from,
                pointer: held,
                ..
            } if held == pointer => self.phase = Phase::Dragging { from, pointer, at },
            _ => {}
        }
        None
    }

    fn up(&mut self, pointer: i32, at: Spot, situation: &Situation<'_>) -> Option<Intent> {
        match self.phase {
            Phase::Pressed {
                from,
                pointer: held,
                again,
                ..
            } if held == pointer => {
                self.phase = if again {
                    Phase::Idle
                } else {
                    Phase::Selected { from }
                };
                None
            }
            Phase::Dragging {
                from,
                pointer: held,
                ..
            } if held == pointer => {
                self.phase = Phase::Selected { from };
                match situation.layout.square_at(at) {
                    Some(to) if to != from => {
                        let intent = self.choose_target(from, to, situation);
                        if let Intent::Play(_) = intent {
                            self.dropped = Dropped::Fresh(to);
                        }
                        Some(intent)
                    }
                    // Brought back or dropped beside the board: still selected.
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn lost(&mut self, pointer: i32) -> Option<Intent> {
        match self.phase {
            Phase::Pressed {
                from,
                pointer: held,
                ..
            }
            | Phase::Dragging {
                from,
                pointer: held,
                ..
            } if held == pointer => self.phase = Phase::Selected { from },
            _ => {}
        }
        None
    }

    fn arrow(&mut self, columns: i8, rows: i8, situation: &Situation<'_>) -> Option<Intent> {
        self.cursor = situation.layout.step(self.cursor, columns, rows)?;
        Some(Intent::Focus(self.cursor))
    }

    /// A point was chosen without dragging: select, put back, or move.
    fn choose(&mut self, square: Square, situation: &Situation<'_>) -> Option<Intent> {
        self.dropped = Dropped::Nothing;
        match self.phase.selected() {
            Some(from) if from == square => {
                self.phase = Phase::Idle;
                None
            }
            Some(from) if !situation.is_movable(square) || situation.is_allowed(from, square) => {
                Some(self.choose_target(from, square, situation))
            }
            _ if situation.is_movable(square) => {
                self.phase = Phase::Selected { from: square };
                None
            }
            _ => Some(Intent::Untouchable(square)),
        }
    }

    /// Whether what is picked up may go there. A move in advance may go where a piece of its own side stands.
    fn is_target(&self, square: Square, situation: &Situation<'_>) -> bool {
        let from = self.phase.selected();
        from.is_some_and(|from| situation.is_allowed(from, square))
    }

    fn choose_target(&mut self, from: Square, to: Square, situation: &Situation<'_>) -> Intent {
        let chosen = Move::new(from, to);
        if situation.is_allowed(from, to) {
            self.phase = Phase::Idle;
            self.cursor = to;
            Intent::Play(chosen)
        } else {
            Intent::Refused(chosen)
        }
    }

    fn changed(&mut self, situation: &Situation<'_>) {
        if self
            .phase
            .selected()
            .is_some_and(|from| !situation.is_movable(from))
        {
            self.phase = Phase::Idle;
        }
        self.dropped = match self.dropped {
            Dropped::Fresh(square) => Dropped::Drawn(square),
            Dropped::Drawn(_) | Dropped::Nothing => Dropped::Nothing,
        };
    }
}

#[cfg(test)]
mod tests;
