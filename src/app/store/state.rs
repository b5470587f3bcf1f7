//! The state as a whole, in slices that are compared by identity.

use super::{Asked, Slice, Table};
use crate::app::clock::Millis;
use crate::app::settings::Settings;
use crate::notation::MoveTextError;
use crate::platform::engine::{Search, Trouble};
use crate::platform::shell::Facts;
use crate::protocol::Score;
use crate::rules::{Color, Customs, Move, Refusal};

/// Everything that the app knows.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct State {
    /// The game on the board.
    pub table: Slice<Table>,
    /// The reader's choices.
    pub settings: Slice<Settings>,
    /// What the engine does.
    pub engine: EngineState,
    /// What the engine has last thought of its own game.
    pub judgement: Option<Score>,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// What the status line should say before all else.
    pub notice: Option<Notice>,
    /// Other tabs, new versions, the network.
    pub shell: Facts,
    /// What time it is: whoever brings an action says so.
    pub now: Millis,
    /// The reader has left the board.
    pub away: bool,
    /// The game cannot be kept at the moment: it is offered as a file.
    pub unkept: bool,
}

impl State {
    /// What the engine has to find now.
    pub fn search(&self) -> Option<Search> {
        let mut search = self.table.search().filter(|_| !self.shell.elsewhere)?;
        // A hint is thought about.
        search.limits.book = self.settings.opening_book && self.table.awaits_engine();
        Some(search)
    }
}

impl<T: Default> Default for Slice<T> {
    fn default() -> Slice<T> {
        Slice::new(T::default())
    }
}

/// What the engine does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EngineState {
    /// Nothing.
    #[default]
    Idle,
    /// It thinks.
    Thinking {
        /// How deep it has looked.
        depth: u32,
    },
    /// It cannot play.
    Failed(Trouble),
}

/// A position from which a game is to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The position.
    pub fen: String,
    /// The customs of cờ úp that go with it, which a FEN cannot hold; `None` leaves those of the last game.
    pub customs: Option<Customs>,
}

impl From<String> for Offer {
    fn from(fen: String) -> Offer {
        Offer { fen, customs: None }
    }
}

/// A dialog above the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// A new game.
    NewGame,
    /// A new game from a position that came from outside.
    Offered(Offer),
    /// A game has come with a link.
    Shared(String),
    /// The game is played in another tab.
    Elsewhere,
    /// The settings.
    Settings,
    /// What the bar of a small screen has no room for.
    More,
    /// Whether to resign.
    ConfirmResign,
    /// What lies hidden.
    Hidden,
    /// What a side has taken closed, for its eyes only.
    Look {
        /// Who may look.
        color: Color,
        /// Whether the pieces are uncovered.
        shown: bool,
    },
    /// How the game ended.
    Result,
    /// The reader's own rules.
    OwnRules,
    /// What keys and questions there are.
    Keys,
}

/// Something to tell in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A move in the position on the board is refused.
    Refused(Refusal, Move),
    /// What the reader has planned cannot be played after the engine's answer.
    PlanImpossible,
    /// A move is planned.
    Planned(Move),
    /// A typed move names no legal move, or several.
    Misread(MoveTextError),
    /// A piece cannot be moved now.
    Untouchable(Untouchable),
    /// The FEN is in the clipboard.
    FenCopied,
    /// The clipboard is out of reach; here is the FEN.
    FenNotCopied(String),
    /// The link with the game is in the clipboard.
    LinkCopied,
    /// The clipboard is out of reach; here is the link.
    LinkNotCopied(String),
    /// Nothing can be saved here.
    StorageBlocked,
    /// There is no room to save.
    StorageFull,
    /// The saved game is damaged.
    SavedGameUnreadable,
    /// The newest copy of the saved game was damaged; this is the one before.
    SavedGameOlder,
    /// The saved game is of a newer version of the page.
    SavedGameNewer,
    /// The saved settings are damaged.
    SavedSettingsUnreadable,
    /// The newest copy of the settings was damaged; these are the ones before.
    SavedSettingsOlder,
    /// The page works without a network from now on.
    OfflineReady,
    /// A new version can be used.
    UpdateReady,
    /// The words of a language could not be loaded.
    LanguageFailed,
    /// A part of the page could not be fetched.
    PartMissing,
    /// The engine was started again.
    EngineRestarted,
    /// The engine will answer an offer of a draw when it has thought.
    DrawConsidered,
    /// The engine does not want a draw.
    DrawDeclined,
    /// A question is answered.
    Asked(Asked),
    /// What was asked is no question.
    NoQuestion,
    /// The engine found no hint.
    HintFailed,
}

impl Notice {
    /// Whether it says that nothing can be kept.
    pub fn is_unkept(&self) -> bool {
        matches!(self, Notice::StorageBlocked | Notice::StorageFull)
    }
}

/// Why no piece can be moved now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untouchable {
    /// The engine has to move.
    EngineTurn,
    /// The engine moved from the position on the board.
    PastMove,
    /// The game is over.
    GameOver,
    /// The game stands still.
    Paused,
}
