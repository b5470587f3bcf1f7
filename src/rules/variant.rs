//! The variants of the game, and the customs by which cờ úp is played.

use serde::{Deserialize, Serialize};

use super::{Color, RuleSet};

/// What is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Xiangqi, which is cờ tướng.
    #[default]
    Xiangqi,
    /// Cờ úp (jieqi): all pieces but the generals are shuffled and lie closed.
    CoUp(Customs),
}

/// Where those who play cờ úp differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Customs {
    /// Who sees which piece it was that was taken while it was closed.
    pub captured_closed: CapturedClosed,
    /// Whether open advisors stay in the palace and open elephants on their own half: a house
    /// rule. Usually they go all over the board.
    pub guards_at_home: bool,
    /// Whether 40 moves of each side without a capture are a draw where the rules say more, as on
    /// Chinese platforms.
    pub forty_moves: bool,
}

impl Customs {
    /// Whether a viewer sees what was closed when `capturer` took it; `None` is the public, which
    /// sees what both sides do.
    pub fn shows_taken(self, viewer: Option<Color>, capturer: Color) -> bool {
        match self.captured_closed {
            CapturedClosed::Both => true,
            CapturedClosed::Nobody => false,
            CapturedClosed::Capturer => viewer == Some(capturer),
        }
    }

    /// The rules of a set as these customs change them.
    pub fn applied_to(self, mut rules: RuleSet) -> RuleSet {
        const FORTY_EACH: u32 = 80;
        if self.forty_moves {
            let plies = rules.no_capture_plies.unwrap_or(FORTY_EACH);
            rules.no_capture_plies = Some(plies.min(FORTY_EACH));
        }
        rules
    }
}

/// Who sees which piece it was that was taken while it was closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CapturedClosed {
    /// Who took it, and nobody else.
    #[default]
    Capturer,
    /// Nobody before the end of the game.
    Nobody,
    /// Both sides.
    Both,
}

impl Variant {
    /// Cờ úp by the usual customs.
    pub const CO_UP: Variant = Variant::CoUp(Customs {
        captured_closed: CapturedClosed::Capturer,
        guards_at_home: false,
        forty_moves: false,
    });

    /// The customs, if it is cờ úp.
    #[inline]
    pub const fn customs(self) -> Option<Customs> {
        match self {
            Variant::Xiangqi => None,
            Variant::CoUp(customs) => Some(customs),
        }
    }

    /// Whether pieces lie closed in it.
    #[inline]
    pub const fn has_closed_pieces(self) -> bool {
        matches!(self, Variant::CoUp(_))
    }

    /// Whether open advisors and elephants go all over the board.
    #[inline]
    pub const fn guards_roam(self) -> bool {
        matches!(
            self,
            Variant::CoUp(Customs {
                guards_at_home: false,
                ..
            })
        )
    }
}
