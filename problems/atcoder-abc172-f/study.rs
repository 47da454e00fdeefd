//! Unfair Nim, to be explained, drawn and played.

use gamecore::{nim_sum, Game, Nim};
use games::Played;
use study::prelude::*;

use super::rules::{self, Heaps};

/// A position is the heaps before stones are moved; after that 0, and the heaps of Nim.
struct UnfairNim;

/// Whether it is Nim already, and the heaps.
fn read(position: &[u64]) -> (bool, &[u64]) {
    match position {
        [0, heaps @ ..] => (true, heaps),
        heaps => (false, heaps),
    }
}

fn row((_, heaps): Heaps) -> Row {
    [&[0], &heaps[..]].concat()
}

/// The nim-sum that the first two heaps should get.
fn wanted(heaps: &[u64]) -> u64 {
    nim_sum(heaps[2..].iter().copied())
}

/// How many stones the first two heaps have.
fn shared(heaps: &[u64]) -> u128 {
    u128::from(heaps[0]) + u128::from(heaps[1])
}

/// Half of what the sum of the first two heaps is above the nim-sum that they should get: the
/// digits that both need, if that is possible.
fn needed(heaps: &[u64]) -> Option<u64> {
    let above = shared(heaps).checked_sub(u128::from(wanted(heaps)))?;
    let needed = u64::try_from(above / 2).ok()?;
    Some(needed).filter(|_| above % 2 == 0 && needed & wanted(heaps) == 0)
}

/// The most stones that can stay in the first heap to win.
fn most(heaps: &[u64]) -> Option<u64> {
    let free = (0..64).rev().map(|place| 1 << place).filter(|digit| wanted(heaps) & digit != 0);
    let needed = needed(heaps).filter(|&needed| needed <= heaps[0])?;
    let most =
        free.fold(needed, |stay, digit| if digit <= heaps[0] - stay { stay + digit } else { stay });
    Some(most).filter(|&most| most > 0)
}

/// The heaps of Nim if so many stones stay in the first heap.
fn with(heaps: &[u64], stay: u64) -> Vec<u64> {
    [&[stay, heaps[1] + (heaps[0] - stay)], &heaps[2..]].concat()
}

