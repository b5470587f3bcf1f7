//! Builds of the page: the one in `dist/` and others that differ from it as a later release would.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use serde_json::json;

use crate::page::Page;
use crate::server::{Files, MOUNT, built, files_in};

/// A build with its version.
pub struct Build {
    pub files: Files,
    pub version: String,
}

/// The build that every visit begins with.
pub fn first() -> &'static Build {
    static BUILD: OnceLock<Build> = OnceLock::new();
    BUILD.get_or_init(|| Build::of(built()))
}

/// A later one. Every name with a hash in it is another.
pub fn second() -> &'static Build {
    static BUILD: OnceLock<Build> = OnceLock::new();
    BUILD.get_or_init(|| later_than(first(), 5))
}

/// One later still.
pub fn third() -> &'static Build {
    static BUILD: OnceLock<Build> = OnceLock::new();
    BUILD.get_or_init(|| later_than(first(), 9))
}

impl Build {
    fn of(files: Files) -> Build {
        let page = String::from_utf8(files[&format!("{MOUNT}index.html")].clone()).unwrap();
        let (_, rest) = page.split_once("data-build=\"").unwrap();
        let version = rest.split('"').next().unwrap().to_owned();
        assert_eq!(version.len(), 16, "a version of 16 digits: {version}");
        Build { files, version }
    }

    /// A deployment that was interrupted: page and service worker of this build, all else of another.
    pub fn half_deployed_over(&self, other: &Build) -> Files {
        let mut files = (*other.files).clone();
        for name in ["index.html", "sw.js"] {
            let address = format!("{MOUNT}{name}");
            files.insert(address.clone(), self.files[&address].clone());
        }
        files.into()
    }
}

/// The same program under other names, sealed anew by the build's own step.
fn later_than(build: &Build, turn: usize) -> Build {
    let hashes: BTreeSet<&str> = build
        .files
        .keys()
        .filter_map(|name| hash_in(name))
        .collect();
    assert!(hashes.len() > 8, "hashed files: {hashes:?}");
    let renamed = |text: &str| {
        hashes.iter().fold(text.to_owned(), |text, hash| {
            let (head, tail) = hash.split_at(turn);
            text.replace(hash, &format!("{tail}{head}"))
        })
    };
    let name = format!("chuhe-build-{}-{turn}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    for (address, body) in &*build.files {
        let path = folder.join(renamed(address.strip_prefix(MOUNT).unwrap()));
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let is_text = path
            .extension()
            .is_some_and(|kind| kind == "html" || kind == "js");
        let body = match String::from_utf8(body.clone()) {
            Ok(text) if is_text => renamed(&text).into_bytes(),
            _ => body.clone(),
        };
        fs::write(path, body).unwrap();
    }
    let seal = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/bundle/seal.mjs");
    let sealed = Command::new("node")
        .arg(seal)
        .arg(&folder)
        .output()
        .unwrap();
    assert!(
        sealed.status.success(),
        "{}",
        String::from_utf8_lossy(&sealed.stderr)
    );
    let later = Build::of(files_in(&folder));
    fs::remove_dir_all(&folder).unwrap();
    assert_ne!(later.version, build.version);
    later
}

/// The hash in a name such as `app-0123456789abcdef_bg.wasm`.
fn hash_in(name: &str) -> Option<&str> {
    name.match_indices('-').find_map(|(at, _)| {
        let hash = name.get(at + 1..at + 17)?;
        let ends = name[at + 17..].starts_with(['.', '_']);
        (ends && hash.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(hash)
    })
}

impl Page {
    /// Waits until a build runs in this tab, and asserts that every file of it is of that build.
    pub async fn runs(&self, build: &Build) {
        let version = "return document.documentElement.dataset.build === arguments[0]
            && document.querySelectorAll('[data-point]').length === 90";
        self.until_with("the version", version, vec![json!(build.version)])
            .await;
        let loaded = "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)";
        let loaded = self.run(loaded, vec![]).await;
        for name in loaded.as_array().unwrap() {
            let name = name.as_str().unwrap();
            let strange = hash_in(name).is_some() && !build.files.contains_key(name);
            assert!(!strange, "{name} is not of version {}", build.version);
        }
    }

    /// Waits until the page works without a network.
    pub async fn is_kept(&self) {
        self.wait_for("html[data-offline]").await;
    }

    /// Waits until a new version is ready to be used.
    pub async fn hears_of_update(&self) {
        self.wait_for("html[data-update=ready]").await;
    }

    /// The versions whose files the browser keeps.
    pub async fn keeps_only(&self, build: &Build) {
        let script = "const done = arguments[arguments.length - 1];
            caches.keys().then((names) => done(names.map((name) => name.split(' ').at(-1)).join()))";
        self.until_async("one version is kept", script, &build.version)
            .await;
    }

    /// Plays against the engine, whose worker this tab may have to start.
    pub async fn plays(&self) {
        let list = "return document.querySelectorAll('[data-ply]').length";
        assert_eq!(
            self.run(list, vec![]).await,
            json!(0),
            "a game before its first move"
        );
        self.play("h2e2").await;
        self.sees_answer(2).await;
    }
}
