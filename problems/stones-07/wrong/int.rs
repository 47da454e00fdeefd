//! WA beyond: truncates n to 32 bits.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!(
            "{}",
            if n as u32 == 1 || n as u32 == 2 {
                "Hrdv"
            } else {
                "Yougth"
            }
        );
    }
}
