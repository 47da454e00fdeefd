//! Distinct numbers by the bare rules, and to the end of u64.

use gamecore::{distinct_numbers, Outcome};
use oracle::Oracle;

use crate::{sorted, Rules};

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
