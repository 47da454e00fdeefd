use std::iter;

use crate::game::{lowered, Game, MisereGame, Outcome, Take, Takes};
use crate::theorems::moore::{is_misere_moore_p, is_moore_p};

/// Moore's Nim_k: take any positive number of stones from each of one to `k` heaps.
///
/// A position is the heaps, any numbers, 0 included; [`Nim`](crate::Nim) is the case `k` = 1. The
/// player who cannot move loses.
///
/// A position is a P-position if and only if every binary digit is 1 in a multiple of `k` + 1 heaps
/// (Moore, 1910; the proof: [`moore`](crate::theorems::moore)).
///
/// The outcome and [`winning_move`](Game::winning_move) take O(n) for n heaps, the latter for each
/// of 64 binary digits, and O(n) space. There can be very many winning moves: n over `k` ways to
/// choose the heaps, and, for `k` > 1, a choice in every binary digit. They take time and space
/// polynomial in n, `k` and the number of moves, and come in lexicographic order; some of them are
/// quickly found by [`winning_moves_iter`](Game::winning_moves_iter).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Moore, Take};
///
/// assert_eq!(Moore::new(3).outcome(&[1, 1]), Outcome::N);
/// assert_eq!(Moore::new(3).outcome(&[2, 2, 2, 2]), Outcome::P);
///
/// let game = Moore::new(2);
/// let takes = game.winning_move(&[5, 6]).unwrap();
/// assert_eq!(takes, [Take { heap: 0, stones: 5 }, Take { heap: 1, stones: 6 }]);
/// assert_eq!(game.after(&[5, 6], &takes), [0, 0]);
/// assert_eq!(game.winning_move(&[4, 4, 4]), None);
/// // Leave any three of the four heaps.
/// assert_eq!(game.winning_moves(&[1, 1, 1, 1]).len(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moore {
    k: u64,
}

impl Game for Moore {
    type Position = [u64];
    type Move = Takes;

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::n_if(!is_moore_p(heaps.iter().copied(), self.k))
    }

    fn winning_moves(&self, heaps: &[u64]) -> Vec<Takes> {
        let mut moves: Vec<Takes> = self.winning_moves_iter(heaps).collect();
        moves.sort_unstable();
        moves
    }

    fn winning_moves_iter<'a>(&'a self, heaps: &'a [u64]) -> Box<dyn Iterator<Item = Takes> + 'a> {
        let results = settled(heaps, heaps.to_vec(), 63, self.usable(heaps), 0);
        Box::new(results.filter_map(move |left| takes_between(heaps, &left)))
    }

    fn winning_move(&self, heaps: &[u64]) -> Option<Takes> {
        if is_moore_p(heaps.iter().copied(), self.k) {
            return None;
        }
        let mut left = heaps.to_vec();
        for bit in (0..64).rev() {
            Column::new(heaps, &left, bit, self.usable(heaps)).settle(&mut left, 0);
        }
        takes_between(heaps, &left)
    }

    fn after(&self, heaps: &[u64], takes: &Takes) -> Vec<u64> {
        let changed = takes.len() as u64;
        assert!(changed <= self.k, "{} heaps are more than {}", changed, self.k);
        lowered(heaps, takes)
    }
}

/// While some heap is above 1, the winner is that of normal play; n heaps of 1 are a P-position if
/// and only if n leaves 1 when divided by `k` + 1 (Yamasaki, 1980).
///
/// The costs are those of normal play.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Moore, Take};
///
/// let game = Moore::new(2);
/// assert_eq!(game.misere_outcome(&[1, 1, 1, 1]), Outcome::P);
/// assert_eq!(game.misere_outcome(&[3, 3, 3]), Outcome::P);
/// let takes = game.misere_winning_move(&[5, 6]).unwrap();
/// assert_eq!(takes, [Take { heap: 0, stones: 4 }, Take { heap: 1, stones: 6 }]);
/// // Leave any one heap of 1.
/// assert_eq!(game.misere_winning_moves(&[1, 1, 1]).len(), 3);
/// ```
impl MisereGame for Moore {
    fn misere_outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::n_if(!is_misere_moore_p(heaps.iter().copied(), self.k))
    }

    fn misere_winning_moves(&self, heaps: &[u64]) -> Vec<Takes> {
        let mut moves: Vec<Takes> = self.misere_winning_moves_iter(heaps).collect();
        moves.sort_unstable();
        moves
    }

    fn misere_winning_moves_iter<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> Box<dyn Iterator<Item = Takes> + 'a> {
        let usable = self.usable(heaps);
        if large_heaps(heaps) > usable {
            return self.winning_moves_iter(heaps);
        }
        let results = settled(heaps, small_heaps_only(heaps), 0, usable, 1);
        Box::new(results.filter_map(move |left| takes_between(heaps, &left)))
    }

    fn misere_winning_move(&self, heaps: &[u64]) -> Option<Takes> {
        let usable = self.usable(heaps);
        if large_heaps(heaps) > usable {
            return self.winning_move(heaps);
        }
        let mut left = small_heaps_only(heaps);
        Column::new(heaps, &left, 0, usable).settle(&mut left, 1);
        takes_between(heaps, &left)
    }
}

impl Moore {
    /// The game in which a move takes from at most `k` heaps.
    ///
    /// # Panics
    /// If `k` is 0.
    #[must_use]
    pub fn new(k: u64) -> Moore {
        assert!(k > 0, "a move of Moore's Nim must be allowed to change at least one heap");
        Moore { k }
    }

