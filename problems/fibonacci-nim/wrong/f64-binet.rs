//! WA beyond: rounds a power of the golden ratio, which is exact for 32 bits but not for 64.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let (phi, root) = ((1.0 + 5f64.sqrt()) / 2.0, 5f64.sqrt());
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        if n == 0 {
            break;
        }
        let index = (n as f64 * root).ln() / phi.ln();
        let nearest = (phi.powf(index.round()) / root).round() as u64;
        println!(
            "{}",
            if nearest == n {
                "Second win"
            } else {
                "First win"
            }
        );
    }
}
