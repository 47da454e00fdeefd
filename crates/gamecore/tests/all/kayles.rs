//! Kayles with rows of any length, in both kinds of play.

use gamecore::{
    is_misere_kayles_p, Game, HeapRules, Kayles, MisereGame, MisereHeaps, NimValued, Octal,
    OctalMove, Outcome, Period, Take,
};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::shape::{keeps, keeps_misere, keeps_nim_values};
use crate::sorted;

/// Knock down one or two neighbours; the rows that are left are sorted.
struct Skittles;

impl Ruleset for Skittles {
    type Position = Vec<u64>;

    fn options(&self, rows: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (index, &row) in rows.iter().enumerate() {
            for down in (1..=2).filter(|&down| down <= row) {
                for left in 0..=row - down {
                    let mut option = rows.clone();
                    option[index] = left;
                    option.push(row - down - left);
                    options.push(normal(option));
                }
            }
        }
        options.sort();
        options.dedup();
        options
    }
}

fn normal(mut rows: Vec<u64>) -> Vec<u64> {
    rows.retain(|&row| row > 0);
    sorted(rows)
}

/// Every position without empty rows, of at most this many skittles.
fn positions(most: u64) -> Vec<Vec<u64>> {
    let mut positions = vec![(vec![], most)];
    let mut next = 0;
    while next < positions.len() {
        let (rows, left) = positions[next].clone();
        let least = rows.last().copied().unwrap_or(1);
        positions.extend((least..=left).map(|row| ([&rows[..], &[row]].concat(), left - row)));
        next += 1;
    }
    positions.into_iter().map(|(rows, _)| rows).collect()
}

/// The positions after these moves, each once.
fn results(rows: &[u64], moves: &[OctalMove]) -> Vec<Vec<u64>> {
    let results = moves.iter().map(|chosen| normal(Kayles.after(rows, chosen)));
    let mut results = sorted(results.collect());
    results.dedup();
    results
}

#[test]
fn small_positions_are_as_played() {
    let oracle = Oracle::new(Skittles);
    let positions = positions(24);
    assert_eq!(positions.len(), 7338);
    for rows in &positions {
        let misere = Outcome::n_if(oracle.next_wins_misere(rows));
        assert_eq!(Kayles.misere_outcome(rows), misere, "{rows:?}");
        assert_eq!(is_misere_kayles_p(rows), !misere.is_n(), "{rows:?}");
        let wins = results(rows, &Kayles.misere_winning_moves(rows));
        assert_eq!(wins, oracle.winning_options_misere(rows), "{rows:?}");
        keeps_misere(&Kayles, rows);
        if rows.iter().sum::<u64>() <= 16 {
            assert_eq!(Kayles.nim_value(rows), oracle.nim_value(rows), "{rows:?}");
            let wins = results(rows, &Kayles.winning_moves(rows));
            assert_eq!(wins, oracle.winning_options(rows), "{rows:?}");
            keeps(&Kayles, rows);
            keeps_nim_values(&Kayles, rows);
        }
    }
    // With depth, the outcomes of more positions.
    if std::env::var_os("DEEP_SEED").is_some() {
        for rows in self::positions(40) {
            let misere = Outcome::n_if(oracle.next_wins_misere(&rows));
            assert_eq!(Kayles.misere_outcome(&rows), misere, "{rows:?}");
        }
    }
    // Empty rows change nothing but the indices of the others.
    for rows in [&[0, 0][..], &[0, 5, 0, 4], &[0, 25, 9, 0, 1]] {
        keeps(&Kayles, rows);
        keeps_misere(&Kayles, rows);
        assert_eq!(Kayles.misere_outcome(rows), Kayles.misere_outcome(&normal(rows.to_vec())));
    }
}

/// The theorem and the misere quotient are found in different ways, and agree on all positions of
/// few rows and on all that the quotient cannot tell apart from them.
#[test]
fn the_theorem_is_that_of_the_misere_quotient() {
    let quotient = MisereHeaps::up_to(Octal::KAYLES, 200, 100).unwrap();
    let least = |element| quotient.quotient().least_position(element);
    for first in 0..=200 {
        for second in 0..=first {
            for element in 0..quotient.quotient().order() {
                let rows = [&[first, second], least(element)].concat();
                assert_eq!(
                    Kayles.misere_outcome(&rows),
                    quotient.misere_outcome(&rows),
                    "{rows:?}"
                );
            }
        }
    }
    for rows in multisets_of(0..=7, 1..=12).iter().chain(&multisets_of(3..=4, 9..=27)) {
        assert_eq!(Kayles.misere_outcome(rows), quotient.misere_outcome(rows), "{rows:?}");
    }
}

