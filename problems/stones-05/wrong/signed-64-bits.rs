//! WA: reads n into a signed 64-bit integer, and the first larger one ends the loop.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut fibonacci = vec![1i64, 2];
    while let Some(next) =
        fibonacci[fibonacci.len() - 2].checked_add(fibonacci[fibonacci.len() - 1])
    {
        fibonacci.push(next);
    }
    for token in input.split_whitespace() {
        match token.parse::<i64>() {
            Ok(n) => println!("{}", if fibonacci.contains(&n) { "No" } else { "Yes" }),
            Err(_) => break,
        }
    }
}
