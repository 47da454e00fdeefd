//! What can be asked of a game.

use crate::game::Outcome;
use crate::theorems::nim_sum::nim_sum;

/// A position of a game that is owned, not borrowed: a `Vec<u64>` for heaps.
///
/// ```
/// use gamecore::{Nim, Owned};
///
/// let heaps: Owned<Nim> = vec![3, 4];
/// assert_eq!(heaps.len(), 2);
/// ```
pub type Owned<G> = <<G as Game>::Position as ToOwned>::Owned;

/// A game, and the theory that says who wins it.
///
/// A game is a value: its rules, with all that they depend on, such as the greatest number of
/// stones, a graph, or a table of nim-values. A position is all that lies on the table. It is
/// borrowed, and where it has parts, it is a slice of them: heaps, rows, coins, tokens.
///
/// Many games are implementations of [`SumGame`], which have these methods, too. A game can be
/// boxed: `Box<dyn Game<Position = [u64], Move = Take>>` holds [`Nim`](crate::Nim),
/// [`EndNim`](crate::EndNim) or a table.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Nim, Take};
///
/// assert_eq!(Nim.outcome(&[3, 4, 2]), Outcome::N);
/// let wins = Nim.winning_moves(&[3, 4, 2]);
/// assert_eq!(wins, [Take { heap: 1, stones: 3 }]);
/// assert_eq!(Nim.winning_move(&[3, 4, 2]), Some(wins[0]));
/// assert_eq!(Nim.after(&[3, 4, 2], &wins[0]), [3, 1, 2]);
/// ```
pub trait Game {
    /// A position.
    type Position: ?Sized + ToOwned;
    /// A move.
    type Move: Ord;

    /// Who wins in normal play, where a player who cannot move loses.
    ///
    /// # Panics
    /// If it is not a position of this game, or beyond the end of its table.
    fn outcome(&self, position: &Self::Position) -> Outcome;

    /// All winning moves in normal play, each once and in order; none if and only if the position
    /// is a P-position.
    ///
    /// The order is that of the moves' `Ord`: takes come by heap, and lists of takes in
    /// lexicographic order.
    ///
    /// There may be more than can be listed: then [`winning_moves_iter`](Game::winning_moves_iter)
    /// finds some of them. A game that leaves some of them out for that reason, or repeats one
    /// because its rules do, says so in its documentation. From an N-position it gives at least
    /// one.
    ///
    /// # Panics
    /// As [`outcome`](Game::outcome).
    fn winning_moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// The moves of [`winning_moves`](Game::winning_moves) in any order, of which some may be taken
    /// where all are too many.
    ///
    /// Each is found when it is asked for where a game may have very many: in
    /// [`Moore`](crate::Moore)'s Nim, [`MockTurtles`](crate::MockTurtles) and
    /// [`TurningCorners`](crate::TurningCorners). A [`SumGame`] finds those of one component after
    /// the other. Any other game lists all of them first.
    ///
    /// # Panics
    /// As [`outcome`](Game::outcome), at once or when a move is asked for.
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::Moore;
    ///
    /// // More than 10^20 moves win.
    /// let heaps: Vec<u64> = (0..30).map(|heap| (1 << 40) - 1 - heap).collect();
    /// let game = Moore::new(2);
    /// for chosen in game.winning_moves_iter(&heaps).take(3) {
    ///     assert_eq!(game.outcome(&game.after(&heaps, &chosen)), Outcome::P);
    /// }
    /// ```
    fn winning_moves_iter<'a>(
        &'a self,
        position: &'a Self::Position,
    ) -> Box<dyn Iterator<Item = Self::Move> + 'a> {
        Box::new(self.winning_moves(position).into_iter())
    }

    /// One winning move in normal play; `None` if and only if the position is a P-position.
    ///
    /// As slow as [`winning_moves`](Game::winning_moves), unless the game says otherwise.
    ///
    /// # Panics
    /// As [`outcome`](Game::outcome).
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move> {
        self.winning_moves(position).into_iter().next()
    }

    /// The position after a move. O(n) for n parts.
    ///
    /// # Panics
    /// If it is not a move from this position: the message says why, and names the index of a part
    /// that is not there, as in "no heap 3 of 3, counted from 0". Or if a number that matters would
    /// be 2^64 or more after it, in a game whose moves add something, or if memory has no room for
    /// the parts that it leaves.
    fn after(&self, position: &Self::Position, chosen: &Self::Move) -> Owned<Self>;
}

