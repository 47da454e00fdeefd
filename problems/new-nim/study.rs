//! Nim with an opening, to be explained, drawn and played.

use std::cmp::Reverse;

use gamecore::{maximum_weight, maximum_weight_independent, part_with_nim_sum, Game, Nim};
use games::kept::copied;
use games::tried;
use study::prelude::*;

use super::rules::{self, Heaps};

/// A position is the heaps; after the first turn 0, the openings that are left, and the heaps.
struct WithOpening;

fn read(position: &[u64]) -> (u64, &[u64]) {
    match position {
        [0, openings, heaps @ ..] => (*openings, heaps),
        heaps => (2, heaps),
    }
}

/// Of the heaviest independent heaps those whose nim-sum a heap has.
fn nim_sum_of_kept(heaps: &[u64], place: usize) -> Vec<usize> {
    let kept = maximum_weight_independent(heaps);
    let independent: Vec<u64> = kept.iter().map(|&place| heaps[place]).collect();
    let part = part_with_nim_sum(&independent, heaps[place]).unwrap_or_default();
    part.into_iter().map(|index| kept[index]).collect()
}

/// The heaps that are left to win, the most stones or a part with nim-sum 0, or in Nim, those to
/// take from.
fn decisive(position: &[u64]) -> Vec<usize> {
    let (openings, heaps) = read(position);
    match openings {
        2 => maximum_weight_independent(heaps),
        1 => {
            let kept = maximum_weight_independent(heaps);
            let dependent = |place: &usize| heaps[*place] > 0 && !kept.contains(place);
            let of_sum_0 = |place| {
                let mut part = [nim_sum_of_kept(heaps, place), vec![place]].concat();
                part.sort_unstable();
                part
            };
            (0..heaps.len()).find(dependent).map_or(Vec::new(), of_sum_0)
        }
        _ => Nim.winning_moves(heaps).iter().map(|take| take.heap).collect(),
    }
}

/// Whether the player to move wins: there is something to leave, or to take from.
fn wins(position: &[u64]) -> bool {
    !decisive(position).is_empty()
}

/// Whether a heap is one of the heaviest independent ones, or their nim-sum.
fn verdict(heaps: &[u64], place: usize) -> String {
    let sum = nim_sum_of_kept(heaps, place);
    let terms = series(sum.iter().map(|&place| heaps[place]), " xor ");
    match sum[..] {
        [only] if only == place => said!("stays", "保留"),
        [_] => said!("goes: it is another {terms}", "拿走：已保留一堆 {terms}"),
        _ => said!("goes: it is {terms}", "拿走：它等于 {terms}"),
    }
}

