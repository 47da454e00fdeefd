// A trap
use gamecore::basis::Basis;
use gamecore::Counter;

fn main() {
    let mut basis = Basis::default();
    basis.insert(6);
    println!("{} {}", basis.rank(), Counter::new().count());
}

mod gamecore {
    //! What it is about.

    pub mod basis {
        //! Bases.
        //!
        //! A theorem about them.

        use super::count::one;

        /// A basis.
        #[derive(Default)]
        pub struct Basis {
            /// Sorted: the largest first.
            vectors: Vec<u64>,
            /// The number inserted.
            pub inserted: usize,
        }

        impl Basis {
            /// Adds a value.
            ///
            /// O(n).
            pub fn insert(&mut self, value: u64) {
                self.inserted += one(); // counted
                if value > least(&self.vectors) {
                    self.vectors.push(value);
                }
            }

            /// The rank.
            pub fn rank(&self) -> usize {
                self.known()
            }

            /// All are independent.
            fn known(&self) -> usize {
                self.vectors.len() + Way::Only { left: 0 }.length()
            }
        }

        /// The last one, as they are sorted.
        fn least(vectors: &[u64]) -> u64 {
            vectors.last().copied().unwrap_or(0)
        }

        /// There is one way.
        enum Way {
            /// This one.
            Only {
                /// What is left.
                left: usize,
            },
        }

        impl Way {
            /// In steps.
            pub fn length(&self) -> usize {
                match *self {
                    Way::Only { left } => left,
                }
            }
        }
    }

    mod count {
        //! Counts for the library alone.

        /// Counting by ones.
        pub fn one() -> usize {
            1
        }
    }

    mod exported {
        //! Known under another name.

        /// A counter, made by [`Counter::new`].
        ///
        /// O(1).
        pub struct Counter {
            /// Never below what it was.
            count: usize,
        }

        impl Counter {
            pub fn new() -> Counter {
                Counter { count: 0 }
            }

            /// Counts.
            pub fn count(&self) -> usize {
                self.count
            }
        }
    }

    pub use self::exported::Counter;
}
