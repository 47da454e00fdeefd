//! Remove Pairs: a move removes two cards with equal fronts or with equal backs. The player who
//! cannot move loses. Takahashi begins.
//!
//! Theorem (Zermelo, 1913): a set of cards is won if and only if some pair leaves a lost set. There
//! are only 2^n sets, so all of them can be decided, the smallest ones first.

use proconio::read_value;

/// Sets are numbers whose binary digits are the cards. What a move leaves is a smaller number, so
/// it is decided before.
pub fn solve(cards: &[(u64, u64)]) -> bool {
    let mut pairs = Vec::new();
    for (one, card) in cards.iter().enumerate() {
        for (other, before) in cards[..one].iter().enumerate() {
            if card.0 == before.0 || card.1 == before.1 {
                pairs.push(1 << one | 1 << other);
            }
        }
    }
    let mut wins = vec![false; 1 << cards.len()];
    for set in 0..wins.len() {
        // The theorem:
        wins[set] = pairs.iter().any(|&pair| set & pair == pair && !wins[set ^ pair]);
    }
    wins[wins.len() - 1]
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 24, "{} cards are too many", n);
    let cards = read_value!([(u64, u64); n]);
    println!("{}", if solve(&cards) { "Takahashi" } else { "Aoki" });
}
