//! WA: adds the heaps up in 32 bits, into which each of them fits, but not their sum.

/// Whether `heap` is independent of the basis; if so, it becomes a part of it.
fn insert(basis: &mut [u32; 32], mut heap: u32) -> bool {
    for bit in (0..32).rev() {
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
        let mut heaps: Vec<u32> = heaps.map(|token| token.parse().unwrap()).collect();
        heaps.sort_by(|a, b| b.cmp(a));
        let mut basis = [0; 32];
        let mut removed: u32 = 0;
        for heap in heaps {
            if !insert(&mut basis, heap) {
                removed = removed.wrapping_add(heap);
            }
        }
        println!("{removed}");
    }
}
