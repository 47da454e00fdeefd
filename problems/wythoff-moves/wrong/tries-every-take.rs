//! TLE: is right, but tries every take: two million divisions for one line of heaps near 10^6.

use std::io::Read;

fn is_lost(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let k = b - a;
    k + (u128::from(k) * 0x9E37_79B9_7F4A_7C15 / (1 << 64)) as u64 == a
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let mut answers = String::new();
    for pair in heaps.chunks(2) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        if b == 0 {
            break;
        }
        let equal = (1..=a).map(|take| (a - take, b - take));
        let keep_smaller = (0..b).map(|rest| (a.min(rest), a.max(rest)));
        let keep_larger = (0..a).map(|rest| (rest, b));
        let mut results = Vec::new();
        for (x, y) in equal.chain(keep_smaller).chain(keep_larger) {
            if is_lost(x, y) && !results.contains(&(x, y)) {
                results.push((x, y));
            }
        }
        answers += if results.is_empty() { "0\n" } else { "1\n" };
        for (x, y) in results {
            answers += &format!("{} {}\n", x, y);
        }
    }
    print!("{}", answers);
}
