//! Sums of different games against the bare rules of the games side by side.

use gamecore::{
    Digraph, Game, Heaps, MoveInSum, Nim, NimValued, NimWithIncreases, Octal, Outcome, Slide,
    Staircase, Sum, Take, Tokens,
};
use oracle::games;
use oracle::positions::{multisets_of, products, rows_of};
use oracle::{Oracle, Ruleset};

use crate::increases::Rooms;
use crate::{shape, sorted, Rules};

/// Two games side by side: a move is a move in one of them.
struct Beside<A, B>(A, B);

impl<A: Ruleset, B: Ruleset> Ruleset for Beside<A, B> {
    type Position = (A::Position, B::Position);

    fn options(&self, (first, second): &Self::Position) -> Vec<Self::Position> {
        let in_first = self.0.options(first).into_iter().map(|first| (first, second.clone()));
        let in_second = self.1.options(second).into_iter().map(|second| (first.clone(), second));
        in_first.chain(in_second).collect()
    }
}

/// Kayles: knock down a skittle, or two neighbours, in one of the rows.
fn kayles(rows: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (index, &row) in rows.iter().enumerate() {
        for stones in 1..=row.min(2) {
            for left in 0..=row - stones {
                let mut option = rows.to_vec();
                option[index] = left;
                option.push(row - stones - left);
                options.push(standing(option));
            }
        }
    }
    options
}

/// The rows that have some skittles, in ascending order.
fn standing(mut rows: Vec<u64>) -> Vec<u64> {
    rows.retain(|&row| row > 0);
    sorted(rows)
}

/// A token on the digraph 0 -> 1, 0 -> 2, 1 -> 2, 3 -> 0, 3 -> 2.
struct Walk;

const LISTS: [&[usize]; 4] = [&[1, 2], &[2], &[], &[0, 2]];

impl Ruleset for Walk {
    type Position = usize;

    fn options(&self, vertex: &usize) -> Vec<usize> {
        LISTS[*vertex].to_vec()
    }
}

fn tokens() -> Tokens {
    Tokens::new(Digraph::new(LISTS.map(|list| list.to_vec())).unwrap()).unwrap()
}

fn skittles() -> Heaps<Octal> {
    Octal::KAYLES.up_to(5)
}

/// Positions, each once.
fn distinct<T: Ord>(positions: Vec<T>) -> Vec<T> {
    let mut positions = sorted(positions);
    positions.dedup();
    positions
}

#[test]
fn nim_beside_kayles() {
    let game = Sum(Nim, skittles());
    let oracle = Oracle::new(Beside(games::Sum(games::NimHeap), Rules(kayles)));
    for heaps in rows_of(0..=2, 0..=4) {
        for rows in multisets_of(0..=2, 1..=5) {
            let position = (heaps.clone(), rows);
            shape::keeps(&game, &position);
            shape::keeps_nim_values(&game, &position);
            assert_eq!(game.nim_value(&position), oracle.nim_value(&position), "{position:?}");
            let outcome = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(game.outcome(&position), outcome, "{position:?}");
            let moves = game.winning_moves(&position);
            let after = moves.iter().map(|chosen| game.after(&position, chosen));
            let after = after.map(|(heaps, rows)| (heaps, standing(rows))).collect();
            let wins = oracle.winning_options(&position);
            assert_eq!(distinct(after), distinct(wins), "{position:?}");
        }
    }
}

#[test]
fn three_games_nested_either_way() {
    let left = Sum(Sum(Nim, skittles()), tokens());
    let right = Sum(Nim, Sum(skittles(), tokens()));
    let rules = Beside(Beside(games::Sum(games::NimHeap), Rules(kayles)), games::Sum(Walk));
    let oracle = Oracle::new(rules);
    for numbers in products([0..=3, 0..=3, 0..=4, 0..=3, 0..=3]) {
        let heaps = numbers[..2].to_vec();
        let rows = standing(vec![numbers[2]]);
        let tokens = vec![numbers[3] as usize, numbers[4] as usize];
        let position = ((heaps.clone(), rows.clone()), tokens.clone());
        shape::keeps(&left, &position);
        assert_eq!(left.nim_value(&position), oracle.nim_value(&position), "{position:?}");
        let moves = left.winning_moves(&position);
        let after = moves.iter().map(|chosen| left.after(&position, chosen));
        let after = after.map(|((heaps, rows), tokens)| ((heaps, standing(rows)), tokens));
        let wins = distinct(oracle.winning_options(&position));
        assert_eq!(distinct(after.collect()), wins, "{position:?}");

        let position = (heaps, (rows, tokens));
        shape::keeps(&right, &position);
        let moves = right.winning_moves(&position);
        let after = moves.iter().map(|chosen| right.after(&position, chosen));
        let after = after.map(|(heaps, (rows, tokens))| ((heaps, standing(rows)), tokens));
        assert_eq!(distinct(after.collect()), wins, "{position:?}");
    }
}

/// Neither of them is a sum of components.
#[test]
fn a_staircase_beside_nim_with_increases() {
    let game = Sum(Staircase, NimWithIncreases);
    let oracle = Oracle::new(Beside(games::Staircase, Rooms));
    for numbers in products([0..=2, 0..=2, 0..=2, 0..=3, 0..=3]) {
        let position = (numbers[..3].to_vec(), vec![(numbers[3], numbers[4])]);
        shape::keeps(&game, &position);
        shape::keeps_nim_values(&game, &position);
        assert_eq!(game.nim_value(&position), oracle.nim_value(&position), "{position:?}");
        shape::is_as_played(&game, &oracle, &position);
    }
}

#[test]
fn moves_in_the_first_game_come_first() {
    let game = Sum(tokens(), Nim);
    let slide = MoveInSum::First(Slide { token: 0, to: 2 });
    let takes = [MoveInSum::Second(Take { heap: 0, stones: 1 })];
    assert_eq!(game.winning_moves(&(vec![1], vec![])), [slide]);
    assert_eq!(game.winning_moves(&(vec![2], vec![1])), takes);
    assert_eq!(game.moves_to(&(vec![1], vec![1]), 1), [slide, takes[0]]);
    assert!(slide < takes[0]);
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn a_move_fits_its_game() {
    let game = Sum(tokens(), Nim);
    game.after(&(vec![1], vec![1]), &MoveInSum::Second(Take { heap: 0, stones: 2 }));
}
