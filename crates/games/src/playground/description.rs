//! The grammar of descriptions.

use std::collections::BTreeSet;
use std::fmt;

use study::{said, words};

/// The greatest amount, forbidden amount or distance.
const GREATEST: u64 = 1_000_000;
/// How many numbers a list may have.
const NUMBERS: usize = 200;
/// How many digits may follow the point of an octal code.
const PLACES: usize = 99;
/// The most coins that a move turns, unless it turns neighbours.
const COINS: u64 = 6;
/// The greatest number of a vertex.
const VERTICES: u64 = 99;

const NEIGHBOURS: &str = "neighbours";

/// What a line of text says about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Description {
    /// Take one of these amounts, which are in ascending order.
    Take(Vec<u64>),
    /// Take any amount but these, which are in ascending order.
    TakeAnyBut(Vec<u64>),
    /// The digits of an octal code, the one before the point first.
    Octal(Vec<u8>),
    /// Divide a heap into two unequal ones.
    Divide,
    /// Turn coins, the last one from heads to tails.
    Turn(Turn),
    /// Slide a token along an edge: the successors of each vertex, which are counted from 1.
    Graph(Vec<Vec<u64>>),
}

/// Which coins may be turned together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// So many coins, anywhere.
    Any(Vec<u64>),
    /// So many neighbours.
    Neighbours(Vec<u64>),
    /// Any number of neighbours.
    AllNeighbours,
    /// A coin and the one so far to its left; 0 stands for the coin alone.
    At(Vec<u64>),
}

/// What is wrong with a description, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Which word is wrong, counted from 1; the word after the last one if something is missing.
    pub place: usize,
    /// The word, if there is one.
    pub found: Option<String>,
    /// What is expected there.
    pub expected: Expected,
}

/// What is expected at some place of a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The first word of a description.
    Beginning,
    /// A number in a range, or a range of such numbers.
    Number(u64, u64),
    /// Not so many numbers.
    FewerNumbers,
    /// `but`, or the end.
    But,
    /// Digits from 0 to 7 after a point, and 0, 4 or nothing before it.
    OctalCode,
    /// An edge between vertices.
    Edge,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Expected::Beginning => words(
                "`take`, `turn`, an octal code such as `0.77`, `4!`, or an edge such as `1-2`",
                "以下之一：`take`、`turn`、八进制代码（如 `0.77`）、`4!`、一条边（如 `1-2`）",
            )
            .to_string(),
            Expected::Number(least, greatest) => said!(
                "a number from {} to {}, or a range such as `{}..{}`",
                "从 {} 到 {} 的数，或一个区间（如 `{}..{}`）",
                least,
                greatest,
                least,
                least + 2
            ),
            Expected::FewerNumbers => said!("at most {} numbers", "至多 {} 个数", NUMBERS),
            Expected::But => words("`but` or the end", "结尾或 `but`").to_string(),
            Expected::OctalCode => said!(
                "an octal code: 0 or 4, a point, and 1 to {} digits from 0 to 7",
                "八进制代码：0 或 4，一个点，以及 1 到 {} 个 0 到 7 的数字",
                PLACES
            ),
            Expected::Edge => said!(
                "an edge such as `1-2`, between vertices from 1 to {}",
                "一条边（如 `1-2`），顶点从 1 到 {}",
                VERTICES
            ),
            Expected::End => end().to_string(),
        };
        formatter.write_str(&text)
    }
}

fn end() -> &'static str {
    words("the end", "结尾")
}

impl std::error::Error for Mistake {}

/// `word 2: expected a number from 1 to 6, found `x``.
impl fmt::Display for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = match &self.found {
            Some(word) => said!("`{}`", " `{}`", word),
            None => end().to_string(),
        };
        let text = said!(
            "word {}: expected {}, found {}",
            "第 {} 个词：应为{}，却是{}",
            self.place,
            self.expected,
            found
        );
        formatter.write_str(&text)
    }
}

/// The words of a description that have not been read yet.
struct Words<'a> {
    words: &'a [String],
    read: usize,
}

