//! What the browser keeps for long: texts and bytes under keys, in stores of a database. Every call
//! may fail: databases can be blocked, full, damaged, or taken away at any moment.

use js_sys::{Array, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Event, IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction,
    IdbTransactionMode,
};

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// The browser gives no database to this page.
    Blocked,
    /// There is no room left.
    Full,
    /// The database was made by a newer version of the page.
    Newer,
    /// Anything else, with what the browser calls it.
    Broken(String),
}

impl From<JsValue> for DatabaseError {
    fn from(error: JsValue) -> DatabaseError {
        let name = Reflect::get(&error, &"name".into()).ok();
        let name = name.and_then(|name| name.as_string()).unwrap_or_default();
        match &*name {
            "QuotaExceededError" => DatabaseError::Full,
            "VersionError" => DatabaseError::Newer,
            "SecurityError" | "InvalidStateError" => DatabaseError::Blocked,
            _ => DatabaseError::Broken(name),
        }
    }
}

/// A change of one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The store.
    pub store: &'static str,
    /// The key.
    pub key: String,
    /// The new value; `None` takes it away.
    pub value: Option<Value>,
}

/// What is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

impl Value {
    fn to_js(&self) -> JsValue {
        match self {
            Value::Text(text) => JsValue::from_str(text),
            Value::Bytes(bytes) => Uint8Array::from(&bytes[..]).into(),
        }
    }

    fn of_js(value: &JsValue) -> Option<Value> {
        match value.as_string() {
            Some(text) => Some(Value::Text(text)),
            None => Some(Value::Bytes(value.dyn_ref::<Uint8Array>()?.to_vec())),
        }
    }
}

/// An open database; it is closed when the value is dropped.
#[derive(Debug)]
pub struct Database(IdbDatabase);

impl Drop for Database {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Database {
    /// Opens a database and makes the stores that it does not have yet.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn open(
        name: &str,
        version: u32,
        stores: &'static [&'static str],
    ) -> Result<Database, DatabaseError> {
        let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
        let factory = factory.ok_or(DatabaseError::Blocked)?;
        let request: IdbOpenDbRequest = factory.open_with_u32(name, version)?;
        let on_upgrade = Closure::once(move |event: Event| {
            let request = event.target().and_then(|t| t.dyn_into::<IdbRequest>().ok());
            let opened = request.and_then(|request| request.result().ok());
            if let Some(Ok(database)) = opened.map(|opened| opened.dyn_into::<IdbDatabase>()) {
                for store in stores {
                    // Those that are there already stay as they are.
                    let _ = database.create_object_store(store);
                }
            }
        });
        request.set_onupgradeneeded(Some(on_upgrade.as_ref().unchecked_ref()));
        let upgrade = Listeners {
            _closures: [Some(on_upgrade), None],
            take_off: Box::new({
                let request = request.clone();
                move || request.set_onupgradeneeded(None)
            }),
        };
        let opened = finished(&request).await;
        drop(upgrade);
        let opened = opened?;
        let database = opened.dyn_into::<IdbDatabase>()?;
        Ok(Database(database))
    }

    /// All keys of a store with their values, in the order of the keys; values that are neither texts
    /// nor bytes are left out.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn all(&self, store: &str) -> Result<Vec<(String, Value)>, DatabaseError> {
        let store = self.store(store)?;
        let keys = store.get_all_keys()?;
        let values = store.get_all()?;
        let keys = Array::from(&finished(&keys).await?);
        let values = Array::from(&finished(&values).await?);
        let pairs = keys.iter().zip(values.iter());
        Ok(pairs
            .filter_map(|(key, value)| Some((key.as_string()?, Value::of_js(&value)?)))
            .collect())
    }

    /// The value under a key of a store.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn get(&self, store: &str, key: &str) -> Result<Option<Value>, DatabaseError> {
        let request = self.store(store)?.get(&key.into())?;
        Ok(Value::of_js(&finished(&request).await?))
    }

    /// Makes changes, all of them or none.
    ///
    /// # Errors
    /// If the browser refuses; nothing has changed then.
    pub async fn change(&self, changes: &[Change]) -> Result<(), DatabaseError> {
        let stores = Array::new();
        for change in changes {
            let name = JsValue::from_str(change.store);
            if !stores.includes(&name, 0) {
                stores.push(&name);
            }
        }
        if changes.is_empty() {
            return Ok(());
        }
        let mode = IdbTransactionMode::Readwrite;
        let transaction = self
            .0
            .transaction_with_str_sequence_and_mode(&stores, mode)?;
        for change in changes {
            if let Err(error) = ask(&transaction, change) {
                // What was asked for before must not be written either.
                let _ = transaction.abort();
                return Err(error.into());
            }
        }
        done(&transaction).await
    }

    fn store(&self, name: &str) -> Result<IdbObjectStore, DatabaseError> {
        let transaction = self.0.transaction_with_str(name)?;
        Ok(transaction.object_store(name)?)
    }
}

