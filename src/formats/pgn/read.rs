//! Reading game records in PGN, and moves in running text without any tags.

mod co_up;
mod moves;

use self::co_up::is_co_up;
use super::guess::vietnamese_move;
use super::header::{self, set_tag};
use super::scan::{Piece, Scanner};
use super::start::Start;
use super::words;
use crate::formats::builder::{Builder, Place, Reading as Game};
use crate::formats::problem::Problem;
use crate::formats::record::hidden::HIDDEN;
use crate::formats::record::{Outcome, Tags};
use crate::notation::{self, Grammar};
use crate::rules::coup::Arrangement;

/// How many words one move may have: `Tốt thứ 2 4 bình 5`.
const LONGEST_MOVE: usize = 8;
/// So many words in a row that are no move, and only words with a number are still looked at: a
/// text that is prose is not to be taken for moves at the cost of minutes.
const PATIENCE: usize = 200;

/// Reads all games of a text and gives each to `sink`. Where no tag says otherwise the first game
/// begins at `start`, a FEN. `number` is that of the first game; the next one's is answered.
pub(in crate::formats) fn read(
    text: &str,
    mut start: Option<String>,
    mut number: usize,
    sink: &mut dyn FnMut(Game),
) -> usize {
    let mut scanner = Scanner::new(text);
    let mut ahead = None;
    loop {
        let mut tags = Tags::default();
        let mut fen = start.take();
        let mut begun = fen.is_some();
        let mut format = None;
        let mut next = ahead.take().or_else(|| scanner.next());
        while let Some(Piece::Tag(name, value)) = next {
            scanner.semicolon_comments = true;
            begun = true;
            if name == "Format" {
                format = header::format(value);
            }
            set_tag(&mut tags, &mut fen, name, value);
            next = scanner.next();
        }
        if next.is_none() && !begun {
            return number;
        }
        let mut game = GameReader::new(number, tags, fen);
        game.begun = begun;
        game.format = format;
        scanner.shown = game.builder.view().is_some_and(is_co_up);
        ahead = game.read(&mut scanner, next);
        if let Some(mut game) = game.finish() {
            game.read = scanner.read();
            sink(game);
            number += 1;
        }
    }
}

/// A variation that is open.
struct Frame {
    /// Where the line stands that it belongs to.
    back: Place,
    /// Whether no move of it has been met.
    fresh: bool,
    /// What was said before its first move.
    lead: String,
}

struct GameReader {
    builder: Builder,
    frames: Vec<Frame>,
    /// Which notation the moves are in, once it is known.
    grammar: Option<Grammar>,
    /// Which notation the tags say the moves are in.
    format: Option<Grammar>,
    /// Whether ranks are counted from 1.
    from_one: bool,
    /// What stands at the end of the moves.
    outcome: Option<Outcome>,
    /// The moves are over: what follows is free text.
    over: bool,
    /// Whether there was anything at all.
    begun: bool,
    /// Whether the game is of a variant whose moves are not read.
    is_foreign: bool,
    /// What the closed pieces of a game of cờ úp are, if its tags say so.
    told: Option<Arrangement>,
    /// Comments since the last piece of another kind.
    heard: Option<String>,
    /// Words since the last move.
    prose: usize,
}

impl GameReader {
    fn new(number: usize, tags: Tags, fen: Option<String>) -> GameReader {
        let start = Start::of(tags, fen.as_deref());
        let told = start.record.start_view().and_then(|view| {
            let text = start.record.tags.get(HIDDEN)?;
            Arrangement::parse_for(view, text).ok()
        });
        let mut builder = Builder::of(start.record, number);
        for problem in start.problems {
            builder.warn(problem);
        }
        GameReader {
            builder,
            frames: Vec::new(),
            grammar: None,
            format: None,
            from_one: false,
            outcome: None,
            over: false,
            begun: false,
            is_foreign: start.is_foreign,
            told,
            heard: None,
            prose: 0,
        }
    }

