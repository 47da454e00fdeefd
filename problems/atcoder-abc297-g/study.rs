//! Nim with takes from a range, to be explained, drawn and played.

use gamecore::ranged_nim::{self, TakeRange};
use gamecore::{nim_sum, Take};
use oracle::Ruleset;
use study::picture::{Bracket, Drawing, ValueStrip};
use study::prelude::*;
use study::text::SHOWN;

/// A heap, and the fewest and the most stones that may be taken from it.
pub struct Rules;

impl Ruleset for Rules {
    type Position = (u64, u64, u64);

    fn options(&self, &(heap, least, most): &(u64, u64, u64)) -> Vec<(u64, u64, u64)> {
        (least..=most.min(heap)).map(|take| (heap - take, least, most)).collect()
    }
}

/// A position is the fewest and the most stones that may be taken, and the heaps.
struct RangedNim;

fn parts(position: &[u64]) -> (u64, u64, &[u64]) {
    (position[0], position[1], &position[2..])
}

fn after(position: &[u64], take: Take) -> Row {
    let place = take.heap + 2;
    replaced(position, place, position[place] - take.stones)
}

/// `L + R`; it may exceed 64 bits.
fn period(position: &[u64]) -> u128 {
    u128::from(position[0]) + u128::from(position[1])
}

fn values(position: &[u64]) -> Vec<u64> {
    let (least, most, heaps) = parts(position);
    heaps.iter().map(|&heap| ranged_nim::nim_value(heap, least, most)).collect()
}

fn winning_ranges(position: &[u64]) -> Vec<TakeRange> {
    let (least, most, heaps) = parts(position);
    ranged_nim::winning_ranges(heaps, least, most)
}

impl Study for RangedNim {
    fn rules(&self) -> &'static str {
        "Take stones from one heap: at least L and at most R. A player who cannot move loses, even if stones are left."
    }

    fn numbers(&self) -> &'static str {
        "L and R, the fewest and the most stones that a move may take, then the heaps"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match *position {
            [] | [_] => Err("L and R come first".to_string()),
            [0, ..] => Err("a move that takes 0 stones could go on forever".to_string()),
            [least, most, ..] if least > most => Err(format!("L is {}, but R is {}", least, most)),
            _ => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        are_playable(&position[2..])
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let (least, most, heaps) = parts(position);
        let rests = |place: usize| Rules.options(&(heaps[place], least, most)).into_iter();
        let options = (0..heaps.len())
            .flat_map(|place| rests(place).map(move |rest| replaced(position, place + 2, rest.0)));
        options.collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let (least, most, heaps) = parts(position);
        ranged_nim::outcome(heaps.iter().copied(), least, most)
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let ranges = winning_ranges(position);
        let length = |takes: &TakeRange| u128::from(takes.greatest - takes.fewest) + 1;
        let count = ranges.iter().map(length).sum::<u128>();
        let takes = ranges.into_iter().flat_map(|takes| takes.iter());
        Winning {
            moves: Box::new(takes.map(move |take| after(position, take))),
            count: usize::try_from(count).ok(),
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("First", "Second").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (_, _, heaps) = parts(position);
        let values = values(position);
        let sum = nim_sum(values.iter().copied());
        let reason = format!("the nim-sum of the nim-values is {}", sum);
        let titles = [
            "heap".to_string(),
            format!("mod {}", period(position)),
            format!("div {}", position[0]),
            "the takes that win".to_string(),
        ];
        let ranges = winning_ranges(position);
        let takes = |index: usize| {
            let of_heap = ranges.iter().filter(|takes| takes.heap == index);
            let words = of_heap.map(|takes| match takes.greatest - takes.fewest {
                0 => takes.fewest.to_string(),
                _ => format!("{} to {}", takes.fewest, takes.greatest),
            });
            series(words, ", ")
        };
        let row = |index: usize| {
            let rest = u128::from(heaps[index]) % period(position);
            vec![
                heaps[index].to_string(),
                rest.to_string(),
                values[index].to_string(),
                takes(index),
            ]
        };
        let shown = heaps.len().min(SHOWN);
        let rows: Vec<_> = std::iter::once(titles.to_vec()).chain((0..shown).map(row)).collect();
        let mut lines = table(&rows);
        if heaps.len() > shown {
            lines.push(format!("... and {} more heaps", heaps.len() - shown));
        }
        let headline = headline(&self.answer(position), &reason, self.outcome(position));
        Explanation { headline, lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // As few and as many as possible from the largest heap.
        let (least, most, heaps) = parts(position);
        let largest = (0..heaps.len()).rev().max_by_key(|&heap| heaps[heap]);
        let open = largest.filter(|&heap| heaps[heap] >= least);
        let mut takes: Vec<Take> = open.map_or(Vec::new(), |heap| {
            [least, most.min(heaps[heap])].map(|stones| Take { heap, stones }).to_vec()
        });
        takes.dedup();
        takes.into_iter().map(|take| after(position, take)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(&from[2..], &to[2..])
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (least, most, heaps) = parts(position);
        let ranges = if theorem { winning_ranges(position) } else { Vec::new() };
        let heap = |(index, (&stones, value)): (usize, (&u64, u64))| Heap {
            stones,
            caption: format!("take {} to {}", least, most),
            note: if theorem { format!("value {}", value) } else { String::new() },
            marked: ranges.iter().any(|takes| takes.heap == index),
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().zip(values(position)).enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[2, 5, 10, 5], &[1, 2, 2, 3, 3], &[2, 5, 6, 13], &[3, 4, 9, 12, 5]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let least = random.int(1..=3);
        [vec![least, least + random.int(0..=4)], random.list(3, 4..=12)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(RangedNim)
}

/// The nim-values of one range, and a position with what wins.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = (0..21).map(|heap| ranged_nim::nim_value(heap, 2, 5)).collect();
    let period = |from: u64| Bracket { from, to: from + 6, label: "L + R".to_string() };
    let strip = ValueStrip {
        caption: "take 2 to 5".to_string(),
        brackets: (0..21).step_by(7).map(period).collect(),
        outlined: vec![5, 10],
        ..ValueStrip::of_values(0, &values)
    };
    let board = RangedNim.board(&[2, 5, 10, 5], true);
    let board = Drawing::from_board(&board, "heaps 10, 5: nim-sum 1 xor 2 = 3");
    let title = "The nim-values of 0 to 20 stones with takes from 2 to 5";
    let description =
        "They are 0, 0, 1, 1, 2, 2, 3 again and again. The heaps 10 and 5 have the values 1 and 2.";
    let drawing = Drawing::below(vec![strip.draw(), board]);
    vec![("values", drawing.document(title, description))]
}
