//! Kayles with gaps, to be explained, drawn and played.

use gamecore::{NimValues, Octal};
use oracle::Ruleset;
use study::picture::ValueStrip;
use study::prelude::*;
use study::text::{nim_sum_of, SHOWN};

/// Which pins stand: knock down one, or two neighbours.
pub struct Pins;

impl Ruleset for Pins {
    type Position = Vec<bool>;

    fn options(&self, pins: &Vec<bool>) -> Vec<Vec<bool>> {
        let single = (0..pins.len()).map(|place| place..place + 1);
        let pairs = (1..pins.len()).map(|place| place - 1..place + 1);
        let hit = single.chain(pairs).filter(|places| pins[places.clone()].iter().all(|&pin| pin));
        let knocked_down = |places: std::ops::Range<usize>| {
            let mut left = pins.clone();
            left[places].iter_mut().for_each(|pin| *pin = false);
            left
        };
        hit.map(knocked_down).collect()
    }
}

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

fn places(position: &[u64]) -> Vec<bool> {
    let runs = position.iter().enumerate();
    runs.flat_map(|(run, &length)| vec![run % 2 == 0; length as usize]).collect()
}

/// A row of neighbours that stand.
#[derive(Clone, Copy)]
struct Standing {
    /// Its index in the position.
    run: usize,
    /// The place of its first pin, counted from 1.
    first: u64,
    length: u64,
}

fn standing(position: &[u64]) -> Vec<Standing> {
    let mut first = 1;
    let mut rows = Vec::new();
    for (run, &length) in position.iter().enumerate() {
        if run % 2 == 0 && length > 0 {
            rows.push(Standing { run, first, length });
        }
        first += length;
    }
    rows
}

/// The position after a throw that leaves `left` pins of a row before it.
fn after(position: &[u64], row: Standing, left: u64, hit: u64) -> Row {
    let (before, behind) = (&position[..row.run], &position[row.run + 1..]);
    let pieces = [before, &[left, hit, row.length - left - hit], behind].concat();
    // A gap grows where no pin is left beside it.
    let mut merged: Row = vec![pieces[0]];
    let mut grows = false;
    for &piece in &pieces[1..] {
        if grows {
            *merged.last_mut().expect("it is never empty") += piece;
            grows = false;
        } else if piece == 0 {
            grows = true;
        } else {
            merged.push(piece);
        }
    }
    merged
}

/// Of a row of at most this many pins all winning throws are listed.
const LISTED: u64 = 100_000;

/// In a longer row only throws are tried that leave fewer pins than this before them: if any
/// throw wins, then by the period so does one of these or its mirror image.
const TRIED: u64 = 200;

/// A position is `run_lengths`.
struct Kayles {
    values: NimValues,
}

impl Kayles {
    fn sum(&self, position: &[u64]) -> u64 {
        self.values.nim_sum(standing(position).iter().map(|row| row.length))
    }

    fn winning_throws<'a>(&'a self, position: &'a [u64]) -> impl Iterator<Item = Row> + 'a {
        let sum = self.sum(position);
        standing(position).into_iter().flat_map(move |row| {
            let others = sum ^ self.values.value(row.length);
            (1..=row.length.min(2)).flat_map(move |hit| {
                let left = row.length - hit;
                let last = if left > LISTED { TRIED } else { left };
                let value = move |part| self.values.value(part) ^ self.values.value(left - part);
                let wins = (0..=last).filter(move |&part| value(part) == others);
                wins.map(move |part| after(position, row, part, hit))
            })
        })
    }

    /// The rows, where each is in the period, and their values.
    fn figures(&self, position: &[u64]) -> Vec<String> {
        let rows = standing(position);
        let mut lines =
            vec![["pins", "in a row", "mod 12", "nim-value"].map(str::to_string).to_vec()];
        for row in rows.iter().take(SHOWN) {
            let last = row.first + (row.length - 1);
            let rest = if row.length < 71 {
                "before the period".to_string()
            } else {
                (row.length % 12).to_string()
            };
            let value = self.values.value(row.length).to_string();
            lines.push(vec![
                format!("{} to {}", row.first, last),
                row.length.to_string(),
                rest,
                value,
            ]);
        }
        let mut lines = table(&lines);
        if rows.len() > SHOWN {
            lines.push(format!("... and {} more rows", rows.len() - SHOWN));
        }
        lines.push(nim_sum_of(rows.iter().map(|row| self.values.value(row.length))));
        lines
    }
}

