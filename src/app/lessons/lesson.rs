//! The lessons: what each tells, on which board it can be tried, and its exercises.

use super::exercise::Exercise;
use super::exercises::{
    ADVISOR, BOARD, CANNON, CHARIOT, CHECK, ELEPHANT, ESCAPE, FACING, GENERAL, HORSE, MATE,
    MATE_IN_TWO, ONE_WAY, SOLDIER, STALEMATE,
};
use crate::app::i18n::{Key, Phrases};
use crate::rules::Role;

/// What a lesson is about, in the order in which they are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Points, palace and river.
    Board,
    /// The chariot.
    Chariot,
    /// The horse and its legs.
    Horse,
    /// The cannon and its screen.
    Cannon,
    /// The soldier.
    Soldier,
    /// The elephant and its eyes.
    Elephant,
    /// The advisor.
    Advisor,
    /// The general.
    General,
    /// Generals that face each other.
    Facing,
    /// Giving check.
    Check,
    /// Answering a check.
    Escape,
    /// Attacks that go one way only.
    OneWay,
    /// Mate in one move.
    Mate,
    /// Mate in two moves.
    MateInTwo,
    /// A side without a move.
    Stalemate,
}

/// A lesson.
pub struct Lesson {
    /// What it is about.
    pub topic: Topic,
    /// What it tells.
    pub text: Key,
    /// The position on which it can be tried.
    pub fen: &'static str,
    /// Its exercises.
    pub exercises: &'static [Exercise],
}

impl Topic {
    /// All of them.
    pub const ALL: [Topic; 15] = [
        Topic::Board,
        Topic::Chariot,
        Topic::Horse,
        Topic::Cannon,
        Topic::Soldier,
        Topic::Elephant,
        Topic::Advisor,
        Topic::General,
        Topic::Facing,
        Topic::Check,
        Topic::Escape,
        Topic::OneWay,
        Topic::Mate,
        Topic::MateInTwo,
        Topic::Stalemate,
    ];

    /// Its address.
    pub const fn hash(self) -> &'static str {
        match self {
            Topic::Board => "#/learn/board",
            Topic::Chariot => "#/learn/chariot",
            Topic::Horse => "#/learn/horse",
            Topic::Cannon => "#/learn/cannon",
            Topic::Soldier => "#/learn/soldier",
            Topic::Elephant => "#/learn/elephant",
            Topic::Advisor => "#/learn/advisor",
            Topic::General => "#/learn/general",
            Topic::Facing => "#/learn/facing",
            Topic::Check => "#/learn/check",
            Topic::Escape => "#/learn/escape",
            Topic::OneWay => "#/learn/one-way",
            Topic::Mate => "#/learn/mate",
            Topic::MateInTwo => "#/learn/mate-in-two",
            Topic::Stalemate => "#/learn/stalemate",
        }
    }

    /// The topic with an address.
    pub fn of_hash(hash: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.hash() == hash)
    }

    /// The one after it.
    pub fn next(self) -> Option<Topic> {
        let place = Topic::ALL.iter().position(|topic| *topic == self)?;
        Topic::ALL.get(place + 1).copied()
    }

    /// The piece that the lesson is about, if it is about one.
    pub const fn role(self) -> Option<Role> {
        match self {
            Topic::Chariot => Some(Role::Chariot),
            Topic::Horse => Some(Role::Horse),
            Topic::Cannon => Some(Role::Cannon),
            Topic::Soldier => Some(Role::Soldier),
            Topic::Elephant => Some(Role::Elephant),
            Topic::Advisor => Some(Role::Advisor),
            Topic::General => Some(Role::General),
            _ => None,
        }
    }

    /// Its heading.
    pub fn title(self, phrases: &Phrases) -> String {
        if let Some(role) = self.role() {
            return phrases.role(role);
        }
        phrases.text(match self {
            Topic::Facing => Key::LessonFacing,
            Topic::Check => Key::LessonCheck,
            Topic::Escape => Key::LessonEscape,
            Topic::OneWay => Key::LessonOneWay,
            Topic::Mate => Key::LessonMate,
            Topic::MateInTwo => Key::LessonMateInTwo,
            Topic::Stalemate => Key::LessonStalemate,
            _ => Key::LessonBoard,
        })
    }

    /// The lesson.
    pub const fn lesson(self) -> Lesson {
        let (text, fen, exercises) = match self {
            Topic::Board => (
                Key::LessonBoardText,
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
                BOARD,
            ),
            Topic::Chariot => (
                Key::LessonChariotText,
                "3k5/9/4b4/9/9/2P1R2n1/9/4c4/9/4K4 w - - 0 1",
                CHARIOT,
            ),
            Topic::Horse => (
                Key::LessonHorseText,
                "3k5/9/9/3r1n3/4P4/4N4/9/3c5/9/1N2K4 w - - 0 1",
                HORSE,
            ),
            Topic::Cannon => (
                Key::LessonCannonText,
                "3k5/4r4/9/4n4/9/1p2C1P1r/9/9/9/4K4 w - - 0 1",
                CANNON,
            ),
            Topic::Soldier => (
                Key::LessonSoldierText,
                "3k2P2/9/9/2P6/9/9/4P3P/9/9/4K4 w - - 0 1",
                SOLDIER,
            ),
            Topic::Elephant => (
                Key::LessonElephantText,
                "3k5/9/9/9/9/6B2/3n5/4B4/9/4K4 w - - 0 1",
                ELEPHANT,
            ),
            Topic::Advisor => (
                Key::LessonAdvisorText,
                "4k4/9/9/9/9/9/9/5A3/4A4/3K5 w - - 0 1",
                ADVISOR,
            ),
            Topic::General => (
                Key::LessonGeneralText,
                "3k5/9/5r3/9/9/9/9/9/4K4/9 w - - 0 1",
                GENERAL,
            ),
            Topic::Facing => (
                Key::LessonFacingText,
                "4k4/9/9/9/9/4N4/9/9/9/3AK4 w - - 0 1",
                FACING,
            ),
            Topic::Check => (
                Key::LessonCheckText,
                "3ak4/9/4b4/9/5C3/2N6/8R/9/9/3K5 w - - 0 1",
                CHECK,
            ),
            Topic::Escape => (
                Key::LessonEscapeText,
                "5k3/9/4r4/9/9/R8/2N6/9/9/2BAK4 w - - 0 1",
                ESCAPE,
            ),
            Topic::OneWay => (
                Key::LessonOneWayText,
                "3k5/9/9/9/5cn2/9/2N6/9/9/4K4 w - - 0 1",
                ONE_WAY,
            ),
            Topic::Mate => (
                Key::LessonMateText,
                "4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1",
                MATE,
            ),
            Topic::MateInTwo => (
                Key::LessonMateInTwoText,
                "4kabR1/9/9/9/9/R8/9/9/9/3K5 w - - 0 1",
                MATE_IN_TWO,
            ),
            Topic::Stalemate => (
                Key::LessonStalemateText,
                "3k5/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1",
                STALEMATE,
            ),
        };
        Lesson {
            topic: self,
            text,
            fen,
            exercises,
        }
    }
}
