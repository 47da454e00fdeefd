//! Nim with takes from a range, to be explained, drawn and played.

use gamecore::{nim_sum, ranged_nim_value};
use games::{HeapGame, HeapSum, Position, Valued};
use oracle::games::Sum;
use study::prelude::*;

use super::rules::RangedHeap;

/// A position is the fewest and the most stones that may be taken, and the heaps.
struct ConstrainedNim;

/// L, R and the heaps.
fn parts(position: Position<'_>) -> (u64, u64, &[u64]) {
    (position.parameters[0], position.parameters[1], position.heaps)
}

fn values(position: Position) -> Vec<u64> {
    let (least, most, heaps) = parts(position);
    heaps.iter().map(|&heap| ranged_nim_value(heap, least, most)).collect()
}

/// The takes from a heap that win, from the fewest stones to the most, in at most two ranges.
fn winning_takes(position: Position, place: usize) -> Vec<(u64, u64)> {
    let (values, (least, most, heaps)) = (values(position), parts(position));
    let wanted = nim_sum(values.iter().copied()) ^ values[place];
    // No smaller heap has a greater value; and no take keeps the value.
    if wanted == values[place] || wanted > heaps[place] / least {
        return Vec::new();
    }
    // A value times L is not above its heap, so all these numbers are below 2^66.
    let [heap, least, most, wanted] = [heaps[place], least, most, wanted].map(i128::from);
    let period = least + most;
    let first = wanted * least;
    let last = (first + least).min(period) - 1;
    // The heap that is left has a remainder from `first` to `last`. Fewer than a period are taken,
    // so it lies in the heap's period or in the one before it.
    let rest = heap % period;
    let takes = [rest, rest + period]
        .map(|rest| (least.max(rest - last) as u64, most.min(heap).min(rest - first)));
    takes
        .into_iter()
        .filter(|takes| i128::from(takes.0) <= takes.1)
        .map(|takes| (takes.0, takes.1 as u64))
        .collect()
}

/// `2 to 5`, or one number.
fn range((fewest, greatest): (u64, u64)) -> String {
    match greatest - fewest {
        0 => fewest.to_string(),
        _ => said!("{fewest} to {greatest}", "{fewest} 至 {greatest}"),
    }
}

impl HeapGame for ConstrainedNim {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take stones from one heap: at least L and at most R."
                "每次从一堆中取石子，至少 L 颗，至多 R 颗。"
                "A player who cannot move loses, even if stones are left."
                "无法操作者输，哪怕还有石子剩下。"
            },
            numbers: sentences! {
                "L and R, the fewest and the most stones that a move may take, then the heaps"
                "L 和 R，即一次至少和至多取的颗数，然后是各堆的石子数"
            },
            answers: ["First", "Second"],
            starts: &[&[2, 5, 10, 5], &[1, 2, 2, 3, 3], &[2, 5, 6, 13], &[3, 4, 9, 12, 5]],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        let (least, most) = match *row {
            [least, most, ..] => (least, most),
            _ => return Err(said!("L and R come first", "开头应是 L 和 R")),
        };
        refuse!(
            least == 0,
            "a move that takes 0 stones could go on forever",
            "如果可以取 0 颗，游戏就可能永远不结束"
        );
        refuse!(least > most, "L is {least}, but R is {most}", "L 是 {least}，而 R 是 {most}");
        Ok(())
    }

    fn parameters(&self, _row: &[u64]) -> usize {
        2
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let (least, most, heaps) = parts(position);
        Valued::new(
            values(position),
            Options::at(
                Sum(RangedHeap),
                heaps.iter().map(|&heap| (heap, least, most)).collect(),
                |heaps| heaps.iter().map(|heap| heap.0).collect(),
            ),
            move || {
                let takes = move |place| winning_takes(position, place).into_iter();
                let length = |(fewest, greatest)| u128::from(greatest - fewest) + 1;
                let count = (0..heaps.len()).flat_map(takes).map(length).sum::<u128>();
                let moves = (0..heaps.len()).flat_map(move |place| {
                    let takes = takes(place).flat_map(|(fewest, greatest)| fewest..=greatest);
                    takes.map(move |take| replaced(heaps, place, heaps[place] - take))
                });
                Winning { moves: Box::new(moves), count: usize::try_from(count).ok() }
            },
        )
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let (least, most, heaps) = parts(position);
        let period = u128::from(least) + u128::from(most);
        let rest = u128::from(heaps[place]) % period;
        let takes = winning_takes(position, place).into_iter().map(range);
        vec![
            (words("size", "石子数"), heaps[place].to_string()),
            ("mod L + R", format!("{} mod {} = {}", heaps[place], period, rest)),
            ("div L", format!("{} / {}", rest, least)),
            (words("the takes that win", "必胜走法"), series(takes, ", ")),
        ]
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let (least, most, heaps) = parts(position);
        let caption = said!("take {least} to {most}", "取 {least} 至 {most} 颗");
        Heap { stones: heaps[place], caption, ..Heap::default() }
    }

    fn random(&self, random: &mut Random) -> Row {
        let least = random.int(1..=3);
        [vec![least, least + random.int(0..=4)], random.list(3, 4..=12)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(ConstrainedNim))
}

/// The nim-values of one range, and a position with its nim-sum.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = (0..21).map(|heap| ranged_nim_value(heap, 2, 5)).collect();
    let period = |from: u64| Bracket { from, to: from + 6, label: "L + R".to_string() };
    let strip = ValueStrip {
        caption: "take 2 to 5".to_string(),
        brackets: (0..21).step_by(7).map(period).collect(),
        outlined: vec![5, 10],
        ..ValueStrip::of_values(0, &values)
    };
    let board = study().board(&[2, 5, 10, 5]);
    let board = Drawing::from_board(&board, "heaps 10, 5: nim-sum 1 xor 2 = 3");
    let title = "The nim-values of 0 to 20 stones with takes from 2 to 5";
    let description =
        "They are 0, 0, 1, 1, 2, 2, 3 again and again. The heaps 10 and 5 have the values 1 and 2.";
    let drawing = Drawing::below(vec![strip.draw(), board]);
    vec![("values", drawing.document(title, description))]
}
