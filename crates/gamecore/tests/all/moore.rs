//! Moore's Nim_k, against the bare rules and at the edges of u64.

use gamecore::{moore, nim, take, Outcome, Take, Takes};
use oracle::games::MooreNim;
use oracle::positions::rows_of;
use oracle::Oracle;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::sorted;

fn heaps_of(options: Vec<(u64, Vec<u64>)>) -> Vec<Vec<u64>> {
    options.into_iter().map(|(_, heaps)| heaps).collect()
}

fn changed(before: &[u64], after: &[u64]) -> usize {
    before.iter().zip(after).filter(|(before, after)| before != after).count()
}

fn after(heaps: &[u64], takes: &[Take]) -> Vec<u64> {
    assert!(takes.iter().all(|take| take.stones > 0), "an empty take in {takes:?}");
    let left = take::after(heaps, takes);
    assert_eq!(changed(heaps, &left), takes.len(), "a heap twice in {takes:?}");
    left
}

/// Small positions, with how many heaps a move may change.
fn small_positions() -> Vec<(u64, Vec<Vec<u64>>)> {
    let positions = |k| {
        let mut heaps = rows_of(0..=3, 0..=5);
        heaps.extend(rows_of(4..=4, 0..=3));
        heaps.extend(rows_of(5..=6, 0..=1));
        (k, heaps)
    };
    (1..=5).map(positions).collect()
}

#[test]
fn small_positions_are_as_played() {
    for (k, positions) in small_positions() {
        let oracle = Oracle::new(MooreNim);
        for heaps in positions {
            let position = (k, heaps.clone());
            let normal = Outcome::n_if(oracle.next_wins(&position));
            let misere = Outcome::n_if(oracle.next_wins_misere(&position));
            assert_eq!(moore::outcome(heaps.clone(), k), normal, "{heaps:?}, k = {k}");
            assert_eq!(
                moore::misere_outcome(heaps.clone(), k),
                misere,
                "misere {heaps:?}, k = {k}"
            );
        }
    }
}

#[test]
fn all_winning_moves_of_small_positions_are_found() {
    for (k, positions) in small_positions() {
        let oracle = Oracle::new(MooreNim);
        for heaps in positions {
            let moves = moore::winning_moves(&heaps, k);
            let results = sorted(moves.iter().map(|takes| after(&heaps, takes)).collect());
            let expected = sorted(heaps_of(oracle.winning_options(&(k, heaps.clone()))));
            assert_eq!(results, expected, "{heaps:?}, k = {k}");
            assert_eq!(moves, sorted(moves.clone()), "the order in {heaps:?}, k = {k}");
        }
    }
}

#[test]
fn all_misere_winning_moves_of_small_positions_are_found() {
    for (k, positions) in small_positions() {
        let oracle = Oracle::new(MooreNim);
        for heaps in positions {
            let moves = moore::misere_winning_moves(&heaps, k);
            let results = sorted(moves.iter().map(|takes| after(&heaps, takes)).collect());
            let expected = sorted(heaps_of(oracle.winning_options_misere(&(k, heaps.clone()))));
            assert_eq!(results, expected, "misere {heaps:?}, k = {k}");
            assert_eq!(moves, sorted(moves.clone()), "the order in {heaps:?}, k = {k}");
        }
    }
}

#[test]
fn the_one_winning_move_is_among_all_of_them() {
    for (k, positions) in small_positions() {
        for heaps in positions {
            let all = moore::winning_moves(&heaps, k);
            let one = moore::winning_move(&heaps, k);
            assert!(one.map_or(all.is_empty(), |takes| all.contains(&takes)), "{heaps:?}, k = {k}");
            let all = moore::misere_winning_moves(&heaps, k);
            let one = moore::misere_winning_move(&heaps, k);
            assert!(one.map_or(all.is_empty(), |takes| all.contains(&takes)), "{heaps:?}, k = {k}");
        }
    }
}

#[test]
fn every_binary_digit_counts() {
    for bit in 0..64 {
        for n in 0..=9 {
            for k in 1..=4 {
                let heaps = vec![1 << bit; n];
                let wins = n as u64 % (k + 1) != 0;
                let outcome = moore::outcome(heaps.clone(), k);
                assert_eq!(outcome, Outcome::n_if(wins), "{n} heaps of 2^{bit}, k = {k}");
                let takes = moore::winning_move(&heaps, k);
                assert_eq!(takes.is_some(), wins, "{n} heaps of 2^{bit}, k = {k}");
            }
        }
    }
}

