//! Games in which one side begins without some of its pieces.

use crate::app::i18n::Key;
use crate::rules::{Color, Position, Setup, Square};

/// What a side can do without: the name, and the points of Red's pieces, the left ones first as is
/// the custom.
pub(in crate::app) const HANDICAPS: [(Key, &[&str]); 5] = [
    (Key::HandicapHorse, &["b0"]),
    (Key::HandicapTwoHorses, &["b0", "h0"]),
    (Key::HandicapChariot, &["a0"]),
    (Key::HandicapChariotHorse, &["a0", "b0"]),
    (Key::HandicapTwoChariots, &["a0", "i0"]),
];

/// The usual start without the pieces of a handicap, which one side gives; Red begins.
pub(in crate::app) fn start(handicap: usize, giver: Color) -> Position {
    let mut setup = Setup::start();
    let points = HANDICAPS
        .get(handicap)
        .map_or(&[][..], |(_, points)| points);
    for square in points.iter().filter_map(|name| name.parse::<Square>().ok()) {
        setup.put(
            match giver {
                Color::Red => square,
                Color::Black => square.rotated(),
            },
            None,
        );
    }
    Position::from_setup(&setup).unwrap_or_else(|_| Position::start())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::fen;

    #[test]
    fn each_handicap_takes_its_pieces_from_the_giver_alone() {
        let printed = |handicap, giver| fen::print(&start(handicap, giver).to_setup());
        assert_eq!(
            printed(0, Color::Red),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1"
        );
        assert_eq!(
            printed(1, Color::Red),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKAB1R w - - 0 1"
        );
        assert_eq!(
            printed(2, Color::Black),
            "rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
        );
        assert_eq!(
            printed(3, Color::Red),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/2BAKABNR w - - 0 1"
        );
        assert_eq!(
            printed(4, Color::Black),
            "1nbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
        );
    }
}
