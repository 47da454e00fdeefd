//! RE: scans with `for (j = 1; f[j] <= i; j++)`, which has no end once every amount fits.

use std::io::Read;

fn table(amounts: &[usize]) -> Vec<usize> {
    let mut f = [0; 128];
    f[1..=amounts.len()].copy_from_slice(amounts);
    f[1..=amounts.len()].sort();
    let mut sg = vec![0; 10_001];
    for i in 1..=10_000 {
        let mut hash = [false; 128];
        let mut j = 1;
        while f[j] <= i {
            hash[sg[i - f[j]]] = true;
            j += 1;
        }
        sg[i] = hash.iter().position(|&hash| !hash).unwrap();
    }
    sg
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(k) = numbers.next().filter(|&k| k > 0) {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let sg = table(&amounts);
        let m = numbers.next().unwrap();
        for _ in 0..m {
            let l = numbers.next().unwrap();
            let sum = numbers.by_ref().take(l).fold(0, |sum, heap| sum ^ sg[heap]);
            print!("{}", if sum != 0 { "W" } else { "L" });
        }
        println!();
    }
}
