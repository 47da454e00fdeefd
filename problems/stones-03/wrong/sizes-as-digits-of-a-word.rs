//! WA: keeps the parity of each size in a bit of a 64-bit word, but sizes go up to 100.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(count) = numbers.next().filter(|&count| count != 0) {
        let heaps = numbers.by_ref().take(count as usize);
        let odd = heaps.fold(0, |odd: u64, heap| odd ^ (1 << (heap % 64)));
        println!("{}", if odd != 0 { "Win" } else { "Lose" });
    }
}
