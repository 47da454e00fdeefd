//! Every family against the bare rules on small positions, and by its laws on large ones.

use oracle::Ruleset;

mod kayles;
mod mex;
mod misere_quotient;
mod shape;

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort();
    items
}

/// A table as the oracle gives it.
fn widened(table: &[u16]) -> Vec<u64> {
    table.iter().map(|&value| u64::from(value)).collect()
}

/// A game whose positions are rows of numbers, by its options.
struct Rules(fn(&[u64]) -> Vec<Vec<u64>>);

impl Ruleset for Rules {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        self.0(position)
    }
}
