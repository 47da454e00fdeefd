//! The plain functions: each theorem against the bare rules on every small position, and against
//! published values. The games that answer by them are tested at the edges of `u64`.

use gamecore::*;
use oracle::positions::rows;
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
fn misere_nim() {
    let oracle = Oracle::new(Rules(|heaps| one_heap(heaps, |heap| (0..heap).collect())));
    for heaps in rows(3, 0..=6) {
        let expected = !oracle.next_wins_misere(&heaps);
        assert_eq!(is_misere_nim_p(heaps.iter().copied()), expected, "{heaps:?}");
    }
}

#[test]
fn single_heaps() {
    // The parameters of a heap stand behind it.
    let bounded = Oracle::new(Rules(|position| {
        let (heap, cap) = (position[0], position[1]);
        (1..=heap.min(cap)).map(|take| vec![heap - take, cap]).collect()
    }));
    let strange = Oracle::new(Rules(|position| {
        let (heap, k) = (position[0], position[1]);
        (1..=heap / k).map(|take| vec![heap - take, k]).collect()
    }));
    let ranged = Oracle::new(Rules(|position| {
        let (heap, least, most) = (position[0], position[1], position[2]);
        (least..=heap.min(most)).map(|take| vec![heap - take, least, most]).collect()
    }));
    let mark = Oracle::new(Rules(|position| {
        let heap = position[0];
        if heap > 0 {
            vec![vec![heap - 1], vec![heap / 2]]
        } else {
            vec![]
        }
    }));
    for heap in 0..=40 {
        assert_eq!(mark_value(heap), mark.nim_value(&vec![heap]), "{heap}");
        for a in 0..=9 {
            assert_eq!(bounded_nim_value(heap, a), bounded.nim_value(&vec![heap, a]));
            if a == 0 {
                continue;
            }
            assert_eq!(strange_nim_value(heap, a), strange.nim_value(&vec![heap, a]));
            for b in a..=9 {
                let expected = ranged.nim_value(&vec![heap, a, b]);
                assert_eq!(ranged_nim_value(heap, a, b), expected, "{heap} {a} {b}");
            }
        }
    }
}

#[test]
fn moores_nim() {
    // The first number is k.
    let oracle = Oracle::new(Rules(|position| {
        let (k, heaps) = (position[0], &position[1..]);
        let lower = rows(heaps.len(), 0..=4).into_iter().filter(|left| {
            let changed = left.iter().zip(heaps).filter(|(left, heap)| left != heap).count() as u64;
            (1..=k).contains(&changed) && left.iter().zip(heaps).all(|(left, heap)| left <= heap)
        });
        lower.map(|left| [&[k], &left[..]].concat()).collect()
    }));
    for heaps in rows(4, 0..=4) {
        for k in 1..=4 {
            let position = [&[k], &heaps[..]].concat();
            let (normal, misere) =
                (!oracle.next_wins(&position), !oracle.next_wins_misere(&position));
            assert_eq!(is_moore_p(heaps.iter().copied(), k), normal, "{position:?}");
            assert_eq!(is_misere_moore_p(heaps.iter().copied(), k), misere, "{position:?}");
        }
    }
}

#[test]
fn wythoffs_game() {
    let oracle = Oracle::new(Rules(|heaps| {
        let mut options = one_heap(heaps, |heap| (0..heap).collect());
        let equal = 1..=heaps[0].min(heaps[1]);
        options.extend(equal.map(|take| vec![heaps[0] - take, heaps[1] - take]));
        options
    }));
    for (a, b) in (0..=40).flat_map(|a| (0..=40).map(move |b| (a, b))) {
        assert_eq!(is_wythoff_pair(a, b), !oracle.next_wins(&vec![a, b]), "{a} {b}");
        assert_eq!(wythoff_partner(a) == u128::from(b), is_wythoff_pair(a, b), "{a} {b}");
    }
    // OEIS A000201 and A001950.
    let pairs: Vec<(u128, u128)> = (1..=8).map(wythoff_pair).collect();
    let published = [(1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20)];
    assert_eq!(pairs, published);
}

#[test]
fn euclids_game() {
    let oracle = Oracle::new(Rules(|numbers| {
        let (a, b) = (numbers[0], numbers[1]);
        let lowered = |from: u64, by: u64| {
            (1..=from.checked_div(by).unwrap_or(0)).map(move |k| from - k * by)
        };
        let first = lowered(a, b).map(|left| vec![left, b]);
        first.chain(lowered(b, a).map(|left| vec![a, left])).collect()
    }));
    for (a, b) in (0..=40).flat_map(|a| (0..=40).map(move |b| (a, b))) {
        assert_eq!(is_euclid_p(a, b), !oracle.next_wins(&vec![a, b]), "{a} {b}");
        assert_eq!(is_misere_euclid_p(a, b), !oracle.next_wins_misere(&vec![a, b]), "{a} {b}");
    }
}

#[test]
fn fibonacci_nim() {
    let oracle = Oracle::new(Rules(|position| {
        let (stones, limit) = (position[0], position[1]);
        (1..=stones.min(limit)).map(|take| vec![stones - take, 2 * take]).collect()
    }));
    for (stones, limit) in (0..=60).flat_map(|stones| (0..=60).map(move |limit| (stones, limit))) {
        let expected = !oracle.next_wins(&vec![stones, limit]);
        assert_eq!(is_fibonacci_nim_p(stones, limit), expected, "{stones} {limit}");
    }
}

#[test]
fn rows_of_heaps() {
    let staircase = Oracle::new(Rules(|steps| {
        let mut options = Vec::new();
        for from in 0..steps.len() {
            options.extend((1..=steps[from]).map(|stones| {
                let mut after = steps.to_vec();
                after[from] -= stones;
                if from > 0 {
                    after[from - 1] += stones;
                }
                after
            }));
        }
        options
    }));
    let sequential = Oracle::new(Rules(|heaps| {
        let first = heaps.iter().position(|&heap| heap > 0);
        let options = first.map(|first| {
            let left = (0..heaps[first]).map(|left| [&[left], &heaps[first + 1..]].concat());
            left.collect()
        });
        options.unwrap_or_default()
    }));
    for heaps in rows(4, 0..=4) {
        assert_eq!(staircase_value(&heaps), staircase.nim_value(&heaps), "{heaps:?}");
        assert_eq!(sequential_nim_value(&heaps), sequential.nim_value(&heaps), "{heaps:?}");
    }
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
    // OEIS A036554, numbers that end in an odd number of binary zeros.
    let lost: Vec<u64> = (1..=40).filter(|&heap| mark_value(heap) == 0).collect();
    assert_eq!(lost, [2, 6, 8, 10, 14, 18, 22, 24, 26, 30, 32, 34, 38, 40]);
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
    let oracle = Oracle::new(Rules(|heaps| {
        let mut options = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            for smaller in (1..heap).take_while(|smaller| 2 * smaller < heap) {
                let mut after = [&heaps[..index], &heaps[index + 1..]].concat();
                after.extend([smaller, heap - smaller]);
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    }));
    let table = grundy_table(14);
    for heap in 1..=14 {
        assert_eq!(u64::from(table[heap as usize]), oracle.nim_value(&vec![heap]), "{heap}");
    }
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
