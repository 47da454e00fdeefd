//! Rows of neighbours from which a move takes some, so that up to two rows are left of one.

use gamecore::{Game, Heaps, NimValued, Octal};
use study::prelude::*;
use study::text::nim_sum_of;

use crate::kept::in_pairs;

/// The number of the first of some neighbours, and how many they are.
pub type Run = (u64, u64);

/// The elements that a position lists: it is a case of some length, and once moves have been
/// made, 0 and the numbers of the elements that they concerned.
///
/// ```
/// use games::rows::{check_listed, list, listed};
///
/// let position = [9, 2, 0, 4, 5];
/// assert!(check_listed(2, &position, "stones").is_ok());
/// assert_eq!(listed(2, &position), [4, 5]);
/// assert_eq!(list(2, &position, vec![1, 2]), [9, 2, 0, 1, 2, 4, 5]);
/// ```
pub fn listed(case_length: usize, position: &[u64]) -> &[u64] {
    position.get(case_length + 1..).unwrap_or(&[])
}

/// Whether a position lists no elements, or some of 1 to its first number, ascending after a 0.
///
/// # Errors
/// In other cases; the elements are called `name`.
///
/// # Panics
/// If the position is empty.
pub fn check_listed(case_length: usize, position: &[u64], name: &str) -> Result<(), String> {
    let (n, listed) = (position[0], listed(case_length, position));
    let begins_with_0 = position.get(case_length) == Some(&0) && !listed.is_empty();
    if position.len() > case_length && !begins_with_0 {
        return Err(said!("write a 0 before the {name}", "{name}之前应有一个 0"));
    }
    let ascend = listed.windows(2).all(|pair| pair[0] < pair[1]);
    if !ascend || listed.iter().any(|element| !(1..=n).contains(element)) {
        return Err(said!(
            "the {name} must ascend, from 1 to {n}",
            "{name}必须从小到大，在 1 到 {n} 之间"
        ));
    }
    Ok(())
}

/// The position in which more elements are listed.
///
/// # Panics
/// If the position is shorter than a case.
pub fn list(case_length: usize, position: &[u64], more: impl IntoIterator<Item = u64>) -> Row {
    let mut elements = listed(case_length, position).to_vec();
    elements.extend(more);
    elements.sort_unstable();
    [&position[..case_length], &[0], &elements].concat()
}

/// What is seen at a glance in several rows, in a word or two.
///
/// ```
/// use games::rows::idea;
///
/// assert_eq!(idea(&[(1, 3), (5, 3)]), Some("equal rows"));
/// assert_eq!(idea(&[(1, 3), (5, 4)]), None);
/// assert_eq!(idea(&[(1, 3)]), Some("one row"));
/// ```
pub fn idea(rows: &[Run]) -> Option<&'static str> {
    match rows {
        [] => None,
        [_] => Some(words("one row", "只有一排")),
        rows if rows.windows(2).all(|pair| pair[0].1 == pair[1].1) => {
            Some(words("equal rows", "各排等长"))
        }
        _ => None,
    }
}

/// Rows of an octal game, with the theorem's values (Sprague, 1935; Grundy, 1939).
///
/// ```
/// use games::rows::Rows;
/// use gamecore::Octal;
///
/// let rows = Rows { game: &Octal::KAYLES.up_to(5), rows: vec![(1, 5), (7, 3)] };
/// assert_eq!(rows.note(), "nim-sum 4 xor 3 = 7");
/// assert_eq!(rows.decisive(), [(1, 5)]);
/// let taken = rows.winning(|taken| vec![taken.first + taken.before, taken.count]);
/// assert_eq!(taken.moves.collect::<Vec<_>>(), [[1, 2], [2, 2], [3, 2], [4, 2]]);
/// ```
pub struct Rows<'a> {
    /// The game, with the nim-values of all these rows.
    pub game: &'a Heaps<Octal>,
    /// The rows.
    pub rows: Vec<Run>,
}

