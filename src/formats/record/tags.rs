//! Tags: names and values in the order in which they were given.

use crate::rules::Color;

/// Parts of the names of cờ úp.
const CO_UP: &[&str] = &["úp", "coup", "co up", "jieqi", "jie qi", "揭棋"];

/// Parts of the names of variants that are not read here. The tag `Variant` also names openings
/// in some records, so that what is not known as a variant says nothing.
const OTHER_VARIANTS: &[&str] = &[
    "暗棋", "翻棋", "blind", "dark", "banqi", "manchu", "janggi", "mini",
];

/// Which game the tags say a record is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind<'a> {
    /// Xiangqi; also where nothing is said.
    Xiangqi,
    /// Cờ úp.
    CoUp,
    /// Another variant, by its name.
    Other(&'a str),
}

/// How a game ended, as records tell it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// One side has won.
    Won(Color),
    /// Nobody has.
    Drawn,
    /// It goes on, or is not known.
    #[default]
    Unknown,
}

impl Outcome {
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn token(self) -> &'static str {
        match self {
            Outcome::Won(Color::Red) => "1-0",
            Outcome::Won(Color::Black) => "0-1",
            Outcome::Drawn => "1/2-1/2",
            Outcome::Unknown => "*",
        }
    }

    /// Reads a result in any of the ways in which records write it.
    pub fn read(text: &str) -> Option<Outcome> {
        Some(match text.trim() {
            "1-0" | "1:0" | "2-0" | "红胜" | "紅勝" | "红先胜" | "紅先勝" | "先胜" | "先勝"
            | "胜" | "勝" => Outcome::Won(Color::Red),
            "0-1" | "0:1" | "0-2" | "黑胜" | "黑勝" | "红负" | "紅負" | "红先负" | "紅先負"
            | "先负" | "先負" | "负" | "負" => Outcome::Won(Color::Black),
            "1/2-1/2" | "1/2" | "½-½" | "½" | "0.5-0.5" | "1-1" | "和" | "和棋" | "和局"
            | "平局" | "红和" | "紅和" | "红先和" | "紅先和" | "先和" => {
                Outcome::Drawn
            }
            "*" | "未知" => Outcome::Unknown,
            _ => return None,
        })
    }
}

/// Names and values. A name occurs once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag; `None` if there is no such tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut tags = self.0.iter();
        let (_, value) = tags.find(|(other, _)| other == name)?;
        Some(value)
    }

    /// The value of a tag if it says anything: `?` and an empty value do not.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).filter(|value| !matches!(*value, "" | "?"))
    }

    /// Sets a tag; a new one comes last. Letters and digits of any script and `_` are kept of the
    /// name, from the first letter on; a name without a letter is not set. Control characters of the value become
    /// spaces.
    pub fn set(&mut self, name: &str, value: &str) {
        let name = Tags::plain_name(name);
        if name.is_empty() {
            return;
        }
        let plain: String = value
            .chars()
            .filter(|c| *c != '\u{feff}')
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        let value = plain.trim().to_owned();
        match self.0.iter_mut().find(|(other, _)| *other == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name, value)),
        }
    }

    /// What [`set`](Self::set) keeps of a name.
    pub fn plain_name(name: &str) -> String {
        let is_kept = |c: &char| c.is_alphanumeric() || *c == '_';
        name.chars()
            .filter(is_kept)
            .skip_while(|c| !c.is_alphabetic())
            .collect()
    }

    /// Sets a tag if the value says anything.
    pub fn set_known(&mut self, name: &str, value: &str) {
        if !value.trim().is_empty() {
            self.set(name, value);
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(other, _)| other != name);
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Which game it is, by the tag `Variant`, or else by `Game`.
    pub fn kind(&self) -> Kind<'_> {
        let named = |tag: &str| {
            let name = self.known(tag)?;
            let plain = name.to_lowercase();
            let is_one_of = |parts: &[&str]| parts.iter().any(|part| plain.contains(part));
            if is_one_of(CO_UP) {
                Some(Kind::CoUp)
            } else if is_one_of(OTHER_VARIANTS) {
                Some(Kind::Other(name))
            } else {
                None
            }
        };
        let by_game = || named("Game").filter(|kind| *kind == Kind::CoUp);
        named("Variant").or_else(by_game).unwrap_or(Kind::Xiangqi)
    }

    /// How the game ended.
    pub fn outcome(&self) -> Outcome {
        let result = self.get("Result").and_then(Outcome::read);
        result.unwrap_or_default()
    }
}
