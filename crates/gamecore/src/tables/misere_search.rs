use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

use crate::tables::misere_quotient::MisereQuotient;

// Finds the misere quotient of the heaps 0 to a last one, heap by heap.
//
// The search holds a hypothesis: some heaps are letters, and every other heap h equals a word of
// smaller letters; a letter a has an index i, and a^(i+2) equals a^i. These relations rewrite
// every position to one of a finite box, in which misere play is solved by the rules. Two positions
// of the box are equal if no further letters tell them apart; this gives a finite monoid Q, its
// subset P, and an element of Q for every position.
//
// Positions are ordered as multisets: descending lists of heaps, compared as words. A move makes a
// position smaller, and so does every relation.
//
// The hypothesis is proved or refuted by `violation`: if it finds nothing, then for every position
// X, of any number of heaps, X is in P if and only if there is a move from X, and none to P. So P
// are the P-positions, by induction. As the heaps generate Q, and any two elements of Q are told
// apart by a third one, Q is the misere quotient.
// Otherwise it finds the least position X that is not so. Everything smaller is as it should be,
// so the outcomes of the options of X are right, and X is on the wrong side. The box is
// not to blame: in it, X would be solved from its options. So some relation rewrites X to a smaller
// position, which is on the right side, and that relation is wrong: in the true quotient, both
// sides differ. Without that relation the search goes on, with a new letter or a greater index.
// If the true quotient is finite, and its powers have the period 1 or 2 in the end, this ends, as
// no relation that holds is ever lost.
pub(super) struct Search {
    limit: usize,
    // For each heap the pairs of heaps that a move leaves, the smaller one first.
    options: Vec<BTreeSet<(usize, usize)>>,
    // For each heap its word, letters in descending order. A letter is a heap that is its own word.
    words: Vec<Vec<usize>>,
    // The index of each heap that is a letter.
    indices: Vec<usize>,
    quotient: MisereQuotient,
}

// The most positions of a box, and the most states of a proof.
const MOST_POSITIONS: usize = 1 << 20;
const MOST_STATES: usize = 1 << 18;

impl Search {
    pub(super) fn new(limit: usize) -> Search {
        Search {
            limit,
            options: Vec::new(),
            words: Vec::new(),
            indices: Vec::new(),
            quotient: MisereQuotient::trivial(),
        }
    }

    pub(super) fn into_quotient(self) -> MisereQuotient {
        self.quotient
    }

    // Adds the next heap; `None` if that exceeds a limit.
    pub(super) fn add(&mut self, options: BTreeSet<(usize, usize)>) -> Option<()> {
        let heap = self.options.len();
        self.options.push(options);
        self.indices.push(0);
        let is_empty = self.options[heap].is_empty();
        let guess = if is_empty { Some(0) } else { self.only_candidate(heap) };
        match guess {
            Some(element) => {
                self.words.push(self.quotient.least(element).to_vec());
                self.quotient.push_heap(element);
                if is_empty || self.adds_nothing(heap) {
                    return Some(());
                }
            }
            None => {
                self.words.push(vec![heap]);
                self.quotient = self.hypothesis()?;
            }
        }
        while let Some(position) = self.violation()? {
            self.refute(&position);
            self.quotient = self.hypothesis()?;
        }
        // All relations hold now. Letters that are words of smaller ones are spared.
        for heap in 0..self.words.len() {
            self.words[heap] = self.quotient.least(self.quotient.heap(heap)).to_vec();
        }
        Some(())
    }

    // The element of the next heap, if the quotient remains as it is. Then the outcome of the heap
    // beside another position depends on the element of that one, and can be found in the order
    // of the least positions.
    fn only_candidate(&self, heap: usize) -> Option<usize> {
        let quotient = &self.quotient;
        let wins = quotient.wins(&self.options[heap]);
        let mut beside = vec![false; quotient.order()];
        for element in 0..quotient.order() {
            beside[element] = !wins[element]
                && !self.results(quotient.least(element)).any(|after| beside[after]);
        }
        (0..quotient.order()).find(|&element| {
            (0..quotient.order()).all(|other| quotient.is_p(quotient.product(element, other)) == beside[other])
        })
    }

