//! The rules: which numbers of stones may be taken from a heap depends on its place.

use oracle::Ruleset;

/// A position is the heaps in the order of their numbers.
pub struct OwnRules;

impl Ruleset for OwnRules {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            for take in (1..=heap).filter(|&take| may_take(index + 1, take)) {
                let mut option = heaps.clone();
                option[index] -= take;
                options.push(option);
            }
        }
        options
    }
}

/// Whether this many stones may be taken from the heap with this number.
pub fn may_take(number: usize, stones: u64) -> bool {
    match number {
        1 => stones.is_power_of_two(),
        2 => is_fibonacci(stones),
        3 => true,
        4 => stones == 1 || stones % 2 == 0,
        5 => stones % 2 == 1,
        _ => stones <= number as u64,
    }
}

fn is_fibonacci(stones: u64) -> bool {
    let (mut fibonacci, mut next) = (1, 2);
    while fibonacci < stones {
        let sum = fibonacci + next;
        fibonacci = next;
        next = sum;
    }
    fibonacci == stones
}
