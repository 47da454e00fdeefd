//! Sequential Nim, to be explained, drawn and played.

use gamecore::sequential_nim;
use oracle::games::SequentialNim;
use oracle::Ruleset;
use study::families::play;
use study::picture::Drawing;
use study::prelude::*;
use study::text::SHOWN;

/// A position is the heaps, those that have been taken included.
struct Sequential;

/// How many heaps of one stone are in front, and the heap behind them, by its index.
fn front(heaps: &[u64]) -> (u64, Option<usize>) {
    let large = heaps.iter().position(|&heap| heap > 1);
    (heaps[..large.unwrap_or(heaps.len())].iter().sum(), large)
}

fn reason(heaps: &[u64]) -> String {
    let (ones, large) = front(heaps);
    let parity = if ones % 2 == 0 { "even" } else { "odd" };
    match large {
        Some(large) => {
            format!(
                "the number of ones before the heap of {}, {}, is {}",
                heaps[large], ones, parity
            )
        }
        None => format!("no heap is above 1 and the number of ones, {}, is {}", ones, parity),
    }
}

impl Study for Sequential {
    fn rules(&self) -> &'static str {
        "Take any number of stones, at least one, from the first heap that has any. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the heaps, the first one first"
    }

    fn check(&self, _heaps: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps)
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        SequentialNim.options(&heaps.to_vec())
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        sequential_nim::outcome(heaps.iter().copied())
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        let moves = sequential_nim::winning_moves(heaps).into_iter();
        Winning::all(moves.map(move |take| take.after(heaps)))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose("First", "Second").to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let (_, large) = front(heaps);
        let note = |place: usize| match heaps[place] {
            0 => "nothing to take",
            _ if Some(place) == large => "whoever faces it wins",
            1 if place < large.unwrap_or(heaps.len()) => "must be taken",
            _ => "",
        };
        let row = |place: usize| {
            let name = format!("heap {}", place + 1);
            vec![name, heaps[place].to_string(), note(place).to_string()]
        };
        let shown = heaps.len().min(SHOWN);
        let mut rows: Vec<Vec<String>> = (0..shown).map(row).collect();
        if heaps.len() > shown {
            rows.push(vec![format!("... and {} more", heaps.len() - shown)]);
            rows.extend(large.filter(|&large| large >= shown).map(row));
        }
        Explanation {
            headline: headline(&self.answer(heaps), &reason(heaps), self.outcome(heaps)),
            lines: table(&rows),
        }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        let first = heaps.iter().position(|&heap| heap > 0);
        let left = |heap: usize| if heaps[heap] > 1 { vec![0, 1] } else { vec![0] };
        let rows = first.map(|heap| left(heap).into_iter().map(move |rest| (heap, rest)));
        rows.into_iter().flatten().map(|(heap, rest)| replaced(heaps, heap, rest)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(from, to)
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let (_, large) = front(heaps);
        let heap = |(place, &stones): (usize, &u64)| {
            let decides = theorem && large.map_or(stones > 0, |large| place == large);
            Heap { stones, marked: decides, ..Heap::default() }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[2, 5, 4], &[1, 2, 3], &[1, 1, 3, 1, 2], &[1, 1, 1, 1], &[4, 1, 1, 5]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let (ones, others) = (random.int(0..=2), random.int(2..=4));
        [vec![1; ones as usize], random.list(others, 1..=6)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Sequential)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    // The rest is won for whoever begins on it; so the opponent has to take the last stone.
    let start = vec![4, 1, 1, 5];
    let left = play::won(&Sequential, &start);
    let forced = replaced(&left, 0, 0);
    let title = "A heap above 1 in front decides who begins on the rest";
    let picture = play::picture(
        &Sequential,
        title,
        &[start, left, forced],
        |heaps| Sequential.outcome(heaps).choose("won", "lost").to_string(),
        Drawing::sequence,
    );
    vec![("who-begins", picture)]
}
