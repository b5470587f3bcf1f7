//! What can be done with a record.

use yew::prelude::*;

use super::desk::{Act, Desk};
use super::screen::Pane;
use crate::app::i18n::{Key, Phrases};
use crate::app::ui::{IconName, icon, unless};
use crate::formats::record::NodeId;

/// Something that needs more than the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Look at the position with the engine.
    Analyse,
    /// Play on from the position.
    PlayOn,
    /// Change the position by hand.
    Edit,
    /// Put the link with the whole record into the clipboard.
    CopyLink,
    /// Put the position into the clipboard.
    CopyFen,
    /// Put the record into the clipboard.
    CopyPgn,
    /// Keep it in the library.
    Keep,
    /// Look for the position in the library.
    Find,
}

/// What the commands act on.
pub(super) struct Commands<'a> {
    pub(super) desk: &'a Desk,
    pub(super) phrases: &'a Phrases,
    pub(super) act: &'a Callback<Act>,
    pub(super) on_deed: &'a Callback<Deed>,
    pub(super) on_pane: &'a Callback<Option<Pane>>,
}

impl Commands<'_> {
    fn button(
        &self,
        name: &'static str,
        sign: IconName,
        title: Key,
        disabled: bool,
        onclick: Callback<MouseEvent>,
    ) -> Html {
        html! {
            <button type="button" class="command" data-action={name}
                aria-disabled={disabled.then_some("true")} onclick={unless(disabled, onclick)}>
                { icon(sign) }
                <span>{ self.phrases.text(title) }</span>
            </button>
        }
    }

    /// Commands that change the tree.
    pub(super) fn editing(&self) -> Html {
        let desk = self.desk;
        let record = desk.record();
        let is_start = desk.at() == NodeId::ROOT;
        let is_main = record.promotion(desk.at()).is_empty();
        let act = |what: Act| self.act.reform(move |_: MouseEvent| what.clone());
        html! {
            <div class="record-commands" role="group" aria-label={self.phrases.text(Key::RecordEditing)}>
                { self.button("undo", IconName::TakeBack, Key::Undo, !desk.can_undo(), act(Act::Undone)) }
                { self.button("redo", IconName::Redo, Key::Redo, !desk.can_redo(), act(Act::Redone)) }
                { self.button("promote", IconName::Promote, Key::RecordPromote, is_main, act(Act::Promoted)) }
                { self.button("delete", IconName::Delete, Key::RecordDelete, is_start, act(Act::Deleted)) }
            </div>
        }
    }

    /// Commands that lead elsewhere.
    pub(super) fn others(&self) -> Html {
        let playable = self.desk.record().start().is_some();
        let has_moves = self.desk.record().plies() > 0;
        let deed = |deed: Deed| self.on_deed.reform(move |_: MouseEvent| deed);
        let pane = |pane: Pane| self.on_pane.reform(move |_: MouseEvent| Some(pane));
        html! {
            <div class="record-commands" role="group" aria-label={self.phrases.text(Key::More)}>
                { self.button("save", IconName::Save, Key::RecordSave, false, pane(Pane::Save)) }
                { self.button("keep", IconName::Shelf, Key::RecordKeep, !playable || !self.desk.unkept, deed(Deed::Keep)) }
                { self.button("find", IconName::Lens, Key::RecordFind, !playable, deed(Deed::Find)) }
                { self.button("details", IconName::Lines, Key::RecordDetails, false, pane(Pane::Details)) }
                { self.button("copy-link", IconName::Link, Key::CopyLink, !playable, deed(Deed::CopyLink)) }
                { self.button("copy-pgn", IconName::Copy, Key::CopyPgn, false, deed(Deed::CopyPgn)) }
                { self.button("copy-fen", IconName::Copy, Key::CopyFen, false, deed(Deed::CopyFen)) }
                { self.button("analyse", IconName::Lens, Key::Analyse, !playable, deed(Deed::Analyse)) }
                { self.button("review", IconName::Curve, Key::ReviewTitle, !has_moves, pane(Pane::Review)) }
                { self.button("play-on", IconName::New, Key::RecordPlayOn, !playable, deed(Deed::PlayOn)) }
                { self.button("edit-position", IconName::Setup, Key::EditPosition, false, deed(Deed::Edit)) }
                { self.button("flip", IconName::Flip, Key::Flip, false, self.act.reform(|_| Act::Flipped)) }
            </div>
        }
    }
}
