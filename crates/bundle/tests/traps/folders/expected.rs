// A trap
use gamecore::{Game, Nim};

fn main() {
    println!("{}", Nim.is_won(&[3, 4, 5]));
    println!("{}", gamecore::heaps::deep::double(4));
}

mod gamecore {
    //! A library of folders.

    pub mod game {
        //! What all games share.

        mod sum {
            /// The sum.
            pub fn sum<I: IntoIterator<Item = u64>>(values: I) -> u64 {
                values.into_iter().fold(0, |sum, value| sum ^ value)
            }
        }

        mod traits {
            use crate::gamecore::game::sum;

            /// A game.
            pub trait Game {
                /// A position.
                type Position: ?Sized + ToOwned;

                /// Whether it is won.
                fn is_won(&self, position: &Self::Position) -> bool;
            }

            pub trait Valued: Game {
                /// The value.
                fn value(&self, position: &Self::Position) -> u64;
            }

            /// A game of parts, which makes it a [`Game`], and [`Valued`].
            pub trait SumGame {
                /// A part.
                type Part: Clone;

                /// The value of one part.
                fn part_value(&self, part: &Self::Part) -> u64;
            }

            impl<G: SumGame> Game for G {
                type Position = [G::Part];

                fn is_won(&self, position: &[G::Part]) -> bool {
                    self.value(position) != 0
                }
            }

            impl<G: SumGame> Valued for G {
                fn value(&self, position: &[G::Part]) -> u64 {
                    sum(position.iter().map(|part| self.part_value(part)))
                }
            }
        }

        pub use self::sum::sum;
        pub use self::traits::{Game, SumGame};
    }

    pub mod heaps {
        //! Games of heaps.

        pub mod deep {
            //! Reached by its path.

            /// Twice as much.
            pub fn double(number: u64) -> u64 {
                2 * number
            }
        }

        mod nim {
            use crate::gamecore::game::SumGame;

            /// Nim.
            pub struct Nim;

            impl SumGame for Nim {
                type Part = u64;

                fn part_value(&self, &heap: &u64) -> u64 {
                    heap
                }
            }
        }

        pub use self::nim::Nim;
    }

    pub use self::game::*;
    pub use self::heaps::*;
}
