//! The Yamanote Line Game, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::NameNumber;

/// A position is a 1 for each number that is free, and a 0 for each that has been named.
struct Naming;

/// Of more numbers the winning moves are not looked for.
const LISTED: usize = 200;

/// How many numbers are free, and so how many moves follow.
fn free(numbers: &[u64]) -> u64 {
    numbers.iter().sum()
}

impl Study for Naming {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Name a number that nobody has named yet."
                "每次报一个还没有人报过的数。"
                "A player who cannot name one loses."
                "无数可报者输。"
                "On the board a stone is a number that is free."
                "棋盘上，有石子的格就是还没有报过的数。"
            },
            numbers: sentences! {
                "the numbers from 1 on, each 1 if it is free and 0 if it has been named"
                "从 1 起的各个数，没有报过的写成 1，报过的写成 0"
            },
            answers: ["won", "lost"],
            starts: &[&[1; 7], &[1; 3], &[1, 0, 1, 1, 1], &[0, 1, 1], &[1; 9], &[1; 8]],
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        match numbers.iter().find(|&&number| number > 1) {
            _ if numbers.is_empty() => Err(said!("there are no numbers", "一个数也没有")),
            Some(number) => Err(said!("{number} is not 0 or 1", "{number} 不是 0 或 1")),
            None => Ok(()),
        }
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.len() <= 40
    }

    fn play<'a>(&'a self, numbers: &'a [u64]) -> Play<'a> {
        let options = Options::of(NameNumber, numbers);
        tried(numbers.len() <= LISTED, options, |numbers| free(numbers) % 2 == 1, numbers)
    }

    fn reason(&self, numbers: &[u64]) -> String {
        let free = free(numbers);
        let parity = parity(free);
        said!(
            "the number of free numbers is {free}, which is {parity}",
            "还没有报过的数有 {free} 个，是{parity}"
        )
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let named = (1..=from.len()).find(|&number| from[number - 1] != to[number - 1]);
        said!("name {}", "报 {}", named.unwrap_or(0))
    }

    fn board(&self, numbers: &[u64]) -> Board {
        let cell = |&number: &u64| if number == 1 { Cell::Stone } else { Cell::Gone };
        Board::Cells(Cells {
            cells: numbers.iter().map(cell).collect(),
            note: said!("free: {}", "还没有报过：{} 个", free(numbers)),
            ..Cells::default()
        })
    }

    /// The numbers that are free.
    fn name(&self, numbers: &[u64]) -> String {
        let free = (1..=numbers.len()).filter(|&number| numbers[number - 1] == 1);
        match free.collect::<Vec<usize>>() {
            free if free.is_empty() => said!("nothing", "无"),
            free => series(free, " "),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let row = |bits: u64| (0..3).map(|place| bits >> (2 - place) & 1).collect();
        vec![(0..8).map(row).collect()]
    }

    fn random(&self, random: &mut Random) -> Row {
        let length = random.int(5..=11);
        let mut row = random.list(length, 0..=1);
        // A game of at least two moves.
        row[..2].fill(1);
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Naming)
}

/// A game with five numbers.
pub fn pictures() -> Vec<(&'static str, String)> {
    let named: [&[usize]; 4] = [&[], &[1], &[1, 3], &[1, 3, 2, 5]];
    let positions = named.map(|named| (1..=5).map(|n| u64::from(!named.contains(&n))).collect());
    let title = "Five numbers: each turn one fewer is free";
    let caption = |numbers: &[u64]| Naming.name(numbers);
    vec![("play", line::picture(&Naming, title, &positions, caption, Drawing::below))]
}
