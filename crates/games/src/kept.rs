//! What the opponent can bring about again in games on heaps, in words without a theorem.

use study::prelude::*;

/// Numbers that come in pairs, 0 left out.
///
/// ```
/// assert_eq!(games::kept::in_pairs(&[5, 3, 0, 3, 5]), "3 and 3, 5 and 5");
/// ```
pub fn in_pairs(numbers: &[u64]) -> String {
    let mut filled = filled(numbers);
    filled.sort_unstable();
    pairs(&filled)
}

/// Numbers two by two: `3 and 3, 5 and 5`.
pub(crate) fn pairs(numbers: &[u64]) -> String {
    let pairs = numbers.chunks(2).map(|pair| series(pair, words(" and ", " 和 ")));
    series(pairs, words(", ", "、"))
}

/// Numbers of a position that come in pairs of equal ones, and what is said of those that are not 0.
pub(crate) fn paired<'a>(
    lost: &[u64],
    numbers: impl Fn(&[u64]) -> Row + 'a,
    said: impl FnOnce(&[u64]) -> String,
) -> Option<Kept<'a>> {
    let now = filled(&numbers(lost));
    Kept::so(lost, move |position| twins(filled(&numbers(position))), || said(&now))
}

/// The numbers other than 0.
pub(crate) fn filled(numbers: &[u64]) -> Row {
    numbers.iter().copied().filter(|&number| number > 0).collect()
}

/// Heaps that come in pairs of equal ones, from which any number may be taken.
pub fn copied<'a>(lost: &[u64], heaps: impl Fn(&[u64]) -> &[u64] + 'a) -> Option<Kept<'a>> {
    paired(lost, move |position| heaps(position).to_vec(), equal_heaps)
}

/// That heaps come in such pairs.
pub(crate) fn equal_heaps(heaps: &[u64]) -> String {
    let pairs = in_pairs(heaps);
    said!(
        "the heaps pair off, {pairs}, and whatever you take from one can be taken from its twin",
        "各堆两两相等（{pairs}），你从一堆里怎么取，对方都能从相等的那一堆里照样取"
    )
}

/// One heap of so many stones, of which every answer can leave the same number.
pub(crate) fn leaving<'a>(stones: u64, left: u64, holds: impl Fn(&[u64]) -> bool + 'a) -> Kept<'a> {
    let said = said!(
        "whatever you take of the {stones}, the answer can leave {left}",
        "你从 {stones} 颗里怎么取，对方都能留下 {left} 颗"
    );
    Kept { said, holds: Box::new(holds) }
}
