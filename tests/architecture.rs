//! The shape of the code base, kept by a test: which module may use which, that the core knows
//! nothing of the browser, and that files stay small and named after what is in them.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// For each top module, the other top modules that it may use. What is not listed is not allowed.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("notation", &["rules"]),
    ("formats", &["rules", "notation"]),
    ("engine", &["rules", "formats"]),
    ("protocol", &["rules", "formats", "engine"]),
    ("worker", &["rules", "formats", "engine", "protocol"]),
    (
        "record_worker",
        &["rules", "notation", "formats", "protocol"],
    ),
    ("platform", &["rules", "protocol"]),
    ("cli", &["rules", "notation", "formats", "engine"]),
    (
        "app",
        &[
            "rules",
            "notation",
            "formats",
            "protocol",
            "platform",
            "record_worker",
        ],
    ),
];

/// Modules that must run anywhere, so that they may not name what exists in a browser only.
const CORE: &[&str] = &["rules", "notation", "formats", "engine", "protocol"];

/// Crates of the browser.
const WEB_CRATES: &[&str] = &[
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "serde_wasm_bindgen",
    "yew",
    "gloo",
];

/// Words that say nothing about what a file holds.
const EMPTY_NAMES: &[&str] = &[
    "util", "utils", "helper", "helpers", "common", "misc", "manager",
];

const MAX_LINES: usize = 450;

struct Source {
    /// Relative to `src`, with `/` between the parts.
    path: String,
    text: String,
}

impl Source {
    /// The top module that the file belongs to; `None` for `lib.rs` and the programs in `bin`.
    fn module(&self) -> Option<&str> {
        let top = self.path.split('/').next().unwrap().trim_end_matches(".rs");
        (top != "lib" && top != "bin").then_some(top)
    }

    /// The code without comments, so that a name in a sentence counts for nothing.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.split("//").next().unwrap()))
            .filter(|(_, code)| !code.trim().is_empty())
    }
}

fn sources() -> Vec<Source> {
    fn collect(root: &Path, folder: &Path, into: &mut Vec<Source>) {
        let mut entries: Vec<PathBuf> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                collect(root, &path, into);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let relative = path
                    .strip_prefix(root)
                    .unwrap()
                    .to_string_lossy()
                    .replace('\\', "/");
                into.push(Source {
                    path: relative,
                    text: fs::read_to_string(&path).unwrap(),
                });
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut into = Vec::new();
    collect(&root, &root, &mut into);
    assert!(
        !into.is_empty(),
        "no source file found in {}",
        root.display()
    );
    into
}

/// The words of a piece of code that can be names.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'))
        .filter(|word| !word.is_empty())
}

/// The top modules named by paths that begin with `crate::`, or with `chuhe::` in the programs,
/// also by grouped ones as in `use crate::{rules::Color, engine};`.
fn crate_paths(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let roots = ["crate::", "chuhe::"];
    let starts = roots.iter().flat_map(|root| {
        code.match_indices(root)
            .map(|(start, root)| start + root.len())
    });
    for start in starts {
        let rest = code[start..].trim_start();
        let Some(group) = rest.strip_prefix('{') else {
            found.extend(words(rest).next().map(str::to_owned));
            continue;
        };
        let (mut depth, mut at_start) = (1, true);
        for (index, letter) in group.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => at_start = true,
                _ if at_start && !letter.is_whitespace() => {
                    found.extend(words(&group[index..]).next().map(str::to_owned));
                    at_start = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

fn assert_none(what: &str, offences: &[String]) {
    assert!(offences.is_empty(), "{what}:\n  {}", offences.join("\n  "));
}

#[test]
fn modules_use_only_what_lies_below_them() {
    let known: BTreeSet<&str> = ARROWS.iter().map(|(module, _)| *module).collect();
    let mut offences = Vec::new();
    for source in sources() {
        let Some(module) = source.module() else {
            continue;
        };
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == module) else {
            offences.push(format!(
                "{}: the module {module} is not in the list of arrows",
                source.path
            ));
            continue;
        };
        let code: String = source.code().map(|(_, code)| format!("{code}\n")).collect();
        for used in crate_paths(&code) {
            if known.contains(used.as_str()) && used != module && !allowed.contains(&used.as_str())
            {
                offences.push(format!("{} uses {used}", source.path));
            }
        }
    }
    assert_none("arrows that are not allowed", &offences);
}

/// Every place in these modules where one of the words stands in the code.
fn mentions(modules: &[&str], is_meant: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources()
        .iter()
        .filter(|source| source.module().is_some_and(|top| modules.contains(&top)))
    {
        for (line, code) in source.code() {
            found.extend(
                words(code)
                    .filter(|word| is_meant(word))
                    .map(|word| format!("{}:{line} names {word}", source.path)),
            );
        }
    }
    found
}

#[test]
fn the_core_knows_no_browser() {
    let offences = mentions(CORE, |word| {
        WEB_CRATES.contains(&word) || word.starts_with("gloo_") || word.starts_with("yew_")
    });
    assert_none("what only a browser has, in the core", &offences);
}

#[test]
fn the_page_reaches_the_browser_through_the_platform_alone() {
    let offences = mentions(&["app"], |word| {
        let drawing = word == "yew" || word.starts_with("yew_");
        WEB_CRATES.contains(&word) && !drawing || word.starts_with("gloo_")
    });
    assert_none("calls into the browser outside platform", &offences);
}

#[test]
fn files_stay_small() {
    let offences: Vec<String> = sources()
        .iter()
        .map(|source| (source, source.text.lines().count()))
        .filter(|(_, lines)| *lines > MAX_LINES)
        .map(|(source, lines)| format!("{}: {lines} lines, {MAX_LINES} are allowed", source.path))
        .collect();
    assert_none("files that hold more than one concept", &offences);
}

#[test]
fn names_say_what_is_inside() {
    let offences: Vec<String> = sources()
        .into_iter()
        .filter(|source| {
            source
                .path
                .split('/')
                .any(|part| EMPTY_NAMES.contains(&part.trim_end_matches(".rs")))
        })
        .map(|source| source.path)
        .collect();
    assert_none("names without a meaning", &offences);
}

#[test]
fn paths_are_read_in_every_form() {
    let found = |code: &str| crate_paths(code).into_iter().collect::<Vec<_>>();
    assert_eq!(found("use crate::rules::Color;"), ["rules"]);
    assert_eq!(found("let x = crate::engine::search();"), ["engine"]);
    assert_eq!(
        found("use crate::{\n    rules::{Color, Move},\n    protocol,\n};"),
        ["protocol", "rules"]
    );
    assert_eq!(found("use chuhe::engine::Level;"), ["engine"]);
    assert_eq!(found("pub(crate) fn nothing() {}"), [""; 0]);
}
