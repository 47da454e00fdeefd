//! WA: sorts the heaps as f32, where 900000000 and 900000001 are equal.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(count) = numbers.next() {
        let mut heaps: Vec<u64> = numbers.by_ref().take(count as usize).collect();
        heaps.sort();
        heaps.sort_by(|a, b| (*b as f32).partial_cmp(&(*a as f32)).unwrap());
        let mut basis: Vec<u64> = Vec::new();
        let mut removed = 0;
        for heap in heaps {
            let rest = basis.iter().fold(heap, |rest, &row| rest.min(rest ^ row));
            if rest == 0 {
                removed += heap;
            } else {
                basis.push(rest);
                basis.sort_by(|a, b| b.cmp(a));
            }
        }
        println!("{}", removed);
    }
}
