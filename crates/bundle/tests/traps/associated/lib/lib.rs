//! Types that belong to traits.

/// A game.
pub trait Game {
    /// A number, which a function names.
    type Number;
    /// A move, which no function names that is used.
    type Move: Clone;
    /// What a move leaves, which only [`Game::Move`] needs.
    type Rest: Into<Self::Move>;

    /// Its value.
    fn value(&self) -> u64;

    /// The numbers.
    fn numbers(&self) -> Vec<Self::Number>;

    /// A move.
    fn first_move(&self) -> Self::Move;
}

/// A game with a name, which nobody asks for.
pub trait Named {
    /// The name, written in some way.
    type Name;

    /// The value, as another trait has it.
    fn value(&self) -> Self::Name;
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

/// A move.
#[derive(Clone, Debug, PartialEq)]
pub struct Take {
    pub stones: u64,
}

/// What is left.
pub struct Left(pub u64);

impl From<Left> for Take {
    fn from(left: Left) -> Take {
        Take { stones: left.0 }
    }
}

impl Game for Heap {
    type Number = u64;
    type Move = Take;
    type Rest = Left;

    fn value(&self) -> u64 {
        self.0
    }

    fn numbers(&self) -> Vec<u64> {
        (0..self.0).collect()
    }

    fn first_move(&self) -> Take {
        Left(self.0).into()
    }
}

impl Game for Pair {
    type Number = u32;
    type Move = Take;
    type Rest = Left;

    fn value(&self) -> u64 {
        self.0 ^ self.1
    }

    fn numbers(&self) -> Vec<u32> {
        vec![2]
    }

    fn first_move(&self) -> Take {
        Left(self.1).into()
    }
}

impl Named for Take {
    type Name = String;

    fn value(&self) -> String {
        "take".to_owned()
    }
}
