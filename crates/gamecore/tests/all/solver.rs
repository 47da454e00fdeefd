//! The solver, against the oracle and against the families that have a theorem.

use std::collections::hash_map::DefaultHasher;
use std::hash::BuildHasherDefault;

use gamecore::{
    Game, HeapRules, MisereGame, MoveInSum, Nim, NimValued, Octal, Outcome, Rules, SolvedGame,
    Solver, Sum as SumOfGames, Unsolved,
};
use oracle::games::{FibonacciNim, MooreNim, NimHeap, Sum, Wythoff};
use oracle::positions::rows_of;
use oracle::{Oracle, Ruleset};

use super::shape;

/// The rules of the oracle, for the solver.
struct Ruled<R>(R);

impl<R: Ruleset> Rules for Ruled<R> {
    type Position = R::Position;

    fn options(&self, position: &R::Position) -> Vec<R::Position> {
        self.0.options(position)
    }
}

fn agrees<R, I>(rules: fn() -> R, positions: I)
where
    R: Ruleset,
    R::Position: std::fmt::Debug,
    I: IntoIterator<Item = R::Position>,
{
    let oracle = Oracle::new(rules());
    let mut solver = Solver::new(Ruled(rules()));
    for position in positions {
        assert_eq!(solver.nim_value(&position), Ok(oracle.nim_value(&position)), "{position:?}");
        let normal = Outcome::n_if(oracle.next_wins(&position));
        assert_eq!(solver.outcome(&position), Ok(normal), "{position:?}");
        let misere = Outcome::n_if(oracle.next_wins_misere(&position));
        assert_eq!(solver.misere_outcome(&position), Ok(misere), "{position:?}");
        let options = oracle.winning_options(&position);
        assert_eq!(solver.winning_options(&position), Ok(options), "{position:?}");
        let options = oracle.winning_options_misere(&position);
        assert_eq!(solver.misere_winning_options(&position), Ok(options), "{position:?}");
    }
}

#[test]
fn games_are_as_played_by_the_oracle() {
    agrees(|| Sum(NimHeap), rows_of(0..=3, 0..=5));
    agrees(|| Wythoff, (0..=12).flat_map(|a| (0..=12).map(move |b| (a, b))));
    agrees(|| FibonacciNim, (0..=20).flat_map(|heap| (0..=20).map(move |quota| (heap, quota))));
    agrees(|| MooreNim, rows_of(0..=3, 0..=3).into_iter().map(|heaps| (2, heaps)));
}

/// Kayles with all rows in one position.
struct Kayles;

impl Rules for Kayles {
    type Position = Vec<u64>;

    fn options(&self, rows: &Vec<u64>) -> Vec<Vec<u64>> {
        let played = |chosen| {
            let mut rows = rows.clone();
            Octal::KAYLES.make_move(&mut rows, chosen);
            rows
        };
        Octal::KAYLES.moves(rows).iter().map(played).collect()
    }
}

#[test]
fn the_winning_options_are_those_of_the_winning_moves() {
    let kayles = Octal::KAYLES.up_to(12);
    let mut solver = Solver::new(Kayles);
    for row in 0..=12 {
        let rows = vec![row];
        assert_eq!(solver.nim_value(&rows), Ok(kayles.value(row)));
        let moves = kayles.winning_moves(&rows);
        let after: Vec<_> = moves.iter().map(|chosen| kayles.after(&rows, chosen)).collect();
        assert_eq!(solver.winning_options(&rows), Ok(after));
    }
}

/// A token on a digraph, given by its lists of successors.
struct Walk(Vec<Vec<usize>>);

impl Rules for Walk {
    type Position = usize;

    fn options(&self, vertex: &usize) -> Vec<usize> {
        self.0[*vertex].clone()
    }
}

#[test]
fn a_position_that_can_come_back_is_reported() {
    // 0 leads into the cycle 1, 2, 3; 4 and 5 do not.
    let lists = vec![vec![1], vec![2, 5], vec![3], vec![1], vec![5], vec![]];
    let mut solver = Solver::new(Walk(lists));
    for _ in 0..2 {
        assert_eq!(solver.nim_value(&0), Err(Unsolved::Endless { position: 1 }));
        assert_eq!(solver.outcome(&2), Err(Unsolved::Endless { position: 2 }));
        assert_eq!(solver.misere_outcome(&3), Err(Unsolved::Endless { position: 3 }));
        assert!(solver.winning_options(&0).is_err());
        assert!(solver.misere_winning_options(&1).is_err());
        assert_eq!(solver.nim_value(&4), Ok(1));
        assert_eq!(solver.winning_options(&4), Ok(vec![5]));
    }
    let loops = Solver::new(Walk(vec![vec![0]])).nim_value(&0).unwrap_err();
    assert_eq!(loops.to_string(), "play need not end: 0 can come back");
}

