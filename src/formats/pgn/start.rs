//! How a game begins, by its tags: which variant it is of, and from which position on.
//!
//! A game of cờ úp has the tag `Variant` with the value `Cờ úp`. `FEN` is there if the game does
//! not begin as usual, and holds what the record's reader knows of the start; `Customs` is there
//! if the game is not played by the usual ones. What the closed pieces were is told by the tag
//! [`HIDDEN`](crate::formats::record::hidden::HIDDEN).

use crate::formats::problem::{Problem, quote};
use crate::formats::record::{Kind, Record, Tags};
use crate::formats::{coup_fen, fen};
use crate::rules::coup::View;
use crate::rules::{CapturedClosed, Customs, Position, Setup, Variant};

/// The value of the tag `Game` in records of cờ úp: programs for xiangqi look for their own there.
pub(super) const CO_UP_GAME: &str = "Jieqi";
/// The value of the tag `Variant` in records of cờ úp.
pub(super) const CO_UP_VARIANT: &str = "Cờ úp";
/// The tag with what is unusual about the customs.
pub(super) const CUSTOMS: &str = "Customs";

/// A change of the usual customs.
type Change = fn(&mut Customs);

/// What the tag `Customs` can say, and what it means.
const UNUSUAL: [(&str, Change); 4] = [
    ("taken-shown-to-both", |customs| {
        customs.captured_closed = CapturedClosed::Both;
    }),
    ("taken-shown-to-nobody", |customs| {
        customs.captured_closed = CapturedClosed::Nobody;
    }),
    ("guards-at-home", |customs| customs.guards_at_home = true),
    ("forty-moves", |customs| customs.forty_moves = true),
];

/// What is unusual about customs, as the tag has it; `None` if nothing is.
pub(super) fn print_customs(customs: Customs) -> Option<String> {
    let said = UNUSUAL.iter().filter(|(_, apply)| {
        let mut changed = customs;
        apply(&mut changed);
        changed == customs
    });
    let words: Vec<&str> = said.map(|(word, _)| *word).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

fn read_customs(text: &str) -> Option<Customs> {
    let mut customs = Customs::default();
    for word in text.split_whitespace() {
        let (_, apply) = UNUSUAL.iter().find(|(known, _)| *known == word)?;
        apply(&mut customs);
    }
    Some(customs)
}

/// A record without moves, and what could not be read of its start.
pub(super) struct Start {
    pub(super) record: Record,
    pub(super) problems: Vec<Problem>,
    /// Whether the moves are of a variant that is not read.
    pub(super) is_foreign: bool,
}

impl Start {
    /// The start that tags and a FEN tell. What the record then says by itself is taken out of
    /// the tags, and a FEN that could not be read is kept in them.
    pub(super) fn of(mut tags: Tags, fen: Option<&str>) -> Start {
        let fen = fen.map(str::trim).filter(|text| !text.is_empty());
        let mut problems = Vec::new();
        let mut is_foreign = false;
        let mut record = match tags.kind() {
            Kind::Other(name) => {
                problems.push(Problem::Variant(quote(name)));
                is_foreign = true;
                // Its letters mean something in that variant only.
                if let Some(text) = fen {
                    tags.set("FEN", text);
                }
                Record::default()
            }
            Kind::Xiangqi if !fen.is_some_and(coup_fen::is_meant) => {
                let setup = fen.map_or_else(Setup::start, |text| {
                    fen::parse(text).unwrap_or_else(|error| {
                        tags.set("FEN", text);
                        let text = quote(text);
                        problems.push(Problem::Fen { text, error });
                        Setup::default()
                    })
                });
                Record::new(setup)
            }
            Kind::CoUp | Kind::Xiangqi => co_up(&mut tags, fen, &mut problems),
        };
        record.tags = tags;
        Start {
            record,
            problems,
            is_foreign,
        }
    }
}

fn co_up(tags: &mut Tags, fen: Option<&str>, problems: &mut Vec<Problem>) -> Record {
    let customs = match tags.get(CUSTOMS).map(read_customs) {
        None => Customs::default(),
        Some(Some(customs)) => {
            tags.remove(CUSTOMS);
            customs
        }
        Some(None) => {
            let value = tags.get(CUSTOMS).map(quote).unwrap_or_default();
            let name = CUSTOMS;
            problems.push(Problem::Field { name, value });
            Customs::default()
        }
    };
    tags.remove("Variant");
    if tags.get("Game") == Some(CO_UP_GAME) {
        tags.remove("Game");
    }
    let variant = Variant::CoUp(customs);
    let start = match fen {
        None => Ok(View::start(Position::start_of(variant))),
        Some(text) => coup_fen::parse(text, variant).map_err(|error| (text, error)),
    };
    match start {
        Ok(start) => Record::of_view(start),
        Err((text, error)) => {
            tags.set("FEN", text);
            let text = quote(text);
            problems.push(Problem::CoUpFen { text, error });
            Record::new(Setup {
                variant,
                ..Setup::default()
            })
        }
    }
}
