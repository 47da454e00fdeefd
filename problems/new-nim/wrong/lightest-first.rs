//! WA: keeps the lightest heaps it can: as many heaps stay, but fewer stones.

/// Whether `heap` is independent of the basis; if so, it becomes a part of it.
fn insert(basis: &mut [u64; 64], mut heap: u64) -> bool {
    for bit in (0..64).rev() {
        if heap >> bit & 1 == 1 {
            if basis[bit] == 0 {
                basis[bit] = heap;
                return true;
            }
            heap ^= basis[bit];
        }
    }
    false
}

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    while let Some(k) = tokens.next() {
        let heaps = tokens.by_ref().take(k.parse().unwrap());
        let mut heaps: Vec<u64> = heaps.map(|token| token.parse().unwrap()).collect();
        heaps.sort_by(|a, b| a.cmp(b));
        let mut basis = [0; 64];
        let mut removed: u128 = 0;
        for heap in heaps {
            if !insert(&mut basis, heap) {
                removed += u128::from(heap);
            }
        }
        println!("{removed}");
    }
}
