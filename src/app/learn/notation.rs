//! The page of the notations: moves in one, read in another.

use yew::prelude::*;

use super::conversion::convert;
use crate::app::context::{use_settings, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::app::route::Route;
use crate::app::ui::{RadioGroup, radio_group};
use crate::formats::fen;
use crate::notation::{Notation, print_line};
use crate::platform::field;
use crate::rules::Position;

/// The notations in the order of the control, with their names.
const TARGETS: [(Notation, Key); 7] = [
    (Notation::Coordinate, Key::NotationCoordinate),
    (Notation::Iccs, Key::NotationIccs),
    (Notation::Wxf, Key::NotationWxf),
    (Notation::Vietnamese, Key::NotationVietnamese),
    (Notation::VietnameseShort, Key::NotationVietnameseShort),
    (Notation::Han, Key::NotationHan),
    (Notation::HanTraditional, Key::NotationHanTraditional),
];

/// The page.
#[component]
pub fn NotationScreen() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let settings = use_settings();
    let start = use_state(AttrValue::default);
    let moves = use_state(AttrValue::default);
    let target = use_state(|| settings.notation);
    let input = |into: &UseStateHandle<AttrValue>| {
        let into = into.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = field::text(&event) {
                into.set(text.into());
            }
        })
    };
    let take_game = {
        let (start, moves) = (start.clone(), moves.clone());
        let (table, notation) = (table.clone(), settings.notation);
        Callback::from(move |_: MouseEvent| {
            let game = table.game();
            let usual = *game.start() == Position::start();
            let fen = match usual {
                true => String::new(),
                false => fen::print(&game.start().to_setup()),
            };
            start.set(fen.into());
            let texts = print_line(game.start(), game.line(), notation);
            moves.set(texts.join("\n").into());
        })
    };
    let chosen = TARGETS
        .iter()
        .position(|(notation, _)| *notation == *target);
    let on_choose = {
        let target = target.clone();
        Callback::from(move |index: usize| {
            if let Some((notation, _)) = TARGETS.get(index) {
                target.set(*notation);
            }
        })
    };
    let options: Vec<String> = TARGETS.iter().map(|(_, key)| phrases.text(*key)).collect();
    let converted = use_memo(
        ((*start).clone(), (*moves).clone(), *target, phrases.clone()),
        |(start, moves, target, phrases)| convert(start, moves, *target, phrases),
    );
    html! {
        <main class="learn converter">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::ConverterTitle) }</h1>
            <p>{ phrases.text(Key::ConverterIntro) }</p>
            <div class="choice">
                <label for="converter-moves">{ phrases.text(Key::ConverterMoves) }</label>
                <textarea id="converter-moves" name="moves" rows="6" spellcheck="false"
                    placeholder="1. C2=5 H8+7" value={(*moves).clone()} oninput={input(&moves)} />
                <button type="button" class="button small" data-action="take-game"
                    disabled={table.game().line().is_empty() || table.variant().has_closed_pieces()} onclick={take_game}>
                    { phrases.text(Key::ConverterTakeGame) }
                </button>
            </div>
            <div class="choice">
                <label for="converter-start">{ phrases.text(Key::ConverterStart) }</label>
                <textarea id="converter-start" name="start" rows="2" spellcheck="false"
                    placeholder={phrases.text(Key::PositionStart)} value={(*start).clone()}
                    oninput={input(&start)} />
            </div>
            { radio_group(RadioGroup {
                name: "target",
                title: phrases.text(Key::ConverterTarget),
                options,
                chosen: chosen.unwrap_or_default(),
                on_choose,
            }) }
            <div class="choice">
                <label for="converter-result">{ phrases.text(Key::ConverterResult) }</label>
                <textarea id="converter-result" name="result" rows="8" readonly=true
                    value={converted.text.clone()} />
                <p class="error" role="status">{ converted.error.clone() }</p>
            </div>
        </main>
    }
}
