//! What components can reach without being handed it: the slices of the state, each its
//! own context, so that a component renders again only for what it uses.

use yew::prelude::*;

use super::clock::Millis;
use super::settings::Settings;
use super::store::{Action, Dialog, EngineState, Notice, Slice, State, Table};

/// Something that only the effects can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Put the FEN of the position into the clipboard.
    CopyFen,
    /// Put a link with the whole game into the clipboard.
    CopyLink,
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

/// What the status line is told.
#[derive(Clone, Debug, Default, PartialEq)]
struct Told {
    notice: Option<Notice>,
    unkept: bool,
}

/// What time it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now(pub Millis);

/// Sends actions to the store.
pub type Dispatch = Callback<Action>;
/// Sends commands to the effects.
pub type Commander = Callback<Command>;

/// Properties of [`Provide`].
#[derive(Properties, PartialEq)]
pub struct ProvideProps {
    /// The state.
    pub state: State,
    /// Takes actions.
    pub dispatch: Dispatch,
    /// Takes commands.
    pub commander: Commander,
    /// What may use them.
    pub children: Html,
}

/// Provides the state's slices and both callbacks.
#[component]
pub fn Provide(props: &ProvideProps) -> Html {
    let state = props.state.clone();
    let told = Told {
        notice: state.notice,
        unkept: state.unkept,
    };
    html! {
        <ContextProvider<Dispatch> context={props.dispatch.clone()}>
        <ContextProvider<Commander> context={props.commander.clone()}>
        <ContextProvider<Slice<Settings>> context={state.settings}>
        <ContextProvider<Slice<Table>> context={state.table}>
        <ContextProvider<EngineState> context={state.engine}>
        <ContextProvider<Told> context={told}>
        <ContextProvider<Option<Dialog>> context={state.dialog}>
        <ContextProvider<Now> context={Now(state.now)}>
            { props.children.clone() }
        </ContextProvider<Now>>
        </ContextProvider<Option<Dialog>>>
        </ContextProvider<Told>>
        </ContextProvider<EngineState>>
        </ContextProvider<Slice<Table>>>
        </ContextProvider<Slice<Settings>>>
        </ContextProvider<Commander>>
        </ContextProvider<Dispatch>>
    }
}

/// The game on the board.
#[hook]
pub fn use_table() -> Slice<Table> {
    use_context().unwrap_or_default()
}

/// The reader's choices.
#[hook]
pub fn use_settings() -> Slice<Settings> {
    use_context().unwrap_or_default()
}

/// What the engine does.
#[hook]
pub fn use_engine_state() -> EngineState {
    use_context().unwrap_or_default()
}

/// What the status line should say before all else.
#[hook]
pub fn use_notice() -> Option<Notice> {
    use_context::<Told>().unwrap_or_default().notice
}

/// Whether the game cannot be kept at the moment.
#[hook]
pub fn use_unkept() -> bool {
    use_context::<Told>().unwrap_or_default().unkept
}

/// The dialog that is open.
#[hook]
pub fn use_dialog() -> Option<Dialog> {
    use_context().unwrap_or_default()
}

/// What time it is. Who asks is drawn again whenever it changes.
#[hook]
pub fn use_now() -> Now {
    use_context().unwrap_or_default()
}

/// Sends actions to the store.
#[hook]
pub fn use_dispatch() -> Dispatch {
    use_context().unwrap_or_default()
}

/// Sends commands to the effects.
#[hook]
pub fn use_commander() -> Commander {
    use_context().unwrap_or_default()
}
