//! WA: reads one array and computes with another, which holds only zeros.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = tokens.next() {
        let n = n as usize;
        let mut a = vec![0; n + 1];
        let s = vec![0_i64; n + 1];
        for cell in &mut a[1..] {
            *cell = tokens.next().unwrap();
        }
        a.sort();
        let mut sum = 0;
        let mut i = n;
        while i > 0 {
            sum ^= s[i] - s[i - 1] - 1;
            i = i.saturating_sub(2);
        }
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
