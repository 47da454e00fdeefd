// A trap
use gamecore::largest;

fn main() {
    println!("{} {}", largest!(1, 5, 3), gamecore::table()[0]);
}

mod gamecore {
    //! Macros, and what only they use.

    /// The largest.
    #[macro_export]
    macro_rules! gamecore_largest {
        ($first:expr $(, $rest:expr)*) => {{
            let mut largest = $first;
            $(largest = $crate::gamecore::larger(largest, $rest);)*
            largest
        }};
    }

    /// Used by a macro only.
    pub fn larger(a: u64, b: u64) -> u64 {
        if a > b {
            a
        } else {
            b
        }
    }

    macro_rules! square {
        // The square of a number.
        ($x:expr) => {
            $x * $x
        };
    }

    /// A table as long as a constant says.
    pub fn table() -> Table {
        [square!(LENGTH); LENGTH]
    }

    /// Its type.
    pub type Table = [usize; LENGTH];
    const LENGTH: usize = 4;

    pub use crate::gamecore_largest as largest;
}
