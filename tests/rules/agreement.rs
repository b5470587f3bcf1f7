//! Everything that can be asked about one position, held against the oracle.

use chuhe::rules::{Color, Piece, Position, Refusal, Role};

use crate::boards::{assert_same_board, index_of, move_of, square_at, step_of};
use crate::oracle::{self, Board, Step};

/// The legal moves that the crate lists, as the oracle writes them, in ascending order.
pub fn legal_of(position: &Position) -> Vec<Step> {
    let mut legal: Vec<Step> = position
        .legal_moves()
        .iter()
        .map(|&step| step_of(step))
        .collect();
    legal.sort_unstable();
    legal
}

/// Everything that can be asked about one position, held against the oracle.
pub fn assert_agrees(position: &Position, board: &Board) {
    assert_same_board(position, board);
    let legal = board.legal();
    assert_eq!(legal_of(position), legal, "legal moves of {board:?}");
    assert_eq!(
        position.legal_count(),
        legal.len(),
        "legal_count of {board:?}"
    );
    assert_eq!(
        position.has_legal_move(),
        !legal.is_empty(),
        "has_legal_move of {board:?}"
    );
    assert_eq!(
        position.is_check(),
        board.is_check(),
        "is_check of {board:?}"
    );
    let mut checkers: Vec<usize> = position.checkers().into_iter().map(index_of).collect();
    checkers.sort_unstable();
    assert_eq!(
        checkers,
        board.attackers_of_general(board.red_to_move()),
        "checkers of {board:?}"
    );
    assert_sets_agree(position, board, &legal);
    for color in Color::ALL {
        assert_eq!(
            index_of(position.general(color)),
            board.general(color == Color::Red),
            "general of {board:?}"
        );
    }
}

/// The sets of points that a position answers with, held against the oracle.
fn assert_sets_agree(position: &Position, board: &Board, legal: &[Step]) {
    let mover = position.turn();
    let enemies = position.side(!mover);
    let mut captures: Vec<Step> = position
        .legal_moves_to(enemies)
        .iter()
        .map(|&step| step_of(step))
        .collect();
    captures.sort_unstable();
    let taking = |step: &&Step| board.at(step.1).is_some();
    let expected: Vec<Step> = legal.iter().filter(taking).copied().collect();
    assert_eq!(captures, expected, "captures in {board:?}");
    for at in 0..90 {
        let square = square_at(at);
        let mut targets: Vec<Step> = position
            .legal_targets(square)
            .into_iter()
            .map(|to| (at, index_of(to)))
            .collect();
        targets.sort_unstable();
        let own: Vec<Step> = legal.iter().filter(|step| step.0 == at).copied().collect();
        assert_eq!(
            targets,
            own,
            "targets from {} in {board:?}",
            oracle::name(at)
        );

        assert_eq!(position.occupied().contains(square), board.at(at).is_some());
        for color in Color::ALL {
            for role in Role::ALL {
                let letter = Piece::new(color, role).to_fen_char();
                let here = board.at(at) == Some(letter);
                assert_eq!(
                    position.pieces(color, role).contains(square),
                    here,
                    "{letter} in {board:?}"
                );
            }
            let here = board
                .at(at)
                .is_some_and(|letter| oracle::is_red(letter) == (color == Color::Red));
            assert_eq!(
                position.side(color).contains(square),
                here,
                "{color:?} in {board:?}"
            );
        }
        for role in Role::ALL {
            let here = board
                .at(at)
                .is_some_and(|letter| letter.to_ascii_uppercase() == role.letter());
            assert_eq!(
                position.role(role).contains(square),
                here,
                "{role:?} in {board:?}"
            );
        }
    }
}

