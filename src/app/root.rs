//! The root component: the store, its effects, and the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::analysis::AnalysisScreen;
use super::away::{away_banner, use_title};
use super::clock::Millis;
use super::context::Provide;
use super::effects::use_effects;
use super::game::GameScreen;
use super::i18n::Phrases;
use super::learn::{CoUpScreen, NotationScreen, RulesScreen};
use super::lessons::lessons;
use super::ratings::RatingScreen;
use super::route::{Route, use_route};
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
        use_callback((), move |action, ()| {
            dispatcher.dispatch((time::now(), action))
        })
    };
    let route = use_route();
    let commander = use_effects(&store, &dispatch, route);
    let phrases = use_memo(store.shell.spoken.clone(), |_| Phrases::loaded());
    let phrases = phrases.of_co_tuong(store.table.setup().co_tuong);
    use_title(&phrases, &store);
    html! {
        <ContextProvider<Phrases> context={phrases.clone()}>
            { away_banner(&phrases, &store) }
            <Provide state={(*store).clone()} {dispatch} {commander}>
                { match route {
                    Route::Game => part::<GameScreen>(()),
                    Route::Analysis => part::<AnalysisScreen>(()),
                    Route::Notation => part::<NotationScreen>(()),
                    Route::Rules => part::<RulesScreen>(()),
                    Route::CoUp => part::<CoUpScreen>(()),
                    Route::Learn | Route::Lesson(_) | Route::Names => {
                        route.lessons().map(lessons).unwrap_or_default()
                    }
                    Route::Rating => part::<RatingScreen>(()),
                } }
            </Provide>
        </ContextProvider<Phrases>>
    }
}
