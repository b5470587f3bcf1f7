//! Marks under and over the pieces: the last move, a check, the selection and its targets.

use std::rc::Rc;

use yew::prelude::*;

use super::decimal::whole;
use super::geometry::{Layout, RADIUS, Spot};
use crate::app::i18n::Key;
use crate::rules::{Move, Square};

/// A general in check and the pieces that give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Where the general stands.
    pub general: Square,
    /// Where the checking pieces stand.
    pub by: Vec<Square>,
}

/// An arrow from one piece to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

/// A move that a piece may not make, though it moves in this way, and the piece that prevents it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barrier {
    /// The move.
    pub mv: Move,
    /// Where the piece stands that is in its way, or that would take the general.
    pub by: Option<Square>,
}

/// What a point is marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointMark {
    /// The reader has chosen it.
    Chosen,
    /// It was rightly chosen.
    Right,
    /// It was wrongly chosen.
    Wrong,
    /// It should have been chosen.
    Missed,
    /// Something has to get there, or has to move.
    Aim,
}

impl PointMark {
    /// Its name in the style sheet.
    const fn name(self) -> &'static str {
        match self {
            PointMark::Chosen => "chosen",
            PointMark::Right => "right",
            PointMark::Wrong => "wrong",
            PointMark::Missed => "missed",
            PointMark::Aim => "aim",
        }
    }

    /// How it is told.
    pub(super) const fn word(self) -> Key {
        match self {
            PointMark::Chosen => Key::PointChosen,
            PointMark::Right => Key::PointRight,
            PointMark::Wrong => Key::PointWrong,
            PointMark::Missed => Key::PointMissed,
            PointMark::Aim => Key::PointAim,
        }
    }

    /// A sign beside the colour, for who does not tell the colours apart.
    const fn sign(self) -> &'static str {
        match self {
            PointMark::Right => "M24 -40l8 8l16 -18",
            PointMark::Wrong => "M26 -50l20 20M46 -50l-20 20",
            PointMark::Missed => "M36 -52v14M36 -30v.1",
            PointMark::Chosen | PointMark::Aim => "",
        }
    }
}

/// What is marked on the board whatever the reader does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The move that led to the position.
    pub last: Option<Move>,
    /// A check in the position.
    pub check: Option<Check>,
    /// Arrows from piece to piece.
    pub arrows: Vec<Arrow>,
    /// The first moves of the engine's lines, the best one first.
    pub lines: Vec<Arrow>,
    /// A move that was made in advance.
    pub planned: Option<Move>,
    /// What may not be moved: shown for the piece that is picked up.
    pub barriers: Rc<[Barrier]>,
    /// Points with a mark of their own.
    pub points: Vec<(Square, PointMark)>,
}

impl Marks {
    /// The barriers of the piece that is picked up.
    pub(super) fn barred(&self, selected: Option<Square>) -> impl Iterator<Item = Barrier> + '_ {
        let barriers = self.barriers.iter().copied();
        barriers.filter(move |barrier| Some(barrier.mv.from()) == selected)
    }
}

/// Marks beneath the pieces.
pub fn under(marks: &Marks, layout: Layout) -> Html {
    let at = |square: Square| place(layout.spot(square));
    html! {
        <g class="marks-under">
            if let Some(last) = marks.last {
                <g class="mark-origin" transform={at(last.from())}>
                    <circle r="25" />
                    <circle class="mark-origin-core" r="6" />
                </g>
                <path class="mark-last" transform={at(last.to())} d={BRACKETS} />
            }
            if let Some(check) = &marks.check {
                <circle class="mark-check-glow" r="70" transform={at(check.general)} />
            }
        </g>
    }
}

/// Four corners around a piece.
const BRACKETS: &str = "M-47 -24V-41Q-47 -47 -41 -47H-24M24 -47H41Q47 -47 47 -41V-24M47 24V41Q47 47 41 47H24M-24 47H-41Q-47 47 -47 41V24";

