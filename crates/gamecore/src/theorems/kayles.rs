//! Kayles: knock down one skittle or two neighbouring ones of a row. The player who cannot move
//! loses, or wins in misere play.
//!
//! It is the octal game 0.77 (Dudeney, 1907).
//!
//! Theorem (Guy and Smith, 1956). The nim-values of the rows repeat every 12 from the row 71 on.
//!
//! The first 168 (OEIS A002186) prove it, see [`octal_period`](crate::octal_period).
//!
//! Theorem (Sibert and Conway, 1992). The P-positions in misere play are those of normal play, with
//! finitely many kinds of exceptions. Write E(a, b, ..) for an even number of rows, perhaps 0, and
//! D(a, b, ..) for an odd number, all of lengths in the list. The exceptions are the positions with
//! nothing else but
//!
//! - P-positions in normal play, but N-positions in misere play: E(5) E(4, 1);
//!   E(17, 12, 9) E(20, 4, 1); one row of 25 with E(17, 12, 9) D(20, 4, 1).
//! - N-positions in normal play, but P-positions in misere play: D(5) D(4, 1); E(5) D(4, 1);
//!   D(9) E(4, 1); one row of 12 with E(4, 1); E(17, 12, 9) D(20, 4, 1); one row of 25 with
//!   D(9) D(4, 1).
//!
//! The proof is theirs. The misere quotient of all rows up to 200, as
//! [`MisereHeaps`](crate::MisereHeaps) finds it, gives the same outcomes.
//!
//! ```
//! use gamecore::{is_misere_kayles_p, kayles_value};
//!
//! assert_eq!(kayles_value(5), 4);
//! assert_eq!(kayles_value(5) ^ kayles_value(9), 0);
//! assert!(!is_misere_kayles_p(&[5, 5]));
//! ```

/// The nim-values of the rows of 0 to 83 skittles: after 72 of them, one period (OEIS A002186).
///
/// ```
/// use gamecore::KAYLES_VALUES;
///
/// assert_eq!(KAYLES_VALUES[72..], [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]);
/// ```
pub const KAYLES_VALUES: [u8; 84] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2,
    1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8,
    1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
];

/// The nim-value of a row of Kayles (Guy and Smith, 1956). O(1).
///
/// ```
/// use gamecore::kayles_value;
///
/// let values: Vec<u64> = (0..=10).map(kayles_value).collect();
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// assert_eq!(kayles_value(1_000_000_000_000), 1);
/// ```
#[must_use]
pub fn kayles_value(row: u64) -> u64 {
    let place = if row < 72 { row } else { 72 + row % 12 };
    u64::from(KAYLES_VALUES[place as usize])
}

/// Whether rows of Kayles are a P-position in misere play (Sibert and Conway, 1992). O(n) for n
/// rows.
///
/// ```
/// use gamecore::is_misere_kayles_p;
///
/// assert!(is_misere_kayles_p(&[5, 9]));
/// assert!(!is_misere_kayles_p(&[5, 5]));
/// assert!(is_misere_kayles_p(&[25, 9, 1]));
/// ```
#[must_use]
pub fn is_misere_kayles_p(rows: &[u64]) -> bool {
    KaylesRows::of(rows).is_misere_p()
}

/// All of some rows of Kayles that their outcome in misere play depends on: the nim-value, how many
/// rows are not empty, and how many have each of the lengths in the exceptions.
///
/// ```
/// use gamecore::KaylesRows;
///
/// let mut rows = KaylesRows::of(&[25, 9, 1]);
/// assert!(rows.is_misere_p());
/// rows.remove(9);
/// rows.add(8);
/// assert!(!rows.is_misere_p());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KaylesRows {
    nim_value: u64,
    rows: u64,
    ones_and_fours: u64,
    fives: u64,
    nines: u64,
    twelves: u64,
    seventeens: u64,
    twenties: u64,
    twenty_fives: u64,
}

impl KaylesRows {
    /// All of them. O(n) for n rows.
    #[must_use]
    pub fn of(rows: &[u64]) -> KaylesRows {
        let mut all = KaylesRows::default();
        for &row in rows {
            all.add(row);
        }
        all
    }

    /// One more row. O(1).
    pub fn add(&mut self, row: u64) {
        self.nim_value ^= kayles_value(row);
        self.rows += u64::from(row > 0);
        if let Some(count) = self.count(row) {
            *count += 1;
        }
    }

    /// Without one of the rows, which must be there. O(1).
    ///
    /// # Panics
    /// If there is no row at all, or if none is left of a kind that the exceptions count: 1 and 4
    /// together, 5, 9, 12, 17, 20 and 25. The lengths of other rows are not kept.
    ///
    /// ```
    /// use gamecore::KaylesRows;
    ///
    /// let mut rows = KaylesRows::of(&[5, 9]);
    /// rows.remove(9);
    /// assert_eq!(rows, KaylesRows::of(&[5]));
    /// ```
    pub fn remove(&mut self, row: u64) {
        let one_less = |count: u64, number: u64| {
            count.checked_sub(number).unwrap_or_else(|| panic!("no row of {} is there", row))
        };
        self.rows = one_less(self.rows, u64::from(row > 0));
        if let Some(count) = self.count(row) {
            *count = one_less(*count, 1);
        }
        self.nim_value ^= kayles_value(row);
    }

    fn count(&mut self, row: u64) -> Option<&mut u64> {
        match row {
            1 | 4 => Some(&mut self.ones_and_fours),
            5 => Some(&mut self.fives),
            9 => Some(&mut self.nines),
            12 => Some(&mut self.twelves),
            17 => Some(&mut self.seventeens),
            20 => Some(&mut self.twenties),
            25 => Some(&mut self.twenty_fives),
            _ => None,
        }
    }

    /// Whether they are a P-position in misere play. O(1).
    #[must_use]
    pub fn is_misere_p(&self) -> bool {
        let is_odd = |count: u64| count % 2 == 1;
        let is_all = |count: u64| count == self.rows;
        let ones = self.ones_and_fours;
        let late = self.nines + self.twelves + self.seventeens;
        let early = ones + self.twenties;
        if is_all(self.fives + ones) {
            return is_odd(ones);
        }
        if is_all(late + early) && !is_odd(late) {
            return is_odd(early);
        }
        if is_all(1 + late + early) && !is_odd(late) && is_odd(early) && self.twenty_fives == 1 {
            return false;
        }
        self.nim_value == 0
            || is_all(self.nines + ones) && is_odd(self.nines) && !is_odd(ones)
            || is_all(1 + ones) && self.twelves == 1 && !is_odd(ones)
            || is_all(1 + self.nines + ones)
                && self.twenty_fives == 1
                && is_odd(self.nines)
                && is_odd(ones)
    }
}
