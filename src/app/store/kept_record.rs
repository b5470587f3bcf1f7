//! How a record is kept: as two copies, written by turns, each with a serial number and a sum.
//! A write touches one copy only, so that whatever happens to it the other one is whole.
//!
//! `src/shell/records.js` reads the same form before the program runs.

/// The two copies' names follow the record's own.
pub const COPIES: [&str; 2] = [".a", ".b"];

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// No record was ever kept.
    Nothing,
    /// The newest copy.
    Newest(Copy),
    /// The one of two copies that is not damaged: perhaps not the newest.
    Older(Copy),
    /// Nothing readable is left.
    Damaged,
}

/// A whole copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copy {
    /// Counts the writes.
    pub serial: u64,
    /// What was kept.
    pub text: String,
}

/// The copy that the write with this serial number goes to.
pub fn place(serial: u64) -> &'static str {
    COPIES[(serial % 2) as usize]
}

/// The form of a copy.
pub fn seal(serial: u64, text: &str) -> String {
    let serial = serial.to_string();
    format!("{serial} {:08x} {text}", sum(&serial, text))
}

/// Judges the two copies as they were read.
pub fn judge(copies: [Option<String>; 2]) -> Kept {
    let there = copies.iter().flatten().count();
    let newest = copies.iter().flatten().filter_map(|copy| open(copy)).fold(
        (0, None),
        |(count, best), copy| {
            let better = match best {
                Some(best) if newer(&best, &copy) => best,
                _ => copy,
            };
            (count + 1, Some(better))
        },
    );
    match newest {
        (_, None) if there == 0 => Kept::Nothing,
        (_, None) => Kept::Damaged,
        (whole, Some(copy)) if whole == there => Kept::Newest(copy),
        (_, Some(copy)) => Kept::Older(copy),
    }
}

fn newer(one: &Copy, other: &Copy) -> bool {
    one.serial > other.serial
}

fn open(copy: &str) -> Option<Copy> {
    let mut parts = copy.splitn(3, ' ');
    let (number, sealed, text) = (parts.next()?, parts.next()?, parts.next()?);
    (u32::from_str_radix(sealed, 16).ok()? == sum(number, text)).then_some(Copy {
        serial: number.parse().ok()?,
        text: text.to_owned(),
    })
}

/// FNV-1a: it notices damage, not malice.
fn sum(serial: &str, text: &str) -> u32 {
    [serial, " ", text]
        .iter()
        .flat_map(|part| part.bytes())
        .fold(0x811c_9dc5, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn copy(serial: u64, text: &str) -> Copy {
        Copy {
            serial,
            text: text.to_owned(),
        }
    }

    #[test]
    fn the_sum_is_fnv_1a() {
        // Published values of FNV-1a with 32 bits: "a" and "foobar".
        let plain = |text: &str| {
            text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
                (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
            })
        };
        assert_eq!(plain("a"), 0xe40c_292c);
        assert_eq!(plain("foobar"), 0xbf9c_f968);
        assert_eq!(sum("7", "{}"), plain("7 {}"));
    }

    #[test]
    fn writes_take_turns_and_the_newest_is_read() {
        assert_ne!(place(7), place(8));
        let kept = judge([Some(seal(7, "old")), Some(seal(8, "new 楚河"))]);
        assert_eq!(kept, Kept::Newest(copy(8, "new 楚河")));
        let kept = judge([Some(seal(9, "newer")), Some(seal(8, "new"))]);
        assert_eq!(kept, Kept::Newest(copy(9, "newer")));
        assert_eq!(
            judge([None, Some(seal(1, "only"))]),
            Kept::Newest(copy(1, "only"))
        );
        assert_eq!(judge([None, None]), Kept::Nothing);
    }

    #[test]
    fn a_copy_cut_at_any_byte_or_changed_in_any_place_gives_way_to_the_other() {
        let whole = seal(8, r#"{"version":1,"moves":["h2e2"]}"#);
        let other = Some(seal(7, "before"));
        for end in 0..whole.len() {
            let cut = Some(whole[..end].to_owned());
            assert_eq!(
                judge([other.clone(), cut]),
                Kept::Older(copy(7, "before")),
                "cut at {end}"
            );
            let mut bytes = whole.clone().into_bytes();
            bytes[end] ^= 1;
            let changed = String::from_utf8(bytes).ok();
            assert_eq!(
                judge([other.clone(), changed]),
                Kept::Older(copy(7, "before")),
                "changed at {end}"
            );
        }
        assert_eq!(judge([Some(whole[..9].to_owned()), None]), Kept::Damaged);
    }
}
