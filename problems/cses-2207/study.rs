//! Grundy's game, to be explained, drawn and played.

use std::sync::{Mutex, MutexGuard};

use gamecore::{Division, Game, GrundyGame, HeapRules, Heaps, NimValued};
use games::kept::in_pairs;
use study::prelude::*;

use super::rules::Dividing;

/// The largest heap that has others beside it, or of which all winning moves are listed.
const TABLE: u64 = 20_000;

/// Of a larger heap only parts are tried that differ by at most this: up to 10^6 some of them
/// have the same value.
const APART: u64 = 7664;

/// The largest heap of which parts are tried: the table for one of 10^6 takes half a minute.
const TRIED: u64 = 100_000;

/// A position is the heaps.
struct GrundysGame {
    /// The game with the nim-values that were needed so far.
    game: Mutex<Heaps<GrundyGame>>,
}

/// The only heap, if it is too large for a table.
fn beyond_table(heaps: &[u64]) -> Option<u64> {
    match *heaps {
        [heap] if heap > TABLE => Some(heap),
        _ => None,
    }
}

impl GrundysGame {
    /// The game with the nim-values of the heaps, or of the parts that are tried of a large one.
    fn up_to(&self, heaps: &[u64]) -> MutexGuard<'_, Heaps<GrundyGame>> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let needed = if largest > TABLE { (largest + APART) / 2 } else { largest };
        let mut game = self.game.lock().expect("no holder of the lock panics");
        if game.table().len() as u64 <= needed {
            *game = GrundyGame.up_to(needed.max(2000));
        }
        game
    }

    fn nim_sum(&self, heaps: &[u64]) -> u64 {
        self.up_to(heaps).nim_value(heaps)
    }

    /// Two different parts of a large heap with the same value: the smaller one.
    fn equal_parts(&self, heap: u64) -> Vec<u64> {
        if heap > TRIED {
            return Vec::new();
        }
        let game = self.up_to(&[heap]);
        let equal = |part: &u64| game.value(*part) == game.value(heap - part);
        (1..=(heap - 1) / 2).rev().take(APART as usize / 2).filter(equal).collect()
    }
}

impl Study for GrundysGame {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Divide a heap into two heaps of different sizes."
                "每次选一堆，把它分成枚数不同的两堆。"
                "The player who makes the last move wins."
                "走最后一步的人获胜。"
                "On the board, the coins above the one you click become a heap of their own."
                "棋盘上，点一枚硬币，它上面的硬币就另成一堆。"
            },
            numbers: words("the heaps", "各堆的枚数"),
            answers: ["first", "second"],
            starts: &[&[8], &[7], &[13], &[6, 5, 3], &[20]],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        let (most, largest) = (GrundyGame::COMPUTED, heaps.iter().max().copied().unwrap_or(0));
        refuse!(heaps.is_empty(), "there are no heaps", "一堆也没有");
        refuse!(heaps.contains(&0), "a heap is empty", "有一堆是空的");
        refuse!(
            heaps.len() == 1 && largest > most,
            "nothing is computed for a heap above {most}",
            "超过 {most} 枚的堆没有算过"
        );
        refuse!(
            heaps.len() > 1 && largest > TABLE,
            "beside others, a heap has at most {TABLE} coins",
            "有多堆时，一堆至多有 {TABLE} 枚"
        );
        Ok(())
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        heaps.iter().sum::<u64>() <= 24
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let after = move |division: Division| {
            let mut after = heaps.to_vec();
            GrundyGame.make_move(&mut after, &division);
            after
        };
        Play::new(
            Options::of(Dividing, heaps),
            move || match *heaps {
                [heap] => {
                    GrundyGame::heap_outcome(heap).expect("a position is not that large").is_n()
                }
                _ => self.nim_sum(heaps) > 0,
            },
            move || match beyond_table(heaps) {
                Some(heap) => {
                    let parts = self.equal_parts(heap).into_iter();
                    Winning::some(parts.map(move |smaller| after(Division { heap: 0, smaller })))
                }
                None => Winning::all(self.up_to(heaps).winning_moves(heaps).into_iter().map(after)),
            },
        )
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let value = || self.nim_sum(heaps);
        match heaps {
            _ if beyond_table(heaps).is_some() => said!(
                "two different parts of the heap have the same nim-value",
                "这一堆可以分成 SG 值相同的两个不同部分"
            ),
            [_] => said!("the nim-value of the heap is {}", "这一堆的 SG 值是 {}", value()),
            _ => said!(
                "the nim-sum of the heaps' nim-values is {}",
                "各堆 SG 值的异或和是 {}",
                value()
            ),
        }
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        if let Some(heap) = beyond_table(heaps) {
            let part = match self.equal_parts(heap).first() {
                Some(&part) => part,
                None => return Vec::new(),
            };
            let value = self.up_to(heaps).value(part);
            let other = heap - part;
            let said = said!(
                "{other} and {part} have the nim-value {value}",
                "{other} 和 {part} 的 SG 值都是 {value}"
            );
            return vec![said];
        }
        let game = self.up_to(heaps);
        let values: Row = heaps.iter().map(|&heap| game.value(heap)).collect();
        let heads = words(["heap", "coins", "nim-value"], ["堆", "枚数", "SG 值"]);
        let row = |place: usize| vec![(place + 1).to_string(), heaps[place].to_string()];
        figures_of_sum(&heads, &values, row)
    }

    fn kept<'a>(&'a self, heaps: &'a [u64]) -> Option<Kept<'a>> {
        let divisible =
            |heaps: &[u64]| heaps.iter().copied().filter(|&heap| heap > 2).collect::<Row>();
        Kept::so(
            heaps,
            move |heaps| twins(divisible(heaps)),
            || {
                let pairs = in_pairs(&divisible(heaps));
                said!(
                "the heaps that can be divided pair off, {pairs}, and every division can be copied in the twin of its heap",
                "还能分的堆两两相等（{pairs}），你怎么分一堆，对方都能照样分相等的那一堆"
            )
            },
        )
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = differing(from, to)[0];
        let (coins, left, smaller) = (from[place], to[place], to[to.len() - 1]);
        said!(
            "divide heap {}: {coins} into {left} and {smaller}",
            "把第 {} 堆的 {coins} 枚分成 {left} 和 {smaller}",
            place + 1
        )
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let game = self.up_to(heaps);
        let sum = game.nim_value(heaps);
        let heap = |&stones: &u64| {
            let value = game.value(stones);
            Heap { stones, note: value_note(value), marked: value ^ sum < value, ..Heap::default() }
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(1..=20, |coins| vec![coins])
    }

    fn random(&self, random: &mut Random) -> Row {
        match random.int(0..=1) {
            0 => vec![random.int(5..=20)],
            _ => random.list(3, 3..=8),
        }
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(GrundysGame { game: Mutex::new(GrundyGame.up_to(2000)) })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let game = GrundyGame.up_to(1500);
    let scatter = Scatter {
        first: 1,
        values: (1..=1500).map(|heap| game.value(heap)).collect(),
        highlighted: GrundyGame::P_POSITIONS[1..].to_vec(),
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
