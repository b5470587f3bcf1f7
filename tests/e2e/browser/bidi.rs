//! WebDriver BiDi: commands to the browser and what happens in it, over one socket.
//! See <https://www.w3.org/TR/webdriver-bidi/>.

use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// A connection. Nothing reads it in the background: events wait in the socket until something is asked, and since
/// they come in order, all that happened before an answer is here with it.
pub struct Bidi {
    socket: WebSocket<TcpStream>,
    asked: u64,
    events: Vec<Value>,
}

impl Bidi {
    /// Connects to the address that a session names, such as `ws://127.0.0.1:9222/session/...`.
    pub fn connect(address: &str) -> Bidi {
        let host = address
            .strip_prefix("ws://")
            .and_then(|rest| rest.split('/').next())
            .unwrap_or_else(|| panic!("no address of a socket: {address}"));
        let stream = TcpStream::connect(host).expect("the browser listens");
        let (socket, _) = tungstenite::client(address, stream).expect("the browser speaks BiDi");
        Bidi {
            socket,
            asked: 0,
            events: Vec::new(),
        }
    }

    /// Gives a command and returns what it results in.
    pub fn ask(&mut self, command: &str, parameters: Value) -> Value {
        self.asked += 1;
        let asked = json!({ "id": self.asked, "method": command, "params": parameters });
        let sent = self.socket.send(Message::text(asked.to_string()));
        sent.unwrap_or_else(|error| panic!("{command}: {error}"));
        loop {
            let message = self.socket.read();
            let message = message.unwrap_or_else(|error| panic!("{command}: {error}"));
            let Message::Text(text) = message else {
                continue;
            };
            let mut told: Value = serde_json::from_str(&text).expect("BiDi is JSON");
            if told["type"] == "event" {
                self.events.push(told);
            } else if told["id"] == self.asked {
                assert!(told["type"] == "success", "{command}: {told:#}");
                return told["result"].take();
            }
        }
    }

    /// Takes the events of a kind, such as `log.entryAdded`, that have happened up to now.
    pub fn take(&mut self, kind: &str) -> Vec<Value> {
        self.ask("session.status", json!({}));
        let (wanted, others) = std::mem::take(&mut self.events)
            .into_iter()
            .partition(|event| event["method"] == kind);
        self.events = others;
        let wanted: Vec<Value> = wanted;
        wanted
            .into_iter()
            .map(|mut event| event["params"].take())
            .collect()
    }
}
