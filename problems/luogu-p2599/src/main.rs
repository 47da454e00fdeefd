//! Heaps lie in a row. A move takes any positive number of stones from the first or from the last
//! heap that is left, and the player who takes the last stone wins. Does the first player win?
//!
//! Theorem (Albert and Nowakowski, 2001): to the left of any row exactly one heap, perhaps an empty
//! one, makes a position that is lost for the player to move; and so does one heap to its right.

use proconio::read_value;

/// What the heap to the left must be if this one is to the right, and those between them need
/// `left` or `right` alone, 0 being no heap.
///
/// With `right`, they are lost already. Otherwise it wins to take all of a heap if the other one is
/// `left` or `right`, and it loses if it is not: so both heaps go down through the other positive
/// numbers, as in Nim, and there must be equally many of these below both.
fn partner(heap: u64, left: u64, right: u64) -> u64 {
    if heap == right {
        return 0;
    }
    let rank = heap - u64::from(0 < right && right < heap);
    // The theorem:
    rank + u64::from(0 < left && left <= rank)
}

/// Of the rows of each length that begin at each heap, those of one heap less are known.
pub fn solve(heaps: &[u64]) -> bool {
    assert!(!heaps.is_empty(), "no heaps: 0");
    assert!(!heaps.contains(&0), "a heap is empty");
    let n = heaps.len();
    let (mut left, mut right) = (vec![0; n + 1], vec![0; n + 1]);
    for length in 1..n {
        for first in 0..=n - length {
            let last = first + length - 1;
            left[first] = partner(heaps[last], left[first], right[first]);
            right[first] = partner(heaps[first], right[first + 1], left[first + 1]);
        }
    }
    // The theorem:
    heaps[0] != left[1]
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        answers += if solve(&heaps) { "1\n" } else { "0\n" };
    }
    print!("{}", answers);
}
