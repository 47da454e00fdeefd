//! Berzerk: a monster stands on a circle of n places. Rick and Morty take turns, and each moves it
//! on by one of his own numbers; the player who brings it to place 0 wins.
//!
//! Theorem (Zermelo, 1913; Smith, 1966): a position is a place and a player to move. Backwards from
//! place 0, where the player to move has lost, each is won, lost, or never decided.

use proconio::read_value;

/// For Rick and for Morty, what each place is if he is to move.
///
/// A position is won if one move leads to a lost one, and lost if the last of its moves has been
/// found to lead to a won one. Where neither is ever found, play goes on forever.
pub fn solve(n: usize, numbers: &[Vec<usize>; 2]) -> [Vec<&'static str>; 2] {
    let mut results = [vec!["Loop"; n], vec!["Loop"; n]];
    let mut left = [vec![numbers[0].len(); n], vec![numbers[1].len(); n]];
    let mut decided = vec![(0, 0), (1, 0)];
    for of_player in results.iter_mut() {
        of_player[0] = "Lose";
    }
    while let Some((player, place)) = decided.pop() {
        let other = 1 - player;
        for &number in &numbers[other] {
            let from = (place + n - number) % n;
            if results[other][from] != "Loop" {
                continue;
            }
            left[other][from] -= 1;
            if results[player][place] == "Lose" {
                // The theorem:
                results[other][from] = "Win";
                decided.push((other, from));
            } else if left[other][from] == 0 {
                // The theorem:
                results[other][from] = "Lose";
                decided.push((other, from));
            }
        }
    }
    results
}

fn main() {
    let n = read_value!(usize);
    assert!((2..=7000).contains(&n), "the circle has {} places", n);
    let [rick, morty] = [numbers(n), numbers(n)];
    for results in solve(n, &[rick, morty]).iter() {
        println!("{}", results[1..].join(" "));
    }
}

/// A player's numbers, which all move the monster.
fn numbers(n: usize) -> Vec<usize> {
    let count = read_value!(usize);
    assert!((1..n).contains(&count), "a player has {} numbers", count);
    let numbers = read_value!([usize; count]);
    let all_move = numbers.iter().all(|number| (1..n).contains(number));
    assert!(all_move, "a number does not move the monster to another place");
    numbers
}
