//! What the browser keeps for the next visit. Every call may fail: storage can be
//! blocked, full, or taken away at any moment.

use web_sys::Storage;

/// Why something could not be kept or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// The browser gives no storage to this page.
    Blocked,
    /// The browser refused the value, as a rule because there is no room left.
    Full,
}

/// Reads a value; `None` if nothing was kept under this key.
///
/// # Errors
/// [`StorageError::Blocked`].
pub fn read(key: &str) -> Result<Option<String>, StorageError> {
    get(storage()?, key)
}

/// Keeps a value; it is written as a whole or not at all.
///
/// # Errors
/// [`StorageError::Blocked`] or [`StorageError::Full`].
pub fn write(key: &str, value: &str) -> Result<(), StorageError> {
    set(storage()?, key, value)
}

/// Keeps nothing under this key any more.
pub fn remove(key: &str) {
    if let Ok(storage) = storage() {
        // A browser that refuses this keeps a value that nobody reads any more.
        let _ = storage.remove_item(key);
    }
}

/// Reads a value of this tab; `None` if nothing was kept under this key.
///
/// # Errors
/// [`StorageError::Blocked`].
pub fn read_in_tab(key: &str) -> Result<Option<String>, StorageError> {
    get(tab_storage()?, key)
}

/// Keeps a value until the tab is closed.
///
/// # Errors
/// [`StorageError::Blocked`] or [`StorageError::Full`].
pub fn write_in_tab(key: &str, value: &str) -> Result<(), StorageError> {
    set(tab_storage()?, key, value)
}

/// Keeps nothing of this tab under this key any more.
pub fn remove_in_tab(key: &str) {
    if let Ok(storage) = tab_storage() {
        // A browser that refuses this forgets with the tab.
        let _ = storage.remove_item(key);
    }
}

fn get(storage: Storage, key: &str) -> Result<Option<String>, StorageError> {
    storage.get_item(key).map_err(|_| StorageError::Blocked)
}

fn set(storage: Storage, key: &str, value: &str) -> Result<(), StorageError> {
    storage.set_item(key, value).map_err(|_| StorageError::Full)
}

fn storage() -> Result<Storage, StorageError> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StorageError::Blocked)
}

fn tab_storage() -> Result<Storage, StorageError> {
    web_sys::window()
        .and_then(|window| window.session_storage().ok().flatten())
        .ok_or(StorageError::Blocked)
}
