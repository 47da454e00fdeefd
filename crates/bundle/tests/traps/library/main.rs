use gamecore::numbers::{self, root};
use gamecore::prelude::*;
use gamecore::{power, Bounded};

fn main() {
    let heaps = [gamecore::heaps::Bounded::new(3).map_or(0, |game| game.value(7)), 5];
    match Bounded::new(4) {
        Ok(game) => println!("{} {}", game.is_won(&heaps), "Nim"), // Nim
        Err(error) => println!("{}", error),
    }
    println!("{} {}", power(2, 3), numbers::root(16) + root(9));
}
