use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::collections::BinaryHeap;
use std::collections::HashMap;
use std::collections::HashSet;
use std::mem;

use crate::tables::misere_quotient::MisereQuotient;

// Finds the misere quotient of the heaps 0 to a last one, heap by heap.
//
// The search holds a hypothesis: some heaps are letters, and every other heap equals a word, a
// position of smaller letters; a letter a has an index i, and a^(i+2) equals a^i. These relations
// rewrite every position to one of a finite box, in which misere play is solved by the rules. Two
// positions of the box are equal if no letters added to both tell them apart; this gives a finite
// monoid Q, its subset P, and an element of Q for every position.
//
// Positions are written in descending order and compared as words. A move makes a position
// smaller, and so does every relation; and X < Y implies X + Z < Y + Z.
//
// The hypothesis is proved or refuted by `violation`. If it finds nothing, then for every position
// X, of any number of heaps, X is in P if and only if there is a move from X, and none to P. So P
// are the P-positions, by induction. As the heaps generate Q, and any two elements of Q are told
// apart by a third one, Q is the misere quotient.
// Otherwise it finds the least position X that is not so. Everything smaller is as it should be,
// so X is on the wrong side, in P or not. The box is not to blame: in it, X would be solved from
// its options. So some relation applies to X, and makes of it a smaller position with the same
// element, which is on the right side. That relation is wrong: X is its left side beside a third
// position, and with the right side instead the outcome is the other one. It is given up: the heap
// becomes a letter, or the index grows.
// So no relation that holds is ever lost. If the true quotient is finite, and its powers repeat
// with period 1 or 2 in the end, the search would end without any bounds, too.
pub(super) struct Search {
    limit: usize,
    // For each heap the pairs of heaps that a move leaves, the smaller one first.
    options: Vec<BTreeSet<(u64, u64)>>,
    // For each heap its word. A letter is a heap that is its own word.
    words: Vec<Vec<u64>>,
    // The index of each heap that is a letter.
    indices: Vec<usize>,
    // Heaps and words that they do not equal.
    refuted: HashSet<(u64, Vec<u64>)>,
    quotient: MisereQuotient,
    work: usize,
}

// Some bound is exceeded.
#[derive(Debug)]
pub(super) struct TooLarge;

// The most positions of a box, and the most states of a proof.
const MOST_POSITIONS: usize = 1 << 20;
const MOST_STATES: usize = 1 << 18;
// A hypothesis that is wrong may have more elements than the quotient.
const MOST_TIMES_LIMIT: usize = 4;
// The most elementary steps that all heaps may cost together.
const MOST_WORK: usize = 1 << 31;

impl Search {
    pub(super) fn new(limit: usize) -> Search {
        Search {
            limit,
            options: Vec::new(),
            words: Vec::new(),
            indices: Vec::new(),
            refuted: HashSet::new(),
            quotient: MisereQuotient::trivial(),
            work: 0,
        }
    }

    pub(super) fn into_quotient(self) -> MisereQuotient {
        self.quotient
    }

    // Adds the next heap. After an error the search cannot go on.
    pub(super) fn add(&mut self, options: BTreeSet<(u64, u64)>) -> Result<(), TooLarge> {
        let heap = self.options.len() as u64;
        let is_empty = options.is_empty();
        self.options.push(options);
        self.indices.push(0);
        match if is_empty { Some(0) } else { self.only_candidate(heap) } {
            Some(element) => {
                self.words.push(self.quotient.least_position(element).to_vec());
                self.quotient.push_heap(element);
                if is_empty || self.adds_nothing(heap) {
                    return Ok(());
                }
            }
            None => {
                self.words.push(vec![heap]);
                self.settle()?;
            }
        }
        while let Some(position) = self.violation()? {
            self.refute(&position);
            self.settle()?;
        }
        if self.quotient.order() > self.limit {
            return Err(TooLarge);
        }
        // All relations hold now. Letters that equal smaller positions are spared.
        self.words = (0..=heap).map(|heap| self.least(heap)).collect();
        Ok(())
    }

    // The element of the next heap, if the quotient remains as it is. Then the outcome of the heap
    // beside another position depends on the element of that one, and can be found in the order
    // of the least positions.
    fn only_candidate(&self, heap: u64) -> Option<usize> {
        let quotient = &self.quotient;
        let wins = quotient.wins(&self.options[heap as usize]);
        let mut lost_beside = vec![false; quotient.order()];
        for element in 0..quotient.order() {
            let mut results = self.results(quotient.least_position(element));
            lost_beside[element] = !wins[element] && !results.any(|result| lost_beside[result]);
        }
        (0..quotient.order()).find(|&element| {
            let mut others = 0..quotient.order();
            others.all(|other| quotient.is_p(quotient.times(element, other)) == lost_beside[other])
        })
    }

