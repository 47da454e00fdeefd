//! Independence under exclusive or, against the definition.

use std::collections::hash_map::DefaultHasher;
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

use gamecore::{maximum_weight, maximum_weight_independent, part_with_nim_sum, XorBasis};
use oracle::positions::{multisets, rows_of};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::seeded;

/// Every part of the values, each with its sum and its nim-sum.
fn parts(values: &[u64]) -> Vec<Part> {
    let mut parts = vec![Part { indices: Vec::new(), weight: 0, nim_sum: 0 }];
    for (index, value) in values.iter().enumerate() {
        let larger: Vec<Part> = parts.iter().map(|part| part.with(index, *value)).collect();
        parts.extend(larger);
    }
    parts
}

struct Part {
    indices: Vec<usize>,
    weight: u128,
    nim_sum: u64,
}

impl Part {
    fn with(&self, index: usize, value: u64) -> Part {
        Part {
            indices: [&self.indices[..], &[index]].concat(),
            weight: self.weight + u128::from(value),
            nim_sum: self.nim_sum ^ value,
        }
    }
}

/// By definition: no nonempty part of the values has the nim-sum 0.
fn independent(values: &[u64]) -> bool {
    parts(values).iter().all(|part| part.indices.is_empty() || part.nim_sum != 0)
}

fn spans(values: &[u64], target: u64) -> bool {
    parts(values).iter().any(|part| part.nim_sum == target)
}

fn basis_of(values: &[u64]) -> XorBasis {
    values.iter().collect()
}

/// All nim-sums of some of the values, in increasing order.
fn span(values: &[u64]) -> Vec<u64> {
    let span: BTreeSet<u64> = parts(values).iter().map(|part| part.nim_sum).collect();
    span.into_iter().collect()
}

fn selected(values: &[u64], indices: &[usize]) -> Vec<u64> {
    indices.iter().map(|&index| values[index]).collect()
}

#[test]
fn a_basis_spans_what_was_inserted() {
    for values in rows_of(0..=4, 0..=7) {
        let basis = basis_of(&values);
        for target in 0..=16 {
            assert_eq!(basis.contains(target), spans(&values, target), "{target} in {values:?}");
        }
        let span = (0..=16).filter(|&target| spans(&values, target)).count();
        assert_eq!(1 << basis.rank(), span, "{values:?}");
    }
}

#[test]
fn the_span_is_listed_in_order() {
    for values in rows_of(0..=4, 0..=7) {
        let (basis, span) = (basis_of(&values), span(&values));
        let listed: Vec<u64> = (0..).map_while(|k| basis.kth(k)).collect();
        assert_eq!(listed, span, "{values:?}");
        assert_eq!(Some(&basis.max()), span.last(), "{values:?}");
        assert_eq!(basis.min().as_ref(), span.get(1), "{values:?}");
        for value in 0..=16 {
            let least = span.iter().map(|sum| sum ^ value).min();
            assert_eq!(Some(basis.reduced(value)), least, "{value} and {values:?}");
        }
        assert_eq!(parts(&basis.iter().collect::<Vec<u64>>()).len(), span.len(), "{values:?}");
        assert!(basis.iter().all(|value| value != 0 && span.contains(&value)), "{values:?}");
    }
}

#[test]
fn bases_are_equal_if_and_only_if_their_spans_are() {
    let hash = |basis: &XorBasis| {
        let mut hasher = DefaultHasher::new();
        basis.hash(&mut hasher);
        hasher.finish()
    };
    let rows = rows_of(0..=3, 0..=7);
    for one in &rows {
        for other in &rows {
            let (a, b) = (basis_of(one), basis_of(other));
            let is_same = span(one) == span(other);
            assert_eq!(a == b, is_same, "{one:?} and {other:?}");
            assert!(!is_same || hash(&a) == hash(&b), "{one:?} and {other:?}");
            assert_eq!(a.union(&b), basis_of(&[&one[..], other].concat()), "{one:?} and {other:?}");
        }
    }
}

#[test]
fn insert_says_whether_the_value_was_new() {
    for values in rows_of(1..=4, 0..=7) {
        let (last, front) = values.split_last().expect("there is one value at least");
        let mut basis = basis_of(front);
        let before = basis.clone();
        assert_eq!(basis.insert(*last), !spans(front, *last), "{values:?}");
        assert_eq!(basis == before, spans(front, *last), "{values:?}");
    }
}

