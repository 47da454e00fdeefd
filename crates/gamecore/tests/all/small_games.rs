//! Games with rules of their own against these rules: candies, Euclid, distinct numbers, and one
//! stone from each heap.

use gamecore::candy_piles::{self, Meal};
use gamecore::{distinct_numbers, euclid, one_from_each, take, Outcome};
use oracle::positions::{multisets_of, rows_of};
use oracle::{Oracle, Ruleset};

use crate::sorted;

/// A game whose positions are rows of numbers, by its options.
struct Rules(fn(&[u64]) -> Vec<Vec<u64>>);

impl Ruleset for Rules {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        self.0(position)
    }
}

fn candies(piles: &[u64]) -> Vec<Vec<u64>> {
    let most = piles.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return Vec::new();
    }
    let mut without = piles.to_vec();
    without[piles.iter().position(|&pile| pile == most).unwrap()] = 0;
    vec![without, piles.iter().map(|pile| pile.saturating_sub(1)).collect()]
}

#[test]
fn candy_piles_by_the_rules() {
    let oracle = Oracle::new(Rules(candies));
    for piles in rows_of(0..=4, 0..=6).into_iter().chain(multisets_of(5..=6, 1..=5)) {
        let normal = candy_piles::outcome(piles.iter().copied());
        assert_eq!(normal, Outcome::n_if(oracle.next_wins(&piles)), "{piles:?}");
        let misere = candy_piles::misere_outcome(piles.iter().copied());
        assert_eq!(misere, Outcome::n_if(oracle.next_wins_misere(&piles)), "{piles:?}");
        let after = |moves: Vec<Meal>| {
            sorted(moves.iter().map(|meal| meal.after(&piles)).collect::<Vec<_>>())
        };
        let wins = candy_piles::winning_moves(&piles);
        assert_eq!(after(wins), sorted(oracle.winning_options(&piles)), "{piles:?}");
        let wins = candy_piles::misere_winning_moves(&piles);
        assert_eq!(after(wins), sorted(oracle.winning_options_misere(&piles)), "{piles:?}");
    }
}

#[test]
fn candy_piles_of_every_size() {
    for piles in [vec![u64::MAX], vec![u64::MAX; 1000], vec![1; 1000]] {
        let square = candy_piles::misere_outcome(piles.iter().copied());
        let (up, right) = candy_piles::ways_left(piles.iter().copied()).unwrap();
        assert_eq!(square, Outcome::n_if(up % 2 == 1 || right % 2 == 1));
        let wins = candy_piles::misere_winning_moves(&piles);
        assert_eq!(Outcome::n_if(!wins.is_empty()), square);
    }
}

fn multiples(numbers: &[u64]) -> Vec<Vec<u64>> {
    let (a, b) = (numbers[0], numbers[1]);
    if a == 0 || b == 0 {
        return Vec::new();
    }
    let from_a = (1..=a / b).map(|times| vec![a - times * b, b]);
    let from_b = (1..=b / a).map(|times| vec![a, b - times * a]);
    from_a.chain(from_b).collect()
}

#[test]
fn euclid_by_the_rules() {
    let oracle = Oracle::new(Rules(multiples));
    for a in 0..=120 {
        for b in 0..=120 {
            let numbers = vec![a, b];
            assert_eq!(euclid::outcome(a, b), Outcome::n_if(oracle.next_wins(&numbers)), "{a} {b}");
            let wins = euclid::winning_moves(a, b).into_iter().map(|take| take.after(&numbers));
            assert_eq!(sorted(wins.collect()), sorted(oracle.winning_options(&numbers)), "{a} {b}");
        }
    }
}

#[test]
fn euclid_to_the_end_of_u64() {
    // The largest neighbours in the Fibonacci sequence that fit.
    let (mut a, mut b) = (1_u64, 1_u64);
    let mut expected = Outcome::N;
    while let Some(next) = a.checked_add(b) {
        assert_eq!(euclid::outcome(a, b), expected, "{a} {b}");
        (a, b) = (b, next);
        expected = expected.choose(Outcome::P, Outcome::N);
        // 1 1 is won, and so is 1 2.
        if b == 2 {
            expected = Outcome::N;
        }
    }
    assert_eq!(euclid::outcome(u64::MAX, 1), Outcome::N);
    assert_eq!(euclid::outcome(u64::MAX, u64::MAX), Outcome::N);
    assert_eq!(euclid::winning_moves(u64::MAX, u64::MAX).len(), 2);
    assert_eq!(euclid::outcome(u64::MAX, u64::MAX - 1), Outcome::P);
    assert_eq!(euclid::winning_moves(u64::MAX, u64::MAX / 2).len(), 1);
}

fn lower_the_greatest(numbers: &[u64]) -> Vec<Vec<u64>> {
    let (greatest, rest) = match numbers.split_last() {
        Some((greatest, rest)) => (*greatest, rest),
        None => return Vec::new(),
    };
    let free = (0..greatest).filter(|number| !rest.contains(number));
    free.map(|number| sorted([rest, &[number]].concat())).collect()
}

#[test]
fn distinct_numbers_by_the_rules() {
    let oracle = Oracle::new(Rules(lower_the_greatest));
    for set in 0..1_u64 << 11 {
        let numbers: Vec<u64> = (0..11).filter(|number| set >> number & 1 == 1).collect();
        let outcome = distinct_numbers::outcome(&numbers);
        assert_eq!(outcome, Outcome::n_if(oracle.next_wins(&numbers)), "{numbers:?}");
        let wins = distinct_numbers::winning_moves(&numbers);
        assert_eq!(wins.len(), wins.clone().count(), "{numbers:?}");
        let after = wins.map(|number| distinct_numbers::after(&numbers, number));
        assert_eq!(
            sorted(after.collect()),
            sorted(oracle.winning_options(&numbers)),
            "{numbers:?}"
        );
    }
}

#[test]
fn distinct_numbers_to_the_end_of_u64() {
    assert_eq!(distinct_numbers::outcome(&[u64::MAX - 1, u64::MAX]), Outcome::P);
    assert_eq!(distinct_numbers::outcome(&[u64::MAX - 2, u64::MAX]), Outcome::N);
    let wins = distinct_numbers::winning_moves(&[u64::MAX - 2, u64::MAX - 1, u64::MAX]);
    assert_eq!(wins.len() as u64, u64::MAX - 2);
    assert_eq!(distinct_numbers::winning_moves(&[0, 2]).collect::<Vec<_>>(), [1]);
}

/// One stone less in each of the heaps of a set that is not empty.
fn one_less(heaps: &[u64]) -> Vec<Vec<u64>> {
    let sets = 1..1_u64 << heaps.len();
    let lowered = sets.map(|set| {
        let less = heaps.iter().enumerate().map(|(i, heap)| heap.checked_sub(set >> i & 1));
        less.collect::<Option<Vec<u64>>>()
    });
    lowered.flatten().collect()
}

#[test]
fn one_from_each_by_the_rules() {
    let oracle = Oracle::new(Rules(one_less));
    for heaps in rows_of(0..=4, 0..=4) {
        let outcome = one_from_each::outcome(heaps.iter().copied());
        assert_eq!(outcome, Outcome::n_if(oracle.next_wins(&heaps)), "{heaps:?}");
        let wins = one_from_each::winning_moves(&heaps);
        let after = wins.iter().map(|takes| take::after(&heaps, takes));
        assert_eq!(sorted(after.collect()), sorted(oracle.winning_options(&heaps)), "{heaps:?}");
    }
}
