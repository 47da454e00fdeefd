//! WA: adds the exchanges between the two kinds only if the nim-sum is not 0.

use std::collections::HashMap;
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = numbers.next() {
        let n = n as usize;
        let apples: Vec<u64> = numbers.by_ref().take(n).collect();
        let parents: Vec<usize> = numbers.by_ref().take(n - 1).map(|p| p as usize - 1).collect();
        let mut children = vec![Vec::new(); n];
        for (child, &parent) in (1..).zip(&parents) {
            children[parent].push(child);
        }
        let mut depth = vec![0; n];
        let mut stack = vec![0];
        while let Some(node) = stack.pop() {
            for &child in &children[node] {
                depth[child] = depth[node] + 1;
                stack.push(child);
            }
        }
        let leaf = children.iter().position(|children| children.is_empty()).unwrap();
        let _ = leaf;
        let (heaps, others): (Vec<usize>, Vec<usize>) = (0..n).partition(|&node| depth[node] % 2 == depth[leaf] % 2);
        let sum = heaps.iter().fold(0, |sum, &node| sum ^ apples[node]);
        let mut often: HashMap<u64, u64> = HashMap::new();
        for &node in &others {
            *often.entry(apples[node]).or_insert(0) += 1;
        }
        let across = heaps.iter().filter_map(|&node| often.get(&(apples[node] ^ sum)));
        let across: u64 = across.sum();
        let (h, o) = (heaps.len() as u64, others.len() as u64);
        let alike = h * h.saturating_sub(1) / 2 + o * o.saturating_sub(1) / 2;
        println!("{}", if sum == 0 { alike } else { across });
    }
}
