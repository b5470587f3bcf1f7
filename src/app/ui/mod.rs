//! Building blocks of the page that know nothing of the game.

mod icon;
mod modal;
mod radio_group;
mod switch;

pub use icon::{Icon, IconName};
pub use modal::{Modal, ModalProps};
pub use radio_group::{RadioGroup, RadioGroupProps};
pub use switch::{Switch, SwitchProps};
