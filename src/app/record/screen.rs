//! The record screen: board, tree, what is said of the move, and what can be done.

use std::rc::Rc;

use yew::prelude::*;

use super::actions::{Commands, Deed};
use super::desk::{Act, Desk};
use super::details::{Details, DetailsProps};
use super::draft::{use_acts, use_drafts};
use super::note_panel::{NotePanel, NotePanelProps};
use super::tree_view::{TreeView, TreeViewProps};
use crate::app::analysis::{Curve, CurveProps, outcomes};
use crate::app::board::{Axis, Board, BoardProps, Intent, Layout};
use crate::app::context::{use_dispatch, use_phrases, use_settings, use_table};
use crate::app::files::{SaveDialog, SaveDialogProps};
use crate::app::i18n::{Key, Phrases};
use crate::app::library;
use crate::app::review::{ReviewNews, ReviewPanel, ReviewPanelProps};
use crate::app::route::Route;
use crate::app::shelf::{Look, Placed, Shelf, use_shelf};
use crate::app::store::{Action, Offer, Step};
use crate::app::ui::{Steps, part, steps, use_step_keys};
use crate::formats::record::hidden::Promise;
use crate::formats::record::quality::GIVEN;
use crate::formats::record::{NodeId, Record};
use crate::formats::{coup_fen, fen, pgn, share};
use crate::platform::{clipboard, keys, page, route, wheel};
use crate::rules::{Move, Position, Square};

impl Reducible for Desk {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(self.after(act))
    }
}

/// A dialog of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pane {
    /// Saving as a file.
    Save,
    /// Who played, where and when.
    Details,
    /// The engine looks at every move.
    Review,
}

/// Properties of [`DeskScreen`].
#[derive(Properties, PartialEq)]
pub(super) struct DeskScreenProps {
    /// What is shown first.
    pub(super) desk: Desk,
    /// What is said of it.
    pub(super) said: Option<String>,
    /// Gives way to another record that waits.
    pub(super) on_other: Option<Callback<()>>,
}

/// The screen of one record.
#[component]
pub(super) fn DeskScreen(props: &DeskScreenProps) -> Html {
    let phrases = use_phrases();
    let settings = use_settings();
    let shelf = use_shelf();
    let table = use_table();
    let dispatch = use_dispatch();
    let desk = use_reducer(|| props.desk.clone());
    let typed = use_mut_ref(|| None::<String>);
    let act = use_acts(&desk, &typed);
    let pane = use_state_eq(|| None::<Pane>);
    let said = use_state_eq(|| props.said.clone());
    let on_unstored = (props.on_other.is_none()).then(|| {
        let (said, phrases) = (said.clone(), phrases.clone());
        Callback::from(move |()| said.set(Some(phrases.text(Key::RecordNotKept))))
    });
    use_drafts(&desk, &typed, on_unstored);
    use_step_keys(true, &act.reform(Act::Stepped));
    use_alternative_keys(&act);
    let on_typed = use_callback((), move |text, ()| {
        typed.replace(Some(text));
    });
    let panel = use_node_ref();
    use_wheel(&panel, &act);

    let on_intent = use_callback(act.clone(), |intent, act| {
        if let Intent::Play(mv) | Intent::Refused(mv) = intent {
            act.emit(Act::Played(mv));
        }
    });
    let on_pane = {
        let pane = pane.clone();
        Callback::from(move |next| pane.set(next))
    };
    let on_deed = {
        let world = World {
            phrases: phrases.clone(),
            said: said.clone(),
            shelf,
            act: act.clone(),
            dispatch,
            rules: table.rules().clone(),
            notation: settings.notation,
        };
        let desk = (*desk).clone();
        Callback::from(move |deed| world.carry_out(deed, &desk))
    };
    let commands = Commands {
        desk: &desk,
        phrases: &phrases,
        act: &act,
        on_deed: &on_deed,
        on_pane: &on_pane,
    };
    let close = on_pane.reform(|()| None);
    let on_review = {
        let (act, on_pane, said, phrases) =
            (act.clone(), on_pane.clone(), said.clone(), phrases.clone());
        Callback::from(move |news| {
            let words = match news {
                ReviewNews::Done { edits, marks } => {
                    act.emit(Act::Edited(edits));
                    phrases.with(Key::RecordReviewed, &[("count", marks.into())])
                }
                ReviewNews::Changed => phrases.text(Key::RecordReviewChanged),
            };
            said.set(Some(words));
            on_pane.emit(None);
        })
    };
    html! {
        <main class="desk record-screen">
            <header class="record-head">
                <a class="back" href={Route::Library.hash()}>{ phrases.text(Key::Library) }</a>
                <h1>{ title(&phrases, desk.record()) }</h1>
                <p class="hint">{ subtitle(&phrases, desk.record()) }</p>
                { hidden(&phrases, desk.record()) }
            </header>
            <div class={classes!("board-panel", settings.labels.then_some("with-labels"))} ref={panel}>
                { part::<Board>(BoardProps { ..board(&desk, &settings, &phrases, on_intent) }) }
            </div>
            { steps(&phrases, Steps {
                at_start: desk.at() == NodeId::ROOT,
                at_end: desk.record().next(desk.at()).is_none(),
                on_step: act.reform(Act::Stepped),
            }) }
            { part::<TreeView>(TreeViewProps { desk: (*desk).clone(), notation: settings.notation, act: act.clone() }) }
            <div class="record-said">
                <p role="status">
                    { match (&desk.refused, desk.position()) {
                        (Some((why, mv)), Some(position)) => Some(phrases.refusal(*why, *mv, &position)),
                        _ => (*said).clone(),
                    } }
                </p>
                if let Some(on_other) = &props.on_other {
                    <button type="button" class="button" data-action="open-other"
                        onclick={on_other.reform(|_| ())}>
                        { phrases.text(Key::RecordOpenOther) }
                    </button>
                }
            </div>
            <div class="record-notes">
                if let Some((kinds, chosen)) = desk.outcomes() {
                    { outcomes(&phrases, kinds, chosen, &act.reform(Act::TurnsOut)) }
                }
                if *pane == Some(Pane::Review) {
                    { part::<ReviewPanel>(ReviewPanelProps {
                        record: desk.record().clone(),
                        rules: table.rules().clone(),
                        on_news: on_review,
                    }) }
                } else {
                    { curve(&desk, &phrases, &act) }
                }
                { part::<NotePanel>(NotePanelProps { desk: (*desk).clone(), act: act.clone(), on_typed }) }
            </div>
            <div class="record-actions">
                { commands.editing() }
                { commands.others() }
            </div>
            { match *pane {
                None | Some(Pane::Review) => Html::default(),
                Some(Pane::Save) => part::<SaveDialog>(SaveDialogProps {
                    record: share::encode(desk.record()),
                    line: share::encode(&desk.line()),
                    name: file_name(desk.record()),
                    below: desk.below,
                    on_close: close,
                }),
                Some(Pane::Details) => part::<Details>(DetailsProps {
                    desk: (*desk).clone(),
                    act,
                    on_close: close,
                }),
            } }
        </main>
    }
}

