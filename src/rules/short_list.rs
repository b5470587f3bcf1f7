//! Sorting lists of a few elements.

/// Sorts a short list by a key; elements with equal keys keep their order.
///
/// The sorts of the standard library are made for long lists, and each use of one costs the
/// page several kilobytes.
pub(crate) fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        for at in (1..=end).rev() {
            if key(&list[at - 1]) <= key(&list[at]) {
                break;
            }
            list.swap(at - 1, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_short;

    #[test]
    fn all_orders_of_a_few_are_sorted_and_equals_keep_theirs() {
        for code in 0..4_u32.pow(5) {
            let digits = (0..5).map(|place| code / 4_u32.pow(place) % 4);
            let mut list: Vec<(u32, u32)> = digits.zip(0..).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|(digit, _)| *digit);
            sort_short(&mut list, |(digit, _)| *digit);
            assert_eq!(list, expected);
        }
        sort_short(&mut [] as &mut [u8], |one| *one);
    }
}
