//! Lists that do not pair off, although a sum, a product or an exclusive or says that they do.

use protocol::Scope;

use super::places::{replaced, visit, Way};
use crate::definition::Definition;
use crate::positions::small_positions;
use crate::shape::decimal::digits_of;
use crate::shape::Node;
use crate::value::{Typed, Value};

/// Even numbers of items that do not pair off. What is said to be equal
/// is so of the two halves, and an exclusive or is 0.
const LISTS: [&[u64]; 9] = [
    // The sum, and the exclusive or.
    &[1, 6, 2, 5],
    // The product.
    &[2, 6, 3, 4],
    // The sum of the cubes (Ramanujan).
    &[1, 12, 9, 10],
    // The sum, that of the squares, and the exclusive or (Prouhet).
    &[2, 5, 7, 8, 3, 4, 6, 9],
    // Half of the sum is that of the different items.
    &[1, 1, 1, 4, 4, 4, 2, 3],
    // There are half as many different items.
    &[3, 3, 3, 5],
    // That of the squares, of the cubes, and both of the items and of their squares.
    &[1, 4, 8, 9],
    &[1, 6, 8, 9],
    &[5, 7, 9, 11],
];

/// Cases in which such a list stands in the place of each list of numbers.
pub(super) fn cases(definition: &Definition) -> Vec<Value> {
    let Some(case) = small_positions(definition, Scope::Judge).into_iter().next_back() else {
        return Vec::new();
    };
    let mut lists: Vec<(Way, bool)> = Vec::new();
    visit(&definition.grammar.case, &case, &mut |node, _, way| {
        if let Node::Items { item, .. } | Node::Rest { item, .. } = node {
            match **item {
                Node::Int(_) => lists.push((way.clone(), false)),
                Node::Decimal(_) => lists.push((way.clone(), true)),
                _ => {}
            }
        }
    });
    let written = |list: &[u64], in_digits: bool| match in_digits {
        true => list.iter().map(|&number| digits_of(number)).collect::<Vec<_>>().to_value(),
        false => list.to_vec().to_value(),
    };
    let first = lists.first().into_iter();
    first
        .flat_map(|(way, in_digits)| {
            LISTS.iter().map(|list| replaced(&case, way, written(list, *in_digits)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::pairs_off;
    use std::collections::BTreeSet;

    #[test]
    fn every_list_is_what_it_is_said_to_be() {
        assert!(LISTS.iter().all(|list| list.len() % 2 == 0 && !pairs_off(list)));
        let halves = |list: usize, of: fn(&[u64]) -> u64| {
            let (first, second) = LISTS[list].split_at(LISTS[list].len() / 2);
            of(first) == of(second)
        };
        let xor = |list: &[u64], of: fn(u64) -> u64| list.iter().fold(0, |xor, &n| xor ^ of(n));
        let different = |list: &[u64]| -> BTreeSet<u64> { list.iter().copied().collect() };
        assert!(halves(0, |half| half.iter().sum()) && xor(LISTS[0], |n| n) == 0);
        assert!(halves(1, |half| half.iter().product()));
        assert!(halves(2, |half| half.iter().map(|n| n.pow(3)).sum()));
        assert!(halves(3, |half| half.iter().sum()) && xor(LISTS[3], |n| n) == 0);
        assert!(halves(3, |half| half.iter().map(|n| n * n).sum()));
        assert_eq!(LISTS[4].iter().sum::<u64>(), 2 * different(LISTS[4]).iter().sum::<u64>());
        assert_eq!(LISTS[5].len(), 2 * different(LISTS[5]).len());
        assert_eq!(xor(LISTS[6], |n| n * n), 0);
        assert_eq!(xor(LISTS[7], |n| n.pow(3)), 0);
        assert_eq!([xor(LISTS[8], |n| n), xor(LISTS[8], |n| n * n)], [0, 0]);
    }
}
