//! Moore's Nim on heaps with values of their own, to be explained, drawn and played.

use gamecore::{is_moore_p, Game, Moore};
use games::tried;
use study::prelude::*;

use super::rules::ProductAndSum;

/// A position is k and the heaps.
struct Steps;

/// The largest heap.
const MOST: u64 = 100_000_000_000;

/// The least heap of each value, 0 included, up to the largest of these heaps.
struct Values(Row);

impl Values {
    fn compute(heaps: &[u64]) -> Values {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let (mut least, mut root) = (vec![0], 0);
        loop {
            let last = least[least.len() - 1];
            while root * root < 4 * (last + 1) {
                root += 1;
            }
            if last + root + 2 > largest {
                return Values(least);
            }
            least.push(last + root + 2);
        }
    }

    fn value(&self, heap: u64) -> u64 {
        self.0.partition_point(|&least| least <= heap) as u64 - 1
    }

    fn values(&self, heaps: &[u64]) -> Row {
        heaps.iter().map(|&heap| self.value(heap)).collect()
    }
}

/// How many numbers can be left of a heap, the least being 0.
fn choices(heap: u64) -> u64 {
    (1..=heap).filter(|take| take * take >= 4 * heap).count() as u64
}

/// k and the heaps.
fn parts(position: &[u64]) -> (u64, &[u64]) {
    (position[0], &position[1..])
}

impl Study for Steps {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Choose one to k heaps. From each of them take c stones, where some real numbers a and b have a + b = c, and a times b is the number of stones in the heap: so c is at least twice the square root of this number."
                "每次选一堆到 k 堆，从选中的每一堆中取 c 颗，要求存在实数 a、b 满足 a + b = c，并且 a 与 b 的积等于这一堆的石子数：也就是说，c 至少是石子数的平方根的两倍。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "k, the most heaps that a move may change, then the heaps"
                "k，即一步最多能改变几堆，然后是各堆的石子数"
            },
            answers: ["YES", "NO"],
            starts: &[
                &[1, 12, 13, 20],
                &[1, 4, 11, 20],
                &[2, 4, 12, 13],
                &[2, 4, 5, 10],
                &[1, 12, 19],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (k, heaps) = position.split_first().unwrap_or((&0, &[]));
        refuse!(*k == 0, "k must be at least 1", "k 至少为 1");
        let is_large = heaps.iter().any(|&heap| heap > MOST);
        refuse!(is_large, "a heap is above {MOST}", "有一堆超过了 {MOST} 颗");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (k, heaps) = parts(position);
        heaps.len() <= 12
            && heaps.iter().all(|&heap| heap <= 40)
            && (k == 1 || heaps.iter().map(|&heap| choices(heap) + 1).product::<u64>() <= 300)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (k, heaps) = parts(position);
        let with = move |heaps: &[u64]| [&position[..1], heaps].concat();
        let options =
            Options::at(ProductAndSum, (k, heaps.to_vec()), move |(_, heaps)| with(&heaps));
        let wins = |row: &[u64]| {
            let (k, heaps) = parts(row);
            !is_moore_p(Values::compute(heaps).values(heaps), k)
        };
        let is_playable = self.is_playable(position);
        let play = tried(is_playable, options, wins, position);
        if is_playable {
            return play;
        }
        // There may be far too many; of each value the least heap can be left.
        play.with_winning(move || {
            let of_values = Values::compute(heaps);
            let values = of_values.values(heaps);
            let lowered = Moore::new(k).winning_move(&values);
            let lowered = lowered.map(|takes| Moore::new(k).after(&values, &takes));
            Winning::some(lowered.map(|lowered| {
                let heap = |place: usize| match lowered[place] == values[place] {
                    true => heaps[place],
                    false => of_values.0[lowered[place] as usize],
                };
                with(&(0..heaps.len()).map(heap).collect::<Row>())
            }))
        })
    }

    fn reason(&self, position: &[u64]) -> String {
        let (k, _) = parts(position);
        let columns = match self.wins(position) {
            false => words("every", "每一位上为一的堆数都是"),
            true => words("not every", "并不是每一位上为一的堆数都是"),
        };
        said!(
            "{columns} column of the values in binary has a multiple of {} ones",
            "把 SG 值写成二进制，{columns} {} 的倍数",
            u128::from(k) + 1
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (k, heaps) = parts(position);
        let values = Values::compute(heaps).values(heaps);
        let heads = words(["heap", "stones", "value"], ["堆", "石子数", "SG 值"]);
        let mut lines = figures(&heads, heaps.len(), |place| {
            [place as u64 + 1, heaps[place], values[place]].iter().map(u64::to_string).collect()
        });
        let round = u128::from(k) + 1;
        let label = said!("ones mod {round}", "堆数 mod {round}");
        let rest = |_, ones: u64| (u128::from(ones) % round).to_string();
        lines.extend(binary_columns(&values, &label, rest));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(parts(from).1, parts(to).1)
    }

    /// A heap's blocks are the steps that it reaches, and a rest.
    fn board(&self, position: &[u64]) -> Board {
        let (_, heaps) = parts(position);
        let values = Values::compute(heaps);
        let heap = |&stones: &u64| {
            let value = values.value(stones);
            let steps = &values.0[..=value as usize];
            let mut blocks: Row = steps.windows(2).map(|pair| pair[1] - pair[0]).collect();
            blocks.extend(Some(stones - steps[value as usize]).filter(|&rest| rest > 0));
            Heap { stones, note: value_note(value), blocks, ..Heap::default() }
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let heaps = [3, 4, 10, 11, 20];
        triangle(0..=4, |a, b| vec![1, heaps[a as usize], heaps[b as usize]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let k = random.int(1..=2);
        let heaps = random.int(2..=3);
        [vec![k], random.list(heaps, 4..=if heaps == 2 { 24 } else { 8 })].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Steps)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let heaps: Row = (0..=49).collect();
    let values = Values::compute(&heaps);
    let strip = ValueStrip {
        caption: "The values of heaps of 0 to 49 stones".to_string(),
        outlined: values.0.clone(),
        ..ValueStrip::of_values(0, &values.values(&heaps))
    };
    let description = "0 up to 3 stones, then 1 from 4, 2 from 11, 3 from 20, 4 from 32 and 5 from 46 stones on; the least heap of each value is outlined.";
    vec![("values", strip.draw().document("Steps of nim-values", description))]
}
