use crate::game::{SumGame, Take};
use crate::heaps::Nim;

/// A game that nobody names.
pub struct Ranged {
    pub nim: Nim,
    pub most: u64,
}

impl SumGame for Ranged {
    type Part = u64;
    type Move = Take;

    fn part_value(&self, &heap: &u64) -> u64 {
        heap % (self.most + 1)
    }

    fn part_moves(&self, index: usize, heap: &u64, value: u64) -> Vec<Take> {
        self.nim.part_moves(index, heap, value)
    }

    fn make_move(&self, position: &mut Vec<u64>, chosen: &Take) {
        self.nim.make_move(position, chosen);
    }
}
