//! Links with a whole game.

use chuhe::formats::record::{NodeId, Record};
use chuhe::formats::share::{ShareError, decode, encode, unpack};
use proptest::prelude::*;

use super::clean;
use super::random_records::records;

/// A game of so many plies with a variation of 30 plies after every 100th, by a fixed choice.
fn long_game(plies: usize) -> Record {
    fn go_on(record: &mut Record, from: NodeId, plies: usize, mut seed: u64) -> Vec<NodeId> {
        let mut line = vec![from];
        for _ in 0..plies {
            let node = *line.last().unwrap();
            let position = record.position_at(node).unwrap();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // Quiet moves, so that the game does not run out of pieces.
            let moves: Vec<_> = position.legal_moves().into_iter().collect();
            let quiet: Vec<_> = moves
                .iter()
                .filter(|mv| position.piece_at(mv.to()).is_none())
                .collect();
            let choice = (seed >> 33) as usize;
            let mv = if quiet.is_empty() {
                moves[choice % moves.len()]
            } else {
                *quiet[choice % quiet.len()]
            };
            line.push(record.add(node, mv).unwrap());
        }
        line
    }
    let mut record = Record::default();
    let main = go_on(&mut record, NodeId::ROOT, plies, 1);
    for (branch, seed) in [(100, 2), (200, 3)] {
        go_on(&mut record, main[branch], 30, seed);
    }
    record
}

#[test]
fn a_long_game_with_two_variations_fits_into_a_link() {
    let record = long_game(300);
    assert_eq!((record.plies(), record.variations()), (360, 2));
    let link = encode(&record);
    assert!(link.len() < 1_500, "{} characters", link.len());
    assert!(
        link.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    );
    assert!(decode(&link).unwrap() == record);
}

#[test]
fn a_link_of_today_is_read_for_ever() {
    let record = clean("[Red \"甲\"]\n\n1. h2e2 {好} h9g7 (1. ... b9c7!) 2. h0g2 1-0");
    let link = encode(&record);
    assert_eq!(link, LINK);
    assert!(decode(LINK).unwrap() == record);
}

/// Written by the first version; it must never change.
const LINK: &str = "1XkFMMkBDUmVkHzylkZSZXN1bHQZiWmAo-WlvQAMCEABZnQ";

#[test]
fn what_is_cut_or_altered_is_told_from_what_is_whole() {
    let link = encode(&clean("[Red \"A\"]\n\n1. h2e2 h9g7 2. h0g2 *"));
    assert_eq!(decode(""), Err(ShareError::Version));
    assert_eq!(decode("3AAAA"), Err(ShareError::Version));
    assert_eq!(decode("1A+"), Err(ShareError::Characters));
    for length in 1..link.len() {
        assert_eq!(
            decode(&link[..length]),
            Err(ShareError::Damaged),
            "{length}"
        );
    }
    let mut altered = link.clone().into_bytes();
    altered[5] = if altered[5] == b'A' { b'B' } else { b'A' };
    assert_eq!(
        decode(std::str::from_utf8(&altered).unwrap()),
        Err(ShareError::Damaged)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn links_lose_nothing(record in records(false)) {
        let link = encode(&record);
        prop_assert!(decode(&link).unwrap() == record);
    }

    #[test]
    fn any_text_is_refused_or_read(text in "1[A-Za-z0-9_-]{0,80}") {
        let _ = decode(&text);
    }
}

#[test]
fn what_the_page_keeps_may_be_longer_than_a_link() {
    let mut record = clean("1. h2e2 h9g7");
    record.note_mut(NodeId::ROOT).comment = "長い".repeat(20_000);
    let text = encode(&record);
    assert_eq!(decode(&text), Err(ShareError::Characters));
    assert_eq!(unpack(&text), Ok(record));
}
