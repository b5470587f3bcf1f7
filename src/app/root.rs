//! The root component: the store, its effects, and the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::context::Provide;
use super::effects::use_effects;
use super::game::GameScreen;
use super::i18n::{Language, Phrases};
use super::learn::{NotationScreen, RulesScreen};
use super::route::{Route, use_route};
use super::store::{Action, State};
use super::ui::part;

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(State::reduce(&self, action))
    }
}

/// Properties of [`App`].
#[derive(Properties, PartialEq)]
pub struct AppProps {
    /// The state to begin with, as restored from the last visit.
    pub initial: State,
}

/// The app.
#[component]
pub fn App(props: &AppProps) -> Html {
    let initial = props.initial.clone();
    let store = use_reducer(move || initial);
    let dispatch = {
        let dispatcher = store.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let route = use_route();
    let commander = use_effects(&store, &dispatch, route);
    let phrases = use_memo((), |()| Phrases::new(Language::default()));
    html! {
        <ContextProvider<Phrases> context={(*phrases).clone()}>
            <Provide state={(*store).clone()} {dispatch} {commander}>
                { match route {
                    Route::Game => part::<GameScreen>(()),
                    Route::Notation => part::<NotationScreen>(()),
                    Route::Rules => part::<RulesScreen>(()),
                } }
            </Provide>
        </ContextProvider<Phrases>>
    }
}
