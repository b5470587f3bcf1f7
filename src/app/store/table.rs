//! The game on the board, who plays it, and how it stands.

mod draw;
pub(super) mod hidden;
pub(super) mod hint;
mod plan;
pub(super) mod time;

use std::rc::Rc;
use std::sync::Arc;

use self::hint::Hint;
use self::time::Absence;
use super::{GameSetup, Opponent, Sealed, SideChoice, Step};
use crate::app::board::{Arrow, Check, Marks};
use crate::app::clock::Clock;
use crate::app::ratings::Aid;
use crate::platform::engine::Search;
use crate::protocol::SearchLimits;
use crate::rules::adjudicate::{self, Counters, Deed, Event, Evidence, Notice, Status};
use crate::rules::{Color, Game, Move, Outcome, Piece, Position, Refusal, RuleSet, Square};

/// The largest integer that a message to the worker can carry: JavaScript holds it exactly.
const LARGEST_SEED: u64 = (1 << 53) - 1;

/// A game with its players. The cursor of the game is what the board shows; the game
/// itself goes on at the end of its line.
#[derive(Clone, Debug)]
pub struct Table {
    setup: GameSetup,
    /// The rules in force; see [`GameSetup::rules_in_force`].
    rules: RuleSet,
    seed: u64,
    /// What lies hidden, in cờ úp.
    sealed: Option<Arc<Sealed>>,
    /// The engine's side.
    engine: Option<Color>,
    game: Game,
    /// What ended the game at the end of its line without a move.
    event: Option<Event>,
    /// How the game at the end of its line stands by its moves.
    status: Status,
    /// How it has ended, be it by its moves or without one.
    outcome: Option<Outcome>,
    below: Color,
    /// The times of both sides. A game that is played on after its end has none any more.
    clock: Option<Clock>,
    paused: bool,
    /// Who has offered a draw and has no answer yet.
    offer: Option<Color>,
    /// The reader has left the board.
    absence: Option<Absence>,
    /// A move that the reader has made in advance.
    plan: Option<Move>,
    /// The number of the piece of evidence that the board shows.
    exhibit: Option<usize>,
    /// The first help that the reader has taken.
    aid: Option<Aid>,
    hint: Option<Hint>,
}

impl Default for Table {
    fn default() -> Table {
        Table::new(GameSetup::default(), 0)
    }
}

impl Table {
    /// A game before its first move. The seed decides what is left to the lot.
    pub fn new(setup: GameSetup, seed: u64) -> Table {
        let engine = match setup.opponent {
            Opponent::Engine { .. } => Some(!setup.side.draw(seed)),
            Opponent::Person => None,
        };
        let game = Game::new(setup.start.clone());
        let sealed = setup.seal(seed).map(Arc::new);
        let rules = setup.rules_in_force();
        let status = adjudicate::status(&game, &rules);
        Table {
            outcome: status.outcome,
            status,
            game,
            clock: setup.clock.map(Clock::new),
            paused: false,
            offer: None,
            plan: None,
            absence: None,
            setup,
            rules,
            seed,
            sealed,
            engine,
            event: None,
            below: engine.map_or(Color::Red, |color| !color),
            exhibit: None,
            aid: None,
            hint: None,
        }
    }

    /// What the game was agreed to be.
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The moves and the cursor.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The side at the lower edge.
    pub fn below(&self) -> Color {
        self.below
    }

    /// The rules by which the game is judged.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// What ended the game without a move.
    pub fn event(&self) -> Option<Event> {
        self.event
    }

    /// What the rules have counted at the end of the line.
    pub fn counters(&self) -> &Counters {
        &self.status.counters
    }

    /// The moves by which the rules ended the game.
    pub fn evidence(&self) -> &[Evidence] {
        match self.event {
            None => &self.status.evidence,
            Some(_) => &[],
        }
    }

    /// The number of the piece of evidence that the board shows.
    pub fn exhibit(&self) -> Option<usize> {
        self.exhibit
    }

    /// Shows a piece of evidence on the board; a number out of range changes nothing.
    pub fn show(&mut self, exhibit: usize) {
        if let Some(evidence) = self.evidence().get(exhibit) {
            let ply = evidence.ply;
            self.game.go_to(ply);
            self.exhibit = Some(exhibit);
        }
    }

