//! The board of a lesson: both sides' pieces, what they may do in green and what they may not in red.

use std::rc::Rc;

use yew::prelude::*;

use super::barriers::{Refused, barriers};
use crate::app::board::{Axis, Barrier, Board, BoardProps, Faces, Intent, Layout, Marks, Veil};
use crate::app::i18n::{Key, Phrases};
use crate::app::ui::part;
use crate::rules::{Color, Move, Piece, Position, Square};

/// What lies on the board and can be done there. Kept from one drawing to the next, since the board
/// compares what it is given.
#[derive(Clone)]
pub(super) struct TrialBoard {
    pieces: Rc<[(Square, Piece)]>,
    movable: Rc<[Square]>,
    moves: Rc<[Move]>,
    barriers: Rc<[Barrier]>,
}

impl TrialBoard {
    /// A position in which the side to move may move.
    pub(super) fn open(position: &Position) -> TrialBoard {
        TrialBoard {
            movable: position.side(position.turn()).into_iter().collect(),
            moves: position.legal_moves().iter().copied().collect(),
            barriers: barriers(position).into_iter().map(Refused::drawn).collect(),
            ..TrialBoard::still(position)
        }
    }

    /// A position in which nothing can be picked up: a point that is pressed is named, and that is all.
    pub(super) fn still(position: &Position) -> TrialBoard {
        TrialBoard {
            pieces: Square::all()
                .filter_map(|square| Some((square, position.piece_at(square)?)))
                .collect(),
            movable: Rc::default(),
            moves: Rc::default(),
            barriers: Rc::default(),
        }
    }

    /// The board, with Red below and its axes labelled. What bars moves is added to `marks`.
    pub(super) fn draw(
        &self,
        phrases: &Phrases,
        faces: Faces,
        marks: Marks,
        on_intent: Callback<Intent>,
    ) -> Html {
        let TrialBoard {
            pieces,
            movable,
            moves,
            barriers,
        } = self.clone();
        html! {
            <div class="board-panel with-labels">
                { part::<Board>(BoardProps {
                    pieces,
                    movable,
                    moves,
                    marks: Marks { barriers, ..marks },
                    layout: Layout { below: Color::Red, labels: true },
                    axis: Axis::default(),
                    faces,
                    veil: Veil::default(),
                    show_targets: true,
                    label: phrases.text(Key::Board).into(),
                    on_intent,
                }) }
            </div>
        }
    }
}
