//! Nim with an opening, to be explained, drawn and played.

use std::cmp::Reverse;

use old::xor_basis::{maximum_weight, maximum_weight_independent};
use old::{nim, nim_sum, XorBasis};
use oracle::Ruleset;
use study::picture::{BinaryColumns, BinaryRow};
use study::prelude::*;

use super::rules::{self, Heaps};

/// A position is the heaps; after the first turn 0, the openings that are left, and the heaps.
struct NewNim;

fn read(position: &[u64]) -> (u64, &[u64]) {
    match position {
        [0, openings, heaps @ ..] => (*openings, heaps),
        heaps => (2, heaps),
    }
}

/// Of the heaviest independent heaps those whose nim-sum a heap has: those without which the
/// others do not have it.
fn nim_sum_of_kept(heaps: &[u64], place: usize) -> Vec<usize> {
    let kept = maximum_weight_independent(heaps);
    let is_needed = |&needed: &usize| {
        let mut others = XorBasis::new();
        for &other in kept.iter().filter(|&&other| other != needed) {
            others.insert(heaps[other]);
        }
        !others.contains(heaps[place])
    };
    kept.iter().copied().filter(is_needed).collect()
}

/// Some heaps with nim-sum 0: one that is the nim-sum of heavier ones, and these.
fn dependent(heaps: &[u64]) -> Option<Vec<usize>> {
    let kept = maximum_weight_independent(heaps);
    let other = (0..heaps.len()).find(|place| heaps[*place] > 0 && !kept.contains(place))?;
    Some([nim_sum_of_kept(heaps, other), vec![other]].concat())
}

/// The heaps that are left to win, or in Nim, those to take from.
fn decisive(openings: u64, heaps: &[u64]) -> Vec<usize> {
    match openings {
        2 => maximum_weight_independent(heaps),
        1 => dependent(heaps).unwrap_or_default(),
        _ => nim::winning_moves(heaps).iter().map(|take| take.heap).collect(),
    }
}

/// Whether a heap is one of the heaviest independent ones, or their nim-sum.
fn verdict(heaps: &[u64], place: usize) -> String {
    let sum = nim_sum_of_kept(heaps, place);
    let terms = series(sum.iter().map(|&place| heaps[place]), " xor ");
    match sum[..] {
        [only] if only == place => "stays".to_string(),
        [_] => format!("goes: it is another {}", terms),
        _ => format!("goes: it is {}", terms),
    }
}

impl Study for NewNim {
    fn about(&self) -> About {
        About {
            rules: "First one player and then the other may remove whole heaps: none or several, but not all that are left. Then they play Nim: take any number of stones from one heap, at least one. The player who takes the last stone wins.",
            numbers: "the heaps; after the first turn 0, then how many players have yet to remove whole heaps (1 or 0), then the heaps",
            misere: false,
            answers: [""; 2],
            starts: &[&[5, 5, 6, 6, 5, 5], &[1, 2, 3, 4], &[0, 1, 6, 5], &[7, 7, 7, 1]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (openings, heaps) = read(position);
        let wrong = match position {
            [0, 2..=u64::MAX, ..] => "after a 0, 1 or 0 players have yet to remove whole heaps",
            _ if openings > 0 && heaps.iter().all(|&heap| heap == 0) => "there are no heaps",
            [1..=u64::MAX, ..] if heaps.contains(&0) => "a heap is empty",
            _ => return Ok(()),
        };
        Err(wrong.to_string())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (openings, heaps) = read(position);
        are_playable(heaps) && (openings == 0 || heaps.len() <= 8)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let (openings, heaps) = read(position);
        let options = rules::NewNim.options(&Heaps { openings, heaps: heaps.to_vec() });
        options.into_iter().map(|left| [&[0, left.openings], &left.heaps[..]].concat()).collect()
    }

    fn wins(&self, position: &[u64]) -> bool {
        let (openings, heaps) = read(position);
        !decisive(openings, heaps).is_empty()
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let (openings, heaps) = read(position);
        let after = move |left: Row| [&[0, openings.saturating_sub(1)], &left[..]].concat();
        if openings == 0 {
            let takes = nim::winning_moves(heaps).into_iter();
            return Winning::all(takes.map(move |take| after(take.after(heaps))));
        }
        if self.is_playable(position) {
            let mut lost = self.options(position);
            lost.retain(|option| !self.wins(option));
            // To remove few stones is to keep many.
            lost.sort_by_key(|option| Reverse(option.iter().sum::<u64>()));
            return Winning::all(lost);
        }
        let part = decisive(openings, heaps);
        let kept = |place: usize| if part.contains(&place) { heaps[place] } else { 0 };
        let left = (0..heaps.len()).map(kept).collect();
        Winning::some(Some(after(left)).filter(|_| !part.is_empty()))
    }

    fn answer(&self, position: &[u64]) -> String {
        let (openings, heaps) = read(position);
        let all: u128 = heaps.iter().map(|&heap| u128::from(heap)).sum();
        match openings {
            2 => (all - maximum_weight(heaps)).to_string(),
            _ => String::new(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        let (openings, heaps) = read(position);
        match (openings, dependent(heaps)) {
            (2, _) => format!(
                "heaps of which no part has nim-sum 0 can be left, at most {} stones",
                maximum_weight(heaps)
            ),
            (1, Some(part)) => {
                format!("{} = 0", series(part.iter().map(|&place| heaps[place]), " xor "))
            }
            (1, None) => "no part of the heaps has nim-sum 0".to_string(),
            _ => format!("the nim-sum of the heaps is {}", nim_sum(heaps.iter().copied())),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (openings, heaps) = read(position);
        let mut order: Vec<usize> = (0..heaps.len()).collect();
        order.sort_by_key(|&place| Reverse(heaps[place]));
        match openings {
            2 => figures(&[], order.len(), |index| {
                let (place, stones) = (order[index] + 1, counted(heaps[order[index]], "stone"));
                vec![format!("heap {} with {} {}", place, stones, verdict(heaps, order[index]))]
            }),
            1 => Vec::new(),
            _ => nim_sum_columns(heaps),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let ((openings, from), (_, to)) = (read(from), read(to));
        if openings == 0 {
            return changes(from, to);
        }
        let removed = (0..from.len()).filter(|&place| from[place] != to[place]);
        match series(removed.map(|place| format!("heap {}", place + 1)), ", ") {
            none if none.is_empty() => "remove nothing".to_string(),
            heaps => format!("remove {}", heaps),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let (openings, heaps) = read(position);
        let heap = |(place, &stones): (usize, &u64)| Heap {
            stones,
            note: format!("{:b}", stones),
            marked: decisive(openings, heaps).contains(&place),
            ..Heap::default()
        };
        // It is clicked to remove no more heaps.
        let name = "removals left".to_string();
        let removals = (openings > 0).then(|| Heap { stones: openings, name, ..Heap::default() });
        Board::Heaps(heaps.iter().enumerate().map(heap).chain(removals).collect())
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(NewNim)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let heaps = [6, 5, 4, 3, 2, 1];
    let rows = BinaryRow::of(&heaps).into_iter().zip(0..);
    let columns = BinaryColumns {
        rows: rows.map(|(row, place)| BinaryRow { note: verdict(&heaps, place), ..row }).collect(),
        ..BinaryColumns::default()
    };
    let description = "6, 5 and 4 stay; 3 goes because it is 6 xor 5, 2 because it is 6 xor 4, and 1 because it is 5 xor 4.";
    vec![("elimination", columns.draw().document("Which of the heaps 1 to 6 stay", description))]
}
