//! XOR Break, to be explained, drawn and played.

use std::collections::BTreeSet;

use games::tried;
use study::prelude::*;

use super::rules::BreakPart;

/// A position is the two parts, of which the player to move chooses one; a 0 is not a part.
struct Breaking;

/// Of larger parts the moves are not listed, nor drawn.
const DRAWN: u64 = 32;

fn is_even(part: u64) -> bool {
    part.count_ones() % 2 == 0
}

/// A part with an even number of ones, which is broken into two odd ones.
fn even(parts: &[u64]) -> Option<u64> {
    parts.iter().copied().find(|&part| part > 0 && is_even(part))
}

/// The positions below a size in which no part has an even number of ones.
fn lost_below(size: u64) -> Vec<(u64, u64)> {
    let cells = (0..size).flat_map(|x| (0..size).map(move |y| (x, y)));
    cells.filter(|&(x, y)| x + y > 0 && even(&[x, y]).is_none()).collect()
}

fn ones(part: u64) -> String {
    let ones = part.count_ones();
    let parity = parity(ones.into());
    said!(
        "the number of ones in {part} is {ones}, which is {parity}",
        "{part} 的二进制数位之和是 {ones}，是{parity}"
    )
}

impl Study for Breaking {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Choose one of the two numbers, and break it into two positive numbers that are less than it and whose exclusive or it is."
                "每次从两个数中选一个，把它拆成两个比它小的正整数，这两个数的异或等于它。"
                "A player who can break neither loses."
                "两个数都拆不了的人输。"
                "On the board, choose the two parts one after the other."
                "棋盘上，依次选定拆成的两个数。"
            },
            numbers: words("the two numbers, or one and a 0", "两个数，或一个数和 0"),
            answers: ["first", "second"],
            starts: &[&[30, 0], &[7, 0], &[15, 0], &[11, 4], &[12, 9], &[27, 0]],
        }
    }

    fn check(&self, parts: &[u64]) -> Result<(), String> {
        let count = parts.len();
        refuse!(count != 2, "there are two numbers, not {count}", "应有两个数，而不是 {count} 个");
        refuse!(*parts == [0, 0], "both numbers are 0", "两个数都是 0");
        Ok(())
    }

    fn is_playable(&self, parts: &[u64]) -> bool {
        parts.iter().all(|&part| part < DRAWN)
    }

    fn play<'a>(&'a self, parts: &'a [u64]) -> Play<'a> {
        let is_small = self.is_playable(parts);
        tried(is_small, Options::of(BreakPart, parts), |parts| even(parts).is_some(), parts)
    }

    fn reason(&self, parts: &[u64]) -> String {
        match even(parts) {
            Some(part) => ones(part),
            None if parts.contains(&0) => ones(parts[0].max(parts[1])),
            None => {
                said!("both numbers have an odd number of ones", "两个数的二进制数位之和都是奇数")
            }
        }
    }

    /// The parts in binary.
    fn figures(&self, parts: &[u64]) -> Vec<String> {
        let width = parts.iter().max().map_or(0, |part| 64 - part.leading_zeros() as usize);
        let there = parts.iter().filter(|&&part| part > 0);
        let figure = |&part: &u64| {
            let ones = part.count_ones();
            said!(
                "{part:width$b}  {part}, ones: {ones}",
                "{part:width$b}  {part}，数位之和：{ones}"
            )
        };
        there.map(figure).collect()
    }

    fn describe(&self, _from: &[u64], to: &[u64]) -> String {
        let whole = to[0] ^ to[1];
        said!("break {whole} into {} and {}", "把 {whole} 拆成 {} 和 {}", to[0], to[1])
    }

    fn board(&self, parts: &[u64]) -> Board {
        let options = Options::of(BreakPart, parts).rows();
        let choices = |place: usize| {
            let choices: BTreeSet<u64> = options.iter().map(|pair| pair[place]).collect();
            Some(choices.into_iter().collect())
        };
        let number = |(place, &part): (usize, &u64)| {
            let note = said!("ones: {}", "数位之和：{}", part.count_ones());
            Heap {
                stones: part,
                name: said!("number {}", "第 {} 个数", place + 1),
                note: if part > 0 { note } else { String::new() },
                marked: even(&[part]).is_some(),
                choices: choices(place),
                ..Heap::default()
            }
        };
        Board::Heaps(parts.iter().enumerate().map(number).collect())
    }

    fn name(&self, parts: &[u64]) -> String {
        series(parts.iter().filter(|&&part| part > 0), " ")
    }

    fn small(&self) -> Vec<Vec<Row>> {
        [1..=8, 9..=16].map(|row| row.map(|part| vec![part, 0]).collect()).to_vec()
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(17..=DRAWN - 1), 0]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Breaking)
}

/// The ways to break 15, and the lost positions.
pub fn pictures() -> Vec<(&'static str, String)> {
    let ways = Options::of(BreakPart, &[15, 0]).rows().into_iter().map(|pair| (pair[0], pair[1]));
    let grid = Grid {
        columns: 16,
        rows: 16,
        piece: (15, 0),
        marked: lost_below(16),
        reach: ways.collect(),
        ..Grid::default()
    };
    let board = Drawing::from_board(&Board::Grid(grid), "the ways to break 15");
    let title = "The ways to break 15";
    let description = "From column 15, row 0 a move leads to each cell on the other diagonal; \
                       half of these are lost positions, in which both parts have an odd number of ones.";
    vec![("fifteen", board.document(title, description))]
}
