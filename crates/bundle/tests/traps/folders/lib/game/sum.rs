use crate::game::Valued;

/// The sum.
pub fn sum<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// A change of a sum.
pub struct Change<G>(pub G);

impl<G: Valued> Change<G> {
    /// How much it is.
    pub fn size(&self, before: &G::Position, after: &G::Position) -> u64 {
        self.0.value(before) ^ self.0.value(after)
    }
}
