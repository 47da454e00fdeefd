//! WA: takes as many stones as the value has to become smaller by, as if this were Nim.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let heaps: Vec<usize> = numbers.by_ref().take(n).collect();
    let m = numbers.next().unwrap();
    let amounts: Vec<usize> = numbers.by_ref().take(m).collect();
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=1000 {
        let options = amounts.iter().filter(|&&amount| amount <= heap);
        let reached: Vec<usize> = options.map(|&amount| values[heap - amount]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    for (index, &heap) in heaps.iter().enumerate() {
        let wanted = sum ^ values[heap];
        if wanted < values[heap] {
            println!("YES\n{} {}", index + 1, values[heap] - wanted);
            return;
        }
    }
    println!("NO");
}