    // The elements of the options of a position.
    fn results<'a>(&'a self, position: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        let quotient = &self.quotient;
        (0..position.len()).flat_map(move |index| {
            let others = position.iter().enumerate().filter(move |&(other, _)| other != index);
            let rest = quotient.product_of(others.map(|(_, &heap)| quotient.heap(heap)));
            self.options[position[index]].iter().map(move |&(one, other)| {
                quotient.product(quotient.product(rest, quotient.heap(one)), quotient.heap(other))
            })
        })
    }

    // Whether the next heap has the element of a smaller one, and wins wherever that one does.
    // Then a counterexample with the next heap would be one with the smaller heap.
    fn adds_nothing(&self, heap: usize) -> bool {
        let element = self.quotient.heap(heap);
        let wins = self.quotient.wins(&self.options[heap]);
        let is_sound = (0..self.quotient.order())
            .all(|other| !wins[other] || !self.quotient.is_p(self.quotient.product(element, other)));
        let has_twin = (1..heap).any(|twin| {
            self.quotient.heap(twin) == element && !self.options[twin].is_empty() && {
                let of_twin = self.quotient.wins(&self.options[twin]);
                (0..self.quotient.order()).all(|other| wins[other] || !of_twin[other])
            }
        });
        is_sound && has_twin
    }

    fn refute(&mut self, position: &[usize]) {
        if let Some(&heap) = position.iter().find(|&&heap| self.words[heap] != [heap]) {
            self.words[heap] = vec![heap];
            return;
        }
        let count = |heap: usize| position.iter().filter(|&&other| other == heap).count();
        let too_often = position.iter().find(|&&heap| count(heap) > self.indices[heap] + 1);
        self.indices[*too_often.expect("the box is solved by the rules")] += 1;
    }

    // The monoid of the relations.
    fn hypothesis(&self) -> Option<MisereQuotient> {
        let the_box = Positions::new(self)?;
        let lost = the_box.lost(self);
        let classes = the_box.classes(&lost, self.limit)?;
        Some(the_box.quotient(self, &lost, &classes))
    }

    // The least position that is in P although a move leads to P, or is not in P although it has
    // moves, and none leads to P; if there is one.
    fn violation(&self) -> Option<Option<Vec<usize>>> {
        let quotient = &self.quotient;
        let order = quotient.order();
        let live = (0..self.options.len()).filter(|&heap| !self.options[heap].is_empty());
        let live: Vec<(usize, Vec<bool>)> =
            live.map(|heap| (heap, quotient.wins(&self.options[heap]))).collect();
        // From P to P: the rest may be any element.
        let from_p = |(heap, wins): &(usize, Vec<bool>)| {
            let element = quotient.heap(*heap);
            let bad = (0..order)
                .filter(|&rest| wins[rest] && quotient.is_p(quotient.product(element, rest)));
            bad.map(|rest| with(quotient.least(rest), *heap)).min()
        };
        let bound = live.iter().filter_map(from_p).min();
        // Heaps that add nothing to smaller ones.
        let mut heaps: Vec<(usize, Vec<bool>)> = Vec::new();
        for (heap, wins) in live {
            let is_worse = |(other, of_other): &(usize, Vec<bool>)| {
                quotient.heap(*other) == quotient.heap(heap)
                    && (0..order).all(|rest| wins[rest] || !of_other[rest])
            };
            if !heaps.iter().any(is_worse) {
                heaps.push((heap, wins));
            }
        }
        // Positions without a move to P. A state of a position X is its element and the set of
        // the elements q such that no move in X leads to P beside q. Larger sets
        // are worse, whatever is added; so only those states are followed that are not contained
        // in one of a smaller position.
        let words = (order + 63) / 64;
        let mut states: Vec<Vec<Vec<u64>>> = vec![Vec::new(); order];
        let mut queue = BinaryHeap::new();
        let mut all = vec![0; words];
        for element in 0..order {
            all[element / 64] |= 1 << (element % 64);
        }
        queue.push((Reverse(Vec::new()), 0, all));
        let mut pushed = 0;
        while let Some((Reverse(position), element, set)) = queue.pop() {
            if bound.iter().any(|bound| *bound <= position) {
                break;
            }
            if states[element].iter().any(|other| contains(other, &set)) {
                continue;
            }
            if !position.is_empty() && set[0] & 1 != 0 && !quotient.is_p(element) {
                return Some(Some(position));
            }
            for (heap, wins) in &heaps {
                let next = quotient.product(element, quotient.heap(*heap));
                let mut next_set = vec![0; words];
                for rest in 0..order {
                    let together = quotient.product(rest, quotient.heap(*heap));
                    let is_in = set[together / 64] >> (together % 64) & 1 != 0
                        && !wins[quotient.product(rest, element)];
                    next_set[rest / 64] |= u64::from(is_in) << (rest % 64);
                }
                let is_followed = next_set.iter().any(|&part| part != 0)
                    && !states[next].iter().any(|other| contains(other, &next_set));
                if is_followed {
                    pushed += 1;
                    queue.push((Reverse(with(&position, *heap)), next, next_set));
                }
            }
            // The empty position may be outside of P without a move; so it contains no others.
            if !position.is_empty() {
                states[element].push(set);
            }
            if pushed > MOST_STATES {
                return None;
            }
        }
        Some(bound)
    }
}

fn contains(large: &[u64], small: &[u64]) -> bool {
    large.iter().zip(small).all(|(large, small)| small & !large == 0)
}

