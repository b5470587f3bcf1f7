//! Records in the page: opened from files, texts and other programs.

use chuhe::formats;
use chuhe::formats::charset::Native;
use chuhe::formats::record::Record;
use chuhe::formats::share;
use serde_json::json;

use crate::page::Page;
use crate::visit::{Visitor, visit};

/// A browser whose clipboard and downloads the test can look into.
pub const OPEN_HANDED: Visitor = Visitor {
    browser: "
        const writeText = async (text) => { window.copied = text; };
        const readText = async () => window.copied ?? '';
        Object.defineProperty(navigator, 'clipboard', { value: { writeText, readText } });
        const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
            window.saved = undefined;
            blob.arrayBuffer().then((buffer) => { window.saved = [...new Uint8Array(buffer)]; });
            return make.call(URL, blob);
        };
        HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
    ",
    ..Visitor::DESKTOP
};

/// A game with two variations.
pub const TREE: &str = "[Red \"Hu\"]\n[Black \"Yang\"]\n[Event \"Cup\"]\n\n1. h2e2 h9g7 (1... b9c7 2. b0c2 {a quiet move}) (1... g6g5) 2. h0g2 *\n";

/// Reads all records of a file natively.
pub fn read(bytes: &[u8]) -> Vec<Record> {
    let mut records = Vec::new();
    formats::open(bytes, &Native, &mut |game| records.push(game.record)).unwrap();
    records
}

impl Page {
    /// Chooses a file in a field, as the browser's dialog does.
    pub async fn choose_file(&self, field: &str, name: &str, bytes: &[u8]) {
        self.wait_for(field).await;
        let script = "
            const [field, name, bytes] = arguments;
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(bytes)], name));
            const input = document.querySelector(field);
            input.files = data.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));";
        self.run(script, vec![json!(field), json!(name), json!(bytes)])
            .await;
    }

    /// Opens a file on its screen.
    pub async fn open_file(&self, name: &str, bytes: &[u8]) {
        self.go("#/open", "main.open-screen").await;
        self.choose_file("[name=record-file]", name, bytes).await;
    }

    /// Goes to a place of the app without loading it anew.
    pub async fn go(&self, place: &str, screen: &str) {
        self.run("location.hash = arguments[0]", vec![json!(place)])
            .await;
        self.wait_for(screen).await;
        self.rest().await;
    }

    /// Waits until the tree has these rows, as `depth:moves`.
    pub async fn sees_tree(&self, rows: &[&str]) {
        let script = "
            const text = (row) => [...row.querySelectorAll('.ply')].map((ply) => ply.textContent).join(' ');
            const rows = [...document.querySelectorAll('.tree-row')].map((row) => `${row.dataset.depth}:${text(row)}`);
            return JSON.stringify(rows) === JSON.stringify(arguments[0])";
        self.until_with(&format!("{rows:?}"), script, vec![json!(rows)])
            .await;
    }

    /// Goes to the move with this text.
    pub async fn click_move(&self, text: &str) {
        let script = "
            const found = [...document.querySelectorAll('.tree .ply')].find((ply) => ply.textContent.startsWith(arguments[0]));
            return found?.dataset.node ?? null";
        let node = self.until_with(text, script, vec![json!(text)]).await;
        self.click(&format!("[data-node='{}']", node.as_str().unwrap()))
            .await;
    }

    /// The bytes of what was saved last.
    pub async fn saved(&self) -> Vec<u8> {
        let bytes = self
            .until("a saved file", "return window.saved ?? null")
            .await;
        let bytes = bytes.as_array().unwrap().iter();
        bytes.map(|byte| byte.as_u64().unwrap() as u8).collect()
    }

    /// Saves the record of the screen in the format at a place of the list.
    pub async fn save(&self, form: usize) -> Vec<u8> {
        self.run("window.saved = undefined", vec![]).await;
        self.choose("form", form).await;
        self.click("[data-action=download]").await;
        self.saved().await
    }
}

/// A text in GB18030 or Big5.
fn sample(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records/");
    std::fs::read(format!("{folder}{name}")).unwrap()
}

