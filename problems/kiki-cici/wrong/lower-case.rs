//! WA: prints `kiki` and `cici`, where the judge wants `Kiki` and `Cici`.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!("{}", if n % 3 != 0 { "kiki" } else { "cici" });
    }
}
