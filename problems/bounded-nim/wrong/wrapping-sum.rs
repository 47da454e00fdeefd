//! WA: takes heaps whose sum wraps to 0 for no stones at all.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let (n, k) = (tokens.next().unwrap(), tokens.next().unwrap());
        let (mut sum, mut nim_sum) = (0_u64, 0);
        for heap in tokens.by_ref().take(n as usize) {
            sum = sum.wrapping_add(heap);
            nim_sum ^= k.checked_add(1).map_or(heap, |round| heap % round);
        }
        println!("{}", if sum != 0 && nim_sum != 0 { "A" } else { "B" });
    }
}
