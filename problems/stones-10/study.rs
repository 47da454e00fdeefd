//! Heaps with rules of their own, to be explained, drawn and played.

use gamecore::fibonacci_nim::fibonacci_numbers;
use gamecore::{bounded_nim, nim_sum, NimValues, SubtractionGame, Take};
use oracle::Ruleset;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::SHOWN;

/// The rules: a position is the heaps in the order of their numbers.
pub struct Rules;

impl Ruleset for Rules {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            for take in (1..=heap).filter(|&take| may_take(index + 1, take)) {
                let mut option = heaps.clone();
                option[index] -= take;
                options.push(option);
            }
        }
        options
    }
}

/// Whether this many stones may be taken from the heap with this number.
pub fn may_take(number: usize, stones: u64) -> bool {
    match number {
        1 => stones.is_power_of_two(),
        2 => is_fibonacci(stones),
        3 => true,
        4 => stones == 1 || stones % 2 == 0,
        5 => stones % 2 == 1,
        _ => stones <= number as u64,
    }
}

fn is_fibonacci(stones: u64) -> bool {
    let (mut fibonacci, mut next) = (1, 2);
    while fibonacci < stones {
        let sum = fibonacci + next;
        fibonacci = next;
        next = sum;
    }
    fibonacci == stones
}

/// The largest heap, because the second one needs a table.
const LARGEST: u64 = 1_000_000;

/// The nim-values of the heaps, by the theorem.
struct Values {
    heaps: Vec<u64>,
    second: NimValues,
}

impl Values {
    fn of(heaps: &[u64]) -> Values {
        let last = heaps.get(1).copied().unwrap_or(0);
        let second = SubtractionGame::new(fibonacci_numbers(last)).nim_values(last);
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
            _ => bounded_nim::nim_value(heap, number),
        }
    }

    fn nim_sum(&self) -> u64 {
        nim_sum(self.heaps.iter().copied())
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
                // Beside a heap of Nim with the wanted value it must come to nim-sum 0.
                let takes = bounded_nim::winning_moves(&[(heap, number), (wanted, u64::MAX)]);
                takes.iter().filter(|take| take.heap == 0).map(|take| take.stones).collect()
            }
        }
    }

    /// All winning moves; none if the nim-sum is 0.
    fn winning(&self, heaps: &[u64]) -> Vec<Take> {
        let nim_sum = self.nim_sum();
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
        2 => "by table".to_string(),
        3 => "all its stones".to_string(),
        4 => format!("3 * floor({} / 6) + {} mod 3", heap, heap),
        5 => format!("{} mod 2", heap),
        _ => format!("{} mod {}", heap, number + 1),
    }
}

/// What may be taken from a heap.
fn allowed(number: usize) -> String {
    match number {
        1 => "powers of 2".to_string(),
        2 => "Fibonacci".to_string(),
        3 => "any".to_string(),
        4 => "1 or even".to_string(),
        5 => "odd".to_string(),
        _ => format!("at most {}", number),
    }
}

struct OwnRules;