/// A game whose theory covers misere play, too: the player who cannot move wins.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Nim, Take};
///
/// assert_eq!(Nim.misere_outcome(&[1, 1, 1]), Outcome::P);
/// let last_heap = Take { heap: 1, stones: 2 };
/// assert_eq!(Nim.misere_winning_moves(&[1, 2]), [last_heap]);
/// assert_eq!(Nim.misere_winning_moves_iter(&[1, 2]).next(), Some(last_heap));
/// // The game is over: the next player wins, and has no move.
/// assert_eq!(Nim.misere_outcome(&[]), Outcome::N);
/// assert_eq!(Nim.misere_winning_move(&[]), None);
/// ```
pub trait MisereGame: Game {
    /// Who wins in misere play. Where no move is left it is the next player.
    ///
    /// # Panics
    /// As [`Game::outcome`].
    fn misere_outcome(&self, position: &Self::Position) -> Outcome;

    /// All winning moves in misere play, each once and in order. There is none from a P-position,
    /// and where no move is left, although the next player wins then.
    ///
    /// # Panics
    /// As [`Game::outcome`].
    fn misere_winning_moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// The moves of [`misere_winning_moves`](MisereGame::misere_winning_moves) in any order; each
    /// is found when it is asked for in [`Moore`](crate::Moore)'s Nim.
    ///
    /// # Panics
    /// As [`Game::outcome`], at once or when a move is asked for.
    fn misere_winning_moves_iter<'a>(
        &'a self,
        position: &'a Self::Position,
    ) -> Box<dyn Iterator<Item = Self::Move> + 'a> {
        Box::new(self.misere_winning_moves(position).into_iter())
    }

    /// One winning move in misere play; `None` from a P-position, and where no move is left.
    ///
    /// As slow as [`misere_winning_moves`](MisereGame::misere_winning_moves), unless the game says
    /// otherwise.
    ///
    /// # Panics
    /// As [`Game::outcome`].
    fn misere_winning_move(&self, position: &Self::Position) -> Option<Self::Move> {
        self.misere_winning_moves(position).into_iter().next()
    }
}

/// A game whose nim-values are known, so that it can be played beside others.
///
/// [`Sum`](crate::Sum) is such a game, made of two others. Every [`SumGame`] is one.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Nim, Take};
///
/// assert_eq!(Nim.nim_value(&[3, 4]), 7);
/// assert_eq!(Nim.moves_to(&[3, 4], 6), [Take { heap: 0, stones: 1 }]);
/// ```
pub trait NimValued: Game {
    /// The nim-value of a position (Sprague, 1935; Grundy, 1939).
    ///
    /// # Panics
    /// As [`Game::outcome`].
    fn nim_value(&self, position: &Self::Position) -> u64;

    /// All moves to positions of this nim-value, each once and in order, with the exceptions of
    /// [`winning_moves`](Game::winning_moves), which are those to 0.
    ///
    /// There is at least one to each smaller nim-value, and none to the nim-value of the position.
    /// There may be some to larger ones.
    ///
    /// # Panics
    /// As [`Game::outcome`].
    fn moves_to(&self, position: &Self::Position, nim_value: u64) -> Vec<Self::Move>;
}

/// A game of components that are played side by side.
///
/// A move changes one of them, and what it leaves of it depends on that one only. A component is a
/// heap, a row, a coin, a token. Its nim-value and its moves decide everything; so every `SumGame`
/// is a [`Game`], whose positions are slices of components, and [`NimValued`]: the nim-value of a
/// position is the nim-sum of those of its components (Sprague, 1935; Grundy, 1939).
///
/// With the cost of one component c, the outcome and the nim-value of n components take O(c n).
///
/// ```
/// use gamecore::prelude::*;
///
/// /// Coins on squares 0, 1, 2, ...: a move pushes a coin one square to the left, or two.
/// struct Push;
///
/// impl SumGame for Push {
///     type Component = u64;
///     /// The index of a coin, and its new square.
///     type Move = (usize, u64);
///
///     fn component_value(&self, &square: &u64) -> u64 {
///         square % 3
///     }
///
///     fn component_moves(&self, index: usize, &square: &u64, nim_value: u64) -> Vec<(usize, u64)> {
///         let squares = (square.saturating_sub(2)..square).filter(|to| to % 3 == nim_value);
///         squares.map(|to| (index, to)).collect()
///     }
///
///     fn make_move(&self, coins: &mut Vec<u64>, &(index, to): &(usize, u64)) {
///         let steps = coins[index].checked_sub(to);
///         assert!(steps == Some(1) || steps == Some(2), "a coin cannot go to {}", to);
///         coins[index] = to;
///     }
/// }
///
/// assert_eq!(Push.outcome(&[1, 5, 9]), Outcome::N);
/// assert_eq!(Push.winning_moves(&[1, 5, 9]), [(1, 4)]);
/// assert_eq!(Push.after(&[1, 5, 9], &(1, 4)), [1, 4, 9]);
/// ```
pub trait SumGame {
    /// A component: one heap of several.
    type Component: Clone;
    /// A move in one of the components.
    type Move: Ord;

    /// The nim-value of one component.
    ///
    /// # Panics
    /// If it is not a component of this game, or beyond the end of its table.
    fn component_value(&self, component: &Self::Component) -> u64;

