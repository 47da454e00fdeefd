//! Bachet's game (Bash game): one heap, and a cap on what a move may take.

use gamecore::{BoundedNim, NimValued};
use oracle::games::CappedHeap;
use study::prelude::*;

use crate::kept::leaving;
use crate::played::played;

/// Bachet's game: a position is the stones and the most that a move may take.
pub struct Bachet {
    /// The judge's words: where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start: stones and cap.
    pub starts: &'static [&'static [u64]],
}

impl Bachet {
    /// The heap, divided into rounds.
    pub fn heap(position: &[u64]) -> Heap {
        let (stones, cap) = stones_and_cap(position);
        let (round, times, rest) = rounds(position);
        let mut blocks = vec![round as u64; times as usize];
        blocks.extend((rest > 0).then_some(rest));
        Heap {
            stones,
            caption: said!("at most {cap}", "最多取 {cap}"),
            note: format!("{} mod {} = {}", stones, round, rest),
            blocks,
            marked: rest > 0,
            ..Heap::default()
        }
    }
}

fn stones_and_cap(position: &[u64]) -> (u64, u64) {
    (position[0], position[1])
}

/// One more than the cap, how often it fits into the stones, and how many are left over.
///
/// The first may exceed 64 bits.
fn rounds(position: &[u64]) -> (u128, u64, u64) {
    let (stones, cap) = stones_and_cap(position);
    let (round, rest) = (u128::from(cap) + 1, BoundedNim.nim_value(&[(stones, cap)]));
    (round, (u128::from(stones - rest) / round) as u64, rest)
}

impl Study for Bachet {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take stones from the heap: at least one, and at most as many as the cap."
                "从堆中取石子：每次至少取一颗，最多取到上限。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            numbers: sentences! {
                "the stones, then the cap: the most that a move may take"
                "石子数，然后是上限，即一次最多取的颗数"
            },
            answers: self.answers,
            starts: self.starts,
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [_, 0] => {
                Err(said!("the cap is 0, so no stone may be taken", "上限是 0，一颗也不能取"))
            }
            [_, _] => Ok(()),
            _ => Err(said!(
                "a position is two numbers: the stones and the cap",
                "局面是两个数：石子数和上限"
            )),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 60
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        played(CappedHeap, BoundedNim, position).with_tempting(move || {
            let (stones, cap) = stones_and_cap(position);
            let takes = tempting_takes(stones.min(cap)).into_iter();
            takes.map(|take| replaced(position, 0, stones - take)).collect()
        })
    }

    fn reason(&self, position: &[u64]) -> String {
        let (round, _, rest) = rounds(position);
        format!("{} mod {} = {}", position[0], round, rest)
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (stones, cap) = stones_and_cap(position);
        let (round, times, rest) = rounds(position);
        vec![
            said!(
                "round         {round} = {cap} + 1: the other player can always complete it",
                "一轮    {round} = {cap} + 1：后取的人总能凑满一轮"
            ),
            said!(
                "whole rounds  {times} = ({stones} - {rest}) / {round}",
                "整轮数  {times} = ({stones} - {rest}) / {round}"
            ),
            said!("left over     {rest}", "余下    {rest}"),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(from[0], to[0])
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let (stones, cap) = stones_and_cap(position);
        let left = stones.checked_sub(cap)?.checked_sub(1).filter(|&left| left > 0)?;
        Some(leaving(stones, left, move |position| position[0] == left))
    }

    fn board(&self, position: &[u64]) -> Board {
        Board::Heaps(vec![Bachet::heap(position)])
    }

    fn name(&self, position: &[u64]) -> String {
        said!("{} stones, at most {}", "{} 颗，最多取 {} 颗", position[0], position[1])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(0..=20, |stones| vec![stones, self.starts[0][1]])
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(5..=24), random.int(2..=6)]
    }

    fn larger(&self, random: &mut Random) -> Row {
        vec![random.int(15..=60), random.int(3..=9)]
    }
}
