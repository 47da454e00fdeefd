// A trap
//! Imports in all their shapes.

use gamecore::shapes::{self, area as surface, Square};
use gamecore::Twice;

fn main() {
    println!("{} {}", surface(&Square { side: 3 }), shapes::edge());
    println!("{}", 4.twice());
}

mod gamecore {
    //! The root, which exports again what lies deeper.

    pub mod deep {
        pub mod inner {
            /// Twice as much, known by its method only.
            pub trait Twice {
                /// Twice.
                fn twice(self) -> u64;
            }

            impl Twice for u64 {
                fn twice(self) -> u64 {
                    double(self)
                }
            }

            pub fn double(x: u64) -> u64 {
                2 * x
            }
        }

        /// Used in a type only.
        pub const EDGE: usize = UNIT * 2;
        const UNIT: usize = 3;
    }

    pub mod shapes {
        //! Shapes.

        use crate::gamecore::deep::{inner::double as twofold, EDGE};

        /// A square.
        pub struct Square {
            /// Its side.
            pub side: u64, // in metres
        }

        // An area is a product.
        /// The area.
        pub fn area(square: &Square) -> u64 {
            square.side * square.side // at most 2^64
        }

        /// The edge.
        pub fn edge() -> u64 {
            ::std::mem::size_of::<[u8; EDGE]>() as u64 + twofold(1)
        }
    }

    pub use self::deep::inner::Twice;
}
