//! Building blocks of the page that know nothing of the game.

mod icon;
mod modal;
mod part;
mod radio_group;
mod steps;
mod switch;
mod unless;

pub use icon::{IconName, icon};
pub use modal::{Modal, ModalProps};
pub use part::{keyed_part, part};
pub use radio_group::{RadioGroup, radio_group};
pub use steps::{Steps, steps, use_step_keys};
pub use switch::{Switch, switch};
pub use unless::unless;
