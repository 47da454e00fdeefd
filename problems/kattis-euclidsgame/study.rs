//! Euclid's game, to be explained, drawn and played.

use std::ops::Range;

use gamecore::{Euclid as Theory, Game};
use games::played;
use study::prelude::*;

use super::rules;

/// A position is the two numbers.
struct Euclid;

/// The divisions of Euclid's algorithm: larger number and smaller number.
fn divisions(a: u64, b: u64) -> Vec<(u64, u64)> {
    let (mut larger, mut smaller) = (a.max(b), a.min(b));
    let mut divisions = Vec::new();
    while smaller > 0 {
        divisions.push((larger, smaller));
        let rest = larger % smaller;
        larger = smaller;
        smaller = rest;
    }
    divisions
}

/// The lost positions of two of these numbers.
fn lost(numbers: Range<u64>) -> Vec<(u64, u64)> {
    let cells = numbers.clone().flat_map(|a| numbers.clone().map(move |b| (a, b)));
    cells.filter(|&(a, b)| !Theory.outcome(&(a, b)).is_n()).collect()
}

impl Study for Euclid {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Subtract the smaller number from the larger one, once or several times, but not below 0."
                "每次从较大的数中减去较小的数的一个正倍数，结果不能小于 0。"
                "The player who makes a 0 wins."
                "得到 0 的人获胜。"
            },
            numbers: words("the two numbers", "两个数"),
            answers: ["Stan wins", "Ollie wins"],
            starts: &[&[25, 7], &[34, 12], &[15, 24], &[21, 13], &[30, 9]],
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        let n = numbers.len();
        refuse!(n != 2, "there are two numbers, not {n}", "应有两个数，而不是 {n} 个");
        Ok(())
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|&number| number < 36)
    }

    fn play<'a>(&'a self, numbers: &'a [u64]) -> Play<'a> {
        played(rules::Euclid, Theory, numbers)
    }

    fn reason(&self, numbers: &[u64]) -> String {
        let (larger, smaller) = (numbers[0].max(numbers[1]), numbers[0].min(numbers[1]));
        if smaller == 0 {
            return said!("with a 0 play is over", "有一个数是 0，游戏已经结束");
        }
        if larger == smaller {
            return said!("the numbers are equal", "两个数相等");
        }
        let comparison =
            if self.wins(numbers) { words("more", "大于") } else { words("less", "小于") };
        said!(
            "{larger} is {comparison} than phi = 1.618... times {smaller}",
            "{larger} {comparison} {smaller} 的 phi = 1.618... 倍"
        )
    }

    fn figures(&self, numbers: &[u64]) -> Vec<String> {
        let divisions = divisions(numbers[0], numbers[1]);
        let row = |place: usize| {
            let (larger, smaller) = divisions[place];
            let choice = match larger / smaller {
                1 if larger > smaller => words("forced", "只此一步"),
                1 => words("the last move", "最后一步"),
                _ => words("a choice", "可以选择"),
            };
            let division = format!("{} / {}", larger, smaller);
            vec![division, (larger / smaller).to_string(), choice.to_string()]
        };
        figures(&words(["division", "quotient", ""], ["除法", "商", ""]), divisions.len(), row)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed = usize::from(from[0] == to[0]);
        let (number, other) = (from[changed], from[1 - changed]);
        let subtracted = match (number - to[changed]) / other {
            1 => other.to_string(),
            times => said!("{times} times {other}", "{other} 的 {times} 倍"),
        };
        let name = if from[0] == from[1] {
            words(["the first ", "the second "], ["第一个 ", "第二个 "])[changed]
        } else {
            words("", " ")
        };
        said!("subtract {subtracted} from {name}{number}", "从{name}{number} 中减去 {subtracted}")
    }

    fn board(&self, numbers: &[u64]) -> Board {
        let options = self.options(numbers);
        let names = words(["the first number", "the second number"], ["第一个数", "第二个数"]);
        let number = |place: usize| {
            let (own, other) = (numbers[place], numbers[1 - place]);
            let left = options.iter().filter(|to| to[place] < own).map(|to| to[place]);
            let is_larger = own >= other && other > 0;
            let ratio = || {
                let (whole, tenths) = (own / other, own % other * 10 / other);
                format!("{own} / {other} = {whole}.{tenths}")
            };
            Heap {
                stones: own,
                name: names[place].to_string(),
                choices: Some(left.collect()),
                note: if is_larger { ratio() } else { String::new() },
                marked: is_larger && self.wins(numbers),
                ..Heap::default()
            }
        };
        Board::Heaps(vec![number(0), number(1)])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![b, a])
    }

    fn random(&self, random: &mut Random) -> Row {
        random.list(2, 4..=30)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Euclid)
}

/// The lost positions: those between the lines of the ratio phi, except for equal numbers.
pub fn pictures() -> Vec<(&'static str, String)> {
    const SIZE: u64 = 25;
    let ray = |to, label: &str| Ray { from: (0, 0), to, label: label.to_string() };
    let grid = PointGrid {
        columns: SIZE,
        rows: SIZE,
        points: lost(1..SIZE),
        rays: vec![ray((13, 21), "phi"), ray((21, 13), "1/phi")],
        ..PointGrid::default()
    };
    let title = "The lost positions of Euclid's game up to 24";
    let description =
        "They lie between the lines of the ratios phi and 1/phi; equal numbers are won.";
    vec![("lost", grid.draw().document(title, description))]
}
