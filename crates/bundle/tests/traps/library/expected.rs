// A trap
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

mod gamecore {
    use std::cmp::min;
    use std::convert::TryFrom;
    use std::fmt::{self, Display};

    /// A game.
    pub trait Game {
        /// What lies on the table.
        type Position: ?Sized;

        /// Whether the player to move wins.
        fn is_won(&self, position: &Self::Position) -> bool;
    }

    /// A game of heaps.
    pub trait HeapGame {
        /// O(1).
        fn value(&self, heap: u64) -> u64;
    }

    impl<G: HeapGame> Game for G {
        type Position = [u64];

        fn is_won(&self, heaps: &[u64]) -> bool {
            heaps.iter().fold(0, |sum, &heap| sum ^ self.value(heap)) != 0
        }
    }

    /// What is wrong with a game.
    #[derive(Debug)]
    pub struct Wrong(u64);

    impl Display for Wrong {
        fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
            write!(formatter, "at most {}", self.0)
        }
    }

    impl ::std::error::Error for Wrong {}

    /// Take at most so many stones.
    pub struct Bounded {
        most: u64,
    }

    impl Bounded {
        /// The most that can be taken.
        pub const MOST: u64 = MOST;

        /// The game.
        pub fn new(most: u64) -> Result<Bounded, Wrong> {
            if most > Bounded::MOST {
                return Err(Wrong(Bounded::MOST));
            }
            Ok(Bounded { most: min(most, helper(most)) })
        }
    }

    const MOST: u64 = 1 << 20;

    // Another one than that of Nim.
    fn helper(most: u64) -> u64 {
        u64::from(u32::try_from(most).unwrap_or(::std::u32::MAX))
    }

    impl HeapGame for Bounded {
        fn value(&self, heap: u64) -> u64 {
            heap % (self.most + 1)
        }
    }

    /// By squaring. Not from `use crate::total`, which a comment may say.
    pub fn power(base: u64, exponent: u32) -> u64 {
        square(base).pow(exponent / 2) * if exponent % 2 == 1 { base } else { 1 }
    }

    // Named by a path.
    fn square(base: u64) -> u64 {
        base * base
    }

    /// Only in the module.
    pub fn root(square: u64) -> u64 {
        (square as f64).sqrt() as u64
    }

    pub mod heaps {
        pub use super::*;
    }

    pub mod numbers {
        pub use super::*;
    }

    pub mod prelude {
        pub use super::*;
    }
}
