//! Games in which positions can recur, against play from the end.

use gamecore::{loopy_outcomes, remoteness, Digraph, Loopy, LoopyOutcome};
use oracle::retrograde::{Fate, Retrograde};
use oracle::Ruleset;

/// A token on a digraph, given by the successors of each vertex.
struct Token(Vec<Vec<usize>>);

impl Ruleset for Token {
    type Position = usize;

    fn options(&self, &vertex: &usize) -> Vec<usize> {
        self.0[vertex].clone()
    }
}

#[test]
fn every_digraph_on_three_vertices_and_some_on_five_are_as_played() {
    let some = (0..2000_u64).map(|seed| (5, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 39));
    for (n, bits) in (0..1 << 9).map(|bits| (3, bits)).chain(some) {
        let to = |from: usize| (0..n).filter(move |to| bits >> (from * n + to) & 1 == 1);
        let successors: Vec<Vec<usize>> = (0..n).map(|from| to(from).collect()).collect();
        let game = Loopy::new(Digraph::new(successors.clone()).unwrap());
        let outcomes = loopy_outcomes(game.digraph());
        let oracle = Retrograde::new(Token(successors.clone()));
        for vertex in 0..n {
            let fate = game.outcome(vertex).choose(Fate::Win, Fate::Loss, Fate::Draw);
            assert_eq!(fate, oracle.fate(&vertex), "{vertex} of {successors:?}");
            assert_eq!(outcomes[vertex], game.outcome(vertex), "{vertex} of {successors:?}");
            let wins = super::sorted(game.winning_moves(vertex));
            assert_eq!(wins, oracle.winning_options(&vertex), "{vertex} of {successors:?}");
            let draws = successors[vertex].iter().filter(|to| oracle.fate(to) == Fate::Draw);
            let draws: Vec<usize> = draws.copied().filter(|_| fate == Fate::Draw).collect();
            assert_eq!(super::sorted(game.drawing_moves(vertex)), draws, "{successors:?}");
        }
    }
    assert_eq!(Loopy::new(Digraph::new([vec![0]]).unwrap()).outcome(0), LoopyOutcome::Draw);
}

#[test]
fn outcomes_have_names() {
    let names = [LoopyOutcome::N, LoopyOutcome::P, LoopyOutcome::Draw].map(|one| one.to_string());
    assert_eq!(names, ["N", "P", "draw"]);
}

#[test]
#[should_panic(expected = "no vertex 1 of 1")]
fn a_token_is_on_a_vertex() {
    let _ = Loopy::new(Digraph::new([vec![0]]).unwrap()).winning_moves(1);
}

/// Rank by rank: what is won or lost within so many moves is decided by what is within one fewer.
fn moves_left(successors: &[Vec<usize>]) -> Vec<Option<u64>> {
    let n = successors.len();
    let (mut won, mut lost) = (vec![false; n], vec![false; n]);
    let mut left = vec![None; n];
    // Play that can be forced to end does so before a vertex comes back.
    for moves in 0..=n as u64 {
        let is_lost = |to: &[usize]| to.iter().all(|&to| won[to]);
        let is_won = |to: &[usize]| to.iter().any(|&to| lost[to]);
        let next_won = successors.iter().map(|to| is_won(to)).collect();
        lost = successors.iter().map(|to| is_lost(to)).collect();
        won = next_won;
        for vertex in (0..n).filter(|&vertex| won[vertex] || lost[vertex]) {
            left[vertex] = left[vertex].or(Some(moves));
        }
    }
    left
}

#[test]
fn play_ends_after_as_many_moves_as_can_be_forced() {
    let mut longest = 0;
    let mut random = (1..).map(|step: u64| step.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40);
    for _ in 0..1000 {
        // Back along a row, and a few more edges.
        let mut successors: Vec<Vec<usize>> =
            (0..16).map(|v: usize| v.checked_sub(1).into_iter().collect()).collect();
        for _ in 0..6 {
            let mut vertex = || random.next().unwrap() as usize % 16;
            let (from, to) = (vertex(), vertex());
            successors[from].push(to);
        }
        let found = remoteness(&Digraph::new(successors.clone()).unwrap());
        assert_eq!(found, moves_left(&successors), "{successors:?}");
        longest = found.into_iter().flatten().fold(longest, u64::max);
    }
    assert_eq!(longest, 12);
}
