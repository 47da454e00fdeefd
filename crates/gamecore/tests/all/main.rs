//! Every family against the bare rules on small positions, and by its laws on large ones.

use gamecore::Game;
use oracle::Ruleset;

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

/// The position after each move, in an order fit for comparison.
///
/// Different moves lead to different positions, so a list is as good as a set.
fn results<H, G>(game: &G, heaps: &[H], takes: &[G::Move]) -> Vec<Vec<H>>
where
    H: Clone + Ord,
    G: Game<Position = [H]>,
{
    sorted(takes.iter().map(|take| game.after(heaps, take)).collect())
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