    // The elements of the options of a position.
    fn results<'a>(&'a self, position: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
        (0..position.len()).flat_map(move |index| {
            let others = [&position[..index], &position[index + 1..]].concat();
            let rest = self.quotient.element_of(&others);
            let options = &self.options[position[index] as usize];
            options.iter().map(move |&(one, other)| {
                self.quotient.times(rest, self.quotient.element_of(&[one, other]))
            })
        })
    }

    // Whether the next heap wins nothing from P, has the element of a smaller heap, and wins
    // wherever that one does. Then a violation with the next heap would be one with the
    // smaller heap instead.
    fn adds_nothing(&self, heap: u64) -> bool {
        let quotient = &self.quotient;
        let element = quotient.element(heap);
        let wins = quotient.wins(&self.options[heap as usize]);
        let mut elements = 0..quotient.order();
        elements.all(|rest| !wins[rest] || !quotient.is_p(quotient.times(element, rest)))
            && (0..heap).any(|smaller| {
                let options = &self.options[smaller as usize];
                quotient.element(smaller) == element
                    && !options.is_empty()
                    && quotient.wins(options).iter().zip(&wins).all(|(theirs, ours)| theirs <= ours)
            })
    }

    // Gives up a relation that applies to this position.
    fn refute(&mut self, position: &[u64]) {
        if let Some(&heap) = position.iter().find(|&&heap| !self.is_letter(heap)) {
            let word = mem::replace(&mut self.words[heap as usize], vec![heap]);
            self.refuted.insert((heap, word));
            return;
        }
        let count = |heap: u64| position.iter().filter(|&&other| other == heap).count();
        let too_often =
            position.iter().find(|&&heap| count(heap) > self.indices[heap as usize] + 1);
        let heap = *too_often.expect("some relation applies to a violation");
        self.indices[heap as usize] += 1;
    }

    fn is_letter(&self, heap: u64) -> bool {
        self.words[heap as usize] == [heap]
    }

    // The least position that equals a heap.
    fn least(&self, heap: u64) -> Vec<u64> {
        self.quotient.least_position(self.quotient.element(heap)).to_vec()
    }

    // Makes the monoid of the relations, and words of letters that seem to equal smaller positions.
    fn settle(&mut self) -> Result<(), TooLarge> {
        loop {
            self.quotient = self.hypothesis()?;
            let is_word = |&heap: &u64| {
                let least = self.least(heap);
                self.is_letter(heap) && least != [heap] && !self.refuted.contains(&(heap, least))
            };
            let heap = match (0..self.words.len() as u64).find(is_word) {
                Some(heap) => heap,
                None => return Ok(()),
            };
            let least = self.least(heap);
            for word in self.words.iter_mut().filter(|word| word.contains(&heap)) {
                let letters = word.iter().copied();
                *word = letters.fold(Vec::new(), |word, letter| {
                    let more = if letter == heap { least.clone() } else { vec![letter] };
                    sum(&word, &more)
                });
            }
        }
    }

    // The monoid of the relations.
    fn hypothesis(&mut self) -> Result<MisereQuotient, TooLarge> {
        let positions = Positions::new(self)?;
        self.spend(positions.size * (positions.letters.len() + 1) * 16)?;
        let lost = positions.lost(self);
        let classes = positions.classes(&lost, MOST_TIMES_LIMIT.saturating_mul(self.limit))?;
        Ok(positions.quotient(self, &lost, &classes))
    }

    fn spend(&mut self, work: usize) -> Result<(), TooLarge> {
        self.work += work;
        if self.work > MOST_WORK {
            return Err(TooLarge);
        }
        Ok(())
    }

    // The least position that is in P although a move leads to P, or is not in P although it has
    // moves, and none leads to P; if there is one.
    fn violation(&mut self) -> Result<Option<Vec<u64>>, TooLarge> {
        let moves = self.moves();
        let bound = self.between_p_positions(&moves);
        // Heaps that are better than a smaller one with the same element are left out.
        let mut heaps: Vec<&Moves> = Vec::new();
        for heap in &moves {
            let is_better = |other: &&Moves| {
                other.element == heap.element
                    && other.wins.iter().zip(&heap.wins).all(|(theirs, ours)| theirs <= ours)
            };
            if !heaps.iter().any(is_better) {
                heaps.push(heap);
            }
        }
        let missing = self.without_move_to_p(&heaps, bound.as_deref())?;
        Ok(missing.or(bound))
    }

    // The least position below a bound that is not in P although it has moves in these heaps, and
    // none leads to P; if there is one.
    //
    // The state of a position X is its element, and the set of the elements q such that no move in
    // X leads to P beside q. A larger set is worse, whatever is added. So a state is followed only
    // if its set is not contained in that of a smaller position with the same element.
    fn without_move_to_p(
        &mut self,
        heaps: &[&Moves],
        bound: Option<&[u64]>,
    ) -> Result<Option<Vec<u64>>, TooLarge> {
        let order = self.quotient.order();
        let mut states: Vec<Vec<ElementSet>> = vec![Vec::new(); order];
        let mut queue = BinaryHeap::new();
        queue.push((Reverse(Vec::new()), 0, bits(order, |_| true)));
        let mut pushed = 0;
        while let Some((Reverse(position), element, set)) = queue.pop() {
            if bound.map_or(false, |bound| bound <= &position[..]) {
                break;
            }
            if states[element].iter().any(|other| contains(other, &set)) {
                continue;
            }
            if !position.is_empty() && has(&set, 0) && !self.quotient.is_p(element) {
                return Ok(Some(position));
            }
            for heap in heaps {
                let (next, next_set) = self.state_with(element, &set, heap);
                self.spend(order + states[next].len() * next_set.len())?;
                let is_new = !states[next].iter().any(|other| contains(other, &next_set));
                if is_new && next_set.iter().any(|&part| part != 0) {
                    pushed += 1;
                    queue.push((Reverse(sum(&position, &[heap.heap])), next, next_set));
                }
            }
            if pushed > MOST_STATES {
                return Err(TooLarge);
            }
            // The empty position is not a violation, but others with its state are.
            if !position.is_empty() {
                states[element].push(set);
            }
        }
        Ok(None)
    }

    // The state of X + h, where X is a position and h a heap: if X has the element x, then q is in
    // the set of X + h if and only if q h is in that of X, and no move in h leads to P beside q x.
    fn state_with(&self, element: usize, set: &[u64], heap: &Moves) -> (usize, ElementSet) {
        let quotient = &self.quotient;
        let set = bits(quotient.order(), |rest| {
            !heap.wins[quotient.times(rest, element)]
                && has(set, quotient.times(rest, heap.element))
        });
        (quotient.times(element, heap.element), set)
    }

    // The heaps that have moves.
    fn moves(&self) -> Vec<Moves> {
        let live = (0..).zip(&self.options).filter(|(_, options)| !options.is_empty());
        let moves = live.map(|(heap, options)| Moves {
            heap,
            element: self.quotient.element(heap),
            wins: self.quotient.wins(options),
        });
        moves.collect()
    }

    // The least position in P from which a move leads to P.
    fn between_p_positions(&self, moves: &[Moves]) -> Option<Vec<u64>> {
        let quotient = &self.quotient;
        let least = |heap: &Moves| {
            let rests = (0..quotient.order()).filter(|&rest| {
                heap.wins[rest] && quotient.is_p(quotient.times(heap.element, rest))
            });
            rests.map(|rest| sum(quotient.least_position(rest), &[heap.heap])).min()
        };
        moves.iter().filter_map(least).min()
    }
}

