//! A set-up: any placement of pieces, playable or not, as an editor or a record holds it.

use std::fmt;

use bitflags::bitflags;

use super::{Bitboard, Color, Piece, Role, Square, Variant, attacks, start_piece};

/// Pieces on points with a side to move and counters. Nothing is checked; a
/// [`Position`](super::Position) is made of it when it has no [`PositionDefects`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands on each point, by [`Square::index`].
    pub board: [Option<Piece>; Square::COUNT],
    /// The side to move.
    pub turn: Color,
    /// Plies since the last capture.
    pub halfmoves: u32,
    /// The number of the round, from 1, as FEN counts it.
    pub round: u32,
    /// What is played.
    pub variant: Variant,
    /// The points of closed pieces, as [`put_closed`](Setup::put_closed) marks them. The board
    /// holds the piece that starts there; a mark on any other counts for nothing.
    pub closed: Bitboard,
}

bitflags! {
    /// Why a set-up cannot be played.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct PositionDefects: u16 {
        /// Red has no general.
        const NO_RED_GENERAL = 1 << 0;
        /// Black has no general.
        const NO_BLACK_GENERAL = 1 << 1;
        /// Red has more than one general.
        const SEVERAL_RED_GENERALS = 1 << 2;
        /// Black has more than one general.
        const SEVERAL_BLACK_GENERALS = 1 << 3;
        /// Red's general is outside its palace.
        const RED_GENERAL_OUTSIDE_PALACE = 1 << 4;
        /// Black's general is outside its palace.
        const BLACK_GENERAL_OUTSIDE_PALACE = 1 << 5;
        /// The generals stand on one file with nothing between them.
        const GENERALS_FACING = 1 << 6;
        /// The side that is not to move is in check.
        const OPPONENT_IN_CHECK = 1 << 7;
    }
}

bitflags! {
    /// What is unusual about a set-up: it can be played, but no game from the usual start
    /// leads to it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct PositionOddities: u8 {
        /// A side has more pieces of a kind than it starts with.
        const TOO_MANY_PIECES = 1 << 0;
        /// An advisor stands on a point that no advisor reaches.
        const ADVISOR_OFF_ITS_POINTS = 1 << 1;
        /// An elephant stands on a point that no elephant reaches.
        const ELEPHANT_OFF_ITS_POINTS = 1 << 2;
        /// A soldier stands on a point that no soldier reaches.
        const SOLDIER_OFF_ITS_POINTS = 1 << 3;
    }
}

/// The English sentences of a set of flags, joined by semicolons.
fn sentences<T: Copy>(
    f: &mut fmt::Formatter<'_>,
    flags: impl Iterator<Item = T>,
    sentence: impl Fn(T) -> &'static str,
) -> fmt::Result {
    for (i, flag) in flags.enumerate() {
        if i > 0 {
            f.write_str("; ")?;
        }
        f.write_str(sentence(flag))?;
    }
    Ok(())
}

impl fmt::Display for PositionDefects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        sentences(f, self.iter(), |defect| match defect {
            Self::NO_RED_GENERAL => "Red has no general",
            Self::NO_BLACK_GENERAL => "Black has no general",
            Self::SEVERAL_RED_GENERALS => "Red has more than one general",
            Self::SEVERAL_BLACK_GENERALS => "Black has more than one general",
            Self::RED_GENERAL_OUTSIDE_PALACE => "Red's general is outside its palace",
            Self::BLACK_GENERAL_OUTSIDE_PALACE => "Black's general is outside its palace",
            Self::GENERALS_FACING => "the generals face each other",
            _ => "the side that is not to move is in check",
        })
    }
}

impl fmt::Display for PositionOddities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        sentences(f, self.iter(), |oddity| match oddity {
            Self::TOO_MANY_PIECES => "a side has more pieces of a kind than at the start",
            Self::ADVISOR_OFF_ITS_POINTS => "an advisor stands where none can get",
            Self::ELEPHANT_OFF_ITS_POINTS => "an elephant stands where none can get",
            _ => "a soldier stands where none can get",
        })
    }
}

impl Default for Setup {
    /// An empty board, Red to move in round 1.
    fn default() -> Setup {
        Setup {
            board: [None; Square::COUNT],
            turn: Color::Red,
            halfmoves: 0,
            round: 1,
            variant: Variant::Xiangqi,
            closed: Bitboard::EMPTY,
        }
    }
}

impl Setup {
    /// The usual start of a game.
    pub fn start() -> Setup {
        let mut setup = Setup::default();
        for square in Square::all() {
            setup.put(square, start_piece(square));
        }
        setup
    }

    /// The start of a game of a variant, with the pieces closed if they are so in it.
    pub fn start_of(variant: Variant) -> Setup {
        let mut setup = Setup::start();
        setup.variant = variant;
        if variant.has_closed_pieces() {
            for square in Square::all() {
                setup.put_closed(square);
            }
        }
        setup
    }

