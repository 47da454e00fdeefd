//! Take a power of two from one heap.

use gamecore::{Game, Heaps, SubtractionGame};
use oracle::games::Subtraction as Rules;
use study::prelude::*;
use study::Language;

use crate::asks::Asks;
use crate::played::played;

/// One heap, from which a power of two is taken: a position is its size.
pub struct PowersOfTwo {
    /// The rules in a sentence, the end of play included.
    pub rules: fn() -> &'static str,
    /// The name of one of the things that are taken, `stone`, and in Chinese its measure word.
    pub noun: fn() -> &'static str,
    /// The judge's question.
    pub asks: Asks,
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

fn powers_of_two() -> Vec<u64> {
    (0..64).map(|exponent| 1 << exponent).collect()
}

/// The nim-value of a heap is its remainder by 3.
fn remainders() -> Heaps<SubtractionGame> {
    let rules = SubtractionGame::new(powers_of_two()).expect("no power of two is 0");
    rules.closed_form().expect("no power of two is a multiple of 3")
}

impl PowersOfTwo {
    /// The winning takes, the least first.
    pub fn winning_takes(number: u64) -> Vec<u64> {
        let takes = remainders().winning_moves(&[number]);
        takes.iter().map(|take| take.stones).collect()
    }
}

impl Study for PowersOfTwo {
    fn about(&self) -> About {
        About {
            rules: (self.rules)(),
            numbers: words("the size of the heap", "堆的大小"),
            answers: self.asks.words(),
            starts: self.starts,
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [_] => Ok(()),
            _ => Err(said!("there is one heap, not {}", "应有一堆，而不是 {} 堆", position.len())),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 60
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        played(Rules(powers_of_two()), remainders(), position).with_tempting(move || {
            let most = powers_of_two().into_iter().filter(|&take| take <= position[0]).max();
            let takes = tempting_takes(most.unwrap_or(0)).into_iter();
            takes.map(|take| vec![position[0] - take]).collect()
        })
    }

    fn answer(&self, position: &[u64]) -> String {
        self.asks.answer(position, self.wins(position))
    }

    fn reason(&self, position: &[u64]) -> String {
        match (position[0], remainders().value(position[0])) {
            (number, 0) => said!("{number} is a multiple of 3", "{number} 是 3 的倍数"),
            (number, rest) => {
                said!(
                    "{number} leaves the remainder {rest} when divided by 3",
                    "{number} 除以 3 的余数是 {rest}"
                )
            }
        }
    }

    /// The remainder of the heap, and those that the smallest takes leave.
    fn figures(&self, position: &[u64]) -> Vec<String> {
        let number = position[0];
        let takes: Vec<u64> = powers_of_two().into_iter().filter(|&take| take <= number).collect();
        let row = |place: usize| {
            let left = number - takes[place];
            [takes[place], left, remainders().value(left)].map(|number| number.to_string()).to_vec()
        };
        let heads = [words("take", "取"), &said!("{}s left", "剩余{}数", (self.noun)()), "mod 3"];
        let sum = format!("{} = 3 * {} + {}", number, number / 3, number % 3);
        std::iter::once(sum).chain(figures(&heads, takes.len(), row)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (taken, noun) = (from[0] - to[0], (self.noun)());
        match Language::spoken() {
            Language::English => format!("take {}", counted(taken, noun)),
            Language::Chinese => format!("取 {} {}", taken, noun),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let number = position[0];
        let rest = remainders().value(number);
        let mut threes = vec![3; (number / 3) as usize];
        threes.extend(Some(rest).filter(|&rest| rest > 0));
        Board::Heaps(vec![Heap {
            stones: number,
            name: said!("{}s", "{}数", (self.noun)()),
            note: format!("mod 3 = {}", rest),
            blocks: threes,
            marked: rest > 0,
            ..Heap::default()
        }])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(0..=20, |stones| vec![stones])
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(5..=24)]
    }

    fn larger(&self, random: &mut Random) -> Row {
        vec![random.int(25..=60)]
    }
}