impl Study for UnfairNim {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "First one player moves stones from the first heap to the second one: none or several, but not all of the first heap."
                "先由一名玩家把第一堆的若干颗石子移到第二堆，可以不移，但不能把第一堆移空。"
                "Then the other player begins a game of Nim: take any number of stones from one heap, at least one."
                "然后由另一名玩家先手，双方玩 Nim：每次从一堆中取任意多颗石子，至少一颗。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            numbers: sentences! {
                "the heaps before stones are moved, or a 0 and the heaps of Nim"
                "移动之前各堆的石子数；或者先写 0，再写 Nim 的各堆石子数"
            },
            answers: [""; 2],
            starts: &[&[8, 1, 5], &[5, 3], &[3, 5], &[1, 1, 2], &[10, 1, 4, 7]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (is_nim, heaps) = read(position);
        refuse!(!is_nim && heaps.len() < 2, "there are fewer than two heaps", "不到两堆");
        refuse!(!is_nim && heaps.contains(&0), "a heap is empty", "有一堆是空的");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (is_nim, heaps) = read(position);
        are_playable(heaps) && (is_nim || shared(heaps) <= 24)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (is_nim, heaps) = read(position);
        let after = |nim: &Nim, heaps: &[u64], take| row((true, nim.after(heaps, &take)));
        let position = (is_nim, heaps.to_vec());
        if is_nim {
            let counted = heaps.to_vec();
            return Played { rules: rules::UnfairNim, position, theory: Nim, counted }
                .play(row, after);
        }
        Play::new(
            Options::at(rules::UnfairNim, position, row),
            move || most(heaps).is_some(),
            move || {
                let left = |stay| row((true, with(heaps, stay)));
                if shared(heaps) > 24 {
                    return Winning::some(most(heaps).map(left));
                }
                let shares = (1..=heaps[0]).rev();
                let wins = shares.filter(|&stay| nim_sum(with(heaps, stay)) == 0).map(left);
                Winning::all(wins.collect::<Vec<Row>>())
            },
        )
    }

    fn answer(&self, position: &[u64]) -> String {
        match read(position) {
            (true, _) => String::new(),
            (_, heaps) => {
                most(heaps).map_or("-1".to_string(), |most| (heaps[0] - most).to_string())
            }
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        let (is_nim, heaps) = read(position);
        if is_nim {
            return nim_sum_reason(heaps);
        }
        let (shared, wanted) = (shared(heaps), wanted(heaps));
        match most(heaps) {
            Some(most) => said!(
                "{most} and {} stones in the first two heaps have the nim-sum {wanted}, as all others",
                "前两堆变为 {most} 颗和 {} 颗时，异或和是 {wanted}，与其余各堆的相同",
                with(heaps, most)[1]
            ),
            None => said!(
                "no share of the {shared} stones of the first two heaps has the nim-sum {wanted} of all others",
                "前两堆共 {shared} 颗，无论怎样分，异或和都不是其余各堆的 {wanted}"
            ),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (is_nim, heaps) = read(position);
        if is_nim {
            return nim_sum_columns(heaps);
        }
        let mut lines = vec![
            said!("first two heaps together: {}", "前两堆共 {} 颗", shared(heaps)),
            said!("nim-sum of the others: {}", "其余各堆的异或和：{}", wanted(heaps)),
        ];
        lines.extend(needed(heaps).map(|needed| {
            said!(
                "half of the difference: {needed}, which both need",
                "差的一半：{needed}，是两堆共有的数位"
            )
        }));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match (read(from), read(to)) {
            ((true, from), (_, to)) => changes(from, to),
            ((_, from), (_, to)) if from == to => said!("move nothing", "不移动"),
            ((_, from), (_, to)) => said!(
                "move {} to the second heap",
                "把 {} 颗移到第二堆",
                counted(from[0] - to[0], "stone")
            ),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let (is_nim, heaps) = read(position);
        let heap = |(place, &stones): (usize, &u64)| Heap {
            stones,
            note: format!("{:b}", stones),
            marked: !is_nim && place < 2,
            ..Heap::default()
        };
        // It is clicked to move no more stones.
        let name = said!("to be moved", "尚未移动");
        let waiting = (!is_nim).then(|| Heap { stones: 1, name, ..Heap::default() });
        Board::Heaps(heaps.iter().enumerate().map(heap).chain(waiting).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![b, a, 2])
    }

    /// Heaps that can be won, and the same with a stone more on the first one.
    fn random(&self, random: &mut Random) -> Row {
        let (stay, received) = (random.int(1..=7), random.int(1..=7));
        let moved = random.int(0..=received - 1);
        let (first, third) = (stay + moved + random.int(0..=1), stay ^ received);
        [first, received - moved, third.max(1)].to_vec()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(UnfairNim)
}

/// The second sample with an answer, digit by digit.
pub fn pictures() -> Vec<(&'static str, String)> {
    let heaps = [10, 9, 8, 7, 6, 5, 4, 3];
    let (both, stay) = (needed(&heaps).unwrap_or(0), most(&heaps).unwrap_or(0));
    let row = |label: &str, number: u64| BinaryRow {
        number,
        label: label.to_string(),
        note: format!("= {}", number),
    };
    let columns = BinaryColumns {
        rows: vec![
            row("first two heaps together", heaps[0] + heaps[1]),
            row("nim-sum of the others", wanted(&heaps)),
            row("half of the difference", both),
            row("stays in heap 1", stay),
            row("is then in heap 2", heaps[0] + heaps[1] - stay),
        ],
        ..BinaryColumns::default()
    };
    let description = "19 is the sum, 11 the nim-sum, and 4 half of the difference. 4, 2 and 1 stay in heap 1, as 8 would not fit beside 4; 4 and 8 are in heap 2.";
    vec![("digits", columns.draw().document("How 19 stones get the nim-sum 11", description))]
}
