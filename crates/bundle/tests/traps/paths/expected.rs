// A trap
use gamecore::r#type::{largest, sum};
use gamecore::smaller_of;

fn main() {
    println!("{} {} {}", largest(&[1, 2]), sum(), smaller_of!(4, 5));
}

mod gamecore {
    pub mod r#type {
        use self::tools::{deep, Way};
        use crate::gamecore::tools;

        pub fn largest(list: &[u64]) -> u64 {
            use self::Way::*;
            use std::cmp::max;
            let way = if list.is_empty() { Down } else { Up };
            list.iter().fold(0, |a, &b| match way {
                Up => max(a, b),
                Down => a,
            })
        }

        pub fn sum() -> u64 {
            use self::deep::{one as r#fn, two};
            r#fn() + two()
        }

        pub fn smaller(a: u64, b: u64) -> u64 {
            a.min(b)
        }
    }

    mod tools {
        pub enum Way {
            Up,
            Down,
        }

        pub mod deep {
            pub fn one() -> u64 {
                1
            }
            pub fn two() -> u64 {
                2
            }
        }
    }

    #[macro_export]
    macro_rules! gamecore___smaller_of {
        ($a:expr, $b:expr) => {
            $crate::gamecore::r#type::smaller($a, $b)
        };
    }

    pub use crate::gamecore___smaller_of as smaller_of;
}
