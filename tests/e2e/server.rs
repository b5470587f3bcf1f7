//! A static file server on the loopback interface, as plain as the simplest host of the page.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use crate::page::POLL;

/// The folder of the host that holds the page: never the root, so that an absolute address shows.
pub const MOUNT: &str = "/games/chuhe/";

struct Shared {
    /// What is served, by address: the bundle as it was at the start, so that a build during the test does not
    /// disturb it, or another one.
    files: Mutex<Files>,
    stopped: AtomicBool,
    /// Files whose names begin like this end after so many bytes.
    cut: Mutex<Vec<(String, usize)>>,
    /// Files that are answered with something else than what is on the disk, by their name.
    replaced: Mutex<BTreeMap<String, String>>,
    /// Whether an answer was cut or replaced.
    spoilt: AtomicBool,
    /// Requests that found nothing.
    missing: Mutex<Vec<String>>,
}

/// Files by their addresses.
pub type Files = Arc<BTreeMap<String, Vec<u8>>>;

/// Serves the built page until it is dropped.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    listener: Mutex<Option<JoinHandle<()>>>,
}

/// The built page.
pub fn built() -> Files {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    assert!(
        root.join("index.html").is_file(),
        "dist/index.html is missing: run scripts/build first"
    );
    files_in(&root)
}

/// The files of a folder under [`MOUNT`].
pub fn files_in(folder: &Path) -> Files {
    let mut files = BTreeMap::new();
    collect(folder, MOUNT, &mut files);
    Arc::new(files)
}

impl Server {
    /// Serves `dist/` under [`MOUNT`] on a free port.
    pub fn start() -> Server {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free loopback port");
        let address = listener
            .local_addr()
            .expect("a bound socket has an address");
        let server = Server {
            address,
            shared: Arc::new(Shared {
                files: Mutex::new(built()),
                stopped: AtomicBool::new(false),
                cut: Mutex::default(),
                replaced: Mutex::default(),
                spoilt: AtomicBool::new(false),
                missing: Mutex::default(),
            }),
            listener: Mutex::default(),
        };
        server.listen(listener);
        server
    }

    fn listen(&self, listener: TcpListener) {
        self.shared.stopped.store(false, Ordering::SeqCst);
        let shared = Arc::clone(&self.shared);
        let thread = std::thread::Builder::new()
            .name("static files".to_owned())
            .spawn(move || accept(&listener, &shared))
            .expect("a thread for the server");
        *self.listener.lock().unwrap() = Some(thread);
    }

    /// Goes away: connections are refused.
    pub fn stop(&self) {
        self.shared.stopped.store(true, Ordering::SeqCst);
        // The thread waits for a connection; this one lets it see that it is over.
        drop(TcpStream::connect(self.address));
        if let Some(thread) = self.listener.lock().unwrap().take() {
            drop(thread.join());
        }
    }

    /// Comes back at the same address.
    pub fn resume(&self) {
        self.listen(TcpListener::bind(self.address).expect("the port is still free"));
    }

    /// Serves other files from now on.
    pub fn serve(&self, files: &Files) {
        *self.shared.files.lock().unwrap() = Arc::clone(files);
    }

    /// Ends every answer with a file whose name begins with `name` after so many bytes.
    pub fn cut(&self, name: &str, after: usize) {
        let mut cut = self.shared.cut.lock().unwrap();
        cut.push((name.to_owned(), after));
    }

    /// Sends all files whole again.
    pub fn cut_nothing(&self) {
        self.shared.cut.lock().unwrap().clear();
    }

    /// `http://127.0.0.1:PORT`
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The address of the page.
    pub fn page(&self) -> String {
        format!("{}{MOUNT}", self.origin())
    }

    /// Answers every request for a file whose name begins with `name` and ends in `.js` with `script`.
    pub fn replace_script(&self, name: &str, script: &str) {
        let mut replaced = self.shared.replaced.lock().unwrap();
        replaced.insert(name.to_owned(), script.to_owned());
    }

    /// Answers with the files of the disk again.
    pub fn restore_scripts(&self) {
        self.shared.replaced.lock().unwrap().clear();
    }

    /// Waits until an answer has been cut or replaced.
    pub async fn spoils_something(&self) {
        while !self.shared.spoilt.load(Ordering::SeqCst) {
            tokio::time::sleep(POLL).await;
        }
    }

    /// What was asked for and not found.
    pub fn missing(&self) -> Vec<String> {
        self.shared.missing.lock().unwrap().clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.stopped.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let shared = Arc::clone(shared);
        // A browser that goes away in the middle of an answer is no failure of a test.
        let answering = std::thread::Builder::new().spawn(move || drop(answer(stream, &shared)));
        drop(answering);
    }
}

fn answer(stream: TcpStream, shared: &Shared) -> std::io::Result<()> {
    let mut lines = BufReader::new(&stream).lines();
    let Some(request) = lines.next().transpose()? else {
        return Ok(());
    };
    for line in &mut lines {
        if line?.is_empty() {
            break;
        }
    }
    let target = request.split(' ').nth(1).unwrap_or_default();
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let (status, kind, body) = match body_of(path, shared) {
        Some((kind, body)) => ("200 OK", kind, body),
        None => {
            shared.missing.lock().unwrap().push(path.to_owned());
            ("404 Not Found", "text/plain", b"not found".to_vec())
        }
    };
    let mut stream = &stream;
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    let name = path.rsplit('/').next().unwrap_or_default();
    let end = shared.cut.lock().unwrap().iter().find_map(|(start, end)| {
        let meant = name.starts_with(start.as_str());
        meant.then_some(*end)
    });
    if end.is_some() {
        shared.spoilt.store(true, Ordering::SeqCst);
    }
    stream.write_all(&body[..end.unwrap_or(body.len()).min(body.len())])
}

/// Reads a folder with all that is in it.
fn collect(folder: &Path, address: &str, files: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // Where trunk puts the next bundle together.
        if name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            collect(&path, &format!("{address}{name}/"), files);
        } else {
            let body = fs::read(&path).expect("a readable file");
            files.insert(format!("{address}{name}"), body);
        }
    }
}

fn body_of(path: &str, shared: &Shared) -> Option<(&'static str, Vec<u8>)> {
    let path = match path.strip_suffix('/') {
        Some(folder) => format!("{folder}/index.html"),
        None => path.to_owned(),
    };
    let files = Arc::clone(&shared.files.lock().unwrap());
    let body = files.get(&path)?;
    let kind = content_type(Path::new(&path));
    if kind == "text/javascript" {
        let name = path.rsplit('/').next().unwrap_or_default();
        let replaced = shared.replaced.lock().unwrap();
        if let Some((_, script)) = replaced
            .iter()
            .find(|(start, _)| name.starts_with(start.as_str()))
        {
            shared.spoilt.store(true, Ordering::SeqCst);
            return Some((kind, script.clone().into_bytes()));
        }
    }
    Some((kind, body.clone()))
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json" | "webmanifest") => "application/json",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