impl Words<'_> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.read).map(String::as_str)
    }

    /// The next word is wrong.
    fn mistake<T>(&self, expected: Expected) -> Result<T, Mistake> {
        const LONG: usize = 40;
        let found = self.peek().map(|word| word.chars().take(LONG).collect());
        Err(Mistake { place: self.read + 1, found, expected })
    }

    /// Takes this word if it is the next one.
    fn take(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.read += usize::from(is_next);
        is_next
    }

    /// Numbers and ranges, at least one of them, up to the end or to `neighbours`.
    fn numbers(&mut self, least: u64, greatest: u64) -> Result<Vec<u64>, Mistake> {
        let expected = Expected::Number(least, greatest);
        let mut numbers = BTreeSet::new();
        while let Some(word) = self.peek() {
            if !numbers.is_empty() && word == NEIGHBOURS {
                break;
            }
            let (first, last) = word.split_once("..").unwrap_or((word, word));
            match (first.parse::<u64>(), last.parse::<u64>()) {
                (Ok(first), Ok(last)) if least <= first && first <= last && last <= greatest => {
                    numbers.extend((first..=last).take(NUMBERS + 1));
                }
                _ => return self.mistake(expected),
            }
            if numbers.len() > NUMBERS {
                return self.mistake(Expected::FewerNumbers);
            }
            self.read += 1;
        }
        match numbers.is_empty() {
            true => self.mistake(expected),
            false => Ok(numbers.into_iter().collect()),
        }
    }

    fn end(&self) -> Result<(), Mistake> {
        match self.peek() {
            Some(_) => self.mistake(Expected::End),
            None => Ok(()),
        }
    }
}

impl Description {
    /// The description that a line of text is.
    ///
    /// # Errors
    /// The first [`Mistake`] in it.
    pub fn parse(text: &str) -> Result<Description, Mistake> {
        let words = words_of(text);
        let mut words = Words { words: &words, read: 0 };
        let first = words.peek().unwrap_or_default();
        let description = if first.contains('.') {
            octal(&mut words)?
        } else if first.contains('-') {
            graph(&mut words)?
        } else if words.take("take") {
            take(&mut words)?
        } else if words.take("turn") {
            Description::Turn(turn(&mut words)?)
        } else if words.take("4!") {
            Description::Divide
        } else {
            return words.mistake(Expected::Beginning);
        };
        words.end()?;
        Ok(description)
    }
}

/// The words in small letters; an edge is one word, `1-2`, whichever way it is written.
fn words_of(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace("->", "-").replace(['>', '\u{2192}'], "-");
    let parts: Vec<&str> = text.split('-').map(str::trim).collect();
    let text = parts.join("-");
    let is_between =
        |letter: char| letter.is_whitespace() || ",\u{ff0c}\u{3001};\u{ff1b}".contains(letter);
    text.split(is_between).filter(|word| !word.is_empty()).map(str::to_string).collect()
}

fn take(words: &mut Words<'_>) -> Result<Description, Mistake> {
    if !words.take("any") {
        return Ok(Description::Take(words.numbers(1, GREATEST)?));
    }
    if words.take("but") {
        return Ok(Description::TakeAnyBut(words.numbers(1, GREATEST)?));
    }
    match words.peek() {
        None => Ok(Description::TakeAnyBut(Vec::new())),
        Some(_) => words.mistake(Expected::But),
    }
}

fn turn(words: &mut Words<'_>) -> Result<Turn, Mistake> {
    if words.take(NEIGHBOURS) {
        return Ok(Turn::AllNeighbours);
    }
    if words.take("at") {
        return Ok(Turn::At(words.numbers(0, GREATEST)?));
    }
    let begun = words.read;
    let counts = words.numbers(1, NUMBERS as u64)?;
    if words.take(NEIGHBOURS) {
        return Ok(Turn::Neighbours(counts));
    }
    // Without `neighbours` the numbers must be smaller.
    words.read = begun;
    words.numbers(1, COINS).map(Turn::Any)
}

fn octal(words: &mut Words<'_>) -> Result<Description, Mistake> {
    let digits = words.peek().and_then(digits);
    match digits {
        Some(digits) => {
            words.read += 1;
            Ok(Description::Octal(digits))
        }
        None => words.mistake(Expected::OctalCode),
    }
}

fn digits(code: &str) -> Option<Vec<u8>> {
    let (before, after) = code.split_once('.')?;
    let first = match before {
        "" | "0" => 0,
        "4" => 4,
        _ => return None,
    };
    let after = after.chars().map(|digit| digit.to_digit(8).map(|digit| digit as u8));
    let digits = std::iter::once(Some(first)).chain(after).collect::<Option<Vec<u8>>>()?;
    (2..=PLACES + 1).contains(&digits.len()).then_some(digits)
}

fn graph(words: &mut Words<'_>) -> Result<Description, Mistake> {
    let mut edges = BTreeSet::new();
    while let Some(word) = words.peek() {
        match edge(word) {
            Some(edge) => edges.insert(edge),
            None => return words.mistake(Expected::Edge),
        };
        words.read += 1;
    }
    let last = edges.iter().map(|&(from, to)| from.max(to)).max().unwrap_or(0);
    let mut successors = vec![Vec::new(); last as usize];
    for (from, to) in edges {
        successors[from as usize - 1].push(to);
    }
    Ok(Description::Graph(successors))
}

fn edge(word: &str) -> Option<(u64, u64)> {
    let vertex = |word: &str| {
        let number = word.parse().ok();
        number.filter(|number| (1..=VERTICES).contains(number))
    };
    let (from, to) = word.split_once('-')?;
    vertex(from).zip(vertex(to))
}
