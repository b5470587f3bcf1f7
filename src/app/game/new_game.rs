//! The dialog that sets up a new game.

use yew::prelude::*;

use super::clock_entry::{ClockEntry, clock_entry};
use super::fen_entry::{Entry, judge};
use super::handicap::{self, HANDICAPS};
use super::variant_entry::{VariantEntry, variant_entry};
use crate::app::context::{use_dispatch, use_settings, use_table};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::own_rules::{OwnRulesDialog, OwnRulesDialogProps};
use crate::app::route::Route;
use crate::app::store::{Action, GameSetup, Offer, Opponent, Settled, SideChoice, Table};
use crate::app::ui::{Modal, RadioGroup, part, radio_group};
use crate::formats::coup_fen;
use crate::platform::{chance, field};
use crate::protocol::{MAX_LEVEL, MIN_LEVEL};
use crate::rules::coup::View;
use crate::rules::{Color, Position, RuleSet, Variant};

/// The sets in the order of the control; the reader's own set follows.
const SETS: [RuleSet; 4] = [RuleSet::CLUB, RuleSet::ONLINE, RuleSet::CXQ, RuleSet::ASIAN];

const SIDES: [SideChoice; 3] = [SideChoice::Red, SideChoice::Random, SideChoice::Black];

/// What the form holds.
#[derive(Clone, PartialEq)]
struct Form {
    variant: VariantEntry,
    engine: bool,
    level: u8,
    side: usize,
    /// A place in [`SETS`], or the one after them for the reader's own set.
    rules: usize,
    clock: ClockEntry,
    /// 0 the usual start, 1 from a FEN, 2 with a handicap.
    position: usize,
    handicap: usize,
    /// A place in [`Color::ALL`].
    giver: usize,
    fen: String,
    /// Whether a start was tried: then even an empty field is an error.
    tried: bool,
}

impl Form {
    /// Begins with what was chosen for the last game.
    fn of(table: &Table) -> Form {
        let setup = table.setup();
        let (engine, level) = match setup.opponent {
            Opponent::Engine { level } => (true, level),
            Opponent::Person => (false, GameSetup::FIRST_LEVEL),
        };
        Form {
            variant: VariantEntry::of(setup),
            engine,
            level,
            side: SIDES
                .iter()
                .position(|side| *side == setup.side)
                .unwrap_or_default(),
            rules: SETS
                .iter()
                .position(|rules| *rules == setup.rules)
                .unwrap_or(SETS.len()),
            clock: ClockEntry::of(setup.clock),
            position: 0,
            handicap: 0,
            giver: 0,
            fen: String::new(),
            tried: false,
        }
    }

    /// The same with a position that came from outside, or without one.
    fn with_position(self, offer: Option<&Offer>) -> Form {
        match offer {
            Some(Offer { fen, customs }) => Form {
                variant: self.variant.made(coup_fen::is_meant(fen), *customs),
                position: 1,
                fen: fen.clone(),
                tried: true,
                ..self
            },
            None => self,
        }
    }

    fn rules<'a>(&self, own: &'a RuleSet) -> &'a RuleSet {
        SETS.get(self.rules).unwrap_or(own)
    }

    fn setup(&self, start: View, own: &RuleSet) -> GameSetup {
        GameSetup {
            opponent: if self.engine {
                Opponent::Engine { level: self.level }
            } else {
                Opponent::Person
            },
            side: SIDES[self.side],
            settled: match start.position().variant() {
                Variant::Xiangqi => None,
                Variant::CoUp(_) => Settled::by_start(&start),
            },
            start: start.into_position(),
            rules: self.rules(own).clone(),
            clock: self.clock.control(),
            co_tuong: self.variant.co_tuong,
        }
    }
}

/// Properties of [`NewGameDialog`].
#[derive(Properties, PartialEq)]
pub struct NewGameDialogProps {
    /// A position that came from outside.
    pub offer: Option<Offer>,
}