#[test]
fn files_of_every_kind_are_opened_whatever_their_character_set() {
    visit(Visitor::DESKTOP, "", async |page| {
        for (name, moves) in [
            ("gbk.pgn", read(&sample("gbk.pgn"))[0].plies()),
            ("big5.pgn", read(&sample("big5.pgn"))[0].plies()),
            ("utf16le.pgn", read(&sample("utf16le.pgn"))[0].plies()),
            ("keyed.xqf", read(&sample("keyed.xqf"))[0].plies()),
            ("tree.cbr", read(&sample("tree.cbr"))[0].plies()),
            ("line.cbf", read(&sample("line.cbf"))[0].plies()),
            (
                "tree.dhtmlxq.txt",
                read(&sample("tree.dhtmlxq.txt"))[0].plies(),
            ),
        ] {
            // What a name promises does not count.
            page.open_file("a.bin", &sample(name)).await;
            // One of them has a comment to a move that is not there.
            if name.ends_with(".dhtmlxq.txt") {
                page.click("[data-action=open-rest]").await;
            }
            page.wait_for("main.record-screen").await;
            let script =
                "return document.querySelectorAll('.tree [data-node]').length === arguments[0]";
            page.until_with(name, script, vec![json!(moves)]).await;
        }
        // The players' names came through the browser's own decoder.
        page.open_file("gbk.pgn", &sample("gbk.pgn")).await;
        let record = &read(&sample("gbk.pgn"))[0];
        let red = record.tags.known("Red").unwrap();
        let says = "return document.querySelector('.record-head h1')?.textContent.startsWith(arguments[0])";
        page.until_with(red, says, vec![json!(red)]).await;
    });
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_opened() {
    visit(Visitor::PHONE, "", async |page| {
        page.open_file("bad.pgn", b"[Red \"A\"]\n\n1. h2e2 h9g7 2. h0h5 i9h9 *\n")
            .await;
        page.wait_for("[data-complaints='1']").await;
        let told = page.text(".complaints li").await;
        assert_eq!(
            told,
            "Game 1, move 3: h0h5: The Horse does not move like that. The line ends there; 1 more move is left out."
        );
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click("[data-action=open-rest]").await;
        page.sees_tree(&["0:h2e2 h9g7"]).await;

        page.open_file("nothing.txt", b"hello there").await;
        page.wait_for("p.error[data-opened]").await;
        assert!(page.text("[data-opened]").await.contains("no game record"));
        page.open_file("empty.pgn", b" \n").await;
        page.until(
            "an empty file",
            "return document.querySelector('[data-opened]')?.textContent.includes('nothing in it')",
        )
        .await;
    });
}

#[test]
fn forty_games_are_listed_and_one_is_chosen() {
    let games: String = (1..=40)
        .map(|number| {
            format!("[Red \"Player {number}\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 1-0\n\n")
        })
        .collect();
    visit(Visitor::PHONE, "#/open", async |page| {
        page.open_file("many.pgn", games.as_bytes()).await;
        page.until(
            "forty games",
            "return document.querySelector('[data-opened]')?.textContent.includes('40 games')",
        )
        .await;
        page.wait_for("[data-game='0']").await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.run(
            "document.querySelector('.virtual-list').scrollTop = 60 * 30",
            vec![],
        )
        .await;
        page.click("[data-game='32']").await;
        page.wait_for("main.record-screen").await;
        assert!(page.text(".record-head h1").await.starts_with("Player 33"));
    });
}

#[test]
fn reading_is_given_up_when_the_reader_wants() {
    // A worker that never gets anywhere.
    let visitor = Visitor {
        browser: "
            const Real = Worker;
            window.Worker = class extends EventTarget {
                constructor(address) {
                    super();
                    if (!String(address).includes('record_worker')) return new Real(address);
                    const data = [{ ready: { version: 1 } }];
                    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
                }
                postMessage() { window.asked = (window.asked ?? 0) + 1; }
                terminate() { window.ended = (window.ended ?? 0) + 1; }
            };
        ",
        ..Visitor::DESKTOP
    };
    visit(visitor, "", async |page| {
        page.open_file("long.pgn", TREE.as_bytes()).await;
        page.wait_for(".open-progress progress").await;
        page.until("a task", "return window.asked === 1").await;
        page.click("[data-action=cancel-reading]").await;
        page.wait_gone(".open-progress").await;
        page.until("the worker's end", "return window.ended === 1")
            .await;
        page.open_file("long.pgn", TREE.as_bytes()).await;
        page.until("another worker", "return window.asked === 2")
            .await;
    });
}

#[test]
fn texts_are_pasted_and_dropped_from_anywhere() {
    let carry = "
        const data = new DataTransfer();
        data.setData('text/plain', arguments[1]);
        const kinds = { paste: ClipboardEvent, drop: DragEvent };
        const event = new kinds[arguments[0]](arguments[0], {
            clipboardData: data, dataTransfer: data, bubbles: true, cancelable: true,
            // As Firefox has it for what is pasted.
            dataType: 'text/plain', data: arguments[1],
        });
        document.body.dispatchEvent(event);";
    visit(OPEN_HANDED, "", async |page| {
        page.run(carry, vec![json!("paste"), json!("1. C2=5 H8+7 2. H2+3")])
            .await;
        page.sees_tree(&["0:h2e2 h9g7 h0g2"]).await;
        // The way back leads to where the reader was.
        page.run("history.back()", vec![]).await;
        page.wait_for("main.game").await;
        page.run("history.forward()", vec![]).await;
        page.sees_tree(&["0:h2e2 h9g7 h0g2"]).await;
        page.run(carry, vec![json!("drop"), json!(TREE)]).await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
        // By hand, on the screen for it.
        page.go("#/open", "main.open-screen").await;
        page.assert_accessible().await;
        page.fill("[name=pasted]", "炮二平五 马8进7").await;
        page.click("[data-action=read-pasted]").await;
        page.sees_tree(&["0:h2e2 h9g7"]).await;
        // A link as it comes in a message, from whatever host.
        let study = share::encode(&read(b"1. i0i1 {quiet} *")[0]);
        let message =
            format!("Look: https://example.org/xiangqi/#/game/{study}\nWhat do you think?");
        page.run(carry, vec![json!("paste"), json!(message)]).await;
        page.sees_tree(&["0:i0i1"]).await;
        // What was copied from a record is the same record when it is pasted.
        page.run(carry, vec![json!("paste"), json!(TREE)]).await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
        page.click("[data-action=copy-pgn]").await;
        let copied = page.until("a copy", "return window.copied ?? null").await;
        assert_eq!(
            read(copied.as_str().unwrap().as_bytes()),
            read(TREE.as_bytes())
        );
        page.go("#/open", "main.open-screen").await;
        page.click("[data-action=open-clipboard]").await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
    });
}

#[test]
fn a_file_that_the_app_is_opened_with_or_that_is_shared_to_it_is_read() {
    let visitor = Visitor {
        browser: "
            const setConsumer = (consume) => {
                if (window.name === 'launched') return;
                window.name = 'launched';
                consume({ files: [{ getFile: async () => new File(['1. h2e2 h9g7 *'], 'a.pgn') }] });
            };
            Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
        ",
        ..Visitor::DESKTOP
    };
    visit(visitor, "", async |page| {
        page.sees_tree(&["0:h2e2 h9g7"]).await;
        // What the system shares goes to the service worker, which leaves it for the page.
        page.until(
            "a service worker",
            "return navigator.serviceWorker.controller !== null",
        )
        .await;
        let share = "
            const done = arguments[arguments.length - 1];
            const form = new FormData();
            form.append('file', new File(['1. b2e2 b9c7 2. b0c2 *'], '\u{68cb}.pgn'));
            fetch('share', { method: 'POST', body: form })
                .then(({ url }) => done(new URL(url).search));";
        page.until_async("a shared file", share, "?shared-file=")
            .await;
        page.try_open("?shared-file=").await;
        page.sees_tree(&["0:b2e2 b9c7 b0c2"]).await;
        // It is given once.
        page.try_open("?shared-file=").await;
        page.ready().await;
        page.until("no file", "return location.search === ''").await;
    });
}
