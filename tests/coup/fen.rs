//! FEN of cờ úp: three forms read, one written.

use chuhe::formats::coup_fen::{self, CoUpFenError};
use chuhe::formats::fen::FenError;
use chuhe::rules::coup::ViewError;
use chuhe::rules::{Color, Variant};

use crate::boards::{game, play_on, start, view};

const START: &str =
    "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2A2C2P5N2B2r2a2c2p5n2b2 0 1";

#[test]
fn all_forms_of_the_start_mean_the_same() {
    let old = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX A2B2N2R2C2P5a2b2n2r2c2p5 w - - 0 1";
    let box_new = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2A2C2P5N2B2r2a2c2p5n2b2 - 0 1";
    let pychess = "r~n~b~a~ka~b~n~r~/9/1c~5c~1/p~1p~1p~1p~1p~/9/9/P~1P~1P~1P~1P~/1C~5C~1/9/R~N~B~A~KA~B~N~R~ w - - 0 1";
    let spoken =
        "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX r R2A2C2P5H2E2r2a2c2p5h2e2";
    for text in [START, old, box_new, pychess, spoken] {
        assert_eq!(view(text), start(), "{text}");
    }
    assert_eq!(coup_fen::print(&start()), START);
}

#[test]
fn what_a_game_leads_to_is_written_and_read_again() {
    for seed in 0..40 {
        let mut game = game(Variant::CO_UP, seed);
        let choices: Vec<usize> = (0..90)
            .map(|ply| ply * 31 + usize::from(seed) * 7)
            .collect();
        play_on(&mut game, &choices);
        for viewer in [None, Some(Color::Red), Some(Color::Black)] {
            let seen = game.view(viewer);
            let text = coup_fen::print(&seen);
            assert_eq!(view(&text), seen, "{text}");
            assert_eq!(coup_fen::print(&view(&text)), text);
        }
    }
}

#[test]
fn a_fault_is_named_with_its_place() {
    let refused = |text: &str| coup_fen::parse(text, Variant::CO_UP).unwrap_err();
    let square = |text: &str| text.parse().unwrap();
    assert_eq!(
        refused("4k4/9/9/9/4X4/9/9/9/9/3K5 w R1 0 1"),
        CoUpFenError::ClosedOffStart {
            square: square("e5"),
            letter: 'X'
        }
    );
    assert_eq!(
        refused("4k4/9/9/X8/9/9/9/9/9/3K5 w R1 0 1"),
        CoUpFenError::ClosedOffStart {
            square: square("a6"),
            letter: 'X'
        }
    );
    assert_eq!(
        refused("4k4/9/9/9/9/9/9/9/9/n~2K5 w - - 0 1"),
        CoUpFenError::ClosedOffStart {
            square: square("a0"),
            letter: 'n'
        }
    );
    assert_eq!(
        refused("4k4/9/9/9/9/9/9/9/9/X2K5 w R9 0 1"),
        CoUpFenError::PoolTooLarge {
            letter: 'R',
            count: 9,
            most: 2
        }
    );
    assert_eq!(
        refused("4k4/9/9/9/9/9/9/9/9/X2K4X w R1 0 1"),
        CoUpFenError::View(ViewError::PoolTooSmall {
            side: Color::Red,
            closed: 2,
            unknown: 1
        })
    );
    assert_eq!(
        refused("4k4/9/9/9/9/9/9/9/9/X2K5 w K1 0 1"),
        CoUpFenError::Pool("K1".to_owned())
    );
    assert_eq!(
        refused("4k4/9/9/9/9/9/9/9/9/X2K5 w R 0 1"),
        CoUpFenError::Pool("R".to_owned())
    );
    assert_eq!(
        refused("4k4/9/9/9/9/9/9/9/9/X2Kx~3 w R1 0 1"),
        CoUpFenError::Fen(FenError::UnknownPiece {
            rank: 0,
            found: 'x'
        })
    );
    assert_eq!(
        refused("4k4/9/9/9/9/9/9/9/9/X2K5 w R1 p1 - 0 1"),
        CoUpFenError::Fen(FenError::FieldCount(7))
    );
}

/// Found by fuzzing: without a closed piece only the pool tells the variants apart.
#[test]
fn the_pool_tells_a_position_in_which_all_lie_open_from_one_of_xiangqi() {
    let board = "1p2k4/9/9/9/9/9/9/9/9/1R1K5";
    for rest in [
        "w - 0 1",
        "w R1 0 1",
        "w R1",
        "b a2c2 3 9",
        "w h2 p1 0 1",
        "R1p2 w - - 0 1",
        "w R2A2C2P5N2B2r2a2c2p5n2b2 - 0 1",
    ] {
        assert!(coup_fen::is_meant(&format!("{board} {rest}")), "{rest}");
    }
    // Other fields, and moves after it, say nothing.
    for rest in [
        "",
        "w",
        "w - - 0 1",
        "w - 0",
        "r 0 1",
        "w h2e2",
        "w a2c2 c9e7",
        "w a2c2 1. c9e7",
        "black - - 12 40 moves h2e2",
    ] {
        assert!(!coup_fen::is_meant(&format!("{board} {rest}")), "{rest}");
    }
}
