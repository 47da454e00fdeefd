//! Every family against the bare rules on small positions, and by its laws on large ones.

use oracle::Ruleset;
use proptest::test_runner::{Config as ProptestConfig, RngSeed};

mod bounded_nim;
mod chains;
mod coin_turning;
mod contracts;
mod digraph;
mod divisor_game;
mod end_nim;
mod euclid;
mod examples;
mod factoring;
mod fibonacci_nim;
mod forbidden_takes;
mod geography;
mod grundy_game;
mod hackenbush;
mod heap_rules;
mod heaps;
mod huge;
mod increases;
mod kayles;
mod loopy;
mod mex;
mod misere_heaps;
mod mock_turtles;
mod moore;
mod nim;
mod nimber;
mod octal;
mod periodicity;
mod published;
mod ranged_nim;
mod refusals;
mod ruler;
mod sequential_nim;
mod shape;
mod solver;
mod staircase;
mod stairs;
mod strange_nim;
mod subtraction;
mod sum;
mod take_and_spread;
mod take_neighbours;
mod theorems;
mod turning_corners;
mod turning_turtles;
mod twins;
mod welter;
mod wythoff;
mod xor_basis;

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort();
    items
}

/// Random cases that are the same in every run.
fn seeded(seed: u64) -> ProptestConfig {
    ProptestConfig {
        rng_seed: RngSeed::Fixed(seed),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
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
