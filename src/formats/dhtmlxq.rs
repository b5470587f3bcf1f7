//! DhtmlXQ, the text format of dpxq.com and the many boards that took it over.
//!
//! Tags such as `[DhtmlXQ_red]...[/DhtmlXQ_red]` stand in a text or a page. `binit` lists the
//! points of 32 pieces, `movelist` the moves, both in digits (see [`digits`]);
//! `move_P_K_N` is branch N, which leaves branch P at ply K; `commentK` and `commentN_K` stand
//! after ply K. `||` begins a new line, `\u4e2d` is a character. Read are also the pages of the
//! site, whose moves are a script's `[P_K_N]...[/P_K_N]`, the tags of `DHJHtmlXQ`, and bare digits.

mod tree;
mod write;

pub use write::write;

use std::collections::BTreeMap;

use super::builder::{Builder, Reading};
use super::digits;
use super::fen::{self, FenError};
use super::piece_order;
use super::problem::{Problem, quote};
use super::record::Outcome;
use crate::rules::{Color, Piece, Setup, Square};

/// The tags that are known under another name here.
const NAMES: &[(&str, &str)] = &[
    ("title", "Title"),
    ("event", "Event"),
    ("date", "Date"),
    ("place", "Site"),
    ("round", "Round"),
    ("table", "Board"),
    ("red", "Red"),
    ("redteam", "RedTeam"),
    ("redrating", "RedElo"),
    ("redtime", "RedTime"),
    ("black", "Black"),
    ("blackteam", "BlackTeam"),
    ("blackrating", "BlackElo"),
    ("blacktime", "BlackTime"),
    ("result", "Result"),
    ("open", "Opening"),
    ("remark", "Remark"),
    ("author", "Annotator"),
    ("timerule", "TimeControl"),
    ("endtype", "Termination"),
    ("refer", "Source"),
    ("type", "Type"),
    ("class", "Class"),
    ("owner", "Owner"),
];

/// Tags that say nothing of the game itself.
const TECHNICAL: &[&str] = &[
    "ver",
    "init",
    "pver",
    "viewurl",
    "firstnum",
    "length",
    "generator",
    "movelist",
    "binit",
    "fen",
    "adddate",
    "editdate",
    "gametype",
    "hits",
    "price",
    "sortid",
    "num",
    "myvar",
    "viewnum",
    "startplayer",
    "startstep",
];

/// Tags that begin a game.
const WRAPPERS: &[&str] = &["DhtmlXQ", "DHJHtmlXQ", "DhtmlXQiFrame"];

/// The prefix of tags that have no other name here.
const OWN: &str = "DhtmlXQ_";

/// Where the first tag of the format begins.
pub(super) fn first_tag(text: &str) -> Option<usize> {
    let mut brackets = text.match_indices('[').map(|(at, _)| at);
    brackets.find(|at| {
        let name = tag_name(&text[at + 1..]);
        name.is_some_and(|name| name.contains("DhtmlXQ") || name.contains("DHJHtmlXQ"))
    })
}

/// What names of other formats begin with where the format would take them for its own.
const FOREIGN: &str = "Tag_";

/// Whether a text is nothing but the digits of moves.
pub(super) fn is_digits(text: &str) -> bool {
    let mut digits = text.chars().filter(|c| !c.is_whitespace());
    let count = text.chars().filter(|c| !c.is_whitespace()).count();
    count >= 8 && count.is_multiple_of(4) && digits.all(|c| c.is_ascii_digit())
}

/// The values of one game by the names of their tags.
#[derive(Debug, Default)]
struct Values {
    list: Vec<(String, String)>,
}

impl Values {
    fn get(&self, name: &str) -> Option<&str> {
        let mut values = self.list.iter();
        values
            .find(|(other, value)| other == name && !value.trim().is_empty())
            .map(|(_, value)| &**value)
    }
}

/// Reads all games of a text and gives each to `sink`; answers how many there were.
pub(super) fn read(text: &str, sink: &mut dyn FnMut(Reading)) -> usize {
    let mut games_read = 0;
    for values in games(text) {
        if let Some(game) = read_game(&values, games_read + 1) {
            sink(game);
            games_read += 1;
        }
    }
    games_read
}

/// Reads bare digits.
pub(super) fn read_digits(text: &str, sink: &mut dyn FnMut(Reading)) {
    let movelist = text.split_whitespace().collect();
    let list = vec![(String::from("movelist"), movelist)];
    if let Some(game) = read_game(&Values { list }, 1) {
        sink(game);
    }
}

