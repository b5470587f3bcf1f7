//! The reader's choices, as data: a table says what can be chosen, and panel, store and
//! saved form follow from it.

mod choices;
mod saved;

use serde::{Deserialize, Serialize};

pub use choices::{CHOICES, Choice, Group, Kind};
pub use saved::{SavedSettingsError, import_settings, read_settings, write_settings};

use super::board::{Axis, Faces};
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

/// How the board looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Surface {
    /// Wood with a quiet grain.
    #[default]
    Wood,
    /// Ink on paper.
    Paper,
    /// Black and white, strong lines.
    Contrast,
}

impl Surface {
    /// All looks, in the order in which they are offered.
    pub const ALL: [Surface; 3] = [Surface::Wood, Surface::Paper, Surface::Contrast];

    /// The value of the page's `data-surface` attribute.
    pub fn name(self) -> &'static str {
        match self {
            Surface::Wood => "wood",
            Surface::Paper => "paper",
            Surface::Contrast => "contrast",
        }
    }
}

/// What the board is drawn with. Both drawings are on the page; the style sheet shows one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grid {
    /// Lines, whose crossings the pieces stand on.
    #[default]
    Lines,
    /// Cells, in which the pieces stand.
    Cells,
}

impl Grid {
    /// Both, in the order in which they are offered.
    pub const ALL: [Grid; 2] = [Grid::Lines, Grid::Cells];

    /// The value of the page's `data-grid` attribute.
    pub fn name(self) -> &'static str {
        match self {
            Grid::Lines => "lines",
            Grid::Cells => "cells",
        }
    }
}

/// What the edges of the board are labelled with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AxisChoice {
    /// What the notation needs.
    #[default]
    Notation,
    /// Files a to i, ranks 0 to 9.
    Points,
    /// Digits for both sides.
    Numbers,
    /// Chinese numerals for Red, digits for Black.
    Numerals,
}

impl AxisChoice {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [AxisChoice; 4] = [
        AxisChoice::Notation,
        AxisChoice::Points,
        AxisChoice::Numbers,
        AxisChoice::Numerals,
    ];
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

/// How a reader likes a variant to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Habit {
    /// What is written on the pieces.
    pub faces: Faces,
    /// How moves are written.
    pub notation: Notation,
}

impl Settings {
    /// Goes over from xiangqi to cờ tướng, or back: each keeps its own faces and notation.
    pub fn change_habit(&mut self) {
        let other = self.other_habit;
        self.other_habit = Habit {
            faces: self.faces,
            notation: self.notation,
        };
        self.faces = other.faces;
        self.notation = other.notation;
    }

    /// How the edges of the board are labelled.
    pub fn axis(&self) -> Axis {
        match self.axis {
            AxisChoice::Notation => Axis::from(self.notation),
            AxisChoice::Points => Axis::Points,
            AxisChoice::Numbers => Axis::Numbers,
            AxisChoice::Numerals => Axis::Numerals,
        }
    }
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
    /// Faces and notation of the variant that is not played: cờ tướng while xiangqi is, and the
    /// other way round.
    pub other_habit: Habit,
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
    /// Whether the engine may play out of its opening book.
    pub opening_book: bool,
    /// Whether moves are heard.
    pub sound_move: bool,
    /// Whether captures are heard.
    pub sound_capture: bool,
    /// Whether checks are heard.
    pub sound_check: bool,
    /// Whether a closed piece that is turned up is heard.
    pub sound_reveal: bool,
    /// Whether the end of a game is heard.
    pub sound_end: bool,
    /// Whether a clock that runs short is heard.
    pub sound_time: bool,
    /// Whether all of these are felt, on devices that can shake.
    pub vibration: bool,
    /// How the board looks.
    pub surface: Surface,
    /// What the board is drawn with.
    pub grid: Grid,
    /// What the edges of the board are labelled with.
    pub axis: AxisChoice,
    /// Whether the pieces of the side above are turned to their owner.
    pub turned: bool,
    /// Whether a move may be made in advance.
    pub premove: bool,
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
            other_habit: Habit {
                faces: Faces::Vietnamese,
                notation: Notation::Vietnamese,
            },
            labels: true,
            targets: true,
            motion: true,
            confirm_resign: true,
            absence: Absence::Hidden,
            opening_book: true,
            sound_move: true,
            sound_capture: true,
            sound_check: true,
            sound_reveal: true,
            sound_end: true,
            sound_time: true,
            vibration: true,
            surface: Surface::Wood,
            grid: Grid::Lines,
            axis: AxisChoice::Notation,
            turned: false,
            premove: true,
            theme: Theme::Auto,
            own_rules: RuleSet::CLUB,
        }
    }
}