#[test]
fn the_search_for_all_moves_has_no_dead_ends() {
    // There is one way to take all heaps, and 2^60 to take some.
    assert_eq!(moore::winning_moves(&[1; 60], 60).len(), 1);
    // A thousand equal heaps are balanced for k = 3: nothing to search.
    assert_eq!(moore::winning_moves(&[u64::MAX; 1000], 3).len(), 0);
}

#[test]
#[should_panic(expected = "at least one heap")]
fn a_move_of_no_heaps_is_refused() {
    moore::outcome([1], 0);
}

/// Numbers of every size, the smallest and the largest ones often.
fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0..=4_u64, (0..=4_u64).prop_map(|distance| u64::MAX - distance), any::<u64>()]
}

fn heaps() -> impl Strategy<Value = Vec<u64>> {
    prop_oneof![vec(number(), 0..9), vec(0..=2_u64, 0..30)]
}

fn k() -> impl Strategy<Value = u64> {
    prop_oneof![1..=4_u64, Just(u64::MAX), Just(u64::MAX - 1), 1..=40_u64]
}

/// Heaps of which each is there k + 1 times: a P-position.
fn balanced() -> impl Strategy<Value = (Vec<u64>, u64)> {
    (vec(number(), 0..4), 1..=4_u64).prop_map(|(heaps, k)| (heaps.repeat(k as usize + 1), k))
}

proptest! {
    #![proptest_config(ProptestConfig {
        rng_seed: RngSeed::Fixed(1910),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_winning_move_is_legal_and_leads_to_a_p_position(heaps in heaps(), k in k()) {
        let takes = moore::winning_move(&heaps, k);
        prop_assert_eq!(takes.is_some(), moore::outcome(heaps.clone(), k) == Outcome::N);
        if let Some(takes) = takes {
            prop_assert!(takes.len() as u64 <= k);
            prop_assert_eq!(moore::outcome(after(&heaps, &takes), k), Outcome::P);
        }
    }

    #[test]
    fn a_misere_winning_move_is_legal_and_leads_to_a_p_position(heaps in heaps(), k in k()) {
        let takes = moore::misere_winning_move(&heaps, k);
        let can_move = heaps.iter().any(|&heap| heap > 0);
        let wins = moore::misere_outcome(heaps.clone(), k) == Outcome::N;
        prop_assert_eq!(takes.is_some(), wins && can_move);
        if let Some(takes) = takes {
            prop_assert!(takes.len() as u64 <= k);
            prop_assert_eq!(moore::misere_outcome(after(&heaps, &takes), k), Outcome::P);
        }
    }

    #[test]
    fn a_p_position_can_only_be_left((heaps, k) in balanced(), lowered in vec((any::<prop::sample::Index>(), number()), 1..=4)) {
        prop_assert_eq!(moore::outcome(heaps.clone(), k), Outcome::P);
        prop_assert_eq!(moore::winning_moves(&heaps, k).len(), 0);
        prop_assume!(!heaps.is_empty());
        let mut left = heaps.clone();
        for (index, size) in lowered.into_iter().take(k as usize) {
            let heap = &mut left[index.index(heaps.len())];
            *heap = size.min(*heap);
        }
        prop_assume!(left != heaps);
        prop_assert_eq!(moore::outcome(left, k), Outcome::N);
    }

    #[test]
    fn with_k_1_it_is_nim(heaps in heaps()) {
        prop_assert_eq!(moore::outcome(heaps.clone(), 1), nim::outcome(heaps.clone()));
        let misere = nim::misere_outcome(heaps.clone());
        prop_assert_eq!(moore::misere_outcome(heaps.clone(), 1), misere);
        let moves: Vec<Takes> = nim::winning_moves(&heaps).iter().map(|&take| vec![take]).collect();
        prop_assert_eq!(moore::winning_moves(&heaps, 1), moves);
        let moves: Vec<Takes> =
            nim::misere_winning_moves(&heaps).iter().map(|&take| vec![take]).collect();
        prop_assert_eq!(moore::misere_winning_moves(&heaps, 1), moves);
    }

    #[test]
    fn a_player_who_may_change_every_heap_wins_at_once(heaps in vec(1..=u64::MAX, 1..9)) {
        let n = heaps.len() as u64;
        for k in [n, n + 1, u64::MAX] {
            prop_assert_eq!(moore::outcome(heaps.clone(), k), Outcome::N);
            let everything = moore::winning_move(&heaps, k).map(|takes| after(&heaps, &takes));
            prop_assert_eq!(everything, Some(vec![0; heaps.len()]));
        }
    }
}
