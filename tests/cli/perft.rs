//! `chuhe perft`. The counts are those of `tests/data/perft.tsv`.

use super::{START, chuhe, chuhe_reading, complaint, lines};

#[test]
fn the_last_line_is_the_count() {
    assert_eq!(lines(&chuhe(&["perft", "3"])), ["79666"]);
    assert_eq!(lines(&chuhe(&["perft", "0", "--fen", START])), ["1"]);
}

#[test]
fn divided_counts_add_up() {
    let lines = lines(&chuhe(&["perft", "2", "--divide"]));
    let (total, parts) = lines.split_last().unwrap();
    assert_eq!(total, "1920");
    assert_eq!(parts.len(), 44);
    let count = |line: &String| line.split(' ').next_back().unwrap().parse::<u64>().unwrap();
    assert_eq!(parts.iter().map(count).sum::<u64>(), 1_920);
    // The start mirrored left to right is itself.
    let after = |mv| parts.iter().find(|line| line.starts_with(mv)).map(count);
    assert_eq!(after("h2e2"), after("b2e2"));
    assert_eq!(after("a3a4"), after("i3i4"));
}

#[test]
fn a_batch_goes_on_after_a_bad_line() {
    let input = format!("{START}\t1\nnonsense\t1\n{START}\tx\n{START}\t2\n");
    let output = chuhe_reading(&["perft", "--batch", "-"], &input);
    assert_eq!(output.status.code(), Some(0));
    let blocks = lines(&output);
    assert_eq!(blocks[0..2], ["44", ""]);
    assert!(blocks[2].starts_with("error ") && blocks[2].contains("nonsense"));
    assert!(blocks[4].starts_with("error ") && blocks[4].contains("`x`"));
    assert_eq!(blocks[6..8], ["1920", ""]);
}

#[test]
fn a_position_that_cannot_be_played_is_refused_with_every_reason() {
    let output = chuhe(&["perft", "1", "--fen", "9/9/9/9/9/9/9/9/9/K8 w - - 0 1"]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = complaint(&output);
    assert_eq!(complaint.lines().count(), 1);
    assert!(complaint.contains("Black has no general"), "{complaint}");
    assert!(
        complaint.contains("Red's general is outside its palace"),
        "{complaint}"
    );
}
