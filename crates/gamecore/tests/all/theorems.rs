//! The plain functions, against published values; and against the bare rules those that are not
//! played as a game of a file here is.

use gamecore::*;
use oracle::Oracle;

use crate::huge::message;
use crate::octal::by_definition;
use crate::{widened, Rules};

/// The positions after a move in one heap, whose sizes after it are given.
fn one_heap(heaps: &[u64], left: impl Fn(u64) -> Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (index, &heap) in heaps.iter().enumerate() {
        options.extend(left(heap).into_iter().map(|left| {
            let mut after = heaps.to_vec();
            after[index] = left;
            after
        }));
    }
    options
}

#[test]
fn silver_dollar() {
    let oracle = Oracle::new(Rules(|coins| {
        let mut options = one_heap(coins, |square| (0..square).collect());
        // The coins stay in order.
        options.retain(|after| after.windows(2).all(|pair| pair[0] < pair[1]));
        options
    }));
    for coins in (0..1_u64 << 9).map(|set| (0..9).filter(move |square| set >> square & 1 == 1)) {
        let mut coins: Vec<u64> = coins.collect();
        let expected = oracle.nim_value(&coins);
        coins.reverse();
        assert_eq!(silver_dollar_value(&coins), expected, "{coins:?}");
    }
}

#[test]
fn published_values() {
    // OEIS A001222, the number of prime factors.
    let omega: Vec<u64> = (1..=16).map(prime_omega).collect();
    assert_eq!(omega, [0, 1, 1, 2, 1, 2, 1, 3, 2, 2, 1, 3, 1, 2, 2, 4]);
    // OEIS A006042, nim-squares.
    let squares: Vec<u64> = (0..16).map(nim_square).collect();
    assert_eq!(squares, [0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9]);
    // OEIS A006880, the number of primes up to powers of 10.
    assert_eq!((0..=100_000).filter(|&n| is_prime(n)).count(), 9592);
}

#[test]
fn tables_of_subtraction_games() {
    for set in 1..1_u64 << 6 {
        let amounts: Vec<u64> = (1..=6).filter(|amount| set >> (amount - 1) & 1 == 1).collect();
        let unordered: Vec<u64> = amounts.iter().rev().chain(&amounts).copied().collect();
        let table = subtraction_table(&unordered, 40);
        let by_definition = (0..=40_usize).fold(Vec::new(), |mut values: Vec<u64>, heap| {
            let left = amounts.iter().filter_map(|&amount| heap.checked_sub(amount as usize));
            values.push(mex(left.map(|left| values[left])));
            values
        });
        assert_eq!(widened(&table), by_definition, "{amounts:?}");
        assert_eq!(dense_subtraction_table(&unordered, 40), table, "{amounts:?}");
    }
    assert_eq!(subtraction_table(&[], 3), [0; 4]);
    // Bounded Nim has as many values as a word has bits, one less, or more.
    for most in [61, 62, 63, 64, 65, 127, 128] {
        let amounts: Vec<u64> = (1..=most).collect();
        let expected: Vec<u64> = (0..=1000).map(|heap| heap % (most + 1)).collect();
        assert_eq!(widened(&subtraction_table(&amounts, 1000)), expected, "to {most}");
        assert_eq!(widened(&dense_subtraction_table(&amounts, 1000)), expected, "to {most}");
    }
    // OEIS A030193, the P-positions of subtract a square.
    let squares: Vec<u64> = (1..=10).map(|root| root * root).collect();
    let table = subtraction_table(&squares, 100);
    let lost: Vec<usize> = (0..=100).filter(|&heap| table[heap] == 0).collect();
    let published =
        [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85, 95];
    assert_eq!(lost, published);
}

#[test]
#[should_panic(expected = "an amount of a subtraction game is 0")]
fn an_amount_is_positive() {
    let _ = subtraction_table(&[2, 0], 5);
}

