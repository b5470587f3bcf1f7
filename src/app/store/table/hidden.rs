//! What a table of cờ úp shows and to whom, and what it keeps back.

use super::super::Settled;
use super::Table;
use crate::app::board::Veil;
use crate::formats::{coup_fen, fen};
use crate::notation::{self, Notation};
use crate::rules::coup::{Arrangement, CoUpMove, Commitment, Deal, Pool, View};
use crate::rules::{CapturedClosed, Color, Game, Move, Piece, Role, Square, Variant};

/// What a side has taken, as the page may show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Whose pieces they were.
    pub of: Color,
    /// The pieces whose kind may be shown.
    pub known: Vec<Piece>,
    /// How many others were taken closed.
    pub unknown: usize,
}

/// The seal of a game, as it may be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The commitment.
    pub commitment: String,
    /// Once the game is over the text that was promised, and whether it fits the commitment.
    pub opened: Option<(String, bool)>,
}

impl Table {
    /// What is played.
    pub fn variant(&self) -> Variant {
        self.setup.start.variant()
    }

    /// The truth of a game with closed pieces.
    fn deal(&self) -> Option<&Deal> {
        self.sealed.as_deref().map(super::super::Sealed::deal)
    }

    /// Whose knowledge the page shows: the reader's, or between two people at one board what both
    /// may know.
    pub fn viewer(&self) -> Option<Color> {
        self.reader()
    }

    /// Whether everything may be shown: the game is over.
    pub fn shows_all(&self) -> bool {
        self.outcome.is_some()
    }

    /// What the piece that makes a move at the cursor turns out to be.
    pub(super) fn reveal(&self, chosen: Move) -> Option<Role> {
        self.deal()?.reveal(&self.game, chosen)
    }

    /// The position before the first move and the moves up to the cursor, as a side may know
    /// them: what an engine is told that plays this side.
    pub(super) fn told_to(&self, side: Color) -> (String, Vec<String>) {
        match self.deal() {
            Some(deal) => {
                let moves = deal.moves_seen_by(&self.game, Some(side));
                let texts = moves.iter().map(CoUpMove::to_string).collect();
                (coup_fen::print(deal.start()), texts)
            }
            None => (
                fen::print(&self.game.start().to_setup()),
                self.game.moves().iter().map(Move::to_string).collect(),
            ),
        }
    }

    /// The position before the first move as text.
    pub fn start_text(&self) -> String {
        match self.deal() {
            Some(deal) => coup_fen::print(deal.start()),
            None => fen::print(&self.game.start().to_setup()),
        }
    }

    /// The whole game as a text that the app and `chuhe convert` read: its start and its moves.
    pub fn as_text(&self) -> String {
        let moves = self.texts(Notation::Coordinate).join(" ");
        format!("FEN: {}\n{moves}\n", self.start_text())
    }

    /// What the viewer knows of the position on the board.
    pub fn view(&self) -> View {
        match self.deal() {
            Some(deal) => deal.view(&self.game, self.viewer()),
            None => View::start(self.position().clone()),
        }
    }

    /// The FEN of the position on the board, as the viewer knows it.
    pub fn fen(&self) -> String {
        match self.deal() {
            Some(_) => coup_fen::print(&self.view()),
            None => fen::print(&self.position().to_setup()),
        }
    }

    /// The moves of a game up to its cursor, with what the page may show of them.
    fn shown_moves(&self, deal: &Deal, game: &Game) -> Vec<CoUpMove> {
        match self.shows_all() {
            true => deal.moves_with_all(game),
            false => deal.moves_seen_by(game, self.viewer()),
        }
    }

    /// What may be shown of the start, and all moves of the line with what may be shown of them.
    pub fn known_line(&self) -> (View, Vec<CoUpMove>) {
        self.line_shown(|deal, whole| self.shown_moves(deal, whole))
    }

    /// The start and all moves of the line as both sides may know them, and with everything once
    /// the game is over: what can be passed on to anybody.
    pub fn public_line(&self) -> (View, Vec<CoUpMove>) {
        self.line_shown(|deal, whole| match self.shows_all() {
            true => deal.moves_with_all(whole),
            false => deal.moves_seen_by(whole, None),
        })
    }

    fn line_shown(&self, shown: impl Fn(&Deal, &Game) -> Vec<CoUpMove>) -> (View, Vec<CoUpMove>) {
        let Some(deal) = self.deal() else {
            let plain = self.game.line().iter().map(|&mv| CoUpMove::plain(mv));
            return (View::start(self.game.start().clone()), plain.collect());
        };
        let mut whole = self.game.clone();
        whole.go_to(whole.line().len());
        (deal.start().clone(), shown(deal, &whole))
    }

