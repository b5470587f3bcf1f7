//! Arrows and circles that the reader draws: one state machine for the right mouse button, the main one with
//! Shift, a long press of a finger or pen, and the keyboard with Shift.
//!
//! Pure, as the machine of moves is, and beside it: what is drawn moves nothing.

use super::geometry::{Layout, Spot};
use super::marks::Arrow;
use crate::rules::Square;

/// What has been drawn and what is being drawn. An arrow that ends where it begins is a circle.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Sketch {
    drawn: Vec<Arrow>,
    stroke: Option<Stroke>,
}

/// A figure that is not finished.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stroke {
    /// Where it begins.
    from: Square,
    /// Where it would end now.
    to: Square,
    /// The pointer that draws it; the keyboard has none.
    pointer: Option<i32>,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Drawing {
    /// A pointer begins to draw.
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
    },
    /// The browser took a pointer away.
    Lost {
        /// Which one.
        pointer: i32,
    },
    /// The key for drawing, on a point: the first stroke begins a figure, the second one ends it.
    Key(Square),
    /// The keyboard's focus is on another point.
    Focus(Square),
    /// Everything is to go.
    Clear,
}

impl Sketch {
    /// Whether a pointer is drawing.
    pub(super) fn holds(&self, pointer: i32) -> bool {
        self.stroke
            .is_some_and(|stroke| stroke.pointer == Some(pointer))
    }

    /// Everything to be shown: what is finished, and the figure under way.
    pub(super) fn figures(&self) -> impl Iterator<Item = Arrow> {
        let stroke = self.stroke.map(|stroke| stroke.figure());
        self.drawn.iter().copied().chain(stroke)
    }

    /// Takes up what happened.
    pub(super) fn take(&mut self, drawing: Drawing, layout: Layout) {
        match drawing {
            Drawing::Down { pointer, at }
                if self.stroke.is_none_or(|one| one.pointer.is_none()) =>
            {
                self.stroke = layout.square_at(at).map(|square| Stroke {
                    from: square,
                    to: square,
                    pointer: Some(pointer),
                });
            }
            Drawing::Travel { pointer, at } if self.holds(pointer) => {
                // Beside the board the figure keeps its last end.
                if let Some((stroke, to)) = self.stroke.as_mut().zip(layout.square_at(at)) {
                    stroke.to = to;
                }
            }
            Drawing::Up { pointer } if self.holds(pointer) => self.finish(),
            Drawing::Lost { pointer } if self.holds(pointer) => self.stroke = None,
            Drawing::Down { .. }
            | Drawing::Travel { .. }
            | Drawing::Up { .. }
            | Drawing::Lost { .. } => {}
            Drawing::Key(square) => match &mut self.stroke {
                Some(stroke) => {
                    stroke.to = square;
                    self.finish();
                }
                None => {
                    self.stroke = Some(Stroke {
                        from: square,
                        to: square,
                        pointer: None,
                    });
                }
            },
            Drawing::Focus(square) => {
                if let Some(stroke) = self.stroke.as_mut().filter(|one| one.pointer.is_none()) {
                    stroke.to = square;
                }
            }
            Drawing::Clear => *self = Sketch::default(),
        }
    }

    /// The figure under way is drawn, or wiped out where the same one has been drawn before.
    fn finish(&mut self) {
        let Some(figure) = self.stroke.take().map(Stroke::figure) else {
            return;
        };
        match self.drawn.iter().position(|one| *one == figure) {
            Some(index) => drop(self.drawn.remove(index)),
            None => self.drawn.push(figure),
        }
    }
}

impl Stroke {
    fn figure(self) -> Arrow {
        Arrow {
            from: self.from,
            to: self.to,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::rules::Color;

    const LAYOUT: Layout = Layout {
        below: Color::Red,
        labels: true,
    };

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn spot(name: &str) -> Spot {
        LAYOUT.spot(at(name))
    }

    fn drag(sketch: &mut Sketch, from: &str, to: &str) {
        for drawing in [
            Drawing::Down {
                pointer: 1,
                at: spot(from),
            },
            Drawing::Travel {
                pointer: 1,
                at: spot(to),
            },
            Drawing::Up { pointer: 1 },
        ] {
            sketch.take(drawing, LAYOUT);
        }
    }

    fn seen(sketch: &Sketch) -> Vec<String> {
        sketch
            .figures()
            .map(|one| format!("{}{}", one.from, one.to))
            .collect()
    }

    #[test]
    fn a_drag_draws_an_arrow_and_a_click_a_circle() {
        let mut sketch = Sketch::default();
        drag(&mut sketch, "h2", "e2");
        drag(&mut sketch, "e6", "e6");
        assert_eq!(seen(&sketch), ["h2e2", "e6e6"]);
    }

    #[test]
    fn the_same_figure_again_wipes_it_out_and_the_other_way_round_is_another() {
        let mut sketch = Sketch::default();
        drag(&mut sketch, "h2", "e2");
        drag(&mut sketch, "e2", "h2");
        drag(&mut sketch, "h2", "e2");
        assert_eq!(seen(&sketch), ["e2h2"]);
    }

    #[test]
    fn a_figure_is_seen_while_it_is_drawn_and_goes_if_its_pointer_does() {
        let mut sketch = Sketch::default();
        sketch.take(
            Drawing::Down {
                pointer: 4,
                at: spot("a0"),
            },
            LAYOUT,
        );
        sketch.take(
            Drawing::Travel {
                pointer: 4,
                at: spot("a3"),
            },
            LAYOUT,
        );
        // Another pointer changes nothing, and neither does the edge of the board.
        sketch.take(
            Drawing::Travel {
                pointer: 5,
                at: spot("b3"),
            },
            LAYOUT,
        );
        sketch.take(
            Drawing::Travel {
                pointer: 4,
                at: Spot { x: -79.0, y: 0.0 },
            },
            LAYOUT,
        );
        assert!(sketch.holds(4) && !sketch.holds(5));
        assert_eq!(seen(&sketch), ["a0a3"]);
        sketch.take(Drawing::Lost { pointer: 4 }, LAYOUT);
        assert_eq!(sketch, Sketch::default());
    }

    #[test]
    fn two_strokes_of_the_key_draw_what_a_drag_draws() {
        let mut sketch = Sketch::default();
        sketch.take(Drawing::Key(at("b0")), LAYOUT);
        sketch.take(Drawing::Focus(at("b1")), LAYOUT);
        assert_eq!(seen(&sketch), ["b0b1"]);
        sketch.take(Drawing::Focus(at("c2")), LAYOUT);
        sketch.take(Drawing::Key(at("c2")), LAYOUT);
        sketch.take(Drawing::Focus(at("i9")), LAYOUT);
        assert_eq!(seen(&sketch), ["b0c2"]);
    }

    #[test]
    fn a_move_clears_everything() {
        let mut sketch = Sketch::default();
        drag(&mut sketch, "h2", "e2");
        sketch.take(Drawing::Key(at("b0")), LAYOUT);
        sketch.take(Drawing::Clear, LAYOUT);
        assert_eq!(sketch, Sketch::default());
    }
}
