//! Coprime takes, to be explained, drawn and played.

use std::sync::{Mutex, MutexGuard};

use gamecore::{nim_sum, prime_factors};
use games::{HeapGame, HeapSum, Position, Valued};
use oracle::games::Sum;
use study::prelude::*;

use super::rules::CoprimeHeap;

/// A larger heap would need a table that is too long for a judge.
const MOST: u64 = 10_000_000;

/// A position is the heaps.
struct Coprime {
    /// The nim-values of heaps, as far as they were needed.
    table: Mutex<Vec<u32>>,
}

/// The nim-values of the heaps 0 to `last`: the index of the least prime factor, 0 for even heaps.
fn table(last: u64) -> Vec<u32> {
    let mut values = vec![0; last as usize + 1];
    if let Some(one) = values.get_mut(1) {
        *one = 1;
    }
    let mut index = 1;
    for heap in (3..values.len()).step_by(2) {
        // A prime has no smaller factor.
        if values[heap] == 0 {
            index += 1;
            for multiple in (heap..values.len()).step_by(2 * heap) {
                if values[multiple] == 0 {
                    values[multiple] = index;
                }
            }
        }
    }
    values
}

impl Coprime {
    fn table(&self, heaps: &[u64]) -> MutexGuard<'_, Vec<u32>> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let mut values = self.table.lock().expect("no holder of the lock panics");
        if values.len() as u64 <= largest {
            *values = table(largest);
        }
        values
    }

    fn values(&self, heaps: &[u64]) -> Vec<u64> {
        let table = self.table(heaps);
        heaps.iter().map(|&heap| table[heap as usize].into()).collect()
    }

    /// Some winning moves, in any position: one in each heap that must become smaller in value.
    fn lowering_moves(&self, heaps: &[u64]) -> Vec<Row> {
        let values = self.values(heaps);
        let sum = nim_sum(values.iter().copied());
        let lowered = |place: usize| {
            let wanted = values[place] ^ sum;
            let table = self.table(heaps);
            // 2 has the value 0, except that from 1 all must be taken; 1 has 1; and a prime i.
            let left = match (wanted, heaps[place]) {
                (0, 1) => 0,
                (0, _) => 2,
                _ => (1..heaps[place]).find(|&left| u64::from(table[left as usize]) == wanted)?,
            };
            Some(replaced(heaps, place, left))
        };
        let lower = (0..heaps.len()).filter(|&place| values[place] ^ sum < values[place]);
        lower.filter_map(lowered).collect()
    }
}

impl HeapGame for Coprime {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take stones from one heap, a number that has no factor in common with the size of the heap; 1 can always be taken."
                "每次从一堆中取石子，取的颗数与这一堆的颗数互质；取 1 颗总是可以的。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: words("the heaps", "各堆的石子数"),
            answers: ["Alice", "Bob"],
            starts: &[&[3, 2, 5], &[3, 2, 9], &[7], &[3, 3, 6, 1], &[1, 2, 3, 4, 5]],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        for heap in heaps {
            refuse!(
                *heap > MOST,
                "a heap of {heap} is above {MOST}",
                "一堆 {heap} 颗超过了 {MOST} 颗"
            );
        }
        Ok(())
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let heaps = position.heaps;
        let options = Options::of(Sum(CoprimeHeap), heaps);
        let are_few = self.is_playable(position);
        let Valued { values, play } =
            Valued::tried(are_few, options, move |heaps| self.values(heaps), heaps);
        let some = move || Winning::some(self.lowering_moves(heaps));
        Valued { values, play: if are_few { play } else { play.with_winning(some) } }
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let heap = position.heaps[place];
        let least = match heap {
            0 | 1 => said!("none", "无"),
            _ => prime_factors(heap)[0].to_string(),
        };
        vec![
            (words("size", "石子数"), heap.to_string()),
            (words("least prime", "最小质因数"), least),
        ]
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(2..=4);
        random.list(heaps, 1..=15)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(Coprime { table: Mutex::new(table(1000)) }))
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = table(119).into_iter().map(u64::from).collect();
    let strip = ValueStrip {
        caption: "Nim-values of 0 to 119 stones; primes are outlined".to_string(),
        outlined: (2..120).filter(|&heap| prime_factors(heap).len() == 1).collect(),
        ..ValueStrip::of_values(0, &values)
    };
    let description = "Even heaps have the value 0, and every odd one has that of its least prime factor; the primes 3, 5, 7, 11 have the values 2, 3, 4, 5.";
    vec![("values", strip.draw().document("Nim-values of coprime takes", description))]
}
