//! Coprime takes, to be explained, drawn and played.

use std::sync::{Mutex, MutexGuard};

use gamecore::factoring::prime_factors;
use gamecore::CoprimeTakes;
use oracle::games::Sum;
use oracle::Ruleset;
use study::picture::ValueStrip;
use study::prelude::*;
use study::text::{nim_sum_of, SHOWN};

/// A heap: take a number of stones that has no factor in common with it.
pub struct CoprimeHeap;

impl Ruleset for CoprimeHeap {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        let common = |take: u64| (2..=take).any(|factor| heap % factor == 0 && take % factor == 0);
        (1..=heap).filter(|&take| !common(take)).map(|take| heap - take).collect()
    }
}

/// A larger heap would need a table that is too long for a judge.
const MOST: u64 = 10_000_000;

/// With at most this many stones all winning moves are listed.
const LISTED: u64 = 100_000;

/// A position is the heaps.
struct Coprime {
    /// The game as far as it was needed, and the largest heap of its table.
    game: Mutex<(u64, CoprimeTakes)>,
}

impl Coprime {
    fn game(&self, heaps: &[u64]) -> MutexGuard<'_, (u64, CoprimeTakes)> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let mut game = self.game.lock().expect("no holder of the lock panics");
        if game.0 < largest {
            *game = (largest, CoprimeTakes::up_to(largest));
        }
        game
    }

    fn values(&self, heaps: &[u64]) -> Vec<u64> {
        let game = self.game(heaps);
        heaps.iter().map(|&heap| game.1.nim_value(heap)).collect()
    }

    /// Some winning moves, in any position: one in each heap that must become smaller in value.
    fn lowering_moves(&self, heaps: &[u64]) -> Vec<Row> {
        let values = self.values(heaps);
        let sum = gamecore::nim_sum(values.iter().copied());
        let lowered = |place: usize| {
            let wanted = values[place] ^ sum;
            let game = self.game(heaps);
            // 2 has the value 0, except that from 1 all must be taken; 1 has 1; and a prime i.
            let left = match (wanted, heaps[place]) {
                (0, 1) => 0,
                (0, _) => 2,
                _ => (1..heaps[place]).find(|&left| game.1.nim_value(left) == wanted)?,
            };
            Some(replaced(heaps, place, left))
        };
        let lower = (0..heaps.len()).filter(|&place| values[place] ^ sum < values[place]);
        lower.filter_map(lowered).collect()
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let values = self.values(heaps);
        let mut lines = vec![["heap", "least prime", "nim-value"].map(str::to_string).to_vec()];
        for (&heap, value) in heaps.iter().zip(&values).take(SHOWN) {
            let least = match heap {
                0 | 1 => "none".to_string(),
                _ => prime_factors(heap)[0].to_string(),
            };
            lines.push(vec![heap.to_string(), least, value.to_string()]);
        }
        let mut lines = table(&lines);
        if heaps.len() > SHOWN {
            lines.push(format!("... and {} more heaps", heaps.len() - SHOWN));
        }
        lines.push(nim_sum_of(values));
        lines
    }
}

impl Study for Coprime {
    fn rules(&self) -> &'static str {
        "Take stones from one heap, a number that has no factor in common with the size of the heap; 1 always can be taken. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the heaps"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position.iter().find(|&&heap| heap > MOST) {
            Some(heap) => Err(format!("a heap of {} is above {}", heap, MOST)),
            None => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        are_playable(position)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Sum(CoprimeHeap).options(&position.to_vec())
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        self.game(position).1.outcome(position.iter().copied())
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        if position.iter().sum::<u64>() > LISTED {
            return Winning::some(self.lowering_moves(position));
        }
        let moves = self.game(position).1.winning_moves(position).into_iter();
        Winning::all(moves.map(move |take| take.after(position)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Alice", "Bob").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let sum = gamecore::nim_sum(self.values(position));
        let reason = format!("the nim-sum of the heaps' nim-values is {}", sum);
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines: self.figures(position),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // One stone, or all but one, of the largest heap.
        let largest = (0..position.len()).max_by_key(|&place| position[place]);
        largest.filter(|&place| position[place] > 0).map_or(Vec::new(), |place| {
            let heap = position[place];
            let mut left = vec![heap - 1, 1];
            left.retain(|&left| left < heap);
            left.into_iter().map(|left| replaced(position, place, left)).collect()
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(from, to)
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let values = self.values(position);
        let sum = gamecore::nim_sum(values.iter().copied());
        let heap = |(&stones, &value): (&u64, &u64)| Heap {
            stones,
            note: if theorem { format!("value {}", value) } else { String::new() },
            marked: theorem && value ^ sum < value,
            ..Heap::default()
        };
        Board::Heaps(position.iter().zip(&values).map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[3, 2, 5], &[3, 2, 9], &[7], &[3, 3, 6, 1], &[1, 2, 3, 4, 5]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(2..=4);
        random.list(heaps, 1..=15)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Coprime { game: Mutex::new((1000, CoprimeTakes::up_to(1000))) })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let game = CoprimeTakes::up_to(119);
    let values: Vec<u64> = (0..120).map(|heap| game.nim_value(heap)).collect();
    let strip = ValueStrip {
        caption: "Nim-values of 0 to 119 stones; primes are outlined".to_string(),
        outlined: (2..120).filter(|&heap| prime_factors(heap).len() == 1).collect(),
        ..ValueStrip::of_values(0, &values)
    };
    let description = "Even heaps have the value 0, and every odd one has that of its least prime factor; the primes 3, 5, 7, 11 have the values 2, 3, 4, 5.";
    vec![("values", strip.draw().document("Nim-values of coprime takes", description))]
}
