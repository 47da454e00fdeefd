// A trap
//! Imports in all their shapes.

use gamecore::shapes::{self, area as surface, Square};
use gamecore::Twice;

fn main() {
    println!("{} {}", surface(&Square { side: 3 }), shapes::edge());
    println!("{}", 4.twice());
}

mod gamecore {
	pub mod deep {
		pub mod inner {
			pub trait Twice {
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

		pub const EDGE: usize = UNIT * 2;
		const UNIT: usize = 3;
	}

	pub mod shapes {
		use crate::gamecore::deep::{inner::double as twofold, EDGE};

		pub struct Square {
			pub side: u64, // in metres
		}

		// An area is a product.
		pub fn area(square: &Square) -> u64 {
			square.side * square.side // at most 2^64
		}

		pub fn edge() -> u64 {
			::std::mem::size_of::<[u8; EDGE]>() as u64 + twofold(1)
		}
	}

	pub use self::deep::inner::Twice;
}
