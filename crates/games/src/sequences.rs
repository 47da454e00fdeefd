//! The sequences of the OEIS that the pages of `gamecore` name, with their terms as it computes them.

use std::collections::HashMap;
use std::iter::once;

use gamecore::{
    fibonacci_numbers, grundy_table, kayles_value, mock_turtles_value, nim_product, nim_square,
    octal_table, ruler_value, subtraction_table, wythoff_pair, GRUNDY_P_POSITIONS,
};

use study::{said, words, Row};

use crate::table::{Fate, Table};

/// What of a game a sequence gives, without zeros at its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// The nim-values of single numbers.
    Values,
    /// The single numbers that are lost.
    Lost,
    /// The pairs that are lost, the lesser number first.
    Pairs,
    /// The nim-values of two numbers, by their sum.
    Square,
}

/// A sequence, or two of pairs.
pub struct Sequence {
    /// Its number in the OEIS.
    pub number: &'static str,
    /// What of a game it gives.
    pub gives: Gives,
    /// Its terms, at least as many as this or up to this.
    terms: fn(u64) -> Vec<u64>,
}

/// So many terms must be the same, and no more than so many are looked at.
const LEAST: usize = 8;
const MOST: u64 = 1000;

const fn sequence(number: &'static str, gives: Gives, terms: fn(u64) -> Vec<u64>) -> Sequence {
    Sequence { number, gives, terms }
}

/// All of them.
pub static SEQUENCES: [Sequence; 12] = [
    sequence("A000045", Gives::Lost, fibonacci_numbers),
    sequence("A000069", Gives::Values, |last| (0..=last).map(mock_turtles_value).collect()),
    sequence("A000201 and A001950", Gives::Pairs, |last| {
        let pairs = (0..=last).map(wythoff_pair);
        pairs.flat_map(|(a, b)| once(a as u64).chain(once(b as u64))).collect()
    }),
    sequence("A002186", Gives::Values, |last| (0..=last).map(kayles_value).collect()),
    sequence("A002187", Gives::Values, |last| widened(octal_table(&[0, 0, 7], last))),
    sequence("A002188", Gives::Values, |last| widened(grundy_table(last))),
    sequence("A006042", Gives::Values, |last| (0..=last).map(nim_square).collect()),
    sequence("A006519", Gives::Values, |last| (0..=last).map(ruler_value).collect()),
    sequence("A014586", Gives::Values, |last| widened(subtraction_table(&squares(last), last))),
    sequence("A030193", Gives::Lost, |last| {
        let values = subtraction_table(&squares(last), last);
        (0..=last).filter(|&heap| values[heap as usize] == 0).collect()
    }),
    sequence("A036685", Gives::Lost, |_| GRUNDY_P_POSITIONS.to_vec()),
    sequence("A051775", Gives::Square, |last| {
        (0..=last).flat_map(|sum| (0..=sum).map(move |a| nim_product(a, sum - a))).collect()
    }),
];

fn widened(values: Vec<u16>) -> Vec<u64> {
    values.into_iter().map(u64::from).collect()
}

fn squares(last: u64) -> Vec<u64> {
    (1..).map(|root: u64| root * root).take_while(|square| *square <= last).collect()
}

/// The sequences that a game shows: all its numbers up to the last, or to 1000, are their terms.
///
/// ```
/// use games::sequences::shown;
/// use games::table::Table;
///
/// // Ruler.
/// let table = Table::of_values(1, vec![1, 2, 1, 4, 1, 2, 1, 8]);
/// assert_eq!(shown(&table)[0].number, "A006519");
/// ```
pub fn shown(table: &Table) -> Vec<&'static Sequence> {
    SEQUENCES.iter().filter(|sequence| sequence.is_of(table)).collect()
}

impl Sequence {
    /// `The nim-values are those of OEIS A002186.`
    pub fn told(&self) -> String {
        let what = match self.gives {
            Gives::Values | Gives::Square => words("nim-values", "SG 值"),
            Gives::Lost | Gives::Pairs => words("P-positions", "必败态"),
        };
        let number = self.number.replace(" and ", words(" and ", " 和 "));
        said!("The {} are those of OEIS {}.", "{}即 OEIS {}。", what, number)
    }

    /// Whether all that a game shows are its terms.
    fn is_of(&self, table: &Table) -> bool {
        self.agrees(table).unwrap_or(false)
    }

    fn agrees(&self, table: &Table) -> Option<bool> {
        let length = if matches!(self.gives, Gives::Values | Gives::Lost) { 1 } else { 2 };
        let rows = table.rows.iter().zip(0..).filter(|(row, _)| row.len() == length);
        let places: HashMap<&Row, usize> = rows.collect();
        let numbers = || places.keys().flat_map(|row| row.iter().copied());
        let (first, last) = (numbers().min()?, numbers().max()?.min(MOST));
        let rows: Vec<Row> = match self.gives {
            _ if first > 1 => return None,
            Gives::Values | Gives::Lost => (first..=last).map(|number| vec![number]).collect(),
            Gives::Pairs => {
                (first..=last).flat_map(|a| (a..=last).map(move |b| vec![a, b])).collect()
            }
            Gives::Square => {
                (0..=last).flat_map(|sum| (0..=sum).map(move |a| vec![a, sum - a])).collect()
            }
        };
        let mut seen = Vec::new();
        for row in &rows {
            let place = *places.get(row)?;
            match self.gives {
                Gives::Values | Gives::Square => seen.push(table.values.as_ref()?[place]),
                Gives::Lost | Gives::Pairs if table.fates[place] == Fate::Loss => seen.extend(row),
                Gives::Lost | Gives::Pairs => {}
            }
        }
        let (seen, terms) = (without_zeros(seen), without_zeros((self.terms)(last + LEAST as u64)));
        let count = match self.gives {
            Gives::Values | Gives::Square => seen.len(),
            Gives::Lost => terms.iter().take_while(|term| **term <= last).count(),
            Gives::Pairs => 2 * terms.chunks(2).take_while(|pair| pair[1] <= last).count(),
        };
        Some(seen.len() >= LEAST && terms.get(..count) == Some(&seen))
    }
}

fn without_zeros(mut terms: Vec<u64>) -> Vec<u64> {
    let zeros = terms.iter().take_while(|term| **term == 0).count();
    terms.split_off(zeros)
}
