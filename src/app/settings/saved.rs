//! The saved form of the settings: JSON with a version.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Settings;
use crate::rules::ruleset::RuleSetError;

/// The version of the saved form; it grows when older readers would misread it.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    #[serde(flatten)]
    settings: Settings,
}

/// Why saved settings cannot be read.
#[derive(Debug, Error)]
pub enum SavedSettingsError {
    /// It is not this JSON.
    #[error("not readable: {0}")]
    Form(#[from] serde_json::Error),
    /// The own rules in it cannot be.
    #[error("own rules: {0}")]
    Rules(#[from] RuleSetError),
    /// It was saved by a newer app.
    #[error("saved by version {0}")]
    Version(u32),
}

/// The saved form.
pub fn write_settings(settings: &Settings) -> String {
    let saved = Saved {
        version: VERSION,
        settings: settings.clone(),
    };
    serde_json::to_string(&saved).expect("plain fields always serialise")
}

/// Reads the saved form; choices that it does not have are the usual ones.
///
/// # Errors
/// If it is damaged or of a newer version.
pub fn read_settings(text: &str) -> Result<Settings, SavedSettingsError> {
    let saved: Saved = serde_json::from_str(text)?;
    if saved.version > VERSION {
        return Err(SavedSettingsError::Version(saved.version));
    }
    saved.settings.own_rules.check()?;
    Ok(saved.settings)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::board::Faces;
    use crate::app::settings::Theme;

    #[test]
    fn what_is_written_is_read() {
        let settings = Settings {
            faces: Faces::Latin,
            labels: false,
            theme: Theme::Dark,
            ..Settings::default()
        };
        assert_eq!(read_settings(&write_settings(&settings)).unwrap(), settings);
    }

    #[test]
    fn the_form_of_version_1_stays_readable() {
        let text = r#"{"version":1,"faces":"latin","labels":true,"targets":false,"motion":true,"confirm_resign":false,"theme":"light"}"#;
        let settings = read_settings(text).unwrap();
        assert_eq!(settings.faces, Faces::Latin);
        assert_eq!(settings.theme, Theme::Light);
        assert!(!settings.targets && !settings.confirm_resign);
    }

    #[test]
    fn missing_choices_are_the_usual_ones_and_unknown_ones_are_ignored() {
        let settings = read_settings(r#"{"version":1,"theme":"dark","later":7}"#).unwrap();
        assert_eq!(settings.theme, Theme::Dark);
        assert_eq!(settings.faces, Settings::default().faces);
    }

    #[test]
    fn damage_and_the_future_are_refused() {
        for text in [
            "",
            "{",
            "[]",
            r#"{"faces":"han"}"#,
            r#"{"version":1,"faces":"runes"}"#,
        ] {
            assert!(
                matches!(read_settings(text), Err(SavedSettingsError::Form(_))),
                "{text}"
            );
        }
        let future = r#"{"version":2}"#;
        assert!(matches!(
            read_settings(future),
            Err(SavedSettingsError::Version(2))
        ));
    }
}
