//! The colouring game: Alice paints two neighbouring cells white, one of which must be red, and
//! Bob two of which one must be blue. Alice begins, and the player who cannot move loses.
//!
//! Theorem: who has more cells wins; with equally many, each alternating stretch is a row of
//! Dawson's Kayles, 0.07, whose nim-values repeat every 34 (Guy and Smith, 1956).

use gamecore::judges::{Colour, ColouringGame};
use gamecore::{Game, Outcome};
use proconio::input;
use proconio::marker::Chars;

fn colour(letter: char) -> Option<Colour> {
    match letter {
        'R' => Some(Colour::Red),
        'B' => Some(Colour::Blue),
        other => panic!("neither R nor B: {}", other),
    }
}

// Alice needs red cells, and begins.
fn solve(game: &ColouringGame, letters: Vec<char>) -> Outcome {
    let row: Vec<Option<Colour>> = letters.into_iter().map(colour).collect();
    game.outcome(&(row, Colour::Red))
}

fn main() {
    let game = ColouringGame::new();
    let mut answers = String::new();
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, letters: Chars }
        assert!((1..=1_000_000).contains(&n), "not from 1 to 1000000 cells: {}", n);
        assert!(letters.len() == n, "{} cells, but {} letters", n, letters.len());
        answers += solve(&game, letters).choose("Alice\n", "Bob\n");
    }
    print!("{}", answers);
}
