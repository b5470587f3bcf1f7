//! The page as a whole: attributes that its style sheets look at.

/// Sets an attribute of the root element.
pub fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = root() {
        // It fails only for names that are no attribute names; ours are constants.
        let _ = root.set_attribute(name, value);
    }
}

/// Sets what the browser shows on the page's tab.
pub fn set_title(title: &str) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(title);
    }
}

/// The address of the page with another place after `#`.
pub fn address_with(hash: &str) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let href = href.unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    format!("{page}{hash}")
}

/// The root element.
pub(super) fn root() -> Option<web_sys::Element> {
    web_sys::window()?.document()?.document_element()
}

/// The address of a file beside the page, whatever folder the page lies in.
pub(super) fn address_of(file: &str) -> Option<String> {
    let base = web_sys::window()?.document()?.base_uri().ok()??;
    Some(web_sys::Url::new_with_base(file, &base).ok()?.href())
}
