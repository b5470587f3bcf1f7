//! The table of choices: to add one, add its field to [`Settings`] and a row here.

use super::{Absence, AxisChoice, Grid, Settings, Surface, Theme};
use crate::app::board::Faces;
use crate::app::i18n::{Key, Language};
use crate::notation::Notation;

/// Where a choice stands in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// How the board looks.
    Board,
    /// How a game is played.
    Game,
    /// What is heard and felt.
    Senses,
    /// How the page looks.
    Page,
}

impl Group {
    /// All groups, in order.
    pub const ALL: [Group; 4] = [Group::Board, Group::Game, Group::Senses, Group::Page];

    /// The heading.
    pub fn title(self) -> Key {
        match self {
            Group::Board => Key::SettingsBoard,
            Group::Game => Key::SettingsGame,
            Group::Senses => Key::SettingsSenses,
            Group::Page => Key::SettingsPage,
        }
    }
}

/// One choice.
pub struct Choice {
    /// A name for element ids and tests.
    pub name: &'static str,
    /// Where it stands.
    pub group: Group,
    /// What is chosen.
    pub title: Key,
    /// How.
    pub kind: Kind,
}

/// How a choice is made.
pub enum Kind {
    /// On or off.
    Switch {
        /// Whether it is on.
        get: fn(&Settings) -> bool,
        /// Turns it on or off.
        set: fn(&mut Settings, bool),
    },
    /// One of several options.
    Options {
        /// The options' names.
        labels: &'static [Key],
        /// Which one is chosen.
        get: fn(&Settings) -> usize,
        /// Chooses one; an index out of range changes nothing.
        set: fn(&mut Settings, usize),
    },
}

const LANGUAGES: [Option<Language>; 7] = [
    None,
    Some(Language::English),
    Some(Language::Russian),
    Some(Language::Indonesian),
    Some(Language::Vietnamese),
    Some(Language::Simplified),
    Some(Language::Traditional),
];
/// The notations for people; ICCS is for files.
const NOTATIONS: [Notation; 6] = [
    Notation::Coordinate,
    Notation::Wxf,
    Notation::Vietnamese,
    Notation::VietnameseShort,
    Notation::Han,
    Notation::HanTraditional,
];
const ABSENCES: [Absence; 3] = [Absence::Never, Absence::Hidden, Absence::Unfocused];
const THEMES: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

