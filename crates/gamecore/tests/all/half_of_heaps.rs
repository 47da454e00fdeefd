//! Takes from exactly half of the heaps against the rules, and with large heaps.

use gamecore::judges::HalfOfHeaps;
use gamecore::{Game, Outcome, Take};
use oracle::positions::rows;
use oracle::{games, Oracle};

use crate::{shape, sorted};

#[test]
fn small_heaps_are_as_played() {
    let oracle = Oracle::new(games::HalfOfHeaps);
    for heaps in
        [(0, 0), (2, 6), (4, 4), (6, 2)].into_iter().flat_map(|(n, most)| rows(n, 0..=most))
    {
        let expected = Outcome::n_if(oracle.next_wins(&heaps));
        assert_eq!(HalfOfHeaps.outcome(&heaps), expected, "{heaps:?}");
        let moves = HalfOfHeaps.winning_moves(&heaps);
        let after = moves.iter().map(|takes| HalfOfHeaps.after(&heaps, takes)).collect();
        assert_eq!(sorted(after), sorted(oracle.winning_options(&heaps)), "{heaps:?}");
        assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "{heaps:?}");
        shape::keeps(&HalfOfHeaps, &heaps);
    }
}

#[test]
fn many_large_heaps() {
    let take = |heap, stones| Take { heap, stones };
    let most = u64::MAX;
    assert_eq!(HalfOfHeaps.winning_moves(&[most, 3]), [[take(0, most - 3)]]);
    let mut heaps = vec![most; 100_000];
    heaps[7] = 1;
    let chosen = HalfOfHeaps.winning_move(&heaps).expect("an N-position");
    assert_eq!(chosen.len(), 50_000);
    assert_eq!(HalfOfHeaps.outcome(&HalfOfHeaps.after(&heaps, &chosen)), Outcome::P);
    assert_eq!(HalfOfHeaps.winning_move(&[5; 100_000]), None);
}

#[test]
#[should_panic(expected = "3 heaps do not have a half")]
fn an_odd_number_of_heaps() {
    HalfOfHeaps.outcome(&[1, 2, 3]);
}

#[test]
#[should_panic(expected = "takes from 1 heaps, not from 2")]
fn a_move_in_too_few_heaps() {
    HalfOfHeaps.after(&[1, 2, 3, 4], &vec![Take { heap: 0, stones: 1 }]);
}

#[test]
#[should_panic(expected = "takes from different heaps come by heap")]
fn a_move_in_the_same_heap() {
    HalfOfHeaps.after(&[1, 2, 3, 4], &vec![Take { heap: 3, stones: 1 }; 2]);
}

#[test]
fn some_of_very_many_winning_moves_are_found_at_once() {
    let heaps: Vec<u64> = (0..40).map(|heap| u64::MAX - heap).collect();
    let mut moves = HalfOfHeaps.winning_moves_iter(&heaps).take(100);
    assert!(
        moves.all(|takes| HalfOfHeaps.outcome(&HalfOfHeaps.after(&heaps, &takes)) == Outcome::P)
    );
}
