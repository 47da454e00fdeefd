//! WA: finds the values of heaps with forbidden takes as they come, not the smallest first.

use std::collections::HashMap;
use std::io::Read;

fn numbers() -> Vec<u64> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    input.split_whitespace().map(|token| token.parse().unwrap()).collect()
}

fn main() {
    let numbers = numbers();
    let (heaps, takes) = numbers[2..].split_at(numbers[0] as usize);
    let mut order: Vec<u64> = Vec::new();
    let mut forbidden: HashMap<u64, Vec<u64>> = HashMap::new();
    for take in takes.chunks(2) {
        let targets = forbidden.entry(take[0]).or_default();
        if targets.is_empty() {
            order.push(take[0]);
        }
        targets.push(take[0] - take[1]);
    }
    let mut repeats: Vec<(u64, u64)> = Vec::new();
    let value = |repeats: &[(u64, u64)], heap: u64| {
        let own = repeats.iter().find(|repeat| repeat.0 == heap);
        let below = repeats.iter().filter(|repeat| repeat.0 < heap).count() as u64;
        own.map_or(heap - below, |repeat| repeat.1)
    };
    for x in order {
        let mut values: Vec<u64> = forbidden[&x].iter().map(|&heap| value(&repeats, heap)).collect();
        values.sort();
        let times = |value: u64| repeats.iter().filter(|repeat| repeat.1 == value).count();
        let free = (0..values.len()).find(|&i| values.get(i + times(values[i])) == Some(&values[i]));
        if let Some(index) = free {
            repeats.push((x, values[index]));
        }
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(&repeats, heap));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