/// So the theorem holds for rows of any length, by the argument of Guy and Smith for nim-values:
/// longer rows have options with the same elements as rows that are shorter by 12.
#[test]
fn the_elements_repeat_long_enough_to_prove_a_period() {
    let game = MisereHeaps::up_to(Octal::KAYLES, 200, 100).unwrap();
    let elements: Vec<usize> = (0..=200).map(|row| game.quotient().element(row)).collect();
    let needed = |found: Period| 2 * (found.preperiod() + found.period()) + 2;
    let found = Period::smallest(&elements, needed);
    assert_eq!(found, Some(Period::new(71, 12)));
}

#[test]
fn nim_values_are_those_of_the_table() {
    let table = Octal::KAYLES.up_to(1000);
    let periodic = Octal::KAYLES.periodic(1000).unwrap();
    for row in 0..=1000 {
        assert_eq!(Kayles.nim_value(&[row]), table.value(row));
        assert_eq!(Kayles.nim_value(&[u64::MAX - row]), periodic.value(u64::MAX - row));
    }
    for rows in multisets_of(0..=2, 180..=200) {
        assert_eq!(Kayles.winning_moves(&rows), table.winning_moves(&rows), "{rows:?}");
    }
}

/// All moves of long rows, one after another.
#[test]
fn the_winning_moves_of_long_rows_are_found() {
    let long = [
        vec![170, 25, 9, 1],
        vec![171, 5, 5, 4],
        vec![172, 17, 12],
        vec![333],
        vec![250, 249, 1],
        vec![400, 20],
        vec![169, 168],
    ];
    for rows in long {
        let each = |good: &dyn Fn(&OctalMove) -> bool| {
            let mut moves = Octal::KAYLES.moves(&rows);
            moves.retain(|chosen| good(chosen));
            moves
        };
        let lost = each(&|chosen| Kayles.outcome(&Kayles.after(&rows, chosen)) == Outcome::P);
        assert_eq!(Kayles.winning_moves(&rows), lost, "{rows:?}");
        assert_eq!(Kayles.winning_move(&rows), lost.first().copied(), "{rows:?}");
        let lost =
            each(&|chosen| Kayles.misere_outcome(&Kayles.after(&rows, chosen)) == Outcome::P);
        assert_eq!(Kayles.misere_winning_moves(&rows), lost, "misere {rows:?}");
        assert_eq!(Kayles.misere_winning_move(&rows), lost.first().copied(), "misere {rows:?}");
    }
}

#[test]
fn huge_rows_follow_the_laws() {
    let huge = u64::MAX - 5;
    // Every long row is an N-position. Beside its double, a row longer than any in the exceptions
    // is a P-position in both kinds of play.
    for row in (30..1000).chain(huge - 1000..=u64::MAX) {
        assert_eq!(Kayles.misere_outcome(&[row]), Outcome::N, "{row}");
        assert_eq!(Kayles.misere_outcome(&[row, row]), Outcome::P, "{row} twice");
        assert_eq!(Kayles.outcome(&[row, row]), Outcome::P, "{row} twice");
        let chosen = Kayles.misere_winning_move(&[row, 5, 4]);
        if let Some(chosen) = chosen {
            let after = Kayles.after(&[row, 5, 4], &chosen);
            assert_eq!(Kayles.misere_outcome(&after), Outcome::P, "{row} 5 4");
        } else {
            assert_eq!(Kayles.misere_outcome(&[row, 5, 4]), Outcome::P, "{row} 5 4");
        }
    }
    let odd = u64::MAX;
    let middle = OctalMove { take: Take { heap: 0, stones: 1 }, leave: (odd / 2, odd / 2) };
    assert_eq!(Kayles.misere_outcome(&Kayles.after(&[odd], &middle)), Outcome::P);
    let rows = [1_000_003, 3];
    let wins = Kayles.misere_winning_moves(&rows);
    assert!(wins.len() > 10_000, "{}", wins.len());
    for win in wins.iter().step_by(1000) {
        assert_eq!(Kayles.misere_outcome(&Kayles.after(&rows, win)), Outcome::P);
    }
}
