//! WA: takes the mex to be the least positive value that is missing; it starts at 0.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(k) = numbers.next() {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let n = numbers.next().unwrap();
        let mut sg = vec![0; n + 1];
        for i in 1..=n {
            let options: Vec<usize> = amounts
                .iter()
                .filter(|&&a| a <= i)
                .map(|&a| sg[i - a])
                .collect();
            sg[i] = (1..).find(|value| !options.contains(value)).unwrap();
        }
        let words: Vec<String> = sg.iter().map(usize::to_string).collect();
        println!("{}", words.join(" "));
    }
}
