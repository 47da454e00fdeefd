//! The grammar of descriptions.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use study::{said, sentences, words};

use crate::amounts::{Amounts, Rule};

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

/// The greatest number whose powers are taken.
const BASE: u64 = 1000;
/// The most games of a sum.
const GAMES: usize = 4;

const NEIGHBOURS: &str = "neighbours";
const MISERE: &str = "misere";
const PLUS: &str = "+";

/// The games that have a name: as it is typed, a longer one before those that it begins with, the
/// game, and its title.
pub const NAMES: [(&str, &str, &str); 14] = [
    ("nim", "take any", "Nim"),
    ("\u{5c3c}\u{59c6}", "take any", "Nim"),
    ("kayles", "0.77", "Kayles"),
    ("dawson kayles", "0.07", "Dawson's Kayles"),
    ("dawson chess", "0.137", "Dawson's Chess"),
    ("dawson", "0.137", "Dawson's Chess"),
    ("grundy", "4!", "Grundy's game"),
    ("guiles", "0.15", "Guiles"),
    ("officers", "0.6", "Officers"),
    ("treblecross", "0.007", "Treblecross"),
    ("twins", "turn 2", "Twins"),
    ("turning turtles", "turn 1 2", "Turning Turtles"),
    ("mock turtles", "turn 1 2 3", "Mock Turtles"),
    ("ruler", "turn neighbours", "Ruler"),
];

/// What a line of text describes: one game, or the sum of several.
///
/// ```
/// use games::playground::Game;
/// use study::Asked;
///
/// let game: Game = "take 1 3 4".parse()?;
/// assert_eq!(game.reports(8)[0].values.join(" "), "0 1 0 1 2 3 2 0 1");
/// assert!(!game.study().wins(&[5, 12]));
///
/// let mistake = "turn 1 x".parse::<Game>().unwrap_err();
/// assert_eq!(
///     mistake.to_string(),
///     "word 3: expected a number from 1 to 200, or a range such as `1..3`, found `x`"
/// );
/// assert_eq!(mistake.example, "turn 1");
/// # Ok::<(), games::playground::Mistake>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The games; the heaps of a position belong to them in turn.
    pub(super) games: Vec<Description>,
    /// The words of each.
    pub(super) names: Vec<String>,
    /// Whether a player who cannot move wins.
    pub(super) misere: bool,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Description {
    /// Take one of these amounts.
    Take(Amounts),
    /// Take any amount but these.
    TakeAnyBut(Amounts),
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
    /// The word as it was typed, if there is one.
    pub found: Option<String>,
    /// What is expected there, in the language that was spoken.
    pub expected: String,
    /// A description that is understood, as near to the wrong one as one is found.
    pub example: String,
}

impl std::error::Error for Mistake {}

/// `word 2: expected a number from 1 to 6, found `x``.
impl fmt::Display for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = match &self.found {
            Some(word) => said!("`{word}`", " `{word}`"),
            None => words("the end", "结尾").to_string(),
        };
        let text = said!(
            "word {}: expected {}, found {found}",
            "第 {} 个词：应为{}，却是{found}",
            self.place,
            self.expected
        );
        formatter.write_str(&text)
    }
}

/// A number in a range, or a range of such numbers.
fn number(least: u64, greatest: u64) -> String {
    said!(
        "a number from {least} to {greatest}, or a range such as `{least}..{}`",
        "从 {least} 到 {greatest} 的数，或一个区间（如 `{least}..{}`）",
        least + 2
    )
}

/// The same for amounts, or a rule for them.
fn amount() -> String {
    said!("a number from 1 to {GREATEST}, a range such as `1..3`, or a rule such as `squares`, `primes`, `odd` or `powers of 2`", "从 1 到 {GREATEST} 的数、一个区间（如 `1..3`）或一条规则（如 `squares`、`primes`、`odd`、`powers of 2`）")
}

/// A word of a description.
struct Word {
    /// Which it is, counted from 1.
    place: usize,
    /// As it was typed.
    typed: String,
    /// In small letters.
    text: String,
}

