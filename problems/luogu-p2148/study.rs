//! Pairs of heaps of which one is split, to be explained, drawn and played.

use gamecore::nim_sum;
use games::tried;
use oracle::games::Sum;
use study::prelude::*;

use super::rules::Pair;

/// A position is the heaps; each two of them are a pair.
struct Pairs;

/// The number whose ones at the end the theorem counts.
fn joined(pair: &[u64]) -> u64 {
    (pair[0] - 1) | (pair[1] - 1)
}

/// The nim-values of the pairs.
fn values(heaps: &[u64]) -> Row {
    heaps.chunks(2).map(|pair| u64::from(joined(pair).trailing_ones())).collect()
}

/// The value that the pairs would have to get for the nim-sum to be 0, by their places.
fn wanted(heaps: &[u64]) -> Row {
    let values = values(heaps);
    let sum = nim_sum(values.iter().copied());
    values.into_iter().map(|value| value ^ sum).collect()
}

/// The position after a split into these parts.
fn after(heaps: &[u64], pair: usize, parts: [u64; 2]) -> Row {
    let mut left = heaps.to_vec();
    left[2 * pair..2 * pair + 2].copy_from_slice(&parts);
    left
}

/// A winning move in each pair that has one: a heap's 2^w stones become a heap for the value w.
fn some_winning(heaps: &[u64]) -> Vec<Row> {
    let digit = |(pair, value): (usize, u64)| {
        let mut both = heaps[2 * pair..2 * pair + 2].iter();
        let heap = both.find(|&heap| value < 64 && (heap - 1) >> value & 1 == 1)?;
        Some(after(heaps, pair, [heap - (1 << value), 1 << value]))
    };
    let won = values(heaps) != wanted(heaps);
    wanted(heaps).into_iter().enumerate().filter(|_| won).filter_map(digit).collect()
}

impl Study for Pairs {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take one heap of a pair away, and split the other one into two heaps, which are the pair from then on."
                "选一组，移走其中一堆，再把另一堆分成两堆，这两堆成为新的一组。"
                "A heap has at least one stone."
                "每堆至少有一颗石子。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: words("the heaps, each two of them a pair", "各堆的石子数，每两堆为一组"),
            answers: ["YES", "NO"],
            starts: &[
                &[5, 8, 3, 4],
                &[7, 5],
                &[8, 5],
                &[2, 1, 4, 3, 8, 7],
                &[6, 7, 1, 8],
                &[7, 5, 4, 1],
            ],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        refuse!(heaps.contains(&0), "a heap has no stones", "有一堆没有石子");
        let count = heaps.len();
        refuse!(count % 2 == 1, "{count} heaps do not make pairs", "{count} 堆不能两两分组");
        Ok(())
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let options = Options::of(Sum(Pair), heaps);
        let is_playable = self.is_playable(heaps);
        let play = tried(is_playable, options, |heaps| nim_sum(values(heaps)) > 0, heaps);
        match is_playable {
            true => play,
            false => play.with_winning(move || Winning::some(some_winning(heaps))),
        }
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let sum = nim_sum(values(heaps));
        said!("the nim-sum of the pairs' values is {sum}", "各组 SG 值的异或和是 {sum}")
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let heads = words(
            ["pair", "heaps", "each less 1", "with or", "value"],
            ["组", "石子数", "各减 1", "按位或", "SG 值"],
        );
        figures_of_sum(&heads, &values(heaps), |place| {
            let pair = &heaps[2 * place..2 * place + 2];
            vec![
                (place + 1).to_string(),
                format!("{}, {}", pair[0], pair[1]),
                format!("{:b}, {:b}", pair[0] - 1, pair[1] - 1),
                format!("{:b}", joined(pair)),
            ]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = differing(from, to)[0] / 2;
        let (before, after) = (&from[2 * place..], &to[2 * place..]);
        let split = after[0] + after[1];
        let gone = if split == before[0] { before[1] } else { before[0] };
        said!(
            "pair {}: take {gone} away, split {split} into {} and {}",
            "第 {} 组：移走 {gone}，把 {split} 分成 {} 和 {}",
            place + 1,
            after[0],
            after[1]
        )
    }

    /// A pair is marked if there is a winning move in it.
    fn board(&self, heaps: &[u64]) -> Board {
        let (values, marked) = (values(heaps), some_winning(heaps));
        let heap = |(place, &stones): (usize, &u64)| {
            let pair = place / 2 * 2..place / 2 * 2 + 2;
            let largest = heaps[pair.clone()].iter().max().copied().unwrap_or(1);
            Heap {
                stones,
                name: said!("pair {}", "第 {} 组", place / 2 + 1),
                note: match place % 2 {
                    0 => value_note(values[place / 2]),
                    _ => String::new(),
                },
                marked: marked.iter().any(|left| left[pair.clone()] != heaps[pair.clone()]),
                room: (largest - 1).saturating_sub(stones),
                ..Heap::default()
            }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let pairs = random.int(2..=3);
        random.list(2 * pairs, 1..=9)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Pairs)
}

/// The nim-values of the pairs of 1 to 16 stones.
pub fn pictures() -> Vec<(&'static str, String)> {
    let row = |a: u64| (1..=16).map(|b| values(&[a, b])[0]).collect();
    let table = HeatMap {
        corner: "less 1".to_string(),
        rows: (1..=16).map(row).collect(),
        ..HeatMap::default()
    };
    let title = "The nim-values of pairs of heaps, by their stones less 1";
    let description = "The value is 0 if both numbers are even, and 4 if one of them is 15.";
    vec![("values", table.draw().document(title, description))]
}
