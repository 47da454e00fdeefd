//! Lieges of Legendre, to be explained, drawn and played.

use games::{HeapGame, HeapSum, Position, Valued};
use study::prelude::*;

use super::rules::{descendants, TakeOrSplit};

/// A position is k and the heaps.
struct Lieges;

/// With a larger k the winning moves are not looked for.
const LISTED: u64 = 1000;

/// k and the heaps.
fn parts(position: Position<'_>) -> (u64, &[u64]) {
    (position.parameters[0], position.heaps)
}

/// The nim-value of a heap.
fn nim_value(heap: u64, k: u64) -> u64 {
    match heap {
        0 | 1 => heap,
        2 => 2 * (1 - k % 2),
        3 => k % 2,
        4 => 1 + k % 2,
        _ if heap % 2 == 1 => 0,
        _ if split_value(heap, k) == 1 => 2,
        _ => 1,
    }
}

/// The nim-value of the heaps after a split, taken together.
fn split_value(heap: u64, k: u64) -> u64 {
    match k % 2 {
        0 => 0,
        _ => nim_value(heap / 2, k),
    }
}

impl HeapGame for Lieges {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take one stone from a heap, or put k heaps of half its size in the place of an even heap."
                "每次从一堆中取一颗石子，或者选颗数为偶数的一堆，把它换成 k 堆，每堆是它的一半。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            numbers: sentences! {
                "k, the number of heaps into which an even heap is split, then the heaps"
                "k，即偶数的一堆分成几堆，然后是各堆的石子数"
            },
            answers: ["Kevin", "Nicky"],
            starts: &[&[1, 3, 4], &[2, 3], &[2, 6, 4, 5], &[2, 4, 8, 2, 2], &[3, 4, 5, 3, 1]],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        match row.first() {
            None => Err(said!("k is missing", "缺少 k")),
            Some(0) => Err(said!("k is at least 1", "k 至少为 1")),
            Some(_) => Ok(()),
        }
    }

    fn parameters(&self, _row: &[u64]) -> usize {
        1
    }

    fn is_playable(&self, position: Position) -> bool {
        let (k, heaps) = parts(position);
        let most = heaps.iter().map(|&heap| descendants(heap, k));
        heaps.iter().all(|&heap| heap <= 24) && most.fold(0, u64::saturating_add) <= 40
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let (k, heaps) = (position.parameters[0], position.heaps);
        let options = Options::at(TakeOrSplit, (k, heaps.to_vec()), |(_, heaps)| heaps);
        let values = move |heaps: &[u64]| heaps.iter().map(|&heap| nim_value(heap, k)).collect();
        Valued::tried(k <= LISTED && heaps.len() <= 100, options, values, heaps)
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let (k, heaps) = parts(position);
        let heap = heaps[place];
        let after = |is_legal: bool, value: fn(u64, u64) -> u64| match is_legal {
            true => value(heap, k).to_string(),
            false => String::new(),
        };
        let take = after(heap > 0, |heap, k| nim_value(heap - 1, k));
        vec![
            (words("size", "石子数"), heap.to_string()),
            (words("after a take", "取一颗后的 SG 值"), take),
            (
                words("after a split", "分堆后的 SG 值"),
                after(heap > 0 && heap % 2 == 0, split_value),
            ),
        ]
    }

    fn remark(&self, position: Position) -> String {
        let parity = if parts(position).0 % 2 == 0 {
            words("even: all", "偶数：分开后相等的各堆全部抵消")
        } else {
            words("odd: all but one", "奇数：分开后相等的各堆抵消，只剩一堆")
        };
        said!("k is {parity} of the equal heaps after a split cancel out", "k 是{parity}")
    }

    fn describe(&self, from: Position, to: Position) -> String {
        let (k, heaps) = parts(from);
        let place = differing(heaps, to.heaps)[0];
        let (number, left) = (place + 1, to.heaps[place]);
        match to.heaps.len() == heaps.len() && left + 1 == heaps[place] {
            true => said!("take one stone from heap {number}", "从第 {number} 堆取一颗"),
            false => said!(
                "split heap {number} into {k} of {left}",
                "把第 {number} 堆分成 {k} 堆，每堆 {left} 颗"
            ),
        }
    }

    fn random(&self, random: &mut Random) -> Row {
        let k = random.int(1..=3);
        [vec![k], random.list(3, 2..=if k == 3 { 6 } else { 9 })].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(Lieges))
}

/// The nim-values of the heaps 0 to 24 with an even and with an odd k.
pub fn pictures() -> Vec<(&'static str, String)> {
    let strip = |k: u64, caption: &str| {
        let values: Vec<u64> = (0..=24).map(|heap| nim_value(heap, k)).collect();
        let strip = ValueStrip::of_values(0, &values);
        ValueStrip { caption: caption.to_string(), line: 25, ..strip }.draw()
    };
    let strips = vec![strip(2, "an even k"), strip(3, "an odd k")];
    let title = "Lieges of Legendre: the nim-values of the heaps 0 to 24";
    let description = "From 5 on, odd heaps have the value 0. Even heaps have the value 1 with an even k, and 1 or 2 with an odd k: 2 if half the heap has the value 1.";
    vec![("values", Drawing::below(strips).document(title, description))]
}
