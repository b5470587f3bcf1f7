//! A bench without a page.
#![allow(clippy::unwrap_used)]
use super::*;

fn bench(setup: Setup) -> Bench {
    Bench::new(Placed { setup, pool: None })
}

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

fn printed(bench: &Bench) -> String {
    fen::print(&bench.setup)
}

const EMPTY: &str = "9/9/9/9/9/9/9/9/9/9 w - - 0 1";

#[test]
fn pieces_are_put_moved_and_taken_away() {
    let horse = Piece::new(Color::Red, Role::Horse);
    let bench = bench(Setup::start()).after(Act::Cleared);
    assert_eq!(printed(&bench), EMPTY);
    let put = bench
        .after(Act::Took(Tool::Piece(horse)))
        .after(Act::Touched(at("e4")));
    assert_eq!(put.setup.piece_at(at("e4")), Some(horse));
    assert_eq!(put.left(horse), 1);
    // The same touch again takes it away.
    assert_eq!(printed(&put.after(Act::Touched(at("e4")))), EMPTY);
    let moved = put
        .after(Act::Took(Tool::Hand))
        .after(Act::Moved("e4a0".parse().unwrap()));
    assert_eq!(moved.setup.piece_at(at("a0")), Some(horse));
    assert_eq!(moved.setup.piece_at(at("e4")), None);
    let erased = moved
        .after(Act::Took(Tool::Eraser))
        .after(Act::Touched(at("a0")));
    assert_eq!(printed(&erased), EMPTY);
    assert_eq!(erased.after(Act::Undone).setup, moved.setup);
}

#[test]
fn a_hand_moves_every_piece_everywhere_and_other_tools_none() {
    let bench = bench(Setup::start());
    assert_eq!(bench.movable().len(), 32);
    assert_eq!(bench.moves().len(), 32 * 89);
    assert!(bench.after(Act::Took(Tool::Eraser)).moves().is_empty());
}

const GENERALS: &str = "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1";

fn hidden() -> Bench {
    bench(fen::parse(GENERALS).unwrap()).after(Act::Hides(true))
}

fn with_closed(points: &str) -> Bench {
    let bench = hidden().after(Act::Took(Tool::Closed));
    points
        .split(' ')
        .fold(bench, |bench, point| bench.after(Act::Touched(at(point))))
}

#[test]
fn pieces_lie_face_down_where_they_start_and_nowhere_else() {
    let lying = with_closed("a0 h7");
    let board = "4k4/9/7x1/9/9/9/9/9/9/X2K5";
    assert_eq!(
        lying.fen(),
        format!("{board} w R2A2C2P5N2B2r2a2c2p5n2b2 0 1")
    );
    assert!(lying.view().is_ok());
    for point in ["e5", "e9"] {
        let refused = lying.after(Act::Touched(at(point)));
        assert_eq!(
            (refused.refused, refused.fen()),
            (Some(at(point)), lying.fen())
        );
        assert_eq!(refused.can_undo(), lying.can_undo());
    }
    // The same touch takes it away; a hand moves it to where another starts.
    assert!(
        !lying
            .after(Act::Touched(at("h7")))
            .setup
            .closed()
            .contains(at("h7"))
    );
    let moved = lying.after(Act::Moved("a0i9".parse().unwrap()));
    assert!(moved.fen().starts_with("4k3x/9/7x1/"), "{}", moved.fen());
    let refused = lying.after(Act::Moved("a0e5".parse().unwrap()));
    assert_eq!(
        (refused.refused, refused.fen()),
        (Some(at("e5")), lying.fen())
    );
}

#[test]
fn pools_that_do_not_fit_are_named() {
    let rook = Piece::new(Color::Red, Role::Chariot);
    let mut few = with_closed("a0 b0");
    for role in &Role::ALL[1..] {
        let piece = Piece::new(Color::Red, *role);
        few = few.after(Act::Counted(piece, u8::from(piece == rook)));
    }
    assert!(few.fen().contains(" w R1r2a2"), "{}", few.fen());
    assert_eq!(
        few.view().err(),
        Some(Unplayable::Pool(ViewError::PoolTooSmall {
            side: Color::Red,
            closed: 2,
            unknown: 1
        }))
    );
    // More than a side has cannot be counted, but open and unknown together can be too many.
    let many = few.after(Act::Counted(rook, 9));
    assert_eq!((many.pool().count(rook), many.surplus()), (2, None));
    let many = many
        .after(Act::Took(Tool::Piece(rook)))
        .after(Act::Touched(at("f4")));
    assert!(many.view().is_ok());
    assert_eq!(many.surplus(), Some((rook, 3)));
    let by_board = many.after(Act::CountedByBoard);
    assert_eq!((by_board.pool().count(rook), by_board.surplus()), (1, None));
    assert_eq!(by_board.after(Act::Undone), many);
}

#[test]
fn a_copied_position_comes_back_with_its_pool() {
    let bench =
        with_closed("a0 b0").after(Act::Counted(Piece::new(Color::Black, Role::Soldier), 0));
    let (setup, pool) = coup_fen::parse_setup(&bench.fen(), Variant::CO_UP).unwrap();
    let placed = Placed {
        setup,
        pool: Some(pool),
    };
    let again = hidden().after(Act::Placed(Box::new(placed)));
    assert_eq!((again.fen(), again.view()), (bench.fen(), bench.view()));
    assert_eq!(
        Bench::new(Placed::of(&bench.view().unwrap())).fen(),
        bench.fen()
    );
    // In xiangqi nothing lies face down.
    let open = again.after(Act::Hides(false));
    assert_eq!(open.fen(), "4k4/9/9/9/9/9/9/9/9/RN1K5 w - - 0 1");
    assert_eq!(open.after(Act::Start).setup, Setup::start());
    assert_eq!(
        again.after(Act::Start).setup,
        Setup::start_of(Variant::CO_UP)
    );
}
