//! Candy piles by the bare rules, and of every size.

use gamecore::judges::{CandyPiles, Meal};
use gamecore::{Game, MisereGame, Outcome};
use oracle::positions::{multisets_of, rows_of};
use oracle::Oracle;

use crate::{shape, sorted, Rules};

fn candies(piles: &[u64]) -> Vec<Vec<u64>> {
    let most = piles.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return Vec::new();
    }
    let mut without = piles.to_vec();
    without[piles.iter().position(|&pile| pile == most).unwrap()] = 0;
    vec![without, piles.iter().map(|pile| pile.saturating_sub(1)).collect()]
}

#[test]
fn candy_piles_by_the_rules() {
    let oracle = Oracle::new(Rules(candies));
    for piles in rows_of(0..=4, 0..=6).into_iter().chain(multisets_of(5..=6, 1..=5)) {
        shape::keeps(&CandyPiles, &piles);
        shape::keeps_misere(&CandyPiles, &piles);
        let normal = CandyPiles.outcome(&piles);
        assert_eq!(normal, Outcome::n_if(oracle.next_wins(&piles)), "{piles:?}");
        let misere = CandyPiles.misere_outcome(&piles);
        assert_eq!(misere, Outcome::n_if(oracle.next_wins_misere(&piles)), "{piles:?}");
        let after = |moves: Vec<Meal>| {
            sorted(moves.iter().map(|meal| CandyPiles.after(&piles, meal)).collect::<Vec<_>>())
        };
        let wins = CandyPiles.winning_moves(&piles);
        assert_eq!(after(wins), sorted(oracle.winning_options(&piles)), "{piles:?}");
        let wins = CandyPiles.misere_winning_moves(&piles);
        assert_eq!(after(wins), sorted(oracle.winning_options_misere(&piles)), "{piles:?}");
    }
}

#[test]
fn candy_piles_of_every_size() {
    for piles in [vec![u64::MAX], vec![u64::MAX; 1000], vec![1; 1000]] {
        let square = CandyPiles.misere_outcome(&piles);
        let (up, right) = CandyPiles.ways_left(&piles).unwrap();
        assert_eq!(square, Outcome::n_if(up % 2 == 1 || right % 2 == 1));
        let wins = CandyPiles.misere_winning_moves(&piles);
        assert_eq!(Outcome::n_if(!wins.is_empty()), square);
    }
}

#[test]
#[should_panic(expected = "there are no candies")]
fn nothing_cannot_be_eaten() {
    CandyPiles.after(&[0, 0], &Meal::OneOfEach);
}
