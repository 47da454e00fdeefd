//! Heaps with rules of their own, to be explained, drawn and played.

use gamecore::{
    fibonacci_numbers, nim_sum, BoundedNim, Game, Heaps, Nim, NimValued, SubtractionGame, Take,
};
use games::{HeapGame, HeapSum, Position, Valued};
use study::prelude::*;

use super::rules;

/// The largest heap, because the second one needs a table.
const LARGEST: u64 = 1_000_000;

/// The nim-values of the heaps, by the theorem.
struct Values {
    heaps: Vec<u64>,
    second: Heaps<SubtractionGame>,
}

impl Values {
    fn compute(heaps: &[u64]) -> Values {
        let last = heaps.get(1).copied().unwrap_or(0);
        let amounts = fibonacci_numbers(last);
        let second = SubtractionGame::new(amounts).expect("amounts other than 0").up_to(last);
        let mut values = Values { heaps: Vec::new(), second };
        values.heaps = (1..).zip(heaps).map(|(number, &heap)| values.value(number, heap)).collect();
        values
    }

    fn value(&self, number: u64, heap: u64) -> u64 {
        match number {
            1 => heap % 3,
            2 => self.second.value(heap),
            3 => heap,
            4 => heap / 6 * 3 + heap % 3,
            5 => heap % 2,
            _ => BoundedNim.nim_value(&[(heap, number)]),
        }
    }

    /// The takes from a heap that leave a heap of the nim-value `wanted`, another than its own.
    fn takes(&self, number: u64, heap: u64, wanted: u64) -> Vec<u64> {
        let by_amounts = |amounts: Vec<u64>| {
            let leaves = |take: &u64| self.value(number, heap - take) == wanted;
            amounts.into_iter().filter(leaves).collect()
        };
        match number {
            1 => by_amounts((0..20).map(|e| 1 << e).filter(|&take| take <= heap).collect()),
            2 => by_amounts(fibonacci_numbers(heap)),
            3 => heap.checked_sub(wanted).into_iter().collect(),
            4 => {
                // The two heaps of this value.
                let smaller = wanted / 3 * 6 + wanted % 3;
                let takes =
                    [smaller, smaller + 3].into_iter().filter_map(|to| heap.checked_sub(to));
                takes.filter(|&take| take == 1 || take % 2 == 0).collect()
            }
            5 if wanted <= 1 => (1..=heap).step_by(2).collect(),
            5 => Vec::new(),
            _ => {
                let takes = BoundedNim.moves_to(&[(heap, number)], wanted).into_iter();
                takes.map(|take| take.stones).collect()
            }
        }
    }

    /// All winning moves; none if the nim-sum is 0.
    fn winning(&self, heaps: &[u64]) -> Vec<Take> {
        let nim_sum = nim_sum(self.heaps.iter().copied());
        let mut takes = Vec::new();
        if nim_sum > 0 {
            for (index, (&heap, value)) in heaps.iter().zip(&self.heaps).enumerate() {
                let stones = self.takes(index as u64 + 1, heap, value ^ nim_sum).into_iter();
                takes.extend(stones.map(|stones| Take { heap: index, stones }));
            }
        }
        takes
    }
}

/// How the nim-value of a heap is found.
fn formula(number: usize, heap: u64) -> String {
    match number {
        1 => format!("{} mod 3", heap),
        2 => said!("by table", "打表"),
        3 => said!("all its stones", "全部石子"),
        4 => format!("3 * floor({} / 6) + {} mod 3", heap, heap),
        5 => format!("{} mod 2", heap),
        _ => format!("{} mod {}", heap, number + 1),
    }
}

/// The numbers that may be taken from a heap, in words.
fn allowed(number: usize) -> String {
    match number {
        1 => said!("powers of 2", "2 的幂"),
        2 => said!("Fibonacci", "斐波那契数"),
        3 => said!("any", "任意"),
        4 => said!("1 or even", "1 或偶数"),
        5 => said!("odd", "奇数"),
        _ => said!("at most {number}", "至多 {number}"),
    }
}

/// A position is the heaps in the order of their numbers.
struct OwnRules;

impl HeapGame for OwnRules {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take stones from one heap: from heap 1 a power of two, from heap 2 a Fibonacci number (1, 2, 3, 5, 8, ...), from heap 3 any number, from heap 4 one or an even number, from heap 5 an odd number, from heap i for i >= 6 at most i."
                "每次从一堆中取石子：第 1 堆取二的幂，第 2 堆取斐波那契数（1, 2, 3, 5, 8, ...），第 3 堆任意取，第 4 堆取一颗或偶数颗，第 5 堆取奇数颗，第 i 堆（i >= 6）至多取 i 颗。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            numbers: words("the heaps in the order of their numbers", "按编号顺序，各堆的石子数"),
            answers: ["Yougth", "Hrdv"],
            starts: &[&[2, 5, 1, 10], &[2, 4, 2, 3, 6, 7], &[3, 3, 4, 6], &[4, 6, 3, 8, 5, 7]],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        for heap in heaps {
            refuse!(
                *heap > LARGEST,
                "a heap of {heap} is more than {LARGEST}",
                "一堆 {heap} 颗超过了 {LARGEST} 颗"
            );
        }
        Ok(())
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let heaps = position.heaps;
        let values = Values::compute(heaps);
        Valued::new(values.heaps.clone(), Options::of(rules::OwnRules, heaps), move || {
            let takes = values.winning(heaps).into_iter();
            Winning::all(takes.map(move |take| Nim.after(heaps, &take)))
        })
    }

    /// The heaps have rules of their own, up to the fifth.
    fn kind(&self, position: Position, place: usize) -> Option<Row> {
        let stones = position.heaps[place];
        Some(vec![place as u64, stones]).filter(|_| stones > 0)
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let heap = position.heaps[place];
        vec![
            (words("size", "石子数"), heap.to_string()),
            (words("takes", "取法"), allowed(place + 1)),
            (words("found as", "求法"), formula(place + 1, heap)),
        ]
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let caption = allowed(place + 1);
        Heap { stones: position.heaps[place], caption, ..Heap::default() }
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(4..=6);
        random.list(heaps, 1..=9)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(OwnRules))
}

/// The nim-values of the heaps 1, 2, 4, 5 and 6, and those of heap 2 in rows of ten.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values = Values::compute(&[0, 39]);
    let row = |number: u64, last: u64| -> Row {
        (0..=last).map(|heap| values.value(number, heap)).collect()
    };
    let strip = |number: u64| {
        let caption = format!("heap {}: {}", number, allowed(number as usize));
        ValueStrip { caption, ..ValueStrip::of_values(0, &row(number, 23)) }.draw()
    };
    let strips = Drawing::below([1, 2, 4, 5, 6].map(strip).into());
    let second =
        ValueStrip { line: 10, outlined: vec![34], ..ValueStrip::of_values(0, &row(2, 39)) };
    let second = second.draw().captioned("three equal rows of ten, and then 34 has the value 4");
    let all = "Heap 1 repeats 0 1 2; heap 4 goes 0 1 2 0 1 2 3 4 5 3 4 5 and so on; heap 5 repeats 0 1; heap 6 repeats 0 to 6; heap 2 begins 0 1 2 3 0 1 2 3 4 5 and then repeats that for a while.";
    let tens = "The values of 0 to 39 stones in rows of ten. The first three rows are equal; in the fourth, 34 has the value 4 and not 0.";
    vec![
        ("values", strips.document("The nim-values of heaps with rules of their own", all)),
        ("second-heap", second.document("The nim-values of heap 2", tens)),
    ]
}
