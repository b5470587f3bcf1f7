//! The browser's driver: started on a free port, ended when dropped.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use thirtyfour::SessionId;

use crate::browser::Browser;

/// Tells the folders of tests that run side by side apart.
static STARTED: AtomicU32 = AtomicU32::new(0);

/// A running chromedriver or geckodriver.
pub struct Driver {
    process: Child,
    port: u16,
    /// The session that it has, if it has one.
    session: OnceLock<String>,
    browser: Browser,
    /// Where driver and browser put what they need for a while: the profile, sockets.
    folder: PathBuf,
}

impl Driver {
    /// Starts the program that `CHROMEDRIVER` or `GECKODRIVER` names, or the one in `PATH`, and waits until it listens.
    pub fn start(browser: Browser) -> Driver {
        let (variable, program, options) = match browser {
            Browser::Chromium => ("CHROMEDRIVER", "chromedriver", &["--port=0"][..]),
            Browser::Firefox => (
                "GECKODRIVER",
                "geckodriver",
                &["--port=0", "--websocket-port=0"][..],
            ),
        };
        let program = std::env::var(variable).unwrap_or_else(|_| program.to_owned());
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let name = format!("chuhe-e2e-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the browser");
        let mut process = Command::new(&program)
            .args(options)
            .env("TMPDIR", &folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("{program} does not start ({error}): scripts/setup --test")
            });
        let mut output = BufReader::new(process.stdout.take().expect("stdout is piped")).lines();
        let port = output
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| port_in(&line))
            .unwrap_or_else(|| panic!("{program} ended without naming its port"));
        // Read on, or a full pipe would stop the driver one day.
        let reading = std::thread::Builder::new().spawn(move || output.for_each(drop));
        drop(reading);
        Driver {
            process,
            port,
            session: OnceLock::new(),
            browser,
            folder,
        }
    }

    /// Where the WebDriver protocol is spoken.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Remembers the session, which a test that fails leaves open.
    pub fn has_session(&self, id: &SessionId) {
        drop(self.session.set(id.to_string()));
    }

    /// Asks the driver to end its browser.
    fn shut_down(&self) -> std::io::Result<()> {
        let request = match self.browser {
            Browser::Chromium => "GET /shutdown".to_owned(),
            Browser::Firefox => match self.session.get() {
                Some(id) => format!("DELETE /session/{id}"),
                None => return Ok(()),
            },
        };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n",
            self.port
        )?;
        stream.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let asked = self.shut_down();
        // geckodriver stays when its browser has gone.
        if asked.is_err() || self.browser == Browser::Firefox {
            drop(self.process.kill());
        }
        drop(self.process.wait());
        drop(fs::remove_dir_all(&self.folder));
    }
}

/// The port in "ChromeDriver was started successfully on port 40123." or "Listening on 127.0.0.1:40123".
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line
        .split_once("started successfully on port ")
        .or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    rest.trim_end_matches('.').trim().parse().ok()
}
