//! WA: keeps the powers of two in 32 bits.

fn value(height: u64) -> u64 {
    1_u64 << height.trailing_zeros() & u64::from(u32::MAX)
}

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().skip(1);
    let longest: u64 = tokens.next().unwrap().parse().unwrap();
    let mut trie = vec![([0, 0], 0)];
    for word in tokens {
        let mut node = 0;
        for letter in word.bytes() {
            let side = usize::from(letter - b'0');
            if trie[node].0[side] == 0 {
                trie[node].0[side] = trie.len();
                trie.push(([0, 0], trie[node].1 + 1));
            }
            node = trie[node].0[side];
        }
    }
    let alone = trie.iter().filter(|(child, _)| (child[0] == 0) != (child[1] == 0));
    let sum = alone.fold(0, |sum, (_, depth)| sum ^ value(longest - depth));
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
}
