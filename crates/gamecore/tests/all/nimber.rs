//! Nim multiplication by its definition on small numbers, and by the laws of a field on large ones.

use gamecore::{
    mex, nim_inverse, nim_power, nim_product, nim_quotient, nim_square, nim_square_root,
    NimMultiplier,
};
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
    let multiplier = NimMultiplier::new();
    for (a, row) in (0..).zip(products_by_mex(40)) {
        for (b, expected) in (0..).zip(row) {
            assert_eq!(nim_product(a, b), expected, "{a} times {b}");
            assert_eq!(multiplier.product(a, b), expected, "{a} times {b}");
        }
    }
}

#[test]
fn every_other_operation_is_the_product_that_it_says() {
    for a in 0..256 {
        assert_eq!(nim_square(a), nim_product(a, a));
        assert_eq!(nim_square(nim_square_root(a)), a);
        assert_eq!(nim_inverse(a).map(|inverse| nim_product(a, inverse)), (a > 0).then_some(1));
        let mut repeated = 1;
        for exponent in 0..20 {
            assert_eq!(nim_power(a, exponent), repeated, "{a} to the power of {exponent}");
            repeated = nim_product(repeated, a);
        }
        for b in 0..256 {
            assert_eq!(nim_quotient(nim_product(a, b), b), (b > 0).then_some(a));
            // The numbers below 256 are a field of their own.
            assert!(nim_product(a, b) < 256);
        }
    }
}

#[test]
fn powers_of_two_multiply_as_fermat_powers_say() {
    for exponent in [1, 2, 4, 8, 16, 32] {
        let fermat: u64 = 1 << exponent;
        assert_eq!(nim_product(fermat, fermat), fermat ^ (fermat / 2));
        for smaller in (0..exponent).map(|digit| 1 << digit) {
            assert_eq!(nim_product(fermat, smaller), fermat * smaller);
        }
        assert_eq!(nim_product(fermat, fermat - 1), fermat * (fermat - 1));
    }
}

#[test]
fn all_products_of_powers_of_two_are_in_the_tables() {
    let multiplier = NimMultiplier::default();
    for (a, b) in (0..64).flat_map(|a| (0..64).map(move |b| (1 << a, 1 << b))) {
        assert_eq!(multiplier.product(a, b), nim_product(a, b));
    }
}

/// Numbers of every length.
fn number() -> impl Strategy<Value = u64> {
    (any::<u64>(), 0..64_u32).prop_map(|(number, shift)| number >> shift)
}

proptest! {
    #[test]
    fn numbers_of_64_bits_are_a_field(a in number(), b in number(), c in number()) {
        prop_assert_eq!(nim_product(a, b), nim_product(b, a));
        prop_assert_eq!(nim_product(nim_product(a, b), c), nim_product(a, nim_product(b, c)));
        prop_assert_eq!(nim_product(a ^ b, c), nim_product(a, c) ^ nim_product(b, c));
        prop_assert_eq!(nim_product(a, 1), a);
        prop_assert_eq!(nim_square(a), nim_product(a, a));
        prop_assert_eq!(nim_square_root(nim_square(a)), a);
        prop_assert_eq!(nim_square(nim_square_root(a)), a);
        prop_assert_eq!(nim_quotient(nim_product(a, b), b), (b > 0).then_some(a));
    }

    #[test]
    fn powers_multiply_as_exponents_add(a in number(), b in 0..=u64::MAX / 2, c in 0..=u64::MAX / 2) {
        prop_assert_eq!(nim_product(nim_power(a, b), nim_power(a, c)), nim_power(a, b + c));
        prop_assert_eq!(nim_power(nim_product(a, c), b), nim_product(nim_power(a, b), nim_power(c, b)));
        prop_assert_eq!(nim_power(a, u64::MAX), u64::from(a > 0));
    }
}

#[test]
fn tables_and_theorem_agree_on_large_numbers() {
    let multiplier = NimMultiplier::new();
    let mut number: u64 = 1;
    for _ in 0..20_000 {
        let before = number;
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        assert_eq!(multiplier.product(before, number), nim_product(before, number));
        let (a, b) = (before >> (number >> 58), number >> (before >> 58));
        assert_eq!(multiplier.product(a, b), nim_product(a, b));
    }
}
