//! Blocks of coins, by play and by their sums.

use std::collections::BTreeSet;

use gamecore::turning_blocks::*;
use gamecore::{mex, Outcome};
use oracle::{Oracle, Ruleset};

/// All blocks on a small rectangle, as masks, each with the number of its last coin.
fn blocks(rows: usize, columns: usize) -> Vec<(u64, usize)> {
    let cells = rows * columns;
    let masks = (1..1_u64 << cells).filter(|&mask| is_connected(mask, columns, cells));
    let with_last = masks.filter_map(|mask| {
        let of_mask = (0..cells).filter(|cell| mask >> cell & 1 == 1);
        let row = of_mask.clone().map(|cell| cell / columns).max()?;
        let column = of_mask.map(|cell| cell % columns).max()?;
        let last = row * columns + column;
        (mask >> last & 1 == 1).then_some((mask, last))
    });
    with_last.collect()
}

fn is_connected(mask: u64, columns: usize, cells: usize) -> bool {
    let mut reached = mask & mask.wrapping_neg();
    loop {
        let mut more = reached;
        for cell in (0..cells).filter(|cell| reached >> cell & 1 == 1) {
            more |= 1 << (cell + columns) | 1 << cell >> columns;
            if cell % columns > 0 {
                more |= 1 << (cell - 1);
            }
            if cell % columns + 1 < columns {
                more |= 1 << (cell + 1);
            }
        }
        more &= mask;
        if more == reached {
            return reached == mask;
        }
        reached = more;
    }
}

struct Blocks(Vec<(u64, usize)>);

impl Ruleset for Blocks {
    type Position = u64;

    fn options(&self, heads: &u64) -> Vec<u64> {
        let showing = self.0.iter().filter(|&&(_, last)| heads >> last & 1 == 1);
        showing.map(|&(block, _)| heads ^ block).collect()
    }
}

#[test]
fn small_rectangles_are_as_played() {
    for (rows, columns) in [(1, 9), (9, 1), (2, 4), (3, 3), (4, 2)] {
        let oracle = Oracle::new(Blocks(blocks(rows, columns)));
        for position in 0..1_u64 << (rows * columns) {
            let cells = (0..rows * columns).filter(|cell| position >> cell & 1 == 1);
            let coins: Vec<Coin> = cells.map(|cell| (cell / columns, cell % columns)).collect();
            if let [coin] = coins[..] {
                assert_eq!(oracle.nim_value(&position), 1 << nim_value_exponent(coin));
            }
            let expected = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(outcome(coins.iter().copied()), expected, "{coins:?}");
            match winning_move(&coins) {
                None => assert_eq!(expected, Outcome::P),
                Some(turned) => {
                    let mask = turned.iter().fold(0, |mask, (r, c)| mask | 1 << (r * columns + c));
                    assert!(oracle.winning_options(&position).contains(&(position ^ mask)));
                }
            }
        }
    }
}

#[test]
fn values_on_a_larger_rectangle_are_those_of_the_blocks() {
    let (rows, columns) = (4, 5);
    let mut sums: Vec<BTreeSet<u64>> = vec![BTreeSet::new(); rows * columns];
    let value = |cell: usize| 1_u64 << nim_value_exponent((cell / columns, cell % columns));
    for (mask, last) in blocks(rows, columns) {
        let others = (0..last).filter(|cell| mask >> cell & 1 == 1);
        sums[last].insert(others.fold(0, |sum, cell| sum ^ value(cell)));
    }
    for (cell, sums) in sums.into_iter().enumerate() {
        assert_eq!(mex(sums), value(cell));
    }
}

/// Whether the coins are different, connected, and the first of them is the last of the block.
fn is_block(coins: &[Coin]) -> bool {
    let set: BTreeSet<Coin> = coins.iter().copied().collect();
    let (row, column) = coins[0];
    let mut seen = BTreeSet::new();
    let mut left = vec![coins[0]];
    while let Some((r, c)) = left.pop() {
        if set.contains(&(r, c)) && seen.insert((r, c)) {
            left.extend([(r + 1, c), (r, c + 1), (r.wrapping_sub(1), c), (r, c.wrapping_sub(1))]);
        }
    }
    let in_reach = coins.iter().all(|&(r, c)| r <= row && c <= column);
    set.len() == coins.len() && seen == set && in_reach
}

#[test]
fn blocks_of_all_small_sums_and_of_large_ones() {
    let mut number: u64 = 88_172_645_463_325_252;
    for last in (0..9).flat_map(|row| (0..9).map(move |column| (row, column))) {
        let exponent = nim_value_exponent(last);
        let count = if exponent < 10 { 1 << exponent } else { 1000 };
        for index in 0..count {
            number ^= number << 13;
            number ^= number >> 7;
            number ^= number << 17;
            let sum = if exponent < 10 { index } else { number % (1 << exponent) };
            let digits: Vec<bool> = (0..exponent).map(|digit| sum >> digit & 1 == 1).collect();
            let coins = block(last, digits);
            assert_eq!(coins[0], last);
            assert!(is_block(&coins), "{coins:?}");
            let found = nim_value_digits(coins[1..].iter().copied());
            let found = (0..).zip(found).fold(0, |sum, (digit, one)| sum | u64::from(one) << digit);
            assert_eq!(found, sum, "{last:?}: {coins:?}");
        }
    }
}

#[test]
fn a_board_of_a_hundred_rows_is_won_and_then_lost() {
    let heads: Vec<Coin> =
        (0..100).flat_map(|row| (0..100).map(move |column| (row, column))).collect();
    let turned = winning_move(&heads).expect("a winning move");
    assert!(is_block(&turned));
    let after = heads.iter().filter(|coin| !turned.contains(coin)).copied();
    assert_eq!(outcome(after), Outcome::P);
}

#[test]
#[should_panic(expected = "a nim-sum that is too large")]
fn no_block_has_a_larger_sum() {
    block((1, 1), vec![false, false, true]);
}
