//! What one screen hands to the next: a record to look at, a file to open, a position to edit.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::route::Route;
use crate::formats::coup_fen::{self, CoUpFenError};
use crate::formats::fen;
use crate::formats::record::Record;
use crate::platform::files::Arrival;
use crate::platform::route;
use crate::rules::coup::{CoUpMove, Pool, View};
use crate::rules::{Color, Customs, Move, RuleSet, Setup, Variant};

/// A record for the record screen.
#[derive(Clone, Debug)]
pub struct Handed {
    /// The record.
    pub record: Record,
    /// The moves that lead to the position to be shown.
    pub at: Vec<Move>,
    /// The side at the lower edge.
    pub below: Color,
    /// Under which key the library keeps it, if it does.
    pub source: Option<String>,
}

impl Handed {
    /// A record that nobody keeps yet, at its start.
    pub fn new(record: Record) -> Handed {
        Handed {
            record,
            at: Vec::new(),
            below: Color::Red,
            source: None,
        }
    }
}

/// A position for the editor.
#[derive(Clone, Debug)]
pub struct Placed {
    /// What stands where, and what lies closed.
    pub setup: Setup,
    /// What is unknown, if it is not what the board tells by itself.
    pub pool: Option<Pool>,
}

impl Placed {
    /// What is known of a position.
    pub fn of(view: &View) -> Placed {
        let setup = view.to_setup();
        let told = Pool::of_unseen(&setup);
        Placed {
            pool: Some(*view.pool())
                .filter(|pool| setup.variant.has_closed_pieces() && *pool != told),
            setup,
        }
    }

    /// Reads a FEN of either variant; `customs` are those of cờ úp.
    ///
    /// # Errors
    /// If it is none. Whether it can be played is not asked.
    pub fn read(text: &str, customs: Customs) -> Result<Placed, CoUpFenError> {
        if !coup_fen::is_meant(text) {
            let setup = fen::parse(text)?;
            return Ok(Placed { setup, pool: None });
        }
        let (setup, pool) = coup_fen::parse_setup(text, Variant::CoUp(customs))?;
        let own = pool != Pool::of_unseen(&setup);
        Ok(Placed {
            setup,
            pool: own.then_some(pool),
        })
    }
}

/// A game for the analysis.
#[derive(Clone, Debug)]
pub struct Look {
    /// What is known of its start.
    pub start: View,
    /// The moves that lead to the position to be looked at, with what they show. They are legal.
    pub played: Vec<CoUpMove>,
    /// The rules by which it is judged.
    pub rules: RuleSet,
    /// The side at the lower edge.
    pub below: Color,
    /// Where the way back leads.
    pub back: Route,
}

/// The shelf. Clones are the same.
#[derive(Clone, Default)]
pub struct Shelf(Rc<RefCell<Things>>);

#[derive(Default)]
struct Things {
    arrival: Option<Arrival>,
    on_arrival: Option<Callback<()>>,
    record: Option<Handed>,
    look: Option<Look>,
    sought: Option<String>,
    placed: Option<Placed>,
}

impl PartialEq for Shelf {
    fn eq(&self, other: &Shelf) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The shelf of the page.
#[hook]
pub fn use_shelf() -> Shelf {
    use_context().unwrap_or_default()
}

impl Shelf {
    /// Hands a record over and goes to its screen.
    pub fn show_record(&self, handed: Handed) {
        self.0.borrow_mut().record = Some(handed);
        route::go(Route::Record.hash());
    }

    /// The same in place of the address that has brought it: the way back leads past that.
    pub fn show_record_of_link(&self, handed: Handed) {
        self.0.borrow_mut().record = Some(handed);
        route::redirect(Route::Record.hash());
    }

    /// The record that was handed over, once.
    pub fn take_record(&self) -> Option<Handed> {
        self.0.borrow_mut().record.take()
    }

    /// Hands a game over and goes to the analysis.
    pub fn show_analysis(&self, look: Look) {
        self.0.borrow_mut().look = Some(look);
        route::go(Route::Analysis.hash());
    }

    /// The game that was handed over for the analysis, once.
    pub fn take_look(&self) -> Option<Look> {
        self.0.borrow_mut().look.take()
    }

    /// Looks for the games of the library in which a position comes up; it is given as a FEN.
    pub fn seek(&self, fen: String) {
        self.0.borrow_mut().sought = Some(fen);
        route::go(Route::Library.hash());
    }

    /// The position that the library is to look for, once.
    pub fn take_sought(&self) -> Option<String> {
        self.0.borrow_mut().sought.take()
    }

    /// Hands a position over and goes to the editor.
    pub fn edit(&self, placed: Placed) {
        self.leave_placed(placed);
        route::go(Route::Editor.hash());
    }

    /// Leaves a position for the next visit of the editor.
    pub fn leave_placed(&self, placed: Placed) {
        self.0.borrow_mut().placed = Some(placed);
    }

    /// The position that was handed over for the editor, once.
    pub fn take_placed(&self) -> Option<Placed> {
        self.0.borrow_mut().placed.take()
    }

    /// Something came from outside: it is opened on its own screen.
    pub fn arrive(&self, arrival: Arrival) {
        let on_arrival = {
            let mut things = self.0.borrow_mut();
            things.arrival = Some(arrival);
            things.on_arrival.clone()
        };
        match on_arrival {
            Some(on_arrival) => on_arrival.emit(()),
            None => route::go(Route::Open.hash()),
        }
    }

    /// What came from outside, once.
    pub fn take_arrival(&self) -> Option<Arrival> {
        self.0.borrow_mut().arrival.take()
    }

    /// Tells the screen that opens files of what arrives while it is in sight.
    pub fn watch_arrivals(&self, on_arrival: Option<Callback<()>>) {
        self.0.borrow_mut().on_arrival = on_arrival;
    }
}