/// From n to n - 1, and nowhere else.
struct Countdown;

impl Rules for Countdown {
    type Position = u32;

    fn options(&self, number: &u32) -> Vec<u32> {
        number.checked_sub(1).into_iter().collect()
    }
}

#[test]
fn a_path_of_a_million_positions() {
    let mut solver = Solver::new(Countdown);
    assert_eq!(solver.nim_value(&1_000_000), Ok(0));
    assert_eq!(solver.outcome(&999_999), Ok(Outcome::N));
    assert_eq!(solver.misere_outcome(&1_000_000), Ok(Outcome::N));
    assert_eq!(solver.misere_winning_options(&1_000_000), Ok(vec![999_999]));
}

/// Nim with five heaps, in which most positions are reached in many ways.
struct FiveHeaps;

impl Rules for FiveHeaps {
    type Position = [u64; 5];

    fn options(&self, heaps: &[u64; 5]) -> Vec<[u64; 5]> {
        let lowered = |index: usize| {
            (0..heaps[index]).map(move |rest| {
                let mut heaps = *heaps;
                heaps[index] = rest;
                heaps
            })
        };
        (0..5).flat_map(lowered).collect()
    }
}

#[test]
fn every_position_is_looked_at_once() {
    // Stone by stone there are 25! / 5!^5 ways to play, through 6^5 positions.
    let mut solver = Solver::new(FiveHeaps);
    assert_eq!(solver.nim_value(&[5; 5]), Ok(5));
    assert_eq!(solver.misere_outcome(&[5; 5]), Ok(Nim.misere_outcome(&[5; 5])));
}

/// Any number of stones may be taken.
struct OneHeap;

impl Rules for OneHeap {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        (0..heap).rev().collect()
    }
}

/// From 10 stones down the heaps on the path have 55 options in all.
#[test]
fn a_limit_is_kept_and_may_be_just_enough() {
    let mut solver = Solver::with_limit(OneHeap, 65);
    assert_eq!(solver.nim_value(&10), Err(Unsolved::TooLarge { limit: 65 }));
    // Nothing half solved is left behind.
    assert_eq!(solver.nim_value(&9), Ok(9));
    assert_eq!(Solver::with_limit(OneHeap, 66).nim_value(&10), Ok(10));
    let error = Solver::new(OneHeap).nim_value(&100_000).unwrap_err();
    assert_eq!(error.to_string(), "more than 4194304 positions would have to be held");
}

#[test]
fn a_solved_game_is_a_game_like_any_other() {
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    let game = SolvedGame::new(Solver::with_hasher(Ruled(Wythoff), 1 << 12, hasher));
    let sum = SumOfGames(SolvedGame::new(Solver::new(Ruled(Wythoff))), Nim);
    let oracle = Oracle::new(Wythoff);
    for (a, b) in (0..=6).flat_map(|a| (0..=6).map(move |b| (a, b))) {
        let position = (a, b);
        assert_eq!(game.nim_value(&position), oracle.nim_value(&position));
        shape::keeps(&game, &position);
        shape::keeps_misere(&game, &position);
        shape::keeps_nim_values(&game, &position);
        let position = (position, vec![4]);
        shape::keeps(&sum, &position);
        let is_first = |chosen: &MoveInSum<_, _>| matches!(chosen, MoveInSum::First(_));
        let to_four = game.moves_to(&position.0, 4).len();
        assert_eq!(sum.winning_moves(&position).iter().filter(|it| is_first(it)).count(), to_four);
    }
}

#[test]
#[should_panic(expected = "more than 10 positions would have to be held")]
fn a_solved_game_panics_where_its_solver_gives_up() {
    SolvedGame::new(Solver::with_limit(Ruled(Wythoff), 10)).outcome(&(9, 9));
}
