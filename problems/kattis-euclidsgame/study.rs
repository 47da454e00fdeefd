//! Euclid's game, to be explained, drawn and played.

use gamecore::euclid;
use oracle::Ruleset;
use study::picture::{PointGrid, Ray};
use study::prelude::*;
use study::text::SHOWN;

/// Subtract a positive multiple of the smaller number from the larger one. A position is the two
/// numbers; with a 0, play is over.
pub struct Rules;

impl Ruleset for Rules {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        if a == 0 || b == 0 {
            return Vec::new();
        }
        let from_a = (1..=a / b).map(|times| (a - times * b, b));
        let from_b = (1..=b / a).map(|times| (a, b - times * a));
        from_a.chain(from_b).collect()
    }

    fn representative(&self, &(a, b): &(u64, u64)) -> (u64, u64) {
        (a.min(b), a.max(b))
    }
}

/// A position is the two numbers.
struct Euclid;

/// The divisions of Euclid's algorithm: larger number, smaller number and quotient.
pub fn divisions(a: u64, b: u64) -> Vec<(u64, u64, u64)> {
    let (mut larger, mut smaller) = (a.max(b), a.min(b));
    let mut divisions = Vec::new();
    while smaller > 0 {
        divisions.push((larger, smaller, larger / smaller));
        let rest = larger % smaller;
        larger = smaller;
        smaller = rest;
    }
    divisions
}

impl Study for Euclid {
    fn rules(&self) -> &'static str {
        "Subtract the smaller number from the larger one, once or several times, but not below 0. The player who makes a 0 wins. On the board, a piece in column a, row b stands for the numbers a and b."
    }

    fn numbers(&self) -> &'static str {
        "the two numbers"
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        match numbers {
            [_, _] => Ok(()),
            _ => Err(format!("there are two numbers, not {}", numbers.len())),
        }
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|&number| number < 36)
    }

    fn options(&self, numbers: &[u64]) -> Vec<Row> {
        Rules.options(&(numbers[0], numbers[1])).iter().map(|&(a, b)| vec![a, b]).collect()
    }

    fn outcome(&self, numbers: &[u64]) -> Outcome {
        euclid::outcome(numbers[0], numbers[1])
    }

    fn winning<'a>(&'a self, numbers: &'a [u64]) -> Winning<'a> {
        let moves = euclid::winning_moves(numbers[0], numbers[1]).into_iter();
        Winning::all(moves.map(move |take| take.after(numbers)))
    }

    fn answer(&self, numbers: &[u64]) -> String {
        self.outcome(numbers).choose("Stan wins", "Ollie wins").to_string()
    }

    fn explain(&self, numbers: &[u64]) -> Explanation {
        let (larger, smaller) = (numbers[0].max(numbers[1]), numbers[0].min(numbers[1]));
        let outcome = self.outcome(numbers);
        let reason = match outcome {
            _ if smaller == 0 => "with a 0 play is over".to_string(),
            _ if larger == smaller => "the numbers are equal".to_string(),
            Outcome::N => format!("{} is more than phi = 1.618... times {}", larger, smaller),
            Outcome::P => format!("{} is less than phi = 1.618... times {}", larger, smaller),
        };
        let divisions = divisions(larger, smaller);
        let division = |&(larger, smaller, quotient): &(u64, u64, u64)| {
            let choice = match quotient {
                1 if larger > smaller => "forced",
                1 => "the last move",
                _ => "a choice",
            };
            let words =
                [format!("{} / {}", larger, smaller), quotient.to_string(), choice.to_string()];
            words.to_vec()
        };
        let mut lines = table(&divisions.iter().take(SHOWN).map(division).collect::<Vec<_>>());
        if divisions.len() > SHOWN {
            lines.push(format!("... and {} more divisions", divisions.len() - SHOWN));
        }
        Explanation { headline: headline(&self.answer(numbers), &reason, outcome), lines }
    }

    fn tempting(&self, numbers: &[u64]) -> Vec<Row> {
        let (a, b) = (numbers[0], numbers[1]);
        match (a.min(b), a >= b) {
            (0, _) => Vec::new(),
            // As little as possible, and as much as possible.
            (_, true) => vec![vec![a - b, b], vec![a % b, b]],
            (_, false) => vec![vec![a, b - a], vec![a, b % a]],
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed = usize::from(from[0] == to[0]);
        let (number, other) = (from[changed], from[1 - changed]);
        let subtracted = match (number - to[changed]) / other {
            1 => other.to_string(),
            times => format!("{} times {}", times, other),
        };
        let name = if from[0] == from[1] { ["the first ", "the second "][changed] } else { "" };
        format!("subtract {} from {}{}", subtracted, name, number)
    }

    fn board(&self, numbers: &[u64], theorem: bool) -> Board {
        // A few sizes only, so that the board does not shrink with every move.
        let size = (numbers[0].max(numbers[1]) / 12 + 1) * 12;
        let cells = (0..size).flat_map(|a| (0..size).map(move |b| (a, b)));
        let lost = cells.filter(|&(a, b)| theorem && euclid::outcome(a, b) == Outcome::P);
        Board::Grid(Grid {
            columns: size,
            rows: size,
            piece: (numbers[0], numbers[1]),
            marked: lost.collect(),
            reach: self.options(numbers).iter().map(|to| (to[0], to[1])).collect(),
        })
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[34, 12], &[25, 7], &[15, 24], &[21, 13], &[30, 9]])
    }

    fn random(&self, random: &mut Random) -> Row {
        random.list(2, 4..=30)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Euclid)
}

/// The lost positions: those between the lines of the ratio phi, but for equal numbers.
pub fn pictures() -> Vec<(&'static str, String)> {
    const SIZE: u64 = 25;
    let cells = (1..SIZE).flat_map(|a| (1..SIZE).map(move |b| (a, b)));
    let ray = |to, label: &str| Ray { from: (0, 0), to, label: label.to_string() };
    let grid = PointGrid {
        columns: SIZE,
        rows: SIZE,
        points: cells.filter(|&(a, b)| euclid::outcome(a, b) == Outcome::P).collect(),
        rays: vec![ray((13, 21), "phi"), ray((21, 13), "1/phi")],
        ..PointGrid::default()
    };
    let description =
        "They lie between the lines of the ratios phi and 1/phi; equal numbers are won.";
    vec![(
        "lost",
        grid.draw().document("The lost positions of Euclid's game up to 24", description),
    )]
}
