//! The board as a whole: draws the layers and feeds the input machine.

use std::rc::Rc;

use yew::prelude::*;

use super::axis::Axis;
use super::faces::Faces;
use super::geometry::Layout;
use super::input::{Event, Input, Intent, Phase, Situation};
use super::listeners::Listeners;
use super::marks::{Marks, Over, over, under};
use super::pieces::{Ghost, Pieces, ghost, held_piece, pieces};
use super::points::{Points, PointsProps};
use super::sketch::{Drawing, Sketch};
use super::surface::surface;
use super::symbols::symbols;
use super::tracks::Tracks;
use super::veil::Veil;
use crate::app::i18n::Key;
use crate::app::ui::part;
use crate::platform::focus;
use crate::rules::{Bitboard, Move, Piece, Square};

/// Properties of [`Board`].
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// What stands where.
    pub pieces: Rc<[(Square, Piece)]>,
    /// Points whose pieces the reader may pick up.
    pub movable: Rc<[Square]>,
    /// Moves that are allowed.
    pub moves: Rc<[Move]>,
    /// Marks of the position.
    pub marks: Marks,
    /// How the board lies.
    pub layout: Layout,
    /// How files and ranks are labelled, if they are.
    pub axis: Axis,
    /// What is written on the pieces.
    pub faces: Faces,
    /// What lies closed.
    pub veil: Veil,
    /// Whether the targets of a picked-up piece are shown.
    pub show_targets: bool,
    /// The board's accessible name.
    pub label: AttrValue,
    /// What the reader meant.
    pub on_intent: Callback<Intent>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let node = use_node_ref();
    // A cell and not a state: events may come faster than renders.
    let machine = use_mut_ref(|| Input::new(start_cursor(props.layout)));
    let sketch = use_mut_ref(Sketch::default);
    let redraw = use_force_update();
    let drawn = use_tracks(&props.pieces, props.veil.closed);

    let draw = {
        let (sketch, redraw, layout) = (sketch.clone(), redraw.clone(), props.layout);
        Callback::from(move |drawing: Drawing| {
            let before = sketch.borrow().clone();
            sketch.borrow_mut().take(drawing, layout);
            if *sketch.borrow() != before {
                redraw.force_update();
            }
        })
    };
    let send = {
        let (machine, node, draw) = (machine.clone(), node.clone(), draw.clone());
        let (movable, moves) = (props.movable.clone(), props.moves.clone());
        let (layout, on_intent) = (props.layout, props.on_intent.clone());
        Callback::from(move |event: Event| {
            let situation = Situation {
                layout,
                movable: &movable,
                moves: &moves,
            };
            let before = *machine.borrow();
            let (after, intent) = before.step(event, &situation);
            *machine.borrow_mut() = after;
            if after != before {
                redraw.force_update();
            }
            if event == Event::Escape {
                draw.emit(Drawing::Clear);
            }
            // Escape puts back what is planned too, of which only the owner of the board knows.
            if after.phase.selected() != before.phase.selected() || event == Event::Escape {
                on_intent.emit(Intent::Picked(after.phase.selected()));
            }
            match intent {
                Some(Intent::Focus(square)) => {
                    draw.emit(Drawing::Focus(square));
                    focus::descendant(&node, "data-point", &square.to_string());
                }
                Some(intent) => on_intent.emit(intent),
                None => {}
            }
        })
    };
    {
        let send = send.clone();
        use_effect_with((props.pieces.clone(), props.movable.clone()), move |_| {
            send.emit(Event::Changed);
        });
    }
    {
        let draw = draw.clone();
        use_effect_with(props.pieces.clone(), move |_| draw.emit(Drawing::Clear));
    }

    let input = *machine.borrow();
    let selected = input.phase.selected();
    let (held_at, aimed) = match input.phase {
        Phase::Dragging { at, .. } => (Some(at), props.layout.square_at(at)),
        _ => (None, None),
    };
    let board = by_index(&props.pieces);
    let allowed: Vec<Square> = props
        .moves
        .iter()
        .filter(|m| Some(m.from()) == selected)
        .map(|m| m.to())
        .collect();
    let targets = if props.show_targets {
        allowed
            .iter()
            .map(|to| (*to, board[to.index()].is_some()))
            .collect()
    } else {
        Vec::new()
    };
    let held = held_at.zip(selected.and_then(|from| board[from.index()]));
    let held_back = selected.is_some_and(|from| props.veil.closed.contains(from));

    let figures: Vec<_> = sketch.borrow().figures().collect();
    let press = use_mut_ref(|| None);
    let on = Listeners::new(
        &node,
        props.layout,
        send.clone(),
        draw,
        &machine,
        &sketch,
        &press,
    );
    html! {
        <svg ref={node} class={classes!("board", held.is_some().then_some("dragging"))}
            viewBox={props.layout.view_box()} role="grid" aria-label={props.label.clone()}
            onpointerdown={on.down} onpointermove={on.travel} onpointerup={on.up}
            onpointercancel={on.lost} onkeydown={on.key} oncontextmenu={on.menu}>
            { symbols(props.faces, has_backs(&props.veil, drawn.1.as_ref())) }
            <g aria-hidden="true">
                { surface(props.layout, props.axis) }
                { under(&props.marks, props.layout) }
                { ghost(drawn.1.as_ref(), props.layout, props.faces) }
                { pieces(&Pieces {
                    tracks: &drawn.0,
                    layout: props.layout,
                    faces: props.faces,
                    veil: props.veil,
                    selected,
                    lifted: held.is_some(),
                    dropped: input.dropped(),
                }) }
                { over(&Over { marks: &props.marks, sketch: &figures, layout: props.layout, selected, targets: &targets, aimed }) }
            </g>
            { part::<Points>(PointsProps {
                board,
                closed: closed_as_told(props.veil),
                layout: props.layout,
                cursor: input.cursor,
                selected,
                targets: allowed,
                notes: notes(&props.marks, selected),
                on_focus: send.reform(Event::Focus),
                on_activate: send.reform(Event::Activate),
            }) }
            if let Some((at, piece)) = held {
                <g aria-hidden="true">{ held_piece(piece, at, props.faces, held_back) }</g>
            }
        </svg>
    }
}

