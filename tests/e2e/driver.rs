//! chromedriver: started on a free port, ended when dropped.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running chromedriver.
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts the program that `CHROMEDRIVER` names, or the one in `PATH`, and waits until it listens.
    pub fn start() -> Driver {
        let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".to_owned());
        let mut process = Command::new(&program)
            .arg("--port=0")
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
        Driver { process, port }
    }

    /// Where the WebDriver protocol is spoken.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// The port in "ChromeDriver was started successfully on port 40123."
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim_end_matches('.').trim().parse().ok()
}
