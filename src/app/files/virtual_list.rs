//! A list of any length of which only the rows in sight are drawn.

use std::ops::Range;

use yew::prelude::*;

use crate::platform::scroll;

/// The height of a row in points; the style sheet has the same.
const ROW: f64 = 60.0;
/// So many rows are drawn beyond those in sight, so that scrolling shows no gaps.
const BEYOND: usize = 8;

/// Properties of [`VirtualList`].
#[derive(Properties, PartialEq)]
pub struct VirtualListProps {
    /// How many rows there are.
    pub count: usize,
    /// The list's accessible name.
    pub label: AttrValue,
    /// Draws a row by its place.
    pub row: Callback<usize, Html>,
    /// Another value draws all rows anew.
    pub version: u32,
}

/// The list. It keeps its place when rows are added.
#[component]
pub fn VirtualList(props: &VirtualListProps) -> Html {
    let list = use_node_ref();
    let range = use_state_eq(|| 0..BEYOND * 4);
    let update = {
        let (list, range, count) = (list.clone(), range.clone(), props.count);
        Callback::from(move |()| {
            let (top, height) = scroll::view(&list).unwrap_or((0.0, 600.0));
            range.set(in_sight(top, height, count));
        })
    };
    {
        let (list, update, count) = (list.clone(), update.clone(), props.count);
        use_effect_with((count, props.version), move |_| {
            let listener = scroll::listen(&list, {
                let update = update.clone();
                move || update.emit(())
            });
            update.emit(());
            move || drop(listener)
        });
    }
    let range = range.start.min(props.count)..range.end.min(props.count);
    {
        let (list, count) = (list.clone(), props.count);
        use_effect_with((range.clone(), count), move |(range, count)| {
            // Where rows are not drawn, empty room of the same height stands.
            scroll::set_length(&list, "--above", range.start as f64 * ROW);
            scroll::set_length(&list, "--below", (count - range.end) as f64 * ROW);
        });
    }
    html! {
        <ol class="virtual-list" ref={list} tabindex="0" aria-label={props.label.clone()}
            onscroll={update.reform(|_: Event| ())}>
            { for range.map(|index| html! {
                <li key={index} aria-setsize={props.count.to_string()} aria-posinset={(index + 1).to_string()}>
                    { props.row.emit(index) }
                </li>
            }) }
        </ol>
    }
}

/// The rows to be drawn for a view that begins so far down and is so high.
fn in_sight(top: f64, height: f64, count: usize) -> Range<usize> {
    let first = (top / ROW).floor().max(0.0) as usize;
    let shown = (height / ROW).ceil().max(0.0) as usize + 1;
    let start = first.saturating_sub(BEYOND).min(count);
    start..(first + shown + BEYOND).min(count)
}

#[cfg(test)]
mod tests {
    use super::in_sight;

    #[test]
    fn what_is_in_sight_is_drawn_and_a_little_more() {
        assert_eq!(in_sight(0.0, 600.0, 10_000), 0..19);
        assert_eq!(in_sight(6_000.0, 600.0, 10_000), 92..119);
        assert_eq!(in_sight(599_400.0, 600.0, 10_000), 9_982..10_000);
        assert_eq!(in_sight(0.0, 600.0, 3), 0..3);
        // A list that has become shorter since it was scrolled.
        assert_eq!(in_sight(6_000.0, 600.0, 5), 5..5);
    }
}
