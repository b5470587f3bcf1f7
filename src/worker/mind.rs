//! The engine for whichever variant is asked for.

use super::{HASH_MEBIBYTES, now};
use crate::engine::{Answer, Engine, HiddenEngine, Info, Level, Limits, Slice, Step};
use crate::formats::{coup_fen, fen};
use crate::rules::coup::CoUpMove;
use crate::rules::{Game, Move, Position, RuleSet, Variant};

/// One engine at a time: the memory of another variant's goes when the variant changes.
pub(super) enum Mind {
    /// For xiangqi.
    Open(Box<Engine>),
    /// For cờ úp.
    Hidden(Box<HiddenEngine>),
}

/// What a search is asked for.
pub(super) struct Task<'a> {
    pub(super) variant: Variant,
    pub(super) fen: &'a str,
    pub(super) moves: &'a [String],
    pub(super) rules: &'a RuleSet,
    pub(super) limits: Limits,
    pub(super) level: Option<(Level, u64)>,
}

impl Mind {
    pub(super) fn new() -> Mind {
        Mind::Open(Box::new(Engine::new(HASH_MEBIBYTES, now)))
    }

    /// Prepares a search.
    pub(super) fn start(&mut self, task: Task<'_>) -> Result<(), String> {
        match task.variant {
            Variant::Xiangqi => self.start_open(task),
            Variant::CoUp(_) => self.start_hidden(task),
        }
    }

    fn start_open(&mut self, task: Task<'_>) -> Result<(), String> {
        let setup = fen::parse(task.fen).map_err(|error| error.to_string())?;
        let position = Position::from_setup(&setup).map_err(|error| error.to_string())?;
        let mut game = Game::new(position);
        for (index, text) in task.moves.iter().enumerate() {
            let mv: Move = text
                .parse()
                .map_err(|error| format!("move {}: {error}", index + 1))?;
            game.play(mv)
                .map_err(|refusal| format!("move {} `{text}`: {refusal}", index + 1))?;
        }
        if let Mind::Hidden(_) = self {
            *self = Mind::new();
        }
        if let Mind::Open(engine) = self {
            engine.start(&game, task.rules, task.limits, task.level);
        }
        Ok(())
    }

    fn start_hidden(&mut self, task: Task<'_>) -> Result<(), String> {
        let start = coup_fen::parse(task.fen, task.variant).map_err(|error| error.to_string())?;
        let mut view = start.clone();
        let mut moves = Vec::with_capacity(task.moves.len());
        for (index, text) in task.moves.iter().enumerate() {
            let fault =
                |error: &dyn std::fmt::Display| format!("move {} `{text}`: {error}", index + 1);
            let played: CoUpMove = text.parse().map_err(|error| fault(&error))?;
            let played = view.check(played).map_err(|error| fault(&error))?;
            view.play_unchecked(played);
            moves.push(played);
        }
        if let Mind::Open(_) = self {
            *self = Mind::Hidden(Box::new(HiddenEngine::new(HASH_MEBIBYTES, now)));
        }
        if let Mind::Hidden(engine) = self {
            engine.start(&start, &moves, task.rules, task.limits, task.level);
        }
        Ok(())
    }

    pub(super) fn step(&mut self, slice: Slice, report: impl FnMut(Info)) -> Step {
        match self {
            Mind::Open(engine) => engine.step(slice, report),
            Mind::Hidden(engine) => engine.step(slice, report),
        }
    }

    pub(super) fn stop(&mut self) -> Answer {
        match self {
            Mind::Open(engine) => engine.stop(),
            Mind::Hidden(engine) => engine.stop(),
        }
    }
}