    /// Reads movetext up to the next game, whose first piece is answered.
    fn read<'a>(
        &mut self,
        scanner: &mut Scanner<'a>,
        first: Option<Piece<'a>>,
    ) -> Option<Piece<'a>> {
        let mut piece = first?;
        loop {
            if !matches!(piece, Piece::Comment(..)) {
                self.say();
            }
            match piece {
                Piece::Tag(..) => return Some(piece),
                Piece::Word(word) if self.over => {
                    // A game without tags begins with the number of its first round.
                    let again = words::round_number(word) == Some(1);
                    if again && words::without_number(word) != Some(word) {
                        return Some(piece);
                    }
                }
                Piece::Word(word) => self.word(word, scanner),
                Piece::Comment(text, closed) => {
                    if !closed {
                        self.builder.warn(Problem::OpenComment);
                    }
                    self.hear(text);
                }
                Piece::Open if self.over => {}
                Piece::Open => self.open(),
                Piece::Close => self.close(),
                Piece::Mark(mark) => self.mark(mark),
            }
            piece = match scanner.next() {
                Some(piece) => piece,
                None => {
                    self.say();
                    return None;
                }
            };
        }
    }

    /// Keeps a comment until it is known whether others follow: they are one together.
    fn hear(&mut self, text: &str) {
        match &mut self.heard {
            Some(heard) => {
                heard.push('\n');
                heard.push_str(text);
            }
            None => self.heard = Some(text.to_owned()),
        }
    }

    /// Puts the comments that were kept where they belong.
    fn say(&mut self) {
        if let Some(heard) = self.heard.take() {
            self.comment(&heard);
        }
    }

    fn open(&mut self) {
        let back = self.builder.place();
        self.builder.back_to(self.builder.depth().saturating_sub(1));
        self.frames.push(Frame {
            back,
            fresh: true,
            lead: String::new(),
        });
    }

    fn close(&mut self) {
        match self.frames.pop() {
            Some(frame) => {
                self.builder.return_to(frame.back);
                // Brackets with nothing but words between them are a comment.
                if frame.fresh && !frame.lead.is_empty() {
                    self.comment(&frame.lead);
                }
            }
            None if self.over => {}
            None => self.builder.warn(Problem::Brackets),
        }
    }

    fn mark(&mut self, mark: u8) {
        let fresh = self.frames.last().is_some_and(|frame| frame.fresh);
        if mark > 0 && !fresh {
            self.builder.note().marks.push(mark);
        }
    }

    fn comment(&mut self, text: &str) {
        self.begun = true;
        if let Some(frame) = self.frames.last_mut().filter(|frame| frame.fresh) {
            frame.lead.push('\n');
            frame.lead.push_str(text);
            return;
        }
        self.builder.comment(text);
    }

    fn word(&mut self, word: &str, scanner: &mut Scanner<'_>) {
        if let Some(outcome) = Outcome::read(word) {
            return self.result(outcome);
        }
        let Some(token) = words::without_number(word) else {
            return;
        };
        if let Some(outcome) = Outcome::read(token) {
            return self.result(outcome);
        }
        let (token, mark) = words::without_mark(token);
        if token.is_empty() {
            if let Some(mark) = mark {
                self.mark(mark);
            }
            return;
        }
        let before = self.builder.depth();
        self.token(token, scanner);
        if let Some(mark) = mark
            && self.builder.depth() > before
            && self.builder.position().is_some()
        {
            self.builder.note().marks.push(mark);
        }
    }

    fn result(&mut self, outcome: Outcome) {
        if self.frames.is_empty() && self.begun {
            self.over = true;
            self.outcome = Some(outcome);
        }
    }

    /// Reads a token that should be a move, with the words after it if it needs them.
    fn token(&mut self, token: &str, scanner: &mut Scanner<'_>) {
        if self.is_foreign {
            return;
        }
        if self.builder.view().is_some_and(is_co_up) {
            return self.token_of_co_up(token, scanner);
        }
        let Some(position) = self.builder.position() else {
            return self.unplayed(token);
        };
        if let Some(grammar) = self.grammar
            && !self.from_one
            && let Some(mv) = notation::read_quick(position, token, grammar)
        {
            return self.play(Ok(mv));
        }
        if self.prose > PATIENCE && !words::has_number(token) {
            return self.keep(token);
        }
        if matches!(self.grammar, None | Some(Grammar::Vietnamese))
            && let Some((mv, mark, after)) = vietnamese_move(position, token, scanner)
        {
            self.grammar = Some(Grammar::Vietnamese);
            *scanner = after;
            self.play(Ok(mv));
            self.builder.note().marks.extend(mark);
            return;
        }
        if self.grammar.is_none() {
            self.find_grammar(token, scanner);
        }
        let han = words::han_moves(token);
        if !han.is_empty() && han != [token] {
            for token in han {
                self.single(token, scanner);
            }
            return;
        }
        self.single(token, scanner);
    }

    fn finish(mut self) -> Option<Game> {
        if !self.begun {
            return None;
        }
        if !self.frames.is_empty() {
            self.builder.warn(Problem::Brackets);
            while let Some(frame) = self.frames.pop() {
                self.builder.return_to(frame.back);
            }
        }
        self.check_hidden();
        let tags = &mut self.builder.record().tags;
        if let Some(outcome) = self.outcome
            && outcome != Outcome::Unknown
            && tags.known("Result").is_none()
        {
            tags.set("Result", outcome.token());
        }
        Some(self.builder.finish())
    }
}