    /// Whether it was settled before the deal what every closed piece is.
    pub fn is_told(&self) -> bool {
        let start = self.setup.start.closed();
        let known = |settled: &Settled| {
            let mut lies = start.into_iter();
            lies.all(|square| settled.known.piece_at(square).is_some())
        };
        self.setup.settled.as_deref().is_some_and(known)
    }

    /// What lay closed, and the salt of its promise, once the game is over.
    pub fn truth(&self) -> Option<(&Arrangement, u128)> {
        let sealed = self.sealed.as_deref().filter(|_| self.shows_all())?;
        Some((sealed.deal().arrangement(), sealed.salt()))
    }

    /// The texts of all moves of the line.
    pub fn texts(&self, notation: Notation) -> Vec<String> {
        let (start, moves) = self.known_line();
        notation::coup::print_line(&start, &moves, notation)
    }

    /// The piece that the board shows on a point: a closed one as the kind of its start point, or
    /// as what it is once the game is over.
    pub fn shown_piece(&self, square: Square) -> Option<Piece> {
        let lies = self.position().piece_at(square)?;
        let truth = self.deal().filter(|_| self.shows_all());
        let dealt = truth.and_then(|deal| deal.arrangement().piece_at(square));
        Some(
            dealt
                .filter(|_| self.position().is_closed(square))
                .unwrap_or(lies),
        )
    }

    /// How the board draws closed pieces, and the one that was opened by the last move.
    pub fn veil(&self) -> Veil {
        let last = self.game.moves().last().zip(self.game.undos().last());
        Veil {
            closed: self.position().closed(),
            lifted: self.shows_all(),
            opened: last
                .filter(|(_, undo)| undo.opened())
                .map(|(mv, _)| mv.to()),
        }
    }

    /// What a side has taken up to the cursor.
    pub fn taken_by(&self, color: Color) -> Taken {
        self.taken_as_seen_by(color, self.viewer())
    }

    /// What a side has taken, with its own knowledge: for its eyes only.
    pub fn taken_in_secret(&self, color: Color) -> Taken {
        self.taken_as_seen_by(color, Some(color))
    }

    fn taken_as_seen_by(&self, color: Color, viewer: Option<Color>) -> Taken {
        let Some(deal) = self.deal() else {
            let mut known = self.game.captured();
            known.retain(|piece| piece.color != color);
            return Taken {
                of: !color,
                known,
                unknown: 0,
            };
        };
        let mut taken = Taken {
            of: !color,
            known: Vec::new(),
            unknown: 0,
        };
        let all = self.shows_all();
        let moves = match all {
            true => deal.moves_with_all(&self.game),
            false => deal.moves_seen_by(&self.game, viewer),
        };
        for (undo, played) in self.game.undos().iter().zip(moves) {
            let Some(piece) = undo.captured().filter(|piece| piece.color != color) else {
                continue;
            };
            match (undo.took_closed(), played.taken) {
                (false, _) => taken.known.push(piece),
                (true, Some(piece)) => taken.known.push(piece),
                (true, None) => taken.unknown += 1,
            }
        }
        taken
    }

    /// The identities that the viewer has not seen; `None` where nothing is hidden.
    pub fn pool(&self) -> Option<Pool> {
        let deal = self.deal().filter(|_| !self.shows_all())?;
        Some(*deal.view(&self.game, self.viewer()).pool())
    }

    /// The side that may look at what it has taken closed, where two people share the board: both
    /// may not see it, so that the page hides it.
    pub fn may_look(&self, color: Color) -> bool {
        let secret = self
            .variant()
            .customs()
            .is_some_and(|customs| customs.captured_closed == CapturedClosed::Capturer);
        secret && self.viewer().is_none() && !self.shows_all() && self.taken_by(color).unknown > 0
    }

    /// Whether the last move took a closed piece that only its mover may see.
    pub(in crate::app::store) fn has_just_taken_in_secret(&self) -> Option<Color> {
        let undo = self.game.undos().last()?;
        let mover = !self.position().turn();
        (undo.took_closed() && self.may_look(mover)).then_some(mover)
    }

    /// The promise that can be shown before the first move.
    pub fn commitment(&self) -> Option<Commitment> {
        Some(self.sealed.as_deref()?.commitment())
    }

    /// What is promised of the arrangement.
    pub fn seal(&self) -> Option<Seal> {
        let sealed = self.sealed.as_deref()?;
        let commitment = sealed.commitment();
        let opened = self.shows_all().then(|| sealed.opened());
        Some(Seal {
            commitment: commitment.to_string(),
            opened: opened.map(|opened| {
                let kept = commitment.is_kept_by(&opened);
                (opened, kept)
            }),
        })
    }
}
