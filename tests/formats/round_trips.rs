//! What is written is read back to the same record.

use chuhe::formats::charset::Native;
use chuhe::formats::{dhtmlxq, pgn, xqf};
use chuhe::notation::Notation;
use proptest::prelude::*;

use super::open_all;
use super::random_records::records;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn pgn_loses_nothing(record in records(false), notation in 0..Notation::ALL.len()) {
        let text = pgn::write(&record, Notation::ALL[notation]);
        let (_, games) = open_all(text.as_bytes()).unwrap();
        prop_assert_eq!(games.len(), 1, "{}", text);
        let warnings: Vec<String> = games[0].warnings.iter().map(|w| w.to_string()).collect();
        prop_assert_eq!(warnings, Vec::<String>::new(), "{}", text);
        prop_assert!(games[0].record == record, "{}\nread as\n{}", text,
            pgn::write(&games[0].record, Notation::Coordinate));
    }

    #[test]
    fn pgn_in_gb18030_loses_nothing(record in records(false)) {
        let text = pgn::write(&record, Notation::Han);
        let bytes = encoding_rs::GB18030.encode(&text).0;
        let (_, games) = open_all(&bytes).unwrap();
        prop_assert!(games[0].record == record, "{}", text);
    }

    #[test]
    fn dhtmlxq_loses_nothing(record in records(true)) {
        let text = dhtmlxq::write(&record).unwrap();
        let (_, games) = open_all(text.as_bytes()).unwrap();
        prop_assert_eq!(games.len(), 1, "{}", text);
        prop_assert!(games[0].record == record, "{}\nread as\n{}", text,
            pgn::write(&games[0].record, Notation::Coordinate));
    }

    #[test]
    fn xqf_loses_nothing(record in records(true)) {
        let file = xqf::write(&record, &Native).unwrap();
        let (_, games) = open_all(&file).unwrap();
        prop_assert_eq!(games.len(), 1);
        prop_assert!(games[0].record == record, "read as\n{}",
            pgn::write(&games[0].record, Notation::Coordinate));
    }
}
