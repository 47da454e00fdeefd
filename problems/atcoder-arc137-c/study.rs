//! Distinct numbers, to be explained, drawn and played.

use games::tried;
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
            rules: sentences! {
                "Replace the greatest number by a smaller number, 0 or more, that is not there yet."
                "每次把最大的数换成一个更小的、尚未出现的整数，最小是 0。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, slide the rightmost piece to any free cell on its left."
                "棋盘上，把最右边的棋子移到它左边的任意一个空格。"
            },
            numbers: words("the numbers, in ascending order", "从小到大的各个数"),
            answers: ["Alice", "Bob"],
            starts: &[&[3, 5, 7], &[2, 4], &[1, 4, 5], &[3, 5, 6], &[2, 3, 7, 8], &[1, 2, 6, 9]],
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        refuse!(numbers.is_empty(), "there are no numbers", "一个数也没有");
        for pair in numbers.windows(2) {
            let (one, next) = (pair[0], pair[1]);
            refuse!(one >= next, "{one} comes before {next}", "{one} 排在 {next} 前面");
        }
        Ok(())
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|&number| number < 40)
    }

    fn play<'a>(&'a self, numbers: &'a [u64]) -> Play<'a> {
        let options = Options::of(ReplaceGreatest, numbers);
        tried(numbers.iter().all(|&number| number <= LISTED), options, wins, numbers)
    }

    fn reason(&self, numbers: &[u64]) -> String {
        let free = free_below_greatest(numbers);
        match numbers {
            [only] => said!("there is only one number, {only}", "只有一个数 {only}"),
            [.., second, _] if has_room(numbers) => {
                said!("{} is free: there is room", "{} 空闲：有空位", second + 1)
            }
            _ => said!(
                "there is no room, and the number of free numbers, {free}, is {}",
                "没有空位，空闲的数有 {free} 个，是{}",
                parity(free)
            ),
        }
    }

    fn figures(&self, numbers: &[u64]) -> Vec<String> {
        let (free, greatest) = (free_below_greatest(numbers), numbers[numbers.len() - 1]);
        let last = &numbers[numbers.len().saturating_sub(6)..];
        let cut = if last.len() < numbers.len() { "... " } else { "" };
        vec![
            said!("numbers  {cut}{}", "各数  {cut}{}", series(last, " ")),
            said!(
                "free     {free} of the {greatest} below {greatest}",
                "空闲  {free} 个，小于 {greatest} 的数共 {greatest} 个"
            ),
        ]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = differing(from, to)[0];
        said!("{} to {}", "{} 变为 {}", from[from.len() - 1], to[place])
    }

    fn board(&self, numbers: &[u64]) -> Board {
        let greatest = numbers[numbers.len() - 1];
        let free: Row = (0..greatest).filter(|number| !numbers.contains(number)).collect();
        let count = free_below_greatest(numbers);
        let note = match has_room(numbers) {
            true => said!("room below the greatest", "最大数之下有空位"),
            false => said!("{}", "空闲的数 {} 个", counted(count, "free number")),
        };
        // A few sizes only, so that the board does not shrink with every move.
        let cells = (greatest / 10 + 1) * 10;
        let strip = Strip::dark(0, cells, numbers.iter().copied());
        Board::Strips(vec![Strip { marked: free, note, ..strip }])
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
        let lost = line::won(&Distinct, &numbers);
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
