//! Sequential Nim, to be explained, drawn and played.

use gamecore::SequentialNim;
use games::played;
use oracle::games::SequentialNim as Rules;
use study::prelude::*;

/// A position is the heaps, those that have been taken included.
struct Sequential;

/// How many heaps of one stone are in front, and the heap behind them, by its index.
fn front(heaps: &[u64]) -> (u64, Option<usize>) {
    let large = heaps.iter().position(|&heap| heap > 1);
    (heaps[..large.unwrap_or(heaps.len())].iter().sum(), large)
}

/// A line of the figures: the heap, and its part in play.
fn row(heaps: &[u64], place: usize) -> Vec<String> {
    let large = front(heaps).1;
    let part = match heaps[place] {
        0 => words("nothing to take", "已空"),
        _ if Some(place) == large => words("the player who begins on it wins", "先取它的人获胜"),
        1 if place < large.unwrap_or(heaps.len()) => words("must be taken", "只能取走"),
        _ => "",
    };
    vec![said!("heap {}", "第 {} 堆", place + 1), heaps[place].to_string(), part.to_string()]
}

impl Study for Sequential {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take any number of stones, at least one, from the first heap that has any."
                "每次从第一个非空的堆中取任意多颗石子，至少一颗。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: words("the heaps, the first one first", "从第一堆起，各堆的石子数"),
            answers: ["First", "Second"],
            starts: &[&[2, 5, 4], &[1, 2, 3], &[1, 1, 3, 1, 2], &[1, 1, 1, 1], &[4, 1, 1, 5]],
        }
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        played(Rules, SequentialNim, heaps)
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let (ones, large) = front(heaps);
        let parity = parity(ones);
        let ones_before = match large.map(|large| heaps[large]) {
            Some(heap) => said!(
                "the number of ones before the heap of {heap}",
                "在 {heap} 颗的堆之前，只有一颗的堆有"
            ),
            None => said!(
                "no heap is above 1 and the number of ones",
                "没有多于 1 颗的堆，只有一颗的堆有"
            ),
        };
        said!("{ones_before}, {ones}, is {parity}", "{ones_before} {ones} 个，是{parity}")
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let mut lines = figures(&[], heaps.len(), |place| row(heaps, place));
        if let Some(large) = front(heaps).1.filter(|&large| large >= SHOWN) {
            lines.push(row(heaps, large).join("  "));
        }
        lines
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let (_, large) = front(heaps);
        let heap = |(place, &stones): (usize, &u64)| {
            let marked = large.map_or(stones > 0, |large| place == large);
            Heap { stones, marked, ..Heap::default() }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn idea(&self, heaps: &[u64]) -> Option<&'static str> {
        idea(heaps)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        (1..=4).map(|b| (1..=5).map(|a| vec![a, b]).collect()).collect()
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
    // The rest is won for the player who begins on it; so the opponent has to take the last stone.
    let start = vec![4, 1, 1, 5];
    let left = line::won(&Sequential, &start);
    let forced = replaced(&left, 0, 0);
    let title = "A heap above 1 in front decides who begins on the rest";
    let picture = line::picture(
        &Sequential,
        title,
        &[start, left, forced],
        |heaps| if Sequential.wins(heaps) { "won" } else { "lost" }.to_string(),
        Drawing::sequence,
    );
    vec![("who-begins", picture)]
}