/// Some neighbours of a row.
pub struct Neighbours {
    /// The row, counted from 0.
    pub row: usize,
    /// The number of its first element.
    pub first: u64,
    /// How many are before them in the row.
    pub before: u64,
    /// How many they are.
    pub count: u64,
}

/// Where the values repeat, longer rows are searched only near their ends.
const LONG: u64 = 2000;

impl Rows<'_> {
    /// The nim-sum of the rows' values.
    pub fn nim_sum(&self) -> u64 {
        self.game.nim_value(&self.lengths().collect::<Row>())
    }

    /// The nim-sum in words.
    pub fn reason(&self) -> String {
        said!(
            "the nim-sum of the rows' nim-values is {}",
            "各排 SG 值的异或和是 {}",
            self.nim_sum()
        )
    }

    /// The nim-sum as it is calculated: `nim-sum 3 xor 5 = 6`.
    pub fn note(&self) -> String {
        nim_sum_of(self.lengths().map(|length| self.game.value(length)))
    }

    /// A table of the rows, their lengths and their values, with the nim-sum below; `more` gives
    /// further columns, and `heads` stands above all.
    pub fn figures(&self, heads: &[&str], more: impl Fn(&Run) -> Vec<String>) -> Vec<String> {
        let mut lines = figures(heads, self.rows.len(), |place| {
            let (first, length) = self.rows[place];
            let name = said!("{first} to {}", "{first} 至 {}", first + (length - 1));
            let value = self.game.value(length).to_string();
            [vec![name, length.to_string(), value], more(&self.rows[place])].concat()
        });
        lines.push(self.note());
        lines
    }

    /// The rows with a winning move that makes their values smaller; without one, no move wins.
    pub fn decisive(&self) -> Vec<Run> {
        let (sum, value) = (self.nim_sum(), |row: &Run| self.game.value(row.1));
        self.rows.iter().copied().filter(|row| value(row) ^ sum < value(row)).collect()
    }

    /// The positions after all winning moves, which `after` makes of the neighbours that are taken;
    /// in rows of more than 2000 only takes near the ends, if the values repeat.
    ///
    /// O(n) for each number of neighbours that a move may take, for n elements.
    pub fn winning<'w>(&self, after: impl Fn(Neighbours) -> Row + 'w) -> Winning<'w> {
        let searched: Vec<u64> = self.lengths().map(|length| self.searched(length)).collect();
        let mut winning = Vec::new();
        for found in self.game.winning_moves(&searched) {
            let (row, count, (less, more)) = (found.take.heap, found.take.stones, found.leave);
            let (first, length) = self.rows[row];
            let neighbours = |before| Neighbours { row, first, before, count };
            winning.push(neighbours(less));
            if less != more {
                winning.push(neighbours(more + (length - searched[row])));
            }
        }
        winning.sort_by_key(|taken| (taken.row, taken.count, taken.before));
        let winning = winning.into_iter().map(after);
        match self.lengths().eq(searched) {
            true => Winning::all(winning),
            false => Winning::some(winning),
        }
    }

    /// The length of a row with the same value, from which the same is left near its ends.
    fn searched(&self, length: u64) -> u64 {
        match self.game.period() {
            Some(period) if length > LONG => LONG + (length - LONG) % period.period(),
            _ => length,
        }
    }

    /// That the rows come in pairs of equal length, if they do and there are some.
    pub fn paired(&self) -> Option<String> {
        let lengths = self.lengths().collect::<Row>();
        let pairs = in_pairs(&lengths);
        (!lengths.is_empty() && self.are_twins()).then(|| {
            said!(
                "the rows pair off, {pairs}, and every move can be copied in the twin of its row",
                "各排两两等长（{pairs}），你在一排里怎么走，对方都能在等长的那一排里照样走"
            )
        })
    }

    /// Whether the rows come in pairs of equal length.
    pub fn are_twins(&self) -> bool {
        twins(self.lengths().collect())
    }

    fn lengths(&self) -> impl Iterator<Item = u64> + '_ {
        self.rows.iter().map(|&(_, length)| length)
    }
}
