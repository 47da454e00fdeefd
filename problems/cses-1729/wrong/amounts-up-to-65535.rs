//! WA: leaves out the amounts that do not fit into 16 bits.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let moves: Vec<usize> = numbers.take(k).filter(|&p| p < 65_536).collect();
    let mut won = vec![false; n + 1];
    for heap in 1..=n {
        won[heap] = moves.iter().any(|&p| p <= heap && !won[heap - p]);
    }
    let letters: String = won[1..].iter().map(|&won| if won { 'W' } else { 'L' }).collect();
    println!("{}", letters);
}
