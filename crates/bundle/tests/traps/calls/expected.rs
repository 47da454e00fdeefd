// A trap
use gamecore::{Heaps, Ones};

fn main() {
    println!("{} {:?}", 5_u64.ones(), (Heaps(6) ^ Heaps(3)).pair());
}

mod gamecore {
    //! Implementations made by macros.

    use std::ops::BitXor;
    use std::vec::Vec;

    pub trait Ones {
        fn ones(self) -> u32;
    }

    macro_rules! count_ones {
        ($($integer:ty),* $(,)?) => {
            $(impl Ones for $integer {
                fn ones(self) -> u32 {
                    self.count_ones()
                }
            })*
        };
    }

    // Every integer that someone has.
    count_ones!(u64);

    /// In binary.
    pub struct Heaps(pub u64);

    macro_rules! operators {
        ($($operator:ident $method:ident |$a:ident, $b:ident| $result:expr;)*) => {
            $(impl $operator for Heaps {
                type Output = Heaps;
                fn $method(self, other: Heaps) -> Heaps {
                    let ($a, $b) = (self.0, other.0);
                    Heaps($result)
                }
            })*
        };
    }

    operators! {
        BitXor bitxor |a, b| a ^ b;
    }

    impl Heaps {
        #[allow(non_snake_case)]
        pub fn pair(self) -> Vec<u64> {
            let N = self.0;
            ::std::vec![N, N]
        }
    }
}
