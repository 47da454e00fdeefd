//! Distinct numbers, to be explained, drawn and played.

use games::tried;
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;

use super::rules::ReplaceGreatest;

/// A position is the numbers, in ascending order.
struct Distinct;

/// With larger numbers the winning moves are not looked for.
const LISTED: u64 = 1000;

/// Whether the number after the second greatest is free.
fn has_room(numbers: &[u64]) -> bool {
    matches!(numbers, [.., second, greatest] if greatest - second > 1)
}

/// The number of smaller numbers than the greatest that are not there.
fn free_below_greatest(numbers: &[u64]) -> u64 {
    numbers[numbers.len() - 1] - (numbers.len() as u64 - 1)
}

fn wins(numbers: &[u64]) -> bool {
    match *numbers {
        [only] => only > 0,
        _ => has_room(numbers) || free_below_greatest(numbers) % 2 == 1,
    }
}

impl Study for Distinct {
    fn about(&self) -> About {
        About {
            rules: words("Replace the greatest number by a smaller number, 0 or more, that is not there yet. A player who cannot move loses. On the board, slide the rightmost piece to any free cell on its left.", "每次把最大的数换成一个更小的、尚未出现的整数，最小是 0。无法操作者输。棋盘上，把最右边的棋子移到它左边的任意一个空格。"),
            numbers: words("the numbers, in ascending order", "从小到大的各个数"),
            answers: ["Alice", "Bob"],
            starts: &[&[3, 5, 7], &[2, 4], &[1, 4, 5], &[3, 5, 6], &[2, 3, 7, 8], &[1, 2, 6, 9]],
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        match numbers.windows(2).find(|pair| pair[0] >= pair[1]) {
            _ if numbers.is_empty() => Err(said!("there are no numbers", "一个数也没有")),
            Some(pair) => Err(said!("{} comes before {}", "{} 排在 {} 前面", pair[0], pair[1])),
            None => Ok(()),
        }
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|&number| number < 40)
    }

    fn play<'a>(&'a self, numbers: &'a [u64]) -> Play<'a> {
        let options = move || ReplaceGreatest.options(&numbers.to_vec());
        tried(numbers.iter().all(|&number| number <= LISTED), options, wins, numbers)
    }

    fn reason(&self, numbers: &[u64]) -> String {
        let free = free_below_greatest(numbers);
        match numbers {
            [only] => said!("there is only one number, {}", "只有一个数 {}", only),
            [.., second, _] if has_room(numbers) => {
                said!("{} is free: there is room", "{} 空闲：有空位", second + 1)
            }
            _ => said!(
                "there is no room, and the number of free numbers, {}, is {}",
                "没有空位，空闲的数有 {} 个，是{}",
                free,
                if free % 2 == 0 { words("even", "偶数") } else { words("odd", "奇数") },
            ),
        }
    }

    fn figures(&self, numbers: &[u64]) -> Vec<String> {
        let (free, greatest) = (free_below_greatest(numbers), numbers[numbers.len() - 1]);
        let last = &numbers[numbers.len().saturating_sub(6)..];
        let cut = if last.len() < numbers.len() { "... " } else { "" };
        vec![
            said!("numbers  {}{}", "各数  {}{}", cut, series(last, " ")),
            said!(
                "free     {} of the {} below {}",
                "空闲  {} 个，小于 {2} 的数共 {1} 个",
                free,
                greatest,
                greatest
            ),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = from.iter().zip(to).position(|(before, after)| before != after);
        said!("{} to {}", "{} 变为 {}", from[from.len() - 1], place.map_or(0, |place| to[place]))
    }

    fn board(&self, numbers: &[u64]) -> Board {
        let greatest = numbers[numbers.len() - 1];
        let free = (0..greatest).filter(|number| !numbers.contains(number));
        let note = if has_room(numbers) {
            said!("room below the greatest", "最大数之下有空位")
        } else {
            let free = free_below_greatest(numbers);
            said!("{}", "空闲的数 {} 个", counted(free, "free number"))
        };
        Board::Strips(vec![Strip {
            // A few sizes only, so that the board does not shrink with every move.
            cells: (greatest / 10 + 1) * 10,
            pieces: numbers.iter().map(|&cell| Piece { cell, dark: true }).collect(),
            marked: free.collect(),
            note,
            ..Strip::default()
        }])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=5, |a, b| vec![a, b + 1])
    }

    fn random(&self, random: &mut Random) -> Row {
        let numbers = random.int(2..=5);
        random.distinct(numbers, 1..=12)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Distinct)
}

/// Play without room: one free number less with every move.
pub fn pictures() -> Vec<(&'static str, String)> {
    let mut numbers = vec![0, 3, 5, 6];
    let mut boards = Vec::new();
    while wins(&numbers) {
        let lost = study::line::won(&Distinct, &numbers);
        for (position, verdict) in [(&numbers, "won"), (&lost, "lost")] {
            boards.push(Drawing::from_board(&Distinct.board(position), verdict));
        }
        // The answer that leaves no room, if there is one.
        let answers = Distinct.options(&lost);
        match answers.into_iter().rev().find(|answer| !has_room(answer)) {
            Some(answer) => numbers = answer,
            None => break,
        }
    }
    let title = "The free numbers, one less with every move";
    vec![(
        "free",
        Drawing::below(boards).document(title, "The winner leaves no room and an even number."),
    )]
}
