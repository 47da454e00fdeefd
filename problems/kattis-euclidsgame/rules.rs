//! The rules: subtract a positive multiple of the smaller number from the larger one.

use oracle::Ruleset;

/// A position is the two numbers; with a 0, play is over.
pub struct Euclid;

impl Ruleset for Euclid {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        if a == 0 || b == 0 {
            return Vec::new();
        }
        let from_a = (1..=a / b).map(|times| (a - times * b, b));
        let from_b = (1..=b / a).map(|times| (a, b - times * a));
        from_a.chain(from_b).collect()
    }

    fn representative(&self, &(a, b): &(u64, u64)) -> (u64, u64) {
        (a.min(b), a.max(b))
    }
}
