//! Lieges of Legendre, to be explained, drawn and played.

use gamecore::{nim_sum, take_or_split, TakeOrSplit};
use oracle::Ruleset;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::SHOWN;

/// A position is k and the heaps: take one stone, or split an even heap into k equal ones.
pub struct Rules;

impl Ruleset for Rules {
    type Position = (u64, Vec<u64>);

    fn options(&self, (k, heaps): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate().filter(|(_, &heap)| heap > 0) {
            options.push((*k, replaced(heaps, place, heap - 1)));
            if heap % 2 == 0 {
                let mut split = replaced(heaps, place, heap / 2);
                split.extend((1..*k).map(|_| heap / 2));
                options.push((*k, split));
            }
        }
        options
    }

    fn representative(&self, (k, heaps): &(u64, Vec<u64>)) -> (u64, Vec<u64>) {
        let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        heaps.sort_unstable();
        (*k, heaps)
    }
}

/// At most how many heaps a heap can become, if these are not too many.
pub fn descendants(heap: u64, k: u64) -> u64 {
    let halvings = 63 - heap.max(1).leading_zeros();
    (0..halvings).fold(1, |heaps: u64, _| heaps.saturating_mul(k))
}

/// A position is k and the heaps.
struct Game;

/// A position after a split into more heaps is not listed.
const LISTED: u64 = 1000;

fn after(position: &[u64], step: TakeOrSplit) -> Row {
    [&[position[0]][..], &step.after(&position[1..], position[0])].concat()
}

fn values(position: &[u64]) -> Vec<u64> {
    position[1..].iter().map(|&heap| take_or_split::nim_value(heap, position[0])).collect()
}

/// What the k heaps after a split are worth together.
fn split_value(heap: u64, k: u64) -> u64 {
    if k % 2 == 0 {
        0
    } else {
        take_or_split::nim_value(heap / 2, k)
    }
}

/// A heap, the values of its options, its own, and by which moves it wins.
fn line(position: &[u64], steps: &[TakeOrSplit], place: usize) -> Vec<String> {
    let (k, heap) = (position[0], position[1 + place]);
    let filled = |filled: bool, value: &dyn Fn() -> u64| match filled {
        true => value().to_string(),
        false => String::new(),
    };
    let name = |step: &TakeOrSplit| match *step {
        TakeOrSplit::TakeOne(heap) if heap == place => Some("a take"),
        TakeOrSplit::Split(heap) if heap == place => Some("a split"),
        _ => None,
    };
    vec![
        heap.to_string(),
        filled(heap > 0, &|| take_or_split::nim_value(heap - 1, k)),
        filled(heap > 0 && heap % 2 == 0, &|| split_value(heap, k)),
        take_or_split::nim_value(heap, k).to_string(),
        steps.iter().filter_map(name).collect::<Vec<&str>>().join(", "),
    ]
}

