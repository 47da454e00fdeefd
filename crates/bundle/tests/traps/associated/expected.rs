// A trap
use gamecore::{largest, Game, Heap, Pair};

fn main() {
    println!("{} {}", Heap(7).value(), Pair(3, 4).value());
    println!("{:?}", largest(&Heap(7)));
}

mod gamecore {
    //! Types that belong to traits.

    /// A game.
    pub trait Game {
        /// A number, which a function names.
        type Number;

        /// Its value.
        fn value(&self) -> u64;

        /// The numbers.
        fn numbers(&self) -> Vec<Self::Number>;
    }

    /// The largest number.
    pub fn largest<G: Game>(game: &G) -> Option<G::Number>
    where
        G::Number: Ord,
    {
        game.numbers().into_iter().max()
    }

    /// A heap.
    pub struct Heap(pub u64);

    /// Two heaps.
    pub struct Pair(pub u64, pub u64);

    impl Game for Heap {
        type Number = u64;

        fn value(&self) -> u64 {
            self.0
        }

        fn numbers(&self) -> Vec<u64> {
            (0..self.0).collect()
        }
    }

    impl Game for Pair {
        type Number = u32;

        fn value(&self) -> u64 {
            self.0 ^ self.1
        }

        fn numbers(&self) -> Vec<u32> {
            vec![2]
        }
    }
}
