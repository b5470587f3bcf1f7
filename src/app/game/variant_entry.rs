//! The choice of a variant and its customs in the dialog of a new game.

use yew::prelude::*;

use crate::app::i18n::{Key, Phrases};
use crate::app::route::Route;
use crate::app::store::GameSetup;
use crate::app::ui::{RadioGroup, Switch, radio_group, switch};
use crate::rules::{CapturedClosed, Customs, Variant};

const SEERS: [CapturedClosed; 3] = [
    CapturedClosed::Capturer,
    CapturedClosed::Nobody,
    CapturedClosed::Both,
];

/// What is chosen. The customs are kept while the other variant is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct VariantEntry {
    /// Whether it is cờ úp.
    pub(super) hides: bool,
    /// Whether it is cờ tướng.
    pub(super) co_tuong: bool,
    customs: Customs,
}

impl VariantEntry {
    /// The same as cờ úp, by these customs if they are known, or as a game in which nothing is hidden.
    pub(super) fn made(self, hides: bool, customs: Option<Customs>) -> VariantEntry {
        VariantEntry {
            hides,
            co_tuong: self.co_tuong && !hides,
            customs: customs.unwrap_or(self.customs),
        }
    }

    /// Begins with what was chosen for the last game.
    pub(super) fn of(setup: &GameSetup) -> VariantEntry {
        let variant = setup.start.variant();
        VariantEntry {
            co_tuong: setup.co_tuong && !variant.has_closed_pieces(),
            hides: variant.has_closed_pieces(),
            customs: variant.customs().unwrap_or_default(),
        }
    }

    /// The variant.
    pub(super) fn variant(self) -> Variant {
        match self.hides {
            true => Variant::CoUp(self.customs),
            false => Variant::Xiangqi,
        }
    }
}

/// The controls.
pub(super) fn variant_entry(
    phrases: &Phrases,
    entry: VariantEntry,
    on_change: &Callback<VariantEntry>,
    on_leave: Callback<MouseEvent>,
) -> Html {
    let with = |change: fn(&mut Customs, usize)| {
        on_change.reform(move |value: usize| {
            let mut next = entry;
            change(&mut next.customs, value);
            next
        })
    };
    html! {
        <>
            { radio_group(RadioGroup {
                name: "variant",
                title: phrases.text(Key::Variant),
                options: [Key::VariantXiangqi, Key::VariantCoTuong, Key::VariantCoUp]
                    .map(|key| phrases.text(key))
                    .to_vec(),
                chosen: usize::from(entry.co_tuong) + 2 * usize::from(entry.hides),
                on_choose: on_change.reform(move |index| VariantEntry {
                    hides: index == 2,
                    co_tuong: index == 1,
                    ..entry
                }),
            }) }
            if entry.co_tuong {
                <p class="hint">{ phrases.text(Key::CoTuongAbout) }</p>
            }
            if entry.hides {
                <p class="hint">
                    { phrases.text(Key::CoUpAbout) }
                    { " " }
                    <a href={Route::CoUp.hash()} onclick={on_leave}>{ phrases.text(Key::CoUpLearn) }</a>
                </p>
                { radio_group(RadioGroup {
                    name: "taken-closed",
                    title: phrases.text(Key::TakenClosedSeen),
                    options: [Key::SeenByCapturer, Key::SeenByNobody, Key::SeenByBoth]
                        .map(|key| phrases.text(key))
                        .to_vec(),
                    chosen: SEERS
                        .iter()
                        .position(|seer| *seer == entry.customs.captured_closed)
                        .unwrap_or_default(),
                    on_choose: with(|customs, index| {
                        customs.captured_closed = SEERS.get(index).copied().unwrap_or_default();
                    }),
                }) }
                { switch(Switch {
                    name: "forty-moves",
                    title: phrases.text(Key::FortyMoves),
                    on: entry.customs.forty_moves,
                    described_by: None,
                    on_turn: with(|customs, on| customs.forty_moves = on == 1).reform(usize::from),
                }) }
                { switch(Switch {
                    name: "guards-at-home",
                    title: phrases.text(Key::GuardsAtHome),
                    on: entry.customs.guards_at_home,
                    described_by: None,
                    on_turn: with(|customs, on| customs.guards_at_home = on == 1).reform(usize::from),
                }) }
            }
        </>
    }
}
