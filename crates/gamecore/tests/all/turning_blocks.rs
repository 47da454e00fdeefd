//! Blocks of coins, by play and by their sums.

use std::collections::BTreeSet;

use gamecore::judges::TurningBlocks;
use gamecore::{mex, Game, Outcome};
use oracle::games::CoinTurning;
use oracle::Oracle;

use super::shape;

type Coin = (usize, usize);

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

#[test]
fn small_rectangles_are_as_played() {
    for (rows, columns) in [(1, 9), (9, 1), (2, 4), (3, 3), (4, 2)] {
        // The last coin of a block has the highest number.
        let masks = blocks(rows, columns).into_iter().map(|(mask, _)| mask);
        let oracle = Oracle::new(CoinTurning(masks.collect()));
        let coins = |position: u64| -> Vec<Coin> {
            let cells = (0..rows * columns).filter(|cell| position >> cell & 1 == 1);
            cells.map(|cell| (cell / columns, cell % columns)).collect()
        };
        for position in 0..1_u64 << (rows * columns) {
            let mut heads = coins(position);
            if let [coin] = heads[..] {
                let value = 1 << TurningBlocks::nim_value_exponent(coin);
                assert_eq!(oracle.nim_value(&position), value);
            }
            let expected = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(TurningBlocks.outcome(&heads), expected, "{heads:?}");
            let results = TurningBlocks.winning_moves(&heads).into_iter();
            let results = results.map(|block| TurningBlocks.after(&heads, &block)).collect();
            let wins = oracle.winning_options(&position).into_iter().map(coins).collect();
            assert_eq!(super::sorted(results), super::sorted(wins), "{heads:?}");
            heads.reverse();
            shape::keeps(&TurningBlocks, &heads);
        }
    }
}

#[test]
fn values_on_a_larger_rectangle_are_those_of_the_blocks() {
    let (rows, columns) = (4, 5);
    let mut sums: Vec<BTreeSet<u64>> = vec![BTreeSet::new(); rows * columns];
    let value =
        |cell: usize| 1_u64 << TurningBlocks::nim_value_exponent((cell / columns, cell % columns));
    for (mask, last) in blocks(rows, columns) {
        let others = (0..last).filter(|cell| mask >> cell & 1 == 1);
        sums[last].insert(others.fold(0, |sum, cell| sum ^ value(cell)));
    }
    for (cell, sums) in sums.into_iter().enumerate() {
        assert_eq!(mex(sums), value(cell));
    }
}

/// Whether the coins are different, connected, and the last of them is the last of the block.
fn is_block(coins: &[Coin]) -> bool {
    let set: BTreeSet<Coin> = coins.iter().copied().collect();
    let last = coins[coins.len() - 1];
    let (row, column) = last;
    let mut seen = BTreeSet::new();
    let mut left = vec![last];
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
        let exponent = TurningBlocks::nim_value_exponent(last);
        let count = if exponent < 10 { 1 << exponent } else { 1000 };
        for index in 0..count {
            number ^= number << 13;
            number ^= number >> 7;
            number ^= number << 17;
            let sum = if exponent < 10 { index } else { number % (1 << exponent) };
            let digits: Vec<bool> = (0..exponent).map(|digit| sum >> digit & 1 == 1).collect();
            let coins = TurningBlocks::block(last, digits);
            let (&end, others) = coins.split_last().unwrap();
            assert_eq!(end, last);
            assert!(is_block(&coins), "{coins:?}");
            let found = TurningBlocks::nim_value_digits(others);
            let found = (0..).zip(found).fold(0, |sum, (digit, one)| sum | u64::from(one) << digit);
            assert_eq!(found, sum, "{last:?}: {coins:?}");
        }
    }
}

#[test]
fn a_board_of_a_hundred_rows_is_won_and_then_lost() {
    let heads: Vec<Coin> =
        (0..100).flat_map(|row| (0..100).map(move |column| (row, column))).collect();
    let turned = TurningBlocks.winning_move(&heads).expect("a winning move");
    assert!(is_block(&turned));
    assert_eq!(TurningBlocks.outcome(&TurningBlocks.after(&heads, &turned)), Outcome::P);
}

#[test]
fn long_rows_are_built_step_by_step() {
    // As a recursion, the construction would be deeper than the stack of a thread.
    const LAST: usize = 100_000;
    for heads in [[(0, 1), (1, LAST)], [(1, LAST / 2), (1, LAST)], [(0, 1), (LAST, 2)]] {
        let turned = TurningBlocks.winning_move(&heads).expect("a winning move");
        assert_eq!(TurningBlocks.outcome(&TurningBlocks.after(&heads, &turned)), Outcome::P);
    }
}

#[test]
#[should_panic(expected = "a nim-sum that is too large")]
fn no_block_has_a_larger_sum() {
    let _ = TurningBlocks::block((1, 1), vec![false, false, true]);
}

#[test]
fn a_long_row_is_ruler() {
    // The first 2^17 - 1 coins are worth 2^16 beside the last one.
    let heads = [(0, (1 << 17) - 1), (0, (1 << 16) - 1)];
    let moves = TurningBlocks.winning_moves(&heads);
    assert_eq!(moves, [(0..1 << 17).map(|column| (0, column)).collect::<Vec<Coin>>()]);
    assert_eq!(TurningBlocks.winning_move(&heads).as_ref(), moves.first());
}

#[test]
fn what_is_not_a_block_is_not_turned() {
    let heads = [(0, 0), (1, 1), (2, 2)];
    let refused: [&[Coin]; 6] = [
        &[],
        &[(0, 1)],
        &[(0, 0), (1, 1)],
        &[(1, 1), (0, 1)],
        &[(0, 1), (0, 1), (1, 1)],
        &[(0, 1), (0, 2), (1, 1)],
    ];
    for coins in refused {
        let turn = || TurningBlocks.after(&heads, &coins.to_vec());
        assert!(std::panic::catch_unwind(turn).is_err(), "{coins:?}");
    }
    assert_eq!(TurningBlocks.after(&heads, &vec![(0, 1), (1, 1)]), [(0, 0), (0, 1), (2, 2)]);
}
