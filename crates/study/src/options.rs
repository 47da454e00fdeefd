//! The options of a position, which come from rules and from nothing else.

use std::rc::Rc;

use oracle::Ruleset;

use crate::row::Row;

/// The options of a position by its rules; those that come to the same may be repeated.
///
/// Only a [`Ruleset`] makes them: what a study knows of the theorem cannot become a move.
///
/// ```compile_fail,E0308
/// use study::{Play, Winning};
///
/// let one_less = Play::new(|| vec![vec![2]], || true, Winning::none);
/// ```
#[derive(Clone)]
pub struct Options<'a>(Rc<dyn Fn() -> Vec<Row> + 'a>);

impl<'a> Options<'a> {
    /// The options of a row that the rules read as their position.
    ///
    /// ```
    /// use oracle::games::Wythoff;
    /// use study::Options;
    ///
    /// assert_eq!(Options::of(Wythoff, &[1, 1]).rows(), [[0, 0], [1, 0], [0, 1]]);
    /// ```
    pub fn of<R>(rules: R, row: &'a [u64]) -> Options<'a>
    where
        R: Ruleset + 'a,
        R::Position: Numbers,
    {
        let options = move || rules.options(&Numbers::read(row));
        Options(Rc::new(move || options().into_iter().map(Numbers::write).collect()))
    }

    /// The options of a position that the rules read otherwise; `write` makes a row of each.
    pub fn at<R>(
        rules: R,
        position: R::Position,
        write: impl Fn(R::Position) -> Row + 'a,
    ) -> Options<'a>
    where
        R: Ruleset + 'a,
        R::Position: 'a,
    {
        Options(Rc::new(move || rules.options(&position).into_iter().map(&write).collect()))
    }

    /// The same where the rules and their position are made when the options are asked for, as a
    /// row may be too large for them.
    pub fn by<R: Ruleset>(
        rules: impl Fn() -> (R, R::Position) + 'a,
        write: impl Fn(R::Position) -> Row + 'a,
    ) -> Options<'a> {
        let options = move || {
            let (rules, position) = rules();
            rules.options(&position)
        };
        Options(Rc::new(move || options().into_iter().map(&write).collect()))
    }

    /// The same options, each written as another row.
    pub fn rewritten(self, write: impl Fn(Row) -> Row + 'a) -> Options<'a> {
        Options(Rc::new(move || self.rows().into_iter().map(&write).collect()))
    }

    /// All of them.
    pub fn rows(&self) -> Vec<Row> {
        (self.0)()
    }
}

/// A position that is a row of numbers, written in its order.
pub trait Numbers {
    /// The position.
    ///
    /// # Panics
    /// If the row is too short.
    fn read(row: &[u64]) -> Self;

    /// The row.
    fn write(self) -> Row;
}

impl Numbers for u64 {
    fn read(row: &[u64]) -> u64 {
        row[0]
    }

    fn write(self) -> Row {
        vec![self]
    }
}

impl Numbers for (u64, u64) {
    fn read(row: &[u64]) -> (u64, u64) {
        (row[0], row[1])
    }

    fn write(self) -> Row {
        vec![self.0, self.1]
    }
}

impl Numbers for Row {
    fn read(row: &[u64]) -> Row {
        row.to_vec()
    }

    fn write(self) -> Row {
        self
    }
}

impl Numbers for Vec<(u64, u64)> {
    fn read(row: &[u64]) -> Vec<(u64, u64)> {
        row.chunks(2).map(Numbers::read).collect()
    }

    fn write(self) -> Row {
        self.into_iter().flat_map(Numbers::write).collect()
    }
}
