//! Sums of different games.

use std::borrow::Borrow;

use crate::game::{Game, NimValued, Outcome, Owned};

/// Two different games played side by side: a move is a move in one of them.
///
/// A position is a pair of positions, and a move a [`MoveInSum`]; moves in the first game come
/// first. The player who has no move in either game loses. A sum is a game like any other: three
/// games are `Sum(Sum(a, b), c)`, with positions `((p, q), r)`.
///
/// The nim-value is the nim-sum of the two nim-values (Sprague, 1935; Grundy, 1939). Every method
/// takes as long as those of both games together.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{MoveInSum, Nim, Octal, OctalMove, Sum, Take};
///
/// // A row of five skittles beside Nim heaps of one and five stones.
/// let game = Sum(Octal::KAYLES.up_to(5), Nim);
/// let position = (vec![5], vec![1, 5]);
/// assert_eq!(game.outcome(&position), Outcome::P);
///
/// let position = (vec![5], vec![1, 1]);
/// let row = |stones, leave| MoveInSum::First(OctalMove { take: Take { heap: 0, stones }, leave });
/// assert_eq!(game.winning_moves(&position), [row(1, (2, 2))]);
/// assert_eq!(game.after(&position, &row(1, (2, 2))), (vec![2, 2], vec![1, 1]));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sum<A, B>(
    /// The first game.
    pub A,
    /// The second game.
    pub B,
);

/// A move in a [`Sum`] of two games.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{MoveInSum, Nim, Sum, Take};
///
/// let take = Take { heap: 0, stones: 2 };
/// let after = Sum(Nim, Nim).after(&(vec![3], vec![4]), &MoveInSum::Second(take));
/// assert_eq!(after, (vec![3], vec![2]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveInSum<A, B> {
    /// A move in the first game.
    First(A),
    /// A move in the second game.
    Second(B),
}

impl<A: NimValued, B: NimValued> Game for Sum<A, B>
where
    Owned<A>: Clone,
    Owned<B>: Clone,
{
    type Position = (Owned<A>, Owned<B>);
    type Move = MoveInSum<A::Move, B::Move>;

    fn outcome(&self, position: &Self::Position) -> Outcome {
        Outcome::from_nim_value(self.nim_value(position))
    }

    fn winning_moves(&self, position: &Self::Position) -> Vec<Self::Move> {
        self.moves_to(position, 0)
    }

    fn after(&self, (first, second): &Self::Position, chosen: &Self::Move) -> Self::Position {
        match chosen {
            MoveInSum::First(chosen) => (self.0.after(first.borrow(), chosen), second.clone()),
            MoveInSum::Second(chosen) => (first.clone(), self.1.after(second.borrow(), chosen)),
        }
    }
}

impl<A: NimValued, B: NimValued> NimValued for Sum<A, B>
where
    Owned<A>: Clone,
    Owned<B>: Clone,
{
    fn nim_value(&self, (first, second): &Self::Position) -> u64 {
        self.0.nim_value(first.borrow()) ^ self.1.nim_value(second.borrow())
    }

    fn moves_to(&self, position: &Self::Position, nim_value: u64) -> Vec<Self::Move> {
        let (first, second) = (position.0.borrow(), position.1.borrow());
        let to_first = nim_value ^ self.1.nim_value(second);
        let to_second = nim_value ^ self.0.nim_value(first);
        let in_first = self.0.moves_to(first, to_first).into_iter().map(MoveInSum::First);
        in_first
            .chain(self.1.moves_to(second, to_second).into_iter().map(MoveInSum::Second))
            .collect()
    }
}