    /// What is about to end the game where the board shows its end: the most pressing first.
    pub fn notices(&self) -> &[Notice] {
        if self.is_live() && self.outcome.is_none() {
            &self.status.notices
        } else {
            &[]
        }
    }

    /// Whether the players should agree to a draw: the game goes on, but nobody can win it.
    pub fn suggests_draw(&self) -> bool {
        self.is_live() && self.outcome.is_none() && self.counters().nobody_attacks
    }

    /// How the game has ended, wherever the cursor is.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The side of a reader who plays one side only.
    pub fn reader(&self) -> Option<Color> {
        self.engine.map(|color| !color)
    }

    /// Whether the board shows the end of the line, where the game goes on.
    pub fn is_live(&self) -> bool {
        self.game.ply() == self.game.line().len()
    }

    /// The side that the reader may move now.
    pub fn hand(&self) -> Option<Color> {
        let turn = self.position().turn();
        let over = self.is_live() && self.outcome.is_some();
        (!over && !self.paused && self.engine != Some(turn)).then_some(turn)
    }

    /// Whether the engine has to move.
    pub fn awaits_engine(&self) -> bool {
        let goes_on = self.is_live() && self.outcome.is_none() && !self.paused;
        goes_on && self.engine == Some(self.position().turn())
    }

    /// What the engine has to find, if it has to move.
    pub fn search(&self) -> Option<Search> {
        if !self.awaits_engine() {
            return self.hint_search();
        }
        let Opponent::Engine { level } = self.setup.opponent else {
            return None;
        };
        let (fen, moves) = self.told_to(self.position().turn());
        let seed = match &self.sealed {
            Some(sealed) => sealed.engine_seed(),
            None => self.seed,
        };
        Some(Search {
            variant: self.variant(),
            fen,
            moves,
            rules: self.rules.clone(),
            limits: SearchLimits {
                level: Some(level),
                movetime_ms: self.thinking_time(),
                seed: seed.wrapping_add(self.game.ply() as u64) & LARGEST_SEED,
                ..SearchLimits::default()
            },
        })
    }

    /// The pieces on the board.
    pub fn pieces(&self) -> Rc<[(Square, Piece)]> {
        Square::all()
            .filter_map(|square| Some((square, self.shown_piece(square)?)))
            .collect()
    }

    /// The points of the pieces that the reader may pick up.
    pub fn movable(&self) -> Rc<[Square]> {
        match self.hand() {
            Some(color) => self.position().side(color).into_iter().collect(),
            None => Rc::default(),
        }
    }

    /// The moves that the reader may play.
    pub fn moves(&self) -> Rc<[Move]> {
        match self.hand() {
            Some(_) => self.position().legal_moves().iter().copied().collect(),
            None => Rc::default(),
        }
    }

    /// The marks of the position; a shown piece of evidence adds arrows from its attackers to
    /// their victim.
    pub fn marks(&self) -> Marks {
        let position = self.position();
        let check = position.is_check().then(|| Check {
            general: position.general(position.turn()),
            by: position.checkers(),
        });
        let (points, lines) = self.hint_marks();
        Marks {
            points,
            lines,
            last: self.game.moves().last().copied(),
            planned: self.plan(),
            check,
            arrows: self
                .exhibit
                .map_or_else(Vec::new, |index| self.arrows(index)),
            ..Marks::default()
        }
    }

    fn arrows(&self, exhibit: usize) -> Vec<Arrow> {
        let Some(evidence) = self.evidence().get(exhibit) else {
            return Vec::new();
        };
        match &evidence.deed {
            Deed::Check { by } => {
                let position = self.position();
                let to = position.general(position.turn());
                let arrow = |man: &adjudicate::Man| Arrow {
                    from: man.square,
                    to,
                };
                by.iter().map(arrow).collect()
            }
            Deed::Attack { attacker, victim } | Deed::Chase { attacker, victim } => vec![Arrow {
                from: attacker.square,
                to: victim.square,
            }],
            Deed::Occurrence { .. } => Vec::new(),
        }
    }

