//! Nim with a cap of one's own choice, to be explained, drawn and played.

use std::collections::BTreeSet;

use gamecore::nim_sum;
use games::{BoundedNim, Caps};
use study::prelude::*;

use super::rules;

/// A position is 0 and the heaps before the first move, which chooses the cap as well; then it
/// is the cap and the heaps.
struct ChosenCap;

/// The game with a chosen cap.
static PLAY: BoundedNim = BoundedNim { caps: Caps::First, answers: ["", ""], starts: &[] };

fn is_chosen(position: &[u64]) -> bool {
    position[0] > 0
}

/// The greatest cap with which the first move wins; one that forbids nothing is as large as the
/// largest heap.
fn best_cap(heaps: &[u64]) -> Option<u64> {
    match nim_sum(heaps.iter().copied()) {
        // One less than the largest heap that does not cancel out takes its value to 0, and leaves
        // the others as they are.
        0 => unpaired(heaps).first().map(|largest| largest - 1),
        _ => heaps.iter().max().copied(),
    }
}

/// Each size that is there an odd number of times, in descending order; all others cancel out.
fn unpaired(heaps: &[u64]) -> Vec<u64> {
    let mut odd = BTreeSet::new();
    for &heap in heaps {
        if !odd.remove(&heap) {
            odd.insert(heap);
        }
    }
    odd.remove(&0);
    odd.into_iter().rev().collect()
}

impl ChosenCap {
    /// The choices of a cap that win, the greatest first, each with its winning moves.
    fn winning_first_moves(&self, position: &[u64]) -> Winning<'static> {
        let best = match best_cap(&position[1..]) {
            None => return Winning::none(),
            Some(best) => best,
        };
        let with_cap = |cap: u64, most: usize| -> Vec<Row> {
            PLAY.winning(&replaced(position, 0, cap)).moves.take(most).collect()
        };
        if self.is_playable(position) {
            let caps = (1..=best).rev();
            Winning::all(caps.flat_map(|cap| with_cap(cap, usize::MAX)).collect::<Vec<Row>>())
        } else {
            Winning::some(with_cap(best, SHOWN))
        }
    }
}

impl Study for ChosenCap {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "With the first move, choose a cap, and take stones from one heap: at least one, and at most as many as the cap."
                "第一步先选定一个上限，再从一堆中取石子：至少取一颗，最多取到上限。"
                "From then on, take turns with this cap."
                "此后双方按这个上限轮流取。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the cap, or 0 if the first move is still to choose it, then the heaps"
                "上限，如果第一步还要选定它，就写 0；然后是各堆的石子数"
            },
            answers: ["", ""],
            starts: &[
                &[0, 1, 2, 3],
                &[0, 7, 7, 5, 4, 1],
                &[0, 4, 4],
                &[0, 1, 2, 3, 4],
                &[2, 1, 2, 4],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        PLAY.check(position)
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let heaps = &position[1..];
        heaps.len() <= 5 && heaps.iter().all(|&heap| heap <= 9)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = Options::of(rules::ChosenCap, position);
        if is_chosen(position) {
            return PLAY.play(position).with_options(options);
        }
        Play::new(
            options,
            move || best_cap(&position[1..]).is_some(),
            move || self.winning_first_moves(position),
        )
    }

    fn answer(&self, position: &[u64]) -> String {
        if is_chosen(position) {
            return String::new();
        }
        let heaps = &position[1..];
        match nim_sum(heaps.iter().copied()) {
            0 => best_cap(heaps).unwrap_or(0).to_string(),
            _ => "-1".to_string(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        if is_chosen(position) {
            return PLAY.reason(position);
        }
        let sum = nim_sum(position[1..].iter().copied());
        match unpaired(&position[1..]).first() {
            _ if sum != 0 => {
                said!("the nim-sum of the heaps is {sum}, and a large cap forbids nothing", "各堆的异或和是 {sum}，而上限足够大时，怎样取都不受限制")
            }
            Some(largest) => said!("the nim-sum is 0, and modulo {largest} only the heaps of {largest} change their values", "异或和是 0，而取模 {largest} 的余数时，只有 {largest} 颗的堆的值会改变"),
            None => said!(
                "with every cap, equal heaps cancel out",
                "无论上限是多少，相等的堆都互相抵消"
            ),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        if is_chosen(position) {
            return PLAY.figures(position);
        }
        let heaps = &position[1..];
        let left = unpaired(heaps);
        let even = words("every size occurs an even number of times", "每种石子数都出现偶数次");
        let largest = match left.first() {
            _ if nim_sum(heaps.iter().copied()) != 0 => return nim_sum_columns(heaps),
            None => return vec![even.to_string()],
            Some(largest) => *largest,
        };
        let row = |place: usize| vec![left[place].to_string(), (left[place] % largest).to_string()];
        let modulo = said!("modulo {largest}", "模 {largest}");
        let odd = words("there an odd number of times", "出现奇数次");
        figures(&[odd, &modulo], left.len(), row)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let cap = match is_chosen(from) {
            true => String::new(),
            false => said!("cap {}, ", "上限 {}，", to[0]),
        };
        cap + &changes(&from[1..], &to[1..])
    }

    fn board(&self, position: &[u64]) -> Board {
        let heaps = &position[1..];
        let (left, most) = (unpaired(heaps), heaps.iter().max().copied().unwrap_or(0));
        let cap = Heap {
            stones: position[0],
            name: said!("the cap", "上限"),
            choices: Some(if is_chosen(position) { Vec::new() } else { (1..=most).collect() }),
            ..Heap::default()
        };
        let unchosen = |&stones: &u64| {
            let kinds = words(["cancels out", "odd times"], ["抵消", "出现奇数次"]);
            let note = kinds[usize::from(left.contains(&stones))].to_string();
            Heap { stones, note, marked: left.first() == Some(&stones), ..Heap::default() }
        };
        let mut heaps = match PLAY.board(position) {
            Board::Heaps(heaps) if is_chosen(position) => heaps,
            _ => heaps.iter().map(unchosen).collect(),
        };
        heaps.push(cap);
        Board::Heaps(heaps)
    }

    fn name(&self, position: &[u64]) -> String {
        let heaps = study::write(&position[1..]);
        match is_chosen(position) {
            true => PLAY.name(position),
            false => said!("{heaps}, cap to be chosen", "{heaps}，上限待定"),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![0, a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut heaps = random.list(3, 1..=7);
        let sum = nim_sum(heaps.iter().copied());
        heaps.extend(Some(sum).filter(|&sum| sum > 0 && random.int(0..=2) > 0));
        [vec![0], heaps].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(ChosenCap)
}

/// The heaps 7 7 5 4 1 before and after the choice of the greatest winning cap.
pub fn pictures() -> Vec<(&'static str, String)> {
    let board =
        |position: [u64; 6], caption| Drawing::from_board(&ChosenCap.board(&position), caption);
    let before = board([0, 7, 7, 5, 4, 1], "5 xor 4 xor 1 = 0");
    let after = board([4, 7, 7, 5, 4, 1], "modulo 5 the values are 2 2 0 4 1: won");
    let title = "The heaps 7 7 5 4 1, and the greatest cap with which they are won: 4";
    vec![("cap", Drawing::sequence(vec![before, after]).document(title, ""))]
}
