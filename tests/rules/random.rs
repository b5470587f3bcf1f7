//! Random set-ups and games, made by the oracle alone.

use proptest::collection::vec;
use proptest::prelude::*;

use crate::oracle::{Board, Step};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// A playable position with up to `men` pieces beside the generals, wherever they happen to fall.
pub fn setups(men: usize) -> impl Strategy<Value = Board> {
    let palace = || (3usize..=5, 0usize..=2);
    // Soldiers, horses, chariots and cannons make the play; the defenders come half as often.
    let letters = prop::sample::select("RRNNCCPPABrrnnccppab".chars().collect::<Vec<_>>());
    (
        palace(),
        palace(),
        vec((0usize..90, letters), 0..=men),
        any::<bool>(),
    )
        .prop_filter_map(
            "facing generals, or both in check",
            |(red, black, men, red_to_move)| {
                let mut board = Board::empty(red_to_move);
                for (point, letter) in men {
                    board.put(point, letter);
                }
                board.put(red.1 * 9 + red.0, 'K');
                board.put((black.1 + 7) * 9 + black.0, 'k');
                playable(board)
            },
        )
}

/// The same placement with a side to move that may be to move, if there is one.
fn playable(board: Board) -> Option<Board> {
    if board.generals_face() {
        return None;
    }
    let other = board.with_other_turn();
    match (board.is_check(), other.is_check()) {
        (true, true) => None,
        (_, false) => Some(board),
        (false, true) => Some(other),
    }
}

/// A root for a game: the usual array, a crowded set-up or a sparse one.
pub fn roots() -> impl Strategy<Value = Board> {
    prop_oneof![2 => Just(Board::from_fen(START)), 1 => setups(30), 2 => setups(10)]
}

/// Which of the legal moves to play, ply by ply; the number is taken modulo their count.
pub fn choices(plies: usize) -> impl Strategy<Value = Vec<usize>> {
    vec(0usize..3_000, 0..=plies)
}

/// The positions and moves of the game that the choices make, as the oracle sees it; the last position has no move.
pub fn game_of(root: &Board, choices: &[usize]) -> (Vec<Board>, Vec<Step>) {
    let mut boards = vec![root.clone()];
    let mut steps = Vec::new();
    for choice in choices {
        let board = boards.last().unwrap();
        let legal = board.legal();
        let Some(&step) = legal.get(choice % legal.len().max(1)) else {
            break;
        };
        boards.push(board.after(step));
        steps.push(step);
    }
    (boards, steps)
}

/// Choices that take a move back at once every other time, so that positions recur.
pub fn shuffling(root: &Board, choices: &[usize]) -> Vec<usize> {
    let mut board = root.clone();
    let mut steps: Vec<Step> = Vec::new();
    let mut made = Vec::new();
    for &choice in choices {
        let legal = board.legal();
        if legal.is_empty() {
            break;
        }
        let back = steps
            .len()
            .checked_sub(2)
            .map(|earlier| (steps[earlier].1, steps[earlier].0));
        let home = back.and_then(|back| legal.iter().position(|&step| step == back));
        let chosen = home
            .filter(|_| choice % 4 != 0)
            .unwrap_or(choice % legal.len());
        made.push(chosen);
        steps.push(legal[chosen]);
        board = board.after(legal[chosen]);
    }
    made
}
