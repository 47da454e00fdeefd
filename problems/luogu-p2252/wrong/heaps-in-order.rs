//! WA: believes that the smaller heap comes first.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<i64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let k = i128::from(heaps[1] - heaps[0]);
    let twice = 2 * i128::from(heaps[0]) - k;
    let lost = k >= 0 && twice >= 0 && twice * twice <= 5 * k * k && 5 * k * k < (twice + 2).pow(2);
    println!("{}", u8::from(!lost));
}
