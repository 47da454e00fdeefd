//! WA: takes the game for Bachet's, in which all amounts up to the largest are allowed.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let modulus = numbers.take(k).max().unwrap() + 1;
    let letter = |heap| if heap % modulus != 0 { 'W' } else { 'L' };
    println!("{}", (1..=n).map(letter).collect::<String>());
}
