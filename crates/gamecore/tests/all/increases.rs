//! Nim with increases against the bare rules, the number of increases being bounded so that
//! play ends, and at the end of `u64`.

use gamecore::{Change, Game, NimValued, NimWithIncreases, Outcome};
use oracle::positions::rows_of;
use oracle::{Oracle, Ruleset};

use crate::{shape, sorted};

/// Take stones from a heap, or add at most `.0` to it; the position is how often stones can
/// still be added, and the heaps.
struct AddAtMost(u64);

impl Ruleset for AddAtMost {
    type Position = (u64, Vec<u64>);

    fn options(&self, (increases, heaps): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        let mut options = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            let to = |stones| {
                let mut heaps = heaps.clone();
                heaps[index] = stones;
                heaps
            };
            options.extend((0..heap).map(|stones| (*increases, to(stones))));
            if *increases > 0 {
                options.extend((1..=self.0).map(|more| (increases - 1, to(heap + more))));
            }
        }
        options
    }
}

#[test]
fn increases_change_nothing_about_who_wins() {
    for most in 0..=3 {
        let oracle = Oracle::new(AddAtMost(most));
        for heaps in rows_of(0..=3, 0..=3) {
            for increases in 0..=2 {
                let position = (increases, heaps.clone());
                let room = if increases > 0 { most } else { 0 };
                let with_room: Vec<(u64, u64)> = heaps.iter().map(|&heap| (heap, room)).collect();
                let value = NimWithIncreases.nim_value(&with_room);
                assert_eq!(value, oracle.nim_value(&position), "{position:?} and {most}");
                let expected = Outcome::n_if(oracle.next_wins(&position));
                let outcome = NimWithIncreases.outcome(&with_room);
                assert_eq!(outcome, expected, "{position:?} and {most}");
                let moves = NimWithIncreases.winning_moves(&with_room);
                let left = |chosen| {
                    let after = NimWithIncreases.after(&with_room, chosen);
                    after.into_iter().map(|(stones, _)| stones).collect::<Vec<u64>>()
                };
                let found = sorted(moves.iter().map(left).collect());
                let wins = oracle.winning_options(&position).into_iter();
                let wins = sorted(wins.map(|(_, heaps)| heaps).collect());
                assert_eq!(found, wins, "{position:?} and {most}");
            }
        }
    }
}

/// Each heap has a room of its own, which becomes smaller by what is added.
pub struct Rooms;

impl Ruleset for Rooms {
    type Position = Vec<(u64, u64)>;

    fn options(&self, heaps: &Vec<(u64, u64)>) -> Vec<Vec<(u64, u64)>> {
        let mut options = Vec::new();
        for (index, &(heap, room)) in heaps.iter().enumerate() {
            let taken = (0..heap).map(|stones| (stones, room));
            let added = (1..=room).map(|more| (heap + more, room - more));
            options.extend(taken.chain(added).map(|left| {
                let mut heaps = heaps.clone();
                heaps[index] = left;
                heaps
            }));
        }
        options
    }
}

#[test]
fn rooms_of_their_own_are_as_played() {
    let oracle = Oracle::new(Rooms);
    for numbers in [rows_of(0..=2, 0..=3), rows_of(4..=4, 0..=2), rows_of(6..=6, 0..=1)].concat() {
        let heaps: Vec<(u64, u64)> =
            numbers.chunks_exact(2).map(|numbers| (numbers[0], numbers[1])).collect();
        shape::keeps(&NimWithIncreases, &heaps);
        shape::keeps_nim_values(&NimWithIncreases, &heaps);
        assert_eq!(NimWithIncreases.nim_value(&heaps), oracle.nim_value(&heaps), "{heaps:?}");
        shape::is_as_played(&NimWithIncreases, &oracle, &heaps);
    }
}

#[test]
fn one_winning_move_takes_stones_and_large_heaps_do_not_overflow() {
    let heaps = [(0, u64::MAX), (u64::MAX, 0), (1, u64::MAX)];
    let change = |heap, left| Change { heap, left };
    let moves = [change(0, u64::MAX - 1), change(1, 1), change(2, u64::MAX)];
    assert_eq!(NimWithIncreases.winning_moves(&heaps), moves);
    assert_eq!(NimWithIncreases.winning_move(&heaps), Some(change(1, 1)));
    shape::keeps(&NimWithIncreases, &heaps);
    let heaps = [(0, u64::MAX - 2), (u64::MAX - 1, 0)];
    assert_eq!(NimWithIncreases.winning_moves(&heaps), [change(1, 0)]);
    assert_eq!(NimWithIncreases.winning_moves(&[]), []);
}

#[test]
#[should_panic(expected = "a heap of 2 does not change")]
fn a_change_changes_something() {
    NimWithIncreases.after(&[(1, 0), (2, 5)], &Change { heap: 1, left: 2 });
}
