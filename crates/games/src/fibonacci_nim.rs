//! Fibonacci Nim: take at most twice as many stones as the move before.

use gamecore::{zeckendorf, FibonacciNim as Theory, Game};
use oracle::games::FibonacciNim as Rules;
use study::prelude::*;

use crate::asks::Asks;
use crate::kept::leaving;
use crate::played::Played;

/// Fibonacci Nim: a position is the stones of a fresh heap, or the stones and the quota, the
/// most that the next move may take.
pub struct FibonacciNim {
    /// The judge's question.
    pub asks: Asks,
    /// Whether the first move may take the whole heap.
    pub may_take_all: bool,
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl FibonacciNim {
    /// The stones and the quota; at first all stones may be taken, or all but one.
    fn stones_and_quota(&self, position: &[u64]) -> (u64, u64) {
        let stones = position[0];
        let at_first = if self.may_take_all { stones } else { stones.saturating_sub(1) };
        (stones, position.get(1).copied().unwrap_or(at_first))
    }

    /// The least take that wins, in words if none does; the first move may take the whole heap.
    pub fn least_take(position: &[u64]) -> String {
        let of = (position[0], position.get(1).copied().unwrap_or(position[0]));
        let least = Theory.winning_moves(&of).first().map(|take| take.stones.to_string());
        least.unwrap_or_else(|| said!("no take wins", "没有必胜的取法"))
    }
}

/// The stones that are left, and the quota. One of 2^64 or more is as good as one of all stones.
fn after(position: &[u64], take: u64) -> Row {
    vec![position[0] - take, take.saturating_mul(2)]
}

impl Study for FibonacciNim {
    fn about(&self) -> About {
        let rules = match self.may_take_all {
            false => sentences! {
                "The first move takes any number of stones, at least one, but not all. A later move takes at least one and at most twice as many as the move before took."
                "从堆中取石子：第一次可以取任意多颗，至少一颗，但不能取完；此后每次至少取一颗，最多取对手刚才所取的两倍。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            true => sentences! {
                "The first move takes any number of stones, at least one, even all. A later move takes at least one and at most twice as many as the move before took."
                "从堆中取石子：第一次可以取任意多颗，至少一颗，也可以取完；此后每次至少取一颗，最多取对手刚才所取的两倍。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
        };
        About {
            rules,
            numbers: words(
                "the stones and, after the first move, the most that may be taken",
                "石子数；第一步之后，再加上最多可以取的颗数",
            ),
            answers: self.asks.words(),
            starts: self.starts,
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match *position {
            [0] => Err(said!("there is no first move without stones", "没有石子，第一步无法取")),
            [1] if !self.may_take_all => Err(said!(
                "there is no first move with fewer than two stones",
                "不足两颗石子，第一步无法取"
            )),
            [_, 0] => Err(said!("at least 1 stone may be taken", "上限至少为 1")),
            [_] | [_, _] => Ok(()),
            _ => Err(said!(
                "there are only the stones and the most that may be taken",
                "只有石子数和最多可以取的颗数这两个数"
            )),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 60
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let of = self.stones_and_quota(position);
        Played { rules: Rules, position: of, theory: Theory, counted: of }
            .play(Numbers::write, |_, of, take| after(&[of.0], take.stones))
            .with_tempting(move || {
                let takes = tempting_takes(of.0.min(of.1)).into_iter();
                takes.map(|take| after(position, take)).collect()
            })
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let answers =
            |to: &Row| -> Vec<u64> { self.winning(to).moves.map(|left| left[0]).collect() };
        let answers: Vec<Vec<u64>> = self.options(position).iter().map(answers).collect();
        let is_common = |left: &&u64| answers.iter().all(|stones| stones.contains(left));
        let left = *answers.first()?.iter().filter(|&&left| left > 0).find(is_common)?;
        Some(leaving(position[0], left, move |position| position[0] == left))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.asks.answer(position, self.wins(position))
    }

    fn reason(&self, position: &[u64]) -> String {
        let (stones, quota) = self.stones_and_quota(position);
        match zeckendorf(stones)[..] {
            [] => said!("no stones are left", "石子已经取完"),
            [_] => said!("{stones} is a Fibonacci number, and at most {quota} may be taken", "{stones} 是斐波那契数，最多可以取 {quota} 颗"),
            [.., smallest] => said!("the smallest Zeckendorf term of {stones} is {smallest}, and at most {quota} may be taken", "{stones} 的齐肯多夫表示中最小的项是 {smallest}，最多可以取 {quota} 颗"),
        }
    }

    /// The terms, and the takes of the smallest ones: no other takes can win.
    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (stones, quota) = self.stones_and_quota(position);
        let mut terms = zeckendorf(stones);
        let sum = format!("{} = {}", stones, series(&terms, " + "));
        terms.reverse();
        let row = |place: usize| {
            let take = terms[..=place].iter().sum::<u64>();
            let (next, twice) = (terms.get(place + 1), u128::from(take) * 2);
            let verdict = match next {
                _ if take > quota => said!("at most {quota} may be taken", "最多可以取 {quota} 颗"),
                Some(&next) if u128::from(next) <= twice => {
                    said!("the next term can be taken", "对手能取走下一项")
                }
                _ => said!("wins", "必胜"),
            };
            let next = next.map_or(said!("none", "无"), |next| next.to_string());
            vec![take.to_string(), next, twice.to_string(), verdict]
        };
        let heads =
            words(["take", "next term", "quota then", ""], ["取", "下一项", "此后最多", ""]);
        std::iter::once(sum).chain(figures(&heads, terms.len(), row)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(from[0], to[0])
    }

    fn board(&self, position: &[u64]) -> Board {
        let (stones, quota) = self.stones_and_quota(position);
        let blocks = zeckendorf(stones);
        let note = blocks
            .last()
            .map_or(String::new(), |term| said!("smallest term {term}", "最小的项 {term}"));
        let caption = said!("take at most {}", "最多取 {} 颗", quota.min(stones));
        let heap = Heap { stones, caption, note, blocks, marked: true, ..Heap::default() };
        Board::Heaps(vec![heap])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(2..=21, |stones| match self.may_take_all {
            false => vec![stones],
            // Then something is to be found out only later.
            true => vec![stones, 2],
        })
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(4..=24)]
    }

    fn larger(&self, random: &mut Random) -> Row {
        vec![random.int(25..=60)]
    }
}
