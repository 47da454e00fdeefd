//! Cycles and rows against the bare rules, and by the laws of long ones.

use gamecore::{Chain, Chains, Game, NimValued, Octal, OctalMove, Outcome, Take};
use oracle::games::{Elements, TakeNeighbours};
use oracle::{Oracle, Ruleset};

use crate::shape;

/// The chain as a ring, in which a row has a gap.
fn elements(chain: Chain, takes: (u64, u64)) -> Elements {
    match chain {
        Chain::Cycle(stones) => Elements::full(stones, takes),
        Chain::Row(stones) => Elements { n: stones + 1, ..Elements::full(stones, takes) },
    }
}

/// The lengths of the rows of a ring with a gap, in order.
fn rows(ring: &Elements) -> Vec<u64> {
    let gap = (0..ring.n).find(|place| ring.left >> place & 1 == 0).expect("a gap");
    let places = (0..ring.n).map(|step| (gap + step) % ring.n);
    let present: String =
        places.map(|place| if ring.left >> place & 1 == 1 { 'x' } else { ' ' }).collect();
    ordered(present.split(' ').map(|row| row.len() as u64).collect())
}

fn ordered(mut rows: Vec<u64>) -> Vec<u64> {
    rows.retain(|&stones| stones > 0);
    rows.sort();
    rows
}

fn lengths(chains: &[Chain]) -> Vec<u64> {
    let length = |chain: &Chain| match *chain {
        Chain::Row(stones) => stones,
        Chain::Cycle(_) => panic!("a cycle is left"),
    };
    ordered(chains.iter().map(length).collect())
}

#[test]
fn small_chains_are_as_played() {
    let oracle = Oracle::new(TakeNeighbours);
    for (least, most) in (1..=4).flat_map(|least| (least..=6).map(move |most| (least, most))) {
        let game = Chains::up_to(least, most, 11);
        let chains = (1..=11).flat_map(|stones| [Chain::Cycle(stones), Chain::Row(stones)]);
        for chain in chains {
            let ring = elements(chain, (least, most));
            let value = oracle.nim_value(&ring);
            assert_eq!(game.nim_value(&[chain]), value, "{least} {most} {chain:?}");
            for wanted in 0..=value + 2 {
                let options = TakeNeighbours.options(&ring).into_iter();
                let reached = options.filter(|option| oracle.nim_value(option) == wanted);
                let mut expected: Vec<Vec<u64>> = reached.map(|option| rows(&option)).collect();
                expected.sort();
                expected.dedup();
                let moves = game.moves_to(&[chain], wanted);
                let after = |chosen| lengths(&game.after(&[chain], chosen));
                let mut found: Vec<Vec<u64>> = moves.iter().map(after).collect();
                found.sort();
                assert_eq!(found, expected, "{least} {most} {chain:?} to {wanted}");
                assert!(moves.windows(2).all(|pair| pair[0] < pair[1]));
            }
        }
    }
}

#[test]
fn small_positions_keep_the_shape() {
    for (least, most) in [(1, 1), (1, 2), (2, 2), (2, 3), (2, 5), (3, 4)] {
        let game = Chains::up_to(least, most, 9);
        let chains: Vec<Chain> =
            (0..=9).flat_map(|stones| [Chain::Cycle(stones), Chain::Row(stones)]).collect();
        for (index, one) in chains.iter().enumerate() {
            for other in &chains[index..] {
                shape::keeps(&game, &[*one, *other]);
                shape::keeps_nim_values(&game, &[*one, *other]);
            }
        }
    }
}

/// Rows are those of an octal game. The value of a cycle is the mex of those of its rows.
#[test]
fn long_chains() {
    for (least, most) in [(1, 1), (1, 2), (2, 2), (2, 3), (5, 5), (3, 9), (20, 30)] {
        let mut digits = vec![0; least];
        digits.resize(most + 1, 7);
        let octal = Octal::from_digits(&digits).unwrap().up_to(300);
        let game = Chains::up_to(least as u64, most as u64, 300);
        for stones in 0..=300 {
            assert_eq!(game.nim_value(&[Chain::Row(stones)]), octal.value(stones));
            let takes = least as u64..=(most as u64).min(stones);
            let values = takes.map(|take| octal.value(stones - take));
            assert_eq!(game.nim_value(&[Chain::Cycle(stones)]), gamecore::mex(values));
        }
    }
}

/// Without a table, and at the end of `u64`.
#[test]
fn the_theorem_needs_no_table() {
    let most = u64::MAX;
    let game = Chains::new(most / 3, most);
    assert_eq!(game.nim_value(&[Chain::Cycle(most)]), 3);
    assert_eq!(game.nim_value(&[Chain::Row(most - 1)]), 2);
    let game = Chains::new(most / 3, most - most / 3);
    assert_eq!(game.outcome(&[Chain::Cycle(most)]), Outcome::P);
    assert_eq!(game.winning_moves(&[Chain::Cycle(most)]), []);
    assert_eq!(game.nim_value(&[Chain::Cycle(most - 1)]), 2);

    let game = Chains::new(1_000_000, 1_000_002);
    let moves = game.winning_moves(&[Chain::Cycle(2_000_001)]);
    let opened = OctalMove { take: Take { heap: 0, stones: 1_000_002 }, leave: (0, 999_999) };
    assert_eq!(moves, [opened]);
    // Nothing can be taken, so the table is not asked.
    assert_eq!(game.moves_to(&[Chain::Cycle(most)], most), []);
    shape::keeps(&game, &[Chain::Cycle(2_000_001), Chain::Cycle(1_000_000)]);
}

#[test]
#[should_panic(expected = "a row of 5 is beyond the table, which has 0")]
fn a_row_without_a_table() {
    Chains::new(2, 3).outcome(&[Chain::Row(4), Chain::Row(5)]);
}

#[test]
#[should_panic(expected = "at least 3 and at most 2 stones")]
fn an_empty_range() {
    let _ = Chains::new(3, 2);
}

#[test]
#[should_panic(expected = "a move that takes 0 stones")]
fn a_take_of_nothing() {
    let _ = Chains::up_to(0, 2, 5);
}

fn move_of_four(chain: fn(u64) -> Chain, stones: u64, leave: (u64, u64)) {
    let take = Take { heap: 0, stones };
    Chains::new(1, 2).after(&[chain(4)], &OctalMove { take, leave });
}

#[test]
#[should_panic(expected = "(1, 2) is not left of Cycle(4)")]
fn a_cycle_in_two_parts() {
    move_of_four(Chain::Cycle, 1, (1, 2));
}

#[test]
#[should_panic(expected = "3 stones may not be taken")]
fn a_take_of_too_many() {
    move_of_four(Chain::Row, 3, (0, 1));
}

#[test]
#[should_panic(expected = "leaves other stones than there are")]
fn a_take_that_loses_stones() {
    move_of_four(Chain::Row, 1, (0, 2));
}
