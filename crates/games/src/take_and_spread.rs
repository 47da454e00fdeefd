//! Take from a heap, and spread the rest over others.

use std::collections::BTreeMap;

use gamecore::Game;
use oracle::games;
use study::line;
use study::picture::Drawing;
use study::prelude::*;

use crate::played::played;

/// The heaps that are not empty.
fn filled(heaps: &[u64]) -> Vec<usize> {
    (0..heaps.len()).filter(|&heap| heaps[heap] > 0).collect()
}

/// How many heaps have a size, by size.
fn times(heaps: &[u64]) -> BTreeMap<u64, u64> {
    let mut times = BTreeMap::new();
    for heap in filled(heaps) {
        *times.entry(heaps[heap]).or_insert(0) += 1;
    }
    times
}

/// The largest size that occurs an odd number of times; without one, the heaps are paired off.
fn odd_size(heaps: &[u64]) -> Option<u64> {
    times(heaps).into_iter().rev().find(|(_, times)| times % 2 == 1).map(|(size, _)| size)
}

/// The heaps that are not empty, from the smallest to the largest.
fn ascending(heaps: &[u64]) -> Vec<usize> {
    let mut order = filled(heaps);
    order.sort_by_key(|&heap| heaps[heap]);
    order
}

/// The move of the proof, from heaps that are not paired off: the largest heap levels the
/// others in pairs.
fn levelled(heaps: &[u64]) -> Option<Row> {
    let game = gamecore::TakeAndSpread;
    game.winning_move(heaps).map(|spread| game.after(heaps, &spread))
}

/// A position is the heaps.
pub struct TakeAndSpread {
    /// The judge's words for a win of the player to move and for a loss.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl TakeAndSpread {
    /// A picture of a position, and of the one after the move that levels the heaps in pairs.
    pub fn picture(&self, heaps: &[u64]) -> String {
        let line = [heaps.to_vec(), line::won(self, heaps)];
        let paired = |heaps: &[u64]| match odd_size(heaps) {
            Some(_) => "not paired off".to_string(),
            None => "paired off".to_string(),
        };
        let title = "The largest heap levels the others in pairs";
        line::picture(self, title, &line, paired, Drawing::sequence)
    }
}

impl Study for TakeAndSpread {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Remove at least one stone from a heap. Then you may move any of the stones that are left in it to other heaps that are not empty."
                "每次从一堆中取走至少一颗石子，然后可以把这堆余下的石子任意移到其他还有石子的堆中。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            numbers: words("the heaps", "各堆的石子数"),
            answers: self.answers,
            starts: self.starts,
        }
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        let stones = heaps.iter().fold(0, |sum: u64, &heap| sum.saturating_add(heap));
        let filled = filled(heaps).len() as u64;
        // k heaps have the most options if all but one are 1: as many as there are ways to choose
        // k of the stones, and k - 1 more.
        let ways = || (0..filled).fold(1, |ways, chosen| ways * (stones - chosen) / (chosen + 1));
        heaps.len() <= 10 && stones <= 24 && ways() <= 300
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let play = played(games::TakeAndSpread, gamecore::TakeAndSpread, heaps);
        if !self.is_playable(heaps) {
            return play.with_winning(move || Winning::some(levelled(heaps)));
        }
        play.with_winning(move || {
            let first = levelled(heaps);
            let play = played(games::TakeAndSpread, gamecore::TakeAndSpread, heaps);
            let mut after: Vec<Row> = play.winning().moves.collect();
            after.sort_by_key(|after| Some(after) != first.as_ref());
            Winning::all(after)
        })
    }

    fn reason(&self, heaps: &[u64]) -> String {
        match odd_size(heaps) {
            Some(size) => said!(
                "the number of heaps with {} is odd",
                "石子数 {} 出现奇数次",
                counted(size, "stone")
            ),
            None => said!("every size occurs an even number of times", "每种石子数都出现偶数次"),
        }
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let times: Vec<(u64, u64)> = times(heaps).into_iter().rev().collect();
        let mut lines =
            figures(&words(["size", "heaps"], ["石子数", "堆数"]), times.len(), |place| {
                vec![times[place].0.to_string(), times[place].1.to_string()]
            });
        if let Some(after) = levelled(heaps) {
            let order = ascending(heaps);
            lines.push(String::new());
            lines.extend(figures(
                &words(["sorted", "paired"], ["排序后", "配对后"]),
                order.len(),
                |place| {
                    let heap = order[order.len() - 1 - place];
                    vec![heaps[heap].to_string(), after[heap].to_string()]
                },
            ));
        }
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let heap = (0..from.len()).find(|&heap| to[heap] < from[heap]).unwrap_or(0);
        let gifts = || (0..from.len()).filter(|&heap| to[heap] > from[heap]);
        let given: u64 = gifts().map(|heap| to[heap] - from[heap]).sum();
        let gift = |heap: usize| {
            said!("give {} to heap {}", "给第 {1} 堆 {0} 颗", to[heap] - from[heap], heap + 1)
        };
        let remove = said!("remove {}", "取走 {} 颗", from[heap] - to[heap] - given);
        let parts = std::iter::once(remove).chain(gifts().map(gift));
        said!("heap {}: {}", "第 {} 堆：{}", heap + 1, series(parts, words(", ", "，")))
    }

    fn board(&self, heaps: &[u64]) -> Board {
        // A heap can give all its stones but one to another, if that is not empty.
        let most = |place: usize| {
            let others = (0..heaps.len()).filter(|&other| other != place && heaps[place] > 0);
            others.map(|other| heaps[other].saturating_sub(1)).max().unwrap_or(0)
        };
        let heap =
            |(place, &stones): (usize, &u64)| Heap { stones, room: most(place), ..Heap::default() };
        let mut board: Vec<Heap> = heaps.iter().enumerate().map(heap).collect();
        for &size in times(heaps).keys() {
            let same: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] == size).collect();
            for pair in same.chunks(2) {
                match pair {
                    &[one, other] => {
                        board[one].note = said!("twin of {}", "与第 {} 堆配对", other + 1);
                        board[other].note = said!("twin of {}", "与第 {} 堆配对", one + 1);
                    }
                    odd => board[odd[0]].marked = true,
                }
            }
        }
        Board::Heaps(board)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=5, |a, b| vec![a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut heaps = random.list(4, 1..=6);
        while !self.is_playable(&heaps) {
            heaps.pop();
        }
        heaps
    }
}
