//! WA: asks for every size twice or more, which is not the same as in pairs.

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
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        let times = |size: u64| heaps.iter().filter(|&&heap| heap == size).count();
        let lost = heaps.iter().all(|&heap| times(heap) > 1);
        println!("{}", if lost { "Lose" } else { "Win" });
    }
}
