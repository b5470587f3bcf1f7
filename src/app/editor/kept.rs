//! The position in the editor survives a reload of its tab.

use super::bench::Bench;
use crate::app::shelf::Placed;
use crate::rules::{Color, Variant};

/// The name under which the tab keeps it.
pub(super) const NAME: &str = "chuhe.editor";

/// The text to be kept: lines of the variant, the side at the lower edge, and the position as the editor writes it out.
pub(super) fn text(bench: &Bench) -> String {
    let variant = serde_json::to_string(&bench.setup.variant);
    let variant = variant.expect("plain fields always serialise");
    [variant, bench.below.fen_letter().to_string(), bench.fen()].join("\n")
}

/// The editor of a text; `None` if it cannot be read.
pub(super) fn of_text(text: &str) -> Option<Bench> {
    let mut lines = text.lines();
    let variant: Variant = serde_json::from_str(lines.next()?).ok()?;
    let below = Color::of_fen_letter(lines.next()?)?;
    let customs = variant.customs().unwrap_or_default();
    let mut placed = Placed::read(lines.next()?, customs).ok()?;
    placed.setup.variant = variant;
    let mut bench = Bench::new(placed);
    bench.below = below;
    Some(bench)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::rules::Customs;

    #[test]
    fn every_kind_of_position_comes_back() {
        let customs = Customs::default();
        for fen in [
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 7 12",
            // Nothing that could be played.
            "9/9/9/9/4K4/9/9/9/9/9 w - - 0 1",
            // Closed pieces, and fewer unknown ones than the board tells.
            "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w A2B2N2R1C2P5a2b2n2r2c2p5 0 1",
        ] {
            let mut bench = Bench::new(Placed::read(fen, customs).unwrap());
            bench.below = Color::Black;
            let back = of_text(&text(&bench)).unwrap();
            assert_eq!(back, bench, "{fen}");
        }
    }

    #[test]
    fn an_open_position_of_co_up_stays_one() {
        let open = "4k4/9/9/9/9/9/9/9/9/4K3R w - - 0 1";
        let mut placed = Placed::read(open, Customs::default()).unwrap();
        placed.setup.variant = Variant::CO_UP;
        let bench = Bench::new(placed);
        assert_eq!(of_text(&text(&bench)).unwrap(), bench);
    }

    #[test]
    fn what_is_no_position_is_not_read() {
        for text in ["", "\"xiangqi\"", "\"xiangqi\"\nw\n9"] {
            assert!(of_text(text).is_none(), "{text}");
        }
    }
}
