//! A slow, independent account of the rules of movement.
//!
//! Written from the rule text alone and sharing nothing with the crate: its own board, its own FEN reader, no tables and
//! no shortcuts. Every question is answered by trying all ninety points, so that each rule is one plain sentence of code.

use std::fmt;

/// A move as two points, each `rank * 9 + file`.
pub type Step = (usize, usize);

/// An empty point.
const EMPTY: char = '.';

/// A position: ninety FEN letters (or [`EMPTY`]), Red's back rank first, and whose turn it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    cells: [char; 90],
    red_to_move: bool,
}

impl Board {
    /// An empty board.
    pub fn empty(red_to_move: bool) -> Board {
        Board {
            cells: [EMPTY; 90],
            red_to_move,
        }
    }

    /// Reads placement and side to move of a FEN in its plain form (`KABNRCP`, `w` or `b`).
    ///
    /// # Panics
    /// If the text is anything else: test data is not supposed to be wrong.
    pub fn from_fen(fen: &str) -> Board {
        let mut fields = fen.split(' ');
        let placement = fields.next().expect("a placement");
        let red_to_move = match fields.next() {
            Some("w") => true,
            Some("b") => false,
            other => panic!("{fen}: side to move {other:?}"),
        };
        let mut board = Board::empty(red_to_move);
        let rows: Vec<&str> = placement.split('/').collect();
        assert_eq!(rows.len(), 10, "{fen}: rows");
        for (row, rank) in rows.iter().zip((0..10).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += gap as usize;
                } else {
                    assert!("KABNRCPkabnrcp".contains(letter), "{fen}: letter {letter}");
                    board.cells[rank * 9 + file] = letter;
                    file += 1;
                }
            }
            assert_eq!(file, 9, "{fen}: row {row}");
        }
        board
    }

    /// The plain FEN of this position, with the two counters given.
    pub fn fen(&self, halfmoves: u32, round: u32) -> String {
        let mut rows = Vec::new();
        for rank in (0..10).rev() {
            let mut row = String::new();
            let mut gap = 0;
            for file in 0..9 {
                let letter = self.cells[rank * 9 + file];
                if letter == EMPTY {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    row += &gap.to_string();
                    gap = 0;
                }
                row.push(letter);
            }
            if gap > 0 {
                row += &gap.to_string();
            }
            rows.push(row);
        }
        let side = if self.red_to_move { 'w' } else { 'b' };
        format!("{} {side} - - {halfmoves} {round}", rows.join("/"))
    }

    /// The letter on a point, if a piece stands there.
    pub fn at(&self, point: usize) -> Option<char> {
        Some(self.cells[point]).filter(|&letter| letter != EMPTY)
    }

    /// Puts a piece on a point.
    pub fn put(&mut self, point: usize, letter: char) {
        self.cells[point] = letter;
    }

    /// Whether it is Red's turn.
    pub fn red_to_move(&self) -> bool {
        self.red_to_move
    }

    /// The same placement with the other side to move.
    pub fn with_other_turn(&self) -> Board {
        Board {
            red_to_move: !self.red_to_move,
            ..self.clone()
        }
    }

    /// Whether the piece on a point belongs to the side to move.
    pub fn is_mine(&self, point: usize) -> bool {
        self.at(point)
            .is_some_and(|letter| is_red(letter) == self.red_to_move)
    }

    /// Whether the piece on `from` can go to `to` by the rule of its kind, generals left out of account.
    pub fn can_go(&self, from: usize, to: usize) -> bool {
        let Some(letter) = self.at(from) else {
            return false;
        };
        let red = is_red(letter);
        let target = self.at(to);
        if target.is_some_and(|other| is_red(other) == red) {
            return false;
        }
        let across = file(to) - file(from);
        let up = rank(to) - rank(from);
        let forward = if red { up } else { -up };
        match letter.to_ascii_uppercase() {
            'K' => across.abs() + up.abs() == 1 && in_palace(to, red),
            'A' => across.abs() == 1 && up.abs() == 1 && in_palace(to, red),
            'B' => {
                let eye = (from + to) / 2;
                across.abs() == 2
                    && up.abs() == 2
                    && self.at(eye).is_none()
                    && !is_beyond_river(to, red)
            }
            'N' => match (across.abs(), up.abs()) {
                (1, 2) => self.at(point(file(from), rank(from) + up / 2)).is_none(),
                (2, 1) => self
                    .at(point(file(from) + across / 2, rank(from)))
                    .is_none(),
                _ => false,
            },
            'R' => self.between(from, to) == Some(0),
            'C' if target.is_some() => self.between(from, to) == Some(1),
            'C' => self.between(from, to) == Some(0),
            'P' if across == 0 => forward == 1,
            'P' => across.abs() == 1 && up == 0 && is_beyond_river(from, red),
            _ => unreachable!("the FEN reader lets no other letter in"),
        }
    }

    /// How many pieces stand between two points of one rank or file; `None` if they are the same or on no common line.
    pub fn between(&self, one: usize, other: usize) -> Option<usize> {
        if one == other {
            return None;
        }
        let (low, high) = (one.min(other), one.max(other));
        let stride = if rank(one) == rank(other) {
            1
        } else if file(one) == file(other) {
            9
        } else {
            return None;
        };
        Some(
            (low + stride..high)
                .step_by(stride)
                .filter(|&point| self.at(point).is_some())
                .count(),
        )
    }

    /// Where a side's general stands.
    pub fn general(&self, red: bool) -> usize {
        let letter = if red { 'K' } else { 'k' };
        self.cells
            .iter()
            .position(|&cell| cell == letter)
            .expect("a general on each side")
    }

    /// The enemy pieces that could take a side's general, not counting the other general across an open file.
    pub fn attackers_of_general(&self, red: bool) -> Vec<usize> {
        let general = self.general(red);
        let enemy = |point: usize| self.at(point).is_some_and(|letter| is_red(letter) != red);
        (0..90)
            .filter(|&from| enemy(from) && self.can_go(from, general))
            .collect()
    }

    /// Whether the generals look at each other along an open file.
    pub fn generals_face(&self) -> bool {
        let (red, black) = (self.general(true), self.general(false));
        file(red) == file(black) && self.between(red, black) == Some(0)
    }

    /// Whether the general of the side to move is attacked.
    pub fn is_check(&self) -> bool {
        !self.attackers_of_general(self.red_to_move).is_empty() || self.generals_face()
    }

    /// The position after a move, whatever the rules say of it.
    pub fn after(&self, (from, to): Step) -> Board {
        let mut next = self.with_other_turn();
        next.cells[to] = next.cells[from];
        next.cells[from] = EMPTY;
        next
    }

    /// The moves that the side to move may make by the rules of its pieces alone, in ascending order.
    pub fn steps(&self) -> Vec<Step> {
        let own = (0..90).filter(|&from| self.is_mine(from));
        own.flat_map(|from| (0..90).map(move |to| (from, to)))
            .filter(|&(from, to)| self.can_go(from, to))
            .collect()
    }

    /// The legal moves, in ascending order: afterwards the mover's general is not attacked and the generals do not face.
    pub fn legal(&self) -> Vec<Step> {
        let mover = self.red_to_move;
        let mut steps = self.steps();
        steps.retain(|&step| {
            let next = self.after(step);
            next.attackers_of_general(mover).is_empty() && !next.generals_face()
        });
        steps
    }

    /// The number of leaves of the tree of legal moves.
    pub fn perft(&self, depth: u32) -> u64 {
        let legal = self.legal();
        match depth {
            0 => 1,
            1 => legal.len() as u64,
            _ => legal
                .iter()
                .map(|&step| self.after(step).perft(depth - 1))
                .sum(),
        }
    }

    /// Left and right exchanged.
    pub fn mirrored(&self) -> Board {
        let mut mirror = self.clone();
        for point in 0..90 {
            mirror.cells[mirrored(point)] = self.cells[point];
        }
        mirror
    }

    /// The same position seen by the other side: colours, turn and ends of the board exchanged.
    pub fn colours_swapped(&self) -> Board {
        let mut swapped = self.with_other_turn();
        for point in 0..90 {
            let letter = self.cells[point];
            let other = if is_red(letter) {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            };
            swapped.cells[turned(point)] = other;
        }
        swapped
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen(0, 1))
    }
}

