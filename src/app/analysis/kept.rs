//! What is analysed survives a reload of its tab.

use super::desk::{Act, Desk};
use crate::app::route::Route;
use crate::app::shelf::Look;
use crate::app::store::Step;
use crate::formats::record::{NodeId, Record};
use crate::formats::share;
use crate::rules::{Color, RuleSet};

/// The name under which the tab keeps it.
pub(super) const NAME: &str = "chuhe.analysis";

/// The text to be kept: lines of start and moves in the letters of a link, how many of the moves the board shows,
/// the rules, the side at the lower edge, and the address of the screen to which the way back leads.
pub(super) fn text(desk: &Desk, back: Route) -> String {
    let (start, played) = desk.line();
    let mut record = Record::of_view(start.clone());
    let mut node = NodeId::ROOT;
    for &played in played {
        // They are legal, and no analysis has as many as a record can hold.
        let Ok(next) = record.add(node, played) else {
            break;
        };
        node = next;
    }
    let lines = [
        share::encode(&record),
        desk.game().ply().to_string(),
        desk.rules().text(),
        desk.below.fen_letter().to_string(),
        back.hash().to_owned(),
    ];
    lines.join("\n")
}

/// The analysis of a text, and where its way back leads; `None` if it cannot be read.
pub(super) fn of_text(text: &str) -> Option<(Desk, Route)> {
    let mut lines = text.lines();
    let record = share::decode(lines.next()?).ok()?;
    let ply = lines.next()?.parse().ok()?;
    let rules = RuleSet::read(lines.next()?).ok()?;
    let below = Color::of_fen_letter(lines.next()?)?;
    let back = Route::of_hash(lines.next()?);
    let desk = Desk::of_look(Look {
        start: record.start_view()?.clone(),
        played: record.line_played_to(record.main_end()),
        rules,
        below,
        back,
    });
    Some((desk.after(Act::Stepped(Step::To(ply))), back))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::store::{GameSetup, Table};
    use crate::rules::{Position, Variant};

    #[test]
    fn line_cursor_rules_and_the_way_back_come_back() {
        for (variant, moves) in [
            (Variant::Xiangqi, "h2e2 h9g7 h0g2"),
            (Variant::CO_UP, "b2b9 h7e7 h0g2"),
        ] {
            let setup = GameSetup {
                start: Position::start_of(variant),
                rules: RuleSet::ASIAN,
                ..GameSetup::default()
            };
            let mut table = Table::new(setup, 5);
            for text in moves.split_whitespace() {
                table.play(text.parse().unwrap()).unwrap();
            }
            let desk = Desk::of(&table).after(Act::Flipped);
            let desk = desk.after(Act::Stepped(Step::To(2)));
            let (back, route) = of_text(&text(&desk, Route::Record)).unwrap();
            assert_eq!(back.line(), desk.line());
            assert_eq!(back.game().ply(), 2);
            assert_eq!(back.position(), desk.position());
            assert_eq!(back.below, desk.below);
            assert_eq!(back.rules(), &RuleSet::ASIAN);
            assert_eq!(route, Route::Record);
        }
    }

    #[test]
    fn what_is_no_analysis_is_not_read() {
        for text in [
            "",
            "{}",
            r#"{"game":"1AAAA","ply":0,"below":"red","rules":{},"back":""}"#,
        ] {
            assert!(of_text(text).is_none(), "{text}");
        }
    }
}
