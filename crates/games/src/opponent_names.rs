//! Nim in which the opponent names the heap to take from.

use oracle::games::OpponentChooses;
use study::prelude::*;

use crate::played::tried;

/// A position is the number of the heap that the player to move must take from, and the heaps. Where
/// this number is 0, the player to move only names a heap: so play begins.
pub struct OpponentNames {
    /// The facts that do not depend on the position; the first answer is that of the player who takes
    /// first.
    pub about: fn() -> About,
}

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

impl Study for OpponentNames {
    fn about(&self) -> About {
        (self.about)()
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let named = match position.first() {
            None => return Err(said!("the named heap is missing", "缺少被指定的堆")),
            Some(&named) => named,
        };
        match position[1..].get((named as usize).wrapping_sub(1)) {
            _ if named == 0 => Ok(()),
            Some(&stones) if stones > 0 => Ok(()),
            _ => Err(said!("heap {named} has no stones", "第 {named} 堆没有石子")),
        }
    }

    /// A move names a heap as well, so the positions are soon too many.
    fn is_playable(&self, position: &[u64]) -> bool {
        let heaps = &position[1..];
        are_playable(heaps) && heaps.iter().map(|heap| heap + 1).product::<u64>() <= 600
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options =
            Options::at(OpponentChooses, heaps(position), |(heaps, named)| after(heaps, named));
        let wins = |position: &[u64]| taker_wins(position) != is_start(position);
        tried(self.is_playable(position), options, wins, position)
    }

    /// It is about the player who takes next.
    fn answer(&self, position: &[u64]) -> String {
        let [taker, other] = self.about().answers;
        if taker_wins(position) { taker } else { other }.to_string()
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
                "the number of heaps of one stone, {ones}, is {parity}, and there are larger ones",
                "只有一颗的堆有 {ones} 个，是{parity}，另外还有更大的堆"
            ),
            false => said!(
                "the number of heaps of one stone, {ones}, is {parity}, and no heap is larger",
                "只有一颗的堆有 {ones} 个，是{parity}，没有更大的堆"
            ),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let larger = position[1..].iter().filter(|&&heap| heap > 1).count();
        let ones = ones(position);
        vec![
            said!("heaps of one stone  {ones}", "只有一颗的堆  {ones}"),
            said!("larger heaps        {larger}", "更大的堆      {larger}"),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let taken = changes(&from[1..], &to[1..]);
        match to[0] {
            next if from[0] == 0 => said!("name heap {next}", "指定第 {next} 堆"),
            0 => taken,
            next => said!("{taken}, name heap {next}", "{taken}，指定第 {next} 堆"),
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
            named => said!("{heaps}, take from heap {named}", "{heaps}，从第 {named} 堆取"),
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
