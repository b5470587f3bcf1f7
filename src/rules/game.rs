//! A game: a start position, the moves, and a cursor for undo and redo.

use super::{Move, Piece, Position, Refusal, Role, Undo};

/// A line of moves from a start position with a cursor in it. The moves behind the cursor are
/// played; those after it can be redone until another move is played.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    line: Vec<Move>,
    /// What the closed piece of each move turned out to be; `None` for an open one.
    reveals: Vec<Option<Role>>,
    /// One for each played move; its length is the cursor.
    undos: Vec<Undo>,
    /// The key of each position from the start to the cursor.
    keys: Vec<u64>,
}

impl Default for Game {
    /// A game from the usual start.
    fn default() -> Game {
        Game::new(Position::start())
    }
}

impl Game {
    /// A game without moves.
    pub fn new(start: Position) -> Game {
        Game {
            position: start.clone(),
            keys: vec![start.key()],
            start,
            line: Vec::new(),
            reveals: Vec::new(),
            undos: Vec::new(),
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a move at the cursor. The moves that could be redone are dropped, unless it is
    /// the first of them. Whether the game is over by some rule set is not asked here.
    ///
    /// # Errors
    /// Why the move is refused; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        self.play_revealing(mv, None)
    }

    /// Plays a move whose piece is opened by it; otherwise like [`play`](Self::play).
    ///
    /// # Errors
    /// Why the move is refused; the game is then unchanged.
    pub fn play_revealing(&mut self, mv: Move, revealed: Option<Role>) -> Result<(), Refusal> {
        self.position.check_move(mv)?;
        let ply = self.ply();
        let next = (self.line.get(ply), self.reveals.get(ply));
        if next != (Some(&mv), Some(&revealed)) {
            self.truncate();
            self.line.push(mv);
            self.reveals.push(revealed);
        }
        self.step(mv, revealed);
        Ok(())
    }

    /// Goes one move back; answers the move, or `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let undo = self.undos.pop()?;
        self.keys.pop();
        let mv = self.line[self.undos.len()];
        self.position.undo(mv, undo);
        Some(mv)
    }

    /// Goes one move forward; answers the move, or `None` at the end of the line.
    pub fn redo(&mut self) -> Option<Move> {
        let mv = *self.line.get(self.ply())?;
        self.step(mv, self.reveals[self.ply()]);
        Some(mv)
    }

    /// Moves the cursor to a ply, 0 for the start, as far as the line goes.
    pub fn go_to(&mut self, ply: usize) {
        while self.ply() > ply && self.undo().is_some() {}
        while self.ply() < ply && self.redo().is_some() {}
    }

    /// Drops the moves after the cursor.
    pub fn truncate(&mut self) {
        self.line.truncate(self.ply());
        self.reveals.truncate(self.ply());
    }

    /// What the pieces of the moves up to the cursor turned out to be: `None` for those that
    /// were open already, as all are in xiangqi.
    pub fn reveals(&self) -> &[Option<Role>] {
        &self.reveals[..self.ply()]
    }

    /// The moves up to the cursor.
    pub fn moves(&self) -> &[Move] {
        &self.line[..self.ply()]
    }

    /// All moves, with those that can be redone.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// How many moves lie before the cursor.
    pub fn ply(&self) -> usize {
        self.undos.len()
    }

    /// The keys of the positions from the start to the cursor.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// How often the position at the cursor has occurred up to there, itself included.
    pub fn occurrences(&self) -> usize {
        let key = self.position.key();
        self.keys.iter().filter(|&&other| other == key).count()
    }

    /// What takes back each move up to the cursor.
    pub fn undos(&self) -> &[Undo] {
        &self.undos
    }

    /// The pieces taken up to the cursor, in the order of their capture; a closed one as the
    /// kind whose start point it stood on.
    pub fn captured(&self) -> Vec<Piece> {
        self.undos.iter().filter_map(Undo::captured).collect()
    }

    fn step(&mut self, mv: Move, revealed: Option<Role>) {
        self.undos.push(self.position.play_revealing(mv, revealed));
        self.keys.push(self.position.key());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().expect("a move")
    }

    #[test]
    fn playing_the_redo_move_keeps_the_tail_and_another_drops_it() {
        let mut game = Game::default();
        for text in ["h2e2", "h9g7", "h0g2"] {
            game.play(mv(text)).expect("legal");
        }
        game.go_to(1);
        game.play(mv("h9g7")).expect("legal");
        assert_eq!(game.line().len(), 3);
        game.go_to(1);
        game.play(mv("b9c7")).expect("legal");
        assert_eq!(game.line(), [mv("h2e2"), mv("b9c7")]);
        assert_eq!(game.redo(), None);
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut game = Game::default();
        game.play(mv("h2e2")).expect("legal");
        game.undo();
        let before = game.clone();
        assert_eq!(
            game.play(mv("a0a5")),
            Err(Refusal::PathBlocked("a3".parse().expect("a point")))
        );
        assert_eq!(game.position(), before.position());
        assert_eq!(game.line(), before.line());
    }
}
