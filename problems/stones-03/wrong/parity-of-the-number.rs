//! WA: calls an even number of heaps lost, which is not enough.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    loop {
        let n = numbers.next().unwrap() as usize;
        if n == 0 {
            break;
        }
        numbers.by_ref().take(n).for_each(drop);
        let lost = n % 2 == 0;
        println!("{}", if lost { "Lose" } else { "Win" });
    }
}