// What matters of a heap.
struct Moves {
    heap: u64,
    element: usize,
    // For each element, whether a move in the heap leads to P beside it.
    wins: Vec<bool>,
}

// A set of elements.
type ElementSet = Vec<u64>;

fn bits<F: Fn(usize) -> bool>(order: usize, is_in: F) -> ElementSet {
    let mut bits = vec![0; (order + 63) / 64];
    for element in 0..order {
        bits[element / 64] |= u64::from(is_in(element)) << (element % 64);
    }
    bits
}

fn has(set: &[u64], element: usize) -> bool {
    set[element / 64] >> (element % 64) & 1 != 0
}

fn contains(large: &[u64], small: &[u64]) -> bool {
    large.iter().zip(small).all(|(large, small)| small & !large == 0)
}

// The sum of two positions, in descending order.
fn sum(one: &[u64], other: &[u64]) -> Vec<u64> {
    let mut sum = [one, other].concat();
    sum.sort_by_key(|&heap| Reverse(heap));
    sum
}

// The positions in which each letter occurs at most as often as its index allows; numbers with
// one digit for each letter, the digit of the largest heap first.
struct Positions {
    letters: Vec<Letter>,
    size: usize,
}

struct Letter {
    heap: u64,
    // The number of values of its digit, and the value of its place.
    values: usize,
    place: usize,
}

