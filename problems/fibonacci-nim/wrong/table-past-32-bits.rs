//! WA: makes a table of 55 32-bit integers, of which the last ones wrap around.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut fibonacci = vec![1i32; 55];
    for i in 2..55 {
        fibonacci[i] = fibonacci[i - 1].wrapping_add(fibonacci[i - 2]);
    }
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        if n == 0 {
            break;
        }
        let lost = fibonacci.iter().any(|&f| f as i64 == n as i64);
        println!("{}", if lost { "Second win" } else { "First win" });
    }
}
