use crate::coins::heads::turn_over;
use crate::game::{Game, Outcome};

/// Turning Blocks: turn over a connected block of coins in a rectangle, the last of them from heads
/// to tails.
///
/// Coins lie in rows and columns, both counted from 0. The coins of a block are connected if
/// neighbours share a side. It must have a last coin: no other coin of the block is in a row below
/// it or in a column to the right of it. A position is the coins that show heads, by row and
/// column, each once (which is not checked) and in any order; a move is the coins of the block in
/// ascending order, so that the last coin comes last, and after it the heads are in order. The
/// player who cannot move loses.
///
/// In the first row and the first column, which are the game [`Ruler`](crate::Ruler), coin n has as
/// its nim-value the greatest power of two that divides n + 1; any other coin, in row r and column
/// c, has the nim-value 2^(r + c). All other coins of a block with this last coin have smaller
/// powers of two, so no move keeps the value; and every smaller value is left by the construction
/// of [`block`](TurningBlocks::block). A nim-value has as many digits as the coordinates allow, so
/// it is not a `u64`, and this game is not [`NimValued`](crate::NimValued).
///
/// O(n + r + c) for the outcome of n coins in r rows and c columns, and O(r c) more for one winning
/// move. All winning moves may be exponentially many: every block that ends with a coin of the
/// highest value that counts is looked at, so
/// [`winning_moves`](Game::winning_moves) is for rectangles of up to about 25 coins.
///
/// ```
/// use gamecore::judges::TurningBlocks;
/// use gamecore::prelude::*;
///
/// // 2 and 2.
/// assert_eq!(TurningBlocks.outcome(&[(0, 1), (1, 0)]), Outcome::P);
/// // 4 and 2: what is turned with the first coin must have the nim-sum 2.
/// let heads = [(1, 1), (0, 1)];
/// let blocks = TurningBlocks.winning_moves(&heads);
/// assert_eq!(blocks, [[(0, 1), (1, 1)], [(1, 0), (1, 1)]]);
/// assert_eq!(TurningBlocks.after(&heads, &blocks[1]), [(0, 1), (1, 0)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurningBlocks;

// By row and column.
type Coin = (usize, usize);

impl Game for TurningBlocks {
    type Position = [Coin];
    type Move = Vec<Coin>;

    fn outcome(&self, heads: &[Coin]) -> Outcome {
        Outcome::n_if(TurningBlocks::nim_value_digits(heads).contains(&true))
    }

    fn winning_moves(&self, heads: &[Coin]) -> Vec<Vec<Coin>> {
        let digits = TurningBlocks::nim_value_digits(heads);
        let highest = digits.iter().rposition(|&digit| digit);
        let mut moves = Vec::new();
        for &last in heads.iter().filter(|_| highest.is_some()) {
            // Away from the edges the last coin has the highest digit of its block.
            let is_inside = last.0 > 0 && last.1 > 0;
            if !is_inside || Some(TurningBlocks::nim_value_exponent(last)) == highest {
                moves.append(&mut blocks_worth(last, digits.clone()));
            }
        }
        moves.sort_unstable();
        moves
    }

    fn winning_move(&self, heads: &[Coin]) -> Option<Vec<Coin>> {
        let mut others = TurningBlocks::nim_value_digits(heads);
        let highest = others.iter().rposition(|&digit| digit)?;
        // This coin must get the value of all others together, which is less.
        let has_highest = |&&coin: &&Coin| TurningBlocks::nim_value_exponent(coin) == highest;
        let last = *heads.iter().find(has_highest)?;
        others[highest] = false;
        Some(TurningBlocks::block(last, others))
    }

    fn after(&self, heads: &[Coin], chosen: &Vec<Coin>) -> Vec<Coin> {
        assert!(is_block(chosen), "{:?} is not a connected block with a last coin", chosen);
        let mut after = heads.to_vec();
        turn_over(&mut after, chosen.iter().copied());
        after
    }
}

impl TurningBlocks {
    /// The binary logarithm of the nim-value of a coin alone, which is a power of two. O(1).
    ///
    /// # Panics
    /// If it exceeds a `usize`.
    ///
    /// ```
    /// use gamecore::judges::TurningBlocks;
    ///
    /// assert_eq!(TurningBlocks::nim_value_exponent((0, 3)), 2);
    /// assert_eq!(TurningBlocks::nim_value_exponent((1, 3)), 4);
    /// ```
    #[must_use]
    pub fn nim_value_exponent((row, column): (usize, usize)) -> usize {
        if row == 0 || column == 0 {
            // The zeros at the end of the number and 1, which may exceed a `usize`.
            (!(row + column)).trailing_zeros() as usize
        } else {
            row.checked_add(column).expect("a coin's row and column are too large")
        }
    }

