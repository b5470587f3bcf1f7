//! The root component: the store, its effects, and the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::away::{away_banner, use_title};
use super::clock::Millis;
use super::context::Provide;
use super::effects::{Restored, use_effects};
use super::game::GameScreen;
use super::i18n::Phrases;
use super::lazy::{fetch_all_when_idle, lazy_screen};
use super::route::{Route, use_route};
use super::shelf::Shelf;
use super::store::{Action, State};
use super::ui::part;
use crate::platform::time;

impl Reducible for State {
    /// What happened, and when.
    type Action = (Millis, Action);

    fn reduce(self: Rc<Self>, (now, action): (Millis, Action)) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        state.now = now;
        Rc::new(State::reduce(&state, action))
    }
}

/// Properties of [`App`].
#[derive(Properties, PartialEq)]
pub struct AppProps {
    /// What to begin with, as restored from the last visit.
    pub restored: Restored,
}

/// The app.
#[component]
pub fn App(props: &AppProps) -> Html {
    let initial = props.restored.state.clone();
    let store = use_reducer(move || initial);
    let dispatch = {
        let dispatcher = store.dispatcher();
        use_callback((), move |action, ()| {
            dispatcher.dispatch((time::now(), action))
        })
    };
    let route = use_route();
    use_effect_with((), |()| fetch_all_when_idle());
    let shelf = (*use_memo((), |()| Shelf::default())).clone();
    let commander = use_effects(&store, &dispatch, &props.restored.place, route, &shelf);
    let phrases = use_memo(store.shell.spoken.clone(), |_| Phrases::loaded());
    let phrases = phrases.of_co_tuong(store.table.setup().co_tuong);
    use_title(&phrases, &store, route);
    html! {
        <>
            { away_banner(&phrases, &store) }
            <ContextProvider<Shelf> context={shelf}>
            <Provide state={(*store).clone()} {dispatch} {commander} {phrases}>
                { match route {
                    Route::Game => part::<GameScreen>(()),
                    other => lazy_screen(other),
                } }
            </Provide>
            </ContextProvider<Shelf>>
        </>
    }
}