// A position, in descending order, with one more heap.
fn with(position: &[usize], heap: usize) -> Vec<usize> {
    let mut position = position.to_vec();
    let place = position.iter().position(|&other| other < heap).unwrap_or(position.len());
    position.insert(place, heap);
    position
}

// The positions in which each letter occurs at most as often as its index allows; numbers with
// one digit for each letter, the digit of the largest heap first.
struct Positions {
    // The heap of each letter, the number of values of its digit, and the value of its place.
    letters: Vec<(usize, usize, usize)>,
    size: usize,
}

impl Positions {
    fn new(search: &Search) -> Option<Positions> {
        let mut letters = Vec::new();
        let mut size: usize = 1;
        for heap in (0..search.words.len()).filter(|&heap| search.words[heap] == [heap]) {
            let values = search.indices[heap] + 2;
            letters.push((heap, values, size));
            size = size.checked_mul(values).filter(|&size| size <= MOST_POSITIONS)?;
        }
        Some(Positions { letters, size })
    }

    fn digit(&self, position: usize, letter: usize) -> usize {
        let (_, values, place) = self.letters[letter];
        position / place % values
    }

    fn add(&self, position: usize, letter: usize) -> usize {
        let (_, values, place) = self.letters[letter];
        if self.digit(position, letter) + 1 < values {
            position + place
        } else {
            position - place
        }
    }

    // The letters of a word of heaps.
    fn spelt(&self, word: &[usize]) -> Vec<usize> {
        let spell = |heap| self.letters.iter().position(|&(letter, _, _)| letter == heap);
        word.iter().filter_map(|&heap| spell(heap)).collect()
    }

    // Which positions are P-positions, by the rules. Options are smaller numbers.
    fn lost(&self, search: &Search) -> Vec<bool> {
        let words = |&(heap, _, _): &(usize, usize, usize)| {
            let both = |&(one, other): &(usize, usize)| {
                let mut word = [&search.words[one][..], &search.words[other]].concat();
                word.sort();
                word
            };
            let words: BTreeSet<Vec<usize>> = search.options[heap].iter().map(both).collect();
            words.iter().map(|word| self.spelt(word)).collect::<Vec<_>>()
        };
        let moves: Vec<Vec<Vec<usize>>> = self.letters.iter().map(words).collect();
        let mut lost = vec![false; self.size];
        for position in 1..self.size {
            let wins = (0..self.letters.len()).any(|letter| {
                let rest = match self.digit(position, letter) {
                    0 => return false,
                    _ => position - self.letters[letter].2,
                };
                let result = |word: &Vec<usize>| {
                    word.iter().fold(rest, |position, &letter| self.add(position, letter))
                };
                moves[letter].iter().any(|word| lost[result(word)])
            });
            lost[position] = !wins;
        }
        lost
    }

    // The classes of positions that no letters tell apart, numbered by their least positions.
    fn classes(&self, lost: &[bool], limit: usize) -> Option<Vec<usize>> {
        let mut classes: Vec<usize> = lost.iter().map(|&lost| usize::from(lost)).collect();
        let mut count = 0;
        loop {
            let before = count;
            for letter in 0..self.letters.len() {
                let mut numbers = HashMap::new();
                classes = (0..self.size)
                    .map(|position| {
                        let next = numbers.len();
                        let pair = (classes[position], classes[self.add(position, letter)]);
                        *numbers.entry(pair).or_insert(next)
                    })
                    .collect();
                count = numbers.len();
            }
            if count > limit {
                return None;
            }
            if count == before {
                return Some(classes);
            }
        }
    }

    fn quotient(&self, search: &Search, lost: &[bool], classes: &[usize]) -> MisereQuotient {
        let mut least = Vec::new();
        for position in 0..self.size {
            if classes[position] == least.len() {
                least.push(position);
            }
        }
        let order = least.len();
        // Each class but the first is a smaller one with one more letter.
        let mut products = vec![0; order * order];
        for one in 0..order {
            products[one * order] = one;
            for other in 1..order {
                let letter = (0..self.letters.len())
                    .find(|&letter| self.digit(least[other], letter) > 0)
                    .expect("it is not empty");
                let smaller = classes[least[other] - self.letters[letter].2];
                let product = products[one * order + smaller];
                products[one * order + other] = classes[self.add(least[product], letter)];
            }
        }
        let heaps = |&position: &usize| {
            let letters = (0..self.letters.len()).rev();
            let repeated = letters.flat_map(|letter| {
                (0..self.digit(position, letter)).map(move |_| self.letters[letter].0)
            });
            repeated.collect()
        };
        let element = |word: &Vec<usize>| {
            classes[self.spelt(word).iter().fold(0, |position, &letter| self.add(position, letter))]
        };
        MisereQuotient::new(
            products,
            least.iter().map(|&position| lost[position]).collect(),
            least.iter().map(heaps).collect(),
            search.words.iter().map(element).collect(),
        )
    }
}
