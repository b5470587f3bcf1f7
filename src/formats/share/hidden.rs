//! What the text of a game of cờ úp has beside that of xiangqi.

use super::bits::{Reader, Writer};
use super::{ShareError, read_counters, read_piece, write_counters};
use crate::formats::record::Record;
use crate::rules::coup::{CoUpMove, Pool, View};
use crate::rules::{
    CapturedClosed, Color, Customs, Move, Piece, Position, Role, Setup, Square, Variant,
};

/// Who sees what was taken closed, in the order of its number.
const SEEN_BY: [CapturedClosed; 3] = [
    CapturedClosed::Capturer,
    CapturedClosed::Nobody,
    CapturedClosed::Both,
];

/// More pieces of a kind than any pool has.
const COUNTS: u32 = 6;

/// The customs; one bit for the usual start, otherwise each point with a bit for empty, one for
/// closed or four for its piece, the counters, and how many of each kind are unknown.
pub(super) fn write_start(writer: &mut Writer, record: &Record, customs: Customs) {
    let seen_by = SEEN_BY
        .iter()
        .position(|one| *one == customs.captured_closed);
    writer.below(seen_by.unwrap_or(0) as u32, SEEN_BY.len() as u32);
    writer.bit(customs.guards_at_home);
    writer.bit(customs.forty_moves);
    writer.bit(!record.is_usual_start());
    if record.is_usual_start() {
        return;
    }
    let setup = record.setup();
    let closed = setup.closed();
    for square in Square::all() {
        let piece = setup.piece_at(square);
        writer.bit(piece.is_some());
        if let Some(piece) = piece {
            writer.bit(closed.contains(square));
            if !closed.contains(square) {
                writer.below(piece.index() as u32, Piece::COUNT as u32);
            }
        }
    }
    write_counters(writer, setup);
    let unseen = Pool::of_unseen(setup);
    let pool = record.start_view().map_or(unseen, |view| *view.pool());
    for piece in kinds() {
        writer.below(pool.count(piece).into(), COUNTS);
    }
}

pub(super) fn read_start(reader: &mut Reader<'_>) -> Result<Record, ShareError> {
    let damaged = ShareError::Damaged;
    let seen_by = reader.below(SEEN_BY.len() as u32).ok_or(damaged)?;
    let customs = Customs {
        captured_closed: *SEEN_BY.get(seen_by as usize).ok_or(damaged)?,
        guards_at_home: reader.bit().ok_or(damaged)?,
        forty_moves: reader.bit().ok_or(damaged)?,
    };
    let variant = Variant::CoUp(customs);
    if !reader.bit().ok_or(damaged)? {
        return Ok(Record::of_view(View::start(Position::start_of(variant))));
    }
    let (setup, pool) = read_board(reader, variant).ok_or(damaged)?;
    let position = Position::from_setup(&setup).map_err(ShareError::Start)?;
    let start = View::new(position, pool).map_err(|_| damaged)?;
    Ok(Record::of_view(start))
}

fn read_board(reader: &mut Reader<'_>, variant: Variant) -> Option<(Setup, Pool)> {
    let mut setup = Setup {
        variant,
        ..Setup::default()
    };
    for square in Square::all() {
        if !reader.bit()? {
            continue;
        }
        if !reader.bit()? {
            setup.put(square, Some(read_piece(reader)?));
        } else if !setup.put_closed(square) {
            return None;
        }
    }
    read_counters(reader, &mut setup)?;
    let mut pool = Pool::EMPTY;
    for piece in kinds() {
        let count = reader.below(COUNTS)?;
        (count as usize <= piece.role.starting_count()).then_some(())?;
        (0..count).for_each(|_| pool.add(piece));
    }
    Some((setup, pool))
}

/// The pieces that can lie closed.
fn kinds() -> impl Iterator<Item = Piece> {
    let of = |color| {
        Role::ALL[1..]
            .iter()
            .map(move |&role| Piece::new(color, role))
    };
    Color::ALL.into_iter().flat_map(of)
}

/// What a move shows: which of the kinds in the pool its piece turned out to be, and whether it
/// is known what it took closed, and which of the kinds that was. Nothing in xiangqi.
pub(super) fn write_shown(writer: &mut Writer, view: &View, played: CoUpMove) {
    if let Some(revealed) = played.revealed {
        write_kind(writer, view.pool(), revealed);
    }
    if view.position().is_closed(played.mv.to()) {
        writer.bit(played.taken.is_some());
        if let Some(taken) = played.taken {
            write_kind(writer, view.pool(), taken);
        }
    }
}

pub(super) fn read_shown(reader: &mut Reader<'_>, view: &View, mv: Move) -> Option<CoUpMove> {
    let mut played = CoUpMove::plain(mv);
    let mover = view.position().turn();
    if view.reveals(mv) {
        played.revealed = Some(read_kind(reader, view.pool(), mover)?);
    }
    if view.position().is_closed(mv.to()) && reader.bit()? {
        played.taken = Some(read_kind(reader, view.pool(), !mover)?);
    }
    Some(played)
}

fn write_kind(writer: &mut Writer, pool: &Pool, piece: Piece) {
    let kinds: Vec<Role> = pool.kinds(piece.color).map(|(role, _)| role).collect();
    let index = kinds.iter().position(|role| *role == piece.role);
    writer.below(index.unwrap_or(0) as u32, kinds.len() as u32);
}

fn read_kind(reader: &mut Reader<'_>, pool: &Pool, color: Color) -> Option<Piece> {
    let kinds: Vec<Role> = pool.kinds(color).map(|(role, _)| role).collect();
    let index = reader.below(kinds.len() as u32)? as usize;
    Some(Piece::new(color, *kinds.get(index)?))
}
