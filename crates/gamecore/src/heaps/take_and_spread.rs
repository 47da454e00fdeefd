use std::collections::BTreeSet;

use crate::game::{Game, Outcome, Take};
use crate::theorems::parts::check_index;

/// Take and spread: remove at least one stone from a heap, and move any of its other stones to
/// other heaps that are not empty.
///
/// A position is the heaps; empty ones are out of play. A move is a [`Spread`]. The player who
/// cannot move loses.
///
/// A position is a P-position if and only if the heaps can be paired off, each with an equal one
/// (Lou Tiancheng, in the problem POJ 1740; the proof is in the source).
///
/// O(n log n) for the outcome of n heaps and for one winning move, by which the largest heap levels
/// the others in pairs. To find all winning moves takes as long as to try all ways to pair the
/// heaps off and to spread the stones: it is for few stones. Moves that leave more stones in a heap
/// than a `u64` can count are left out.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Spread, Take, TakeAndSpread};
///
/// assert_eq!(TakeAndSpread.outcome(&[2, 3, 2, 3]), Outcome::P);
/// let best = Spread { take: Take { heap: 3, stones: 3 }, gifts: vec![(1, 2)] };
/// assert_eq!(TakeAndSpread.winning_move(&[1, 2, 4, 6]), Some(best.clone()));
/// assert_eq!(TakeAndSpread.after(&[1, 2, 4, 6], &best), [1, 4, 4, 1]);
/// assert_eq!(TakeAndSpread.winning_moves(&[1, 2, 4, 6]).len(), 5);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TakeAndSpread;

/// A move: some stones of a heap are removed, and others of it are given to other heaps.
///
/// Spreads are ordered by the heap that the stones come from, and then by how many are removed.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Spread, Take, TakeAndSpread};
///
/// let spread = Spread { take: Take { heap: 0, stones: 1 }, gifts: vec![(1, 2)] };
/// assert_eq!(TakeAndSpread.after(&[4, 1], &spread), [1, 3]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spread {
    /// The stones that are removed, at least one.
    pub take: Take,
    /// The heaps that are given stones, in increasing order of their indices, each with the number
    /// of stones, at least 1.
    pub gifts: Vec<(usize, u64)>,
}

// If the heaps are paired off, let a move be made in a heap of n stones. It leaves r there, gives
// g to the heap's twin x, and e and e' to the two of any other pair. As it removes a stone,
// r + g + (all e and e') < n. The answer in x, which has n + g stones, leaves r there too, gives e'
// where e was given and e where e' was, and removes the rest, at least one stone: so the heaps are
// paired off again.
// If they are not, sort them. If their number is odd, the largest heap raises the first to the
// second, the third to the fourth, and so on. The gaps that it fills do not overlap, and all lie
// between the smallest heap and the largest, so one stone at least is left to be removed.
// If it is even, the largest heap is lowered to the smallest, and raises the second to the third,
// and so on. It loses as many stones as all gaps together, so those in the other gaps are left to
// be removed, and these are not all 0.
impl Game for TakeAndSpread {
    type Position = [u64];
    type Move = Spread;

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        sorted.sort_unstable();
        let mut pairs = sorted.chunks(2);
        Outcome::n_if(pairs.any(|pair| pair.len() == 1 || pair[0] != pair[1]))
    }

    /// A move that leaves more stones in a heap than a `u64`
    /// can count is not among them.
    fn winning_moves(&self, heaps: &[u64]) -> Vec<Spread> {
        if self.outcome(heaps) == Outcome::P {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for from in filled(heaps) {
            // The stones that stay in this heap are added to it, as to the others.
            let mut emptied = heaps.to_vec();
            emptied[from] = 0;
            let mut open = filled(&emptied);
            if open.len() % 2 == 1 {
                open.push(from);
            }
            let mut ways = BTreeSet::new();
            pair_off(emptied, &open, heaps[from] - 1, &mut ways);
            moves.extend(ways.iter().map(|after| Spread::between(heaps, from, after)));
        }
        moves.sort_unstable();
        moves
    }

    /// The move by which the largest heap levels the others in pairs.
    fn winning_move(&self, heaps: &[u64]) -> Option<Spread> {
        if self.outcome(heaps) == Outcome::P {
            return None;
        }
        let mut order = filled(heaps);
        order.sort_by_key(|&heap| heaps[heap]);
        let largest = order.pop()?;
        let mut after = heaps.to_vec();
        after[largest] = if order.len() % 2 == 1 { heaps[order.remove(0)] } else { 0 };
        for pair in order.chunks(2) {
            after[pair[0]] = heaps[pair[1]];
        }
        Some(Spread::between(heaps, largest, &after))
    }

    fn after(&self, heaps: &[u64], chosen: &Spread) -> Vec<u64> {
        let (from, mut after) = (chosen.take.heap, heaps.to_vec());
        let in_order = chosen.gifts.windows(2).all(|pair| pair[0].0 < pair[1].0);
        assert!(in_order, "gifts go to different heaps, by heap, unlike {:?}", chosen.gifts);
        check_index("heap", from, heaps.len());
        chosen.take.lower(&mut after[from]);
        for &(to, stones) in &chosen.gifts {
            check_index("heap", to, heaps.len());
            assert!(to != from && heaps[to] > 0, "heap {} may not be given stones", to);
            Take { heap: from, stones }.lower(&mut after[from]);
            after[to] =
                after[to].checked_add(stones).expect("a heap with more than 2^64 - 1 stones");
        }
        after
    }
}

impl Spread {
    // The move from one heap that leads to these heaps.
    fn between(heaps: &[u64], from: usize, after: &[u64]) -> Spread {
        let raised = (0..heaps.len()).filter(|&heap| after[heap] > heaps[heap]);
        let gifts: Vec<(usize, u64)> =
            raised.map(|heap| (heap, after[heap] - heaps[heap])).collect();
        let given: u64 = gifts.iter().map(|&(_, stones)| stones).sum();
        Spread { take: Take { heap: from, stones: heaps[from] - after[from] - given }, gifts }
    }
}

fn filled(heaps: &[u64]) -> Vec<usize> {
    (0..heaps.len()).filter(|&heap| heaps[heap] > 0).collect()
}

// All ways to pair off the heaps `open` by adding at most so many stones.
fn pair_off(heaps: Vec<u64>, open: &[usize], stones: u64, ways: &mut BTreeSet<Vec<u64>>) {
    let (first, others) = match open.split_first() {
        Some((&first, others)) => (first, others),
        None => {
            ways.insert(heaps);
            return;
        }
    };
    for (place, &twin) in others.iter().enumerate() {
        let larger = heaps[first].max(heaps[twin]);
        let missing = larger - heaps[first].min(heaps[twin]);
        if let Some(spare) = stones.checked_sub(missing) {
            let rest = [&others[..place], &others[place + 1..]].concat();
            for more in 0..=(spare / 2).min(u64::MAX - larger) {
                let mut paired = heaps.clone();
                paired[first] = larger + more;
                paired[twin] = larger + more;
                pair_off(paired, &rest, spare - 2 * more, ways);
            }
        }
    }
}
