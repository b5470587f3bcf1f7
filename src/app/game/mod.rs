//! The screen on which a game is played.

mod actions;
mod board_panel;
mod clock_entry;
mod clock_face;
mod dialogs;
mod elsewhere;
mod evidence;
mod fen_entry;
pub(in crate::app) mod handicap;
mod hidden_dialog;
mod look_dialog;
mod material;
mod move_list;
mod new_game;
mod result;
mod rule_notice;
mod screen;
mod seat;
mod status_line;
mod typed_move;
mod variant_entry;

pub use actions::{Actions, GameSteps};
pub use board_panel::BoardPanel;
pub use dialogs::Dialogs;
pub use move_list::MoveList;
pub use new_game::{NewGameDialog, NewGameDialogProps};
pub use result::ResultDialog;
pub use screen::GameScreen;
pub use seat::{Seat, SeatProps};
pub use status_line::StatusLine;
pub use typed_move::{TypedMove, TypedMoveProps};
