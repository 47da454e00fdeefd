//! Take a power of two from one heap.

use gamecore::{NimValues, SubtractionGame};
use oracle::games::Subtraction as Rules;
use oracle::Ruleset;

use crate::prelude::*;
use crate::text::SHOWN;

/// One heap, from which a power of two is taken: a position is what is left.
pub struct PowersOfTwo {
    /// The rules in a sentence, the end of play included.
    pub rules: &'static str,
    /// What is taken: `stone`.
    pub noun: &'static str,
    /// What the judge expects for this number.
    pub answer: fn(u64) -> String,
    /// Where to start.
    pub starts: &'static [u64],
}

fn powers_of_two() -> Vec<u64> {
    (0..64).map(|exponent| 1 << exponent).collect()
}

/// The nim-value of a heap is its remainder by 3.
fn remainders() -> NimValues {
    SubtractionGame::new(powers_of_two()).closed_form().expect("no power of two is a multiple of 3")
}

impl PowersOfTwo {
    /// The winning takes, the least first.
    pub fn winning_takes(number: u64) -> Vec<u64> {
        let takes = SubtractionGame::new(powers_of_two()).winning_moves(&[number], &remainders());
        takes.iter().map(|take| take.stones).collect()
    }

    /// What the smallest takes leave.
    fn lines(&self, number: u64) -> Vec<String> {
        let takes: Vec<u64> = powers_of_two().into_iter().filter(|&take| take <= number).collect();
        if takes.is_empty() {
            return Vec::new();
        }
        let left = format!("{}s left", self.noun);
        let mut rows = vec![["take", &left, "mod 3"].map(str::to_string).to_vec()];
        for take in takes.iter().take(SHOWN) {
            let left = number - take;
            rows.push([*take, left, remainders().value(left)].map(|n| n.to_string()).to_vec());
        }
        let rest = takes.len().saturating_sub(SHOWN);
        let rest = (rest > 0).then(|| format!("... and {} more powers of two", rest));
        let sum = format!("{} = 3 * {} + {}", number, number / 3, number % 3);
        std::iter::once(sum).chain(table(&rows)).chain(rest).collect()
    }
}

impl Study for PowersOfTwo {
    fn rules(&self) -> &'static str {
        self.rules
    }

    fn numbers(&self) -> &'static str {
        "the size of the heap"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [_] => Ok(()),
            _ => Err(format!("there is one heap, not {}", position.len())),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 60
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Rules(powers_of_two()).options(&position[0]);
        options.iter().map(|&left| vec![left]).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        remainders().outcome(Some(position[0]))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let takes = PowersOfTwo::winning_takes(position[0]).into_iter();
        Winning::all(takes.map(move |take| vec![position[0] - take]))
    }

    fn answer(&self, position: &[u64]) -> String {
        (self.answer)(position[0])
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (number, outcome) = (position[0], self.outcome(position));
        let reason = outcome.choose(
            format!("{} leaves the remainder {} when divided by 3", number, number % 3),
            format!("{} is a multiple of 3", number),
        );
        let answer = self.answer(position);
        let answer = answer.lines().next().unwrap_or_default();
        Explanation { headline: headline(answer, &reason, outcome), lines: self.lines(number) }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let takes: Vec<u64> =
            powers_of_two().into_iter().filter(|&take| take <= position[0]).collect();
        let mut chosen: Vec<u64> = takes.iter().take(2).chain(takes.last()).copied().collect();
        chosen.dedup();
        chosen.iter().map(|take| vec![position[0] - take]).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        format!("take {}", counted(from[0] - to[0], self.noun))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let number = position[0];
        let mut threes = vec![3; (number / 3) as usize];
        threes.extend(Some(number % 3).filter(|&rest| rest > 0));
        Board::Heaps(vec![Heap {
            stones: number,
            name: format!("{}s", self.noun),
            note: if theorem { format!("mod 3 = {}", number % 3) } else { String::new() },
            blocks: if theorem { threes } else { Vec::new() },
            marked: theorem && number % 3 > 0,
            ..Heap::default()
        }])
    }

    fn starts(&self) -> Vec<Row> {
        self.starts.iter().map(|&number| vec![number]).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(5..=24)]
    }
}
