//! Fibonacci Nim: take at most twice as many stones as the move before.

use gamecore::{FibonacciNim as Theory, Game};
use oracle::games::FibonacciNim as Rules;
use oracle::Ruleset;
use study::prelude::*;

/// Fibonacci Nim: a position is the stones of a fresh heap, or the stones and the quota, the
/// most that the next move may take.
pub struct FibonacciNim {
    /// The judge's question.
    pub asks: FibonacciNimAsks,
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// The judge's question, and whether the first move may take the whole heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FibonacciNimAsks {
    /// Who wins if the first move may not take the whole heap? A word where the player to move
    /// does, and one where the other one does.
    Winner([&'static str; 2]),
    /// The least first take that wins if the first move may take the whole heap.
    LeastTake,
}

impl FibonacciNim {
    /// The stones and the quota; at first all stones may be taken, or all but one.
    fn stones_and_quota(&self, position: &[u64]) -> (u64, u64) {
        let stones = position[0];
        let at_first = match self.asks {
            FibonacciNimAsks::Winner(_) => stones.saturating_sub(1),
            FibonacciNimAsks::LeastTake => stones,
        };
        (stones, position.get(1).copied().unwrap_or(at_first))
    }

    /// All winning takes, the least first.
    fn winning_takes(&self, position: &[u64]) -> Vec<u64> {
        let takes = Theory.winning_moves(&self.stones_and_quota(position));
        takes.iter().map(|take| take.stones).collect()
    }
}

/// The stones that are left, and the quota. One of 2^64 or more is as good as one of all stones.
fn after(position: &[u64], take: u64) -> Row {
    vec![position[0] - take, take.saturating_mul(2)]
}

impl Study for FibonacciNim {
    fn about(&self) -> About {
        let (rules, answers) = match self.asks {
            FibonacciNimAsks::Winner(words) => ("Take stones from the heap: at first any number, at least one, but not all; later at least one and at most twice as many as the move before took. The player who takes the last stone wins.", words),
            FibonacciNimAsks::LeastTake => ("Take stones from the heap: at first any number, at least one, even all; later at least one and at most twice as many as the move before took. The player who takes the last stone wins.", ["", ""]),
        };
        About {
            rules,
            numbers: "the stones and, after the first move, the most that may be taken",
            misere: false,
            answers,
            starts: self.starts,
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match *position {
            [0] => Err("there is no first move without stones".to_string()),
            [1] if self.asks != FibonacciNimAsks::LeastTake => {
                Err("there is no first move with fewer than two stones".to_string())
            }
            [_, 0] => Err("at least one stone may be taken".to_string()),
            [_] | [_, _] => Ok(()),
            _ => Err("there are only the stones and the most that may be taken".to_string()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 60
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Rules.options(&self.stones_and_quota(position));
        options.iter().map(|&(stones, quota)| vec![stones, quota]).collect()
    }

    fn wins(&self, position: &[u64]) -> bool {
        Theory.outcome(&self.stones_and_quota(position)).is_n()
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        Winning::all(
            self.winning_takes(position).into_iter().map(move |take| after(position, take)),
        )
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let (stones, quota) = self.stones_and_quota(position);
        let takes = tempting_takes(stones.min(quota)).into_iter();
        takes.map(|take| after(position, take)).collect()
    }

    fn answer(&self, position: &[u64]) -> String {
        match self.asks {
            FibonacciNimAsks::Winner([won, lost]) => {
                if self.wins(position) { won } else { lost }.to_string()
            }
            FibonacciNimAsks::LeastTake => {
                let least = self.winning_takes(position).first().copied();
                least.map_or("no take wins".to_string(), |take| take.to_string())
            }
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        let (stones, quota) = self.stones_and_quota(position);
        match Theory::zeckendorf(stones)[..] {
            [] => "no stones are left".to_string(),
            [_] => format!("{} is a Fibonacci number, and at most {} may be taken", stones, quota),
            [.., smallest] => format!(
                "the smallest Zeckendorf term of {} is {}, and at most {} may be taken",
                stones, smallest, quota
            ),
        }
    }

    /// The terms, and the takes of the smallest ones: no other takes can win.
    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (stones, quota) = self.stones_and_quota(position);
        let mut terms = Theory::zeckendorf(stones);
        let sum = format!("{} = {}", stones, series(&terms, " + "));
        terms.reverse();
        let row = |place: usize| {
            let take = terms[..=place].iter().sum::<u64>();
            let (next, twice) = (terms.get(place + 1), u128::from(take) * 2);
            let verdict = match next {
                _ if take > quota => format!("at most {} may be taken", quota),
                Some(&next) if u128::from(next) <= twice => {
                    "the next term can be taken".to_string()
                }
                _ => "wins".to_string(),
            };
            let next = next.map_or("none".to_string(), |next| next.to_string());
            vec![take.to_string(), next, twice.to_string(), verdict]
        };
        let heads = ["take", "next term", "quota then", ""];
        std::iter::once(sum).chain(figures(&heads, terms.len(), row)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(from[0], to[0])
    }

    fn board(&self, position: &[u64]) -> Board {
        let (stones, quota) = self.stones_and_quota(position);
        let blocks = Theory::zeckendorf(stones);
        let note = blocks.last().map_or(String::new(), |term| format!("smallest term {}", term));
        let caption = format!("take at most {}", quota.min(stones));
        let heap = Heap { stones, caption, note, blocks, marked: true, ..Heap::default() };
        Board::Heaps(vec![heap])
    }

    fn why_short(&self) -> Option<&'static str> {
        let may_take_all = self.asks == FibonacciNimAsks::LeastTake;
        may_take_all.then(|| "the first move may take all stones, which wins at once")
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(4..=24)]
    }
}
