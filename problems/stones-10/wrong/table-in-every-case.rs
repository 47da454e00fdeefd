//! TLE beyond: builds the second heap's table anew in every case.

use std::io::Read;

fn table(amounts: &[usize], last: usize) -> Vec<usize> {
    let mut sg: Vec<usize> = Vec::new();
    for i in 0..=last {
        let options: Vec<usize> = amounts
            .iter()
            .filter(|&&amount| amount <= i)
            .map(|&amount| sg[i - amount])
            .collect();
        sg.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    sg
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < 1_000_000 {
        fibonacci.push(fibonacci[fibonacci.len() - 2] + fibonacci[fibonacci.len() - 1]);
    }
    while let Some(n) = numbers.next().filter(|&n| n > 0) {
        let mut sum = 0;
        for i in 1..=n {
            let heap = numbers.next().unwrap();
            sum ^= match i {
                1 => heap % 3,
                2 => table(&fibonacci, heap)[heap],
                3 => heap,
                4 => heap / 6 * 3 + heap % 3,
                5 => heap % 2,
                _ => heap % (i + 1),
            };
        }
        println!("{}", if sum != 0 { "Yougth" } else { "Hrdv" });
    }
}