/// The point with left and right exchanged.
pub fn mirrored(at: usize) -> usize {
    point(8 - file(at), rank(at))
}

/// The point with the two ends of the board exchanged.
pub fn turned(at: usize) -> usize {
    point(file(at), 9 - rank(at))
}

/// The name of a point, such as `e0`.
pub fn name(at: usize) -> String {
    format!("{}{}", char::from(b'a' + (at % 9) as u8), at / 9)
}

/// The point of a name.
///
/// # Panics
/// If it is none.
pub fn named(text: &str) -> usize {
    (0..90)
        .find(|&at| name(at) == text)
        .unwrap_or_else(|| panic!("{text} is no point"))
}

/// Whether a letter stands for a red piece.
pub fn is_red(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

fn file(at: usize) -> i32 {
    (at % 9) as i32
}

fn rank(at: usize) -> i32 {
    (at / 9) as i32
}

fn point(file: i32, rank: i32) -> usize {
    (rank * 9 + file) as usize
}

fn in_palace(at: usize, red: bool) -> bool {
    let ranks = if red { 0..=2 } else { 7..=9 };
    (3..=5).contains(&file(at)) && ranks.contains(&rank(at))
}

fn is_beyond_river(at: usize, red: bool) -> bool {
    if red { rank(at) >= 5 } else { rank(at) <= 4 }
}

/// The oracle is itself held against counts that two engines agree on.
#[test]
fn the_oracle_agrees_with_published_counts() {
    const NODE_LIMIT: u64 = 2_000;
    let mut checked = 0;
    for row in crate::perft::rows()
        .iter()
        .filter(|row| row.nodes <= NODE_LIMIT)
    {
        assert_eq!(
            Board::from_fen(row.fen).perft(row.depth),
            row.nodes,
            "{} depth {}",
            row.fen,
            row.depth
        );
        checked += 1;
    }
    assert_eq!(checked, 341, "rows within the node limit");
}

/// Reading and writing of the oracle's own FEN agree.
#[test]
fn the_oracle_reads_what_it_writes() {
    for row in crate::perft::rows() {
        let board = Board::from_fen(row.fen);
        assert_eq!(Board::from_fen(&board.fen(0, 1)), board);
    }
}
