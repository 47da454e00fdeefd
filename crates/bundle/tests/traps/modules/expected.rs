// A trap
//! A solution in several files.

mod helper {
    //! What main needs.

    mod deep {
        use crate::gamecore::twice;

        pub fn six() -> u64 {
            // One line and
            let text = "another
  line";
            twice(3) + text.len() as u64 - text.len() as u64
        }
    }

    // Six times seven.
    pub fn answer() -> u64 {
        // Not formatted,   and not changed:
        deep::six()*7 // "mod deep;"
    }
}

use gamecore::add;

mod inner {
    use crate::gamecore::{add as plus, twice};
    use std::cmp::max;

    pub fn sum(a: u64, b: u64) -> u64 {
        max(plus(a, b), crate::gamecore::add(twice(0), 0))
    }
}

fn main() {
    use gamecore::twice;
    println!("{} {}", helper::answer(), add(inner::sum(1, 2), twice(3)));
}

#[allow(dead_code)]
mod gamecore {
pub use self::sums::add;
pub use self::sums::twice;

pub mod sums {
pub fn add(a: u64, b: u64) -> u64 {
    a + b
}

pub fn twice(a: u64) -> u64 {
    add(a, a)
}
}
}
