//! The saved form of the settings: JSON with a version.

use serde::Deserialize;
use serde::de::IgnoredAny;
use thiserror::Error;

use super::Settings;
use crate::rules::ruleset::RuleSetError;

/// The version of the saved form; it grows when older readers would misread it.
const VERSION: u32 = 1;

/// Written and read beside the settings and not around them: flattened structs cost several kilobytes
/// of WebAssembly.
#[derive(Deserialize)]
struct Version {
    version: u32,
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
    let fields = serde_json::to_string(settings).expect("plain fields always serialise");
    format!("{{\"version\":{VERSION},{}", fields.trim_start_matches('{'))
}

/// Reads the saved form; choices that it does not have are the usual ones.
///
/// # Errors
/// If it is damaged or of a newer version.
pub fn read_settings(text: &str) -> Result<Settings, SavedSettingsError> {
    let Version { version } = serde_json::from_str(text)?;
    if version > VERSION {
        return Err(SavedSettingsError::Version(version));
    }
    let settings: Settings = serde_json::from_str(text)?;
    settings.own_rules.check()?;
    Ok(settings)
}

/// What every export has held since the first version, beside the number of its version.
#[derive(Deserialize)]
#[expect(dead_code, reason = "it is only asked whether they are there")]
struct Marks {
    faces: IgnoredAny,
    labels: IgnoredAny,
    targets: IgnoredAny,
    theme: IgnoredAny,
}

/// Reads a file that was exported. Other programs' files have versions too: settings are only what
/// holds the choices that every export holds.
///
/// # Errors
/// If it is something else, damaged or of a newer version.
pub fn import_settings(text: &str) -> Result<Settings, SavedSettingsError> {
    let Marks { .. } = serde_json::from_str(text)?;
    read_settings(text)
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

    #[test]
    fn the_files_of_other_programs_are_no_settings() {
        for text in [
            r#"{"name":"foo","version":1,"dependencies":{}}"#,
            r#"{"version":1}"#,
            r#"{"version":1,"theme":"dark"}"#,
            r#"{"version":2,"lockfileVersion":3,"packages":{}}"#,
            "[]",
        ] {
            assert!(
                matches!(import_settings(text), Err(SavedSettingsError::Form(_))),
                "{text}"
            );
        }
        let settings = Settings {
            theme: Theme::Dark,
            ..Settings::default()
        };
        assert_eq!(
            import_settings(&write_settings(&settings)).unwrap(),
            settings
        );
        // The first version's export.
        let first = r#"{"version":1,"faces":"latin","labels":true,"targets":false,"motion":true,"confirm_resign":false,"theme":"light"}"#;
        assert_eq!(import_settings(first).unwrap().theme, Theme::Light);
        let later = first.replace(r#""version":1"#, r#""version":2"#);
        assert!(matches!(
            import_settings(&later),
            Err(SavedSettingsError::Version(2))
        ));
    }
}