/// Asks for a change within a transaction.
fn ask(transaction: &IdbTransaction, change: &Change) -> Result<IdbRequest, JsValue> {
    let store = transaction.object_store(change.store)?;
    let key = JsValue::from_str(&change.key);
    match &change.value {
        Some(value) => store.put_with_key(&value.to_js(), &key),
        None => store.delete(&key),
    }
}

/// What listens to a request or a transaction, of which the browser calls one at most: dropping this
/// takes all of them off, and lets go of those that were not called.
struct Listeners {
    take_off: Box<dyn Fn()>,
    _closures: [Option<Listener>; 2],
}

/// What the browser calls.
type Listener = Closure<dyn FnMut(Event)>;

impl Drop for Listeners {
    fn drop(&mut self) {
        (self.take_off)();
    }
}

/// Waits for the answer to a request.
async fn finished(request: &IdbRequest) -> Result<JsValue, DatabaseError> {
    let mut listeners = None;
    let promise = Promise::new(&mut |resolve, reject| {
        let asked = request.clone();
        let on_success = Closure::once(move |_: Event| {
            let result = asked.result().unwrap_or_default();
            // Settling a promise cannot fail.
            let _ = resolve.call1(&JsValue::UNDEFINED, &result);
        });
        let asked = request.clone();
        let on_error = Closure::once(move |event: Event| {
            // It is dealt with here and is no error of the page.
            event.prevent_default();
            event.stop_propagation();
            let error = asked.error().ok().flatten();
            let error = error.map_or(JsValue::UNDEFINED, JsValue::from);
            let _ = reject.call1(&JsValue::UNDEFINED, &error);
        });
        request.set_onsuccess(Some(on_success.as_ref().unchecked_ref()));
        request.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let asked = request.clone();
        listeners = Some(Listeners {
            take_off: Box::new(move || {
                asked.set_onsuccess(None);
                asked.set_onerror(None);
            }),
            _closures: [Some(on_success), Some(on_error)],
        });
    });
    let answer = JsFuture::from(promise).await;
    drop(listeners);
    Ok(answer?)
}

/// Waits until a transaction is written for good.
async fn done(transaction: &IdbTransaction) -> Result<(), DatabaseError> {
    let mut listeners = None;
    let promise = Promise::new(&mut |resolve, reject| {
        let on_complete = Closure::once(move |_: Event| {
            let _ = resolve.call0(&JsValue::UNDEFINED);
        });
        let failed = transaction.clone();
        let on_abort = Closure::once(move |_: Event| {
            let error = failed.error().map_or(JsValue::UNDEFINED, JsValue::from);
            let _ = reject.call1(&JsValue::UNDEFINED, &error);
        });
        transaction.set_oncomplete(Some(on_complete.as_ref().unchecked_ref()));
        transaction.set_onabort(Some(on_abort.as_ref().unchecked_ref()));
        let ended = transaction.clone();
        listeners = Some(Listeners {
            take_off: Box::new(move || {
                ended.set_oncomplete(None);
                ended.set_onabort(None);
            }),
            _closures: [Some(on_complete), Some(on_abort)],
        });
    });
    let answer = JsFuture::from(promise).await;
    drop(listeners);
    answer?;
    Ok(())
}
