//! Opening files of any format, and saving records in the formats that others read.

mod complaints;
mod open_screen;
mod reading;
mod save_dialog;
mod virtual_list;

pub use complaints::broken;
pub use open_screen::OpenScreen;
pub use reading::{listing_line, shown_result};
pub use save_dialog::{SaveDialog, SaveDialogProps};
pub use virtual_list::{VirtualList, VirtualListProps};
