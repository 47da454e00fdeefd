//! Common parts of games on heaps: the names of moves.

use crate::language::{said, words};
use crate::row::Row;
use crate::text::series;

/// A row with another number in one place.
///
/// # Panics
/// If there is no such place.
///
/// ```
/// assert_eq!(study::heaps::replaced(&[3, 5, 7], 1, 4), [3, 4, 7]);
/// ```
pub fn replaced(row: &[u64], place: usize, number: u64) -> Row {
    let mut row = row.to_vec();
    row[place] = number;
    row
}

/// Whether heaps are few and small enough to be drawn stone by stone and played.
///
/// ```
/// assert!(study::heaps::are_playable(&[3, 5, 7]));
/// assert!(!study::heaps::are_playable(&[3, 5, 25]));
/// ```
pub fn are_playable(heaps: &[u64]) -> bool {
    heaps.len() <= 12 && heaps.iter().all(|&heap| heap <= 24)
}

/// What a move takes from heaps and adds to them, at most eight of them.
///
/// ```
/// use study::heaps::changes;
///
/// assert_eq!(changes(&[3, 5, 7], &[3, 4, 0]), "take 1 from heap 2, take 7 from heap 3");
/// assert_eq!(changes(&[3, 5], &[3, 7]), "add 2 to heap 2");
/// ```
pub fn changes(from: &[u64], to: &[u64]) -> String {
    let pairs = (1..).zip(from.iter().zip(to));
    let changed = pairs.filter(|(_, (before, after)): &(usize, _)| before != after);
    let named = changed.map(|(heap, (before, after))| match before.checked_sub(*after) {
        Some(taken) => said!("take {taken} from heap {heap}", "从第 {heap} 堆取 {taken} 颗"),
        None => said!("add {} to heap {heap}", "给第 {heap} 堆加 {} 颗", after - before),
    });
    series(named, words(", ", "，"))
}

/// A move on a single heap: `take 3`, or `take all 5`.
///
/// ```
/// assert_eq!(study::heaps::taken(12, 9), "take 3 stones");
/// assert_eq!(study::heaps::taken(5, 0), "take all 5 stones");
/// ```
pub fn taken(from: u64, to: u64) -> String {
    match from - to {
        _ if to == 0 && from > 1 => said!("take all {from} stones", "取走全部 {from} 颗石子"),
        1 => words("take 1 stone", "取 1 颗石子").to_string(),
        stones => said!("take {stones} stones", "取 {stones} 颗石子"),
    }
}

/// Why heaps of Nim are won or lost.
///
/// ```
/// assert_eq!(study::heaps::nim_sum_reason(&[3, 5]), "the nim-sum of the heaps is 6");
/// ```
pub fn nim_sum_reason(heaps: &[u64]) -> String {
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    said!("the nim-sum of the heaps is {nim_sum}", "各堆的异或和是 {nim_sum}")
}

/// Tempting numbers of stones to take where at most `most` may be taken: one, and as many as
/// possible.
///
/// ```
/// use study::heaps::tempting_takes;
///
/// assert_eq!(tempting_takes(4), [1, 4]);
/// assert_eq!(tempting_takes(1), [1]);
/// assert!(tempting_takes(0).is_empty());
/// ```
pub fn tempting_takes(most: u64) -> Vec<u64> {
    let mut takes = vec![1, most];
    takes.dedup();
    takes.retain(|take| (1..=most).contains(take));
    takes
}

/// What is seen at a glance in several heaps, the empty ones left out, in a word or two.
///
/// ```
/// use study::heaps::idea;
///
/// assert_eq!(idea(&[4, 4]), Some("equal heaps"));
/// assert_eq!(idea(&[2, 5, 5, 2]), Some("two pairs"));
/// assert_eq!(idea(&[1, 3, 5, 7]), Some("Marienbad"));
/// assert_eq!(idea(&[1, 1, 4]), Some("one large heap"));
/// assert_eq!(idea(&[3, 5, 7]), None);
/// ```
pub fn idea(heaps: &[u64]) -> Option<&'static str> {
    let mut heaps: Row = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    let count = |wanted: &dyn Fn(u64) -> bool| heaps.iter().filter(|&&heap| wanted(heap)).count();
    match heaps[..] {
        [] | [_] => None,
        _ if count(&|heap| heap != 1) == 0 => Some(words("all ones", "全是一颗的堆")),
        [first, .., last] if first == last => Some(words("equal heaps", "各堆相等")),
        [a, b, c, d] if a == b && c == d => Some(words("two pairs", "两两相等")),
        [1, .., last] if last > 2 && count(&|heap| heap > 1) == 1 => {
            Some(words("one large heap", "只有一大堆"))
        }
        // The game of a film, "Last Year at Marienbad".
        [1, 3, 5, 7] => Some(words("Marienbad", "马里昂巴德")),
        _ => None,
    }
}

/// Tempting moves on heaps: take the largest heap, all but one of its stones, or one stone of
/// the smallest.
///
/// They are legal where any number may be taken from a heap; no two are equal.
pub fn tempting_in_nim(heaps: &[u64]) -> Vec<Row> {
    let filled = || (0..heaps.len()).filter(|&heap| heaps[heap] > 0);
    let largest = filled().rev().max_by_key(|&heap| heaps[heap]);
    let smallest = filled().min_by_key(|&heap| heaps[heap]);
    let mut rows = Vec::new();
    if let (Some(largest), Some(smallest)) = (largest, smallest) {
        rows.push(replaced(heaps, largest, 0));
        rows.push(replaced(heaps, smallest, heaps[smallest] - 1));
        if heaps[largest] > 1 {
            rows.push(replaced(heaps, largest, 1));
        }
    }
    rows.sort();
    rows.dedup();
    rows
}
