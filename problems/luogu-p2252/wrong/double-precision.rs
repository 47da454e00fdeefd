//! WA: computes the golden multiple in double precision.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let (a, b) = (heaps[0].min(heaps[1]), heaps[0].max(heaps[1]));
    let phi = (1.0 + 5.0_f64.sqrt()) / 2.0;
    let lost = ((b - a) as f64 * phi) as u64 == a;
    println!("{}", u8::from(!lost));
}