#[test]
fn tables_of_octal_games() {
    // Every game d0.d1d2d3 with d0 = 0 or 4.
    for code in 0..2 * 8_u32.pow(3) {
        let digits: Vec<u8> = (0..4).map(|place| (code >> (3 * place) & 7) as u8).collect();
        let digits = [digits[3] * 4, digits[0], digits[1], digits[2]];
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=16 {
            let mut options = Vec::new();
            for (take, digit) in digits.iter().enumerate().take(heap + 1) {
                let left = heap - take;
                let parts = |of: u8, allowed: bool| digit & of != 0 && allowed;
                options.extend(Some(0).filter(|_| parts(1, left == 0)));
                options.extend(values.get(left).copied().filter(|_| parts(2, left > 0)));
                options.extend(
                    (1..left)
                        .filter(|_| parts(4, true))
                        .map(|one| values[one] ^ values[left - one]),
                );
            }
            values.push(mex(options));
        }
        assert_eq!(widened(&octal_table(&digits, 16)), values, "{digits:?}");
    }
    let kayles = octal_table(&[0, 7, 7], 500);
    assert_eq!(widened(&kayles), (0..=500).map(kayles_value).collect::<Vec<u64>>());
    for m in 1..=30 {
        let digits = [vec![0; m as usize], vec![7]].concat();
        assert_eq!(take_neighbours_table(m, 300), by_definition(&digits, 300), "m = {m}");
    }
    // OEIS A002187, Dawson's Kayles from the row of one on.
    let published = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0];
    assert_eq!(octal_table(&[0, 0, 7], 25)[1..], published);
}

#[test]
fn digits_that_no_octal_game_has_are_named() {
    let table = |digits: &'static [u8]| message(move || octal_table(digits, 5));
    assert_eq!(table(&[]), "an octal code has a digit before the point");
    // Kayles without its first digit, and a digit of another base.
    assert_eq!(table(&[7, 7]), "the digit before the point is 7, not 0 or 4");
    assert_eq!(table(&[0, 3, 8]), "8 is not an octal digit, which is at most 7");
    let period = |digits: &'static [u8]| message(move || octal_period(digits, &[0, 1, 2]));
    assert_eq!(period(&[]), table(&[]));
    assert_eq!(period(&[7, 7]), table(&[7, 7]));
    assert_eq!(period(&[0, 3, 8]), table(&[0, 3, 8]));
    let begun = message(|| OctalTable::new(&[2, 7], Vec::new()));
    assert_eq!(begun, "the digit before the point is 2, not 0 or 4");
}

#[test]
fn grundys_game() {
    // OEIS A002188, from the heap of 0 on.
    let published = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3];
    assert_eq!(grundy_table(25), published);
}

#[test]
fn matchings_are_as_large_as_can_be() {
    for graph in 0..1_u32 << 15 {
        let pairs = (0..6).flat_map(|from| (0..from).map(move |to| (from, to)));
        let edges: Vec<(usize, usize)> =
            pairs.enumerate().filter(|(bit, _)| graph >> bit & 1 == 1).map(|(_, it)| it).collect();
        let mut neighbours = vec![Vec::new(); 6];
        for &(one, other) in &edges {
            neighbours[one].push(other);
            neighbours[other].push(one);
        }
        let mates = maximum_matching(6, &edges);
        for (vertex, mate) in mates.iter().enumerate() {
            let fits = mate.map_or(true, |mate| {
                mates[mate] == Some(vertex) && neighbours[vertex].contains(&mate)
            });
            assert!(fits, "{edges:?} {mates:?}");
        }
        let covered = mates.iter().flatten().count();
        assert_eq!(covered, 2 * largest_matching(&edges, 0), "{edges:?} {mates:?}");
    }
}

/// By taking one edge after another or leaving it out.
fn largest_matching(edges: &[(usize, usize)], covered: u32) -> usize {
    let Some((&(one, other), rest)) = edges.split_first() else { return 0 };
    let both = 1 << one | 1 << other;
    let without = largest_matching(rest, covered);
    if covered & both != 0 {
        return without;
    }
    without.max(1 + largest_matching(rest, covered | both))
}

#[test]
fn published_coins() {
    // OEIS A000069, the odious numbers, and A006519.
    let odious: Vec<u64> = (0..12).map(mock_turtles_value).collect();
    assert_eq!(odious, [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
    let powers: Vec<u64> = (0..12).map(ruler_value).collect();
    assert_eq!(powers, [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
}
