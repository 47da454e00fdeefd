//! Branching stairs against the bare rules, and a path, which is a staircase.

use gamecore::{Carry, Digraph, Game, NimValued, NotStairs, Staircase, Stairs};
use oracle::games;
use oracle::positions::rows;
use oracle::Oracle;

use crate::shape;

/// Every digraph on this many vertices whose edges lead to lower ones.
fn descending(vertices: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    let pairs = vertices * vertices.saturating_sub(1) / 2;
    (0..1_u32 << pairs).map(move |edges| {
        let has =
            |from: usize, to: usize| edges >> (from * from.saturating_sub(1) / 2 + to) & 1 == 1;
        (0..vertices).map(|from| (0..from).filter(|&to| has(from, to)).collect()).collect()
    })
}

/// Whether an odd and whether an even number of moves can bring a stone from each vertex out
/// of play.
fn ways_down(lists: &[Vec<usize>]) -> Vec<(bool, bool)> {
    let mut ways: Vec<(bool, bool)> = Vec::new();
    for list in lists {
        let mut both = (list.is_empty(), false);
        for &to in list {
            both = (both.0 | ways[to].1, both.1 | ways[to].0);
        }
        ways.push(both);
    }
    ways
}

#[test]
fn small_branching_stairs_are_as_played() {
    let mut played = 0;
    for lists in (0..=4).flat_map(descending) {
        let ways = ways_down(&lists);
        let stairs = match Stairs::new(Digraph::new(lists.clone()).unwrap()) {
            Ok(stairs) => stairs,
            Err(NotStairs::Uneven { vertex, .. }) => {
                assert_eq!(ways[vertex], (true, true), "{lists:?}");
                continue;
            }
            Err(error) => panic!("{lists:?}: {error}"),
        };
        played += 1;
        for (step, &(odd, even)) in ways.iter().enumerate() {
            assert!(odd != even, "{lists:?}");
            assert_eq!(stairs.counts(step), odd, "{lists:?}");
        }
        let oracle = Oracle::new(games::Stairs(lists.clone()));
        for stones in rows(lists.len(), 0..=2) {
            shape::keeps(&stairs, &stones);
            shape::keeps_nim_values(&stairs, &stones);
            assert_eq!(
                stairs.nim_value(&stones),
                oracle.nim_value(&stones),
                "{lists:?} {stones:?}"
            );
            shape::is_as_played(&stairs, &oracle, &stones);
        }
    }
    assert!(played > 20, "{played}");
}

#[test]
fn a_path_is_a_staircase() {
    let path: Vec<Vec<usize>> =
        (0..200_000).map(|step: usize| step.checked_sub(1).into_iter().collect()).collect();
    let stairs = Stairs::new(Digraph::new(path).unwrap()).unwrap();
    let steps: Vec<u64> = (0..200_000).map(|step| u64::MAX - step * step).collect();
    assert_eq!(stairs.nim_value(&steps), Staircase.nim_value(&steps));
    assert_eq!(stairs.winning_moves(&steps), Staircase.winning_moves(&steps));
}

#[test]
#[should_panic(expected = "4 numbers for 3 steps")]
fn too_many_numbers_are_not_a_position() {
    let _ = two_leaves().outcome(&[2, 2, 3, 3]);
}

fn two_leaves() -> Stairs {
    Stairs::new(Digraph::new([vec![1, 2], vec![], vec![]]).unwrap()).unwrap()
}

#[test]
fn a_repeated_edge_is_one_move() {
    let stairs = Stairs::new(Digraph::new([vec![2, 1, 2], vec![], vec![]]).unwrap()).unwrap();
    let carry = |from, to, stones| Carry { from, to, stones };
    let expected = [carry(0, Some(1), 1), carry(0, Some(2), 1)];
    assert_eq!(stairs.moves_to(&[5, 0, 0], 1), expected);
    shape::keeps(&stairs, &[5, 1, 2]);
}

#[test]
#[should_panic(expected = "no way for Carry { from: 1, to: Some(0), stones: 1 }")]
fn stones_do_not_go_up() {
    two_leaves().after(&[2, 2, 3], &Carry { from: 1, to: Some(0), stones: 1 });
}

#[test]
#[should_panic(expected = "no way for Carry { from: 0, to: None, stones: 1 }")]
fn only_from_a_leaf_stones_go_out_of_play() {
    two_leaves().after(&[2, 2, 3], &Carry { from: 0, to: None, stones: 1 });
}

#[test]
#[should_panic(expected = "2^64 stones or more on step 2")]
fn a_step_that_counts_does_not_overflow() {
    two_leaves().after(&[2, 2, u64::MAX], &Carry { from: 0, to: Some(2), stones: 1 });
}

#[test]
fn digraphs_that_make_no_stairs_are_named() {
    let error = |lists: &[&[usize]]| {
        let lists = lists.iter().map(|list| list.to_vec());
        Stairs::new(Digraph::new(lists).unwrap()).unwrap_err()
    };
    let cycle = error(&[&[1], &[0]]);
    assert!(matches!(cycle, NotStairs::Cycle(cycle) if cycle.vertex == 0), "{cycle:?}");
    assert_eq!(cycle.to_string(), "vertex 0, counted from 0, is on a cycle");
    let uneven = error(&[&[1, 2], &[2], &[]]);
    assert!(matches!(uneven, NotStairs::Uneven { vertex: 0, .. }), "{uneven:?}");
    let text = "odd and even ways lead down from vertex 0, counted from 0";
    assert_eq!(uneven.to_string(), text);
}
