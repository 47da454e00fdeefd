//! Readings: which numbers of a position are parameters of the game, and which are played with.

use std::collections::HashMap;

use study::Row;

use crate::table::Table;

use super::formula::series;
use super::functions::Code;

/// How a row is read before a view makes of it what matters.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The places of the numbers that no move changes.
    pub parameters: Vec<usize>,
    kept: Kept,
}

#[derive(Clone, Debug, PartialEq)]
enum Kept {
    /// Those from a place on.
    From(usize),
    At(Vec<usize>),
}

/// The names of the parameters in a formula, and so the most that a game may have.
const PARAMETERS: [char; 2] = ['k', 'l'];

impl Reading {
    /// The parameters of a row, and the numbers that are played with.
    pub fn read(&self, row: &[u64]) -> (Vec<i128>, Vec<i128>) {
        let at = |places: &[usize]| -> Vec<i128> {
            places.iter().filter_map(|place| row.get(*place)).map(|n| i128::from(*n)).collect()
        };
        let numbers = match &self.kept {
            Kept::From(first) => row.iter().skip(*first).map(|n| i128::from(*n)).collect(),
            Kept::At(places) => at(places),
        };
        (at(&self.parameters), numbers)
    }

    /// Lines that take the parameters out of the row, and leave the numbers that are played with.
    pub fn lines(&self, code: Code) -> Vec<String> {
        let parameter = |(name, place): (char, &usize)| match code {
            Code::Python => format!("{} = h[{}]", name, place),
            Code::Cpp => format!("long long {} = h[{}];", name, place),
            Code::Rust => format!("let {} = h[{}];", name, place),
        };
        let row = match (&self.kept, code) {
            (Kept::From(0), _) => None,
            (Kept::From(first), Code::Python) => Some(format!("h = h[{}:]", first)),
            (Kept::From(first), Code::Cpp) => {
                Some(format!("h.erase(h.begin(), h.begin() + {});", first))
            }
            (Kept::From(first), Code::Rust) => Some(format!("let h = h[{}..].to_vec();", first)),
            (Kept::At(places), _) => {
                let list = series(places.iter().map(|place| format!("h[{}]", place)));
                Some(match code {
                    Code::Python => format!("h = [{}]", list),
                    Code::Cpp => format!("h = {{{}}};", list),
                    Code::Rust => format!("let h = vec![{}];", list),
                })
            }
        };
        PARAMETERS.into_iter().zip(&self.parameters).map(parameter).chain(row).collect()
    }

    /// The numbers at these places are parameters; they are left out, as are idle ones, and those
    /// that are the same in all rows.
    fn with(table: &Table, parameters: Vec<usize>, idle: &[usize]) -> Reading {
        let lengths = || table.rows.iter().map(Vec::len);
        let (shortest, longest) = (lengths().min().unwrap_or(0), lengths().max().unwrap_or(0));
        let is_same =
            |place: usize| table.rows.iter().all(|row| row[place] == table.rows[0][place]);
        let is_left_out =
            |place: &usize| parameters.contains(place) || idle.contains(place) || is_same(*place);
        let leading = (0..shortest).take_while(is_left_out).count();
        let at: Vec<usize> = (leading..shortest).filter(|place| !is_left_out(place)).collect();
        let kept = match leading {
            _ if leading == longest => Kept::From(0),
            // In rows of several lengths only leading numbers have a place.
            _ if shortest == longest && at.len() < shortest - leading => Kept::At(at),
            _ => Kept::From(leading),
        };
        Reading { parameters, kept }
    }
}

/// The readings of a game, of which this is known: with its parameters if it has any, without the
/// numbers that do not matter, and with the whole rows.
pub fn readings(table: &Table, order: &[usize], labels: &[u64]) -> Vec<Reading> {
    let parameters = Some(parameters(table)).filter(|places| places.len() <= PARAMETERS.len());
    let parameters = parameters.unwrap_or_default();
    let idle = idle(table, order, labels);
    let mut readings: Vec<Reading> = Vec::new();
    for (parameters, idle) in [(&parameters[..], &idle[..]), (&parameters, &[]), (&[], &[])] {
        let reading = Reading::with(table, parameters.to_vec(), idle);
        if !readings.contains(&reading) {
            readings.push(reading);
        }
    }
    readings
}

/// The places of the numbers that do not matter: rows that differ only there have the same label,
/// and there are many of them.
fn idle(table: &Table, order: &[usize], labels: &[u64]) -> Vec<usize> {
    let length = table.rows[0].len();
    if length < 2 || table.rows.iter().any(|row| row.len() != length) {
        return Vec::new();
    }
    let mut idle: Vec<usize> = Vec::new();
    for place in 0..length {
        let kept = |at: &usize| *at != place && !idle.contains(at);
        let mut classes: HashMap<Row, u64> = HashMap::new();
        let is_idle = order.iter().zip(labels).all(|(&index, label)| {
            let row = (0..length).filter(kept).map(|at| table.rows[index][at]).collect();
            classes.entry(row).or_insert(*label) == label
        });
        if is_idle && classes.len() > 1 && 2 * classes.len() <= order.len() {
            idle.push(place);
        }
    }
    idle
}

/// The places of the numbers that differ from position to position, but that no move changes.
fn parameters(table: &Table) -> Vec<usize> {
    let options = match &table.options {
        Some(options) => options,
        None => return Vec::new(),
    };
    let shortest = table.rows.iter().map(Vec::len).min().unwrap_or(0);
    let varies = |place: &usize| table.rows.iter().any(|row| row[*place] != table.rows[0][*place]);
    let is_changed = |place: usize| {
        let changes = |from: usize, to: usize| table.rows[from][place] != table.rows[to][place];
        (0..options.len()).any(|from| options[from].iter().any(|&to| changes(from, to)))
    };
    let fixed =
        (0..shortest).filter(varies).filter(|&place| !is_changed(place)).collect::<Vec<_>>();
    // Something must be left to play with.
    match fixed.len() < shortest || table.rows.iter().any(|row| row.len() > shortest) {
        true => fixed,
        false => Vec::new(),
    }
}
