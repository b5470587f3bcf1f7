//! `chuhe uci`: the engine behind the UCI and UCCI protocols.
//!
//! The session reads lines; a thread searches, so that `stop` and `isready` are heard. The
//! protocol is the one whose name was said last; until then answers follow UCI. A line that
//! cannot be carried out is answered by `info string error ...`, and the session goes on.
//!
//! Cờ úp is chosen by the option `UCI_Variant` (`jieqi`), or by a FEN with closed pieces. Moves then
//! show what they reveal, as in Pikafish's jieqi branch: `position startpos moves b2e2R h9h2pN`. What
//! the client says is all that the engine knows.

mod dialect;
mod go;
mod options;
mod position;

use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use super::{Failure, stopwatch};
use crate::engine::{Answer, Level, Limits, Mind, NAME, Slice, Step, Told, book};
use crate::rules::{Move, Variant};
use dialect::Dialect;
use options::{Options, Setting};

/// What is said on the other side's input; shared with the searching thread.
type Output = Arc<Mutex<dyn Write + Send>>;

struct Session {
    output: Output,
    dialect: Dialect,
    engine: Arc<Mutex<Mind>>,
    options: Options,
    told: Told,
    /// Moves that must not be answered in this position (UCCI's `banmoves`).
    banned: Vec<Move>,
    search: Option<Search>,
    /// What `ponderhit` asks for.
    expected: Option<Limits>,
    /// Games that were begun: each has other errors of a weak level.
    games: u64,
}

/// A search in its thread.
struct Search {
    flag: Arc<AtomicBool>,
    /// Lets a search without limits say its move; it does so when the sender is gone too.
    release: Sender<()>,
    /// Whether its move is still wanted.
    wanted: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

/// Reads commands until `quit` or the end of the input.
pub(super) fn run(input: impl BufRead, output: impl Write + Send + 'static) -> Result<(), Failure> {
    let options = Options::default();
    let mut session = Session {
        output: Arc::new(Mutex::new(output)),
        dialect: Dialect::Uci,
        engine: Arc::new(Mutex::new(Mind::new(
            options.hash_mebibytes,
            stopwatch::now,
        ))),
        options,
        told: start_of(Variant::Xiangqi),
        banned: Vec::new(),
        search: None,
        expected: None,
        games: 0,
    };
    for line in input.lines() {
        let line = line.map_err(|error| format!("standard input: {error}"))?;
        match session.obey(&line) {
            Ok(true) => {}
            Ok(false) => break,
            Err(failure) => session.say(&format!("info string error {failure}")),
        }
    }
    session.stop();
    Ok(())
}

/// The usual start of a game.
fn start_of(variant: Variant) -> Told {
    Told::read::<&str>(variant, None, &[]).expect("the usual start can be played")
}

/// A poisoned lock means that a search panicked; what it guards is still whole enough to go on.
fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn say(output: &Output, text: &str) {
    let mut output = lock(output);
    // Who closed the pipe does not listen any more; the end of the input follows.
    let _ = writeln!(output, "{text}");
    let _ = output.flush();
}

impl Session {
    fn say(&self, text: &str) {
        say(&self.output, text);
    }

