//! Fibonacci Nim: take at most twice as many stones as the move before.

use gamecore::fibonacci_nim::{self, fibonacci_numbers, zeckendorf};
use oracle::games::FibonacciNim as Rules;
use oracle::Ruleset;

use crate::prelude::*;
use crate::text::SHOWN;

/// Fibonacci Nim: a position is the stones of a fresh heap, or the stones and the quota, the
/// most that the next move may take.
pub struct FibonacciNim {
    /// What the judge asks for.
    pub asks: FibonacciNimAsks,
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// What the judge asks for, and whether the first move may take the whole heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FibonacciNimAsks {
    /// Who wins if the first move may not take the whole heap: what to print if the player to
    /// move does, and if not.
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

    /// The position after a take; a quota of 2^64 or more is as good as one of all stones.
    fn after(position: &[u64], take: u64) -> Row {
        vec![position[0] - take, take.saturating_mul(2)]
    }

    fn reason(&self, position: &[u64]) -> String {
        let (stones, quota) = self.stones_and_quota(position);
        match zeckendorf(stones)[..] {
            [] => "no stones are left".to_string(),
            [_] => format!("{} is a Fibonacci number, and at most {} may be taken", stones, quota),
            [.., smallest] => format!(
                "the smallest Zeckendorf term of {} is {}, and at most {} may be taken",
                stones, smallest, quota
            ),
        }
    }

    /// The sum, and what comes of taking its smallest terms: no other takes can win.
    fn lines(&self, position: &[u64]) -> Vec<String> {
        let (stones, quota) = self.stones_and_quota(position);
        let terms = zeckendorf(stones);
        let mut rows = vec![["take", "next term", "quota then"].map(str::to_string).to_vec()];
        let mut verdicts = vec![String::new()];
        let mut take = 0;
        for (index, term) in terms.iter().enumerate().rev().take(SHOWN) {
            take += term;
            let next = index.checked_sub(1).map(|next| terms[next]);
            let twice = u128::from(take) * 2;
            verdicts.push(match next {
                _ if take > quota => format!("at most {} may be taken", quota),
                Some(next) if u128::from(next) <= twice => "the next term can be taken".to_string(),
                _ => "wins".to_string(),
            });
            let next = next.map_or("none".to_string(), |next| next.to_string());
            rows.push(vec![take.to_string(), next, twice.to_string()]);
        }
        let takes = table(&rows).into_iter().zip(verdicts);
        let takes = takes.map(|(line, verdict)| format!("{}  {}", line, verdict));
        let rest = terms.len().saturating_sub(SHOWN);
        let rest = (rest > 0).then(|| format!("... and {} more terms", rest));
        std::iter::once(format!("{} = {}", stones, sum(&terms))).chain(takes).chain(rest).collect()
    }
}

/// The terms as a sum, without those in the middle if there are many.
fn sum(terms: &[u64]) -> String {
    let written =
        |terms: &[u64]| terms.iter().map(u64::to_string).collect::<Vec<String>>().join(" + ");
    if terms.len() <= 2 * SHOWN {
        return written(terms);
    }
    let (first, last) = (&terms[..2], &terms[terms.len() - SHOWN..]);
    let more = terms.len() - first.len() - last.len();
    format!("{} + ({} more) + {}", written(first), more, written(last))
}

impl Study for FibonacciNim {
    fn rules(&self) -> &'static str {
        match self.asks {
            FibonacciNimAsks::Winner(_) => "Take stones from the heap: at first any number, at least one, but not all; later at least one and at most twice as many as the move before took. The player who takes the last stone wins.",
            FibonacciNimAsks::LeastTake => "Take stones from the heap: at first any number, at least one, even all; later at least one and at most twice as many as the move before took. The player who takes the last stone wins.",
        }
    }

    fn numbers(&self) -> &'static str {
        "the stones and, but for the first move, the most that may be taken"
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

    fn outcome(&self, position: &[u64]) -> Outcome {
        let (stones, quota) = self.stones_and_quota(position);
        fibonacci_nim::outcome_with_quota(stones, quota)
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let (stones, quota) = self.stones_and_quota(position);
        let takes = fibonacci_nim::winning_moves_with_quota(stones, quota);
        Winning::all(takes.into_iter().map(move |take| FibonacciNim::after(position, take.stones)))
    }

    fn answer(&self, position: &[u64]) -> String {
        match self.asks {
            FibonacciNimAsks::Winner([next, previous]) => {
                self.outcome(position).choose(next, previous).to_string()
            }
            FibonacciNimAsks::LeastTake => {
                let (stones, quota) = self.stones_and_quota(position);
                let takes = fibonacci_nim::winning_moves_with_quota(stones, quota);
                takes.first().map_or("no take wins".to_string(), |take| take.stones.to_string())
            }
        }
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let reason = self.reason(position);
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines: if position[0] > 0 { self.lines(position) } else { Vec::new() },
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // To leave a Fibonacci number, to take as much as possible, or a single stone.
        let (stones, quota) = self.stones_and_quota(position);
        let below = fibonacci_numbers(stones.saturating_sub(1)).last().copied().unwrap_or(0);
        let mut takes = vec![stones - below, stones.min(quota), 1];
        takes.retain(|&take| (1..=stones.min(quota)).contains(&take));
        takes.sort_unstable();
        takes.dedup();
        takes.iter().map(|&take| FibonacciNim::after(position, take)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(from[0], to[0])
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (stones, quota) = self.stones_and_quota(position);
        let terms = zeckendorf(stones);
        let smallest = terms.last().map_or(String::new(), |term| format!("smallest term {}", term));
        Board::Heaps(vec![Heap {
            stones,
            caption: format!("take at most {}", quota.min(stones)),
            note: if theorem { smallest } else { String::new() },
            blocks: if theorem { terms } else { Vec::new() },
            marked: theorem,
            ..Heap::default()
        }])
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(4..=24)]
    }
}
