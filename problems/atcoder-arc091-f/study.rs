//! Strange Nim, to be explained, drawn and played.

use gamecore::strange_nim_value;
use games::{HeapGame, HeapSum, Position, Valued};
use oracle::games::Sum;
use study::prelude::*;

use super::rules::StrangeHeap;

/// A position is the heaps, each followed by its k.
struct Strange;

/// With larger heaps it would take too long to find their values.
const MOST: u64 = 1_000_000_000_000;

/// Where more takes are possible, the winning ones are not looked for.
const LISTED: u64 = 1000;

fn heaps(row: &[u64]) -> Vec<(u64, u64)> {
    row.chunks(2).map(|heap| (heap[0], heap[1])).collect()
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

impl HeapGame for Strange {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take stones from one heap: at least one, and at most the heap divided by its k, rounded down."
                "每次从一堆中取石子：至少一颗，至多是这一堆的颗数除以它的 k，向下取整。"
                "A player who cannot move loses, even if stones are left."
                "无法操作者输，哪怕还有石子剩下。"
            },
            numbers: words("for each heap its stones, then its k", "每一堆的石子数，接着是它的 k"),
            answers: ["Takahashi", "Aoki"],
            starts: &[&[3, 2, 4, 3, 5, 1], &[12, 3, 11, 2, 9, 4], &[5, 2, 3, 3], &[12, 3, 8, 2]],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        refuse!(row.len() % 2 == 1, "the last heap has no k", "最后一堆没有 k");
        for (heap, k) in heaps(row) {
            refuse!(k == 0, "every k is at least 1", "每个 k 至少是 1");
            refuse!(
                heap > MOST,
                "a heap has at most {MOST} stones, not {heap}",
                "一堆至多有 {MOST} 颗，而不是 {heap} 颗"
            );
        }
        Ok(())
    }

    fn width(&self) -> usize {
        2
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let row = position.heaps;
        let options = Options::of(Sum(StrangeHeap), row);
        let values = |row: &[u64]| {
            heaps(row).into_iter().map(|(heap, k)| strange_nim_value(heap, k)).collect()
        };
        let takes: u64 = heaps(row).iter().map(|(heap, k)| heap / k).sum();
        Valued::tried(takes <= LISTED, options, values, row)
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let (heap, k) = heaps(position.heaps)[place];
        vec![
            (words("size", "石子数"), heap.to_string()),
            ("k", k.to_string()),
            (words("at most", "至多取"), (heap / k).to_string()),
            (words("heaps of its value", "值相同的堆"), way_down(heap, k)),
        ]
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let (stones, k) = heaps(position.heaps)[place];
        Heap {
            stones,
            caption: said!("at most {stones} / {k}", "至多 {stones} / {k}"),
            ..Heap::default()
        }
    }

    fn name(&self, position: Position) -> String {
        let heaps = position.heaps.chunks(2).map(|heap| format!("{}/{}", heap[0], heap[1]));
        heaps.collect::<Vec<String>>().join(" ")
    }

    fn random(&self, random: &mut Random) -> Row {
        (0..3).flat_map(|_| [random.int(4..=16), random.int(1..=4)]).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(Strange))
}

/// The nim-values of the heaps 0 to 26 with k = 3, the multiples of 3 outlined.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = (0..=26).map(|heap| strange_nim_value(heap, 3)).collect();
    let mut strip = ValueStrip::of_values(0, &values);
    strip.caption = "k = 3; outlined: the multiples of 3, with the values 0, 1, 2, ...".to_string();
    strip.outlined = (0..=26).step_by(3).collect();
    let board = Drawing::from_board(&study().board(&[12, 3, 8, 2]), "nim-sum 4 xor 4 = 0: lost");
    let title = "Strange Nim with k = 3: the nim-values of the heaps 0 to 26";
    let values: Vec<String> = values.iter().map(u64::to_string).collect();
    let description = format!("The values are {}.", values.join(" "));
    vec![("values", Drawing::below(vec![strip.draw(), board]).document(title, &description))]
}