    /// Carries out a line; answers whether the session goes on.
    fn obey(&mut self, line: &str) -> Result<bool, Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return Ok(true);
        };
        match command {
            "uci" => self.introduce(Dialect::Uci),
            "ucci" => self.introduce(Dialect::Ucci),
            "isready" => self.say("readyok"),
            "ucinewgame" => self.new_game(),
            "setoption" => self.set_option(rest)?,
            "position" => {
                self.stop();
                self.told = position::read(rest, self.options.variant())?;
                self.banned.clear();
            }
            "banmoves" => {
                self.stop();
                self.banned = position::read_moves(rest)?;
            }
            "go" => self.go(rest)?,
            "stop" => self.stop(),
            "ponderhit" => self.ponder_hit()?,
            "quit" => {
                self.stop();
                if self.dialect == Dialect::Ucci {
                    self.say("bye");
                }
                return Ok(false);
            }
            _ => return Err(format!("unknown command `{command}`")),
        }
        Ok(true)
    }

    fn introduce(&mut self, dialect: Dialect) {
        self.dialect = dialect;
        self.say(&format!("id name {NAME}"));
        self.say("id author the Chuhe contributors");
        for line in options::list(dialect) {
            self.say(&line);
        }
        self.say(dialect.introduced());
    }

    fn new_game(&mut self) {
        self.stop();
        self.games += 1;
        lock(&self.engine).forget();
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), Failure> {
        self.stop();
        match options::read(words, self.dialect)? {
            Setting::Hash(mebibytes) => {
                self.options.hash_mebibytes = mebibytes;
                *lock(&self.engine) = Mind::new(mebibytes, stopwatch::now);
            }
            Setting::Level(level) => self.options.level = level,
            Setting::LimitsStrength(yes) => self.options.limits_strength = yes,
            Setting::Elo(elo) => self.options.elo = elo,
            Setting::Seed(seed) => self.options.seed = seed,
            Setting::Lines(lines) => self.options.lines = lines,
            Setting::OwnBook(yes) => self.options.own_book = yes,
            Setting::Overhead(milliseconds) => self.options.overhead_ms = milliseconds,
            Setting::Milliseconds(yes) => self.options.milliseconds = yes,
            Setting::Rules(rules) => self.options.rules = rules,
            Setting::CoUp(yes) => {
                self.options.co_up = yes;
                self.told = start_of(self.options.variant());
            }
            Setting::GuardsAtHome(yes) => {
                self.options.guards_at_home = yes;
                self.told = start_of(self.options.variant());
            }
            Setting::NewGame => self.new_game(),
            Setting::Ignored => {}
        }
        Ok(())
    }

    fn go(&mut self, words: &[&str]) -> Result<(), Failure> {
        self.stop();
        let turn = self.told.turn();
        let order = go::read(words, self.dialect, turn, self.options.milliseconds)?;
        if order.ponders {
            self.search(Limits {
                only: order.limits.only.clone(),
                ..Limits::default()
            });
            self.expected = Some(order.limits);
        } else if let Some(answer) = self.by_book(&order.limits) {
            self.say("info string the move is out of the opening book");
            self.say(&self.dialect.best_move(&answer));
        } else {
            self.search(order.limits);
        }
        Ok(())
    }

    /// The answer out of the opening book, if the client wants it and asks for a move of a game: who looks at a position
    /// without limits, in several lines or without some moves wants a search.
    fn by_book(&self, limits: &Limits) -> Option<Answer> {
        let is_free = limits.only.is_empty() && self.banned.is_empty() && self.options.lines == 1;
        if !self.options.own_book || !is_free || limits.is_unlimited() {
            return None;
        }
        let level = Level::of(self.options.played_level());
        book::answer(&self.told, level, self.seed())
    }

    /// The other side has played the expected move: the search begins anew with its limits, and what
    /// it has found out so far stands in the table.
    fn ponder_hit(&mut self) -> Result<(), Failure> {
        let Some(limits) = self.expected.take() else {
            return Err(String::from("ponderhit: nothing is pondered"));
        };
        if let Some(search) = &self.search {
            search.wanted.store(false, Ordering::Relaxed);
        }
        self.stop();
        self.search(limits);
        Ok(())
    }

    /// A weak level with the seed of this move.
    fn level(&self) -> Option<(Level, u64)> {
        let level = self.options.played_level();
        (level < options::FULL_LEVEL).then(|| (Level::of(level), self.seed()))
    }

    /// The seed of this move.
    fn seed(&self) -> u64 {
        let own = (self.games << 16) + self.told.moves().len() as u64;
        self.options.seed ^ own << 30
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "native only: the search has a thread of its own so that stop is heard"
    )]
    fn search(&mut self, mut limits: Limits) {
        let level = self.level();
        limits.lines = self.options.lines;
        let lines = limits.lines;
        limits.banned.clone_from(&self.banned);
        let waits = limits.is_unlimited();
        let overhead = self.options.overhead_ms;
        let rules = self.options.rules.rules();
        let (dialect, output) = (self.dialect, Arc::clone(&self.output));
        let (engine, told) = (Arc::clone(&self.engine), self.told.clone());
        let flag = lock(&self.engine).stop_flag();
        flag.store(false, Ordering::Relaxed);
        let (release, released) = channel();
        let wanted = Arc::new(AtomicBool::new(true));
        let is_wanted = Arc::clone(&wanted);
        let thread = std::thread::spawn(move || {
            let mut engine = lock(&engine);
            engine.set_overhead(overhead);
            engine.start(&told, &rules, limits, level);
            let step = engine.step_telling(Slice::Whole, &mut |report| {
                if let Some(line) = dialect.report(&report, lines) {
                    say(&output, &line);
                }
            });
            if waits {
                // "infinite" means that the answer waits for "stop", even after a mate is found.
                let _ = released.recv();
            }
            if let Step::Finished(answer) = step
                && is_wanted.load(Ordering::Relaxed)
            {
                say(&output, &dialect.best_move(&answer));
            }
        });
        self.search = Some(Search {
            flag,
            release,
            wanted,
            thread,
        });
    }

    /// Ends the search, which says its move.
    fn stop(&mut self) {
        self.expected = None;
        if let Some(search) = self.search.take() {
            search.flag.store(true, Ordering::Relaxed);
            let _ = search.release.send(());
            if search.thread.join().is_err() {
                self.say("info string error the search failed; its table is emptied");
                let fresh = Mind::new(self.options.hash_mebibytes, stopwatch::now);
                *lock(&self.engine) = fresh;
            }
        }
    }
}
