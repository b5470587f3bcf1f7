//! The fields of a rule set one by one, for whoever shows, edits or checks a set.

use thiserror::Error;

use super::RuleSet;

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// On or off.
    Switch(bool),
    /// A number that is always there.
    Number(u32),
    /// A number, or the rule does not exist.
    Limit(Option<u32>),
}

/// What values a field may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounds {
    /// On or off.
    Switch,
    /// From the first to the second, both included.
    Number(u32, u32),
    /// From the first to the second, both included, or nothing.
    Limit(u32, u32),
}

/// A set made by hand has a field that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RuleSetError {
    /// A number out of its bounds.
    #[error("{} must be from {least} to {greatest}, not {value}", field.name())]
    OutOfBounds {
        /// The field.
        field: Field,
        /// Its value.
        value: u32,
        /// The least that it may be.
        least: u32,
        /// The greatest that it may be.
        greatest: u32,
    },
    /// A switch for a number, or the other way round.
    #[error("{} takes another kind of value", field.name())]
    WrongKind {
        /// The field.
        field: Field,
    },
}

/// Defines [`Field`] from one table, so that no field lacks a name, a bound or an access.
macro_rules! fields {
    ($($variant:ident $field:ident $kind:ident $bounds:tt;)*) => {
        /// A field of [`RuleSet`]; what each means is said there.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Field {
            $(
                #[doc = concat!("[`RuleSet::", stringify!($field), "`]")]
                $variant,
            )*
        }

        impl Field {
            /// All fields, in the order of the set.
            pub const ALL: [Field; [$(stringify!($field)),*].len()] = [$(Field::$variant),*];

            /// The name in saved sets, such as `no_capture_plies`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Field::$variant => stringify!($field),)*
                }
            }

            /// What values the field may have.
            pub const fn bounds(self) -> Bounds {
                match self {
                    $(Field::$variant => fields!(@bounds $kind $bounds),)*
                }
            }

            /// The field of a set.
            pub fn get(self, rules: &RuleSet) -> FieldValue {
                match self {
                    $(Field::$variant => FieldValue::$kind(rules.$field),)*
                }
            }

            /// Changes the field of a set.
            ///
            /// # Errors
            /// A value of another kind or out of bounds; the set is then unchanged.
            pub fn set(self, rules: &mut RuleSet, value: FieldValue) -> Result<(), RuleSetError> {
                self.accept(value)?;
                self.put(rules, value)
            }

            /// Changes the field of a set, be the number in its bounds or not.
            pub(super) fn put(
                self,
                rules: &mut RuleSet,
                value: FieldValue,
            ) -> Result<(), RuleSetError> {
                match (self, value) {
                    $((Field::$variant, FieldValue::$kind(value)) => {
                        rules.$field = value;
                        Ok(())
                    })*
                    _ => Err(RuleSetError::WrongKind { field: self }),
                }
            }
        }
    };
    (@bounds Switch ()) => { Bounds::Switch };
    (@bounds Number ($least:literal, $greatest:literal)) => { Bounds::Number($least, $greatest) };
    (@bounds Limit ($least:literal, $greatest:literal)) => { Bounds::Limit($least, $greatest) };
}

fields! {
    Repetition repetition Limit (2, 9);
    PerpetualCheckLoses perpetual_check_loses Switch ();
    PerpetualChaseLoses perpetual_chase_loses Switch ();
    LargerIsChased larger_is_chased Switch ();
    AllPiecesChase all_pieces_chase Switch ();
    PinnedChariotFirst pinned_chariot_first Switch ();
    ChaseByDiagrams chase_by_diagrams Switch ();
    RowLimit row_limit Limit (1, 60);
    RowPieces row_pieces Number (1, 9);
    AttackRows attack_rows Switch ();
    CaptureEndsRow capture_ends_row Switch ();
    DiscoveredAttacks discovered_attacks Switch ();
    NoCapturePlies no_capture_plies Limit (20, 600);
    CountedChecks counted_checks Limit (0, 300);
    ProgressPlies progress_plies Limit (20, 600);
    EffectiveMoves effective_moves Limit (20, 1_000);
    GameMoves game_moves Limit (20, 2_000);
    NoAttackersDraw no_attackers_draw Switch ();
    TimeOutLoses time_out_loses Switch ();
    AwaySeconds away_seconds Limit (5, 3_600);
    UnstartedIsAborted unstarted_is_aborted Switch ();
}

impl Field {
    /// Whether the field may have a value.
    ///
    /// # Errors
    /// A value of another kind or out of bounds.
    pub fn accept(self, value: FieldValue) -> Result<(), RuleSetError> {
        let (number, least, greatest) = match (self.bounds(), value) {
            (Bounds::Switch, FieldValue::Switch(_))
            | (Bounds::Limit(..), FieldValue::Limit(None)) => return Ok(()),
            (Bounds::Number(least, greatest), FieldValue::Number(number))
            | (Bounds::Limit(least, greatest), FieldValue::Limit(Some(number))) => {
                (number, least, greatest)
            }
            _ => return Err(RuleSetError::WrongKind { field: self }),
        };
        if (least..=greatest).contains(&number) {
            Ok(())
        } else {
            Err(RuleSetError::OutOfBounds {
                field: self,
                value: number,
                least,
                greatest,
            })
        }
    }
}