impl Study for Game {
    fn rules(&self) -> &'static str {
        "Take one stone from a heap, or put k heaps of half its size in the place of an even heap. The player who takes the last stone wins."
    }

    fn numbers(&self) -> &'static str {
        "k, the number of heaps into which an even heap is split, then the heaps"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position.first() {
            None => Err("k is missing".to_string()),
            Some(0) => Err("a heap is split into at least one".to_string()),
            Some(_) => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let most = position[1..].iter().map(|&heap| descendants(heap, position[0]));
        position[1..].iter().all(|&heap| heap <= 24)
            && most.fold(0, |sum: u64, heaps| sum.saturating_add(heaps)) <= 40
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Rules.options(&(position[0], position[1..].to_vec())).into_iter();
        options.map(|(k, heaps)| [vec![k], heaps].concat()).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        take_or_split::outcome(position[1..].iter().copied(), position[0])
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let steps = take_or_split::winning_moves(&position[1..], position[0]);
        if position[0] > LISTED {
            let takes = steps.into_iter().filter(|step| matches!(step, TakeOrSplit::TakeOne(_)));
            return Winning::some(takes.map(move |step| after(position, step)));
        }
        // Both moves of a heap may come to the same.
        let mut steps = steps;
        let place = |step: &TakeOrSplit| match *step {
            TakeOrSplit::TakeOne(heap) | TakeOrSplit::Split(heap) => heap,
        };
        if position[0] == 1 {
            let same = |step: &TakeOrSplit| position[1 + place(step)] == 2;
            steps.dedup_by(|one, other| place(one) == place(other) && same(one));
        }
        Winning::all(steps.into_iter().map(move |step| after(position, step)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Kevin", "Nicky").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (k, heaps, values) = (position[0], &position[1..], values(position));
        let sum = nim_sum(values.iter().copied());
        let titles = ["heap", "after a take", "after a split", "nim-value", "wins by"];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        let steps = take_or_split::winning_moves(heaps, k);
        rows.extend((0..heaps.len().min(SHOWN)).map(|place| line(position, &steps, place)));
        let mut lines = table(&rows);
        if heaps.len() > SHOWN {
            lines.push(format!("... and {} more heaps", heaps.len() - SHOWN));
        }
        let parity = if k % 2 == 0 { "even: all" } else { "odd: all but one" };
        lines.push(format!("k is {} of the equal heaps after a split cancel out", parity));
        let reason = format!("the nim-sum of the nim-values is {}", sum);
        let outcome = self.outcome(position);
        Explanation { headline: headline(&self.answer(position), &reason, outcome), lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let (k, heaps) = (position[0], &position[1..]);
        let largest = (0..heaps.len()).filter(|&heap| heaps[heap] > 0).max_by_key(|&h| heaps[h]);
        let even = (0..heaps.len()).find(|&heap| heaps[heap] > 0 && heaps[heap] % 2 == 0);
        let take = largest.map(TakeOrSplit::TakeOne);
        let split = even.filter(|_| k <= LISTED).map(TakeOrSplit::Split);
        take.into_iter().chain(split).map(|step| after(position, step)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed = (1..from.len()).find(|&place| from[place] != to[place]);
        match changed {
            Some(place) if to[place] + 1 == from[place] && to.len() == from.len() => {
                format!("take one stone from heap {}", place)
            }
            Some(place) => format!("split heap {} into {} of {}", place, from[0], to[place]),
            None => "no move".to_string(),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (k, heaps) = (position[0], &position[1..]);
        let steps = if theorem { take_or_split::winning_moves(heaps, k) } else { Vec::new() };
        let heap = |(place, &stones): (usize, &u64)| {
            let note = format!("value {}", take_or_split::nim_value(stones, k));
            let moves = [TakeOrSplit::TakeOne(place), TakeOrSplit::Split(place)];
            Heap {
                stones,
                note: if theorem { note } else { String::new() },
                marked: moves.iter().any(|step| steps.contains(step)),
                ..Heap::default()
            }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[1, 3, 4], &[2, 3], &[2, 6, 4, 5], &[2, 4, 8, 2, 2], &[3, 4, 5, 3, 1]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let k = random.int(1..=3);
        [vec![k], random.list(3, 2..=if k == 3 { 6 } else { 9 })].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

/// The nim-values of the heaps 0 to 24 with an even and with an odd k.
pub fn pictures() -> Vec<(&'static str, String)> {
    let strip = |k: u64, caption: &str| {
        let values: Vec<u64> = (0..=24).map(|heap| take_or_split::nim_value(heap, k)).collect();
        let strip = ValueStrip::of_values(0, &values);
        ValueStrip { caption: caption.to_string(), line: 25, ..strip }.draw()
    };
    let strips = vec![strip(2, "an even k"), strip(3, "an odd k")];
    let title = "Lieges of Legendre: the nim-values of the heaps 0 to 24";
    let description = "From 5 on, odd heaps have the value 0. Even heaps have the value 1 with an even k, and 1 or 2 with an odd k: 2 if half the heap has the value 1.";
    vec![("values", Drawing::below(strips).document(title, description))]
}