impl Positions {
    fn new(search: &Search) -> Result<Positions, TooLarge> {
        let mut letters = Vec::new();
        let mut size = 1;
        for heap in (0..search.words.len() as u64).filter(|&heap| search.is_letter(heap)) {
            let values = search.indices[heap as usize] + 2;
            letters.push(Letter { heap, values, place: size });
            size *= values;
            if size > MOST_POSITIONS {
                return Err(TooLarge);
            }
        }
        Ok(Positions { letters, size })
    }

    fn digit(&self, position: usize, letter: usize) -> usize {
        position / self.letters[letter].place % self.letters[letter].values
    }

    // The position with one more letter, by the relation between its powers.
    fn plus(&self, position: usize, letter: usize) -> usize {
        let Letter { values, place, .. } = self.letters[letter];
        if self.digit(position, letter) + 1 < values {
            position + place
        } else {
            position - place
        }
    }

    // The position with more letters.
    fn plus_all(&self, position: usize, letters: &[usize]) -> usize {
        letters.iter().fold(position, |position, &letter| self.plus(position, letter))
    }

    fn spelt(&self, word: &[u64]) -> Vec<usize> {
        let place = |&heap: &u64| {
            let found = self.letters.iter().position(|letter| letter.heap == heap);
            found.expect("words have letters")
        };
        word.iter().map(place).collect()
    }

    // Which positions are P-positions, by the rules. Their options are smaller numbers.
    fn lost(&self, search: &Search) -> Vec<bool> {
        let words = |letter: &Letter| {
            let options = search.options[letter.heap as usize].iter();
            let word = |heap: u64| &search.words[heap as usize];
            let words: BTreeSet<Vec<u64>> =
                options.map(|&(one, other)| sum(word(one), word(other))).collect();
            words.iter().map(|word| self.spelt(word)).collect::<Vec<_>>()
        };
        let moves: Vec<Vec<Vec<usize>>> = self.letters.iter().map(words).collect();
        let mut lost = vec![false; self.size];
        for position in 1..self.size {
            let wins = (0..self.letters.len()).any(|letter| {
                self.digit(position, letter) > 0 && {
                    let rest = position - self.letters[letter].place;
                    moves[letter].iter().any(|word| lost[self.plus_all(rest, word)])
                }
            });
            lost[position] = !wins;
        }
        lost
    }

    // The classes of positions that no letters tell apart, numbered by their least positions.
    fn classes(&self, lost: &[bool], most: usize) -> Result<Vec<u32>, TooLarge> {
        let mut classes: Vec<u32> = lost.iter().map(|&lost| u32::from(lost)).collect();
        let mut count = 1;
        loop {
            let before = count;
            for letter in 0..self.letters.len() {
                let mut numbers = HashMap::new();
                let number = |position: usize| {
                    let pair = (classes[position], classes[self.plus(position, letter)]);
                    let next = numbers.len() as u32;
                    *numbers.entry(pair).or_insert(next)
                };
                classes = (0..self.size).map(number).collect();
                count = numbers.len();
            }
            if count > most {
                return Err(TooLarge);
            }
            if count == before {
                return Ok(classes);
            }
        }
    }

    // The monoid of these classes, to whose P those of `lost` positions belong.
    fn quotient(&self, search: &Search, lost: &[bool], classes: &[u32]) -> MisereQuotient {
        let mut least = Vec::new();
        for (position, &class) in classes.iter().enumerate() {
            if class as usize == least.len() {
                least.push(position);
            }
        }
        let order = least.len();
        let mut products = vec![0; order * order];
        for one in 0..order {
            products[one * order] = one as u32;
            for other in 1..order {
                // The other one is a smaller one with one more letter.
                let letter = (0..self.letters.len())
                    .find(|&letter| self.digit(least[other], letter) > 0)
                    .expect("only the first class has the empty position");
                let smaller = classes[least[other] - self.letters[letter].place] as usize;
                let product = products[one * order + smaller] as usize;
                products[one * order + other] = classes[self.plus(least[product], letter)];
            }
        }
        let element = |word: &Vec<u64>| classes[self.plus_all(0, &self.spelt(word))] as usize;
        MisereQuotient::new(
            products,
            least.iter().map(|&position| lost[position]).collect(),
            least.iter().map(|&position| self.heaps(position)).collect(),
            search.words.iter().map(element).collect(),
        )
    }

    fn heaps(&self, position: usize) -> Vec<u64> {
        let letters = (0..self.letters.len()).rev();
        let repeated =
            letters.map(|letter| vec![self.letters[letter].heap; self.digit(position, letter)]);
        repeated.collect::<Vec<_>>().concat()
    }
}
