//! The 01 game against its rules, and by its laws on long rows.

use gamecore::judges::{Blanks, Writing, ZeroOne};
use gamecore::{nim_sum, Game, NimValued};
use oracle::{games, Oracle, Ruleset};

use crate::{shape, sorted};

type Row = Vec<Option<u8>>;

/// Every row of this many cells, blank or with a digit.
fn rows(length: u32) -> impl Iterator<Item = Row> {
    let cell =
        |number: usize, place: u32| [None, Some(0), Some(1)][number / 3_usize.pow(place) % 3];
    let all = 0..3_usize.pow(length);
    let rows = all.map(move |number| (0..length).map(|place| cell(number, place)).collect());
    let differ = |row: &Row| row.windows(2).all(|pair| pair[0].is_none() || pair[0] != pair[1]);
    rows.filter(differ)
}

/// The blanks of a row, each with its first cell.
fn blanks(row: &Row) -> Vec<(usize, Blanks)> {
    let digit = |cell: usize| row.get(cell).map(|digit| *digit == Some(1));
    let firsts = (0..row.len())
        .filter(|&cell| row[cell].is_none() && (cell == 0 || row[cell - 1].is_some()));
    let stretch = |first: usize| {
        let cells = row[first..].iter().take_while(|cell| cell.is_none()).count();
        let left = first.checked_sub(1).and_then(digit);
        (first, Blanks { cells: cells as u64, left, right: digit(first + cells) })
    };
    firsts.map(stretch).collect()
}

#[test]
fn every_row_of_up_to_nine_cells() {
    let oracle = Oracle::new(games::ZeroOne);
    for row in (0..=9).flat_map(rows) {
        let (firsts, position): (Vec<usize>, Vec<Blanks>) = blanks(&row).into_iter().unzip();
        let value = oracle.nim_value(&row);
        assert_eq!(ZeroOne.nim_value(&position), value, "{row:?}");
        if row.len() > 7 {
            continue;
        }
        for wanted in 0..=value + 2 {
            let mut expected = oracle.rules().options(&row);
            expected.retain(|option| oracle.nim_value(option) == wanted);
            let moves = ZeroOne.moves_to(&position, wanted);
            let written = moves.iter().map(|writing| {
                let mut row = row.clone();
                row[firsts[writing.blanks] + writing.cell as usize] = Some(writing.digit.into());
                row
            });
            assert_eq!(sorted(written.collect()), sorted(expected), "{row:?} to {wanted}");
            assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "{row:?}");
        }
        shape::keeps(&ZeroOne, &position);
        shape::keeps_nim_values(&ZeroOne, &position);
    }
}

#[test]
fn the_blanks_after_a_move_are_those_of_the_row() {
    let ordered = |position: Vec<Blanks>| {
        sorted(position.into_iter().filter(|blanks| blanks.cells > 0).collect())
    };
    for row in rows(6) {
        let (firsts, position): (Vec<usize>, Vec<Blanks>) = blanks(&row).into_iter().unzip();
        for writing in (0..3).flat_map(|wanted| ZeroOne.moves_to(&position, wanted)) {
            let mut written = row.clone();
            written[firsts[writing.blanks] + writing.cell as usize] = Some(writing.digit.into());
            let expected = blanks(&written).into_iter().map(|(_, blanks)| blanks).collect();
            assert_eq!(ordered(ZeroOne.after(&position, &writing)), ordered(expected), "{row:?}");
        }
    }
}

/// Long blanks beside one digit are heaps of Nim; a blank row of odd length is won in its middle.
#[test]
fn long_rows() {
    let most = u64::MAX;
    let open = |cells| Blanks { cells, left: None, right: Some(true) };
    let mirrored = |cells| Blanks { cells, left: Some(false), right: None };
    let position = [open(most), mirrored(most - 4), open(9)];
    assert_eq!(ZeroOne.nim_value(&position), nim_sum([most, most - 4, 9]));
    shape::keeps(&ZeroOne, &position);
    let blank = Blanks { cells: most, left: None, right: None };
    assert_eq!(ZeroOne.nim_value(&[Blanks { cells: 0, ..blank }]), 0);
    let middle = |digit| Writing { blanks: 0, cell: most / 2, digit };
    assert_eq!(ZeroOne.winning_moves(&[blank]), [middle(false), middle(true)]);
    // Two numbers with the sum 2^63 + 6 and the nim-sum 6: four pairs in order. The other six
    // cells must become one or none.
    let position = [Blanks { cells: (1 << 63) + 7, ..blank }, open(6)];
    shape::keeps(&ZeroOne, &position);
    assert_eq!(ZeroOne.winning_moves(&position).len(), 2 * 4 + 2);
}

#[test]
#[should_panic(expected = "equal digits are neighbours")]
fn equal_digits_side_by_side() {
    ZeroOne.outcome(&[Blanks { cells: 0, left: Some(true), right: Some(true) }]);
}

#[test]
#[should_panic(expected = "is not a move in Blanks")]
fn a_digit_beside_an_equal_one() {
    let blanks = Blanks { cells: 3, left: Some(true), right: None };
    ZeroOne.after(&[blanks], &Writing { blanks: 0, cell: 0, digit: true });
}

#[test]
#[should_panic(expected = "is not a move in Blanks")]
fn a_digit_beyond_the_end() {
    let blanks = Blanks { cells: 3, left: Some(true), right: None };
    ZeroOne.after(&[blanks], &Writing { blanks: 0, cell: 3, digit: true });
}
