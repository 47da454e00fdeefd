//! WA: lets both players take the largest amount that fits.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let mut moves: Vec<usize> = numbers.take(k).collect();
    moves.sort();
    let mut won = vec![false; n + 1];
    for heap in 1..=n {
        let largest = moves.iter().rev().find(|&&p| p <= heap).unwrap();
        won[heap] = !won[heap - largest];
    }
    let letters: String = won[1..].iter().map(|&won| if won { 'W' } else { 'L' }).collect();
    println!("{}", letters);
}
