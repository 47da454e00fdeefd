//! WA: leaves the odd piece out, as if the wall were not its neighbour.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = tokens.next() {
        let mut cells: Vec<u64> = tokens.by_ref().take(n as usize).collect();
        cells.sort();
        let pairs = cells.rchunks_exact(2);
        let nim_sum = pairs.fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        println!("{}", if nim_sum != 0 { 1 } else { 2 });
    }
}
