//! Pebbles in heaps that stay in order, to be explained, drawn and played.

use gamecore::staircase;
use oracle::Ruleset;
use study::families::{increases, play};
use study::picture::Drawing;
use study::prelude::*;

/// The heaps from left to right, none smaller than the one before it.
pub struct Pebbles;

impl Ruleset for Pebbles {
    type Position = Row;

    fn options(&self, heaps: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            let left = if place == 0 { 0 } else { heaps[place - 1] };
            options.extend((left..heap).map(|rest| replaced(heaps, place, rest)));
        }
        options
    }
}

/// How many pebbles each heap has more than the one to its left.
fn differences(heaps: &[u64]) -> Row {
    let left = |place: usize| if place == 0 { 0 } else { heaps[place - 1] };
    heaps.iter().enumerate().map(|(place, heap)| heap - left(place)).collect()
}

/// The steps of the staircase, the lowest first: the differences from the right.
fn steps(heaps: &[u64]) -> Row {
    differences(heaps).into_iter().rev().collect()
}

/// Whether the difference of the heap with this index counts.
fn counts(heaps: &[u64], place: usize) -> bool {
    (heaps.len() - place) % 2 == 1
}

/// The differences that count and their nim-sum, from left to right.
fn sum(heaps: &[u64]) -> String {
    let mut counting: Row = steps(heaps).into_iter().step_by(2).collect();
    counting.reverse();
    increases::sum(&counting)
}

impl Study for Pebbles {
    fn rules(&self) -> &'static str {
        "Take any number of pebbles from one heap, at least one; but no heap may become smaller than the one to its left. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the heaps from left to right, in ascending order"
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        match heaps.windows(2).find(|pair| pair[0] > pair[1]) {
            Some(pair) => Err(format!("a heap of {} stands to the right of {}", pair[1], pair[0])),
            None => Ok(()),
        }
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps)
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        Ruleset::options(self, &heaps.to_vec())
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        staircase::outcome(steps(heaps))
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        let moves = staircase::winning_moves(&steps(heaps)).into_iter();
        Winning::all(moves.map(move |carry| {
            let place = heaps.len() - 1 - carry.from;
            replaced(heaps, place, heaps[place] - carry.stones)
        }))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose("TAK", "NIE").to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let differences = differences(heaps);
        let nim_sum = staircase::nim_value(steps(heaps));
        let reason =
            format!("the nim-sum of every second difference, from the right, is {}", nim_sum);
        let counting = |(place, &more): (usize, &u64)| counts(heaps, place).then_some(more);
        let counting: Vec<Option<u64>> = differences.iter().enumerate().map(counting).collect();
        let words = |place: usize| {
            let name = format!("heap {}", place + 1);
            vec![name, heaps[place].to_string(), differences[place].to_string()]
        };
        let heads = ["", "pebbles", "difference", "counts"];
        Explanation {
            headline: headline(&self.answer(heaps), &reason, self.outcome(heaps)),
            lines: increases::columns(&heads, &counting, words),
        }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        let differences = differences(heaps);
        let taken = |place: usize, pebbles| replaced(heaps, place, heaps[place] - pebbles);
        let mut open = (0..heaps.len()).filter(|&place| differences[place] > 0);
        let ends = open.next().into_iter().chain(open.next_back());
        let ends: Vec<usize> = ends.collect();
        let all = ends.iter().map(|&place| taken(place, differences[place]));
        let one = ends.iter().filter(|&&place| differences[place] > 1);
        all.chain(one.map(|&place| taken(place, 1))).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(from, to)
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let differences = differences(heaps);
        let heap = |(place, &stones): (usize, &u64)| {
            let more = differences[place];
            let marked = theorem && counts(heaps, place) && more > 0;
            Heap {
                stones,
                blocks: if marked { vec![stones - more, more] } else { Vec::new() },
                note: if theorem { format!("+{}", more) } else { String::new() },
                marked,
                ..Heap::default()
            }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        vec![vec![1, 2, 4], vec![2, 2], vec![2, 3, 5, 9], vec![1, 3, 3, 4, 6]]
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=6);
        let mut row = random.list(heaps, 0..=9);
        row[0] += 1;
        row.sort_unstable();
        // The last one can always be lowered.
        row.push(row[row.len() - 1] + random.int(1..=3));
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Pebbles)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![2, 3, 5, 9];
    let balanced = play::won(&Pebbles, &start);
    // What heap 3 loses, the difference of heap 4 gains; heap 4 follows.
    let disturbed = replaced(&balanced, 2, balanced[2] - 1);
    let answered = play::won(&Pebbles, &disturbed);
    let title = "Every second difference from the right, in the course of a play";
    let play = [start, balanced, disturbed, answered];
    vec![("differences", play::picture(&Pebbles, title, &play, sum, Drawing::below))]
}
