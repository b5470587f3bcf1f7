//! Input that is made to do harm ends in an error or a warning: quickly, and without much memory.

use chuhe::formats::problem::OpenError;

use super::open_all;

fn is_cut(result: Result<impl Sized, OpenError>) -> bool {
    matches!(result.err(), Some(OpenError::Cut { .. }))
}

#[test]
fn files_that_end_too_soon() {
    let folder = format!("{}/tests/data/records", env!("CARGO_MANIFEST_DIR"));
    for name in [
        "plain.xqf",
        "keyed.xqf",
        "tree.cbr",
        "two_games.cbl",
        "line.cbf",
        "tree.dhtmlxq.txt",
        "gbk.pgn",
    ] {
        let bytes = std::fs::read(format!("{folder}/{name}")).unwrap();
        for length in (0..bytes.len()).step_by(7) {
            // Whatever comes of it, it must come.
            let _ = open_all(&bytes[..length]);
        }
    }
    let header = std::fs::read(format!("{folder}/plain.xqf")).unwrap();
    assert!(is_cut(open_all(&header[..500])));
    let header = std::fs::read(format!("{folder}/tree.cbr")).unwrap();
    assert!(is_cut(open_all(&header[..500])));
}

#[test]
fn a_comment_that_claims_four_gigabytes() {
    let path = format!(
        "{}/tests/data/records/plain.xqf",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut bytes = std::fs::read(path).unwrap();
    bytes[1024 + 4..1024 + 8].copy_from_slice(&[0xff; 4]);
    let (_, games) = open_all(&bytes).unwrap();
    assert_eq!(games[0].record.plies(), 0);
}

#[test]
fn brackets_without_end_cost_no_stack() {
    let mut text = String::from("[Event \"x\"]\n\n1. h2e2 ");
    text.push_str(&"( ".repeat(200_000));
    text.push_str("c3c4 ");
    text.push_str(&") ".repeat(300_000));
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(games[0].record.plies(), 2);
    // More warnings than anybody reads are only counted.
    assert!(games[0].warnings.len() <= 51);
}

#[test]
fn deep_variations_are_read_and_written() {
    let mut text = String::from("[Event \"x\"]\n\n");
    for _ in 0..5_000 {
        text.push_str("1. h2e2 (");
    }
    text.push_str("1. c3c4");
    text.push_str(&")".repeat(5_000));
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let record = &games[0].record;
    assert_eq!(record.plies(), 5_001);
    let written = chuhe::formats::pgn::write(record, chuhe::notation::Notation::Coordinate);
    assert!(open_all(written.as_bytes()).unwrap().1[0].record == *record);
}

#[test]
fn what_could_be_looked_for_again_and_again() {
    for piece in [
        "{\n[Event \"",
        "[a\"",
        "[a",
        "{",
        "[DhtmlXQ_a]",
        "[0_1_0]",
        "<Move ",
        "$",
        "&",
        "1.",
        "炮",
        "前",
        "(",
        "1-0 1. ",
    ] {
        let text = format!("[Event \"x\"]\n{}", piece.repeat(50_000 / piece.len()));
        let _ = open_all(text.as_bytes());
        let _ = open_all(piece.repeat(50_000 / piece.len()).as_bytes());
    }
}

/// Bytes that no rule is behind, the same in every run (xorshift).
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    std::iter::repeat_with(next).take(length).collect()
}

#[test]
fn pictures_programs_and_packed_files_are_no_games() {
    let refused = |what: &str, bytes: &[u8]| {
        let opened = open_all(bytes).map(|(opened, _)| opened);
        assert_eq!(opened.err(), Some(OpenError::UnknownFormat), "{what}");
    };
    // The first bytes of each kind of file, as its format says.
    let heads: [(&str, &[u8]); 8] = [
        ("PNG", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\x01\0\x08\x06\0\0\0"),
        ("GIF", b"GIF89a\x10\0\x10\0\xf7\0\0"),
        ("xz", b"\xfd7zXZ\0\0\x04"),
        ("gzip", b"\x1f\x8b\x08\0\0\0\0\0\0\x03"),
        ("zip", b"PK\x03\x04\x14\0\0\0\x08\0"),
        ("wasm", b"\0asm\x01\0\0\0"),
        ("PDF", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Length 9000 /Filter /FlateDecode >>\nstream\n"),
        ("nothing known", b""),
    ];
    for (what, head) in heads {
        for seed in 1..=20 {
            for length in [700, 30_000] {
                let mut bytes = [head, &noise(seed, length)].concat();
                refused(what, &bytes);
                // A line that looks like a tag does not help.
                bytes.extend_from_slice(b"\n[a\"");
                refused(what, &bytes);
            }
        }
    }
    // A table of small numbers is no text in UTF-16 either.
    let numbers: Vec<u8> = (0..4_000_u32)
        .flat_map(|n| (n % 40).to_le_bytes())
        .collect();
    refused("numbers", &numbers);
    let pairs: Vec<u8> = (0..4_000_u16)
        .flat_map(|n| (n % 25 + 1).to_le_bytes())
        .collect();
    refused("pairs", &pairs);
}

#[test]
fn a_bracket_alone_makes_no_record() {
    for text in [
        "[a \"b",
        "[a\"",
        "x\n[k \"v\n\nsome words",
        "[a \"b\n[c \"d\n",
    ] {
        let opened = open_all(text.as_bytes()).map(|(opened, _)| opened);
        assert_eq!(opened.err(), Some(OpenError::UnknownFormat), "{text}");
    }
    // A broken tag before moves, and whole tags without any, are records.
    let (_, games) = open_all(b"[Event \"x\n\n1. h2e2 h9g7 *").unwrap();
    assert_eq!(games[0].record.plies(), 2);
    let (_, games) = open_all(b"[Event \"x\"]\n[Red \"Hu\"]\n").unwrap();
    assert_eq!(games[0].record.tags.known("Red"), Some("Hu"));
}

#[test]
fn a_text_with_a_few_strange_bytes_is_read() {
    // Filled up with NULs, as old programs do; one control character; a name in Windows-1258.
    for text in [
        &b"[Event \"x\"]\n\n1. h2e2 h9g7 *\n\x1a\0\0\0\0\0\0\0\0\0\0\0\0"[..],
        b"[Event \"x\x02\"]\n\n1. h2e2 h9g7 *\n",
        b"[Event \"Gi\xe4\xd2i v\xf4 \xf0\xec\xb8ch\"]\n\n1. h2e2 h9g7 *\n",
    ] {
        let (_, games) = open_all(text).unwrap();
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].record.plies(), 2);
    }
}
