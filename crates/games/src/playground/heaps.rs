//! Games of heaps as studies.

use crate::{HeapGame, Position, Valued};
use study::prelude::*;

use super::as_described;
use super::description::Description;
use super::rules::heap_options;
use super::theory::Known;

/// The largest heap that may be divided: its moves are as many as its stones.
const DIVIDED: u64 = 100_000;

/// A game of heaps.
pub struct HeapsOf {
    description: Description,
    known: Known,
}

impl HeapsOf {
    /// The game of a description of heaps, with what is known of the heaps up to `last`.
    pub fn new(description: Description, last: u64) -> HeapsOf {
        let known = Known::of(&description, last);
        HeapsOf { description, known }
    }

    fn may_divide(&self) -> bool {
        match &self.description {
            Description::Octal(digits) => digits.iter().any(|digit| digit & 4 != 0),
            Description::Divide => true,
            _ => false,
        }
    }

    /// The fewest stones with which there is a move, or 25 if these are more.
    fn fewest(&self) -> u64 {
        let has_move = |heap: &u64| !heap_options(&self.description, &[*heap]).is_empty();
        (1..=24).find(has_move).unwrap_or(25)
    }
}

impl HeapGame for HeapsOf {
    fn about(&self) -> About {
        About {
            rules: as_described(),
            numbers: words("the heaps", "各堆的石子数"),
            answers: ["", ""],
            starts: &[],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        match self.known.last {
            Some(last) if largest > last => Err(said!(
                "no formula and no period is known, so a heap has at most {} stones here, not {}",
                "没有已知的公式或周期，所以这里一堆至多有 {} 颗石子，不能是 {}",
                last,
                largest
            )),
            None if largest > DIVIDED && self.may_divide() => Err(said!(
                "a heap that may be divided has at most {} stones here, not {}",
                "可以分开的一堆在这里至多有 {} 颗石子，不能是 {}",
                DIVIDED,
                largest
            )),
            _ => Ok(()),
        }
    }

    fn is_playable(&self, Position { heaps, .. }: Position) -> bool {
        // An empty heap counts as well, and so no move makes this number larger.
        let size: u64 = heaps.iter().fold(0, |size, &heap| size.saturating_add(heap.max(1)));
        match self.may_divide() {
            true => size <= 40 && heaps.iter().all(|&heap| heap <= 24),
            false => are_playable(heaps),
        }
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let (heaps, theory) = (position.heaps, &self.known.theory);
        Valued::new(
            heaps.iter().map(|&heap| theory.value(heap)).collect(),
            move || heap_options(&self.description, heaps),
            move || Winning::all(theory.winning(heaps)),
        )
    }

    fn describe(&self, from: Position, to: Position) -> String {
        let (before, after) = (from.heaps, to.heaps);
        match after.get(before.len()) {
            Some(split_off) => {
                let place = before.iter().zip(after).position(|(before, after)| before != after);
                let place = place.unwrap_or(0);
                said!(
                    "heap {}: {} to {} and {}",
                    "第 {} 堆：{} 变为 {} 和 {}",
                    place + 1,
                    before[place],
                    after[place],
                    split_off
                )
            }
            None => changes(before, after),
        }
    }

    fn random(&self, random: &mut Random) -> Row {
        let (heaps, most) = if self.may_divide() { (2..=3, 12) } else { (2..=4, 15) };
        let fewest = self.fewest().min(24);
        let heaps = random.int(heaps);
        random.list(heaps, fewest..=most.max(fewest + 6).min(24))
    }
}
