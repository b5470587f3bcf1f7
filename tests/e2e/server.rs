//! A static file server on the loopback interface, as plain as the simplest host of the page.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

/// The folder of the host that holds the page: never the root, so that an absolute address shows.
pub const MOUNT: &str = "/games/chuhe/";

struct Shared {
    /// The bundle as it was at the start, by address: a build during the test does not disturb it.
    files: BTreeMap<String, Vec<u8>>,
    stopped: AtomicBool,
    /// Files that are answered with something else than what is on the disk, by their name.
    replaced: Mutex<BTreeMap<String, String>>,
    /// Requests that found nothing.
    missing: Mutex<Vec<String>>,
}

/// Serves the built page until it is dropped.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    listener: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `dist/` under [`MOUNT`] on a free port.
    pub fn start() -> Server {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
        assert!(
            root.join("index.html").is_file(),
            "dist/index.html is missing: run scripts/build first"
        );
        let mut files = BTreeMap::new();
        collect(&root, MOUNT, &mut files);
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free loopback port");
        let address = listener
            .local_addr()
            .expect("a bound socket has an address");
        let shared = Arc::new(Shared {
            files,
            stopped: AtomicBool::new(false),
            replaced: Mutex::default(),
            missing: Mutex::default(),
        });
        let thread_shared = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("static files".to_owned())
            .spawn(move || accept(&listener, &thread_shared))
            .expect("a thread for the server");
        Server {
            address,
            shared,
            listener: Some(thread),
        }
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

    /// What was asked for and not found.
    pub fn missing(&self) -> Vec<String> {
        self.shared.missing.lock().unwrap().clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::SeqCst);
        // The thread waits for a connection; this one lets it see that it is over.
        drop(TcpStream::connect(self.address));
        if let Some(thread) = self.listener.take() {
            drop(thread.join());
        }
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
    stream.write_all(&body)
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
    let body = shared.files.get(&path)?;
    let kind = content_type(Path::new(&path));
    if kind == "text/javascript" {
        let name = path.rsplit('/').next().unwrap_or_default();
        let replaced = shared.replaced.lock().unwrap();
        if let Some((_, script)) = replaced
            .iter()
            .find(|(start, _)| name.starts_with(start.as_str()))
        {
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