/// The tags of each game of a text.
fn games(text: &str) -> Vec<Values> {
    let mut games = vec![Values::default()];
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        rest = &rest[at + 1..];
        let Some(name) = tag_name(rest) else {
            continue;
        };
        let length = name.len() + 1;
        if WRAPPERS.contains(&name) {
            games.push(Values::default());
            rest = &rest[length..];
            continue;
        }
        let (name, after) = (own_name(name), &rest[length..]);
        // A tag is sometimes closed by another name, and pages nest them: the next tag ends it.
        let mut brackets = after.match_indices('[');
        let ends = |at: &usize| {
            let inside = &after[at + 1..];
            inside.starts_with('/') || tag_name(inside).is_some()
        };
        let end = brackets.by_ref().map(|(at, _)| at).find(ends);
        let end = end.unwrap_or(after.len());
        let value = &after[..end];
        let again = matches!(&*name, "movelist" | "binit" | "title");
        if let Some(values) = games.last()
            && again
            && values.get(&name).is_some()
            && !value.trim().is_empty()
        {
            games.push(Values::default());
        }
        if let Some(values) = games.last_mut() {
            values.list.push((name, value.to_owned()));
        }
        rest = &after[end..];
    }
    games
}

/// The longest name of a tag.
const LONGEST_NAME: usize = 40;

/// The name between brackets, if it is one of the format: `DhtmlXQ_red`, `DhtmlXQ`, `0_1_0`.
fn tag_name(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let end = bytes.iter().take(LONGEST_NAME).position(|b| *b == b']')?;
    let name = &text[..end];
    if !name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    {
        return None;
    }
    let is_branch =
        name.split('_').count() == 3 && name.split('_').all(|part| part.parse::<u32>().is_ok());
    let known = ["DhtmlXQ", "DHJHtmlXQ", "game_comment_"];
    (is_branch || known.iter().any(|prefix| name.starts_with(prefix))).then_some(name)
}

/// The name of a tag without its prefix, and for the other dialects the usual one.
fn own_name(name: &str) -> String {
    let comment = |name: &str| {
        name.strip_prefix("comment_")
            .map(|ply| format!("comment{ply}"))
    };
    if let Some(name) = name.strip_prefix("DHJHtmlXQ_") {
        return match name {
            "31" => String::from("dhjboard"),
            "32" => String::from("dhjturn"),
            "34" => String::from("dhjmoves"),
            other => comment(other).unwrap_or_else(|| other.to_lowercase()),
        };
    }
    if let Some(name) = name.strip_prefix(OWN) {
        // Other programs write small letters only; a tag with capitals was named elsewhere.
        let small = name.to_lowercase();
        let is_ours = TECHNICAL.contains(&&*small) || small.starts_with("comment");
        return if is_ours { small } else { name.to_owned() };
    }
    match name.strip_prefix("game_") {
        Some(rest) => comment(rest).unwrap_or_default(),
        None if name == "0_1_0" => String::from("scriptmoves"),
        None => format!("move_{name}"),
    }
}

/// A value as it was meant.
fn unescaped(value: &str) -> String {
    let value = value.replace("||", "\n");
    let value = ["<br>", "<br/>", "<br />", "<BR>"]
        .iter()
        .fold(value, |value, tag| value.replace(tag, "\n"));
    if !value.contains("\\u") {
        return value;
    }
    let mut text = String::with_capacity(value.len());
    let mut rest = &*value;
    while let Some(at) = rest.find("\\u") {
        text.push_str(&rest[..at]);
        let code = rest.get(at + 2..at + 6);
        let character = code
            .and_then(|code| u32::from_str_radix(code, 16).ok())
            .and_then(char::from_u32);
        match character {
            Some(character) => {
                text.push(character);
                rest = &rest[at + 6..];
            }
            None => {
                text.push_str("\\u");
                rest = &rest[at + 2..];
            }
        }
    }
    text.push_str(rest);
    text
}

fn read_game(values: &Values, number: usize) -> Option<Reading> {
    let own_moves = values.get("movelist").or(values.get("scriptmoves"));
    let moves = match (own_moves, values.get("dhjmoves")) {
        (Some(moves), _) => dense(moves),
        (None, Some(moves)) => turned_over(&dense(moves)),
        (None, None) => String::new(),
    };
    if values.list.is_empty() {
        return None;
    }
    let mut problem = None;
    let (setup, turn_known) = read_setup(values).unwrap_or_else(|error| {
        problem = Some(error);
        (Setup::default(), true)
    });
    let mut builder = Builder::new(setup, number);
    if let Some(problem) = problem {
        builder.warn(problem);
    }
    set_tags(values, &mut builder);
    // The first mover's piece tells who begins.
    let first = moves.as_bytes().first_chunk::<2>();
    let from = first.and_then(|[file, rank]| digits::square(*file, *rank));
    let mover = from.and_then(|from| builder.record().setup().piece_at(from));
    match mover.map(|piece| piece.color) {
        Some(color) if turn_known => builder.let_begin(color),
        Some(color) => builder.begin_quietly(color),
        // Without a move: who would give check to a side that is not to move is not to move.
        None if !turn_known && builder.position().is_none() => builder.begin_quietly(Color::Black),
        None => {}
    }
    let mut comments = read_comments(values);
    tree::play(&mut builder, &moves, values, &mut comments);
    for ((branch, ply), _) in comments {
        let name = match branch {
            0 => format!("comment{ply}"),
            branch => format!("comment{branch}_{ply}"),
        };
        builder.warn_at(0, Problem::NoSuchLine(name));
    }
    Some(builder.finish())
}

