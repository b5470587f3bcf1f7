//! What the pieces of both sides are worth.

use crate::rules::{Color, Position, Role};

/// How much more a side's pieces are worth than the other's, in halves of a soldier. The values are
/// the customary ones of the books: chariot 9, cannon 4½, horse 4, advisor and elephant 2, soldier 1
/// and beyond the river 2.
pub(super) fn lead(position: &Position, side: Color) -> i32 {
    let worth = |color: Color| -> i32 {
        let men = position.side(color).into_iter();
        men.map(|square| {
            let crossed = match color {
                Color::Red => square.rank() > 4,
                Color::Black => square.rank() < 5,
            };
            match position.piece_at(square).map(|piece| piece.role) {
                Some(Role::Chariot) => 18,
                Some(Role::Cannon) => 9,
                Some(Role::Horse) => 8,
                Some(Role::Advisor | Role::Elephant) => 4,
                Some(Role::Soldier) if crossed => 4,
                Some(Role::Soldier) => 2,
                Some(Role::General) | None => 0,
            }
        })
        .sum()
    };
    worth(side) - worth(!side)
}

/// A lead as it is shown: `+4½`; nothing for a side that has none.
pub(super) fn shown(lead: i32) -> Option<String> {
    let half = if lead % 2 == 0 { "" } else { "½" };
    let whole = match lead / 2 {
        0 if lead % 2 != 0 => String::new(),
        whole => whole.to_string(),
    };
    (lead > 0).then(|| format!("+{whole}{half}"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::formats::fen;

    fn shown_for_red(text: &str) -> Option<String> {
        let position = Position::from_setup(&fen::parse(text).unwrap()).unwrap();
        assert_eq!(lead(&position, Color::Red), -lead(&position, Color::Black));
        shown(lead(&position, Color::Red))
    }

    #[test]
    fn the_lead_is_what_the_books_say() {
        let shown = |text| shown_for_red(text).unwrap_or_default();
        assert_eq!(shown_for_red("4k4/9/9/9/9/9/9/9/9/3K5 w"), None);
        assert_eq!(shown("4k4/9/9/9/9/9/9/9/9/R2K5 w"), "+9");
        assert_eq!(shown("4k4/9/9/9/9/9/9/9/9/C2K5 w"), "+4½");
        assert_eq!(shown("n3k4/9/9/9/9/9/9/9/9/C2K5 w"), "+½");
        assert_eq!(shown("4k4/9/9/9/9/9/P8/9/9/3K5 w"), "+1");
        assert_eq!(shown("4k4/9/9/9/P8/9/9/9/9/3K5 w"), "+2");
        assert_eq!(shown("r3k4/9/9/9/9/9/9/9/9/C2K5 w"), "");
    }
}