    /// All moves in the component with this index, counted from 0, after which what is left of it
    /// has this nim-value; each once, in any order.
    ///
    /// # Panics
    /// As [`component_value`](SumGame::component_value).
    fn component_moves(
        &self,
        index: usize,
        component: &Self::Component,
        nim_value: u64,
    ) -> Vec<Self::Move>;

    /// The moves of [`component_moves`](SumGame::component_moves) in any order. All of them are
    /// listed first, unless the game says otherwise.
    ///
    /// # Panics
    /// As [`component_value`](SumGame::component_value).
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::MockTurtles;
    ///
    /// // With the last of 2^62 + 1 coins 2^61 pairs of others leave the value 6.
    /// let last = 1 << 62;
    /// let pair = MockTurtles.component_moves_iter(0, &last, 6).next();
    /// assert_eq!(pair, Some(vec![0, 3, last]));
    /// ```
    fn component_moves_iter<'a>(
        &'a self,
        index: usize,
        component: &'a Self::Component,
        nim_value: u64,
    ) -> Box<dyn Iterator<Item = Self::Move> + 'a> {
        Box::new(self.component_moves(index, component, nim_value).into_iter())
    }

    /// One of the [`component_moves`](SumGame::component_moves), if there are any.
    ///
    /// As slow as [`component_moves`](SumGame::component_moves), unless the game says otherwise.
    ///
    /// # Panics
    /// As [`component_value`](SumGame::component_value).
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::{Nim, Take};
    ///
    /// assert_eq!(Nim.component_move(1, &5, 2), Some(Take { heap: 1, stones: 3 }));
    /// assert_eq!(Nim.component_move(1, &5, 6), None);
    /// ```
    fn component_move(
        &self,
        index: usize,
        component: &Self::Component,
        nim_value: u64,
    ) -> Option<Self::Move> {
        self.component_moves(index, component, nim_value).into_iter().next()
    }

    /// The outcome in normal play of components that come one after another and are not stored.
    ///
    /// It takes all of them, so that they may be read from input on the way.
    ///
    /// # Panics
    /// As [`component_value`](SumGame::component_value).
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::Nim;
    ///
    /// assert_eq!(Nim.outcome_of((1..=10_000_000).chain(Some(10_000_000))), Outcome::P);
    /// ```
    fn outcome_of<I>(&self, components: I) -> Outcome
    where
        Self: Sized,
        I: IntoIterator<Item = Self::Component>,
    {
        let values = components.into_iter().map(|component| self.component_value(&component));
        Outcome::from_nim_value(nim_sum(values))
    }

    /// Makes a move.
    ///
    /// # Panics
    /// If it is not a move from this position; an index that no part has is named.
    fn make_move(&self, position: &mut Vec<Self::Component>, chosen: &Self::Move);
}

impl<G: SumGame> Game for G {
    type Position = [G::Component];
    type Move = G::Move;

    fn outcome(&self, position: &[G::Component]) -> Outcome {
        Outcome::from_nim_value(self.nim_value(position))
    }

    fn winning_moves(&self, position: &[G::Component]) -> Vec<G::Move> {
        self.moves_to(position, 0)
    }

    fn winning_moves_iter<'a>(
        &'a self,
        position: &'a [G::Component],
    ) -> Box<dyn Iterator<Item = G::Move> + 'a> {
        let sum = self.nim_value(position);
        let components = position.iter().enumerate().filter(move |_| sum != 0);
        Box::new(components.flat_map(move |(index, component)| {
            self.component_moves_iter(index, component, self.component_value(component) ^ sum)
        }))
    }

    fn winning_move(&self, position: &[G::Component]) -> Option<G::Move> {
        let sum = self.nim_value(position);
        // No move keeps the nim-value of its component.
        let mut components = position.iter().enumerate().filter(|_| sum != 0);
        components.find_map(|(index, component)| {
            self.component_move(index, component, self.component_value(component) ^ sum)
        })
    }

    fn after(&self, position: &[G::Component], chosen: &G::Move) -> Vec<G::Component> {
        let mut after = position.to_vec();
        self.make_move(&mut after, chosen);
        after
    }
}

impl<G: SumGame> NimValued for G {
    fn nim_value(&self, position: &[G::Component]) -> u64 {
        nim_sum(position.iter().map(|component| self.component_value(component)))
    }

    fn moves_to(&self, position: &[G::Component], nim_value: u64) -> Vec<G::Move> {
        let values: Vec<u64> = position.iter().map(|part| self.component_value(part)).collect();
        let change = nim_sum(values.iter().copied()) ^ nim_value;
        let mut moves = Vec::new();
        // No move keeps the nim-value of its component.
        for (index, component) in position.iter().enumerate().filter(|_| change != 0) {
            moves.extend(self.component_moves(index, component, values[index] ^ change));
        }
        // Most often they are in order already, which is seen in one step for each.
        moves.sort();
        moves
    }
}
