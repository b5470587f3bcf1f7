//! The board drawn as cells: pieces stand in squares instead of on crossings. Everything else, the points and
//! their names included, stays where it is; a cell is the square around a point.

use std::fmt::Write as _;

use yew::prelude::*;

/// The cells, checkered, with the palaces and the river between the two halves. The style sheet shows
/// either these or the lines.
pub(super) fn cells() -> Html {
    html! {
        <g class="board-cells">
            <path class="cells-dark" d={dark()} />
            <path class="cells-edges" d={edges()} />
            <path class="cells-palaces" d={PALACES} />
            <rect class="cells-river" x="-50" y="428" width="900" height="44" />
        </g>
    }
}

/// Both palaces: their borders, and the diagonals on which advisors go.
const PALACES: &str =
    "M250-50h300v300h-300zl300 300m0-300l-300 300M250 650h300v300h-300zl300 300m0-300l-300 300";

/// Every other cell.
fn dark() -> String {
    let mut path = String::new();
    for row in 0..10 {
        for column in (row % 2..9).step_by(2) {
            let _ = write!(
                path,
                "M{} {}h100v100h-100z",
                column * 100 - 50,
                row * 100 - 50
            );
        }
    }
    path
}

/// The lines between cells; the river stands in for the one in the middle.
fn edges() -> String {
    let mut path = String::new();
    for row in (0..9).filter(|row| *row != 4) {
        let _ = write!(path, "M-50 {}h900", row * 100 + 50);
    }
    for column in 0..8 {
        let _ = write!(path, "M{} -50v1000", column * 100 + 50);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_cells_are_dark_and_their_edges_are_between_them() {
        assert_eq!(dark().matches('M').count(), 45);
        // Eight lines across without the river's, eight down.
        assert_eq!(edges().matches('h').count(), 8);
        assert_eq!(edges().matches('v').count(), 8);
    }
}