fn board(
    desk: &Desk,
    settings: &crate::app::settings::Settings,
    phrases: &Phrases,
    on_intent: Callback<Intent>,
) -> BoardProps {
    let position = desk.position();
    let (movable, moves): (Rc<[Square]>, Rc<[Move]>) = match &position {
        Some(position) => (
            position.side(position.turn()).into_iter().collect(),
            desk.moves().into(),
        ),
        None => (Rc::default(), Rc::default()),
    };
    BoardProps {
        pieces: desk.pieces(),
        movable,
        moves,
        marks: desk.marks(),
        layout: Layout {
            below: desk.below,
            labels: settings.labels,
        },
        axis: Axis::from(settings.notation),
        faces: settings.faces,
        veil: desk.veil(),
        show_targets: settings.targets,
        label: phrases.text(Key::Board).into(),
        on_intent,
    }
}

/// The arrows up and down lead to the alternatives of a move.
#[hook]
fn use_alternative_keys(act: &Callback<Act>) {
    let act = act.clone();
    use_effect_with((), move |()| {
        let listener = keys::listen(move |key| {
            let by = match key {
                "ArrowUp" => -1,
                "ArrowDown" => 1,
                _ => return false,
            };
            act.emit(Act::Beside(by));
            true
        });
        move || drop(listener)
    });
}

/// The wheel over the board steps through the line.
#[hook]
fn use_wheel(panel: &NodeRef, act: &Callback<Act>) {
    let (panel, act) = (panel.clone(), act.clone());
    use_effect_with((), move |()| {
        let listener = wheel::listen(&panel, move |step| {
            act.emit(Act::Stepped(if step > 0 {
                Step::Forward
            } else {
                Step::Back
            }));
        });
        move || drop(listener)
    });
}

/// What deeds need of the world around the desk.
struct World {
    phrases: Phrases,
    said: UseStateHandle<Option<String>>,
    shelf: Shelf,
    act: Callback<Act>,
    dispatch: Callback<Action>,
    rules: crate::rules::RuleSet,
    notation: crate::notation::Notation,
}

impl World {
    fn carry_out(&self, deed: Deed, desk: &Desk) {
        let record = desk.record();
        match deed {
            Deed::Analyse => {
                if let Some(start) = record.start_view() {
                    self.shelf.show_analysis(Look {
                        start: start.clone(),
                        played: record.line_played_to(desk.at()),
                        rules: self.rules.clone(),
                        below: desk.below,
                        back: Route::Record,
                    });
                }
            }
            Deed::Find => self.shelf.seek(end_fen(desk)),
            Deed::PlayOn => {
                self.dispatch.emit(Action::Offered(Offer {
                    fen: end_fen(desk),
                    customs: record.setup().variant.customs(),
                }));
                route::go(Route::Game.hash());
            }
            Deed::Edit => self.shelf.edit(match record.view_at(desk.at()) {
                Some(view) => Placed::of(&view),
                None => Placed {
                    setup: record.setup().clone(),
                    pool: None,
                },
            }),
            Deed::CopyLink => {
                let place = crate::app::share::place_of_record(record);
                self.copy(page::address_with(&place), Key::LinkCopied);
            }
            Deed::CopyFen => self.copy(end_fen(desk), Key::FenCopied),
            Deed::CopyPgn => self.copy(pgn::write(record, self.notation), Key::PgnCopied),
            Deed::Keep => {
                let (act, said, phrases) =
                    (self.act.clone(), self.said.clone(), self.phrases.clone());
                let source = desk.source.clone();
                library::keep(source, record, move |kept| match kept {
                    Ok(key) => {
                        act.emit(Act::Kept(key));
                        said.set(Some(phrases.text(Key::RecordWasKept)));
                    }
                    Err(trouble) => said.set(Some(phrases.text(library::trouble_key(trouble)))),
                });
            }
        }
    }