/// The words of a description that have not been read yet.
struct Words<'a> {
    words: &'a [Word],
    read: usize,
    /// The place after the last word.
    end: usize,
}

impl Words<'_> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.read).map(|word| word.text.as_str())
    }

    /// Whether a game ends here.
    fn is_end(&self) -> bool {
        self.peek().map_or(true, |word| [PLUS, MISERE, NEIGHBOURS].contains(&word))
    }

    /// The next word is wrong.
    fn mistake<T>(&self, expected: impl Into<String>) -> Result<T, Mistake> {
        const LONG: usize = 40;
        let word = self.words.get(self.read);
        let found = word.map(|word| word.typed.chars().take(LONG).collect());
        let place = word.map_or(self.end, |word| word.place);
        Err(Mistake { place, found, expected: expected.into(), example: String::new() })
    }

    /// Takes this word if it is the next one.
    fn take(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.read += usize::from(is_next);
        is_next
    }

    /// Takes one of these words, in the singular or the plural.
    fn take_one<T: Copy>(&mut self, known: &[(&str, T)]) -> Option<T> {
        let is_next = |name: &str| {
            let words = self.words[self.read..].iter().map(|word| singular(&word.text));
            let names = name.split(' ').map(singular);
            let count = name.split(' ').count();
            words.take(count).eq(names)
        };
        let (name, value) = known.iter().copied().find(|(name, _)| is_next(name))?;
        self.read += name.split(' ').count();
        Some(value)
    }

    /// A number or a range, its ends.
    fn range(
        &mut self,
        least: u64,
        greatest: u64,
        expected: fn(u64, u64) -> String,
    ) -> Result<(u64, u64), Mistake> {
        let word = self.peek().unwrap_or_default();
        let (first, last) = word.split_once("..").unwrap_or((word, word));
        match (first.parse::<u64>(), last.parse::<u64>()) {
            (Ok(first), Ok(last)) if least <= first && first <= last && last <= greatest => {
                self.read += 1;
                Ok((first, last))
            }
            _ => self.mistake(expected(least, greatest)),
        }
    }

    /// Numbers and ranges, at least one of them.
    fn numbers(&mut self, least: u64, greatest: u64) -> Result<Vec<u64>, Mistake> {
        let mut numbers = BTreeSet::new();
        while numbers.is_empty() || !self.is_end() {
            let begun = self.read;
            let (first, last) = self.range(least, greatest, number)?;
            numbers.extend((first..=last).take(NUMBERS + 1));
            self.few(numbers.len(), begun)?;
        }
        Ok(numbers.into_iter().collect())
    }

    /// Refuses too many numbers, of which the last ones begin at this word.
    fn few(&mut self, numbers: usize, begun: usize) -> Result<(), Mistake> {
        if numbers <= NUMBERS {
            return Ok(());
        }
        self.read = begun;
        self.mistake(said!("at most {NUMBERS} numbers", "至多 {NUMBERS} 个数"))
    }

    /// Numbers, ranges and rules, at least one of them; a rule after a range says which numbers of
    /// the range are meant.
    fn amounts(&mut self) -> Result<Amounts, Mistake> {
        let mut amounts = Amounts::default();
        let mut listed = BTreeSet::new();
        while (listed.is_empty() && amounts.rules.is_empty()) || !self.is_end() {
            if let Some(rule) = self.rule()? {
                amounts.rules.push(rule);
                continue;
            }
            let begun = self.read;
            let (first, last) = self.range(1, GREATEST, |_, _| amount())?;
            let is_range = self.words[begun].text.contains("..");
            let rule = if is_range { self.rule()? } else { None };
            let chosen: Vec<u64> = match rule {
                None => (first..=last).take(NUMBERS + 1).collect(),
                Some(rule) => rule.up_to(last).into_iter().filter(|n| *n >= first).collect(),
            };
            if chosen.is_empty() {
                self.read = begun;
                return self.mistake(amount());
            }
            listed.extend(chosen);
            self.few(listed.len(), begun)?;
        }
        amounts.listed = listed.into_iter().collect();
        Ok(amounts)
    }

    fn rule(&mut self) -> Result<Option<Rule>, Mistake> {
        let named = self.take_one(&Rule::NAMED);
        if named.is_some() || self.take_one(&[("power", ())]).is_none() {
            return Ok(named);
        }
        let (base, last) = self.range(2, BASE, number)?;
        if base == last {
            return Ok(Some(Rule::Powers(base)));
        }
        self.read -= 1;
        self.mistake(words("one number", "一个数"))
    }

    /// One game.
    fn game(&mut self) -> Result<Description, Mistake> {
        let first = self.peek().unwrap_or_default();
        if first.contains('.') {
            return octal(self);
        }
        if first.contains('-') {
            return graph(self);
        }
        if let Some(meaning) = self.take_one(&NAMES.map(|(name, meaning, _)| (name, meaning))) {
            let words = words_of(meaning);
            return Words { words: &words, read: 0, end: 0 }.game();
        }
        if self.take_one(&[("take", ()), ("subtract", ()), ("remove", ())]).is_some() {
            return take(self);
        }
        if self.take_one(&[("bachet", ()), ("bash", ())]).is_some() {
            let (most, last) = self.range(1, NUMBERS as u64, number)?;
            let listed = (1..=most.max(last)).collect();
            return Ok(Description::Take(Amounts { listed, rules: Vec::new() }));
        }
        if self.take("turn") {
            return turn(self).map(Description::Turn);
        }
        if self.take("4!") {
            return Ok(Description::Divide);
        }
        self.mistake(sentences! {
            "a game: `take`, `turn`, a name such as `nim` or `kayles`, an octal code such as `0.77`, or an edge such as `1-2`"
            "一个游戏：`take`、`turn`、名字（如 `nim`、`kayles`）、八进制编码（如 `0.77`）或一条边（如 `1-2`）"
        })
    }
}

