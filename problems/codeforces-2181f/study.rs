//! Nim in which the opponent names the heap, to be explained, drawn and played.

use games::tried;
use oracle::games::OpponentChooses;
use oracle::Ruleset;
use study::line;
use study::picture::Drawing;
use study::prelude::*;

/// A position is the number of the heap that the player to move must take from, and the heaps. Where
/// this number is 0, the player to move only names a heap: so play begins.
struct Named;

/// A position as the rules have it.
fn after(heaps: Vec<u64>, named: Option<usize>) -> Row {
    [vec![named.map_or(0, |heap| heap as u64 + 1)], heaps].concat()
}

fn heaps(position: &[u64]) -> (Vec<u64>, Option<usize>) {
    let heaps = position[1..].to_vec();
    let named = position[0].checked_sub(1).map(|heap| heap as usize);
    (heaps, named)
}

/// Whether a heap is still to be named before the first take.
fn is_start(position: &[u64]) -> bool {
    position[0] == 0 && position[1..].iter().any(|&heap| heap > 0)
}

/// Whether the player who takes next wins.
fn taker_wins(position: &[u64]) -> bool {
    let is_named_larger = position[0] > 0 && position[position[0] as usize] > 1;
    let are_larger = position[1..].iter().any(|&heap| heap > 1);
    is_named_larger || (ones(position) % 2 == 0) == are_larger
}

/// The number of heaps of one stone.
fn ones(position: &[u64]) -> usize {
    position[1..].iter().filter(|&&heap| heap == 1).count()
}

/// The positions after a heap is named.
fn naming(position: &[u64]) -> Vec<Row> {
    let places = (1..position.len()).filter(|&place| position[place] > 0);
    places.map(|place| replaced(position, 0, place as u64)).collect()
}

impl Study for Named {
    fn about(&self) -> About {
        About {
            rules: words("Take stones from the heap that your opponent has named, at least one, and name a heap for your opponent that is not empty. Play begins with Bob, who only names a heap. The player who takes the last stone wins.", "从对手指定的那一堆中取石子，至少一颗，再为对手指定一个非空的堆。开局时 Bob 只指定一堆。取走最后一颗石子的人获胜。"),
            numbers: words("the number of the heap that is named, or 0 if the player to move is only to name one, then the heaps", "被指定的堆的编号，如果只需要指定一堆，就写 0；然后是各堆的石子数"),
            answers: ["Alice", "Bob"],
            starts: &[&[0, 1, 2, 3], &[0, 2, 3], &[0, 1, 1, 3, 2], &[0, 1, 1, 1, 4], &[2, 1, 4, 2], &[0, 1, 1, 1]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let named = match position.first() {
            None => return Err(said!("the named heap is missing", "缺少被指定的堆")),
            Some(&named) => named,
        };
        match position[1..].get((named as usize).wrapping_sub(1)) {
            _ if named == 0 => Ok(()),
            Some(&stones) if stones > 0 => Ok(()),
            _ => Err(said!("heap {} has no stones", "第 {} 堆没有石子", named)),
        }
    }

    /// A move names a heap as well, so the positions are soon too many.
    fn is_playable(&self, position: &[u64]) -> bool {
        let heaps = &position[1..];
        are_playable(heaps) && heaps.iter().map(|heap| heap + 1).product::<u64>() <= 600
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = move || match is_start(position) {
            true => naming(position),
            false => {
                let options = OpponentChooses.options(&heaps(position)).into_iter();
                options.map(|(heaps, named)| after(heaps, named)).collect()
            }
        };
        let wins = |position: &[u64]| taker_wins(position) != is_start(position);
        tried(self.is_playable(position), options, wins, position)
    }

    /// Alice is the player who takes next.
    fn answer(&self, position: &[u64]) -> String {
        if taker_wins(position) { "Alice" } else { "Bob" }.to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        let ones = ones(position);
        let parity = if ones % 2 == 0 { words("even", "偶数") } else { words("odd", "奇数") };
        match position[1..].iter().any(|&heap| heap > 1) {
            _ if position[1..].iter().all(|&heap| heap == 0) => {
                words("no stones are left", "已没有石子").to_string()
            }
            _ if position[0] > 0 && position[position[0] as usize] > 1 => {
                words("the named heap has more than one stone", "被指定的堆多于一颗").to_string()
            }
            true => said!(
                "the number of heaps of one stone, {}, is {}, and there are larger ones",
                "只有一颗的堆有 {} 个，是{}，另外还有更大的堆",
                ones,
                parity
            ),
            false => said!(
                "the number of heaps of one stone, {}, is {}, and no heap is larger",
                "只有一颗的堆有 {} 个，是{}，没有更大的堆",
                ones,
                parity
            ),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let larger = position[1..].iter().filter(|&&heap| heap > 1).count();
        let ones = ones(position);
        vec![
            said!("heaps of one stone  {}", "只有一颗的堆  {}", ones),
            said!("larger heaps        {}", "更大的堆      {}", larger),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let taken = changes(&from[1..], &to[1..]);
        match to[0] {
            next if from[0] == 0 => said!("name heap {}", "指定第 {} 堆", next),
            0 => taken,
            next => said!("{}, name heap {}", "{}，指定第 {} 堆", taken, next),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let heap = |&stones: &u64| Heap { stones, marked: stones == 1, ..Heap::default() };
        let left = (1..position.len()).filter(|&place| position[place] > 0);
        let left: Vec<u64> = left.map(|place| place as u64).collect();
        // After the last stone no heap is named.
        let none = Some(0).filter(|_| left == position[..1]);
        let named = Heap {
            stones: position[0],
            name: words("take from heap", "从第几堆取").to_string(),
            choices: Some(none.into_iter().chain(left).collect()),
            ..Heap::default()
        };
        let heaps = position[1..].iter().map(heap);
        Board::Heaps(heaps.chain(Some(named)).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let heaps = study::write(&position[1..]);
        match position[0] {
            0 => heaps,
            named => said!("{}, take from heap {}", "{}，从第 {} 堆取", heaps, named),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=5, |a, b| vec![0, a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let (ones, others) = (random.int(0..=2), random.int(1..=3));
        [vec![0], vec![1; ones as usize], random.list(others, 1..=4)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Named)
}

/// A heap is named, and the two takes that follow.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![0, 1, 2, 3];
    let named = line::won(&Named, &start);
    let forced = vec![3, 0, 2, 3];
    let left = line::won(&Named, &forced);
    let title = "Bob names a one, which must be taken, and then leaves an odd number of ones again";
    let caption = |position: &[u64]| match position[0] {
        0 => "a heap is to be named".to_string(),
        heap => format!("heap {} is named", heap),
    };
    let positions = [start, named, forced, left];
    vec![("play", line::picture(&Named, title, &positions, caption, Drawing::below))]
}
