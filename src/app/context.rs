//! What components can reach without being handed it: the parts of the state, of which a
//! component names those that it uses and is drawn again only when one of them changes.
//!
//! One context carries everything, and that context never changes: it is a [`Hub`], which keeps the
//! newest state and the components that wait for a part of it. A context for each part would do the
//! same, but Yew compiles the whole life of a provider anew for each type of context.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bitflags::bitflags;
use yew::prelude::*;

use super::clock::Millis;
use super::i18n::Phrases;
use super::settings::Settings;
use super::store::{Action, Dialog, EngineState, Notice, Slice, State, Table};

/// Something that only the effects can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Put the FEN of the position into the clipboard.
    CopyFen,
    /// Put a link with the whole game into the clipboard.
    CopyLink,
    /// Show the game as a record, with all that can be done with one.
    ShowRecord,
    /// Let the engine move at once.
    MoveNow,
    /// Try a failed engine again.
    RetryEngine,
    /// A new game of the same kind.
    PlayAgain,
    /// The same with changed sides.
    Rematch,
    /// Use the new version.
    Update,
    /// Play the game of another tab here.
    TakeGame,
    /// Play another game than the other tab.
    OwnGame,
}

/// What time it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now(pub Millis);

/// Sends actions to the store.
pub type Dispatch = Callback<Action>;
/// Sends commands to the effects.
pub type Commander = Callback<Command>;

bitflags! {
    /// Parts of what is provided.
    #[derive(Clone, Copy, PartialEq, Eq)]
    struct Parts: u8 {
        const TABLE = 1;
        const SETTINGS = 1 << 1;
        const ENGINE = 1 << 2;
        const NOTICE = 1 << 3;
        const DIALOG = 1 << 4;
        const NOW = 1 << 5;
        const PHRASES = 1 << 6;
        const CALLBACKS = 1 << 7;
    }
}

/// Properties of [`Provide`].
#[derive(Clone, Default, Properties, PartialEq)]
pub struct ProvideProps {
    /// The state.
    pub state: State,
    /// Takes actions.
    pub dispatch: Dispatch,
    /// Takes commands.
    pub commander: Commander,
    /// Speaks the reader's language.
    #[prop_or_default]
    pub phrases: Phrases,
    /// What may use them.
    pub children: Html,
}

impl ProvideProps {
    /// The parts that are not the same in `other`.
    fn changes(&self, other: &ProvideProps) -> Parts {
        let (one, two) = (&self.state, &other.state);
        let mut changes = Parts::empty();
        changes.set(Parts::TABLE, one.table != two.table);
        changes.set(Parts::SETTINGS, one.settings != two.settings);
        changes.set(Parts::ENGINE, one.engine != two.engine);
        let notice = one.notice != two.notice || one.unkept != two.unkept;
        changes.set(Parts::NOTICE, notice);
        changes.set(Parts::DIALOG, one.dialog != two.dialog);
        changes.set(Parts::NOW, one.now != two.now);
        changes.set(Parts::PHRASES, self.phrases != other.phrases);
        let callbacks = self.dispatch != other.dispatch || self.commander != other.commander;
        changes.set(Parts::CALLBACKS, callbacks);
        changes
    }
}

/// A component that waits for parts of the state.
struct Waiting {
    number: usize,
    parts: Parts,
    draw: UseForceUpdateHandle,
}

/// The newest of everything, and who waits for what. All clones are one.
#[derive(Clone, Default)]
struct Hub(Rc<HubInside>);

#[derive(Default)]
struct HubInside {
    newest: RefCell<ProvideProps>,
    waiting: RefCell<Vec<Waiting>>,
    numbers: Cell<usize>,
    /// Counts the changes.
    revision: Cell<usize>,
}

