//! WA: takes 1.6180339887 for phi.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let (a, b) = (heaps[0].min(heaps[1]), heaps[0].max(heaps[1]));
    let lost = ((b - a) as f64 * 1.6180339887) as u64 == a;
    println!("{}", u8::from(!lost));
}
