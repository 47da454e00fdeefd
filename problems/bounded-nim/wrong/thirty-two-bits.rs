//! WA: truncates numbers to 32 bits, as with a 32-bit `int`.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap() as u32);
    for _ in 0..numbers.next().unwrap() {
        let (count, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        let remainder = |heap: u32| heap % k.checked_add(1).unwrap_or(u32::MAX);
        let sum = numbers.by_ref().take(count as usize).fold(0, |sum, heap| sum ^ remainder(heap));
        println!("{}", if sum != 0 { "A" } else { "B" });
    }
}
