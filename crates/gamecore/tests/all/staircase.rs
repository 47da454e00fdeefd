//! Staircases against the bare rules, straight and branching ones, and at the end of `u64`.

use gamecore::digraph::Cycle;
use gamecore::staircase::{nim_value, outcome, winning_moves};
use gamecore::{Carry, Digraph, NotStairs, Outcome, Stairs};
use oracle::games;
use oracle::positions::{rows, rows_of};
use oracle::Oracle;

use crate::sorted;

fn results(steps: &[u64], moves: &[Carry]) -> Vec<Vec<u64>> {
    sorted(moves.iter().map(|carry| carry.after(steps)).collect())
}

#[test]
fn small_staircases_are_as_played() {
    let oracle = Oracle::new(games::Staircase);
    for steps in rows_of(0..=3, 0..=4).into_iter().chain(rows(5, 0..=1)) {
        assert_eq!(nim_value(steps.clone()), oracle.nim_value(&steps), "{steps:?}");
        let expected = Outcome::n_if(oracle.next_wins(&steps));
        assert_eq!(outcome(steps.clone()), expected, "{steps:?}");
        let moves = winning_moves(&steps);
        assert_eq!(results(&steps, &moves), sorted(oracle.winning_options(&steps)), "{steps:?}");
        assert!(moves.windows(2).all(|pair| pair[0].from < pair[1].from), "{steps:?}");
    }
}

#[test]
fn long_steps_do_not_overflow() {
    let most = u64::MAX;
    let down = |from: usize, stones| Carry { from, to: from.checked_sub(1), stones };
    assert_eq!(winning_moves(&[0, most, most]), [down(1, most), down(2, most)]);
    assert_eq!(down(2, most).after(&[0, most, most]), [0, most, 0]);
    assert_eq!(winning_moves(&[most, most, 0, 1]), [down(0, most)]);
    assert_eq!(winning_moves(&[most, most, most, 1]), []);
}

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
            Err(NotStairs::Uneven { vertex }) => {
                assert_eq!(ways[vertex], (true, true), "{lists:?}");
                continue;
            }
            Err(NotStairs::Cycle(cycle)) => panic!("{lists:?}: {cycle}"),
        };
        played += 1;
        for (step, &(odd, even)) in ways.iter().enumerate() {
            assert!(odd != even, "{lists:?}");
            assert_eq!(stairs.counts(step), odd, "{lists:?}");
        }
        let oracle = Oracle::new(games::Stairs(lists.clone()));
        for stones in rows(lists.len(), 0..=2) {
            assert_eq!(
                stairs.nim_value(&stones),
                oracle.nim_value(&stones),
                "{lists:?} {stones:?}"
            );
            let expected = Outcome::n_if(oracle.next_wins(&stones));
            assert_eq!(stairs.outcome(&stones), expected, "{lists:?} {stones:?}");
            let moves = stairs.winning_moves(&stones);
            let wins = sorted(oracle.winning_options(&stones));
            assert_eq!(results(&stones, &moves), wins, "{lists:?} {stones:?}");
            assert!(moves.windows(2).all(|pair| pair[0].from <= pair[1].from));
            let pairs = (0..stones.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
            let lost = pairs.filter(|&(a, b)| {
                let mut exchanged = stones.clone();
                exchanged.swap(a, b);
                !oracle.next_wins(&exchanged)
            });
            let swaps = lost.count() as u64;
            assert_eq!(stairs.balancing_swaps(&stones), swaps, "{lists:?} {stones:?}");
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
    assert_eq!(stairs.nim_value(&steps), nim_value(steps.clone()));
    assert_eq!(stairs.winning_moves(&steps), winning_moves(&steps));
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn too_few_numbers_are_not_exchanged() {
    two_leaves().balancing_swaps(&[2, 2]);
}

#[test]
#[should_panic(expected = "heap 3 is beyond the table")]
fn too_many_numbers_are_not_exchanged() {
    two_leaves().balancing_swaps(&[2, 2, 3, 3]);
}

fn two_leaves() -> Stairs {
    Stairs::new(Digraph::new([vec![1, 2], vec![], vec![]]).unwrap()).unwrap()
}

#[test]
fn numbers_that_make_no_stairs_are_named() {
    let error = |lists: &[&[usize]]| {
        let lists = lists.iter().map(|list| list.to_vec());
        Stairs::new(Digraph::new(lists).unwrap()).unwrap_err()
    };
    assert_eq!(error(&[&[1], &[0]]), NotStairs::Cycle(Cycle { vertex: 0 }));
    let uneven = error(&[&[1, 2], &[2], &[]]);
    assert_eq!(uneven, NotStairs::Uneven { vertex: 0 });
    let text = "odd and even ways lead down from vertex 0, counted from 0";
    assert_eq!(uneven.to_string(), text);
    assert_eq!(error(&[&[0]]).to_string(), Cycle { vertex: 0 }.to_string());
}
