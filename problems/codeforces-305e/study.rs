//! Cutting palindromes, to be explained, drawn and played.

use std::collections::BTreeSet;

use gamecore::{Heaps, Octal};
use games::rows::{check_listed, list, listed, Rows, Run};
use study::prelude::*;

use super::rules::CentreCuts;

/// A position is the length of the word and its letters, A being 1; once letters are cut out, 0 and
/// their places.
struct Cutting(Heaps<Octal>);

/// How many numbers a position has before the cuts.
fn case_length(position: &[u64]) -> usize {
    position[0] as usize + 1
}

fn cuts(position: &[u64]) -> &[u64] {
    listed(case_length(position), position)
}

/// The word, or its letters between cuts.
fn spelt(position: &[u64]) -> String {
    let letter = |place: u64| char::from(b'A' - 1 + position[place as usize] as u8);
    let spelt = |place: u64| match cuts(position).contains(&place) {
        true => format!(" {} ", letter(place)),
        false => letter(place).to_string(),
    };
    let words: String = (1..=position[0]).map(spelt).collect();
    words.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Whether a letter has equal neighbours in its word.
fn is_centre(position: &[u64], place: u64) -> bool {
    let is_cut = |place| cuts(position).contains(&place);
    let within = place > 1 && place < position[0] && !(place - 1..=place + 1).any(is_cut);
    within && position[place as usize - 1] == position[place as usize + 1]
}

impl Cutting {
    /// The runs of letters with equal neighbours.
    fn rows(&self, position: &[u64]) -> Rows<'_> {
        let mut rows: Vec<Run> = Vec::new();
        for place in (1..=position[0]).filter(|&place| is_centre(position, place)) {
            match rows.last_mut() {
                Some((first, length)) if *first + *length == place => *length += 1,
                _ => rows.push((place, 1)),
            }
        }
        Rows { game: &self.0, rows }
    }

    /// The letters that win.
    fn winning_letters(&self, position: &[u64]) -> Vec<u64> {
        let rows = self.rows(position);
        let (sum, value) = (rows.nim_sum(), |run: u64| self.0.value(run));
        let in_run = |&(first, length): &Run| {
            let left = |place: u64| value(place.saturating_sub(1));
            let right = |place: u64| value((length - place).saturating_sub(2));
            let wins = move |place: &u64| left(*place) ^ right(*place) == sum ^ value(length);
            (0..length).filter(wins).map(|place| first + place).collect::<Vec<u64>>()
        };
        rows.rows.iter().flat_map(in_run).collect()
    }
}

impl Study for Cutting {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "In one of the words choose a letter whose two neighbours are equal, and cut it out: the letters before it, the letter and those after it become three words."
                "在其中一个串里选一个字母，它左右两边的字母相同，把它切出来：它前面的部分、它本身、它后面的部分成为三个串。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, every letter of the alphabet has a row of its own."
                "棋盘上，每种字母占一行。"
            },
            numbers: sentences! {
                "the length of the word and its letters, 1 for A; once letters are cut out, 0 and their places"
                "串的长度和各个字母，1 表示 A；切出过字母之后，再加上 0 和它们的位置"
            },
            answers: ["", ""],
            starts: &[
                &[14, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
                &[7, 1, 2, 1, 3, 1, 2, 1],
                &[6, 1, 1, 1, 1, 1, 1],
                &[10, 1, 2, 1, 2, 1, 3, 1, 3, 1, 3],
                &[9, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let letters = match position.first() {
            Some(&n @ 1..=5000) => position.get(1..=n as usize).unwrap_or(&[]),
            _ => &[],
        };
        refuse!(
            letters.is_empty() || letters.iter().any(|letter| !(1..=26).contains(letter)),
            "expected the length, then that many letters from 1 to 26",
            "应为长度和同样多个字母，每个从 1 到 26"
        );
        check_listed(case_length(position), position, words("cut letters", "切出的字母"))
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 24
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let length = case_length(position);
        Play::new(
            Options::at(
                CentreCuts,
                (position[1..length].to_vec(), cuts(position).to_vec()),
                move |(_, cuts)| list(length, &position[..length], cuts),
            ),
            move || self.rows(position).nim_sum() > 0,
            move || {
                let letters = self.winning_letters(position).into_iter();
                Winning::all(letters.map(move |letter| list(length, position, Some(letter))))
            },
        )
    }

    fn answer(&self, position: &[u64]) -> String {
        match self.winning_letters(position).first() {
            Some(letter) => format!("First\n{}", letter),
            None => "Second".to_string(),
        }
    }

    fn reason(&self, position: &[u64]) -> String {
        self.rows(position).reason()
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let heads = words(["letters", "length", "nim-value"], ["字母", "长度", "SG 值"]);
        self.rows(position).figures(&heads, |_| Vec::new())
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        said!("cut letter {}", "切第 {} 个字母", added(cuts(from), cuts(to))[0])
    }

    /// The letters that win are marked.
    fn board(&self, position: &[u64]) -> Board {
        let word = &position[1..case_length(position)];
        let winning = self.winning_letters(position);
        let alphabet: BTreeSet<u64> = word.iter().copied().collect();
        let strip = |&letter: &u64| {
            let places = (1..).zip(word).filter(|&(_, other)| *other == letter);
            let places: Vec<u64> = places.map(|(place, _)| place).collect();
            let left = places.iter().filter(|place| !cuts(position).contains(place));
            Strip {
                marked: places.iter().copied().filter(|place| winning.contains(place)).collect(),
                name: char::from(b'A' - 1 + letter as u8).to_string(),
                ..Strip::dark(1, position[0], left.copied())
            }
        };
        Board::Strips(alphabet.iter().map(strip).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        spelt(position)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(3..=12, |n| Some(n).into_iter().chain((0..n).map(|place| 1 + place % 2)).collect())
    }

    fn random(&self, random: &mut Random) -> Row {
        // Three letters with which play can begin, and others.
        let more = random.int(4..=11);
        [vec![3 + more, 1, 2, 1], random.list(more, 1..=2)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Cutting(Octal::DAWSONS_CHESS.periodic(1000).expect("the period is 34")))
}

/// A cut, and the nim-values of runs.
pub fn pictures() -> Vec<(&'static str, String)> {
    let game = Octal::DAWSONS_CHESS.periodic(1000).expect("the period is 34");
    let values: Vec<u64> = (0..136).map(|run| game.value(run)).collect();
    let caption = "Nim-values of runs of 0 to 135 letters, 34 to a line";
    let table = ValueStrip::in_periods(caption, 34, &values);
    let below = "From 52 on every line is the same; those outlined differ.";
    let drawn = |words: &[&str], marked: &[u64], caption: &str| {
        let words = words.iter().map(|word| word.to_string()).collect();
        Letters { words, marked: marked.to_vec() }.draw().captioned(caption)
    };
    let whole = drawn(&["abababa"], &[2, 3, 4, 5, 6], "five centres, one run");
    let cut = drawn(&["aba", "b", "aba"], &[2, 6], "after cutting out letter 4: two runs of one");
    let centres = "The centres are marked: letters 2 to 6 of abababa, and after the cut letters 2 and 6, the middle ones of aba and aba.";
    let cut = Drawing::below(vec![whole, cut]).document("A cut in the middle of abababa", centres);
    vec![("cut", cut), ("values", table.draw().document("Nim-values of Dawson's Chess", below))]
}
