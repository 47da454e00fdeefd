//! A Lot of Games (Codeforces 455B): words grow letter by letter, in k games.

#[path = "../rules.rs"]
mod rules;
problem::solution!();

use oracle::positions::rows_of;
use oracle::Oracle;
use problem::prelude::*;

use self::rules::Games;

/// A word's letters, counted from 0.
type Word = Vec<u64>;

/// k, and the words.
type Case = (u64, Vec<Word>);

const ALPHABET: &str = "abcdefghijklmnopqrstuvwxyz";

const MOST: u64 = 100_000;

const FEW_LETTERS: &str = "\
SET(all = 0)
REPI(i, n) SET(all = all + letters[i]) END
ASSERT(all <= 100000)";

fn games() -> Int {
    int("k", 1..=1_000_000_000).beyond(1..=u64::MAX)
}

/// `n k`, and n words.
fn words() -> Shape<Case> {
    let word = letters(int("letters", 1..=MOST), ALPHABET);
    let words = headed_list(int("n", 1..=MOST), games(), word).column();
    let few = |case: &Case| case.1.iter().map(|word| word.len() as u64).sum::<u64>() <= MOST;
    words.such_that("at most 100000 letters", FEW_LETTERS, few).generated_by(random_words)
}

/// A few short words, of two letters or of all.
fn random_words(size: Size) -> BoxedStrategy<Case> {
    let short = Size { length: size.length.min(12), full: false, ..size };
    let of = |alphabet| list(int("n", 1..=12), letters(int("letters", 1..=9), alphabet));
    let words = of("ab").strategy(short).prop_union(of(ALPHABET).strategy(short));
    (games().strategy(size), words).boxed()
}

/// Without a trie: in lexicographic order, a word parts from all words before it where it parts
/// from the last of them. Each letter on the way to such a place turns both answers round, and so
/// does each game.
fn by_neighbours((k, words): &Case) -> bool {
    let mut words = words.clone();
    words.sort_unstable();
    let ends =
        |place: usize| words.get(place + 1).is_none_or(|next| !next.starts_with(&words[place]));
    let words: Vec<&Word> = (0..words.len()).filter(|&at| ends(at)).map(|at| &words[at]).collect();
    // The places at which words part, the deepest last: the length, and whether a win and a loss
    // can be forced there by the words so far.
    let mut places = vec![(0, false, false)];
    for (place, word) in words.iter().enumerate() {
        let next = words.get(place + 1).map_or(&[][..], |next| next);
        let common = word.iter().zip(next).take_while(|(one, other)| one == other).count();
        let (mut length, mut win, mut loss) = (word.len(), false, true);
        while length > common {
            if places[places.len() - 1].0 < common {
                places.push((common, false, false));
            }
            let above = places.pop().expect("the empty word is above");
            let is_odd = (length - above.0) % 2 == 1;
            (length, win, loss) = (above.0, above.1 | (win ^ is_odd), above.2 | (loss ^ is_odd));
        }
        places.push((length, win, loss));
    }
    let (_, win, loss) = places[0];
    let with_one_game_more = |wins: bool| if wins { loss } else { win };
    // Three turns of a bit are as good as one.
    (0..2 - k % 2).fold(false, |wins, _| with_one_game_more(wins))
}

/// Every third set of these words, in one to four games.
fn small() -> Vec<Case> {
    let words = rows_of(1..=3, 0..=1);
    let set = |bits: usize| {
        let chosen = words.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, word)| word.clone()).collect::<Vec<_>>()
    };
    let sets = (1..1 << words.len()).step_by(3);
    sets.flat_map(|bits| (1..=4).map(move |k| (k, bits))).map(|(k, bits)| (k, set(bits))).collect()
}

/// A word of as many letters a.
fn repeated(length: u64) -> Word {
    vec![0; length as usize]
}

fn main() {
    let problem = Problem::new(single(words()))
        .winner("First", "Second")
        .invalid("capital", "2 3\na\nB\n")
        .solution(|(k, words)| {
            let letter = |&letter: &u64| char::from(b'a' + letter as u8);
            let text = |word: &Word| word.iter().map(letter).collect::<String>();
            solution::solve(&words.iter().map(text).collect::<Vec<_>>(), *k)
        })
        .rules(|(k, words)| {
            Oracle::new(Games { words: words.clone() }).next_wins(&(Vec::new(), *k))
        })
        .every_small(
            |(k, words)| *k <= 20 && words.len() <= 20 && words.iter().all(|w| w.len() <= 20),
            small,
        )
        .formula(by_neighbours)
        .law("with a single word its length and the number of games decide", || {
            let games = [1, 2, 3, 4, 999_999_999, 1_000_000_000];
            let of = |length: u64| {
                games.map(|k| ((k, vec![repeated(length)]), length % 2 == 1 && k % 2 == 1))
            };
            [1, 2, 3, 4, 501, 502, MOST - 1, MOST].into_iter().flat_map(of).collect()
        })
        .law("where the first letter chooses an odd or an even length, it wins", || {
            let of = |length: u64| {
                let words = vec![repeated(length), [vec![1], repeated(length)].concat()];
                [1, 2, 3, 1_000_000_000].map(|k| ((k, words.clone()), true))
            };
            [1, 2, 3, 4, 501, 502, 49_999].into_iter().flat_map(of).collect()
        })
        .law("equal words count once", || {
            let of = |(n, length, k): (u64, u64, u64)| {
                ((k, vec![repeated(length); n as usize]), length % 2 == 1 && k % 2 == 1)
            };
            [(MOST, 1, 1), (MOST, 1, 2), (MOST / 2, 2, 1), (MOST / 3, 3, 7)].map(of).to_vec()
        })
        .law("a word that is a prefix of another one changes nothing", || {
            let of = |(length, k): (u64, u64)| {
                ((k, (1..=length).map(repeated).collect()), length % 2 == 1 && k % 2 == 1)
            };
            [(400, 1), (399, 1), (399, 2), (3, 5)].map(of).to_vec()
        })
        .without_study("a position is a set of words, the word so far and the games that are left")
        .unreached("answer that needs more than 16 bits of k", "only the parity of k counts")
        .refuses("no games", "1 0 a", "no games are played")
        .refuses("a billion words", "1000000000 1 a", "1000000000 words are too many")
        .refuses("a capital", "1 1 A", "a letter is not from a to z");
    run(this_problem!(), problem);
}
