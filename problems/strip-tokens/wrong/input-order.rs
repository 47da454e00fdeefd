//! WA: pairs the pieces as they come; they need not come in order.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = tokens.next() {
        let mut cells: Vec<u64> = tokens.by_ref().take(n as usize).collect();
        if n % 2 == 1 {
            cells.insert(0, 0);
        }
        let nim_sum =
            cells.chunks(2).fold(0, |sum, pair| sum ^ (pair[1].wrapping_sub(pair[0]) - 1));
        println!("{}", if nim_sum != 0 { 1 } else { 2 });
    }
}
