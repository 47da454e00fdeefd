use std::iter;

use crate::game::{lowered, Game, Outcome, Take, Takes};

/// Half of the heaps: take any positive number of stones from each of exactly half of the heaps,
/// not necessarily the same from each.
///
/// A position is the heaps, an even number of them; empty ones count as heaps. The player who
/// cannot move loses: that is so where more than half of the heaps are empty, or there are none.
///
/// A position is a P-position if and only if more than half of the heaps are as small as the least
/// one, or there are no heaps (Codeforces, problem 1147C; the proof is in the source).
///
/// O(n) for the outcome and one winning move of n heaps. There can be very many winning moves: n
/// over n / 2 ways to choose the heaps, and almost any number of stones in some of them. They come
/// in lexicographic order.
///
/// ```
/// use gamecore::judges::HalfOfHeaps;
/// use gamecore::prelude::*;
/// use gamecore::Take;
///
/// assert_eq!(HalfOfHeaps.outcome(&[8, 8]), Outcome::P);
/// assert_eq!(HalfOfHeaps.outcome(&[3, 1, 4, 1]), Outcome::N);
/// let moves = HalfOfHeaps.winning_moves(&[3, 1, 4, 1]);
/// assert_eq!(moves.len(), 1 + 2 + 1);
/// let take = |heap, stones| Take { heap, stones };
/// assert!(moves.contains(&vec![take(0, 2), take(2, 1)]));
/// assert_eq!(HalfOfHeaps.after(&[3, 1, 4, 1], &moves[3]), [1, 1, 1, 1]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HalfOfHeaps;

impl HalfOfHeaps {
    // The least heap, and how many there are; `None` if there are no heaps.
    fn least(heaps: &[u64]) -> Option<(u64, usize)> {
        assert!(heaps.len() % 2 == 0, "{} heaps do not have a half", heaps.len());
        let least = *heaps.iter().min()?;
        Some((least, heaps.iter().filter(|&&heap| heap == least).count()))
    }
}

// Let n be the number of heaps, a the least heap, and e how many there are. If e > n / 2, a move
// lowers one of these, so that what is then the least heap is among the n / 2 lowered ones, and
// no other: this is an N-position. If e <= n / 2, the n / 2 heaps can be chosen from those above a:
// lowered to a they make e + n / 2 least heaps.
// A winning move must leave some heap as it was that is then a least one, as more than n / 2 are.
// So nothing becomes less than a, no heap of a is chosen, and more than n / 2 - e are lowered to a.
impl Game for HalfOfHeaps {
    type Position = [u64];
    type Move = Takes;

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        let least = HalfOfHeaps::least(heaps);
        Outcome::n_if(least.map_or(false, |(_, count)| 2 * count <= heaps.len()))
    }

    fn winning_moves(&self, heaps: &[u64]) -> Vec<Takes> {
        self.winning_moves_iter(heaps).collect()
    }

    // In lexicographic order.
    fn winning_moves_iter<'a>(&'a self, heaps: &'a [u64]) -> Box<dyn Iterator<Item = Takes> + 'a> {
        let half = heaps.len() / 2;
        let (least, count) = match HalfOfHeaps::least(heaps) {
            Some((least, count)) if count <= half => (least, count),
            _ => return Box::new(iter::empty()),
        };
        let above = heaps.iter().enumerate().filter(move |&(_, &stones)| stones > least);
        let most = above.map(|(heap, &stones)| Take { heap, stones: stones - least }).collect();
        completed(Vec::new(), most, half, count - 1)
    }

    fn winning_move(&self, heaps: &[u64]) -> Option<Takes> {
        let half = heaps.len() / 2;
        let (least, _) = HalfOfHeaps::least(heaps).filter(|&(_, count)| count <= half)?;
        let above = heaps.iter().enumerate().filter(|&(_, &stones)| stones > least);
        let takes = above.map(|(heap, &stones)| Take { heap, stones: stones - least });
        Some(takes.take(half).collect())
    }

    fn after(&self, heaps: &[u64], chosen: &Takes) -> Vec<u64> {
        assert!(heaps.len() % 2 == 0, "{} heaps do not have a half", heaps.len());
        let half = heaps.len() / 2;
        assert!(chosen.len() == half, "takes from {} heaps, not from {}", chosen.len(), half);
        lowered(heaps, chosen)
    }
}

// All ways to go on from some takes to `missing` more from the later of the heaps, of which at most
// `spare` take less than the most.
fn completed<'a>(
    takes: Takes,
    most: Vec<Take>,
    missing: usize,
    spare: usize,
) -> Box<dyn Iterator<Item = Takes> + 'a> {
    if missing == 0 {
        return Box::new(iter::once(takes));
    }
    let firsts = (missing..=most.len()).rev();
    Box::new(firsts.flat_map(move |left| {
        let later = most[most.len() - left..].to_vec();
        let (Take { heap, stones }, takes) = (later[0], takes.clone());
        let fewest = if spare > 0 { 1 } else { stones };
        (fewest..=stones).flat_map(move |taken| {
            let mut takes = takes.clone();
            takes.push(Take { heap, stones: taken });
            let spare = spare - usize::from(taken < stones);
            completed(takes, later[1..].to_vec(), missing - 1, spare)
        })
    }))
}
