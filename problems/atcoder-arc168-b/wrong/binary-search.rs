//! WA: searches for the greatest cap by halving, as if every cap below a winning one won.

use std::io::Read;

fn heaps() -> Vec<u64> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut heaps: Vec<u64> =
        input.split_whitespace().skip(1).map(|token| token.parse().unwrap()).collect();
    heaps.sort();
    heaps
}

fn main() {
    let heaps = heaps();
    let wins = |cap: u64| heaps.iter().fold(0, |sum, heap| sum ^ heap % (cap + 1)) != 0;
    let largest = heaps[heaps.len() - 1];
    if wins(largest) {
        return println!("-1");
    }
    let (mut wins_below, mut loses) = (0, largest);
    while loses - wins_below > 1 {
        let middle = (wins_below + loses) / 2;
        if wins(middle) {
            wins_below = middle;
        } else {
            loses = middle;
        }
    }
    println!("{}", wins_below);
}
