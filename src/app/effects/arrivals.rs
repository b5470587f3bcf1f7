//! Files and texts that are dropped on the page, pasted, shared to the app or opened with it.

use yew::prelude::*;

use crate::app::shelf::Shelf;
use crate::platform::files::{self, Arrival};
use crate::platform::shell;

/// Takes what comes to the screen that opens it.
#[hook]
pub(super) fn use_arrivals(shelf: &Shelf) {
    let shelf = shelf.clone();
    use_effect_with((), move |()| {
        let arrive = move |arrival: Option<Arrival>| {
            // What cannot be read from the disk is gone; the browser says so itself.
            if let Some(arrival) = arrival {
                shelf.arrive(arrival);
            }
        };
        let launched = {
            let arrive = arrive.clone();
            move || files::take_launched(arrive.clone())
        };
        launched();
        let listeners = (files::listen(arrive), shell::listen(launched));
        move || drop(listeners)
    });
}
