//! The moves of a record, variations indented and foldable.

use std::rc::Rc;

use yew::prelude::*;

use super::desk::{Act, Desk};
use super::tree::{Row, Text, rows, texts};
use crate::app::context::use_phrases;
use crate::app::i18n::{Key, Phrases};
use crate::formats::record::{NodeId, Record};
use crate::notation::Notation;
use crate::platform::focus;
use crate::rules::Color;

/// How far variations are indented at most.
const DEEPEST: usize = 6;

/// Properties of [`TreeView`].
#[derive(Properties, PartialEq)]
pub(super) struct TreeViewProps {
    pub(super) desk: Desk,
    pub(super) notation: Notation,
    pub(super) act: Callback<Act>,
}

/// A record as a memo's input: another edit is another record.
struct Same(Rc<Record>);

impl PartialEq for Same {
    fn eq(&self, other: &Same) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The tree. The present move is kept in sight.
#[component]
pub(super) fn TreeView(props: &TreeViewProps) -> Html {
    let phrases = use_phrases();
    let list = use_node_ref();
    let desk = &props.desk;
    let at = desk.at();
    {
        let list = list.clone();
        use_effect_with(at, move |_| focus::reveal(&list, "[aria-current]"));
    }
    let written = use_memo(
        (Same(desk.record().clone()), props.notation),
        |(record, notation)| texts(&record.0, *notation),
    );
    let rows = use_memo(
        (Same(desk.record().clone()), desk.folded().clone()),
        |(record, folded)| rows(&record.0, folded),
    );
    let view = View {
        record: desk.record(),
        at,
        texts: &written,
        phrases: &phrases,
        act: &props.act,
    };
    if rows.is_empty() {
        return html! { <p class="tree moves-empty">{ phrases.text(Key::RecordEmpty) }</p> };
    }
    html! {
        // It scrolls: the keyboard must reach it.
        <ol class="tree" ref={list} tabindex="0" aria-label={phrases.text(Key::Moves)}>
            { for rows.iter().map(|row| view.row(row)) }
        </ol>
    }
}

struct View<'a> {
    record: &'a Record,
    at: NodeId,
    texts: &'a [Text],
    phrases: &'a Phrases,
    act: &'a Callback<Act>,
}

impl View<'_> {
    fn row(&self, row: &Row) -> Html {
        let Some(&first) = row.nodes.first() else {
            return Html::default();
        };
        let depth = row.depth.min(DEEPEST);
        html! {
            <li key={first.index()} class={format!("tree-row depth-{depth}")} data-depth={row.depth.to_string()}>
                if row.is_head { { self.fold(first, row.is_folded) } }
                { for row.nodes.iter().map(|node| self.mv(*node, *node == first)) }
                if row.is_folded { <span class="tree-more" aria-hidden="true">{ "…" }</span> }
            </li>
        }
    }

    /// The button that folds a variation.
    fn fold(&self, head: NodeId, is_folded: bool) -> Html {
        let label = match is_folded {
            true => Key::RecordUnfold,
            false => Key::RecordFold,
        };
        html! {
            <button type="button" class="fold" data-fold={head.index().to_string()}
                aria-expanded={(!is_folded).to_string()} aria-label={self.phrases.text(label)}
                onclick={self.act.reform(move |_| Act::Folded(head))}>
                { if is_folded { "+" } else { "−" } }
            </button>
        }
    }

    fn mv(&self, node: NodeId, is_first: bool) -> Html {
        let missing = Text::default();
        let text = self.texts.get(node.index()).unwrap_or(&missing);
        let number = self
            .phrases
            .with(Key::MoveNumber, &[("number", text.round.into())]);
        let number = match text.color {
            Color::Red => Some(number),
            Color::Black if is_first => Some(format!("{number}..")),
            Color::Black => None,
        };
        let label = self.phrases.with(
            Key::MoveLabel,
            &[
                ("number", text.round.into()),
                ("side", self.phrases.side(text.color).into()),
                ("text", text.text.as_str().into()),
            ],
        );
        let note = self.record.note(node);
        let marks: String = note.map_or_else(String::new, |note| {
            note.marks.iter().copied().filter_map(sign).collect()
        });
        let lead = note.map_or("", |note| &note.lead).to_owned();
        let comment = note.map_or("", |note| &note.comment).to_owned();
        let is_main = self.record.is_main(node);
        html! {
            <>
                if !lead.is_empty() { <span class="tree-comment">{ lead }</span> }
                <span class="tree-move">
                    if let Some(number) = number {
                        <span class="round" aria-hidden="true">{ number }</span>
                    }
                    <button type="button" class={classes!("ply", (!is_main).then_some("beside"))}
                        data-node={node.index().to_string()} aria-label={format!("{label}{marks}")}
                        aria-current={(self.at == node).then_some("step")}
                        onclick={self.act.reform(move |_| Act::Go(node))}>
                        { &text.text }{ marks }
                    </button>
                </span>
                if !comment.is_empty() { <span class="tree-comment">{ comment }</span> }
            </>
        }
    }
}

/// How a mark is written, if it is one of those for a move's quality.
pub(super) fn sign(mark: u8) -> Option<&'static str> {
    Some(match mark {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        _ => return None,
    })
}
