//! The reader's choices, as data: a table says what can be chosen, and panel, store and
//! saved form follow from it.

mod choices;
mod saved;

use serde::{Deserialize, Serialize};

pub use choices::{CHOICES, Choice, Group, Kind};
pub use saved::{SavedSettingsError, read_settings, write_settings};

use super::board::Faces;
use super::i18n::Language;
use crate::notation::Notation;
use crate::rules::RuleSet;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device is set.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// The value of the page's `data-theme` attribute.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// What counts as leaving the board, where the rules have something against it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Absence {
    /// Nothing.
    Never,
    /// The game is out of sight: another tab, another screen of the app, a locked device.
    #[default]
    Hidden,
    /// Also that another window has the keyboard.
    Unfocused,
}

/// All choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the page; the browser's if none is chosen.
    pub language: Option<Language>,
    /// What is written on the pieces.
    pub faces: Faces,
    /// How moves are written, on the axes of the board too.
    pub notation: Notation,
    /// Whether files and ranks are labelled.
    pub labels: bool,
    /// Whether the targets of a picked-up piece are shown.
    pub targets: bool,
    /// Whether moves slide. The device's wish for less motion comes first.
    pub motion: bool,
    /// Whether resigning asks first.
    pub confirm_resign: bool,
    /// What counts as leaving the board.
    pub absence: Absence,
    /// Light or dark.
    pub theme: Theme,
    /// The reader's own rule set.
    pub own_rules: RuleSet,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            faces: Faces::Han,
            notation: Notation::Coordinate,
            labels: true,
            targets: true,
            motion: true,
            confirm_resign: true,
            absence: Absence::Hidden,
            theme: Theme::Auto,
            own_rules: RuleSet::CLUB,
        }
    }
}
