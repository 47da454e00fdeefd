//! The 01 game, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::RemovePair;

/// A position is the letters, 0 or 1, or 2 where one has been removed.
struct Removing;

/// Of a longer string the winning moves are not looked for.
const LISTED: usize = 200;

/// How many zeros and how many ones are left.
fn counts(letters: &[u64]) -> [u64; 2] {
    [0, 1].map(|kind| letters.iter().filter(|&&letter| letter == kind).count() as u64)
}

/// How many moves follow, whatever is played.
fn moves(letters: &[u64]) -> u64 {
    let [zeros, ones] = counts(letters);
    zeros.min(ones)
}

impl Study for Removing {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Remove two different neighbouring letters, a 0 and a 1; the rest closes up."
                "每次删去相邻的两个不同的字符，即一个 0 和一个 1；其余的字符合拢。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board a stone is a 1, an empty cell is a 0, and letters with nothing but removed ones between them are neighbours."
                "棋盘上，有石子的格是 1，空格是 0；两个字符之间如果只有已删去的字符，就算相邻。"
            },
            numbers: sentences! {
                "the letters, 0 or 1, or 2 where one has been removed"
                "各个字符，0 或 1；已删去的写成 2"
            },
            answers: ["DA", "NET"],
            starts: &[
                &[0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1],
                &[0, 0, 1, 1],
                &[0, 1],
                &[1, 0, 0, 0, 1, 1, 1],
                &[1, 0, 1, 1, 1, 1],
                &[0, 1, 0, 1, 0, 1, 0, 1],
            ],
        }
    }

    fn check(&self, letters: &[u64]) -> Result<(), String> {
        refuse!(letters.is_empty(), "there are no letters", "一个字符也没有");
        for letter in letters {
            refuse!(*letter > 2, "{letter} is not 0, 1 or 2", "{letter} 不是 0、1 或 2");
        }
        Ok(())
    }

    fn is_playable(&self, letters: &[u64]) -> bool {
        letters.len() <= 40
    }

    fn play<'a>(&'a self, letters: &'a [u64]) -> Play<'a> {
        let options = Options::of(RemovePair, letters);
        tried(letters.len() <= LISTED, options, |letters| moves(letters) % 2 == 1, letters)
    }

    fn reason(&self, letters: &[u64]) -> String {
        let moves = moves(letters);
        match (moves, moves % 2) {
            (1, _) => said!("1 move is left, an odd number", "还有 1 步，是奇数"),
            (_, 1) => said!("{moves} moves are left, an odd number", "还有 {moves} 步，是奇数"),
            _ => said!("{moves} moves are left, an even number", "还有 {moves} 步，是偶数"),
        }
    }

    fn figures(&self, letters: &[u64]) -> Vec<String> {
        let [zeros, ones] = counts(letters);
        let moves = zeros.min(ones);
        vec![
            format!("0      {zeros}"),
            format!("1      {ones}"),
            said!("moves  {moves}, the smaller of both", "步数   {moves}，即两者中较小的"),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let removed = differing(from, to).into_iter().map(|place| place + 1);
        let removed = series(removed, words(" and ", "、"));
        said!("remove letters {removed}", "删去第 {removed} 个字符")
    }

    fn board(&self, letters: &[u64]) -> Board {
        let cell = |letter: &u64| match letter {
            0 => Cell::Free,
            1 => Cell::Stone,
            _ => Cell::Gone,
        };
        let [zeros, ones] = counts(letters);
        let rarer = u64::from(ones < zeros);
        let places = (1..).zip(letters).filter(|&(_, &letter)| letter == rarer);
        Board::Cells(Cells {
            cells: letters.iter().map(cell).collect(),
            marked: places.map(|(place, _)| place).collect(),
            note: said!("0: {zeros}, 1: {ones}", "0：{zeros} 个，1：{ones} 个"),
            ..Cells::default()
        })
    }

    /// The string that is left.
    fn name(&self, letters: &[u64]) -> String {
        match counts(letters) {
            [0, 0] => said!("nothing", "空串"),
            _ => series(letters.iter().filter(|&&letter| letter < 2), ""),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let string = |bits: u64| (0..4).map(|place| bits >> (3 - place) & 1).collect();
        vec![(0..8).map(string).collect(), (8..16).map(string).collect()]
    }

    fn random(&self, random: &mut Random) -> Row {
        let length = random.int(6..=14);
        random.list(length, 0..=1)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Removing)
}

/// A game of three moves.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [
        vec![0, 1, 1, 1, 0, 0, 1],
        vec![0, 1, 1, 2, 2, 0, 1],
        vec![2, 2, 1, 2, 2, 0, 1],
        vec![2, 2, 2, 2, 2, 2, 1],
    ];
    let title = "Three zeros and four ones: three moves, whatever is played";
    let caption = |letters: &[u64]| Removing.name(letters);
    vec![("play", line::picture(&Removing, title, &positions, caption, Drawing::below))]
}