    /// The binary digits of the nim-value of a position, the lowest first; there may be zeros
    /// at the end. O(n + r + c) for n coins in r rows and c columns.
    ///
    /// ```
    /// use gamecore::judges::TurningBlocks;
    ///
    /// let digits = TurningBlocks::nim_value_digits(&[(1, 1), (0, 0), (0, 2)]);
    /// assert_eq!(digits, [false, false, true]);
    /// ```
    #[must_use]
    pub fn nim_value_digits(heads: &[(usize, usize)]) -> Vec<bool> {
        let mut digits = Vec::new();
        for &coin in heads {
            toggle(&mut digits, TurningBlocks::nim_value_exponent(coin));
        }
        digits
    }

    /// A block with this last coin whose other coins have a given nim-sum, in ascending order.
    ///
    /// The nim-sum is given by its binary digits, the lowest first. O(r c) for the last coin in row
    /// r and column c.
    ///
    /// # Panics
    /// If the nim-sum is not less than the nim-value of the last coin.
    ///
    /// ```
    /// use gamecore::judges::TurningBlocks;
    ///
    /// let block = TurningBlocks::block((1, 1), vec![true]);
    /// assert_eq!(block, [(0, 0), (0, 1), (1, 0), (1, 1)]);
    /// ```
    #[must_use]
    pub fn block(last: (usize, usize), others: Vec<bool>) -> Vec<(usize, usize)> {
        let exponent = TurningBlocks::nim_value_exponent(last);
        assert!(others.iter().skip(exponent).all(|&digit| !digit), "a nim-sum that is too large");
        let mut wanted = others;
        wanted.resize(exponent.max(wanted.len()) + 2, false);
        let mut builder = Builder { wanted, coins: Vec::new(), transposed: false };
        let mut rest = Some(Rest::EndingWith(last));
        while let Some(next) = rest {
            rest = builder.build(next);
        }
        builder.coins.sort_unstable();
        builder.coins
    }
}

fn toggle(digits: &mut Vec<bool>, exponent: usize) {
    if digits.len() <= exponent {
        digits.resize(exponent + 1, false);
    }
    digits[exponent] ^= true;
}

// The neighbours of a coin.
fn neighbours((row, column): Coin) -> impl Iterator<Item = Coin> {
    let beside = |number: usize| number.checked_sub(1).into_iter().chain(number.checked_add(1));
    let rows = beside(row).map(move |row| (row, column));
    let columns = beside(column).map(move |column| (row, column));
    rows.chain(columns)
}

// Whether these coins, in ascending order, are a connected block with a last coin.
fn is_block(coins: &[Coin]) -> bool {
    let last = match coins.last() {
        Some(&last) => last,
        None => return false,
    };
    let is_in_order = coins.windows(2).all(|pair| pair[0] < pair[1]);
    if !is_in_order || coins.iter().any(|&(_, column)| column > last.1) {
        return false;
    }
    let mut is_joined = vec![false; coins.len()];
    is_joined[coins.len() - 1] = true;
    let mut waiting = vec![last];
    while let Some(coin) = waiting.pop() {
        for neighbour in neighbours(coin) {
            if let Ok(place) = coins.binary_search(&neighbour) {
                if !is_joined[place] {
                    is_joined[place] = true;
                    waiting.push(neighbour);
                }
            }
        }
    }
    !is_joined.contains(&false)
}

// All blocks with this last coin that have this nim-sum, given by its binary digits.
fn blocks_worth(last: Coin, mut missing: Vec<bool>) -> Vec<Vec<Coin>> {
    let (mut found, mut block) = (Vec::new(), Vec::new());
    let columns = last.1 + 1;
    let mut is_seen = vec![false; (last.0 + 1) * columns];
    is_seen[last.0 * columns + last.1] = true;
    let mut path = vec![Growth { untried: vec![last], new: Vec::new() }];
    while let Some(growth) = path.last_mut() {
        if let Some(coin) = growth.untried.pop() {
            let mut new = Vec::new();
            for (row, column) in neighbours(coin) {
                if row <= last.0 && column <= last.1 && !is_seen[row * columns + column] {
                    is_seen[row * columns + column] = true;
                    new.push((row, column));
                }
            }
            let untried = [&growth.untried[..], &new].concat();
            path.push(Growth { untried, new });
            block.push(coin);
            toggle(&mut missing, TurningBlocks::nim_value_exponent(coin));
            if !missing.contains(&true) {
                let mut coins = block.clone();
                coins.sort_unstable();
                found.push(coins);
            }
        } else {
            for &(row, column) in &growth.new {
                is_seen[row * columns + column] = false;
            }
            path.pop();
            if let Some(coin) = block.pop() {
                toggle(&mut missing, TurningBlocks::nim_value_exponent(coin));
            }
        }
    }
    found
}

// How a block can grow. A coin that has been tried stays out of the blocks that are tried after it,
// so that each block is found once.
struct Growth {
    // The neighbours of the block that have not been tried.
    untried: Vec<Coin>,
    // Those that were not neighbours before the last coin was added.
    new: Vec<Coin>,
}

