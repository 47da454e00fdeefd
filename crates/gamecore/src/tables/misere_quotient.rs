use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use crate::game::{MisereGame, Outcome, SumGame};
use crate::tables::heaps::{HeapRules, Heaps};
use crate::tables::misere_search::Search;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MisereQuotient {
    products: Vec<usize>,
    in_p: Vec<bool>,
    least: Vec<Vec<usize>>,
    heaps: Vec<usize>,
}

impl MisereQuotient {
    pub(super) fn trivial() -> MisereQuotient {
        MisereQuotient::new(vec![0], vec![false], vec![Vec::new()], Vec::new())
    }
    pub(super) fn new(products: Vec<usize>, in_p: Vec<bool>, least: Vec<Vec<usize>>, heaps: Vec<usize>) -> MisereQuotient {
        MisereQuotient { products, in_p, least, heaps }
    }
    pub(super) fn push_heap(&mut self, element: usize) {
        self.heaps.push(element);
    }
    pub fn order(&self) -> usize { self.in_p.len() }
    pub fn product(&self, one: usize, other: usize) -> usize { self.products[one * self.order() + other] }
    pub fn product_of<I: Iterator<Item = usize>>(&self, elements: I) -> usize {
        elements.fold(0, |p, e| self.product(p, e))
    }
    pub fn is_p(&self, element: usize) -> bool { self.in_p[element] }
    pub fn least(&self, element: usize) -> &[usize] { &self.least[element] }
    pub fn heap(&self, heap: usize) -> usize { self.heaps[heap] }
    pub(super) fn wins(&self, options: &BTreeSet<(usize, usize)>) -> Vec<bool> {
        let results: BTreeSet<usize> = options.iter().map(|&(one, other)| self.product(self.heaps[one], self.heaps[other])).collect();
        (0..self.order()).map(|rest| results.iter().any(|&result| self.is_p(self.product(rest, result)))).collect()
    }
}

pub fn quotient<R: HeapRules>(rules: &R, last: u64, limit: usize) -> Result<MisereQuotient, u64> {
    let mut search = Search::new(limit);
    for heap in 0..=last {
        let mut options = BTreeSet::new();
        rules.each_move(0, heap, &mut |_, (one, other)| { options.insert((one as usize, other as usize)); });
        if search.add(options).is_none() { return Err(heap); }
    }
    Ok(search.into_quotient())
}
