//! WA: lets the player who eats the last candy win, so that each way is one step longer.

use std::io::Read;

fn cases() -> Vec<Vec<usize>> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let mut cases = Vec::new();
    while let Some(n) = numbers.next() {
        cases.push(numbers.by_ref().take(n).collect());
    }
    cases
}

fn main() {
    for mut piles in cases() {
        piles.sort_by(|one, other| other.cmp(one));
        let diagonal = (0..piles.len()).take_while(|&i| piles[i] > i).count();
        let Some(last) = diagonal.checked_sub(1) else {
            println!("First");
            continue;
        };
        let across = piles[last] - diagonal;
        let down = piles[diagonal..].iter().filter(|&&pile| pile > last).count();
        println!("{}", if across % 2 == 0 || down % 2 == 0 { "First" } else { "Second" });
    }
}