impl Study for OwnRules {
    fn rules(&self) -> &'static str {
        "Take stones from one heap: from heap 1 a power of two, from heap 2 a Fibonacci number (1, 2, 3, 5, 8, ...), from heap 3 any number, from heap 4 one or an even number, from heap 5 an odd number, from heap i for i >= 6 at most i. The player who takes the last stone wins."
    }

    fn numbers(&self) -> &'static str {
        "the heaps in the order of their numbers"
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        match heaps.iter().find(|&&heap| heap > LARGEST) {
            Some(heap) => Err(format!("a heap of {} is more than {}", heap, LARGEST)),
            None => Ok(()),
        }
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps)
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        Rules.options(&heaps.to_vec())
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::from_nim_value(Values::of(heaps).nim_sum())
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        let takes = Values::of(heaps).winning(heaps);
        Winning::all(takes.into_iter().map(move |take| take.after(heaps)))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose("Yougth", "Hrdv").to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let values = Values::of(heaps);
        let nim_sum = values.nim_sum();
        let mut rows = vec![["heap", "stones", "nim-value"].map(str::to_string).to_vec()];
        let mut formulas = vec![String::new()];
        for (index, (heap, value)) in heaps.iter().zip(&values.heaps).enumerate().take(SHOWN) {
            rows.push(vec![(index + 1).to_string(), heap.to_string(), value.to_string()]);
            formulas.push(format!("= {}", formula(index + 1, *heap)));
        }
        let rest = heaps.len().saturating_sub(SHOWN);
        if rest > 0 {
            rows.push(vec![format!("... and {} more", rest)]);
            formulas.push(String::new());
        }
        rows.push(vec!["nim-sum".to_string(), String::new(), nim_sum.to_string()]);
        let formulas = formulas.into_iter().chain(Some(String::new()));
        let lines = table(&rows).into_iter().zip(formulas);
        let reason = format!("the nim-sum of the heaps' nim-values is {}", nim_sum);
        Explanation {
            headline: headline(&self.answer(heaps), &reason, self.outcome(heaps)),
            lines: lines.map(|(line, formula)| format!("{}  {}", line, formula)).collect(),
        }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        // One stone may be taken from every heap.
        let filled = || (0..heaps.len()).filter(|&heap| heaps[heap] > 0);
        let largest = filled().max_by_key(|&heap| heaps[heap]);
        let mut rows = Vec::new();
        if let Some(heap) = largest {
            let most = (1..=heaps[heap]).rev().find(|&take| may_take(heap + 1, take));
            rows.extend(most.map(|take| replaced(heaps, heap, heaps[heap] - take)));
        }
        let smallest = filled().min_by_key(|&heap| heaps[heap]);
        let single = largest.into_iter().chain(smallest);
        rows.extend(single.map(|heap| replaced(heaps, heap, heaps[heap] - 1)));
        rows.sort();
        rows.dedup();
        rows
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(from, to)
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let values = theorem.then(|| Values::of(heaps));
        let takes = values.as_ref().map_or(Vec::new(), |values| values.winning(heaps));
        let note = |index: usize| {
            values.as_ref().map_or(String::new(), |values| format!("value {}", values.heaps[index]))
        };
        let heap = |(index, &stones): (usize, &u64)| Heap {
            stones,
            caption: allowed(index + 1),
            note: note(index),
            marked: takes.iter().any(|take| take.heap == index),
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        let starts: [&[u64]; 4] =
            [&[2, 5, 1, 10], &[2, 4, 2, 3, 6, 7], &[3, 3, 4, 6], &[4, 6, 3, 8, 5, 7]];
        rows(&starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(4..=6);
        random.list(heaps, 1..=9)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(OwnRules)
}

/// The nim-values of the heaps 1, 2, 4, 5 and 6, and those of heap 2 in rows of ten.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values = Values::of(&[0, 39]);
    let row = |number: u64, last: u64| {
        (0..=last).map(|heap| values.value(number, heap)).collect::<Vec<u64>>()
    };
    let strip = |number: u64| {
        let caption = format!("heap {}: {}", number, allowed(number as usize));
        ValueStrip { caption, ..ValueStrip::of_values(0, &row(number, 23)) }.draw()
    };
    let strips = Drawing::below([1, 2, 4, 5, 6].map(strip).into());
    let second =
        ValueStrip { line: 10, outlined: vec![34], ..ValueStrip::of_values(0, &row(2, 39)) };
    vec![
        (
            "values",
            strips.document(
                "The nim-values of heaps with rules of their own",
                "Heap 1 repeats 0 1 2; heap 4 goes 0 1 2 0 1 2 3 4 5 3 4 5 and so on; heap 5 repeats 0 1; heap 6 repeats 0 to 6; heap 2 begins 0 1 2 3 0 1 2 3 4 5 and then repeats that for a while.",
            ),
        ),
        (
            "second-heap",
            second.draw().captioned("three equal rows of ten, and then 34 has the value 4").document(
                "The nim-values of heap 2",
                "The values of 0 to 39 stones in rows of ten. The first three rows are equal; in the fourth, 34 has the value 4 and not 0.",
            ),
        ),
    ]
}
