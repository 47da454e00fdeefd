//! Distinct numbers by the bare rules, and to the end of u64.

use gamecore::judges::DistinctNumbers;
use gamecore::{Game, Outcome};
use oracle::Oracle;

use crate::{shape, sorted, Rules};

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
        let outcome = DistinctNumbers.outcome(&numbers);
        assert_eq!(outcome, Outcome::n_if(oracle.next_wins(&numbers)), "{numbers:?}");
        let wins = DistinctNumbers.each_winning_move(&numbers);
        assert_eq!(wins.left(), wins.clone().count() as u64, "{numbers:?}");
        assert_eq!(wins.size_hint(), (wins.clone().count(), Some(wins.clone().count())));
        let after = wins.map(|number| DistinctNumbers.after(&numbers, &number));
        assert_eq!(
            sorted(after.collect()),
            sorted(oracle.winning_options(&numbers)),
            "{numbers:?}"
        );
        shape::keeps(&DistinctNumbers, &numbers);
    }
}

#[test]
fn distinct_numbers_to_the_end_of_u64() {
    assert_eq!(DistinctNumbers.outcome(&[u64::MAX - 1, u64::MAX]), Outcome::P);
    assert_eq!(DistinctNumbers.outcome(&[u64::MAX - 2, u64::MAX]), Outcome::N);
    let numbers = [u64::MAX - 2, u64::MAX - 1, u64::MAX];
    assert_eq!(DistinctNumbers.each_winning_move(&numbers).left(), u64::MAX - 2);
    assert_eq!(DistinctNumbers.winning_move(&numbers), Some(0));
    assert_eq!(DistinctNumbers.winning_moves(&[0, 2]), [1]);
}

#[test]
#[should_panic(expected = "3 comes before 2")]
fn numbers_out_of_order() {
    DistinctNumbers.outcome(&[3, 2, 5]);
}

#[test]
#[should_panic(expected = "2 comes before 2")]
fn numbers_that_are_not_distinct() {
    DistinctNumbers.winning_moves(&[0, 2, 2]);
}

#[test]
#[should_panic(expected = "4 cannot take the place of 6")]
fn a_number_that_is_there() {
    DistinctNumbers.after(&[3, 4, 6], &4);
}

#[test]
#[should_panic(expected = "6 cannot take the place of 6")]
fn a_number_that_is_not_smaller() {
    DistinctNumbers.after(&[3, 4, 6], &6);
}