    // How many heaps a move can really change.
    fn usable(&self, heaps: &[u64]) -> usize {
        self.k.min(heaps.len() as u64) as usize
    }
}

fn large_heaps(heaps: &[u64]) -> usize {
    heaps.iter().filter(|&&heap| heap > 1).count()
}

// The heaps after taking all of the large ones.
// In misere play up to k large heaps must all become small, since this few
// cannot be balanced. Then only the column of the ones is open.
fn small_heaps_only(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().map(|&heap| if heap > 1 { 0 } else { heap }).collect()
}

// A column of binary digits, when those to the left of it are settled.
//
// A heap that has been lowered there may have any digits from here on; they
// are 0 until they are set. All others are unchanged.
struct Column {
    bit: u32,
    modulus: usize,
    lowered: Vec<usize>,
    // The heaps that are not lowered, but can be in this column.
    lowerable: Vec<usize>,
}

impl Column {
    fn new(heaps: &[u64], left: &[u64], bit: u32, k: usize) -> Column {
        let (untouched, lowered): (Vec<usize>, Vec<usize>) =
            (0..heaps.len()).partition(|&index| left[index] == heaps[index]);
        let has_bit = |index: &usize| heaps[*index] >> bit & 1 == 1;
        let lowerable = untouched.into_iter().filter(has_bit).collect();
        Column { bit, modulus: k + 1, lowered, lowerable }
    }

    // How many more heaps may be lowered.
    fn spare(&self) -> usize {
        self.modulus - 1 - self.lowered.len()
    }

    // How many heaps must be lowered here, modulo k + 1, if the digit is set
    // in `set` of the lowered ones and `residue` ones are to be left.
    fn excess(&self, set: usize, residue: usize) -> usize {
        (self.lowerable.len() + set + self.modulus - residue) % self.modulus
    }

    // Makes the number of ones in this column `residue` modulo k + 1.
    fn settle(&self, left: &mut [u64], residue: usize) {
        // Either the excess is small enough to lower that many heaps more, or
        // the heaps that are lowered already suffice to fill the column up.
        let excess = self.excess(0, residue);
        if excess <= self.spare() {
            let lower: Vec<usize> = self.lowerable.iter().take(excess).cloned().collect();
            apply(left, self.bit, &[], &lower);
        } else {
            apply(left, self.bit, &self.lowered[..self.modulus - excess], &[]);
        }
    }

    // All ways to set and lower that leave `residue` ones modulo k + 1.
    fn choices(self, residue: usize) -> impl Iterator<Item = (Vec<usize>, Vec<usize>)> {
        let most = self.spare().min(self.lowerable.len());
        let sizes = (0..self.lowered.len() + 1).map(|size| (size, self.excess(size, residue)));
        let sizes: Vec<(usize, usize)> = sizes.filter(|&(_, excess)| excess <= most).collect();
        let Column { lowered, lowerable, .. } = self;
        sizes.into_iter().flat_map(move |(size, excess)| {
            let lowerable = lowerable.clone();
            subsets(lowered.clone(), size).flat_map(move |set| {
                subsets(lowerable.clone(), excess).map(move |lower| (set.clone(), lower))
            })
        })
    }
}

// Sets the digit in the heaps `set` and clears it, and all after it, in `lower`.
fn apply(left: &mut [u64], bit: u32, set: &[usize], lower: &[usize]) {
    for &index in set {
        left[index] |= 1 << bit;
    }
    for &index in lower {
        left[index] = left[index] >> bit >> 1 << bit << 1;
    }
}

// All ways to go on from `left` in this column and those to the right of it, one after another.
// Since `settle` always finds one, there is no dead end.
fn settled<'a>(
    heaps: &'a [u64],
    left: Vec<u64>,
    bit: u32,
    k: usize,
    residue: usize,
) -> Box<dyn Iterator<Item = Vec<u64>> + 'a> {
    let choices = Column::new(heaps, &left, bit, k).choices(residue);
    let results = choices.map(move |(set, lower)| {
        let mut left = left.clone();
        apply(&mut left, bit, &set, &lower);
        left
    });
    match bit.checked_sub(1) {
        None => Box::new(results),
        Some(next) => {
            Box::new(results.flat_map(move |left| settled(heaps, left, next, k, residue)))
        }
    }
}
// All parts of the given size, in the order of their places.
fn subsets(items: Vec<usize>, size: usize) -> impl Iterator<Item = Vec<usize>> {
    let mut next: Option<Vec<usize>> = Some((0..size).collect()).filter(|_| size <= items.len());
    iter::from_fn(move || {
        let places = next.take()?;
        next = next_places(&places, items.len());
        Some(places.iter().map(|&place| items[place]).collect())
    })
}

// The same number of ascending places below `end` that come next.
fn next_places(places: &[usize], end: usize) -> Option<Vec<usize>> {
    let size = places.len();
    let moved = (0..size).rev().find(|&index| places[index] + size < end + index)?;
    let after = (places[moved] + 1..).take(size - moved);
    Some(places[..moved].iter().copied().chain(after).collect())
}

// The move from `heaps` to `left`, unless they are the same.
fn takes_between(heaps: &[u64], left: &[u64]) -> Option<Takes> {
    let changed = (0..heaps.len()).filter(|&index| left[index] != heaps[index]);
    let takes: Takes =
        changed.map(|index| Take { heap: index, stones: heaps[index] - left[index] }).collect();
    if takes.is_empty() {
        None
    } else {
        Some(takes)
    }
}