/// The dialog.
#[component]
pub fn NewGameDialog(props: &NewGameDialogProps) -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let table = use_table();
    let form = use_state(|| Form::of(&table).with_position(props.offer.as_ref()));
    let own_rules = use_settings().own_rules.clone();
    let edits_rules = use_state(|| false);
    let variant = form.variant.variant();
    let entry =
        (form.position == 1).then(|| judge(&form.fen, variant, form.rules(&own_rules), &phrases));
    let set = |change: fn(&mut Form, usize)| {
        let form = form.clone();
        Callback::from(move |value: usize| {
            let mut next = (*form).clone();
            change(&mut next, value);
            form.set(next);
        })
    };
    let on_level = {
        let change = set(|form, value| form.level = GameSetup::level(value as u8));
        Callback::from(move |event: InputEvent| {
            if let Some(level) = field::text(&event).and_then(|text| text.parse().ok()) {
                change.emit(level);
            }
        })
    };
    let on_clock = {
        let form = form.clone();
        Callback::from(move |clock| {
            form.set(Form {
                clock,
                ..(*form).clone()
            })
        })
    };
    let on_variant = {
        let form = form.clone();
        Callback::from(move |variant| {
            form.set(Form {
                variant,
                ..(*form).clone()
            })
        })
    };
    let on_fen = {
        let form = form.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(fen) = field::text(&event) {
                form.set(Form {
                    fen,
                    ..(*form).clone()
                });
            }
        })
    };
    let onsubmit = {
        let (form, entry, dispatch) = (form.clone(), entry.clone(), dispatch.clone());
        let own_rules = own_rules.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let start = match &entry {
                None if form.position == 2 && !form.variant.hides => {
                    View::start(handicap::start(form.handicap, Color::ALL[form.giver]))
                }
                None => View::start(Position::start_of(form.variant.variant())),
                Some(Entry::Playable { start, .. }) => (**start).clone(),
                Some(Entry::Refused(_)) => {
                    form.set(Form {
                        tried: true,
                        ..(*form).clone()
                    });
                    return;
                }
            };
            dispatch.emit(Action::NewGame(
                Box::new(form.setup(start, &own_rules)),
                chance::seed(),
            ));
        })
    };
    let words =
        |keys: &[Key]| -> Vec<String> { keys.iter().map(|key| phrases.text(*key)).collect() };
    let mut sets: Vec<String> = SETS.iter().map(|rules| phrases.rule_set(rules)).collect();
    sets.push(phrases.text(Key::RulesOwn));
    // Odds would say what some of the closed pieces are not.
    let positions: &[Key] = match form.variant.hides {
        false => &[Key::PositionStart, Key::PositionFen, Key::PositionHandicap],
        true => &[Key::PositionStart, Key::PositionFen],
    };
    let about = match SETS.get(form.rules) {
        Some(rules) => phrases.about_rules(rules),
        None => phrases.text(Key::RulesAboutOwn),
    };
    let edit = |edits: bool| {
        let edits_rules = edits_rules.clone();
        Callback::from(move |()| edits_rules.set(edits))
    };
    html! { <>
        <Modal name="new-game" title={phrases.text(Key::NewGame)} on_close={dispatch.reform(|()| Action::Closed)}>
            <form {onsubmit}>
                { variant_entry(&phrases, form.variant, &on_variant, dispatch.reform(|_| Action::Closed)) }
                { radio_group(RadioGroup {
                    name: "opponent",
                    title: phrases.text(Key::Opponent),
                    options: words(&[Key::OpponentEngine, Key::OpponentPerson]),
                    chosen: usize::from(!form.engine),
                    on_choose: set(|form, index| form.engine = index == 0),
                }) }
                if form.engine {
                    <div class="choice">
                        <label class="level-label" for="level">
                            <span>{ phrases.text(Key::Level) }</span>
                            <output for="level">{ form.level }</output>
                        </label>
                        <input id="level" class="level" type="range" name="level" step="1"
                            min={MIN_LEVEL.to_string()} max={MAX_LEVEL.to_string()}
                            value={form.level.to_string()} oninput={on_level}
                            aria-describedby="level-hint" />
                        <p class="hint" id="level-hint">{ phrases.text(Key::LevelHint) }</p>
                    </div>
                    { radio_group(RadioGroup {
                        name: "side",
                        title: phrases.text(Key::Side),
                        options: words(&[Key::SideRed, Key::SideRandom, Key::SideBlack]),
                        chosen: form.side,
                        on_choose: set(|form, index| form.side = index),
                    }) }
                }
                <div class="choice">
                    { radio_group(RadioGroup {
                        name: "rules",
                        title: phrases.text(Key::Rules),
                        options: sets,
                        chosen: form.rules,
                        on_choose: set(|form, index| form.rules = index),
                    }) }
                    <p class="hint">
                        <span role="status">{ about }</span>
                        { " " }
                        <a href={Route::Rules.hash()} onclick={dispatch.reform(|_| Action::Closed)}>
                            { phrases.text(Key::RulesCompare) }
                        </a>
                    </p>
                    if form.rules == SETS.len() {
                        <button type="button" class="button small" data-action="own-rules"
                            onclick={edit(true).reform(|_| ())}>
                            { phrases.text(Key::OwnRulesChange) }
                        </button>
                    }
                </div>
                { clock_entry(&phrases, form.clock, &on_clock) }
                { radio_group(RadioGroup {
                    name: "position",
                    title: phrases.text(Key::Position),
                    options: words(positions),
                    chosen: if form.position < positions.len() { form.position } else { 0 },
                    on_choose: set(|form, index| form.position = index),
                }) }
                if form.position == 2 && !form.variant.hides {
                    { radio_group(RadioGroup {
                        name: "handicap",
                        title: phrases.text(Key::Handicap),
                        options: words(&HANDICAPS.map(|(key, _)| key)),
                        chosen: form.handicap,
                        on_choose: set(|form, index| form.handicap = index),
                    }) }
                    { radio_group(RadioGroup {
                        name: "giver",
                        title: phrases.text(Key::HandicapGiver),
                        options: words(&[Key::SideRed, Key::SideBlack]),
                        chosen: form.giver,
                        on_choose: set(|form, index| form.giver = index),
                    }) }
                }
                if let Some(entry) = &entry {
                    <div class="choice">
                        <label for="fen">{ phrases.text(Key::FenField) }</label>
                        <textarea id="fen" name="fen" rows="3" spellcheck="false" autocomplete="off"
                            autocapitalize="off" value={form.fen.clone()} oninput={on_fen}
                            aria-describedby="fen-word" />
                        { fen_word(entry, form.fen.trim().is_empty() && !form.tried, &phrases) }
                    </div>
                }
                <div class="modal-actions sticky">
                    <button type="submit" class="button primary" data-action="start">
                        { phrases.text(Key::StartGame) }
                    </button>
                </div>
            </form>
        </Modal>
        if *edits_rules {
            { part::<OwnRulesDialog>(OwnRulesDialogProps { on_close: edit(false) }) }
        }
    </> }
}

/// What is wrong or unusual with the FEN, beside its field; where nothing was written yet (`silent`),
/// a word of help instead of an error.
fn fen_word(entry: &Entry, silent: bool, phrases: &Phrases) -> Html {
    let (class, text) = match entry {
        Entry::Refused(_) if silent => ("hint", phrases.text(Key::FenHelp)),
        Entry::Refused(why) => ("error", why.clone()),
        Entry::Playable {
            notes: Some(notes), ..
        } => ("warning", notes.clone()),
        Entry::Playable { notes: None, .. } => ("hint", phrases.text(Key::FenHelp)),
    };
    html! { <p id="fen-word" {class} role="status">{ text }</p> }
}
