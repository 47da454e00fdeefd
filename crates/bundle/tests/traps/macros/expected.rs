// A trap
use gamecore::largest;

fn main() {
    println!("{} {}", largest!(1, 5, 3), gamecore::table()[0]);
}

mod gamecore {
	#[macro_export]
	macro_rules! gamecore_largest {
		($first:expr $(, $rest:expr)*) => {{
			let mut largest = $first;
			$(largest = $crate::gamecore::larger(largest, $rest);)*
			largest
		}};
	}

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

	pub fn table() -> Table {
		[square!(LENGTH); LENGTH]
	}

	pub type Table = [usize; LENGTH];
	const LENGTH: usize = 4;

	pub use crate::gamecore_largest as largest;
}
