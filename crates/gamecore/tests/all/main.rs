//! Every family against the bare rules on small positions, and by its laws on large ones.

mod colouring;
mod coprime_takes;
mod digraph;
mod divisor_game;
mod factoring;
mod fibonacci_nim;
mod grundy_game;
mod increases;
mod mex;
mod moore;
mod nim;
mod nim_values;
mod nimber;
mod octal;
mod octal_tables;
mod periodicity;
mod prime_powers;
mod ranged_nim;
mod sequential_nim;
mod small_games;
mod solver;
mod staircase;
mod subtraction;
mod take_neighbours;
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
