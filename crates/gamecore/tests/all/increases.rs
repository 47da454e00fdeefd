//! Nim with increases against the bare rules, the number of increases being bounded so that
//! play ends, and at the end of `u64`.

use gamecore::increases::{outcome, winning_moves};
use gamecore::{Change, Outcome};
use oracle::positions::rows_of;
use oracle::{Oracle, Ruleset};

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
                let expected = Outcome::n_if(oracle.next_wins(&position));
                assert_eq!(outcome(heaps.clone()), expected, "{position:?} and {most}");
                let room = if increases > 0 { most } else { 0 };
                let with_room: Vec<(u64, u64)> = heaps.iter().map(|&heap| (heap, room)).collect();
                let moves = winning_moves(&with_room);
                let mut found: Vec<Vec<u64>> =
                    moves.iter().map(|change| change.after(&heaps)).collect();
                let mut wins: Vec<Vec<u64>> =
                    oracle.winning_options(&position).into_iter().map(|(_, heaps)| heaps).collect();
                found.sort();
                wins.sort();
                assert_eq!(found, wins, "{position:?} and {most}");
            }
        }
    }
}

#[test]
fn takes_come_first_and_large_heaps_do_not_overflow() {
    let moves = winning_moves(&[(0, u64::MAX), (u64::MAX, 0), (1, u64::MAX)]);
    let change = |heap, left| Change { heap, left };
    assert_eq!(moves, [change(1, 1), change(0, u64::MAX - 1), change(2, u64::MAX)]);
    assert_eq!(winning_moves(&[(0, u64::MAX - 2), (u64::MAX - 1, 0)]), [change(1, 0)]);
    assert_eq!(winning_moves(&[]), []);
}
