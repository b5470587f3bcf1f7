//! The main line of a game as an SVG that moves by itself, without a script.

use std::fmt::Write as _;

use super::drawing::{Drawing, LAST_MOVE, Shape, spot};
use super::svg::{head, push};
use crate::formats::record::Record;
use crate::rules::coup::CoUpMove;
use crate::rules::{Color, Piece, Square};

/// From one move to the next, in seconds.
const PACE: f32 = 1.2;
/// How long a piece slides, in seconds.
const SLIDE: f32 = 0.3;
/// How long the last position is shown, in seconds.
const REST: f32 = 4.0;

/// A piece and its way over the board.
struct Actor {
    /// What it is, once it lies open.
    piece: Piece,
    start: Square,
    is_closed: bool,
    /// The move that opens it.
    opened: Option<usize>,
    /// Each move with its place in the game, from 0.
    moves: Vec<(usize, Square)>,
    /// The move that takes it.
    taken: Option<usize>,
}

/// The main line of a record as an animated SVG that begins again after its end. A record whose
/// start cannot be played gives a picture of it.
pub fn animated_svg(record: &Record, below: Color) -> String {
    let moves = record.line_played_to(record.main_end());
    let length = moves.len() as f32 * PACE + PACE + REST;
    let mut text = head();
    for shape in Drawing::of_board(below).shapes() {
        push(&mut text, shape);
    }
    let [(dot, filled), (ring, stroked)] = LAST_MOVE;
    let mark = |text: &mut String, outline, paint, points: Vec<Square>| {
        let at = (0.0, 0.0);
        mark(text, &Shape { at, outline, paint }, &points, below, length);
    };
    let points = |point: fn(&CoUpMove) -> Square| moves.iter().map(point).collect();
    mark(&mut text, dot, filled, points(|played| played.mv.from()));
    for actor in actors(record, &moves) {
        actor.push(&mut text, below, length);
    }
    mark(&mut text, ring, stroked, points(|played| played.mv.to()));
    text.push_str("</svg>\n");
    text
}

/// When a move begins, in seconds.
fn begin(index: usize) -> f32 {
    (index + 1) as f32 * PACE
}

fn actors(record: &Record, moves: &[CoUpMove]) -> Vec<Actor> {
    let pieces = record.setup().pieces();
    let closed = record.setup().closed();
    let mut actors: Vec<Actor> = pieces
        .map(|(start, piece)| Actor {
            piece,
            start,
            is_closed: closed.contains(start),
            opened: None,
            moves: Vec::new(),
            taken: None,
        })
        .collect();
    for (index, CoUpMove { mv, revealed, .. }) in moves.iter().enumerate() {
        let stands = |actor: &Actor, on: Square| actor.taken.is_none() && actor.place() == on;
        if let Some(taken) = actors.iter_mut().find(|actor| stands(actor, mv.to())) {
            taken.taken = Some(index);
        }
        if let Some(mover) = actors.iter_mut().find(|actor| stands(actor, mv.from())) {
            mover.moves.push((index, mv.to()));
            if let Some(piece) = revealed {
                mover.piece = *piece;
                mover.opened = Some(index);
            }
        }
    }
    // Who moves is drawn above what it passes and takes.
    actors.sort_by_key(|actor| actor.moves.len());
    actors
}

impl Actor {
    /// The open face, and before it the back of a piece that lies closed at first.
    fn push_faces(&self, text: &mut String, length: f32) {
        let face = |text: &mut String, drawing: Drawing, turn: Option<(&str, usize)>| {
            text.push_str("<g>");
            for shape in drawing.shapes() {
                push(text, shape);
            }
            if let Some((values, index)) = turn {
                let _ = write!(
                    text,
                    "<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"{length}s\" \
                     repeatCount=\"indefinite\" values=\"{values}\" keyTimes=\"0;{}\"/>",
                    share(begin(index) + SLIDE, length)
                );
            }
            text.push_str("</g>");
        };
        if !self.is_closed {
            return face(text, Drawing::of_piece(self.piece), None);
        }
        let back = Drawing::of_back(self.piece.color);
        match self.opened {
            None => face(text, back, None),
            Some(index) => {
                face(text, back, Some(("visible;hidden", index)));
                let open = Drawing::of_piece(self.piece);
                face(text, open, Some(("hidden;visible", index)));
            }
        }
    }

    fn place(&self) -> Square {
        self.moves.last().map_or(self.start, |(_, to)| *to)
    }

    fn push(&self, text: &mut String, below: Color, length: f32) {
        let (x, y) = spot(self.start, below);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "<g transform=\"translate({x} {y})\">");
        self.push_faces(text, length);
        if !self.moves.is_empty() {
            let mut times = vec![0.0];
            let mut places = vec![(x, y)];
            for (index, to) in &self.moves {
                let from = *places.last().unwrap_or(&(x, y));
                times.extend([begin(*index), begin(*index) + SLIDE]);
                places.extend([from, spot(*to, below)]);
            }
            times.push(length);
            places.extend(places.last().copied());
            let values = list(&places, |(x, y)| format!("{x} {y}"));
            let times = list(&times, |time| share(*time, length));
            let _ = writeln!(
                text,
                "<animateTransform attributeName=\"transform\" type=\"translate\" dur=\"{length}s\" \
                 repeatCount=\"indefinite\" values=\"{values}\" keyTimes=\"{times}\"/>"
            );
        }
        if let Some(index) = self.taken {
            let gone = share(begin(index) + SLIDE, length);
            let _ = writeln!(
                text,
                "<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"{length}s\" \
                 repeatCount=\"indefinite\" values=\"visible;hidden\" keyTimes=\"0;{gone}\"/>"
            );
        }
        text.push_str("</g>\n");
    }
}

/// A mark that follows the moves and is not seen before the first.
fn mark(text: &mut String, shape: &Shape, points: &[Square], below: Color, length: f32) {
    let Some(last) = points.last() else {
        return;
    };
    // Where nothing moves, as in a printed picture, the last move is marked.
    let (x, y) = spot(*last, below);
    let _ = writeln!(text, "<g transform=\"translate({x} {y})\">");
    push(text, shape);
    let places = list(points, |point| {
        let (x, y) = spot(*point, below);
        format!("{x} {y}")
    });
    let (first_x, first_y) = spot(points[0], below);
    let starts: Vec<f32> = (0..points.len()).map(begin).collect();
    let times = list(&starts, |time| share(*time, length));
    let _ = writeln!(
        text,
        "<animateTransform attributeName=\"transform\" type=\"translate\" calcMode=\"discrete\" dur=\"{length}s\" \
         repeatCount=\"indefinite\" values=\"{first_x} {first_y};{places}\" keyTimes=\"0;{times}\"/>"
    );
    let _ = writeln!(
        text,
        "<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"{length}s\" \
         repeatCount=\"indefinite\" values=\"hidden;visible\" keyTimes=\"0;{}\"/>\n</g>",
        share(starts[0], length)
    );
}

/// A moment as a share of the whole, as SVG wants it.
fn share(time: f32, length: f32) -> String {
    let share = format!("{:.5}", (time / length).min(1.0));
    let short = share.trim_end_matches('0').trim_end_matches('.');
    short.to_owned()
}

fn list<T>(values: &[T], write: impl Fn(&T) -> String) -> String {
    let texts: Vec<String> = values.iter().map(write).collect();
    texts.join(";")
}
