use std::cmp::min;
use std::convert::TryFrom;
use std::mem::swap;

use crate::game::{HeapGame, Wrong};
use crate::heaps::Nim;

/// Take at most so many stones.
#[non_exhaustive]
pub struct Bounded {
    most: u64,
}

impl Bounded {
    /// The most that can be taken.
    pub const MOST: u64 = MOST;

    /// The game.
    ///
    /// # Errors
    /// If it is too many.
    #[must_use]
    pub fn new(most: u64) -> Result<Bounded, Wrong> {
        if most > Bounded::MOST {
            return Err(Wrong(Bounded::MOST));
        }
        Ok(Bounded { most: min(most, helper(most)) })
    }

    /// Not called.
    pub fn swapped(mut self, mut most: u64) -> Bounded {
        swap(&mut self.most, &mut most);
        self
    }

    // Not called, although some variable has its name.
    fn heaps(&self) -> u64 {
        Nim.value(self.most)
    }
}

const MOST: u64 = 1 << 20;
const UNUSED: u64 = 5;

// Another one than that of Nim.
fn helper(most: u64) -> u64 {
    u64::from(u32::try_from(most).unwrap_or(std::u32::MAX))
}

impl HeapGame for Bounded {
    fn value(&self, heap: u64) -> u64 {
        heap % (self.most + 1)
    }
}
