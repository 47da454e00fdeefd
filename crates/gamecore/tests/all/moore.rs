//! Moore's Nim_k, against the bare rules and at the edges of u64.

use gamecore::{Game, MisereGame, Moore, Nim, Outcome, Takes};
use oracle::games::MooreNim;
use oracle::positions::rows_of;
use oracle::Oracle;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{seeded, shape, sorted};

fn heaps_of(options: Vec<(u64, Vec<u64>)>) -> Vec<Vec<u64>> {
    options.into_iter().map(|(_, heaps)| heaps).collect()
}

fn changed(before: &[u64], after: &[u64]) -> usize {
    before.iter().zip(after).filter(|(before, after)| before != after).count()
}

fn after(game: Moore, heaps: &[u64], takes: &Takes) -> Vec<u64> {
    assert!(takes.iter().all(|take| take.stones > 0), "an empty take in {takes:?}");
    let left = game.after(heaps, takes);
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
        let game = Moore::new(k);
        let oracle = Oracle::new(MooreNim);
        for heaps in positions {
            let position = (k, heaps.clone());
            shape::keeps(&game, &heaps);
            shape::keeps_misere(&game, &heaps);
            let normal = Outcome::n_if(oracle.next_wins(&position));
            let misere = Outcome::n_if(oracle.next_wins_misere(&position));
            assert_eq!(game.outcome(&heaps), normal, "{heaps:?}, k = {k}");
            assert_eq!(game.misere_outcome(&heaps), misere, "misere {heaps:?}, k = {k}");
        }
    }
}

/// The moves come in order, and the positions after them are these.
fn lead_to(game: Moore, heaps: &[u64], moves: &[Takes], options: Vec<(u64, Vec<u64>)>) {
    let results = sorted(moves.iter().map(|takes| after(game, heaps, takes)).collect());
    assert_eq!(results, sorted(heaps_of(options)), "{heaps:?}, {game:?}");
    assert_eq!(moves, sorted(moves.to_vec()), "the order in {heaps:?}, {game:?}");
}

#[test]
fn all_winning_moves_of_small_positions_are_found() {
    for (k, positions) in small_positions() {
        let (game, oracle) = (Moore::new(k), Oracle::new(MooreNim));
        for heaps in positions {
            let position = (k, heaps.clone());
            lead_to(game, &heaps, &game.winning_moves(&heaps), oracle.winning_options(&position));
            let misere = oracle.winning_options_misere(&position);
            lead_to(game, &heaps, &game.misere_winning_moves(&heaps), misere);
        }
    }
}

#[test]
fn the_one_winning_move_is_among_all_of_them() {
    for (k, positions) in small_positions() {
        let game = Moore::new(k);
        for heaps in positions {
            let all = game.winning_moves(&heaps);
            let one = game.winning_move(&heaps);
            assert!(one.map_or(all.is_empty(), |takes| all.contains(&takes)), "{heaps:?}, k = {k}");
            let all = game.misere_winning_moves(&heaps);
            let one = game.misere_winning_move(&heaps);
            assert!(one.map_or(all.is_empty(), |takes| all.contains(&takes)), "{heaps:?}, k = {k}");
        }
    }
}

#[test]
fn every_binary_digit_counts() {
    for bit in 0..64 {
        for n in 0..=9 {
            for k in 1..=4 {
                let game = Moore::new(k);
                let heaps = vec![1 << bit; n];
                let wins = n as u64 % (k + 1) != 0;
                let outcome = game.outcome(&heaps);
                assert_eq!(outcome, Outcome::n_if(wins), "{n} heaps of 2^{bit}, k = {k}");
                let takes = game.winning_move(&heaps);
                assert_eq!(takes.is_some(), wins, "{n} heaps of 2^{bit}, k = {k}");
            }
        }
    }
}

#[test]
fn the_search_for_all_moves_has_no_dead_ends() {
    // There is one way to take all heaps, and 2^60 to take some.
    assert_eq!(Moore::new(60).winning_moves(&[1; 60]).len(), 1);
    // A thousand equal heaps are balanced for k = 3: nothing to search.
    assert_eq!(Moore::new(3).winning_moves(&[u64::MAX; 1000]).len(), 0);
}