// The part of a block that is still to be built, towards the upper left.
struct Builder {
    // The nim-sum of the coins that are still missing.
    wanted: Vec<bool>,
    coins: Vec<Coin>,
    // Whether rows and columns have changed places.
    transposed: bool,
}

// What is still to be built of a block; a step builds some of it and says what is left then. Steps
// that called each other would go as deep as there are rows and columns.
enum Rest {
    EndingWith(Coin),
    GoOn(Coin),
    AlongTheEdge(usize),
    AlongTwoRows(usize),
}

impl Builder {
    fn build(&mut self, rest: Rest) -> Option<Rest> {
        match rest {
            Rest::EndingWith(last) => self.ending_with(last),
            Rest::GoOn(last) => Some(self.go_on(last)),
            Rest::AlongTheEdge(column) => self.along_the_edge(column),
            Rest::AlongTwoRows(column) => self.along_two_rows(column),
        }
    }

    // Adds a coin and takes its value from the nim-sum that is wanted.
    fn add(&mut self, coin: Coin) {
        toggle(&mut self.wanted, TurningBlocks::nim_value_exponent(coin));
        let (row, column) = coin;
        self.coins.push(if self.transposed { (column, row) } else { (row, column) });
    }

    // Adds a coin whose value is not counted.
    fn add_last(&mut self, coin: Coin) {
        toggle(&mut self.wanted, TurningBlocks::nim_value_exponent(coin));
        self.add(coin);
    }

    fn is_done(&self) -> bool {
        !self.wanted.contains(&true)
    }

    // A block with this last coin, which is not counted; less than its value is wanted.
    fn ending_with(&mut self, last: Coin) -> Option<Rest> {
        self.add_last(last);
        let (row, column) = last;
        if row == 0 || column == 0 {
            // Ruler: runs of neighbours give every smaller value.
            for before in (0..row + column).rev() {
                if self.is_done() {
                    break;
                }
                self.add(if row == 0 { (0, before) } else { (before, 0) });
            }
            None
        } else if (row, column) == (1, 1) {
            self.corner();
            None
        } else if column == 1 {
            self.transposed = !self.transposed;
            Some(Rest::GoOn((column, row)))
        } else {
            Some(Rest::GoOn(last))
        }
    }

    // The last coin is in column 2 or later, and in row 1 or later.
    fn go_on(&mut self, (row, column): Coin) -> Rest {
        let half = row + column - 1;
        if self.wanted[half] {
            self.wanted[half] = false;
            Rest::EndingWith((row, column - 1))
        } else if row > 1 {
            // Two coins worth half the value cancel each other.
            self.add((row - 1, column));
            self.wanted[half] = false;
            Rest::EndingWith((row, column - 1))
        } else {
            self.add((0, column));
            Rest::AlongTheEdge(column - 1)
        }
    }

    // With (1, 1) as the last coin: less than 4 is wanted.
    fn corner(&mut self) {
        let coins: &[Coin] = match (self.wanted[1], self.wanted[0]) {
            (false, false) => &[],
            (false, true) => &[(0, 1), (0, 0), (1, 0)],
            (true, false) => &[(0, 1)],
            (true, true) => &[(0, 1), (0, 0)],
        };
        coins.iter().for_each(|&coin| self.add(coin));
    }

    // Nothing, or a block of the first two rows with (0, column) as its last coin in row 0, and
    // without (1, column); less than 2^(column + 1) is wanted.
    fn along_the_edge(&mut self, column: usize) -> Option<Rest> {
        if self.is_done() {
            return None;
        }
        self.add((0, column));
        if column == 1 {
            // Now 0, 1 or 3 is wanted.
            self.first_column();
        }
        Some(column).filter(|&column| column > 1).map(|column| Rest::AlongTwoRows(column - 1))
    }

    // The coins of the first column, beside a coin of the second one: less than 4 is wanted.
    fn first_column(&mut self) {
        if self.wanted[0] {
            self.add((0, 0));
        }
        if self.wanted[1] {
            self.add((1, 0));
        }
    }

    // Nothing, or a block of the first two rows with (0, column), and perhaps (1, column); less
    // than 2^(column + 2) is wanted, and the column is 1 or later.
    fn along_two_rows(&mut self, column: usize) -> Option<Rest> {
        if !self.wanted[column + 1] {
            return Some(Rest::AlongTheEdge(column));
        }
        self.add((0, column));
        self.add((1, column));
        // The coins that follow may touch either coin.
        if column == 1 {
            self.first_column();
            None
        } else if self.wanted[column] {
            self.wanted[column] = false;
            Some(Rest::EndingWith((1, column - 1)))
        } else {
            Some(Rest::AlongTheEdge(column - 1))
        }
    }
}
