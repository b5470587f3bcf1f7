//! Which drawn piece is which: keeps one element for a piece from position to
//! position, so that it slides to its new point instead of being drawn anew.

use crate::rules::{Piece, Square, sort_short};

/// A drawn piece with the number that keeps its element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// Stays the same while the piece stays on the board.
    pub id: u32,
    /// What it is.
    pub piece: Piece,
    /// Where it is now.
    pub square: Square,
}

/// All drawn pieces, ordered by number so that no element changes its place in the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tracks {
    list: Vec<Track>,
    next: u32,
    taken: Option<Track>,
}

impl Tracks {
    /// The drawn pieces.
    pub fn iter(&self) -> impl Iterator<Item = &Track> {
        self.list.iter()
    }

    /// The piece that a move has taken, where the last change was such a move.
    pub fn taken(&self) -> Option<Track> {
        self.taken
    }

    /// The tracks of a new position: a piece that stays keeps its number; one that has
    /// gone lends its number to the nearest new one of the same kind, nearest pair first, or else
    /// of the same side.
    #[must_use]
    pub fn follow(&self, pieces: &[(Square, Piece)]) -> Tracks {
        let mut list = Vec::with_capacity(pieces.len());
        let mut next = self.next;
        let stays = |track: &&Track| pieces.contains(&(track.square, track.piece));
        list.extend(self.list.iter().filter(stays).copied());

        let mut gone: Vec<Track> = self.list.iter().filter(|t| !stays(t)).copied().collect();
        let mut new: Vec<(Square, Piece)> = pieces
            .iter()
            .filter(|(square, _)| list.iter().all(|track| track.square != *square))
            .copied()
            .collect();
        // A piece that is turned up changes its kind, but not its side.
        for same in [
            |one: Piece, other: Piece| one == other,
            |one: Piece, other: Piece| one.color == other.color,
        ] {
            while let Some((from, to)) = nearest_pair(&gone, &new, same) {
                let (square, piece) = new.swap_remove(to);
                let id = gone.swap_remove(from).id;
                list.push(Track { id, piece, square });
            }
        }
        // A move takes one piece at most and brings none.
        let taken = match (gone.as_slice(), new.as_slice()) {
            ([one], []) => Some(*one),
            _ => None,
        };
        sort_short(&mut new, |(square, _)| *square);
        for (square, piece) in new {
            list.push(Track {
                id: next,
                piece,
                square,
            });
            next += 1;
        }
        sort_short(&mut list, |track| track.id);
        Tracks { list, next, taken }
    }
}

fn nearest_pair(
    gone: &[Track],
    new: &[(Square, Piece)],
    same: fn(Piece, Piece) -> bool,
) -> Option<(usize, usize)> {
    let distance = |a: Square, b: Square| a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank());
    let pairs = gone.iter().enumerate().flat_map(|(i, track)| {
        new.iter()
            .enumerate()
            .filter(move |(_, (_, piece))| same(*piece, track.piece))
            .map(move |(j, (square, _))| (distance(track.square, *square), i, j))
    });
    pairs.min().map(|(_, i, j)| (i, j))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::rules::{Color, Role};

    const RED_CHARIOT: Piece = Piece::new(Color::Red, Role::Chariot);
    const BLACK_HORSE: Piece = Piece::new(Color::Black, Role::Horse);

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn id(tracks: &Tracks, name: &str) -> u32 {
        tracks.iter().find(|t| t.square == at(name)).unwrap().id
    }

    #[test]
    fn a_moved_piece_keeps_its_number_and_the_others_too() {
        let before = Tracks::default().follow(&[(at("a0"), RED_CHARIOT), (at("i0"), RED_CHARIOT)]);
        let after = before.follow(&[(at("a5"), RED_CHARIOT), (at("i0"), RED_CHARIOT)]);
        assert_eq!(id(&before, "a0"), id(&after, "a5"));
        assert_eq!(id(&before, "i0"), id(&after, "i0"));
    }

    #[test]
    fn a_capture_ends_the_track_of_the_taken_piece() {
        let before = Tracks::default().follow(&[(at("a0"), RED_CHARIOT), (at("a9"), BLACK_HORSE)]);
        let after = before.follow(&[(at("a9"), RED_CHARIOT)]);
        assert_eq!(after.iter().count(), 1);
        assert_eq!(id(&before, "a0"), id(&after, "a9"));
        let taken = after.taken().unwrap();
        assert_eq!((taken.square, taken.piece), (at("a9"), BLACK_HORSE));
        assert_eq!(after.follow(&[(at("a8"), RED_CHARIOT)]).taken(), None);
    }

    #[test]
    fn a_piece_that_returns_gets_a_fresh_number() {
        let with_horse = [(at("a9"), BLACK_HORSE), (at("a0"), RED_CHARIOT)];
        let before = Tracks::default().follow(&with_horse);
        let taken = before.follow(&[(at("a9"), RED_CHARIOT)]);
        let back = taken.follow(&with_horse);
        assert_eq!(id(&back, "a0"), id(&before, "a0"));
        assert_eq!(back.iter().count(), 2);
        let ids: std::collections::BTreeSet<u32> = back.iter().map(|t| t.id).collect();
        assert_eq!(ids.len(), 2);
    }

    #[test]
    fn a_piece_that_is_turned_up_keeps_its_number() {
        let closed_cannon = Piece::new(Color::Red, Role::Cannon);
        let before =
            Tracks::default().follow(&[(at("b2"), closed_cannon), (at("a9"), BLACK_HORSE)]);
        let after = before.follow(&[(at("b9"), RED_CHARIOT), (at("a9"), BLACK_HORSE)]);
        assert_eq!(id(&before, "b2"), id(&after, "b9"));
    }

    #[test]
    fn order_never_changes() {
        let before = Tracks::default().follow(&[(at("a0"), RED_CHARIOT), (at("b0"), BLACK_HORSE)]);
        let after = before.follow(&[(at("b0"), BLACK_HORSE), (at("a9"), RED_CHARIOT)]);
        let ids: Vec<u32> = after.iter().map(|t| t.id).collect();
        assert!(ids.is_sorted());
    }
}