#[test]
fn some_of_very_many_winning_moves_are_found_at_once() {
    let heaps: Vec<u64> = (0..30).map(|heap| (1 << 40) - 1 - heap * heap).collect();
    for k in [2, 15] {
        let game = Moore::new(k);
        let found: Vec<Takes> = game.winning_moves_iter(&heaps).take(1000).collect();
        assert_eq!(sorted(found.clone()).windows(2).filter(|two| two[0] != two[1]).count(), 999);
        for takes in found {
            assert_eq!(game.outcome(&after(game, &heaps, &takes)), Outcome::P, "k = {k}");
        }
        assert!(game.misere_winning_moves_iter(&heaps).next().is_some());
    }
}

#[test]
#[should_panic(expected = "at least one heap")]
fn a_move_of_no_heaps_is_refused() {
    let _ = Moore::new(0);
}

#[test]
#[should_panic(expected = "at least one stone")]
fn a_move_that_takes_nothing_is_refused() {
    Moore::new(2).after(&[5, 5], &Vec::new());
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
    #![proptest_config(seeded(1910))]

    #[test]
    fn a_winning_move_is_legal_and_leads_to_a_p_position(heaps in heaps(), k in k()) {
        let game = Moore::new(k);
        let takes = game.winning_move(&heaps);
        prop_assert_eq!(takes.is_some(), game.outcome(&heaps) == Outcome::N);
        if let Some(takes) = takes {
            prop_assert!(takes.len() as u64 <= k);
            prop_assert_eq!(game.outcome(&after(game, &heaps, &takes)), Outcome::P);
        }
    }

    #[test]
    fn a_misere_winning_move_is_legal_and_leads_to_a_p_position(heaps in heaps(), k in k()) {
        let game = Moore::new(k);
        let takes = game.misere_winning_move(&heaps);
        let can_move = heaps.iter().any(|&heap| heap > 0);
        let wins = game.misere_outcome(&heaps) == Outcome::N;
        prop_assert_eq!(takes.is_some(), wins && can_move);
        if let Some(takes) = takes {
            prop_assert!(takes.len() as u64 <= k);
            prop_assert_eq!(game.misere_outcome(&after(game, &heaps, &takes)), Outcome::P);
        }
    }

    #[test]
    fn a_p_position_can_only_be_left((heaps, k) in balanced(), lowered in vec((any::<prop::sample::Index>(), number()), 1..=4)) {
        let game = Moore::new(k);
        prop_assert_eq!(game.outcome(&heaps), Outcome::P);
        prop_assert_eq!(game.winning_moves(&heaps).len(), 0);
        prop_assume!(!heaps.is_empty());
        let mut left = heaps.clone();
        for (index, size) in lowered.into_iter().take(k as usize) {
            let heap = &mut left[index.index(heaps.len())];
            *heap = size.min(*heap);
        }
        prop_assume!(left != heaps);
        prop_assert_eq!(game.outcome(&left), Outcome::N);
    }

    #[test]
    fn with_k_1_it_is_nim(heaps in heaps()) {
        let game = Moore::new(1);
        prop_assert_eq!(game.outcome(&heaps), Nim.outcome(&heaps));
        let misere = Nim.misere_outcome(&heaps);
        prop_assert_eq!(game.misere_outcome(&heaps), misere);
        let moves: Vec<Takes> = Nim.winning_moves(&heaps).iter().map(|&take| vec![take]).collect();
        prop_assert_eq!(game.winning_moves(&heaps), moves);
        let moves: Vec<Takes> =
            Nim.misere_winning_moves(&heaps).iter().map(|&take| vec![take]).collect();
        prop_assert_eq!(game.misere_winning_moves(&heaps), moves);
    }

    #[test]
    fn a_player_who_may_change_every_heap_wins_at_once(heaps in vec(1..=u64::MAX, 1..9)) {
        let n = heaps.len() as u64;
        for k in [n, n + 1, u64::MAX] {
            let game = Moore::new(k);
            prop_assert_eq!(game.outcome(&heaps), Outcome::N);
            let everything = game.winning_move(&heaps).map(|takes| after(game, &heaps, &takes));
            prop_assert_eq!(everything, Some(vec![0; heaps.len()]));
        }
    }
}
