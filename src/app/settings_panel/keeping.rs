//! All settings at once: reset, saved as a file, and read from one.

use yew::prelude::*;

use crate::app::context::{use_dispatch, use_settings};
use crate::app::i18n::{Key, use_phrases};
use crate::app::settings::{SavedSettingsError, Settings, import_settings, write_settings};
use crate::app::store::Action;
use crate::platform::files;

/// What reading a file came to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    Nothing,
    /// The reader has to press once more.
    Asked,
    Told(Key),
}

/// The commands, and a line that says what they did.
#[component]
pub(super) fn Keeping() -> Html {
    let phrases = use_phrases();
    let settings = use_settings();
    let dispatch = use_dispatch();
    let came = use_state_eq(|| Came::Nothing);
    // Asked for when the reader wants it: it is no small text.
    let address = use_state_eq(String::new);
    {
        let address = address.clone();
        use_effect_with(settings.clone(), move |settings| {
            address.set(files::address_of(
                "application/json",
                &write_settings(settings),
            ));
        });
    }
    let onreset = {
        let (came, dispatch) = (came.clone(), dispatch.clone());
        let language = settings.language;
        Callback::from(move |_: MouseEvent| {
            if *came == Came::Asked {
                // Whoever resets the settings can still read the page.
                let usual = Settings {
                    language,
                    ..Settings::default()
                };
                dispatch.emit(Action::Chose(usual));
                came.set(Came::Nothing);
            } else {
                came.set(Came::Asked);
            }
        })
    };
    let onchange = {
        let (came, dispatch) = (came.clone(), dispatch.clone());
        Callback::from(move |event: Event| {
            let (came, dispatch) = (came.clone(), dispatch.clone());
            files::read_chosen(&event, move |text| {
                came.set(Came::Told(
                    match import_settings(&text.unwrap_or_default()) {
                        Ok(settings) => {
                            dispatch.emit(Action::Chose(settings));
                            Key::SettingsImported
                        }
                        Err(SavedSettingsError::Version(_)) => Key::SettingsNewer,
                        Err(_) => Key::SettingsNotImported,
                    },
                ));
            });
        })
    };
    let (reset, told) = match *came {
        Came::Nothing => (Key::SettingsReset, None),
        Came::Asked => (Key::SettingsResetSure, None),
        Came::Told(key) => (Key::SettingsReset, Some(phrases.text(key))),
    };
    html! {
        <section class="choices keeping">
            <a class="button" data-action="export-settings" download="chuhe-settings.json" href={(*address).clone()}>
                { phrases.text(Key::SettingsExport) }
            </a>
            <label class="button" data-action="import-settings">
                { phrases.text(Key::SettingsImport) }
                <input type="file" name="settings-file" accept=".json,application/json" {onchange} />
            </label>
            <button type="button" class={classes!("button", (*came == Came::Asked).then_some("danger"))}
                data-action="reset-settings" onclick={onreset}>
                { phrases.text(reset) }
            </button>
            <p class="hint" role="status">{ told }</p>
        </section>
    }
}