impl Study for Kayles {
    fn rules(&self) -> &'static str {
        "Knock down one pin, or two pins side by side. The player who knocks down the last pin wins."
    }

    fn numbers(&self) -> &'static str {
        "from the left: how many pins stand, how many are gone, how many stand, and so on; only the first number may be 0"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [] | [0] => Err("there are no places".to_string()),
            [_, others @ ..] if others.contains(&0) => {
                Err("only the first number may be 0".to_string())
            }
            runs => {
                let places = runs.iter().try_fold(1, |places: u64, &run| places.checked_add(run));
                places.map(drop).ok_or_else(|| "there are 2^64 places or more".to_string())
            }
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.iter().sum::<u64>() <= 40
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Pins.options(&places(position)).iter().map(|pins| run_lengths(pins)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        Outcome::from_nim_value(self.sum(position))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        if self.sum(position) == 0 {
            return Winning::none();
        }
        let throws = self.winning_throws(position);
        if position.iter().step_by(2).sum::<u64>() > LISTED {
            return Winning::some(throws);
        }
        Winning::all(throws.collect::<Vec<Row>>())
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("WIN", "LOSE").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let reason = format!("the nim-sum of the rows' nim-values is {}", self.sum(position));
        let outcome = self.outcome(position);
        Explanation {
            headline: headline(&self.answer(position), &reason, outcome),
            lines: self.figures(position),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // The first pin, and the middle of the longest row.
        let rows = standing(position);
        let first = rows.first().map(|&row| after(position, row, 0, 1));
        let longest = rows.iter().max_by_key(|row| row.length);
        let middle = longest.map(|&row| {
            let hit = if row.length % 2 == 1 { 1 } else { 2 };
            after(position, row, (row.length - hit) / 2, hit)
        });
        first.into_iter().chain(middle).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        // The first and the last place where a pin is gone that stood before.
        let gone = |position: &[u64]| -> u64 { position.iter().skip(1).step_by(2).sum() };
        let same = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let before: u64 = from[..same].iter().sum();
        let stays = |position: &[u64]| position.get(same).copied().unwrap_or(0);
        // In a run of pins the throw is where the new run ends; a gap grows at its end.
        let first = before + stays(from).min(stays(to)) + 1;
        match gone(to) - gone(from) {
            1 => format!("knock down pin {}", first),
            _ => format!("knock down pins {} and {}", first, first + 1),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let cell = |pin: bool| if pin { Cell::Stone } else { Cell::Gone };
        let cells = places(position).into_iter().map(cell).collect();
        let mut board = Cells { cells, ..Cells::default() };
        if theorem {
            let sum = self.sum(position);
            let value = |row: &Standing| self.values.value(row.length);
            let rows = standing(position);
            let decisive = rows.iter().filter(|row| value(row) ^ sum < value(row));
            board.marked = decisive.flat_map(|row| row.first..row.first + row.length).collect();
            board.note = nim_sum_of(rows.iter().map(value));
        }
        Board::Cells(board)
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[5, 1, 3], &[5, 1, 9], &[0, 1, 2, 1], &[3, 1, 2, 1, 1], &[7, 1, 4, 1, 2]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut pins = places(&[random.int(8..=14)]);
        for _ in 0..random.int(1..=2) {
            pins = random.choose(&Pins.options(&pins)).clone();
        }
        run_lengths(&pins)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Kayles { values: Octal::KAYLES.periodic(167).expect("the period is 12") })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let values = Octal::KAYLES.nim_values(95);
    let values: Vec<u64> = (0..=95).map(|row| values.value(row)).collect();
    let differs = |row: &u64| values[*row as usize] != values[72 + *row as usize % 12];
    let strip = ValueStrip {
        caption: "Nim-values of 0 to 95 pins in a row, twelve to a line".to_string(),
        line: 12,
        outlined: (0..=95).filter(differs).collect(),
        ..ValueStrip::of_values(0, &values)
    };
    let description = "From 71 on every line is the same; of the rows before, those outlined differ: 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57 and 70.";
    vec![("values", strip.draw().document("Nim-values of Kayles", description))]
}