/// What [`over`] draws.
pub struct Over<'a> {
    /// What is marked.
    pub marks: &'a Marks,
    /// What the reader has drawn.
    pub sketch: &'a [Arrow],
    /// How the board lies.
    pub layout: Layout,
    /// The piece that is picked up.
    pub selected: Option<Square>,
    /// Where it may go: the point, and whether something is taken there.
    pub targets: &'a [(Square, bool)],
    /// The target under the pointer.
    pub aimed: Option<Square>,
}

/// Marks above the pieces; none of them catches the pointer.
pub fn over(props: &Over<'_>) -> Html {
    let at = |square: Square| place(props.layout.spot(square));
    html! {
        <g class="marks-over">
            if let Some(check) = &props.marks.check {
                <circle class="mark-check" r="46" transform={at(check.general)} />
                { for check.by.iter().map(|square| html! {
                    <circle class="mark-checker" r="46" transform={at(*square)} />
                }) }
            }
            { for props.marks.arrows.iter().map(|arrow| html! {
                <path class="mark-arrow" data-arrow={format!("{}{}", arrow.from, arrow.to)}
                    d={shaft(props.layout, *arrow)} />
            }) }
            { for props.marks.lines.iter().enumerate().rev().map(|(rank, arrow)| html! {
                <path class={format!("mark-line rank-{rank}")} data-line={format!("{}{}", arrow.from, arrow.to)}
                    d={shaft(props.layout, *arrow)} />
            }) }
            if let Some(planned) = props.marks.planned {
                <path class="mark-planned" data-planned={planned.to_string()}
                    d={shaft(props.layout, Arrow { from: planned.from(), to: planned.to() })} />
            }
            { for props.sketch.iter().map(|arrow| sketched(props.layout, *arrow)) }
            { for props.marks.barred(props.selected).map(|barrier| html! {
                <path class="mark-barred" data-barred={barrier.mv.to().to_string()}
                    transform={at(barrier.mv.to())} d="M-17 -17L17 17M17 -17L-17 17" />
            }) }
            { for props.marks.barred(props.selected).filter_map(|barrier| barrier.by).map(|square| html! {
                <circle class="mark-blocker" data-blocker={square.to_string()} r="47" transform={at(square)} />
            }) }
            { for props.marks.points.iter().map(|(square, mark)| html! {
                <g class={format!("mark-point {}", mark.name())} data-mark={format!("{square} {}", mark.name())}
                    transform={at(*square)}>
                    <circle r="36" />
                    <path d={mark.sign()} />
                </g>
            }) }
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

/// What the reader has drawn: an arrow, or a circle where it ends where it begins.
fn sketched(layout: Layout, arrow: Arrow) -> Html {
    let name = format!("{}{}", arrow.from, arrow.to);
    if arrow.from == arrow.to {
        let at = place(layout.spot(arrow.from));
        return html! { <circle class="mark-circle" data-sketch={name} r="47" transform={at} /> };
    }
    html! { <path class="mark-sketch" data-sketch={name} d={shaft(layout, arrow)} /> }
}

/// An arrow as one outline, from the rim of one piece to the rim of the other.
fn shaft(layout: Layout, arrow: Arrow) -> String {
    const HALF: f64 = 8.0;
    const HEAD: f64 = 38.0;
    const HEAD_HALF: f64 = 25.0;
    let (from, to) = (layout.spot(arrow.from), layout.spot(arrow.to));
    let length = from.distance(to).max(1.0);
    let (ahead, aside) = ((to.x - from.x) / length, (to.y - from.y) / length);
    // Places along the way from the first piece and across it.
    let point = |along: f64, across: f64| {
        let x = from.x + ahead * along - aside * across;
        let y = from.y + aside * along + ahead * across;
        format!("{} {}", whole(x), whole(y))
    };
    let (start, tip) = (RADIUS * 0.7, length - RADIUS * 0.55);
    let neck = tip - HEAD;
    let outline = [
        point(start, -HALF),
        point(neck, -HALF),
        point(neck, -HEAD_HALF),
        point(tip, 0.0),
        point(neck, HEAD_HALF),
        point(neck, HALF),
        point(start, HALF),
    ];
    format!("M{}z", outline.join("L"))
}

fn place(spot: Spot) -> String {
    format!("translate({} {})", whole(spot.x), whole(spot.y))
}
