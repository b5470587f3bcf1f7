#![allow(clippy::unwrap_used)]

use super::*;
use crate::rules::Color;

const MOVABLE: [&str; 2] = ["h2", "b0"];
const MOVES: [&str; 3] = ["h2e2", "h2h9", "b0c2"];

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

/// Runs events on the board seen by Red and collects what was meant.
struct Bench {
    input: Input,
    movable: Vec<Square>,
    moves: Vec<Move>,
    layout: Layout,
}

impl Bench {
    fn new() -> Bench {
        Bench {
            input: Input::new(at("e0")),
            movable: MOVABLE.map(at).to_vec(),
            moves: MOVES.map(|m| m.parse().unwrap()).to_vec(),
            layout: Layout {
                below: Color::Red,
                labels: true,
            },
        }
    }

    fn send(&mut self, event: Event) -> Option<Intent> {
        let situation = Situation {
            layout: self.layout,
            movable: &self.movable,
            moves: &self.moves,
        };
        let (input, intent) = self.input.step(event, &situation);
        self.input = input;
        intent
    }

    fn spot(&self, name: &str) -> Spot {
        self.layout.spot(at(name))
    }

    fn click(&mut self, name: &str) -> Option<Intent> {
        let at = self.spot(name);
        let down = self.send(Event::Down { pointer: 1, at });
        let up = self.send(Event::Up { pointer: 1, at });
        down.or(up)
    }

    fn drag(&mut self, from: &str, to: &str) -> Option<Intent> {
        let start = self.spot(from);
        let end = self.spot(to);
        assert_eq!(
            self.send(Event::Down {
                pointer: 1,
                at: start
            }),
            None
        );
        assert_eq!(
            self.send(Event::Travel {
                pointer: 1,
                at: end
            }),
            None
        );
        self.send(Event::Up {
            pointer: 1,
            at: end,
        })
    }

    fn selected(&self) -> Option<Square> {
        self.input.phase.selected()
    }
}

fn play(text: &str) -> Option<Intent> {
    Some(Intent::Play(text.parse().unwrap()))
}

fn refused(text: &str) -> Option<Intent> {
    Some(Intent::Refused(text.parse().unwrap()))
}

#[test]
fn two_clicks_play_a_move() {
    let mut bench = Bench::new();
    assert_eq!(bench.click("h2"), None);
    assert_eq!(bench.selected(), Some(at("h2")));
    assert_eq!(bench.click("e2"), play("h2e2"));
    assert_eq!(bench.selected(), None);
    assert_eq!(bench.input.dropped(), None, "a clicked move slides");
}

#[test]
fn a_second_click_puts_the_piece_back() {
    let mut bench = Bench::new();
    bench.click("h2");
    assert_eq!(bench.click("h2"), None);
    assert_eq!(bench.selected(), None);
}

#[test]
fn clicking_another_own_piece_selects_that_one() {
    let mut bench = Bench::new();
    bench.click("h2");
    assert_eq!(bench.click("b0"), None);
    assert_eq!(bench.selected(), Some(at("b0")));
}

#[test]
fn a_refused_click_keeps_the_selection_for_another_try() {
    let mut bench = Bench::new();
    bench.click("h2");
    assert_eq!(bench.click("a5"), refused("h2a5"));
    assert_eq!(bench.selected(), Some(at("h2")));
    assert_eq!(bench.click("h9"), play("h2h9"));
}

#[test]
fn a_click_beside_the_board_deselects() {
    let mut bench = Bench::new();
    bench.click("h2");
    let beside = Spot { x: -70.0, y: -70.0 };
    assert_eq!(
        bench.send(Event::Down {
            pointer: 1,
            at: beside
        }),
        None
    );
    assert_eq!(bench.selected(), None);
}

#[test]
fn a_click_on_what_is_not_ones_own_says_so() {
    let mut bench = Bench::new();
    assert_eq!(bench.click("e9"), Some(Intent::Untouchable(at("e9"))));
    assert_eq!(bench.selected(), None);
}

#[test]
fn a_drag_plays_a_move_and_does_not_slide_again() {
    let mut bench = Bench::new();
    assert_eq!(bench.drag("h2", "e2"), play("h2e2"));
    assert_eq!(bench.input.phase, Phase::Idle);
    assert_eq!(bench.input.dropped(), Some(at("e2")));
    bench.send(Event::Changed);
    assert_eq!(bench.input.dropped(), Some(at("e2")), "drawn in place");
    bench.send(Event::Changed);
    assert_eq!(bench.input.dropped(), None, "the answer may slide onto it");
}

#[test]
fn a_drag_to_a_wrong_point_returns_the_piece_selected() {
    let mut bench = Bench::new();
    assert_eq!(bench.drag("h2", "a5"), refused("h2a5"));
    assert_eq!(bench.input.phase, Phase::Selected { from: at("h2") });
}

#[test]
fn a_drag_home_or_beside_the_board_is_no_move() {
    let mut bench = Bench::new();
    let start = bench.spot("h2");
    let away = bench.spot("h5");
    bench.send(Event::Down {
        pointer: 1,
        at: start,
    });
    bench.send(Event::Travel {
        pointer: 1,
        at: away,
    });
    assert_eq!(
        bench.send(Event::Up {
            pointer: 1,
            at: start
        }),
        None
    );
    assert_eq!(bench.selected(), Some(at("h2")));

    bench.send(Event::Down {
        pointer: 1,
        at: start,
    });
    bench.send(Event::Travel {
        pointer: 1,
        at: away,
    });
    let beside = Spot { x: 900.0, y: 0.0 };
    assert_eq!(
        bench.send(Event::Up {
            pointer: 1,
            at: beside
        }),
        None
    );
    assert_eq!(bench.selected(), Some(at("h2")));
}