/// The game of a description, or the first mistake in it.
impl FromStr for Game {
    type Err = Mistake;

    fn from_str(text: &str) -> Result<Game, Mistake> {
        Game::read(text).map_err(|mistake| Mistake { example: example(text, &mistake), ..mistake })
    }
}

impl Game {
    /// The same; a mistake has no example.
    fn read(text: &str) -> Result<Game, Mistake> {
        let (words, typed) = (words_of(text), text_words(text));
        let mut words = Words { words: &words, read: 0, end: typed.len() + 1 };
        let mut misere = words.take(MISERE);
        let (mut games, mut names, mut begins) = (Vec::new(), Vec::new(), Vec::new());
        while games.is_empty() || words.take(PLUS) {
            if games.len() == GAMES {
                return words.mistake(said!("at most {GAMES} games", "至多 {GAMES} 个游戏"));
            }
            let begun = words.read;
            let game = words.game()?;
            let places = words.words[begun].place - 1..words.words[words.read - 1].place;
            names.push(typed[places].join(" "));
            games.push(game);
            begins.push(begun);
        }
        misere |= words.take(MISERE);
        if words.peek().is_some() {
            return words.mistake(self::words(
                "the end, or `+` and another game",
                "结尾，或 `+` 和另一个游戏",
            ));
        }
        let has_heaps =
            |game: &Description| !matches!(game, Description::Turn(_) | Description::Graph(_));
        if misere || games.len() > 1 {
            if let Some(place) = games.iter().position(|game| !has_heaps(game)) {
                words.read = begins[place];
                return words.mistake(self::words(
                    "a game of heaps such as `nim`, for only these are added with `+` or played with `misere`",
                    "石子堆的游戏（如 `nim`）：只有这种游戏才能用 `+` 相加或用 `misere`",
                ));
            }
        }
        Ok(Game { games, names, misere })
    }
}

