// A trap
use gamecore::{Move, Named, Pair};

fn main() {
    let best = Pair::new(1, 2).best();
    println!("{} {}", best, Move::from(7).name());
}

mod gamecore {
    use std::fmt;

    /// A pair of anything.
    pub struct Pair<T> {
        a: T,
        b: T,
    }

    impl<T: PartialOrd + Copy> Pair<T> {
        pub fn new(a: T, b: T) -> Pair<T> {
            Pair { a, b }
        }

        /// The larger.
        pub fn best(&self) -> T {
            // Ties do not matter.
            if self.a < self.b {
                self.b
            } else {
                self.a
            }
        }
    }

    pub struct Move(u64);

    impl From<u64> for Move {
        fn from(stones: u64) -> Move {
            Move(stones)
        }
    }

    // Seen through to_string alone.
    impl fmt::Display for Move {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "take {}", self.0)
        }
    }

    pub trait Named {
        fn name(&self) -> String;
    }

    impl Named for Move {
        fn name(&self) -> String {
            self.to_string()
        }
    }
}
