//! WA: lets one forbidden take put a value out of reach, though another heap may have it, too.

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
    let mut repeats: BTreeMap<u64, u64> = BTreeMap::new();
    let mut starts: Vec<u64> = Vec::new();
    for (&x, targets) in &forbidden {
        let below = |heap: u64| starts.partition_point(|&start| start < heap) as u64;
        let value = |heap: u64| repeats.get(&heap).copied().unwrap_or_else(|| heap - below(heap));
        let least = targets.iter().map(|&heap| value(heap)).min().unwrap();
        repeats.insert(x, least);
        starts.push(x);
    }
    let below = |heap: u64| starts.partition_point(|&start| start < heap) as u64;
    let value = |heap: u64| repeats.get(&heap).copied().unwrap_or_else(|| heap - below(heap));
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
