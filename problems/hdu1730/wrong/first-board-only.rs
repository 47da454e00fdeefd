//! WA: reads one board where the input holds many.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<i64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    if let [n, _, rows @ ..] = &numbers[..] {
        let rows = rows.chunks(2).take(*n as usize);
        let nim_sum = rows.fold(0, |sum, row| sum ^ ((row[0] - row[1]).abs() - 1));
        println!("{}", if nim_sum != 0 { "I WIN!" } else { "BAD LUCK!" });
    }
}
