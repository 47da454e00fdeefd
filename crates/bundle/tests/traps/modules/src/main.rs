//! A solution in several files.

mod helper;

use gamecore::add;

mod inner {
    use gamecore::{add as plus, twice};
    use std::cmp::max;

    pub fn sum(a: u64, b: u64) -> u64 {
        max(plus(a, b), gamecore::add(twice(0), 0))
    }
}

fn main() {
    use gamecore::twice;
    println!("{} {}", helper::answer(), add(inner::sum(1, 2), twice(3)));
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing() {}
}
