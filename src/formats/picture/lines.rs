//! The lines of the board as paths: 100 units between neighbouring lines, the origin in the upper
//! left corner. They look the same from both sides.

use std::fmt::Write as _;

/// The lines of the board: ranks, files broken by the river, palace diagonals.
pub fn lines() -> String {
    let mut path = String::new();
    for row in 0..10 {
        let _ = write!(path, "M0 {}h800", row * 100);
    }
    path.push_str("M0 0v900M800 0v900");
    for column in 1..8 {
        let _ = write!(path, "M{} 0v400m0 100v400", column * 100);
    }
    path.push_str("M300 0l200 200m0-200l-200 200M300 700l200 200m0-200l-200 200");
    path
}

/// The small corner marks at the points where cannons and soldiers start.
pub fn corner_marks() -> String {
    const GAP: i32 = 9;
    const ARM: i32 = 17;
    let cannons = [1, 7].into_iter().flat_map(|c| [(c, 2), (c, 7)]);
    let soldiers = (0..9).step_by(2).flat_map(|c| [(c, 3), (c, 6)]);
    let mut path = String::new();
    for (column, row) in cannons.chain(soldiers) {
        for side in [-1, 1] {
            if column + side < 0 || column + side > 8 {
                continue;
            }
            for up in [-1, 1] {
                let x = column * 100 + side * GAP;
                let y = row * 100 + up * GAP;
                let _ = write!(path, "M{} {y}H{x}V{}", x + side * ARM, y + up * ARM);
            }
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_at_fourteen_points_with_halves_at_the_edges() {
        // Ten inner points with four corners each, four edge points with two.
        assert_eq!(corner_marks().matches('M').count(), 10 * 4 + 4 * 2);
    }
}
