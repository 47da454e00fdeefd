mod first {
    pub fn best() -> u64 {
        1
    }
    pub fn worst() -> u64 {
        3
    }
}

mod second {
    pub fn best() -> u64 {
        2
    }
}

pub use first::*;
// Hides the other one.
pub use second::best;

pub trait Score {
    fn score(self) -> u64;
}

// What a number is unless something else is said.
impl Score for i32 {
    fn score(self) -> u64 {
        32
    }
}

impl Score for u64 {
    fn score(self) -> u64 {
        64
    }
}

impl Score for &i32 {
    fn score(self) -> u64 {
        0
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Heap(pub u64);

impl From<i32> for Heap {
    fn from(stones: i32) -> Heap {
        Heap(stones as u64)
    }
}

impl From<u64> for Heap {
    fn from(stones: u64) -> Heap {
        Heap(stones + 1)
    }
}

pub trait Describe {
    fn describe(&self) -> &'static str {
        "something"
    }
}

impl<T> Describe for &T {}

impl Describe for Heap {
    fn describe(&self) -> &'static str {
        "a heap"
    }
}

pub struct Stamp(pub u64);

impl Copy for Stamp {}

impl Clone for Stamp {
    fn clone(&self) -> Stamp {
        Stamp(self.0 + 1)
    }
}

// Without Copy it would be cloned field by field.
#[derive(Clone, Copy)]
pub struct Letter(pub Stamp);
