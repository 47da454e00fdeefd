//! Distinct numbers, to be explained, drawn and played.

use gamecore::distinct_numbers::{after, free_below_greatest, outcome, winning_moves};
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;

/// Replace the greatest number by a smaller one that is not there. A position is the numbers in
/// ascending order.
pub struct Rules;

impl Ruleset for Rules {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let (greatest, rest) = match numbers.split_last() {
            Some((greatest, rest)) => (*greatest, rest),
            None => return Vec::new(),
        };
        let with = |number: u64| {
            let mut numbers = [rest, &[number]].concat();
            numbers.sort_unstable();
            numbers
        };
        (0..greatest).filter(|number| !rest.contains(number)).map(with).collect()
    }
}

/// A position is the numbers, in ascending order.
struct Distinct;

/// Whether the number after the second greatest is free.
fn has_room(numbers: &[u64]) -> bool {
    matches!(numbers, [.., second, greatest] if greatest - second > 1)
}

impl Study for Distinct {
    fn rules(&self) -> &'static str {
        "Replace the greatest number by a smaller number, 0 or more, that is not there yet. A player who cannot move loses. On the board, slide the rightmost piece to any free cell on its left."
    }

    fn numbers(&self) -> &'static str {
        "the numbers, in ascending order"
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        match numbers.windows(2).find(|pair| pair[0] >= pair[1]) {
            _ if numbers.is_empty() => Err("there are no numbers".to_string()),
            Some(pair) => Err(format!("{} comes before {}", pair[0], pair[1])),
            None => Ok(()),
        }
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|&number| number < 40)
    }

    fn options(&self, numbers: &[u64]) -> Vec<Row> {
        Rules.options(&numbers.to_vec())
    }

    fn outcome(&self, numbers: &[u64]) -> Outcome {
        outcome(numbers)
    }

    fn winning<'a>(&'a self, numbers: &'a [u64]) -> Winning<'a> {
        Winning::all(winning_moves(numbers).map(move |number| after(numbers, number)))
    }

    fn answer(&self, numbers: &[u64]) -> String {
        outcome(numbers).choose("Alice", "Bob").to_string()
    }

    fn explain(&self, numbers: &[u64]) -> Explanation {
        let free = free_below_greatest(numbers);
        let reason = match numbers {
            [only] => format!("there is only one number, {}", only),
            [.., second, _] if has_room(numbers) => {
                format!("{} is free: there is room", second + 1)
            }
            _ => format!(
                "there is no room, and the number of free numbers, {}, is {}",
                free,
                if free % 2 == 0 { "even" } else { "odd" },
            ),
        };
        let words = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<String>>();
        let (last, more) = (&numbers[numbers.len().saturating_sub(6)..], numbers.len() > 6);
        let greatest = numbers[numbers.len() - 1];
        Explanation {
            headline: headline(&self.answer(numbers), &reason, outcome(numbers)),
            lines: vec![
                format!("numbers  {}{}", if more { "... " } else { "" }, words(last).join(" ")),
                format!("free     {} of the {} below {}", free, greatest, greatest),
            ],
        }
    }

    fn tempting(&self, numbers: &[u64]) -> Vec<Row> {
        let greatest = numbers[numbers.len() - 1];
        let rest = &numbers[..numbers.len() - 1];
        // The least free number, and the greatest one.
        let least = (0..).zip(rest).find(|(place, number)| *place != **number);
        let least = least.map_or(rest.len() as u64, |(place, _)| place);
        let below = (1..).zip(rest.iter().rev());
        let taken = below.take_while(|(step, number)| greatest - step == **number).count() as u64;
        if least >= greatest {
            return Vec::new();
        }
        vec![after(numbers, least), after(numbers, greatest - 1 - taken)]
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = from.iter().zip(to).position(|(before, after)| before != after);
        format!("{} to {}", from[from.len() - 1], place.map_or(0, |place| to[place]))
    }

    fn board(&self, numbers: &[u64], theorem: bool) -> Board {
        let greatest = numbers[numbers.len() - 1];
        let free = (0..greatest).filter(|number| !numbers.contains(number));
        let note = if has_room(numbers) {
            "room below the greatest".to_string()
        } else {
            counted(free_below_greatest(numbers), "free number")
        };
        Board::Strips(vec![Strip {
            first: 0,
            // A few sizes only, so that the board does not shrink with every move.
            cells: (greatest / 10 + 1) * 10,
            pieces: numbers.iter().map(|&cell| Piece { cell, dark: true }).collect(),
            marked: if theorem { free.collect() } else { Vec::new() },
            note: if theorem { note } else { String::new() },
        }])
    }

    fn starts(&self) -> Vec<Row> {
        let starts: [&[u64]; 5] = [&[2, 4], &[1, 4, 5], &[3, 5, 6], &[2, 3, 7, 8], &[1, 2, 6, 9]];
        rows(&starts)
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
    while let Some(number) = winning_moves(&numbers).next() {
        let lost = after(&numbers, number);
        for (position, verdict) in [(&numbers, "won"), (&lost, "lost")] {
            boards.push(Drawing::from_board(&Distinct.board(position, true), verdict));
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
