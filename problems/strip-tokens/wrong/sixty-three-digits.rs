//! WA: counts the bits 0 to 62 of the gaps only.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(count) = numbers.next() {
        let mut cells: Vec<u64> = numbers.by_ref().take(count as usize).collect();
        cells.extend(Some(0).filter(|_| count % 2 == 1));
        cells.sort();
        let gaps: Vec<u64> = cells.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect();
        let set = |digit: u32| gaps.iter().filter(|&gap| gap >> digit & 1 == 1).count();
        println!("{}", if (0..63).any(|digit| set(digit) % 2 == 1) { "1" } else { "2" });
    }
}
