use crate::game::sum;

/// A position that nobody lends.
pub type Owned<G> = <<G as Game>::Position as ToOwned>::Owned;

/// A game.
pub trait Game {
    /// A position.
    type Position: ?Sized + ToOwned;
    /// A move.
    type Move;

    /// Whether it is won.
    fn is_won(&self, position: &Self::Position) -> bool;

    /// All winning moves.
    fn winning_moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// One winning move.
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move> {
        self.winning_moves(position).into_iter().next()
    }

    /// The position after a move.
    fn after(&self, position: &Self::Position, chosen: &Self::Move) -> Owned<Self>;
}

/// A game with values. See [`Change`](crate::Change).
pub trait Valued: Game {
    /// The value.
    fn value(&self, position: &Self::Position) -> u64;

    /// The moves to a value.
    fn moves_to(&self, position: &Self::Position, value: u64) -> Vec<Self::Move>;
}

/// A game of parts, which makes it a [`Game`], and [`Valued`].
pub trait SumGame {
    /// A part.
    type Part: Clone;
    /// A move in a part.
    type Move;

    /// The value of one part.
    fn part_value(&self, part: &Self::Part) -> u64;

    /// The moves in one part.
    fn part_moves(&self, index: usize, part: &Self::Part, value: u64) -> Vec<Self::Move>;

    /// Makes a move.
    fn make_move(&self, position: &mut Vec<Self::Part>, chosen: &Self::Move);
}

impl<G: SumGame> Game for G {
    type Position = [G::Part];
    type Move = G::Move;

    fn is_won(&self, position: &[G::Part]) -> bool {
        self.value(position) != 0
    }

    fn winning_moves(&self, position: &[G::Part]) -> Vec<G::Move> {
        self.moves_to(position, 0)
    }

    fn after(&self, position: &[G::Part], chosen: &G::Move) -> Vec<G::Part> {
        let mut after = position.to_vec();
        self.make_move(&mut after, chosen);
        after
    }
}

impl<G: SumGame> Valued for G {
    fn value(&self, position: &[G::Part]) -> u64 {
        sum(position.iter().map(|part| self.part_value(part)))
    }

    fn moves_to(&self, position: &[G::Part], value: u64) -> Vec<G::Move> {
        let change = self.value(position) ^ value;
        let parts = position.iter().enumerate().filter(|_| change != 0);
        let moves = parts.flat_map(|(index, part)| {
            self.part_moves(index, part, self.part_value(part) ^ change)
        });
        moves.collect()
    }
}
