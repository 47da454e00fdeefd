//! One coin from each of any heaps, to be explained, drawn and played.

use gamecore::{one_from_each, take};
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;
use study::text::SHOWN;

/// Take one coin from each of some heaps, at least one. A position is the heaps.
pub struct Rules;

impl Ruleset for Rules {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let filled: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] > 0).collect();
        let lowered = |set: u64| {
            let mut left = heaps.to_vec();
            let chosen = filled.iter().enumerate().filter(|(digit, _)| set >> digit & 1 == 1);
            chosen.for_each(|(_, &heap)| left[heap] -= 1);
            left
        };
        (1..1 << filled.len()).map(lowered).collect()
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        heaps
    }
}

/// A position is the heaps.
struct OneFromEach;

/// One coin from each heap that is chosen.
fn lowered(heaps: &[u64], chosen: impl Fn(usize) -> bool) -> Row {
    let left = |(place, &heap): (usize, &u64)| heap - u64::from(heap > 0 && chosen(place));
    heaps.iter().enumerate().map(left).collect()
}

impl Study for OneFromEach {
    fn rules(&self) -> &'static str {
        "Choose some of the heaps that are not empty, at least one, and take one coin from each of them. The player who takes the last coin wins."
    }

    fn numbers(&self) -> &'static str {
        "the heaps"
    }

    fn check(&self, _heaps: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps) && heaps.iter().filter(|&&heap| heap > 0).count() <= 7
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        Rules.options(&heaps.to_vec())
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        one_from_each::outcome(heaps.iter().copied())
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        let moves = one_from_each::winning_moves(heaps).into_iter();
        Winning::all(moves.map(move |takes| take::after(heaps, &takes)))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose("first", "second").to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let outcome = self.outcome(heaps);
        let odd = heaps.iter().filter(|&&heap| heap % 2 == 1).count() as u64;
        let reason = outcome.choose(counted(odd, "heap"), "all heaps".to_string())
            + outcome.choose(if odd == 1 { " is odd" } else { " are odd" }, " are even");
        let parity = |(place, &heap): (usize, &u64)| {
            let word = if heap % 2 == 0 { "even" } else { "odd: take one" };
            vec![format!("heap {}", place + 1), heap.to_string(), word.to_string()]
        };
        let words: Vec<Vec<String>> = heaps.iter().enumerate().take(SHOWN).map(parity).collect();
        let mut lines = table(&words);
        if heaps.len() > SHOWN {
            lines.push(format!("... and {} more heaps", heaps.len() - SHOWN));
        }
        Explanation { headline: headline(&self.answer(heaps), &reason, outcome), lines }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        let first = heaps.iter().position(|&heap| heap > 0);
        let all = lowered(heaps, |_| true);
        first.map_or(Vec::new(), |first| vec![all, lowered(heaps, |place| place == first)])
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed = (0..from.len()).filter(|&heap| from[heap] != to[heap]);
        let names: Vec<usize> = changed.map(|heap| heap + 1).collect();
        match &names[..] {
            [heap] => format!("take one from heap {}", heap),
            heaps => format!("take one each from heaps {}", series(heaps, ", ")),
        }
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let heap = |&stones: &u64| Heap {
            stones,
            note: if theorem {
                ["even", "odd"][stones as usize % 2].to_string()
            } else {
                String::new()
            },
            marked: theorem && stones % 2 == 1,
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[1, 2, 3], &[2, 2], &[5, 5, 4, 5], &[4, 2, 6, 2]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(2..=5);
        random.list(heaps, 1..=6)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(OneFromEach)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let won = [1, 2, 3];
    let board =
        |heaps: &[u64], caption| Drawing::from_board(&OneFromEach.board(heaps, true), caption);
    let mut boards = vec![board(&won, "1 and 3 are odd: won")];
    boards.extend(OneFromEach.winning(&won).moves.map(|lost| board(&lost, "all even: lost")));
    let title = "The heaps 1, 2, 3 and what the winning move leaves of them";
    vec![("parity", Drawing::sequence(boards).document(title, "One coin from each odd heap."))]
}