    /// What stands on a point.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Puts a piece on a point or empties it.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.index()] = piece;
        self.closed = self.closed.without(Bitboard::of(square));
    }

    /// Puts a closed piece on a point. Only the points from which others than the generals
    /// start can hold one, and it belongs to the side that starts there; answers whether this
    /// is such a point and changes nothing if it is not.
    pub fn put_closed(&mut self, square: Square) -> bool {
        let piece = start_piece(square).filter(|piece| piece.role != Role::General);
        if piece.is_some() {
            self.board[square.index()] = piece;
            self.closed |= Bitboard::of(square);
        }
        piece.is_some()
    }

    /// The points of the closed pieces; none in xiangqi.
    pub fn closed(&self) -> Bitboard {
        if !self.variant.has_closed_pieces() {
            return Bitboard::EMPTY;
        }
        let lies = |square: &Square| {
            let piece = self.piece_at(*square);
            piece.is_some_and(|piece| piece.role != Role::General) && piece == start_piece(*square)
        };
        self.closed.into_iter().filter(lies).collect()
    }

    /// The set-up with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        let mut image = self.clone();
        image.closed = Bitboard::EMPTY;
        for square in Square::all() {
            image.board[square.mirrored().index()] = self.board[square.index()];
            if self.closed.contains(square) {
                image.closed = image.closed.with(square.mirrored());
            }
        }
        image
    }

    /// The pieces with their points, from a0 to i9.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Every reason why the set-up cannot be played; empty if it can.
    pub fn defects(&self) -> PositionDefects {
        let mut defects = PositionDefects::empty();
        let closed = self.closed();
        for color in Color::ALL {
            let red = color == Color::Red;
            let general = Piece::new(color, Role::General);
            let points: Vec<Square> = self
                .pieces()
                .filter_map(|(square, piece)| (piece == general).then_some(square))
                .collect();
            let (none, several, outside) = if red {
                (
                    PositionDefects::NO_RED_GENERAL,
                    PositionDefects::SEVERAL_RED_GENERALS,
                    PositionDefects::RED_GENERAL_OUTSIDE_PALACE,
                )
            } else {
                (
                    PositionDefects::NO_BLACK_GENERAL,
                    PositionDefects::SEVERAL_BLACK_GENERALS,
                    PositionDefects::BLACK_GENERAL_OUTSIDE_PALACE,
                )
            };
            defects.set(none, points.is_empty());
            defects.set(several, points.len() > 1);
            defects.set(
                outside,
                points.iter().any(|point| !point.is_in_palace(color)),
            );
        }
        // Checks and facing mean something only between two generals.
        if let (Some(red), Some(black)) = (self.general(Color::Red), self.general(Color::Black)) {
            let occupied: Bitboard = self.pieces().map(|(square, _)| square).collect();
            let facing =
                red.file() == black.file() && (attacks::between(red, black) & occupied).is_empty();
            defects.set(PositionDefects::GENERALS_FACING, facing);
            let target = if self.turn == Color::Red { black } else { red };
            // Closed pieces reach no palace from their points.
            let checked = self.pieces().any(|(square, piece)| {
                let reach = match piece.role {
                    Role::Advisor if self.variant.guards_roam() => attacks::roaming_advisor(square),
                    Role::Elephant if self.variant.guards_roam() => {
                        attacks::roaming_elephant(square, occupied)
                    }
                    role => attacks::attacks(role, piece.color, square, occupied),
                };
                piece.color == self.turn && !closed.contains(square) && reach.contains(target)
            });
            defects.set(PositionDefects::OPPONENT_IN_CHECK, checked);
        }
        defects
    }

    /// Everything that no game from the usual start leads to; a playable set-up may be odd.
    pub fn oddities(&self) -> PositionOddities {
        let mut oddities = PositionOddities::empty();
        let closed = self.closed();
        let mut counts = [0; Piece::COUNT];
        for (square, piece) in self.pieces() {
            if closed.contains(square) {
                continue;
            }
            counts[piece.index()] += 1;
            if self.variant.has_closed_pieces() {
                // Where a piece is revealed, and where it roams then, is up to the game.
                continue;
            }
            let rank = square.rank_from(piece.color);
            match piece.role {
                Role::Advisor => {
                    let on_diagonals = (square.file() + rank) % 2 == 1;
                    let fits = square.is_in_palace(piece.color) && on_diagonals;
                    if !fits {
                        oddities |= PositionOddities::ADVISOR_OFF_ITS_POINTS;
                    }
                }
                Role::Elephant => {
                    let fits = match rank {
                        0 | 4 => square.file() % 4 == 2,
                        2 => square.file() % 4 == 0,
                        _ => false,
                    };
                    if !fits {
                        oddities |= PositionOddities::ELEPHANT_OFF_ITS_POINTS;
                    }
                }
                Role::Soldier => {
                    let fits = rank >= 5 || (rank >= 3 && square.file() % 2 == 0);
                    if !fits {
                        oddities |= PositionOddities::SOLDIER_OFF_ITS_POINTS;
                    }
                }
                Role::General | Role::Horse | Role::Chariot | Role::Cannon => {}
            }
        }
        // Several generals are a defect, not an oddity.
        let too_many = Color::ALL.iter().any(|&color| {
            Role::ALL[1..]
                .iter()
                .any(|&role| counts[Piece::new(color, role).index()] > role.starting_count())
        });
        oddities.set(PositionOddities::TOO_MANY_PIECES, too_many);
        oddities
    }

    /// The point of a side's general if it has exactly one.
    fn general(&self, color: Color) -> Option<Square> {
        let general = Piece::new(color, Role::General);
        let mut points = self.pieces().filter(|&(_, piece)| piece == general);
        let (point, _) = points.next()?;
        points.next().is_none().then_some(point)
    }
}
