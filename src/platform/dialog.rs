//! Native modal dialogs.

use web_sys::HtmlDialogElement;
use yew::NodeRef;

/// Opens a dialog above the page; nothing happens if it is open.
pub fn open(node: &NodeRef) {
    if let Some(dialog) = node.cast::<HtmlDialogElement>()
        && !dialog.open()
    {
        // It fails only for a dialog that has left the page: then there is nothing to open.
        let _ = dialog.show_modal();
    }
}

/// Whether an event hit the dialog's backdrop and not what is in it.
pub fn is_backdrop(event: &web_sys::MouseEvent, node: &NodeRef) -> bool {
    let Some(dialog) = node.cast::<HtmlDialogElement>() else {
        return false;
    };
    let rect = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    // A key on a button clicks at no place; a real click outside has one.
    let inside =
        (rect.left()..=rect.right()).contains(&x) && (rect.top()..=rect.bottom()).contains(&y);
    event.detail() > 0 && !inside
}

/// Closes a dialog, so that the focus returns to where it was.
pub fn close(node: &NodeRef) {
    if let Some(dialog) = node.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}
