//! WA: its loop runs to `j <= N` and reads an amount of 0 past the end of the list.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(k) = numbers.next() {
        let mut f: Vec<usize> = numbers.by_ref().take(k).collect();
        f.sort();
        f.push(0);
        let n = numbers.next().unwrap();
        let mut sg = vec![0; n + 1];
        for i in 1..=n {
            let mut seen = vec![false; k + 2];
            let mut j = 0;
            while j <= k && f[j] <= i {
                seen[sg[i - f[j]]] = true;
                j += 1;
            }
            sg[i] = seen.iter().position(|&seen| !seen).unwrap();
        }
        let words: Vec<String> = sg.iter().map(usize::to_string).collect();
        println!("{}", words.join(" "));
    }
}
