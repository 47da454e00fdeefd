//! WA: marks values with the length of the row and never clears the marks, so that one from the ring before counts.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn main() {
    let mut numbers = numbers();
    let mut mark = vec![0; 4096];
    for _ in 0..numbers.next().unwrap() {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let longest = n.saturating_sub(m);
        let mut values = vec![0; longest + 1];
        for row in m..=longest {
            for left in 0..=row - m {
                mark[values[left] ^ values[row - m - left]] = row;
            }
            values[row] = mark.iter().position(|&mark| mark != row).unwrap();
        }
        let first_wins = m <= n && values[longest] == 0;
        println!("{}", if first_wins { "xian shou sheng" } else { "hou shou sheng" });
    }
}
