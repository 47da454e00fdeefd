//! The pocket edition of itertools, beside the crate.

#[path = "../src/pocket/itertools.rs"]
mod pocket;

use proptest::prelude::*;

/// What the methods of a trait make of a list.
macro_rules! results {
    ($tools:path, $items:expr) => {{
        use $tools as Tools;
        let items = || $items.iter().copied();
        let stable = $items.iter().enumerate().map(|(place, item)| (item / 4, place));
        let pairs: Vec<(u8, u8)> = items().tuple_windows().collect();
        let apart: Vec<(u8, u8)> = items().tuples().collect();
        let mut rest = items().filter(|item| item % 3 > 0);
        let first = rest.next();
        (
            (items().join(", "), Tools::join(&mut rest, "")),
            (first, items().sorted().collect::<Vec<_>>()),
            (items().sorted_unstable().rev().collect::<Vec<_>>(), pairs, apart),
            items().map(|item| item / 8).dedup_with_count().collect::<Vec<(usize, u8)>>(),
            (items().counts(), (1u64..).tuple_windows().nth(5).map(|(a, b)| a + b)),
            stable.sorted().collect::<Vec<_>>(),
        )
    }};
}

proptest! {
    #[test]
    fn its_methods_do_what_those_of_the_crate_do(
        items in proptest::collection::vec(0u8..32, 0..40),
    ) {
        prop_assert_eq!(
            results!(pocket::Itertools, items),
            results!(itertools::Itertools, items)
        );
    }
}
