//! Marks under and over the pieces: the last move, a check, the selection and its targets.

use yew::prelude::*;

use super::geometry::{Layout, Spot};
use crate::rules::{Move, Square};

/// A general in check and the pieces that give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Where the general stands.
    pub general: Square,
    /// Where the checking pieces stand.
    pub by: Vec<Square>,
}

/// What is marked on the board whatever the reader does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The move that led to the position.
    pub last: Option<Move>,
    /// A check in the position.
    pub check: Option<Check>,
}

/// Properties of [`Under`].
#[derive(Properties, PartialEq)]
pub struct UnderProps {
    /// What is marked.
    pub marks: Marks,
    /// How the board lies.
    pub layout: Layout,
}

/// Marks beneath the pieces.
#[component]
pub fn Under(props: &UnderProps) -> Html {
    let at = |square: Square| place(props.layout.spot(square));
    html! {
        <g class="marks-under">
            if let Some(last) = props.marks.last {
                <g class="mark-origin" transform={at(last.from())}>
                    <circle r="25" />
                    <circle class="mark-origin-core" r="6" />
                </g>
                <path class="mark-last" transform={at(last.to())} d={BRACKETS} />
            }
            if let Some(check) = &props.marks.check {
                <circle class="mark-check-glow" r="70" transform={at(check.general)} />
            }
        </g>
    }
}

/// Four corners around a piece.
const BRACKETS: &str = "M-47 -24V-41Q-47 -47 -41 -47H-24M24 -47H41Q47 -47 47 -41V-24M47 24V41Q47 47 41 47H24M-24 47H-41Q-47 47 -47 41V24";

/// Properties of [`Over`].
#[derive(Properties, PartialEq)]
pub struct OverProps {
    /// What is marked.
    pub marks: Marks,
    /// How the board lies.
    pub layout: Layout,
    /// The piece that is picked up.
    pub selected: Option<Square>,
    /// Where it may go: the point, and whether something is taken there.
    pub targets: Vec<(Square, bool)>,
    /// The target under the pointer.
    pub aimed: Option<Square>,
}

/// Marks above the pieces; none of them catches the pointer.
#[component]
pub fn Over(props: &OverProps) -> Html {
    let at = |square: Square| place(props.layout.spot(square));
    html! {
        <g class="marks-over">
            if let Some(check) = &props.marks.check {
                <circle class="mark-check" r="46" transform={at(check.general)} />
                { for check.by.iter().map(|square| html! {
                    <circle class="mark-checker" r="46" transform={at(*square)} />
                }) }
            }
            if let Some(square) = props.selected {
                <circle class="mark-selected" r="47" transform={at(square)} />
            }
            { for props.targets.iter().map(|(square, takes)| {
                let aimed = (props.aimed == Some(*square)).then_some("aimed");
                if *takes {
                    html! { <circle class={classes!("mark-capture", aimed)} r="47" transform={at(*square)} /> }
                } else {
                    html! { <circle class={classes!("mark-target", aimed)} r="13" transform={at(*square)} /> }
                }
            }) }
        </g>
    }
}

fn place(spot: Spot) -> String {
    format!("translate({:.0} {:.0})", spot.x, spot.y)
}