/// What the marks say of points, in words.
fn notes(marks: &Marks, selected: Option<Square>) -> Vec<(Square, Key)> {
    let barred = marks
        .barred(selected)
        .map(|barrier| (barrier.mv.to(), Key::PointBarred));
    let marked = marks
        .points
        .iter()
        .map(|(square, mark)| (*square, mark.word()));
    barred.chain(marked).collect()
}

/// The points whose pieces are named as closed ones.
fn closed_as_told(veil: Veil) -> Bitboard {
    match veil.lifted {
        true => Bitboard::EMPTY,
        false => veil.closed,
    }
}

/// The cursor starts on the general of the side that sits below.
fn start_cursor(layout: Layout) -> Square {
    layout.square(4, 9).unwrap_or(Square::from_index(4))
}

fn by_index(pieces: &[(Square, Piece)]) -> Vec<Option<Piece>> {
    let mut board = vec![None; Square::COUNT];
    for (square, piece) in pieces {
        board[square.index()] = Some(*piece);
    }
    board
}

/// Whether a closed piece is to be seen, be it one that turns or goes.
fn has_backs(veil: &Veil, ghost: Option<&Ghost>) -> bool {
    !veil.closed.is_empty() || veil.opened.is_some() || ghost.is_some_and(|ghost| ghost.closed)
}

/// Follows the pieces from position to position, and the one that was taken on the way.
#[hook]
fn use_tracks(pieces: &Rc<[(Square, Piece)]>, closed: Bitboard) -> Rc<(Tracks, Option<Ghost>)> {
    let before = use_mut_ref(|| (Tracks::default(), Bitboard::EMPTY));
    use_memo(pieces.clone(), move |pieces| {
        let mut before = before.borrow_mut();
        let now = before.0.follow(pieces);
        let ghost = now.taken().map(|track| Ghost {
            track,
            closed: before.1.contains(track.square),
        });
        *before = (now.clone(), closed);
        (now, ghost)
    })
}
