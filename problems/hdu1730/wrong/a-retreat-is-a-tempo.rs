//! WA: believes that with four or more rows and no gaps a retreat gains a move.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(rows) = numbers.next() {
        let width = numbers.next().unwrap();
        let (mut sum, mut free, mut no_gaps) = (0, false, true);
        for _ in 0..rows {
            let (own, other) = (numbers.next().unwrap(), numbers.next().unwrap());
            let gap = own.abs_diff(other) - 1;
            sum ^= gap;
            no_gaps &= gap == 0;
            free |= own != 1 && own != width;
        }
        let won = sum != 0 || rows > 3 && no_gaps && free;
        println!("{}", if won { "I WIN!" } else { "BAD LUCK!" });
    }
}
