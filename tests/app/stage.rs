//! Renders the game screen in a given state.

use std::sync::mpsc;

use chuhe::app::board::Intent;
use chuhe::app::context::Provide;
use chuhe::app::game::GameScreen;
use chuhe::app::store::{Action, GameSetup, Opponent, SideChoice, State};
use chuhe::formats::fen;
use chuhe::rules::{Position, RuleSet};
use yew::platform::Runtime;
use yew::prelude::*;

use crate::markup::Markup;

#[derive(Properties, PartialEq)]
struct StageProps {
    state: State,
}

#[component]
fn Stage(props: &StageProps) -> Html {
    html! {
        <Provide state={props.state.clone()} dispatch={Callback::noop()} commander={Callback::noop()}>
            <GameScreen />
        </Provide>
    }
}

/// The game screen after some actions on the state of a first visit.
pub fn screen_after(actions: Vec<Action>) -> Markup {
    let (sender, receiver) = mpsc::channel();
    let runtime = Runtime::builder().worker_threads(1).build().unwrap();
    runtime.spawn_pinned(move || async move {
        let state = actions
            .into_iter()
            .fold(State::default(), |state, action| state.reduce(action));
        let renderer = yew::LocalServerRenderer::<Stage>::with_props(StageProps { state });
        sender
            .send(renderer.hydratable(false).render().await)
            .unwrap();
    });
    Markup::new(receiver.recv().unwrap())
}

/// A game between two people from a FEN.
pub fn two_people(text: &str) -> Action {
    two_people_under(RuleSet::CLUB, text)
}

/// The same under some rules.
pub fn two_people_under(rules: RuleSet, text: &str) -> Action {
    let start = Position::from_setup(&fen::parse(text).unwrap()).unwrap();
    let setup = GameSetup {
        opponent: Opponent::Person,
        side: SideChoice::Red,
        start,
        rules,
        clock: None,
        co_tuong: false,
        settled: None,
    };
    Action::NewGame(Box::new(setup), 0)
}

/// A move of the reader.
pub fn play(text: &str) -> Action {
    Action::Meant(Intent::Play(text.parse().unwrap()))
}
