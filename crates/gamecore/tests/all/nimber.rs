//! Nim multiplication by its definition on small numbers, and by the laws of a field on large ones.

use gamecore::mex;
use gamecore::nimber::*;
use proptest::prelude::*;

/// The products of the numbers below `limit`, by the definition.
fn products_by_mex(limit: u64) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; limit as usize]; limit as usize];
    for a in 0..limit as usize {
        for b in 0..limit as usize {
            let excluded = (0..a).flat_map(|smaller_a| {
                let table = &table;
                (0..b).map(move |smaller_b| {
                    table[smaller_a][b] ^ table[a][smaller_b] ^ table[smaller_a][smaller_b]
                })
            });
            table[a][b] = mex(excluded);
        }
    }
    table
}

#[test]
fn small_products_are_those_of_the_definition() {
    let multiplier = Multiplier::new();
    for (a, row) in (0..).zip(products_by_mex(40)) {
        for (b, expected) in (0..).zip(row) {
            assert_eq!(product(a, b), expected, "{a} times {b}");
            assert_eq!(multiplier.product(a, b), expected, "{a} times {b}");
        }
    }
}

#[test]
fn every_other_operation_is_the_product_that_it_says() {
    for a in 0..256 {
        assert_eq!(square(a), product(a, a));
        assert_eq!(square(square_root(a)), a);
        assert_eq!(inverse(a).map(|inverse| product(a, inverse)), (a > 0).then_some(1));
        let mut repeated = 1;
        for exponent in 0..20 {
            assert_eq!(power(a, exponent), repeated, "{a} to the power of {exponent}");
            repeated = product(repeated, a);
        }
        for b in 0..256 {
            assert_eq!(quotient(product(a, b), b), (b > 0).then_some(a));
            // The numbers below 256 are a field of their own.
            assert!(product(a, b) < 256);
        }
    }
}

#[test]
fn powers_of_two_multiply_as_fermat_powers_say() {
    for exponent in [1, 2, 4, 8, 16, 32] {
        let fermat: u64 = 1 << exponent;
        assert_eq!(product(fermat, fermat), fermat ^ (fermat / 2));
        for smaller in (0..exponent).map(|digit| 1 << digit) {
            assert_eq!(product(fermat, smaller), fermat * smaller);
        }
        assert_eq!(product(fermat, fermat - 1), fermat * (fermat - 1));
    }
}

#[test]
fn all_products_of_powers_of_two_are_in_the_tables() {
    let multiplier = Multiplier::default();
    for (a, b) in (0..64).flat_map(|a| (0..64).map(move |b| (1 << a, 1 << b))) {
        assert_eq!(multiplier.product(a, b), product(a, b));
    }
}

/// Numbers of every length.
fn number() -> impl Strategy<Value = u64> {
    (any::<u64>(), 0..64_u32).prop_map(|(number, shift)| number >> shift)
}

proptest! {
    #[test]
    fn numbers_of_64_bits_are_a_field(a in number(), b in number(), c in number()) {
        prop_assert_eq!(product(a, b), product(b, a));
        prop_assert_eq!(product(product(a, b), c), product(a, product(b, c)));
        prop_assert_eq!(product(a ^ b, c), product(a, c) ^ product(b, c));
        prop_assert_eq!(product(a, 1), a);
        prop_assert_eq!(square(a), product(a, a));
        prop_assert_eq!(square_root(square(a)), a);
        prop_assert_eq!(square(square_root(a)), a);
        prop_assert_eq!(quotient(product(a, b), b), (b > 0).then_some(a));
    }

    #[test]
    fn powers_multiply_as_exponents_add(a in number(), b in 0..=u64::MAX / 2, c in 0..=u64::MAX / 2) {
        prop_assert_eq!(product(power(a, b), power(a, c)), power(a, b + c));
        prop_assert_eq!(power(product(a, c), b), product(power(a, b), power(c, b)));
        prop_assert_eq!(power(a, u64::MAX), u64::from(a > 0));
    }
}

#[test]
fn tables_and_theorem_agree_on_large_numbers() {
    let multiplier = Multiplier::new();
    let mut number: u64 = 1;
    for _ in 0..20_000 {
        let before = number;
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        assert_eq!(multiplier.product(before, number), product(before, number));
        let (a, b) = (before >> (number >> 58), number >> (before >> 58));
        assert_eq!(multiplier.product(a, b), product(a, b));
    }
}
