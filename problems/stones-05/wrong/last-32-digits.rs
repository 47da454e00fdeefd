//! WA: compares in 32 bits, where 2^32 + 8 is 8.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut table = vec![2_u32, 3];
    while let Some(next) = table[table.len() - 2].checked_add(table[table.len() - 1]) {
        table.push(next);
    }
    let (mut a, mut b) = (1_u64, 2_u64);
    let mut large = vec![b];
    while let Some(next) = a.checked_add(b) {
        (a, b) = (b, next);
        large.push(b);
    }
    for n in numbers {
        let lost = table.contains(&(n as u32)) || large.contains(&n);
        println!("{}", if lost { "No" } else { "Yes" });
    }
}
