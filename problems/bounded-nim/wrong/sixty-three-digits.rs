//! WA: counts the bits 0 to 62 only, as if the heaps were signed.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (count, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
        let remainder = |heap: u64| (u128::from(heap) % (u128::from(cap) + 1)) as u64;
        let heaps: Vec<u64> = numbers.by_ref().take(count as usize).map(remainder).collect();
        let odd =
            |digit: &u32| heaps.iter().filter(|&heap| heap >> digit & 1 == 1).count() % 2 == 1;
        println!("{}", if (0..63).any(|digit| odd(&digit)) { "A" } else { "B" });
    }
}
