//! Kayles with gaps, to be explained, drawn and played.

use gamecore::{Heaps, Octal};
use games::rows::{idea, Neighbours, Rows, Run};
use study::prelude::*;

use super::rules::Pins;

/// How many pins stand, are gone, stand, are gone, and so on.
pub fn run_lengths(pins: &[bool]) -> Row {
    let (mut lengths, mut standing) = (vec![0], true);
    for &pin in pins {
        if pin != standing {
            standing = pin;
            lengths.push(0);
        }
        *lengths.last_mut().expect("it is never empty") += 1;
    }
    lengths
}

fn pins(position: &[u64]) -> Vec<bool> {
    let runs = position.iter().enumerate();
    runs.flat_map(|(run, &length)| vec![run % 2 == 0; length as usize]).collect()
}

/// The rows of pins that stand.
fn standing(position: &[u64]) -> Vec<Run> {
    let mut first = 1;
    let mut rows = Vec::new();
    for (run, &length) in position.iter().enumerate() {
        if run % 2 == 0 && length > 0 {
            rows.push((first, length));
        }
        first += length;
    }
    rows
}

/// The position after a throw at some neighbours.
fn after(position: &[u64], hit: &Neighbours) -> Row {
    let behind = (hit.first + hit.before) + hit.count;
    let mut rows = standing(position);
    let (first, length) = rows[hit.row];
    rows.splice(hit.row..=hit.row, [(first, hit.before), (behind, first + length - behind)]);
    let (mut after, mut next) = (vec![0], 1);
    for (first, length) in rows.into_iter().filter(|&(_, length)| length > 0) {
        match first - next {
            0 => after[0] = length,
            gap => after.extend([gap, length]),
        }
        next = first + length;
    }
    let places = position.iter().sum::<u64>();
    after.extend(Some(places + 1 - next).filter(|&gap| gap > 0));
    after
}

/// A position is `run_lengths`.
struct Kayles(Heaps<Octal>);

impl Kayles {
    fn rows(&self, position: &[u64]) -> Rows<'_> {
        Rows { game: &self.0, rows: standing(position) }
    }
}

impl Study for Kayles {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Knock down one pin, or two pins side by side."
                "每次击倒一个球瓶，或者相邻的两个球瓶。"
                "The player who knocks down the last pin wins."
                "击倒最后一个球瓶的人获胜。"
            },
            numbers: sentences! {
                "from the left: how many pins stand, how many are gone, how many stand, and so on; only the first number may be 0"
                "从左起：立着的球瓶数，已没有的球瓶数，立着的球瓶数，依此类推；只有第一个数可以是 0"
            },
            answers: ["WIN", "LOSE"],
            starts: &[&[5, 1, 3], &[5, 1, 9], &[0, 1, 2, 1], &[3, 1, 2, 1, 1], &[7, 1, 4, 1, 2]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        refuse!(matches!(position, [] | [0]), "there are no places", "一个位置也没有");
        refuse!(
            position[1..].contains(&0),
            "only the first number may be 0",
            "只有第一个数可以是 0"
        );
        let places = position.iter().try_fold(1, |places: u64, &run| places.checked_add(run));
        refuse!(places.is_none(), "there are 2^64 places or more", "位置达到了 2^64 个");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.iter().sum::<u64>() <= 40
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        Play::new(
            Options::by(move || (Pins, pins(position)), |pins| run_lengths(&pins)),
            move || self.rows(position).nim_sum() > 0,
            move || self.rows(position).winning(move |hit| after(position, &hit)),
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        self.rows(position).reason()
    }

    /// The rows, their values, and where each is in the period.
    fn figures(&self, position: &[u64]) -> Vec<String> {
        let remainder = |&(_, length): &Run| match length {
            0..=70 => vec![said!("before the period", "在周期之前")],
            _ => vec![(length % 12).to_string()],
        };
        let heads =
            words(["pins", "in a row", "nim-value", "mod 12"], ["球瓶", "长度", "SG 值", "mod 12"]);
        self.rows(position).figures(&heads, remainder)
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let said = self.rows(position).paired()?;
        Some(Kept { said, holds: Box::new(move |position| self.rows(position).are_twins()) })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let gone = |position: &[u64]| position.iter().skip(1).step_by(2).sum::<u64>();
        let same = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let stays = |position: &[u64]| position.get(same).copied().unwrap_or(0);
        // In a row of pins the throw is where the new row ends; a gap grows at its end.
        let first = from[..same].iter().sum::<u64>() + stays(from).min(stays(to)) + 1;
        match gone(to) - gone(from) {
            1 => said!("knock down pin {first}", "击倒第 {first} 个球瓶"),
            _ => {
                said!("knock down pins {first} and {}", "击倒第 {first} 和第 {} 个球瓶", first + 1)
            }
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let cell = |pin| if pin { Cell::Stone } else { Cell::Gone };
        let rows = self.rows(position);
        let decisive = rows.decisive().into_iter();
        Board::Cells(Cells {
            cells: pins(position).into_iter().map(cell).collect(),
            marked: decisive.flat_map(|(first, length)| first..first + length).collect(),
            note: rows.note(),
            ..Cells::default()
        })
    }

    fn name(&self, position: &[u64]) -> String {
        pins(position).iter().map(|&stands| if stands { 'I' } else { 'X' }).collect()
    }

    fn idea(&self, position: &[u64]) -> Option<&'static str> {
        idea(&standing(position))
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![a, 1, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let full = self.options(&[random.int(8..=14)]);
        let begun = self.options(&random.choose(&full)[..]);
        random.choose(&begun).clone()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Kayles(Octal::KAYLES.periodic(167).expect("the period is 12")))
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let kayles = Octal::KAYLES.up_to(95);
    let values: Vec<u64> = (0..=95).map(|row| kayles.value(row)).collect();
    let caption = "Nim-values of 0 to 95 pins in a row, twelve to a line";
    let strip = ValueStrip::in_periods(caption, 12, &values);
    let description = "From 71 on every line is the same; of the rows before, those outlined differ: 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57 and 70.";
    vec![("values", strip.draw().document("Nim-values of Kayles", description))]
}
