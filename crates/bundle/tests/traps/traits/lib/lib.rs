use std::error::Error;
use std::fmt;
use std::str::FromStr;

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
        if self.a < self.b { self.b } else { self.a }
    }

    pub fn worst(&self) -> T {
        if self.a < self.b { self.a } else { self.b }
    }
}

impl<T> Default for Pair<T> where T: Default {
    fn default() -> Pair<T> {
        Pair { a: T::default(), b: T::default() }
    }
}

pub struct Move(u64);

impl From<u64> for Move {
    fn from(stones: u64) -> Move {
        Move(stones)
    }
}

impl FromStr for Move {
    type Err = NoMove;
    fn from_str(text: &str) -> Result<Move, NoMove> {
        text.parse().map(Move).map_err(|_| NoMove)
    }
}

#[derive(Debug)]
pub struct NoMove;

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no move")
    }
}

impl Error for NoMove {}

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

impl Named for NoMove {
    fn name(&self) -> String {
        self.to_string()
    }
}
