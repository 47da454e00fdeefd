//! Prefix-free Game: add words of zeros and ones, none of them a prefix of another.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::rows;
use oracle::{Oracle, Ruleset};
use problem::fixtures::is_balanced;
use problem::prelude::*;

/// Letters, 0 or 1.
type Word = Vec<u64>;

/// The most letters of a word, and the words.
type Case = (u64, Vec<Word>);

/// How many letters there may be in all.
const LETTERS: u64 = 100_000;

/// The bare rules: add any word that is not a prefix of another and has none as a prefix.
struct Words;

impl Ruleset for Words {
    type Position = Case;

    fn options(&self, (longest, words): &Case) -> Vec<Case> {
        let all = (1..=*longest as usize).flat_map(|length| rows(length, 0..=1));
        let new = all.filter(|new| words.iter().all(|word| are_apart(word, new)));
        new.map(|new| (*longest, [&words[..], &[new]].concat())).collect()
    }

    fn representative(&self, (longest, words): &Case) -> Case {
        let mut words = words.clone();
        words.sort_unstable();
        (*longest, words)
    }
}

/// Whether neither word is a prefix of the other.
fn are_apart(one: &[u64], other: &[u64]) -> bool {
    !one.starts_with(other) && !other.starts_with(one)
}

/// Whether no word is a prefix of another: in lexicographic order, it would be one of the next.
fn are_prefix_free(words: &[Word]) -> bool {
    let mut words = words.to_vec();
    words.sort_unstable();
    words.windows(2).all(|pair| !pair[1].starts_with(&pair[0]))
}

const FEW_LETTERS: &str = "\
SET(all = 0)
REPI(i, n) SET(all = all + letters[i]) END
ASSERT(all <= 100000)";

