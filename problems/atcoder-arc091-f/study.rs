//! Strange Nim, to be explained, drawn and played.

use gamecore::{nim_sum, strange_nim};
use oracle::games::Sum;
use oracle::Ruleset;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::SHOWN;

/// A heap and its k: take at most a k-th.
pub struct Rules;

impl Ruleset for Rules {
    type Position = (u64, u64);

    fn options(&self, &(heap, k): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=heap / k).map(|take| (heap - take, k)).collect()
    }
}

/// A position is the heaps, each followed by its k.
struct Game;

/// With larger heaps it would take too long to find their values.
const MOST: u64 = 1_000_000_000_000;

fn heaps(position: &[u64]) -> Vec<(u64, u64)> {
    position.chunks(2).map(|heap| (heap[0], heap[1])).collect()
}

fn stones(position: &[u64]) -> Row {
    position.iter().step_by(2).copied().collect()
}

fn values(position: &[u64]) -> Vec<u64> {
    heaps(position).into_iter().map(|(heap, k)| strange_nim::nim_value(heap, k)).collect()
}

/// The heaps of the same value that lead down to a multiple of k: `19, 9, 4`.
fn way_down(mut heap: u64, k: u64) -> String {
    let mut way = vec![heap];
    while heap % k > 0 && way.len() < SHOWN {
        heap -= heap / k + 1;
        way.push(heap);
    }
    let more = if heap % k > 0 { ", ..." } else { "" };
    series(way, ", ") + more
}

impl Study for Game {
    fn rules(&self) -> &'static str {
        "Take stones from one heap: at least one, and at most the heap divided by its k, rounded down. A player who cannot move loses, even if stones are left."
    }

    fn numbers(&self) -> &'static str {
        "for each heap its stones, then its k"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        if position.len() % 2 == 1 {
            return Err("the last heap has no k".to_string());
        }
        for (heap, k) in heaps(position) {
            if k == 0 {
                return Err("a k is 0".to_string());
            }
            if heap > MOST {
                return Err(format!("a heap has at most {} stones, not {}", MOST, heap));
            }
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        are_playable(&stones(position))
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Sum(Rules).options(&heaps(position)).into_iter();
        options.map(|heaps| heaps.into_iter().flat_map(|(heap, k)| [heap, k]).collect()).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        strange_nim::outcome(heaps(position))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let takes = strange_nim::winning_moves(&heaps(position)).into_iter();
        let after = |place: usize, stones| replaced(position, place, position[place] - stones);
        Winning::all(takes.map(move |take| after(2 * take.heap, take.stones)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Takahashi", "Aoki").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (heaps, values) = (heaps(position), values(position));
        let titles = ["heap", "k", "at most", "nim-value", "heaps of this value"];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        let row = |(&(heap, k), value): (&(u64, u64), &u64)| {
            let numbers = [heap, k, heap / k, *value].map(|number| number.to_string());
            [&numbers[..], &[way_down(heap, k)]].concat()
        };
        rows.extend(heaps.iter().zip(&values).take(SHOWN).map(row));
        let mut lines = table(&rows);
        if heaps.len() > SHOWN {
            lines.push(format!("... and {} more heaps", heaps.len() - SHOWN));
        }
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        let reason = format!("the nim-sum of the nim-values is {}", nim_sum(values));
        let outcome = self.outcome(position);
        Explanation { headline: headline(&self.answer(position), &reason, outcome), lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // One stone, or as many as possible, of the first heaps.
        let open = heaps(position).into_iter().enumerate().filter(|(_, (heap, k))| heap >= k);
        let takes = open.flat_map(|(place, (heap, k))| [(place, 1), (place, heap / k)]);
        let mut rows: Vec<Row> = takes
            .take(4)
            .map(|(place, take)| replaced(position, 2 * place, position[2 * place] - take))
            .collect();
        rows.dedup();
        rows
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(&stones(from), &stones(to))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let heaps = heaps(position);
        let takes = if theorem { strange_nim::winning_moves(&heaps) } else { Vec::new() };
        let heap = |(index, &(stones, k)): (usize, &(u64, u64))| {
            let note = format!("value {}", strange_nim::nim_value(stones, k));
            Heap {
                stones,
                caption: format!("at most {} / {}", stones, k),
                note: if theorem { note } else { String::new() },
                marked: takes.iter().any(|take| take.heap == index),
                ..Heap::default()
            }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[3, 2, 4, 3, 5, 1], &[12, 3, 11, 2, 9, 4], &[5, 2, 3, 3], &[12, 3, 8, 2]])
    }

    fn random(&self, random: &mut Random) -> Row {
        (0..3).flat_map(|_| [random.int(4..=16), random.int(1..=4)]).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

/// The nim-values of the heaps 0 to 26 with k = 3, the multiples of 3 outlined.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = (0..=26).map(|heap| strange_nim::nim_value(heap, 3)).collect();
    let mut strip = ValueStrip::of_values(0, &values);
    strip.caption = "k = 3; outlined: the multiples of 3, with the values 0, 1, 2, ...".to_string();
    strip.outlined = (0..=26).step_by(3).collect();
    let start = [12, 3, 8, 2];
    let board = Drawing::from_board(&Game.board(&start, true), "nim-sum 4 xor 4 = 0: lost");
    let title = "Strange Nim with k = 3: the nim-values of the heaps 0 to 26";
    let values = values.iter().map(u64::to_string).collect::<Vec<String>>().join(" ");
    let description = format!("The values are {}.", values);
    vec![("values", Drawing::below(vec![strip.draw(), board]).document(title, &description))]
}