    /// Plays a move on the board; moves after the cursor are dropped.
    ///
    /// # Errors
    /// Why the move is refused.
    pub fn play(&mut self, chosen: Move) -> Result<(), Refusal> {
        let revealed = self.reveal(chosen);
        let replaces = !self.is_live();
        self.game.play_revealing(chosen, revealed)?;
        if replaces {
            self.take_aid(Aid::TakeBack);
        }
        self.game.truncate();
        self.press_clock();
        self.event = None;
        self.exhibit = None;
        self.judge();
        Ok(())
    }

    /// Moves the cursor.
    pub fn step(&mut self, step: Step) {
        self.exhibit = None;
        let ply = self.game.ply();
        self.game.go_to(match step {
            Step::First => 0,
            Step::Back => ply.saturating_sub(1),
            Step::Forward => ply + 1,
            Step::Last => self.game.line().len(),
            Step::To(ply) => ply,
        });
    }

    /// How far a take-back would go: against the engine to the reader's own last move.
    fn take_back_to(&self) -> Option<usize> {
        let plies = match self.engine {
            _ if !self.is_live() => return None,
            Some(engine) if engine != self.position().turn() => 2,
            _ => 1,
        };
        self.game.ply().checked_sub(plies)
    }

    /// Whether there is a move to take back.
    pub fn can_take_back(&self) -> bool {
        self.take_back_to().is_some()
    }

    /// Takes the reader's last move back, and the engine's answer with it.
    pub fn take_back(&mut self) {
        if let Some(ply) = self.take_back_to() {
            if self.outcome.is_some() {
                self.clock = None;
            }
            self.take_aid(Aid::TakeBack);
            self.game.go_to(ply);
            self.game.truncate();
            self.event = None;
            self.exhibit = None;
            self.judge();
        }
    }

    /// The help that the reader has taken in this game, if any: then it does not count for a rating.
    pub fn aid(&self) -> Option<Aid> {
        self.aid
    }

    /// The reader takes help. The first one is remembered.
    pub fn take_aid(&mut self, aid: Aid) {
        self.aid.get_or_insert(aid);
    }

    /// The side that would resign: the reader's own, or the one to move.
    pub fn resigner(&self) -> Option<Color> {
        if self.outcome.is_some() || self.game.line().is_empty() {
            return None;
        }
        Some(self.reader().unwrap_or(self.turn_at_end()))
    }

    /// The side to move at the end of the line.
    fn turn_at_end(&self) -> Color {
        let beyond = self.game.line().len() - self.game.ply();
        let turn = self.position().turn();
        if beyond.is_multiple_of(2) {
            turn
        } else {
            !turn
        }
    }

    /// Gives the game up.
    pub fn resign(&mut self) {
        if let Some(loser) = self.resigner() {
            self.happen(Event::Resign(loser));
        }
    }

    /// Ends the game by agreement.
    pub fn agree_to_draw(&mut self) {
        self.offer = None;
        self.happen(Event::DrawAgreed);
    }

    /// Something happened at the end of the line; the rules say what it means.
    pub(in crate::app) fn happen(&mut self, event: Event) {
        if self.outcome.is_none() {
            self.event = Some(event);
            self.judge();
        }
    }

    /// What is agreed for another game with changed sides.
    pub fn setup_of_rematch(&self) -> GameSetup {
        let side = match self.reader() {
            Some(Color::Red) => SideChoice::Black,
            Some(Color::Black) => SideChoice::Red,
            None => self.setup.side,
        };
        GameSetup {
            side,
            ..self.setup.afresh()
        }
    }

    /// Lays the board for a side at the lower edge.
    pub fn turn_to(&mut self, below: Color) {
        self.below = below;
    }

    /// Turns the board.
    pub fn flip(&mut self) {
        self.below = !self.below;
    }

    fn judge(&mut self) {
        let mut whole = self.game.clone();
        whole.go_to(whole.line().len());
        let status = adjudicate::status(&whole, &self.rules);
        let by_event = || self.event?.outcome(&whole, &self.rules);
        self.outcome = status.outcome.or_else(by_event);
        if status.outcome.is_some() {
            self.event = None;
        }
        self.status = status;
    }
}