/// In checktestdata: each word is a path of its own from the root of a tree.
const PREFIX_FREE: &str = "\
# the words are paths from the root of a tree
SET(nodes = 1, zero[0] = 0, one[0] = 0, ends[0] = 0)
REPI(i, n)
    SET(node = 0, isnew = 0)
    REPI(j, letters[i])
        IF(word[i, j] == \"0\") SET(next = zero[node]) ELSE SET(next = one[node]) END
        IF(next == 0)
            SET(next = nodes, nodes = nodes + 1, isnew = 1)
            SET(zero[next] = 0, one[next] = 0, ends[next] = 0)
            IF(word[i, j] == \"0\") SET(zero[node] = next) ELSE SET(one[node] = next) END
        END
        SET(node = next)
        # no other word is a prefix of this one
        ASSERT(ends[node] == 0)
    END
    # this word is not a prefix of another one
    ASSERT(isnew == 1)
    SET(ends[node] = 1)
END";

fn longest() -> Int {
    int("L", 1..=1_000_000_000_000_000_000).beyond(1..=u64::MAX)
}

/// `N L`, and N words.
fn words() -> Shape<Case> {
    let word = letters(int("letters", between(1, named("L").at_most(LETTERS))), "01");
    let words = headed_list(int("N", 1..=LETTERS), longest(), word).column();
    let few = |case: &Case| case.1.iter().map(|word| word.len() as u64).sum::<u64>() <= LETTERS;
    words
        .such_that("at most 100000 letters", FEW_LETTERS, few)
        .such_that("words of which none is a prefix of another", PREFIX_FREE, |case| {
            are_prefix_free(&case.1)
        })
        .generated_by(random_words)
}

/// Short words, some of them after many zeros, without those that are too near to another.
fn random_words(size: Size) -> BoxedStrategy<Case> {
    let short = Size { length: size.length.min(12), full: false, ..size };
    let words = list(int("N", 1..=60), letters(int("letters", 1..=12), "01"));
    let parts = (longest().strategy(size), words.strategy(short), 0..60_usize);
    let case = |(longest, words, zeros): (u64, Vec<Word>, usize)| {
        let mut apart: Vec<Word> = Vec::new();
        for word in words {
            let zeros = if word.len() % 3 == 0 { zeros } else { 0 };
            let mut word = [vec![0; zeros], word].concat();
            word.truncate(longest.min(LETTERS) as usize);
            if apart.iter().all(|other| are_apart(other, &word)) {
                apart.push(word);
            }
        }
        (longest, apart)
    };
    parts.prop_map(case).boxed()
}

/// By counting prefixes, without a tree. A prefix of d letters that is not a word has two children,
/// so those of d + 1 letters that are free are as many, modulo 2, as those that are not; and
/// equal heights cancel out in pairs.
fn wins_by_counting((longest, words): &Case) -> bool {
    let mut words = words.clone();
    words.sort_unstable();
    let most = words.iter().map(Vec::len).max().unwrap_or(0);
    let mut is_odd = vec![false; most + 1];
    let mut before: &[u64] = &[];
    for word in &words {
        let common = word.iter().zip(before).take_while(|(one, other)| one == other).count();
        is_odd[common + 1..=word.len()].iter_mut().for_each(|odd| *odd = !*odd);
        before = word;
    }
    let odd = (0..most as u64).filter(|&length| is_odd[length as usize + 1]);
    !is_balanced(odd.map(|length| power_of_two_in(longest - length)))
}

/// The greatest power of two that divides a positive number.
fn power_of_two_in(number: u64) -> u64 {
    let powers = (0..64).map(|exponent| 1_u64 << exponent);
    powers.take_while(|power| number.is_multiple_of(*power)).last().expect("a positive number")
}

/// The heights of the free subtrees, in the order in which a walk through the words leaves them.
fn heights((longest, words): &Case) -> Vec<u64> {
    let mut words = words.clone();
    words.sort_unstable();
    let mut heights = Vec::new();
    // The groups of words that begin alike, and with how many letters.
    let mut groups: Vec<(&[Word], usize)> = vec![(&words[..], 0)];
    while let Some((group, length)) = groups.pop() {
        if group[0].len() == length {
            continue;
        }
        let (zeros, ones) = group.split_at(group.partition_point(|word| word[length] == 0));
        for half in [ones, zeros] {
            match half.len() {
                0 => heights.push(longest - length as u64),
                _ => groups.push((half, length + 1)),
            }
        }
    }
    heights
}

/// With up to three letters all sets of words; with four, one word has a single letter.
fn is_small((longest, words): &Case) -> bool {
    *longest <= 3 || (*longest == 4 && words.iter().any(|word| word.len() == 1))
}

/// All of these cases, with the single letter 1.
fn small() -> Vec<Case> {
    let mut waiting: Vec<Case> = (1..=3).map(|longest| (longest, Vec::new())).collect();
    waiting.push((4, vec![vec![1]]));
    let mut cases: Vec<Case> = Vec::new();
    while let Some(case) = waiting.pop() {
        // Every set is reached once, by adding its words in lexicographic order.
        let last = case.1.iter().skip(usize::from(case.0 == 4)).last().cloned();
        let options = Words.options(&case).into_iter();
        waiting.extend(options.filter(|option| option.1.last() > last.as_ref()));
        cases.push(case);
    }
    cases.retain(|case| !case.1.is_empty());
    cases.sort_by_key(|(longest, words)| (*longest, words.len()));
    cases
}

/// Beside the word of n zeros, subtrees of the heights L, L - 1, ..., L - n + 1 are free.
fn combs() -> Vec<(Case, bool)> {
    let comb = |longest: u64, n: u64| {
        let heights = (0..n).map(|step| longest - step);
        ((longest, vec![vec![0; n as usize]]), !is_balanced(heights.map(power_of_two_in)))
    };
    vec![
        comb(1_000_000_000_000_000_000, LETTERS),
        comb(LETTERS, LETTERS),
        comb(u64::MAX, LETTERS),
        comb(1 << 63, 1),
        comb(65_535, 65_535),
    ]
}

/// Along a word of n zeros, the subtrees beside it are free after these many letters; all others
/// are taken by a word.
fn free_after(letters: &[usize], n: usize) -> Vec<Word> {
    let beside = (0..n).filter(|depth| !letters.contains(depth));
    let beside = beside.map(|depth| [vec![0; depth], vec![1]].concat());
    beside.chain([vec![0; n]]).collect()
}

/// A single free subtree of 2^e levels, for each of these exponents.
fn one_power(exponents: std::ops::Range<u32>) -> Vec<(Case, bool)> {
    exponents.map(|exponent| ((1 << exponent, vec![vec![0]]), true)).collect()
}

/// Two free subtrees, for lengths from `longest` down.
fn two_free(longest: u64) -> Vec<(Case, bool)> {
    let two = |longest: u64| {
        let wins = power_of_two_in(longest) != power_of_two_in(longest - 2);
        ((longest, free_after(&[0, 2], 3)), wins)
    };
    (longest - 9..=longest).rev().map(two).collect()
}

fn main() {
    let oracle = Oracle::new(Words);
    let problem = Problem::new(single(words()))
        .winner("Alice", "Bob")
        .invalid("a-prefix", "2 3\n101\n10\n")
        .invalid("another-letter", "2 3\n101\n2\n")
        .invalid("too-long", "2 3\n101\n1001\n")
        .solution(|(longest, words)| {
            let word = |word: &Word| word.iter().map(u64::to_string).collect();
            solution::solve(&words.iter().map(word).collect::<Vec<_>>(), *longest)
        })
        .studied(265)
        .unreached("answer that needs more than 16 bits of L", "a digit of L counts where all below it are zeros, as in the law of a single free subtree")
        .unreached("greatest N", "100000 words of which none is a prefix of another have more than 100000 letters")
        .rules(move |case| oracle.next_wins(case))
        .every_small(is_small, small)
        .formula(wins_by_counting)
        .law("beside a word of n zeros there is a free subtree of each height", combs)
        .law("a single free subtree is won, whatever its height", || one_power(0..30))
        .law("a single free subtree is won, whatever its height, to 10^18", || one_power(30..60))
        .law("two free subtrees are lost if the same power of two divides their heights", || {
            [12, 1_000_000_000_000_000_000].map(two_free).concat()
        })
        .law("beside 2^e zeros there is a power of two that no other height has", || {
            (1..17).map(|exponent| ((1 << 20, vec![vec![0; 1 << exponent]]), true)).collect()
        })
        .law("words of two lengths on both sides are won", || {
            let sides = |one: usize, other: usize| {
                ((1_000_000_000, vec![vec![0; one], vec![1; other]]), true)
            };
            vec![sides(50_001, 49_999), sides(2, 3), sides(1001, 1000), sides(65, 64)]
        })
        .law("what is done on one side can be done on the other", || {
            let mirrored = |longest, n| ((longest, vec![vec![0; n], vec![1; n]]), false);
            vec![mirrored(u64::MAX, 50_000), mirrored(1 << 59, 49_999), mirrored(50_000, 50_000)]
        })
        .law(
            "when all words of one length are there, none can be added; if one is missing, it can",
            || {
                let without =
                    |length, some| ((1 << 59, rows(length, 0..=1).split_off(some)), some == 1);
                vec![without(12, 0), without(12, 1), without(1, 0), without(1, 1)]
            },
        )
        .refuses("no words", "0 5", "a word is a prefix of another")
        .refuses("a prefix of another word", "2 5  01 010", "a word is a prefix of another")
        .refuses("a word twice", "2 5  01 01", "a word is a prefix of another")
        .refuses("a word that is too long", "1 3  0101", "a word has more than 3 letters")
        .study(study::study(), |case| vec![heights(case)], study::pictures);
    run(this_problem!(), problem);
}
