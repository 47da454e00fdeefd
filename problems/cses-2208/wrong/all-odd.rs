//! WA: lets the first player win only if all heaps are odd.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let heaps: Vec<u64> = tokens.by_ref().take(n).collect();
        let wins = !heaps.is_empty() && heaps.iter().all(|heap| heap % 2 == 1);
        println!("{}", if wins { "first" } else { "second" });
    }
}
