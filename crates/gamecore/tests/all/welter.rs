//! Welter's game against its rules, and by its laws on long strips.

use gamecore::{welter_value, Game, Jump, NimValued, Outcome, Welter};
use oracle::positions::rows_of;
use oracle::{games, Oracle, Ruleset};

use crate::{shape, sorted};

fn is_distinct(pieces: &[u64]) -> bool {
    pieces.iter().enumerate().all(|(index, piece)| !pieces[..index].contains(piece))
}

/// Up to four pieces in every order.
#[test]
fn small_strips_are_as_played() {
    let oracle = Oracle::new(games::Welter);
    let all = rows_of(0..=3, 0..=10).into_iter().chain(rows_of(4..=4, 0..=7));
    for pieces in all.filter(|pieces| is_distinct(pieces)) {
        let value = oracle.nim_value(&pieces);
        assert_eq!(Welter.nim_value(&pieces), value, "{pieces:?}");
        assert_eq!(welter_value(&pieces), value, "{pieces:?}");
        for wanted in 0..=value + 4 {
            let mut expected = oracle.rules().options(&pieces);
            expected.retain(|option| oracle.nim_value(option) == wanted);
            let moves = Welter.moves_to(&pieces, wanted);
            let after = moves.iter().map(|chosen| Welter.after(&pieces, chosen)).collect();
            assert_eq!(sorted(after), sorted(expected), "{pieces:?} to {wanted}");
            assert_eq!(moves.len() % 2 == 1, wanted < value, "{pieces:?} to {wanted}");
        }
        shape::keeps(&Welter, &pieces);
        shape::keeps_nim_values(&Welter, &pieces);
    }
}

/// The value of two pieces is their exclusive or, less 1. A piece on cell 0 stays there, so that
/// the others play on the cells from 1 on.
#[test]
fn laws_at_the_end_of_the_strip() {
    let far: Vec<u64> = (0..200).map(|step: u64| u64::MAX - step * step * step).collect();
    for pair in far.windows(2) {
        assert_eq!(Welter.nim_value(pair), (pair[0] ^ pair[1]) - 1);
        assert_eq!(Welter.nim_value(&[pair[0], 0]), pair[0] - 1);
    }
    for some in far.chunks(40) {
        let from_one: Vec<u64> = some.iter().map(|cell| cell - 1).collect();
        let with_zero: Vec<u64> = [0].iter().chain(some).copied().collect();
        assert_eq!(Welter.nim_value(&with_zero), Welter.nim_value(&from_one));
        let lower = |moves: Vec<Jump>, piece, cell| -> Vec<Jump> {
            moves
                .iter()
                .map(|jump| Jump { piece: jump.piece - piece, to: jump.to - cell })
                .collect()
        };
        let moves = Welter.winning_moves(&from_one);
        assert_eq!(moves.len() % 2, 1);
        assert_eq!(lower(Welter.winning_moves(&with_zero), 1, 1), moves);
        shape::keeps(&Welter, some);
        shape::keeps(&Welter, &with_zero);
    }
    let neighbours: Vec<u64> = (0..100).map(|step| u64::MAX - step).collect();
    shape::keeps(&Welter, &neighbours);
    let multiples: Vec<u64> = (1..16).map(|step| step << 60).collect();
    shape::keeps(&Welter, &multiples);
}

/// The lowest cells, in any order, are the end of play.
#[test]
fn the_end_of_play() {
    let lowest: Vec<u64> = (0..1000).map(|piece| piece * 7 % 1000).collect();
    assert_eq!(Welter.nim_value(&lowest), 0);
    assert!((1..100).all(|wanted| Welter.moves_to(&lowest, wanted).is_empty()));
    assert_eq!(Welter.outcome(&[]), Outcome::P);
}

#[test]
#[should_panic(expected = "two pieces are on cell 6")]
fn two_pieces_on_one_cell() {
    Welter.outcome(&[6, 3, 6]);
}

#[test]
#[should_panic(expected = "cell 6 is not below cell 6")]
fn a_jump_to_the_same_cell() {
    Welter.after(&[6, 3], &Jump { piece: 0, to: 6 });
}