impl Study for WithOpening {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "First one player and then the other may remove whole heaps: none or several, but not all that are left."
                "先由先手、再由后手拿走若干整堆：可以不拿，也可以拿几堆，但不能把剩下的全部拿走。"
                "Then they play Nim: take any number of stones from one heap, at least one."
                "然后双方玩 Nim：每次从一堆中取任意多颗石子，至少一颗。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            numbers: sentences! {
                "the heaps; after the first turn 0, then how many players have yet to remove whole heaps (1 or 0), then the heaps"
                "各堆的石子数；第一回合之后先写 0，再写还有几人可以拿走整堆（1 或 0），然后是各堆的石子数"
            },
            answers: [""; 2],
            starts: &[&[5, 5, 6, 6, 5, 5], &[1, 2, 3, 4], &[0, 1, 6, 5], &[7, 7, 7, 1]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (openings, heaps) = read(position);
        refuse!(
            openings > 1 && position.first() == Some(&0),
            "after a 0, 1 or 0 players have yet to remove whole heaps",
            "0 之后应写还有几人可以拿走整堆，即 1 或 0"
        );
        refuse!(
            openings > 0 && heaps.iter().all(|&heap| heap == 0),
            "there are no heaps",
            "一堆石子也没有"
        );
        refuse!(openings == 2 && heaps.contains(&0), "a heap is empty", "有一堆是空的");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (openings, heaps) = read(position);
        are_playable(heaps) && (openings == 0 || heaps.len() <= 8)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (openings, heaps) = read(position);
        let row = |left: Heaps| [&[0, left.openings], &left.heaps[..]].concat();
        let options = Options::at(rules::NewNim, Heaps { openings, heaps: heaps.to_vec() }, row);
        let play = move || tried(self.is_playable(position), options.clone(), wins, position);
        play().with_winning(move || {
            let Winning { moves, count } = play().winning();
            let mut lost: Vec<Row> = moves.collect();
            // To remove few stones is to keep many.
            lost.sort_by_key(|option| Reverse(option.iter().sum::<u64>()));
            Winning { moves: Box::new(lost.into_iter()), count }
        })
    }

    fn answer(&self, position: &[u64]) -> String {
        let (openings, heaps) = read(position);
        let stones: u128 = heaps.iter().map(|&heap| u128::from(heap)).sum();
        let answer = Some(stones - maximum_weight(heaps)).filter(|_| openings == 2);
        answer.map_or(String::new(), |answer| answer.to_string())
    }

    fn reason(&self, position: &[u64]) -> String {
        let (openings, heaps) = read(position);
        match openings {
            2 => said!(
                "heaps of which no part has nim-sum 0 can be left, at most {} stones",
                "可以留下线性无关的堆，即任何一部分的异或和都不为 0，这样至多留下 {} 颗",
                maximum_weight(heaps)
            ),
            1 => match &decisive(position)[..] {
                [] => said!("no part of the heaps has nim-sum 0", "任何非空子集的异或和都不为 0"),
                part => format!("{} = 0", series(part.iter().map(|&place| heaps[place]), " xor ")),
            },
            _ => nim_sum_reason(heaps),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (openings, heaps) = read(position);
        let mut order: Vec<usize> = (0..heaps.len()).collect();
        order.sort_by_key(|&place| Reverse(heaps[place]));
        match openings {
            2 => figures(&[], order.len(), |index| {
                let (place, stones) = (order[index] + 1, counted(heaps[order[index]], "stone"));
                vec![said!(
                    "heap {place} with {stones} {}",
                    "第 {place} 堆有 {stones} 颗：{}",
                    verdict(heaps, order[index])
                )]
            }),
            1 => Vec::new(),
            _ => nim_sum_columns(heaps),
        }
    }

    /// After an answer there is nothing left but Nim.
    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        match read(position) {
            (0, _) => copied(position, |position| read(position).1),
            _ => None,
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let ((openings, from), (_, to)) = (read(from), read(to));
        let removed = differing(from, to).into_iter();
        match removed.len() {
            _ if openings == 0 => changes(from, to),
            0 => said!("remove nothing", "一堆也不拿"),
            _ => {
                let heap = |place| said!("heap {}", "第 {} 堆", place + 1);
                let heaps = series(removed.map(heap), words(", ", "、"));
                said!("remove {heaps}", "拿走{heaps}")
            }
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let (openings, heaps) = read(position);
        let decisive = decisive(position);
        let heap = |(place, &stones): (usize, &u64)| Heap {
            stones,
            note: format!("{:b}", stones),
            marked: decisive.contains(&place),
            ..Heap::default()
        };
        // It is clicked to remove no more heaps.
        let name = said!("removals left", "剩余拿走次数");
        let removals = (openings > 0).then(|| Heap { stones: openings, name, ..Heap::default() });
        Board::Heaps(heaps.iter().enumerate().map(heap).chain(removals).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(2..=6, |a, b| vec![0, 1, 1, a, b + 1])
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(WithOpening)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let heaps = [6, 5, 4, 3, 2, 1];
    let rows = BinaryRow::each(&heaps).into_iter().zip(0..);
    let columns = BinaryColumns {
        rows: rows.map(|(row, place)| BinaryRow { note: verdict(&heaps, place), ..row }).collect(),
        ..BinaryColumns::default()
    };
    let description = "6, 5 and 4 stay; 3 goes because it is 6 xor 5, 2 because it is 6 xor 4, and 1 because it is 5 xor 4.";
    vec![("elimination", columns.draw().document("Which of the heaps 1 to 6 stay", description))]
}