/// A description that is understood: the wrong one without some letters of the word that is
/// wrong, without that word, or as what may be taken, or else a usual one.
fn example(text: &str, mistake: &Mistake) -> String {
    const LONG: usize = 60;
    let words = words_of(text);
    let wrong = words.iter().find(|word| word.place == mistake.place);
    let digits = |word: &Word| -> String {
        word.text.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect()
    };
    let with = |replaced: String| {
        let texts = words.iter().map(|word| match word.place == mistake.place {
            true => replaced.as_str(),
            false => word.text.as_str(),
        });
        texts.filter(|text| !text.is_empty()).collect::<Vec<&str>>().join(" ")
    };
    let near = [wrong.map_or(String::new(), digits), String::new()];
    let is_game = |text: &String| text.len() <= LONG && Game::read(text).is_ok();
    let first = words.first().map_or("", |word| &word.text);
    let usual = match first {
        // Only games of heaps are added, or played like that.
        _ if words.iter().any(|word| [PLUS, MISERE].contains(&&*word.text)) => "nim",
        _ if first == "turn" => "turn 1 2 3",
        _ if first.contains('.') => "0.77",
        _ if first.contains('-') => "1-2 1-3 2-3",
        _ => "take 1 3 4",
    };
    let near = IntoIterator::into_iter(near).map(with);
    let found = near.chain(std::iter::once(format!("take {}", text.trim()))).find(is_game);
    found.unwrap_or_else(|| usual.to_string())
}

/// The words as they were typed, in small letters with signs between them; an edge is one word,
/// `1-2`, whichever way it is written.
fn text_words(text: &str) -> Vec<String> {
    const BETWEEN: &str = ",\u{ff0c}\u{3001};\u{ff1b}:\u{ff1a}`";
    let is_graph = text.trim_start().starts_with(|letter: char| letter.is_ascii_digit());
    let text = text.replace('+', " + ");
    let text = match is_graph {
        true => {
            let text = text.replace("->", "-").replace(['>', '\u{2192}'], "-");
            text.split('-').map(str::trim).collect::<Vec<&str>>().join("-")
        }
        false => text,
    };
    let is_between = |letter: char| letter.is_whitespace() || BETWEEN.contains(letter);
    text.split(is_between).filter(|word| !word.is_empty()).map(str::to_string).collect()
}

/// The words that mean something: `3 or 4 stones` is 3 and 4, and `Grundy's game` is `grundy`.
fn words_of(text: &str) -> Vec<Word> {
    const FILLING: [&str; 10] =
        ["a", "and", "coins", "game", "numbers", "of", "or", "stone", "stones", "the"];
    let words = text_words(text).into_iter().zip(1..);
    let words = words.map(|(typed, place)| {
        let small = typed.to_lowercase().replace('\u{e8}', "e");
        let text = small.replace("'s", "").replace("\u{2019}s", "");
        Word { place, typed, text }
    });
    words.filter(|word| !FILLING.contains(&word.text.as_str())).collect()
}

fn singular(word: &str) -> &str {
    word.strip_suffix('s').unwrap_or(word)
}

fn take(words: &mut Words<'_>) -> Result<Description, Mistake> {
    if !words.take("any") {
        return words.amounts().map(Description::Take);
    }
    if words.take("but") {
        return words.amounts().map(Description::TakeAnyBut);
    }
    match words.is_end() {
        true => Ok(Description::TakeAnyBut(Amounts::default())),
        false => words.mistake(self::words("`but` or the end", "结尾或 `but`")),
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
        None => words.mistake(said!(
            "an octal code: 0 or 4, a point, and 1 to {PLACES} digits from 0 to 7",
            "八进制编码：0 或 4，一个点，以及 1 到 {PLACES} 个 0 到 7 的数字"
        )),
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
    let mut digits = std::iter::once(Some(first)).chain(after).collect::<Option<Vec<u8>>>()?;
    if !(2..=PLACES + 1).contains(&digits.len()) {
        return None;
    }
    // Two codes of a game are one.
    while digits.len() > 2 && digits.last() == Some(&0) {
        digits.pop();
    }
    Some(digits)
}

fn graph(words: &mut Words<'_>) -> Result<Description, Mistake> {
    let mut edges = BTreeSet::new();
    while let Some(word) = words.peek().filter(|_| !words.is_end()) {
        match edge(word) {
            Some(edge) => edges.insert(edge),
            None => {
                return words.mistake(said!(
                    "an edge such as `1-2`, between vertices from 1 to {VERTICES}",
                    "一条边（如 `1-2`），顶点从 1 到 {VERTICES}"
                ))
            }
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
