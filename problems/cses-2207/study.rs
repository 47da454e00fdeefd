//! Grundy's game, to be explained, drawn and played.

use std::sync::{Mutex, MutexGuard};

use gamecore::grundy_game::{heap_outcome, nim_values, winning_moves, COMPUTED, P_POSITIONS};
use gamecore::NimValues;
use oracle::Ruleset;
use study::picture::Scatter;
use study::prelude::*;
use study::text::{nim_sum_of, SHOWN};

/// Divide a heap into two of different sizes: the larger one takes its place.
pub struct Dividing;

impl Ruleset for Dividing {
    type Position = Row;

    fn options(&self, heaps: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for smaller in (1..heap).take_while(|smaller| *smaller < heap - smaller) {
                options.push(divided(heaps, place, smaller));
            }
        }
        options
    }

    fn representative(&self, heaps: &Row) -> Row {
        let mut heaps = heaps.clone();
        heaps.sort_unstable();
        heaps
    }
}

fn divided(heaps: &[u64], place: usize, smaller: u64) -> Row {
    let mut heaps = replaced(heaps, place, heaps[place] - smaller);
    heaps.push(smaller);
    heaps
}

/// The largest heap that has others beside it, or of which all winning moves are listed.
const TABLE: u64 = 20_000;

/// Of a larger heap only parts are tried that differ by at most this: up to 10^6 some of them
/// have the same value.
const APART: u64 = 7664;

/// A position is the heaps.
struct GrundysGame {
    /// The nim-values as far as they were needed.
    values: Mutex<NimValues>,
}

impl GrundysGame {
    /// The nim-values of the heaps, or of the parts that are tried of a large one.
    fn values(&self, heaps: &[u64]) -> MutexGuard<'_, NimValues> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let needed = if largest > TABLE { (largest + APART) / 2 } else { largest };
        let mut values = self.values.lock().expect("no holder of the lock panics");
        if values.table().len() as u64 <= needed {
            *values = nim_values(needed.max(2000));
        }
        values
    }

    /// Two different parts of a large heap with the same value: the smaller one.
    fn equal_parts(&self, heap: u64) -> Vec<u64> {
        let values = self.values(&[heap]);
        let equal = |part: &u64| values.value(*part) == values.value(heap - part);
        (1..=(heap - 1) / 2).rev().take(APART as usize / 2).filter(equal).collect()
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        if let [heap @ TABLE..=u64::MAX] = *heaps {
            let part = self.equal_parts(heap)[0];
            let value = self.values(heaps).value(part);
            return vec![format!(
                "{} and {} have the same nim-value, {}",
                heap - part,
                part,
                value
            )];
        }
        let values = self.values(heaps);
        let mut lines = vec![["heap", "coins", "nim-value"].map(str::to_string).to_vec()];
        for (place, &heap) in heaps.iter().take(SHOWN).enumerate() {
            let [place, heap, value] =
                [place as u64 + 1, heap, values.value(heap)].map(|number| number.to_string());
            lines.push(vec![format!("heap {}", place), heap, value]);
        }
        let mut lines = table(&lines);
        if heaps.len() > SHOWN {
            lines.push(format!("... and {} more heaps", heaps.len() - SHOWN));
        }
        lines.push(nim_sum_of(heaps.iter().map(|&heap| values.value(heap))));
        lines
    }
}

impl Study for GrundysGame {
    fn rules(&self) -> &'static str {
        "Divide a heap into two heaps of different sizes. The player who makes the last move wins. On the board, the coins above the one you click become a heap of their own."
    }

    fn numbers(&self) -> &'static str {
        "the heaps"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [] => Err("there are no heaps".to_string()),
            heaps if heaps.contains(&0) => Err("a heap is empty".to_string()),
            [heap] if *heap <= COMPUTED => Ok(()),
            [_] => Err(format!("nothing is computed for a heap of more than {}", COMPUTED)),
            heaps if heaps.iter().any(|&heap| heap > TABLE) => {
                Err(format!("beside others, a heap has at most {} coins", TABLE))
            }
            _ => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.iter().sum::<u64>() <= 24
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Dividing.options(&position.to_vec())
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        match *position {
            [heap] => heap_outcome(heap).expect("a position is not that large"),
            _ => self.values(position).outcome(position.iter().copied()),
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        match *position {
            [heap] if heap > TABLE => {
                let parts = self.equal_parts(heap).into_iter();
                Winning::some(parts.map(move |part| divided(&[heap], 0, part)))
            }
            _ => {
                let moves = winning_moves(position, &self.values(position)).into_iter();
                Winning::all(moves.map(move |division| division.after(position)))
            }
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("first", "second").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let reason = match *position {
            [heap] if heap > TABLE => {
                "two different parts of the heap have the same nim-value".to_string()
            }
            [heap] => format!("the nim-value of the heap is {}", self.values(&[heap]).value(heap)),
            _ => {
                let sum = self.values(position).nim_sum(position.iter().copied());
                format!("the nim-sum of the heaps' nim-values is {}", sum)
            }
        };
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines: self.figures(position),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // Of the largest heap, one coin, or nearly half of the coins.
        let largest = (0..position.len()).max_by_key(|&place| position[place]);
        largest.filter(|&place| position[place] > 2).map_or(Vec::new(), |place| {
            let half = (position[place] - 1) / 2;
            vec![divided(position, place, 1), divided(position, place, half)]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = (0..from.len()).find(|&place| from[place] != to[place]).unwrap_or(0);
        let smaller = to[to.len() - 1];
        format!("divide heap {}: {} into {} and {}", place + 1, from[place], to[place], smaller)
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let values = theorem.then(|| self.values(position));
        let sum = values.as_ref().map_or(0, |values| values.nim_sum(position.iter().copied()));
        let heap = |&stones: &u64| {
            let value = values.as_ref().map(|values| values.value(stones));
            Heap {
                stones,
                note: value.map_or(String::new(), |value| format!("value {}", value)),
                marked: matches!(value, Some(value) if value ^ sum < value),
                ..Heap::default()
            }
        };
        Board::Heaps(position.iter().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[8], &[7], &[13], &[6, 5, 3], &[20]])
    }

    fn random(&self, random: &mut Random) -> Row {
        match random.int(0..=1) {
            0 => vec![random.int(5..=20)],
            _ => random.list(3, 3..=8),
        }
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(GrundysGame { values: Mutex::new(nim_values(2000)) })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let values = nim_values(1500);
    let scatter = Scatter {
        first: 1,
        values: (1..=1500).map(|heap| values.value(heap)).collect(),
        highlighted: P_POSITIONS[1..].to_vec(),
        legend: "P-positions".to_string(),
        axis: "coins in the heap".to_string(),
        ..Scatter::default()
    };
    let description = "The values grow slowly, in bands. The last highlighted dot is 1222.";
    vec![(
        "values",
        scatter.draw().document("Nim-values of Grundy's game, 1 to 1500 coins", description),
    )]
}
