//! WA: removes nothing from more than two heaps that are all equal.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    while let Some(k) = tokens.next() {
        let heaps = tokens.by_ref().take(k.parse().unwrap());
        let mut heaps: Vec<u64> = heaps.map(|token| token.parse().unwrap()).collect();
        heaps.sort_by(|a, b| b.cmp(a));
        if heaps.len() > 2 && heaps.first() == heaps.last() {
            println!("0");
            continue;
        }
        let mut basis: Vec<u64> = Vec::new();
        let mut removed = 0;
        for heap in heaps {
            let rest = basis.iter().fold(heap, |rest, &element| rest.min(rest ^ element));
            if rest == 0 {
                removed += u128::from(heap);
            } else {
                basis.push(rest);
                basis.sort_by(|a, b| b.cmp(a));
            }
        }
        println!("{}", removed);
    }
}
