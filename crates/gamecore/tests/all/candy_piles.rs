//! Candy piles by the bare rules, and of every size.

use gamecore::candy_piles::{self, Meal};
use gamecore::Outcome;
use oracle::positions::{multisets_of, rows_of};
use oracle::Oracle;

use crate::{sorted, Rules};

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
        let normal = candy_piles::outcome(piles.iter().copied());
        assert_eq!(normal, Outcome::n_if(oracle.next_wins(&piles)), "{piles:?}");
        let misere = candy_piles::misere_outcome(piles.iter().copied());
        assert_eq!(misere, Outcome::n_if(oracle.next_wins_misere(&piles)), "{piles:?}");
        let after = |moves: Vec<Meal>| {
            sorted(moves.iter().map(|meal| meal.after(&piles)).collect::<Vec<_>>())
        };
        let wins = candy_piles::winning_moves(&piles);
        assert_eq!(after(wins), sorted(oracle.winning_options(&piles)), "{piles:?}");
        let wins = candy_piles::misere_winning_moves(&piles);
        assert_eq!(after(wins), sorted(oracle.winning_options_misere(&piles)), "{piles:?}");
    }
}

#[test]
fn candy_piles_of_every_size() {
    for piles in [vec![u64::MAX], vec![u64::MAX; 1000], vec![1; 1000]] {
        let square = candy_piles::misere_outcome(piles.iter().copied());
        let (up, right) = candy_piles::ways_left(piles.iter().copied()).unwrap();
        assert_eq!(square, Outcome::n_if(up % 2 == 1 || right % 2 == 1));
        let wins = candy_piles::misere_winning_moves(&piles);
        assert_eq!(Outcome::n_if(!wins.is_empty()), square);
    }
}