/// Asserts that what a refusal says is so.
fn assert_true_reason(refusal: Refusal, board: &Board, (from, to): Step) {
    let case = || {
        format!(
            "{} for {}{} in {board:?}",
            refusal.name(),
            oracle::name(from),
            oracle::name(to)
        )
    };
    let letter = board.at(from);
    let kind = letter.map(|letter| letter.to_ascii_uppercase());
    let takes = board.at(to).is_some();
    let mover = board.red_to_move();
    // A reason about the general is given only for a move that the piece itself can make.
    let about_general = matches!(
        refusal,
        Refusal::GeneralsFacing | Refusal::OwnGeneralAttacked(_) | Refusal::TakesGeneral
    );
    let can_go = board.is_mine(from) && board.can_go(from, to);
    assert_eq!(about_general, can_go, "{}", case());
    let holds = match refusal {
        Refusal::NoPiece => letter.is_none(),
        Refusal::NotYours => letter.is_some() && !board.is_mine(from),
        Refusal::OwnPiece => board.is_mine(from) && board.is_mine(to),
        Refusal::NotItsMove => board.is_mine(from),
        Refusal::LeavesPalace => matches!(kind, Some('K' | 'A')),
        Refusal::CrossesRiver => kind == Some('B'),
        Refusal::LegBlocked(leg) => {
            kind == Some('N') && board.at(index_of(leg)).is_some() && touch(index_of(leg), from)
        }
        Refusal::EyeBlocked(eye) => {
            kind == Some('B') && board.at(index_of(eye)).is_some() && index_of(eye) * 2 == from + to
        }
        Refusal::PathBlocked(blocker) => {
            let blocker = index_of(blocker);
            let first = board.at(blocker).is_some() && board.between(from, blocker) == Some(0);
            let on_the_way = (from.min(to)..from.max(to)).contains(&blocker)
                && board.between(blocker, to).is_some();
            first && on_the_way && (kind == Some('R') || kind == Some('C') && !takes)
        }
        Refusal::NoScreen => kind == Some('C') && takes && board.between(from, to) == Some(0),
        Refusal::TooManyScreens => kind == Some('C') && takes && board.between(from, to) >= Some(2),
        Refusal::SoldierBack | Refusal::SoldierSideways => kind == Some('P'),
        Refusal::GeneralsFacing => board.after((from, to)).generals_face(),
        Refusal::OwnGeneralAttacked(attacker) => board
            .after((from, to))
            .attackers_of_general(mover)
            .contains(&index_of(attacker)),
        Refusal::TakesGeneral => to == board.general(!mover),
    };
    assert!(holds, "{}", case());
}

/// Whether two points are neighbours on a line.
fn touch(one: usize, other: usize) -> bool {
    one.abs_diff(other) == 9 || one.abs_diff(other) == 1 && one / 9 == other / 9
}

/// Asks about all pairs of points, legal and illegal.
pub fn assert_every_move_is_judged(position: &Position, board: &Board) {
    let legal = board.legal();
    for step in (0..90).flat_map(|from| (0..90).map(move |to| (from, to))) {
        let listed = legal.binary_search(&step).is_ok();
        assert_eq!(
            position.is_legal(move_of(step)),
            listed,
            "is_legal {step:?} of {board:?}"
        );
        let can_go = board.is_mine(step.0) && board.can_go(step.0, step.1);
        assert_eq!(
            position.is_pseudo_legal(move_of(step)),
            can_go,
            "is_pseudo_legal {step:?} of {board:?}"
        );
        match position.check_move(move_of(step)) {
            Ok(()) => assert!(listed, "check_move allows {step:?} in {board:?}"),
            Err(refusal) => {
                assert!(
                    !listed,
                    "check_move refuses {step:?} in {board:?}: {}",
                    refusal.name()
                );
                assert_true_reason(refusal, board, step);
            }
        }
    }
}

/// Asserts that a position is the one that a fresh reading of its set-up gives, key and all.
pub fn assert_like_fresh(position: &Position) {
    let fresh = Position::from_setup(&position.to_setup()).unwrap();
    assert_eq!(&fresh, position);
    assert_eq!(fresh.key(), position.key());
    assert_eq!(fresh.checkers(), position.checkers());
}
