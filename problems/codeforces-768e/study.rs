//! Each number once, to be explained, drawn and played.

use std::cell::RefCell;
use std::collections::HashMap;

use gamecore::mex;
use games::{HeapGame, HeapSum, Position, Valued};
use oracle::games::{DistinctTakes, Sum};
use study::prelude::*;

/// The greatest heap of the judge, up to which the theorem is proved.
const MOST: u64 = 60;

/// A position is the heaps, each followed by the numbers taken from it: the sum of 2^(x - 1) for
/// every number x.
struct EachOnce;

/// The numbers of which a sum consists.
fn taken(sum: u64) -> impl Iterator<Item = u64> {
    (1..=MOST).filter(move |number| sum >> (number - 1) & 1 == 1)
}

/// The nim-value of a heap, by the theorem if nothing was taken that matters, and else by the
/// definition; the values that were found before are known.
fn value(stones: u64, taken: u64, known: &mut HashMap<(u64, u64), u64>) -> u64 {
    // Larger numbers than the heap make no difference.
    let taken = taken & ((1 << stones) - 1);
    if taken == 0 {
        return (1..).take_while(|k| k * (k + 1) / 2 <= stones).count() as u64;
    }
    if let Some(&value) = known.get(&(stones, taken)) {
        return value;
    }
    let takes = (1..=stones).filter(|take| taken >> (take - 1) & 1 == 0);
    let value = mex(takes.map(|take| value(stones - take, taken | 1 << (take - 1), known)));
    known.insert((stones, taken), value);
    value
}

fn row<'a, I, T>(heaps: I) -> Row
where
    I: IntoIterator<Item = (u64, T)>,
    T: IntoIterator<Item = &'a u64>,
{
    let sum = |taken: T| taken.into_iter().fold(0, |sum, number| sum | 1 << (number - 1));
    heaps.into_iter().flat_map(|(stones, taken)| vec![stones, sum(taken)]).collect()
}

/// `5`, or `5 (1, 3 taken)`.
fn in_words(heap: &[u64]) -> String {
    match heap[1] {
        0 => heap[0].to_string(),
        sum => said!("{} ({} taken)", "{}（取过 {}）", heap[0], series(taken(sum), ", ")),
    }
}

/// The options by the rules.
fn options(row_of_heaps: &[u64]) -> Options<'_> {
    let heaps = row_of_heaps.chunks(2).map(|heap| (heap[0], taken(heap[1]).collect()));
    Options::at(Sum(DistinctTakes), heaps.collect(), |heaps| {
        row(heaps.iter().map(|(stones, taken)| (*stones, taken)))
    })
}

impl HeapGame for EachOnce {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take stones from one heap, but not a number that has been taken from this heap before."
                "每次从一堆中取石子，但不能取这一堆中已经取过的颗数。"
                "A player who cannot move loses, even if stones are left."
                "无法操作者输，哪怕还有石子剩下。"
            },
            numbers: sentences! {
                "each heap, followed by the sum of 2^(x - 1) for every number x that has been taken from it"
                "每一堆的石子数，接着是已从这一堆取过的每个颗数 x 的 2^(x - 1) 之和"
            },
            answers: ["NO", "YES"],
            starts: &[
                &[10, 0, 6, 0],
                &[5, 0, 3, 0],
                &[6, 0],
                &[3, 4],
                &[9, 1, 6, 0, 2, 0],
                &[12, 0, 7, 0, 1, 0],
            ],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        refuse!(
            row.len() % 2 == 1,
            "the last heap has no numbers taken",
            "最后一堆没有给出取过的颗数"
        );
        for heap in row.iter().step_by(2) {
            refuse!(
                *heap > MOST,
                "a heap of {heap} is above {MOST}",
                "一堆 {heap} 颗超过了 {MOST} 颗"
            );
        }
        Ok(())
    }

    fn width(&self) -> usize {
        2
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let known = RefCell::new(HashMap::new());
        let values = move |heaps: &[u64]| {
            let heaps = heaps.chunks(2);
            heaps.map(|heap| value(heap[0], heap[1], &mut known.borrow_mut())).collect()
        };
        let options = options(position.heaps);
        Valued::tried(self.is_playable(position), options, values, position.heaps)
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let heap = &position.heaps[2 * place..];
        vec![
            (words("size", "石子数"), heap[0].to_string()),
            (words("taken", "取过"), series(taken(heap[1]), ", ")),
        ]
    }

    fn describe(&self, from: Position, to: Position) -> String {
        let place = differing(from.heaps, to.heaps)[0] / 2;
        let take = from.heaps[2 * place] - to.heaps[2 * place];
        said!("take {take} from heap {}", "从第 {} 堆取 {take} 颗", place + 1)
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let heap = &position.heaps[2 * place..];
        let caption = match heap[1] {
            0 => String::new(),
            sum => said!("taken: {}", "取过 {}", series(taken(sum), ", ")),
        };
        Heap { stones: heap[0], caption, ..Heap::default() }
    }

    fn name(&self, position: Position) -> String {
        position.heaps.chunks(2).map(in_words).collect::<Vec<String>>().join(words(", ", "、"))
    }

    fn random(&self, random: &mut Random) -> Row {
        (0..3).flat_map(|_| [random.int(1..=8), [0, 0, 1, 2][random.int(0..=3) as usize]]).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(EachOnce))
}

/// The nim-values of the heaps 0 to 27, the triangular numbers outlined.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = (0..=27).map(|heap| value(heap, 0, &mut HashMap::new())).collect();
    let strip = ValueStrip {
        caption: "Outlined: 1, 1 + 2, 1 + 2 + 3, ...".to_string(),
        outlined: vec![0, 1, 3, 6, 10, 15, 21],
        ..ValueStrip::of_values(0, &values)
    };
    let title = "The nim-values of heaps of 0 to 27 stones from which nothing has been taken";
    vec![(
        "values",
        strip.draw().document(title, &format!("The values are {}.", series(values, " "))),
    )]
}