    /// Copies a text and says so; where copying is not allowed the text is shown.
    fn copy(&self, text: String, told: Key) {
        let (said, phrases) = (self.said.clone(), self.phrases.clone());
        yew::platform::spawn_local(async move {
            let copied = clipboard::copy(&text).await;
            said.set(Some(match copied {
                true => phrases.text(told),
                false => phrases.with(Key::NotCopied, &[("text", text.into())]),
            }));
        });
    }
}

/// What each position of the main line is worth, if the record tells.
fn curve(desk: &Desk, phrases: &Phrases, act: &Callback<Act>) -> Html {
    let worths = desk.worths();
    if worths.is_empty() {
        return Html::default();
    }
    let record = desk.record();
    let marked = |node: NodeId| {
        let marks = &record.note(node)?.marks;
        marks.iter().copied().find(|mark| GIVEN.contains(mark))
    };
    let at = record.ply(desk.at());
    part::<Curve>(CurveProps {
        marks: (1..)
            .zip(record.main_line())
            .filter_map(|(ply, node)| Some((ply, marked(node)?)))
            .collect(),
        at: at.min(worths.len() - 1),
        worths,
        label: phrases.text(Key::ReviewCurve).into(),
        on_choose: act.reform(|ply| Act::Stepped(Step::To(ply))),
    })
}

/// Of a game of cờ úp whose knowledge the record holds, and what was promised.
fn hidden(phrases: &Phrases, record: &Record) -> Html {
    let viewer = record.viewer().map(|viewer| match viewer {
        Some(side) => phrases.with(Key::RecordSeenBy, &[("side", phrases.side(side).into())]),
        None => phrases.text(Key::RecordSeenByBoth),
    });
    let promise = match record.promise() {
        Ok(Some(Promise::Given(commitment))) => Some((Key::Seal, Some(commitment.to_string()))),
        Ok(Some(Promise::Kept(_))) => Some((Key::SealKept, None)),
        Ok(Some(Promise::Broken(_))) => Some((Key::SealBroken, None)),
        Ok(None) | Err(_) => None,
    };
    html! {
        if record.is_co_up() && (viewer.is_some() || promise.is_some()) {
            <p class="hint record-hidden" data-hidden="">
                { viewer }
                if let Some((key, commitment)) = promise {
                    { " " }{ phrases.text(key) }
                    if let Some(commitment) = commitment { { " " }<code>{ commitment }</code> }
                }
            </p>
        }
    }
}

fn end_fen(desk: &Desk) -> String {
    let view = desk.record().view_at(desk.at());
    if let Some(view) = view.filter(|_| desk.record().is_co_up()) {
        return coup_fen::print(&view);
    }
    let setup = desk.position().as_ref().map(Position::to_setup);
    fen::print(setup.as_ref().unwrap_or(desk.record().setup()))
}

/// Who played, or that it is a record.
fn title(phrases: &Phrases, record: &Record) -> String {
    let player = |tag: &str| record.tags.known(tag);
    match (player("Red"), player("Black")) {
        (None, None) => match record.tags.known("Title").or(record.tags.known("Event")) {
            Some(title) => title.to_owned(),
            None => phrases.text(Key::Record),
        },
        (red, black) => format!("{} – {}", red.unwrap_or("?"), black.unwrap_or("?")),
    }
}

/// Event, date and result, as far as they are known.
fn subtitle(phrases: &Phrases, record: &Record) -> String {
    let result = match record.tags.outcome().token() {
        "1-0" => Some(phrases.text(Key::WinRed)),
        "0-1" => Some(phrases.text(Key::WinBlack)),
        "1/2-1/2" => Some(phrases.text(Key::Draw)),
        _ => None,
    };
    let tags = ["Event", "Date"].map(|tag| record.tags.known(tag).map(str::to_owned));
    let parts: Vec<String> = tags.into_iter().chain([result]).flatten().collect();
    parts.join(" · ")
}

/// A name for files of a record, of characters that every system allows.
fn file_name(record: &Record) -> String {
    let tags = ["Red", "Black", "Event"].map(|tag| record.tags.known(tag));
    let words: Vec<&str> = tags.into_iter().flatten().collect();
    let name: String = words
        .join("-")
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '-' })
        .take(60)
        .collect();
    match name.trim_matches('-') {
        "" => "chuhe".to_owned(),
        name => name.to_owned(),
    }
}
