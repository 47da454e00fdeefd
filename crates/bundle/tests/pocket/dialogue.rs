//! Answers each line before it reads the next one.

use proconio::{input_interactive, is_stdin_empty, read_value_interactive};

fn main() {
    input_interactive! { rounds: usize }
    for round in 0..rounds {
        println!("round {}", round);
        input_interactive! { n: usize, numbers: [u64; n] }
        println!("{}", numbers.iter().sum::<u64>());
        println!("{}", read_value_interactive!(String));
    }
    println!("{}", is_stdin_empty());
}
