//! Mock Turtles, by play and on large coins.

use gamecore::{nim_sum, CoinTurning, Game, MockTurtles, NimValued, Outcome, SumGame};

use super::{coin_turning, shape};

#[test]
fn rows_are_as_played() {
    coin_turning::check(&MockTurtles, coin_turning::mock_turtles, 9, |coin| coin as u64);
}

#[test]
fn values_and_moves_are_those_of_the_table() {
    const COINS: usize = 40;
    let table = CoinTurning::mock_turtles(COINS);
    for (coin, &value) in table.values().iter().enumerate() {
        let large = coin as u64;
        assert_eq!(MockTurtles.nim_value(&[large]), value);
        for wanted in 0..140 {
            let moves = super::sorted(table.component_moves(0, &coin, wanted));
            let found = MockTurtles.component_moves(0, &large, wanted);
            let found = found.into_iter().map(|set| set.into_iter().map(|one| one as usize));
            let found: Vec<Vec<usize>> = found.map(Iterator::collect).collect();
            assert_eq!(found, moves, "from {coin} to {wanted}");
            let one = MockTurtles.component_move(0, &large, wanted);
            let one = one.map(|set| set.into_iter().map(|one| one as usize).collect());
            assert!(one.map_or(moves.is_empty(), |one| moves.contains(&one)), "{coin}, {wanted}");
        }
    }
}

/// The values of the bottles of Luogu P3185 from the right, where the last one is worth 0, so that
/// a move turns one to three coins.
#[test]
fn values_of_a_game_in_disguise() {
    let values = [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38];
    let found: Vec<u64> = (0..20).map(|coin| MockTurtles.nim_value(&[coin])).collect();
    assert_eq!(found, values);
}

#[test]
fn p_positions_are_even_and_their_places_cancel() {
    for heads in (0..1 << 10).map(coin_turning::heads) {
        let heads: Vec<u64> = heads.into_iter().map(|coin| coin as u64 + (1 << 62)).collect();
        let cancels = heads.len() % 2 == 0 && nim_sum(heads.iter().copied()) == 0;
        assert_eq!(MockTurtles.outcome(&heads), Outcome::n_if(!cancels), "{heads:?}");
    }
}

#[test]
fn one_move_with_large_coins_is_found_at_once() {
    let last = (1 << 63) - 1;
    for heads in [vec![last], vec![last, 5, 6], vec![1 << 62, last, 0], vec![last, last - 7, 3, 9]]
    {
        let one = MockTurtles.winning_move(&heads).expect("an N-position");
        assert_eq!(MockTurtles.outcome(&MockTurtles.after(&heads, &one)), Outcome::P, "{heads:?}");
    }
    shape::keeps(&MockTurtles, &[1000, 999, 17, 40, 2]);
}

#[test]
#[should_panic(expected = "the nim-value of coin 9223372036854775808 exceeds 64 bits")]
fn values_end_with_64_bits() {
    MockTurtles.nim_value(&[1 << 63]);
}

#[test]
#[should_panic(expected = "are not one to three coins in order")]
fn four_coins_are_too_many() {
    MockTurtles.after(&[3], &vec![0, 1, 2, 3]);
}

#[test]
fn some_of_very_many_winning_moves_are_found_at_once() {
    const TOP: u64 = 1 << 62;
    let coins = [TOP, TOP + 1, TOP - 1, 7];
    let mut moves = MockTurtles.winning_moves_iter(&coins).take(100);
    assert!(
        moves.all(|chosen| MockTurtles.outcome(&MockTurtles.after(&coins, &chosen)) == Outcome::P)
    );
}
