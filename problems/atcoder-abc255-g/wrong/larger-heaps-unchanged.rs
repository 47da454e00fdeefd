//! WA: changes the values of heaps with forbidden takes only; all others keep their size.

use std::collections::BTreeMap;
use std::io::Read;

fn numbers() -> Vec<u64> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    input.split_whitespace().map(|token| token.parse().unwrap()).collect()
}

fn main() {
    let numbers = numbers();
    let (heaps, takes) = numbers[2..].split_at(numbers[0] as usize);
    let mut forbidden: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for take in takes.chunks(2) {
        forbidden.entry(take[0]).or_default().push(take[0] - take[1]);
    }
    let mut values: BTreeMap<u64, u64> = BTreeMap::new();
    let mut times: BTreeMap<u64, usize> = BTreeMap::new();
    for (&x, targets) in &forbidden {
        let mut missing: BTreeMap<u64, usize> = BTreeMap::new();
        for heap in targets {
            *missing.entry(*values.get(heap).unwrap_or(heap)).or_default() += 1;
        }
        let free = missing.iter().find(|(value, &count)| count > times.get(value).copied().unwrap_or(0));
        if let Some((&value, _)) = free {
            *times.entry(value).or_default() += 1;
            values.insert(x, value);
        }
    }
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ values.get(heap).unwrap_or(heap));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
