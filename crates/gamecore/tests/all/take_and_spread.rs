//! Take and spread, by the bare rules and at the end of `u64`.

use gamecore::{Game, Outcome, Spread, Take, TakeAndSpread};
use oracle::positions::{multisets_of, rows_of};
use oracle::{Oracle, Ruleset};

use crate::{shape, sorted};

struct Spreading;

impl Ruleset for Spreading {
    type Position = Vec<u64>;

    /// A heap loses stones, and others have at least as many as before, fewer than it lost in all.
    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for from in 0..heaps.len() {
            let others = (0..heaps.len()).filter(|&heap| heap != from && heaps[heap] > 0);
            let mut spread = vec![heaps.clone()];
            spread[0][from] = 0;
            for heap in others.chain([from]) {
                let given = |after: Vec<u64>| {
                    let left = heaps.iter().sum::<u64>() - after.iter().sum::<u64>();
                    (0..left).map(move |stones| {
                        let mut after = after.clone();
                        after[heap] += stones;
                        after
                    })
                };
                spread = spread.into_iter().flat_map(given).collect();
            }
            options.extend(spread.into_iter().filter(|_| heaps[from] > 0));
        }
        options
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        sorted(heaps.iter().copied().filter(|&heap| heap > 0).collect())
    }
}

#[test]
fn small_positions_are_as_played() {
    let oracle = Oracle::new(Spreading);
    let few = |heaps: &Vec<u64>| heaps.iter().sum::<u64>() <= 10;
    for heaps in [rows_of(0..=3, 0..=5), multisets_of(4..=6, 0..=4)].concat() {
        if !few(&heaps) {
            continue;
        }
        shape::is_as_played(&TakeAndSpread, &oracle, &heaps);
        shape::keeps(&TakeAndSpread, &heaps);
    }
}

#[test]
fn a_hundred_thousand_heaps_are_levelled() {
    let last = u64::MAX;
    let paired: Vec<u64> = (0..50_000).chain(0..50_000).map(|x| last - x).collect();
    assert_eq!(TakeAndSpread.outcome(&paired), Outcome::P);
    assert_eq!(TakeAndSpread.winning_move(&paired), None);
    for more in 1..=3 {
        let heaps: Vec<u64> = paired.iter().copied().chain((0..more).map(|x| 7 + x * x)).collect();
        assert_eq!(TakeAndSpread.outcome(&heaps), Outcome::N);
        let spread = TakeAndSpread.winning_move(&heaps).unwrap();
        assert_eq!(TakeAndSpread.outcome(&TakeAndSpread.after(&heaps, &spread)), Outcome::P);
    }
}

#[test]
fn no_heap_exceeds_u64() {
    let last = u64::MAX;
    let from_the_first = |heaps: &[u64]| {
        let mut moves = TakeAndSpread.winning_moves(heaps);
        moves.retain(|spread| spread.take.heap == 0);
        moves
    };
    let spread =
        |stones, gifts: &[_]| Spread { take: Take { heap: 0, stones }, gifts: gifts.to_vec() };
    let levelled = spread(3, &[(1, 1)]);
    let raised = spread(1, &[(1, 2), (2, 1)]);
    assert_eq!(from_the_first(&[4, last - 2, last - 1]), [raised, levelled.clone()]);
    // There is no room to raise both of them.
    assert_eq!(from_the_first(&[4, last - 1, last]), [levelled]);
}

fn give(stones: u64, gifts: &[(usize, u64)]) {
    let spread = Spread { take: Take { heap: 0, stones }, gifts: gifts.to_vec() };
    TakeAndSpread.after(&[3, 0, 2, u64::MAX], &spread);
}

#[test]
#[should_panic(expected = "a move takes at least one stone")]
fn a_stone_is_removed() {
    give(0, &[(2, 1)]);
}

#[test]
#[should_panic(expected = "heap 1 may not be given stones")]
fn an_empty_heap_is_given_nothing() {
    give(1, &[(1, 1)]);
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn no_more_stones_are_given_than_there_are() {
    give(1, &[(2, 3)]);
}

#[test]
#[should_panic(expected = "a heap with more than 2^64 - 1 stones")]
fn a_full_heap_is_given_nothing() {
    give(1, &[(3, 1)]);
}