/// Everything that can be chosen, in the order of the panel.
pub static CHOICES: &[Choice] = &[
    Choice {
        name: "faces",
        group: Group::Board,
        title: Key::SettingFaces,
        kind: Kind::Options {
            labels: &[
                Key::FacesHan,
                Key::FacesSimplified,
                Key::FacesPictures,
                Key::FacesLatin,
                Key::FacesVietnamese,
            ],
            get: |settings| index_of(&Faces::ALL, settings.faces),
            set: |settings, index| pick(&Faces::ALL, index, &mut settings.faces),
        },
    },
    Choice {
        name: "surface",
        group: Group::Board,
        title: Key::SettingSurface,
        kind: Kind::Options {
            labels: &[Key::SurfaceWood, Key::SurfacePaper, Key::SurfaceContrast],
            get: |settings| index_of(&Surface::ALL, settings.surface),
            set: |settings, index| pick(&Surface::ALL, index, &mut settings.surface),
        },
    },
    Choice {
        name: "grid",
        group: Group::Board,
        title: Key::SettingGrid,
        kind: Kind::Options {
            labels: &[Key::GridLines, Key::GridCells],
            get: |settings| index_of(&Grid::ALL, settings.grid),
            set: |settings, index| pick(&Grid::ALL, index, &mut settings.grid),
        },
    },
    Choice {
        name: "axis",
        group: Group::Board,
        title: Key::SettingAxis,
        kind: Kind::Options {
            labels: &[
                Key::AxisNotation,
                Key::AxisPoints,
                Key::AxisNumbers,
                Key::AxisNumerals,
            ],
            get: |settings| index_of(&AxisChoice::ALL, settings.axis),
            set: |settings, index| pick(&AxisChoice::ALL, index, &mut settings.axis),
        },
    },
    Choice {
        name: "turned",
        group: Group::Board,
        title: Key::SettingTurned,
        kind: Kind::Switch {
            get: |settings| settings.turned,
            set: |settings, on| settings.turned = on,
        },
    },
    Choice {
        name: "premove",
        group: Group::Game,
        title: Key::SettingPremove,
        kind: Kind::Switch {
            get: |settings| settings.premove,
            set: |settings, on| settings.premove = on,
        },
    },
    Choice {
        name: "notation",
        group: Group::Game,
        title: Key::SettingNotation,
        kind: Kind::Options {
            labels: &[
                Key::NotationCoordinate,
                Key::NotationWxf,
                Key::NotationVietnamese,
                Key::NotationVietnameseShort,
                Key::NotationHan,
                Key::NotationHanTraditional,
            ],
            get: |settings| index_of(&NOTATIONS, settings.notation),
            set: |settings, index| pick(&NOTATIONS, index, &mut settings.notation),
        },
    },
    Choice {
        name: "labels",
        group: Group::Board,
        title: Key::SettingLabels,
        kind: Kind::Switch {
            get: |settings| settings.labels,
            set: |settings, on| settings.labels = on,
        },
    },
    Choice {
        name: "targets",
        group: Group::Board,
        title: Key::SettingTargets,
        kind: Kind::Switch {
            get: |settings| settings.targets,
            set: |settings, on| settings.targets = on,
        },
    },
    Choice {
        name: "motion",
        group: Group::Board,
        title: Key::SettingMotion,
        kind: Kind::Switch {
            get: |settings| settings.motion,
            set: |settings, on| settings.motion = on,
        },
    },
    Choice {
        name: "confirm-resign",
        group: Group::Game,
        title: Key::SettingConfirmResign,
        kind: Kind::Switch {
            get: |settings| settings.confirm_resign,
            set: |settings, on| settings.confirm_resign = on,
        },
    },
    Choice {
        name: "opening-book",
        group: Group::Game,
        title: Key::SettingOpeningBook,
        kind: Kind::Switch {
            get: |settings| settings.opening_book,
            set: |settings, on| settings.opening_book = on,
        },
    },
    Choice {
        name: "absence",
        group: Group::Game,
        title: Key::SettingAbsence,
        kind: Kind::Options {
            labels: &[Key::AbsenceNever, Key::AbsenceHidden, Key::AbsenceUnfocused],
            get: |settings| index_of(&ABSENCES, settings.absence),
            set: |settings, index| pick(&ABSENCES, index, &mut settings.absence),
        },
    },
    Choice {
        name: "sound-move",
        group: Group::Senses,
        title: Key::SoundMove,
        kind: Kind::Switch {
            get: |settings| settings.sound_move,
            set: |settings, on| settings.sound_move = on,
        },
    },
    Choice {
        name: "sound-capture",
        group: Group::Senses,
        title: Key::SoundCapture,
        kind: Kind::Switch {
            get: |settings| settings.sound_capture,
            set: |settings, on| settings.sound_capture = on,
        },
    },
    Choice {
        name: "sound-check",
        group: Group::Senses,
        title: Key::SoundCheck,
        kind: Kind::Switch {
            get: |settings| settings.sound_check,
            set: |settings, on| settings.sound_check = on,
        },
    },
    Choice {
        name: "sound-reveal",
        group: Group::Senses,
        title: Key::SoundReveal,
        kind: Kind::Switch {
            get: |settings| settings.sound_reveal,
            set: |settings, on| settings.sound_reveal = on,
        },
    },
    Choice {
        name: "sound-end",
        group: Group::Senses,
        title: Key::SoundEnd,
        kind: Kind::Switch {
            get: |settings| settings.sound_end,
            set: |settings, on| settings.sound_end = on,
        },
    },
    Choice {
        name: "sound-time",
        group: Group::Senses,
        title: Key::SoundTime,
        kind: Kind::Switch {
            get: |settings| settings.sound_time,
            set: |settings, on| settings.sound_time = on,
        },
    },
    Choice {
        name: "vibration",
        group: Group::Senses,
        title: Key::Vibration,
        kind: Kind::Switch {
            get: |settings| settings.vibration,
            set: |settings, on| settings.vibration = on,
        },
    },
    Choice {
        name: "language",
        group: Group::Page,
        title: Key::SettingLanguage,
        kind: Kind::Options {
            labels: &[
                Key::LanguageAuto,
                Key::LanguageEn,
                Key::LanguageRu,
                Key::LanguageId,
                Key::LanguageVi,
                Key::LanguageZhHans,
                Key::LanguageZhHant,
            ],
            get: |settings| index_of(&LANGUAGES, settings.language),
            set: |settings, index| pick(&LANGUAGES, index, &mut settings.language),
        },
    },
    Choice {
        name: "theme",
        group: Group::Page,
        title: Key::SettingTheme,
        kind: Kind::Options {
            labels: &[Key::ThemeAuto, Key::ThemeLight, Key::ThemeDark],
            get: |settings| index_of(&THEMES, settings.theme),
            set: |settings, index| pick(&THEMES, index, &mut settings.theme),
        },
    },
];

fn index_of<T: PartialEq>(options: &[T], chosen: T) -> usize {
    options
        .iter()
        .position(|option| *option == chosen)
        .unwrap_or_default()
}

fn pick<T: Copy>(options: &[T], index: usize, into: &mut T) {
    if let Some(option) = options.get(index) {
        *into = *option;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_choice_holds_what_was_chosen_and_touches_nothing_else() {
        for choice in CHOICES {
            let mut settings = Settings::default();
            match choice.kind {
                Kind::Switch { get, set } => {
                    let before = get(&settings);
                    set(&mut settings, !before);
                    assert_eq!(get(&settings), !before, "{}", choice.name);
                    set(&mut settings, before);
                }
                Kind::Options { labels, get, set } => {
                    let before = get(&settings);
                    for index in 0..labels.len() {
                        set(&mut settings, index);
                        assert_eq!(get(&settings), index, "{}", choice.name);
                    }
                    set(&mut settings, labels.len());
                    assert_eq!(get(&settings), labels.len() - 1, "out of range");
                    set(&mut settings, before);
                }
            }
            assert_eq!(settings, Settings::default(), "{}", choice.name);
        }
    }

    #[test]
    fn names_are_unique_and_every_group_has_a_choice() {
        let names: BTreeSet<&str> = CHOICES.iter().map(|choice| choice.name).collect();
        assert_eq!(names.len(), CHOICES.len());
        for group in Group::ALL {
            assert!(CHOICES.iter().any(|choice| choice.group == group));
        }
    }
}
