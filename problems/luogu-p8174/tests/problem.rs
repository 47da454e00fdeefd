//! Stones (CEOI 2021): the opponent names the pile, in a dialogue.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::OpponentChooses;
use oracle::positions::{multisets_of, rows_below};
use oracle::Oracle;
use problem::prelude::*;

/// Branko names the first pile; Ankica takes next.
fn wins_by_play(oracle: &Oracle<OpponentChooses>, piles: &[u64]) -> bool {
    !oracle.next_wins(&(piles.to_vec(), None))
}

/// Pile by pile: a one exchanges the players, and the first larger pile lets the taker choose.
fn wins_pile_by_pile(piles: &[u64]) -> bool {
    let larger = piles.iter().filter(|&&pile| pile > 1).count();
    let ones = piles.iter().filter(|&&pile| pile == 1);
    ones.fold(larger > 0, |wins, _| !wins)
}

/// Piles with which Ankica wins; random ones have many of one stone, as nothing else matters.
fn won_piles() -> Shape<Vec<u64>> {
    const WON: &str = "\
SET(ones = 0, larger = 0)
REPI(i, n)
    IF(a[i] == 1) SET(ones = ones + 1) END
    IF(a[i] > 1) SET(larger = 1) END
END
ASSERT((ones % 2 == 0 && larger == 1) || (ones % 2 == 1 && larger == 0))";
    let piles = list(int("n", 1..=1000), int("a", 1..=1000));
    let any = piles.clone();
    let won = |mut piles: Vec<u64>| {
        match piles.iter().position(|&pile| pile == 1).filter(|_| !wins_pile_by_pile(&piles)) {
            Some(_) if piles.iter().all(|&pile| pile == 1) => drop(piles.pop()),
            Some(one) => piles[one] = 2,
            None => (),
        }
        piles
    };
    piles
        .such_that("piles with which Ankica wins", WON, |piles| wins_pile_by_pile(piles))
        .generated_by(move |size| {
            let piles =
                any.clone().strategy(size).prop_flat_map(|piles| (0..=piles.len(), Just(piles)));
            let with_ones = move |(ones, mut piles): (usize, Vec<u64>)| {
                piles[..ones].fill(1);
                piles.rotate_left(ones / 2);
                won(piles)
            };
            piles.prop_map(with_ones).boxed()
        })
}

fn main() {
    let oracle = Oracle::new(OpponentChooses);
    let problem = Problem::new(single(won_piles()))
        .winner("Ankica", "Branko")
        .played(|piles, referee| interactor::play(piles, referee))
        .invalid("one-and-a-larger-pile", "0\n2\n1 5\n")
        .invalid("two-ones", "0\n2\n1 1\n")
        .solution(|piles| solution::solve(piles))
        .studied(2784)
        .rules(move |piles: &Vec<u64>| wins_by_play(&oracle, piles))
        .every_small(
            |piles| piles.len() <= 5 && rows_below(piles) <= 1000,
            || {
                let piles = [multisets_of(1..=4, 1..=4), multisets_of(5..=5, 1..=2)].concat();
                piles.into_iter().filter(|piles| wins_pile_by_pile(piles)).collect()
            },
        )
        .formula(|piles| wins_pile_by_pile(piles))
        .law("an odd number of ones alone, and an even one beside larger piles", || {
            let ones = |ones: usize| {
                let larger = [1000, 2].repeat(ones % 2 + 1);
                let piles =
                    if ones % 2 == 1 { vec![1; ones] } else { [vec![1; ones], larger].concat() };
                (piles, true)
            };
            (1..=40).chain(995..=998).map(ones).collect()
        })
        .study(study::study(), |piles| vec![[&[0], &piles[..]].concat()], study::pictures);
    run(this_problem!(), problem);
}
