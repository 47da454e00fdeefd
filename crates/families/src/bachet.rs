//! Bachet's game (Bash game): one heap, and a cap on what a move may take.

use gamecore::bounded_nim;
use oracle::games::CappedHeap;
use oracle::Ruleset;

use crate::prelude::*;

/// Bachet's game: a position is the stones and the most that a move may take.
pub struct Bachet {
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start: stones and cap.
    pub starts: &'static [[u64; 2]],
}

/// The stones and the cap.
fn heap(position: &[u64]) -> (u64, u64) {
    (position[0], position[1])
}

/// One more than the cap: what the other player can always complete. It may exceed 64 bits.
fn round(cap: u64) -> u128 {
    u128::from(cap) + 1
}

impl Study for Bachet {
    fn rules(&self) -> &'static str {
        "Take stones from the heap: at least one, and at most as many as the cap. The player who takes the last stone wins."
    }

    fn numbers(&self) -> &'static str {
        "the stones, then the cap: the most that a move may take"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [_, 0] => Err("the cap is 0, so no stone may be taken".to_string()),
            [_, _] => Ok(()),
            _ => Err("a position is two numbers: the stones and the cap".to_string()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 60
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = CappedHeap.options(&heap(position)).into_iter();
        options.map(|(stones, cap)| vec![stones, cap]).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        bounded_nim::outcome([heap(position)])
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let takes = bounded_nim::winning_moves(&[heap(position)]).into_iter();
        Winning::all(takes.map(move |take| replaced(position, 0, position[0] - take.stones)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (stones, cap) = heap(position);
        let (round, rest) = (round(cap), bounded_nim::nim_value(stones, cap));
        let reason = format!("{} mod {} = {}", stones, round, rest);
        let rounds = u128::from(stones - rest) / round;
        let rows = [
            ["stones", &stones.to_string(), ""],
            [
                "round",
                &round.to_string(),
                &format!("= {} + 1: what the other player can always complete", cap),
            ],
            ["whole rounds", &rounds.to_string(), ""],
            ["left over", &rest.to_string(), ""],
        ];
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines: table(&rows.map(|row| row.map(str::to_string).to_vec())),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let (stones, cap) = heap(position);
        let most = stones.min(cap);
        let mut takes = vec![1, most / 2, most];
        takes.dedup();
        takes.retain(|&take| 0 < take && take <= most);
        takes.into_iter().map(|take| vec![stones - take, cap]).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(from[0], to[0])
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (stones, cap) = heap(position);
        let mut heap = Heap { stones, caption: format!("at most {}", cap), ..Heap::default() };
        if theorem {
            let rest = bounded_nim::nim_value(stones, cap);
            let rounds = (u128::from(stones - rest) / round(cap)) as usize;
            heap.blocks = vec![cap.wrapping_add(1); rounds];
            heap.blocks.extend((rest > 0).then_some(rest));
            heap.marked = rest > 0;
            heap.note = format!("{} mod {} = {}", stones, round(cap), rest);
        }
        Board::Heaps(vec![heap])
    }

    fn starts(&self) -> Vec<Row> {
        self.starts.iter().map(|start| start.to_vec()).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(5..=24), random.int(2..=6)]
    }
}
