// A trap
use gamecore::{named, Heap, Sum};

fn main() {
    let heap = Heap::new(5);
    println!("{} {}", named::twice(&heap), Sum::of(&[heap.size(), 3]).show());
}

mod gamecore {
	use self::half as by_two;
	pub use self::heap::Heap;
	use std::collections::BTreeSet;

	// Its helper is not that of the heap, so one of the two stays a module.
	pub fn half(number: u64) -> u64 {
		helper(number) / 2
	}

	fn helper(number: u64) -> u64 {
		number
	}

	pub mod heap {
		use std::collections::BTreeSet;
		use std::fmt::Debug;

		pub struct Heap {
			sizes: BTreeSet<u64>,
		}

		impl Heap {
			pub fn new(size: u64) -> Heap {
				Heap { sizes: Some(size).into_iter().collect() }
			}

			pub fn size(&self) -> u64 {
				helper(&self.sizes) + super::half(2)
			}
		}

		fn helper<T: Debug>(of: &T) -> u64 {
			format!("{:?}", of).len() as u64
		}
	}

	pub mod kept {
		pub fn one() -> u64 {
			1
		}
	}

	pub mod named {
		use super::heap::Heap;
		use super::kept;

		pub fn twice(heap: &Heap) -> u64 {
			let sum = heap.size() + kept::one();
			sum + sum
		}
	}

	pub struct Sum {
		heaps: BTreeSet<u64>,
	}

	impl Sum {
		pub fn of(sizes: &[u64]) -> Sum {
			let heaps = sizes.iter().map(|&size| Heap::new(by_two(size)).size());
			Sum { heaps: heaps.collect() }
		}

		pub fn show(&self) -> String {
			format!("{:?}", self.heaps)
		}
	}
}