#[test]
fn the_kept_part_is_the_heaviest_independent_one() {
    for values in rows_of(0..=4, 0..=7).into_iter().chain(multisets(6, 1..=7)) {
        let kept = maximum_weight_independent(&values);
        assert!(kept.windows(2).all(|pair| pair[0] < pair[1]), "{kept:?} of {values:?}");
        assert!(independent(&selected(&values, &kept)), "{kept:?} of {values:?}");
        let heaviest = parts(&values)
            .into_iter()
            .filter(|part| independent(&selected(&values, &part.indices)))
            .map(|part| part.weight)
            .max();
        assert_eq!(Some(maximum_weight(&values)), heaviest, "{values:?}");
        let weight: u128 = selected(&values, &kept).into_iter().map(u128::from).sum();
        assert_eq!(Some(weight), heaviest, "{kept:?} of {values:?}");
    }
}

#[test]
fn of_equal_values_the_first_is_kept() {
    assert_eq!(maximum_weight_independent(&[6, 5, 5, 6]), [0, 1]);
}

#[test]
fn all_64_dimensions_are_there() {
    let powers: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
    let basis = basis_of(&powers);
    assert_eq!(basis.rank(), 64);
    assert!(basis.contains(u64::MAX));
    assert_eq!(basis.kth(u64::MAX), Some(u64::MAX));
    assert_eq!((basis.max(), basis.min()), (u64::MAX, Some(1)));
    assert_eq!(maximum_weight(&powers), u128::from(u64::MAX));
    assert_eq!(maximum_weight(&[]), 0);
}

#[test]
fn many_large_values_are_fast() {
    let values: Vec<u64> = (0..100_000).map(|distance| u64::MAX - distance).collect();
    // u64::MAX and one more for each of the 17 digits that vary.
    let kept = maximum_weight_independent(&values);
    assert_eq!(kept.len(), 18);
    let weight = selected(&values, &kept).into_iter().map(u128::from).sum();
    let ascending: Vec<u64> = values.iter().rev().copied().collect();
    assert_eq!([maximum_weight(&values), maximum_weight(&ascending)], [weight; 2]);
}

fn values() -> impl Strategy<Value = Vec<u64>> {
    vec(prop_oneof![0..=9_u64, (0..=9_u64).prop_map(|less| u64::MAX - less), any::<u64>()], 0..9)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..seeded(1957) })]

    #[test]
    fn large_values_obey_the_definition(values in values()) {
        let kept = selected(&values, &maximum_weight_independent(&values));
        prop_assert!(independent(&kept));
        prop_assert_eq!(kept.len(), basis_of(&values).rank());
        let heaviest = parts(&values)
            .into_iter()
            .filter(|part| independent(&selected(&values, &part.indices)))
            .map(|part| part.weight)
            .max();
        prop_assert_eq!(Some(maximum_weight(&values)), heaviest);
    }

    #[test]
    fn the_order_of_the_values_does_not_matter(values in values()) {
        let mut reversed = values.clone();
        reversed.reverse();
        prop_assert_eq!(basis_of(&reversed), basis_of(&values));
        let span = span(&values);
        let listed: Vec<u64> = (0..).map_while(|k| basis_of(&values).kth(k)).collect();
        prop_assert_eq!(listed, span);
    }

    #[test]
    fn every_nim_sum_is_contained(values in values(), choice in any::<u16>()) {
        let chosen = values.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1);
        let sum = chosen.fold(0, |sum, (_, value)| sum ^ value);
        prop_assert!(basis_of(&values).contains(sum));
    }
}

#[test]
fn a_part_with_a_nim_sum_is_found() {
    for values in rows_of(0..=4, 0..=7).into_iter().filter(|values| independent(values)) {
        for sum in 0..=8 {
            let part = part_with_nim_sum(&values, sum);
            let by_definition = parts(&values).into_iter().find(|part| part.nim_sum == sum);
            assert_eq!(part, by_definition.map(|part| part.indices), "{values:?}");
        }
    }
    let powers: Vec<u64> = (0..64).map(|digit| 1 << digit).collect();
    assert_eq!(part_with_nim_sum(&powers, u64::MAX), Some((0..64).collect()));
}

#[test]
#[should_panic(expected = "3 is a nim-sum of values before it")]
fn dependent_values_have_no_unique_part() {
    let _ = part_with_nim_sum(&[5, 6, 3], 3);
}