#[test]
fn a_trembling_hand_is_still_a_click() {
    let mut bench = Bench::new();
    let start = bench.spot("h2");
    let near = Spot {
        x: start.x + 5.0,
        y: start.y - 5.0,
    };
    bench.send(Event::Down {
        pointer: 1,
        at: start,
    });
    bench.send(Event::Travel {
        pointer: 1,
        at: near,
    });
    assert!(matches!(bench.input.phase, Phase::Pressed { .. }));
    bench.send(Event::Up {
        pointer: 1,
        at: near,
    });
    assert_eq!(bench.selected(), Some(at("h2")));
}

#[test]
fn a_second_finger_changes_nothing() {
    let mut bench = Bench::new();
    let start = bench.spot("h2");
    let end = bench.spot("e2");
    let other = bench.spot("b0");
    bench.send(Event::Down {
        pointer: 1,
        at: start,
    });
    bench.send(Event::Travel {
        pointer: 1,
        at: end,
    });
    assert_eq!(
        bench.send(Event::Down {
            pointer: 2,
            at: other
        }),
        None
    );
    assert_eq!(
        bench.send(Event::Travel {
            pointer: 2,
            at: start
        }),
        None
    );
    assert_eq!(
        bench.send(Event::Up {
            pointer: 2,
            at: other
        }),
        None
    );
    assert_eq!(bench.send(Event::Lost { pointer: 2 }), None);
    assert_eq!(
        bench.send(Event::Up {
            pointer: 1,
            at: end
        }),
        play("h2e2")
    );
}

#[test]
fn a_pointer_taken_away_leaves_the_piece_selected() {
    let mut bench = Bench::new();
    let start = bench.spot("h2");
    let end = bench.spot("e2");
    bench.send(Event::Down {
        pointer: 1,
        at: start,
    });
    bench.send(Event::Travel {
        pointer: 1,
        at: end,
    });
    assert_eq!(bench.send(Event::Lost { pointer: 1 }), None);
    assert_eq!(bench.input.phase, Phase::Selected { from: at("h2") });
}

#[test]
fn arrows_move_the_cursor_and_enter_plays() {
    let mut bench = Bench::new();
    bench.send(Event::Focus(at("h1")));
    assert_eq!(
        bench.send(Event::Arrow(0, -1)),
        Some(Intent::Focus(at("h2")))
    );
    assert_eq!(bench.send(Event::Enter), None);
    assert_eq!(bench.selected(), Some(at("h2")));
    for step in ["g2", "f2", "e2"] {
        assert_eq!(
            bench.send(Event::Arrow(-1, 0)),
            Some(Intent::Focus(at(step)))
        );
    }
    assert_eq!(bench.send(Event::Enter), play("h2e2"));
}

#[test]
fn arrows_stop_at_the_edge() {
    let mut bench = Bench::new();
    bench.send(Event::Focus(at("a0")));
    assert_eq!(bench.send(Event::Arrow(-1, 0)), None);
    assert_eq!(bench.send(Event::Arrow(0, 1)), None);
    assert_eq!(bench.input.cursor, at("a0"));
}

#[test]
fn escape_puts_the_piece_back() {
    let mut bench = Bench::new();
    bench.click("h2");
    assert_eq!(bench.send(Event::Escape), None);
    assert_eq!(bench.input.phase, Phase::Idle);
}

#[test]
fn a_screen_readers_click_selects_and_plays() {
    let mut bench = Bench::new();
    assert_eq!(bench.send(Event::Activate(at("b0"))), None);
    assert_eq!(bench.send(Event::Activate(at("c2"))), play("b0c2"));
    assert_eq!(bench.input.cursor, at("c2"));
}

#[test]
fn a_change_of_position_drops_what_can_no_longer_be_moved() {
    let mut bench = Bench::new();
    bench.click("h2");
    bench.send(Event::Changed);
    assert_eq!(bench.selected(), Some(at("h2")), "still the reader's piece");
    bench.movable.clear();
    bench.send(Event::Changed);
    assert_eq!(bench.input.phase, Phase::Idle);
}

#[test]
fn the_flipped_board_follows_the_eyes() {
    let mut bench = Bench::new();
    bench.layout.below = Color::Black;
    bench.send(Event::Focus(at("h1")));
    assert_eq!(
        bench.send(Event::Arrow(0, 1)),
        Some(Intent::Focus(at("h2")))
    );
    assert_eq!(bench.drag("b0", "c2"), play("b0c2"));
}

#[test]
fn a_move_in_advance_goes_to_a_piece_of_its_own_side() {
    let taken_back: Move = "b0h2".parse().unwrap();
    let mut bench = Bench::new();
    bench.moves.push(taken_back);
    assert_eq!(bench.click("b0"), None);
    assert_eq!(bench.click("h2"), Some(Intent::Play(taken_back)));
    assert_eq!(bench.input.phase, Phase::Idle);
    assert_eq!(bench.drag("b0", "h2"), Some(Intent::Play(taken_back)));
    assert_eq!(bench.send(Event::Activate(at("b0"))), None);
    let chosen = bench.send(Event::Activate(at("h2")));
    assert_eq!(chosen, Some(Intent::Play(taken_back)));
    // The other way round it is another piece that is picked up.
    assert_eq!(bench.click("h2"), None);
    assert_eq!(bench.click("b0"), None);
    assert_eq!(bench.input.phase.selected(), Some(at("b0")));
}
