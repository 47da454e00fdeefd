//! Every family against the bare rules on small positions, and by its laws on large ones.

use oracle::Ruleset;

mod bounded_nim;
mod candy_piles;
mod colouring;
mod coprime_takes;
mod digraph;
mod distinct_numbers;
mod divisor_game;
mod euclid;
mod factoring;
mod fibonacci_nim;
mod forbidden_takes;
mod grundy_game;
mod hackenbush;
mod increases;
mod interval_game;
mod loopy;
mod mex;
mod moore;
mod nim;
mod nim_values;
mod nimber;
mod octal;
mod one_from_each;
mod periodicity;
mod prefix_free;
mod prime_powers;
mod ranged_nim;
mod sequential_nim;
mod solver;
mod staircase;
mod strange_nim;
mod subtraction;
mod take_neighbours;
mod take_or_split;
mod tartan;
mod turning_blocks;
mod turning_corners;
mod wythoff;
mod xor_basis;

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
