//! Strange Nim against the bare rules.

use gamecore::strange_nim_value;
use oracle::Oracle;

use crate::Rules;

#[test]
fn nim_values_are_as_played() {
    let oracle = Oracle::new(Rules(|position| {
        let (stones, k) = (position[0], position[1]);
        (1..=stones / k).map(|take| vec![stones - take, k]).collect()
    }));
    for k in (1..=40).chain([59, 150, 399, 400, 401]) {
        for heap in 0..=400 {
            let value = oracle.nim_value(&vec![heap, k]);
            assert_eq!(strange_nim_value(heap, k), value, "{heap} with k = {k}");
        }
    }
}

#[test]
fn large_heaps() {
    let most = u64::MAX;
    assert_eq!(strange_nim_value(most, 1), most);
    assert_eq!(strange_nim_value(most, most), 1);
    assert_eq!(strange_nim_value(most - 1, most), 0);
    // With k = 2, one less than a power of two has the value 0.
    assert_eq!(strange_nim_value(most, 2), 0);
}

#[test]
#[should_panic(expected = "a heap of 8 has k = 0")]
fn nothing_is_divided_by_zero() {
    let _ = strange_nim_value(8, 0);
}