impl PartialEq for Hub {
    fn eq(&self, other: &Hub) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Hub {
    /// Takes what is newest. Who waits for something of it is drawn again.
    fn update(&self, props: &ProvideProps) {
        let changes = self.0.newest.borrow().changes(props);
        if changes.is_empty() {
            return;
        }
        let newest = ProvideProps {
            children: Html::default(),
            ..props.clone()
        };
        *self.0.newest.borrow_mut() = newest;
        self.0.revision.set(self.0.revision.get() + 1);
        for waiting in self.0.waiting.borrow().iter() {
            if waiting.parts.intersects(changes) {
                waiting.draw.force_update();
            }
        }
    }

    /// From now on, who draws is told of changes in some parts; ends with what is returned.
    fn wait(&self, parts: Parts, draw: UseForceUpdateHandle) -> impl FnOnce() + use<> {
        let inside = self.0.clone();
        let number = inside.numbers.get();
        inside.numbers.set(number + 1);
        inside.waiting.borrow_mut().push(Waiting {
            number,
            parts,
            draw,
        });
        move || {
            let mut waiting = inside.waiting.borrow_mut();
            waiting.retain(|waiting| waiting.number != number);
        }
    }
}

/// Provides the state's parts, the reader's language and both callbacks.
#[component]
pub fn Provide(props: &ProvideProps) -> Html {
    let hub = use_memo((), |()| Hub::default());
    hub.update(props);
    html! {
        <ContextProvider<Hub> context={(*hub).clone()}>{ props.children.clone() }</ContextProvider<Hub>>
    }
}

/// The newest of everything, for a component that is drawn again when one of some parts changes.
#[hook]
fn use_hub(parts: Parts) -> Hub {
    let hub = use_context::<Hub>().unwrap_or_default();
    let draw = use_force_update();
    let seen = hub.0.revision.get();
    use_effect_with((), {
        let hub = hub.clone();
        move |()| {
            // What changed between the drawing and now, nobody has told.
            if hub.0.revision.get() != seen {
                draw.force_update();
            }
            hub.wait(parts, draw)
        }
    });
    hub
}

/// The game on the board.
#[hook]
pub fn use_table() -> Slice<Table> {
    let hub = use_hub(Parts::TABLE);
    let newest = hub.0.newest.borrow();
    newest.state.table.clone()
}

/// The reader's choices.
#[hook]
pub fn use_settings() -> Slice<Settings> {
    let hub = use_hub(Parts::SETTINGS);
    let newest = hub.0.newest.borrow();
    newest.state.settings.clone()
}

/// What the engine does.
#[hook]
pub fn use_engine_state() -> EngineState {
    let hub = use_hub(Parts::ENGINE);
    let newest = hub.0.newest.borrow();
    newest.state.engine.clone()
}

/// What the status line should say before all else.
#[hook]
pub fn use_notice() -> Option<Notice> {
    let hub = use_hub(Parts::NOTICE);
    let newest = hub.0.newest.borrow();
    newest.state.notice.clone()
}

/// Whether the game cannot be kept at the moment.
#[hook]
pub fn use_unkept() -> bool {
    let hub = use_hub(Parts::NOTICE);
    let newest = hub.0.newest.borrow();
    newest.state.unkept
}

/// The dialog that is open.
#[hook]
pub fn use_dialog() -> Option<Dialog> {
    let hub = use_hub(Parts::DIALOG);
    let newest = hub.0.newest.borrow();
    newest.state.dialog.clone()
}

/// What time it is. Who asks is drawn again whenever it changes.
#[hook]
pub fn use_now() -> Now {
    let hub = use_hub(Parts::NOW);
    let newest = hub.0.newest.borrow();
    Now(newest.state.now)
}

/// Speaks the reader's language.
#[hook]
pub fn use_phrases() -> Phrases {
    let hub = use_hub(Parts::PHRASES);
    let newest = hub.0.newest.borrow();
    newest.phrases.clone()
}

/// Sends actions to the store.
#[hook]
pub fn use_dispatch() -> Dispatch {
    let hub = use_hub(Parts::CALLBACKS);
    let newest = hub.0.newest.borrow();
    newest.dispatch.clone()
}

/// Sends commands to the effects.
#[hook]
pub fn use_commander() -> Commander {
    let hub = use_hub(Parts::CALLBACKS);
    let newest = hub.0.newest.borrow();
    newest.commander.clone()
}
