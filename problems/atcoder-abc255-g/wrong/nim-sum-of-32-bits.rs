//! WA: keeps the nim-sum in 32 bits.

use std::collections::BTreeMap;
use std::io::Read;

fn value(segments: &BTreeMap<u64, u64>, heap: u64) -> u64 {
    let (start, first) = segments.range(..=heap).next_back().unwrap();
    first + (heap - start)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let (heaps, takes) = numbers[2..].split_at(numbers[0] as usize);
    let mut out_of_reach: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for take in takes.chunks(2) {
        out_of_reach.entry(take[0]).or_default().push(take[0] - take[1]);
    }
    let mut segments = BTreeMap::from([(0, 0)]);
    let mut repeats: BTreeMap<u64, usize> = BTreeMap::new();
    for (&heap, others) in &out_of_reach {
        let mut missing: BTreeMap<u64, usize> = BTreeMap::new();
        for &other in others {
            *missing.entry(value(&segments, other)).or_default() += 1;
        }
        let all = |(value, count): &(&u64, &usize)| **count == 1 + repeats.get(value).unwrap_or(&0);
        if let Some(repeated) = missing.iter().find(all).map(|(&value, _)| value) {
            let next = value(&segments, heap);
            *repeats.entry(repeated).or_default() += 1;
            segments.insert(heap, repeated);
            segments.insert(heap + 1, next);
        }
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(&segments, heap) as u32);
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
