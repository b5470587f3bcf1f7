//! How much the search leaves out: depths in plies, margins in hundredths of a soldier.

use super::score::Value;

/// Up to this depth a node whose evaluation is far above the window is taken for won.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 7;
/// Up to this depth a node whose evaluation is far below the window is left to quiescence.
pub(super) const RAZOR_DEPTH: i32 = 3;
/// From this depth on a node without a move from the table is searched a ply less deep.
pub(super) const REDUCTION_WITHOUT_MOVE: i32 = 4;
/// From this depth on the table's move is compared with all others.
pub(super) const SINGULAR_DEPTH: i32 = 8;
/// A move so much better than all others is worth two plies more.
pub(super) const ALONE_MARGIN: Value = 40;
/// Up to this depth late quiet moves are left out.
pub(super) const LATE_MOVE_DEPTH: i32 = 6;
/// Up to this (reduced) depth quiet moves are left out where the evaluation is too low.
pub(super) const FUTILITY_DEPTH: i32 = 6;
/// Up to this (reduced) depth moves that lose material are left out.
pub(super) const EXCHANGE_DEPTH: i32 = 6;
/// What a capture may bring in quiescence beyond its victim.
pub(super) const CAPTURE_MARGIN: Value = 160;
/// So much history is worth a ply.
pub(super) const HISTORY_PER_PLY: i32 = 8_000;

#[inline]
pub(super) const fn reverse_futility_margin(depth: i32, improving: bool) -> Value {
    80 * (depth - improving as i32)
}

#[inline]
pub(super) const fn razor_margin(depth: i32) -> Value {
    180 + 160 * depth
}

#[inline]
pub(super) const fn futility_margin(depth: i32) -> Value {
    90 + 85 * depth
}

#[inline]
pub(super) const fn quiet_loss(depth: i32) -> Value {
    28 * depth * depth
}

#[inline]
pub(super) const fn capture_loss(depth: i32) -> Value {
    110 * depth
}

/// How many moves are tried before quiet ones are left out.
#[inline]
pub(super) const fn late_move_count(depth: i32, improving: bool) -> usize {
    let count = 4 + depth as usize * depth as usize;
    if improving { count } else { count / 2 }
}

/// By how many plies the search after a null move is shallower, `surplus` being what the
/// evaluation is above the window.
#[inline]
pub(super) fn pass_reduction(depth: i32, surplus: Value) -> i32 {
    3 + depth / 4 + (surplus / 200).min(3)
}

/// By how many plies the `count`th move (from 1) is searched less deep: late ones are rarely
/// good when the order is. It grows with the product of both logarithms.
#[inline]
pub(super) const fn late_move_reduction(depth: i32, count: usize) -> i32 {
    const LOGARITHMS: [i32; 64] = {
        let mut table = [0; 64];
        let mut n = 1;
        while n < 64 {
            table[n] = log2_in_256ths(n as u64);
            n += 1;
        }
        table
    };
    let depth = LOGARITHMS[if depth < 63 { depth as usize } else { 63 }];
    let count = LOGARITHMS[if count < 63 { count } else { 63 }];
    // 0.6 + 0.21 log2(depth) log2(count), which is 0.6 + 0.44 ln(depth) ln(count).
    (39_322 + depth * count / 100 * 21) >> 16
}

/// The binary logarithm in integers, so that it is the same on every machine.
const fn log2_in_256ths(n: u64) -> i32 {
    let whole = n.ilog2();
    // A number from 1 to 2 with 31 bits after the point is squared again and again; each time
    // it passes 2 the next bit of the logarithm is 1.
    let mut x = n << (31 - whole);
    let mut log = whole as i32;
    let mut bits = 0;
    while bits < 8 {
        x = (x * x) >> 31;
        log <<= 1;
        if x >= 1 << 32 {
            x >>= 1;
            log |= 1;
        }
        bits += 1;
    }
    log
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_library() {
        for n in 1..64 {
            let expected = (f64::from(n).log2() * 256.0).floor() as i32;
            assert!((log2_in_256ths(n as u64) - expected).abs() <= 1, "{n}");
        }
    }

    #[test]
    fn reductions_grow_with_depth_and_number() {
        assert_eq!(late_move_reduction(1, 30), 0);
        assert_eq!(late_move_reduction(30, 1), 0);
        // 0.6 + 0.21 * 3 * 4 = 3.12
        assert_eq!(late_move_reduction(8, 16), 3);
        assert!(late_move_reduction(20, 40) > late_move_reduction(8, 16));
    }
}
