//! MLE: memoises every heap, but the recursion is as deep as the heap is large.

use std::collections::HashMap;
use std::io::Read;

fn first_wins(n: u64, k: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
    if let Some(&answer) = known.get(&(n, k)) {
        return answer;
    }
    let answer = (1..=k.min(n)).any(|take| !first_wins(n - take, k, known));
    known.insert((n, k), answer);
    answer
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input
        .split_whitespace()
        .map(|token| token.parse().unwrap())
        .collect();
    let mut known = HashMap::new();
    for case in numbers[1..].chunks(2) {
        let (n, k) = (case[0], case[1]);
        println!(
            "{}",
            if first_wins(n, k, &mut known) {
                "A"
            } else {
                "B"
            }
        );
    }
}
