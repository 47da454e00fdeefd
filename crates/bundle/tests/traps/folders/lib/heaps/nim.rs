use crate::game::{SumGame, Take};

/// Nim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nim;

impl SumGame for Nim {
    type Part = u64;
    type Move = Take;

    fn part_value(&self, &heap: &u64) -> u64 {
        heap
    }

    fn part_moves(&self, index: usize, &heap: &u64, value: u64) -> Vec<Take> {
        let stones = heap.checked_sub(value).filter(|&stones| stones > 0);
        stones.into_iter().map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, position: &mut Vec<u64>, chosen: &Take) {
        chosen.lower(&mut position[chosen.heap]);
    }
}
