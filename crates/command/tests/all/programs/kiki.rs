//! Answers kiki-cici: rightly, or with the mistake that its argument names.

use std::env;
use std::io::{stdin, Read};

fn main() {
    let mistake = env::args().nth(1).unwrap_or_default();
    let mut input = String::new();
    stdin().read_to_string(&mut input).expect("the input is text");
    let mut rests = 0;
    for (number, token) in input.split_whitespace().enumerate() {
        let cards: u64 = token.parse().expect("a number");
        rests += cards % 3;
        let is_won = match mistake.as_str() {
            "wrong-for-57" => cards == 57 || cards % 3 != 0,
            "wrong-from-57-on" => cards >= 57 || cards % 3 != 0,
            "keeps-what-was-before" => rests != 0,
            _ => cards % 3 != 0,
        };
        let is_joined = mistake == "two-on-a-line" && number % 2 == 0;
        let end = if is_joined { ' ' } else { '\n' };
        print!("{}{end}", if is_won { "Kiki" } else { "Cici" });
    }
}
