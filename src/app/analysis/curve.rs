//! The curve of a game: how likely Red was to win after each move, always from Red's side.

use yew::prelude::*;

use crate::formats::record::Worth;
use crate::platform::pointer;
use crate::rules::Color;

/// Properties of [`Curve`].
#[derive(Properties, PartialEq)]
pub struct CurveProps {
    /// What each position is worth, from the start on; `None` where nothing is known.
    pub worths: Vec<Option<Worth>>,
    /// Positions with a mark, by the number of moves before them and the mark's number in PGN.
    pub marks: Vec<(usize, u8)>,
    /// The position on the board.
    pub at: usize,
    /// The accessible name.
    pub label: AttrValue,
    /// A position was chosen.
    pub on_choose: Callback<usize>,
}

/// Height of the drawing; its width is the number of moves.
const HEIGHT: f64 = 100.0;

/// The curve. A click shows the position there; the moves beside it do the same by keyboard.
#[component]
pub fn Curve(props: &CurveProps) -> Html {
    let node = use_node_ref();
    let last = props.worths.len().saturating_sub(1).max(1);
    let onpointerdown = {
        let (node, on_choose) = (node.clone(), props.on_choose.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some((across, _)) = pointer::fraction(&event, &node) {
                let ply = (across * last as f64).round().clamp(0.0, last as f64);
                on_choose.emit(ply as usize);
            }
        })
    };
    let place = |ply: usize| Some((ply, height(props.worths.get(ply).copied().flatten()?)));
    let dots = props.marks.iter().filter_map(|(ply, mark)| {
        let (ply, y) = place(*ply)?;
        Some(html! {
            <path class={format!("curve-dot mark-{mark}")} data-dot={ply.to_string()}
                d={format!("M{ply} {y:.1}h0.001")} />
        })
    });
    html! {
        <svg ref={node} class="curve" viewBox={format!("0 0 {last} {HEIGHT}")} preserveAspectRatio="none"
            role="img" aria-label={props.label.clone()} {onpointerdown}>
            <rect class="curve-black" width={last.to_string()} height={HEIGHT.to_string()} />
            { for pieces(&props.worths).into_iter().map(|points| html! {
                <>
                    <path class="curve-red" d={area(&points)} />
                    <path class={classes!("curve-line", (points.len() == 1).then_some("alone"))} d={line(&points)} />
                </>
            }) }
            <path class="curve-middle" d={format!("M0 50H{last}")} />
            { for dots }
            <path class="curve-at" d={format!("M{} 0V{HEIGHT}", props.at)} />
        </svg>
    }
}

/// How far down a worth is drawn: Red's wins above.
fn height(worth: Worth) -> f64 {
    HEIGHT * (1.0 - worth.chance(Color::Red))
}

/// The known stretches of the curve: a point stands for a move and its height.
fn pieces(worths: &[Option<Worth>]) -> Vec<Vec<(usize, f64)>> {
    let mut pieces: Vec<Vec<(usize, f64)>> = Vec::new();
    let mut open = false;
    for (ply, worth) in worths.iter().enumerate() {
        if let Some(worth) = worth {
            if !open {
                pieces.push(Vec::new());
            }
            if let Some(piece) = pieces.last_mut() {
                piece.push((ply, height(*worth)));
            }
        }
        open = worth.is_some();
    }
    pieces
}

fn line(points: &[(usize, f64)]) -> String {
    let points: Vec<String> = points
        .iter()
        .map(|(ply, y)| format!("{ply} {y:.1}"))
        .collect();
    // A single position is a dot: a line of no length has round ends.
    match points.as_slice() {
        [one] => format!("M{one}h0.001"),
        _ => format!("M{}", points.join("L")),
    }
}

/// Everything below the line is Red's.
fn area(points: &[(usize, f64)]) -> String {
    let (Some((first, _)), Some((last, _))) = (points.first(), points.last()) else {
        return String::new();
    };
    format!("{}L{last} {HEIGHT}L{first} {HEIGHT}z", line(points))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_in_the_middle_when_even_and_high_when_red_wins() {
        assert_eq!(height(Worth::Centipawns(0)), 50.0);
        assert_eq!(height(Worth::Mate(2)), 0.0);
        assert_eq!(height(Worth::Mate(-2)), 100.0);
        assert!(height(Worth::Centipawns(200)) < 40.0);
    }

    #[test]
    fn what_is_not_known_is_a_gap() {
        let even = Some(Worth::Centipawns(0));
        let found = pieces(&[even, even, None, None, even]);
        let plies: Vec<Vec<usize>> = found
            .iter()
            .map(|piece| piece.iter().map(|(ply, _)| *ply).collect())
            .collect();
        assert_eq!(plies, [vec![0, 1], vec![4]]);
        assert!(pieces(&[None]).is_empty());
    }
}