/// Digits without the spaces that some programs put between them.
fn dense(digits: &str) -> String {
    digits.split_whitespace().collect()
}

/// Moves whose ranks count from Red's side, with ranks from Black's.
fn turned_over(moves: &str) -> String {
    let turn = |(index, digit): (usize, char)| match digit.to_digit(10) {
        Some(rank) if index % 2 == 1 => char::from_digit(9 - rank, 10).unwrap_or(digit),
        _ => digit,
    };
    moves.chars().enumerate().map(turn).collect()
}

/// The start, and whether the file tells who begins.
fn read_setup(values: &Values) -> Result<(Setup, bool), Problem> {
    let fen_problem = |text: &str, error: FenError| Problem::Fen {
        text: quote(text),
        error,
    };
    if let Some(text) = values.get("fen") {
        let setup = fen::parse(text).map_err(|error| fen_problem(text, error))?;
        return Ok((setup, text.split_whitespace().nth(1).is_some()));
    }
    if let Some(board) = values.get("dhjboard") {
        let mut setup = read_board(board);
        if values.get("dhjturn") == Some("1") {
            setup.turn = Color::Black;
        }
        return Ok((setup, true));
    }
    match values.get("binit") {
        Some(binit) => Ok((read_binit(&dense(binit))?, false)),
        None => Ok((Setup::start(), false)),
    }
}

fn read_binit(binit: &str) -> Result<Setup, Problem> {
    let unknown = || Problem::Field {
        name: "binit",
        value: quote(binit),
    };
    let (pairs, rest) = binit.as_bytes().as_chunks::<2>();
    if !rest.is_empty() || pairs.len() > 32 {
        return Err(unknown());
    }
    let mut setup = Setup::default();
    for (place, [file, rank]) in pairs.iter().enumerate() {
        if [*file, *rank] == *b"99" {
            continue;
        }
        let square = digits::square(*file, *rank).ok_or_else(unknown)?;
        setup.put(square, Some(piece_order::piece(place)));
    }
    Ok(setup)
}

/// A board as 90 letters from the upper left corner, as FEN's, with anything else for empty points.
fn read_board(board: &str) -> Setup {
    let mut setup = Setup::default();
    for (index, letter) in board.chars().take(Square::COUNT).enumerate() {
        let (file, rank) = (index as u8 % 9, 9 - index as u8 / 9);
        if let Some(square) = Square::new(file, rank) {
            setup.put(square, Piece::from_fen_char(letter));
        }
    }
    setup
}

fn set_tags(values: &Values, builder: &mut Builder) {
    let tags = &mut builder.record().tags;
    for (name, value) in &values.list {
        let is_line = ["comment", "move_", "dhj"]
            .iter()
            .any(|p| name.starts_with(p));
        if is_line || TECHNICAL.contains(&&**name) || name == "scriptmoves" {
            continue;
        }
        let value = unescaped(value);
        if let Some(name) = name.strip_prefix(FOREIGN) {
            tags.set(name, &value);
            continue;
        }
        let known = NAMES.iter().find(|(own, _)| own == name);
        match known.map(|(_, name)| *name) {
            Some("Result") => match Outcome::read(&value) {
                Some(Outcome::Unknown) => {}
                Some(outcome) => tags.set("Result", outcome.token()),
                None => tags.set_known("Result", &value),
            },
            Some(name) => tags.set_known(name, &value),
            None if name.contains(|c: char| c.is_ascii_uppercase()) => tags.set_known(name, &value),
            None => tags.set_known(&format!("{OWN}{name}"), &value),
        }
    }
}

/// Comments by branch and ply.
type Comments = BTreeMap<(usize, usize), String>;

fn read_comments(values: &Values) -> Comments {
    let mut comments = Comments::new();
    for (name, value) in &values.list {
        let Some(place) = name.strip_prefix("comment") else {
            continue;
        };
        let (branch, ply) = place.split_once('_').unwrap_or(("0", place));
        if let (Ok(branch), Ok(ply)) = (branch.parse(), ply.parse())
            && !value.trim().is_empty()
        {
            comments.insert((branch, ply), unescaped(value));
        }
    }
    comments
}
