//! The colouring game against its rules.

use gamecore::judges::{Colour, ColouringGame};
use gamecore::{Game, Outcome};
use oracle::{Oracle, Ruleset};

use crate::shape;

type Row = Vec<Option<Colour>>;

/// The row as the player to move sees it: the own cells are red.
struct Painting;

fn turned(row: &Row) -> Row {
    row.iter().map(|cell| cell.map(Colour::other)).collect()
}

fn painted(row: &Row, left: usize) -> Row {
    let mut row = row.clone();
    row[left] = None;
    row[left + 1] = None;
    row
}

impl Ruleset for Painting {
    type Position = Row;

    fn options(&self, row: &Row) -> Vec<Row> {
        let own = Some(Colour::Red);
        let pairs = (1..row.len()).filter(|&right| row[right] == own || row[right - 1] == own);
        pairs.map(|right| turned(&painted(row, right - 1))).collect()
    }
}

#[test]
fn every_row_of_up_to_eight_cells() {
    let (game, oracle) = (ColouringGame::new(), Oracle::new(Painting));
    let colours = [None, Some(Colour::Red), Some(Colour::Blue)];
    for length in 0..=8 {
        for number in 0..3_usize.pow(length) {
            let row: Row =
                (0..length).map(|place| colours[number / 3_usize.pow(place) % 3]).collect();
            let outcome = Outcome::n_if(oracle.next_wins(&row));
            let as_red = (row.clone(), Colour::Red);
            let as_blue = (turned(&row), Colour::Blue);
            shape::keeps(&game, &as_red);
            assert_eq!(game.outcome(&as_red), outcome, "{row:?}");
            assert_eq!(game.outcome(&as_blue), outcome, "{row:?}");
            let own = Some(Colour::Red);
            let wins = |left: &usize| {
                (row[*left] == own || row[left + 1] == own)
                    && !oracle.next_wins(&turned(&painted(&row, *left)))
            };
            let winning: Vec<usize> = (0..row.len().saturating_sub(1)).filter(wins).collect();
            assert_eq!(game.winning_moves(&as_red), winning, "{row:?}");
            assert_eq!(game.winning_moves(&as_blue), winning, "{row:?}");
            for left in winning {
                let after = (painted(&row, left), Colour::Blue);
                assert_eq!(game.after(&as_red, &left), after, "{row:?}");
            }
        }
    }
}

/// The player with more cells wins long rows; an alternating row of even length is won in its
/// middle.
#[test]
fn long_rows() {
    let game = ColouringGame::new();
    let alternating = |length: usize| -> Row {
        let colours = [Some(Colour::Red), Some(Colour::Blue)];
        (0..length).map(|index| colours[index % 2]).collect()
    };
    for length in [1000, 100_000] {
        let row = alternating(length);
        assert!(game.winning_moves(&(row, Colour::Red)).contains(&(length / 2 - 1)));
        let row = alternating(length + 1);
        assert_eq!(game.outcome(&(row.clone(), Colour::Blue)), Outcome::P);
        let as_red = (row, Colour::Red);
        assert_eq!(game.outcome(&as_red), Outcome::N);
        assert_eq!(game.winning_moves(&as_red).len(), length);
    }
}

#[test]
#[should_panic(expected = "no Red cell at 1")]
fn a_player_paints_a_cell_of_the_own_colour() {
    let row = vec![Some(Colour::Red), Some(Colour::Blue), None];
    ColouringGame::new().after(&(row, Colour::Red), &1);
}
