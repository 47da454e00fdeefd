//! Reads the formula that a text begins with.
//!
//! Each function reads something from its place on, or gives `None` and is tried by
//! [`Reader::attempt`], which goes back. A formula ends where a word could end; where it goes on
//! into a word, it is cut after the last part that could stand alone.

use crate::lone::is_article;
use crate::node::{Greek, Node, Operator, Row, GREEK, TIMES};

/// Functions whose arguments are in round brackets; `floor` and `sqrt` have signs instead.
const CALLED: [&str; 7] = ["floor", "sqrt", "min", "max", "gcd", "gray", "mex"];

/// Functions whose argument may follow after a space.
const PREFIXES: [&str; 3] = ["log", "ln", "sqrt"];

/// Words that could be taken for the product of two variables.
const WORDS: [&str; 26] = [
    "am", "an", "as", "at", "be", "by", "do", "eg", "go", "he", "ie", "if", "in", "is", "it", "me",
    "my", "no", "of", "on", "or", "so", "th", "to", "up", "we",
];

/// How many brackets of a formula can be inside each other.
const DEEPEST: usize = 16;

/// How many commas a list can have.
const LONGEST_LIST: usize = 50;

/// The formula that a text begins with, and its length.
pub fn formula(text: &str) -> Option<(Row<'_>, usize)> {
    let mut reader = Reader { text, place: 0, depth: 0 };
    let row = reader.expression(false)?;
    Some((row, reader.place))
}

/// Whether letters of a word stand here; Chinese needs no space beside a formula.
pub fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() && !is_wide(letter)
}

/// Whether a character belongs to Chinese text, as its full-width punctuation does.
pub fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe4f}'
        | '\u{ff00}'..='\u{ffef}' | '\u{20000}'..='\u{3ffff}')
}

/// Whether a formula can begin after this text.
pub fn is_boundary(before: &str) -> bool {
    !before.ends_with(|c: char| is_word(c) || "^_'.-/+*=<>@[\\".contains(c))
}

/// Whether a formula can end before this text; a point ends it unless a digit or a letter follows.
fn is_end(rest: &str) -> bool {
    let mut letters = rest.chars();
    let Some(next) = letters.next() else { return true };
    let after = letters.next();
    let goes_on = after.is_some_and(is_word);
    match next {
        '.' => !goes_on && after != Some('.'),
        ',' => !after.is_some_and(|c| c.is_ascii_digit()),
        '-' => is_ending(rest, "-th"),
        '\'' => is_ending(rest, "'s"),
        _ => !is_word(next) && !"_(^/+*=<>@[\\".contains(next),
    }
}

/// Whether a text begins with the ending of a word.
fn is_ending(rest: &str, ending: &str) -> bool {
    rest.strip_prefix(ending).is_some_and(|rest| !rest.starts_with(is_word))
}

fn prefix(text: &str, belongs: impl Fn(char) -> bool) -> &str {
    &text[..text.find(|c| !belongs(c)).unwrap_or(text.len())]
}

fn digits(text: &str) -> &str {
    prefix(text, |c| c.is_ascii_digit())
}

fn letters(text: &str) -> &str {
    prefix(text, |c| c.is_ascii_alphabetic())
}

#[derive(Clone)]
struct Reader<'a> {
    text: &'a str,
    place: usize,
    /// How many brackets are open.
    depth: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.place..]
    }

    /// Takes a piece that the rest begins with.
    fn take(&mut self, piece: &str) -> &'a str {
        let taken = &self.rest()[..piece.len()];
        self.place += piece.len();
        taken
    }

    fn eat(&mut self, piece: &str) -> Option<()> {
        self.rest().strip_prefix(piece)?;
        self.place += piece.len();
        Some(())
    }

    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.place;
        let result = read(self);
        if result.is_none() {
            self.place = before;
        }
        result
    }

    /// Operands and operators; `inside` brackets, spaces may be missing, and commas are allowed.
    fn expression(&mut self, inside: bool) -> Option<Row<'a>> {
        self.depth += 1;
        let row = if self.depth < DEEPEST { self.operands(inside) } else { None };
        self.depth -= 1;
        row
    }

    fn operands(&mut self, inside: bool) -> Option<Row<'a>> {
        let mut row = self.operand()?;
        let mut end = None;
        loop {
            if inside || is_end(self.rest()) {
                end = Some((row.len(), self.place));
            }
            match self.continuation(&row, inside) {
                Some(more) => row.extend(more),
                None => break,
            }
        }
        let (length, place) = end?;
        row.truncate(length);
        self.place = place;
        Some(row)
    }

    fn continuation(&mut self, row: &Row<'a>, inside: bool) -> Option<Row<'a>> {
        self.attempt(|reader| reader.operation(row))
            .or_else(|| self.attempt(|reader| reader.tight_operation(row, inside)))
            .or_else(|| self.attempt(|reader| reader.product(row, inside)))
            .or_else(|| self.attempt(|reader| reader.index_point(row)))
            .or_else(|| self.attempt(|reader| reader.list(row, inside)))
    }

    /// ` <= 10`
    fn operation(&mut self, row: &Row<'a>) -> Option<Row<'a>> {
        self.eat(" ")?;
        let typed = prefix(self.rest(), |c| c != ' ');
        let is_times = typed == "x" && !matches!(row.last()?, Node::Operator(_));
        let operator = Operator::of(typed).or(is_times.then_some(&TIMES))?;
        self.take(typed);
        self.eat(" ")?;
        if is_times && is_article(self.rest()) {
            return None;
        }
        let mut more = vec![Node::Operator(operator)];
        more.extend(self.dots(true).or_else(|| self.attempt(Reader::operand))?);
        Some(more)
    }

    /// `-1` in `(n-1)` or `2^64-1`, `<=5` in `n<=5`, `/2` in `F/2`.
    fn tight_operation(&mut self, row: &Row<'a>, inside: bool) -> Option<Row<'a>> {
        let typed = prefix(self.rest(), |c| "<>=!+-*/".contains(c));
        let operator = Operator::of(typed)?;
        self.take(typed);
        let last = row.last()?;
        let of_numbers = matches!(last, Node::Number(_))
            && self.rest().starts_with(|c: char| c.is_ascii_digit());
        let is_short = letters(self.rest()).len() <= 1;
        let fits = match operator.typed {
            _ if operator.is_relation => inside || !matches!(last, Node::Number(_)),
            // `2010/2011` are years.
            "/" => !of_numbers || digits(self.rest()).len() < 4,
            _ if inside => !of_numbers,
            _ => matches!(last, Node::Script { above, .. } if !above.is_empty()) && is_short,
        };
        let mut more = vec![Node::Operator(operator)];
        more.extend(if fits { self.operand()? } else { return None });
        Some(more)
    }

    /// ` k` in `n k`, `(c + p)` in `2(c + p)`.
    fn product(&mut self, row: &Row<'a>, inside: bool) -> Option<Row<'a>> {
        let last = row.last()?;
        // `(a)` is the name of a point.
        let is_label = matches!(row[..], [Node::Mark('('), Node::Name(_), Node::Mark(')')]);
        if is_label || matches!(last, Node::Operator(_) | Node::Mark(',')) {
            return None;
        }
        let is_spaced = self.eat(" ").is_some();
        if is_spaced && is_indexed(last) && self.rest().starts_with("... ") {
            return self.dots(true);
        }
        let is_tight = match last {
            Node::Mark(')') | Node::Script { primes: 1.., .. } => true,
            Node::Number(_) => self.rest().starts_with('('),
            _ => false,
        };
        if !(is_spaced || is_tight) || self.rest().starts_with('-') {
            return None;
        }
        let before = self.rest();
        let factor = self.operand()?;
        let fits = match &factor[0] {
            Node::Mark('(') => is_sum(&factor),
            Node::Number(_) => false,
            Node::Script { base, above, .. } if matches!(**base, Node::Number(_)) => {
                // `10^6 10^6` are two numbers.
                matches!(last, Node::Script { .. }) && !matches!(above[..], [Node::Number(_)])
            }
            Node::Name(name) if inside => name.len() == 1,
            Node::Name(name) => {
                let is_variable = name.len() == 1 && *name != "I" && !is_article(before);
                let fits = match last {
                    Node::Number(_) => self.goes_on(),
                    last => !(is_capital(last) && is_capital(&factor[0])),
                };
                is_variable && fits
            }
            _ => true,
        };
        fits.then_some(factor)
    }

    /// Whether an operator follows.
    fn goes_on(&self) -> bool {
        let typed = self.rest().strip_prefix(' ').and_then(|rest| rest.split(' ').next());
        typed.and_then(Operator::of).is_some()
    }

    /// `.d_1` in `d_0.d_1`, the code of an octal game.
    fn index_point(&mut self, row: &Row<'a>) -> Option<Row<'a>> {
        self.eat(".")?;
        let digit = self.operand()?;
        let fits = is_indexed(row.last()?) && is_indexed(digit.last()?);
        fits.then(|| [vec![Node::Mark('.')], digit].concat())
    }

    /// `, m` where `<=` follows, and `, ..., n`; inside brackets any list.
    fn list(&mut self, row: &Row<'a>, inside: bool) -> Option<Row<'a>> {
        let mut more = Row::new();
        let (mut has_dots, mut are_names) = (false, is_name(row.last()?));
        for _ in 0..LONGEST_LIST {
            let Some(item) = self.attempt(Reader::item) else { break };
            has_dots |= matches!(item[..], [Node::Dots { .. }]);
            are_names &= is_name(item.last()?);
            more.push(Node::Mark(','));
            more.extend(item);
        }
        let leads_to_relation = || {
            let typed = self.rest().strip_prefix(' ')?.split(' ').next()?;
            Operator::of(typed).filter(|operator| operator.is_relation)
        };
        let after_operator = row.iter().any(|node| matches!(node, Node::Operator(_)));
        let is_list = has_dots && !matches!(more.last(), Some(Node::Dots { .. }));
        let fits =
            inside || is_list || after_operator && are_names && leads_to_relation().is_some();
        (fits && !more.is_empty()).then_some(more)
    }

    fn item(&mut self) -> Option<Row<'a>> {
        self.eat(", ")?;
        self.dots(false).or_else(|| self.operand())
    }

    fn dots(&mut self, centred: bool) -> Option<Row<'a>> {
        self.eat("...")?;
        Some(vec![Node::Dots { centred }])
    }

    /// A number, a name, a power, a call or something in brackets.
    fn operand(&mut self) -> Option<Row<'a>> {
        if self.rest().starts_with('-') && !self.rest().starts_with("--") {
            self.eat("-")?;
            return Some([vec![Node::Minus], self.unsigned()?].concat());
        }
        self.unsigned()
    }

    fn unsigned(&mut self) -> Option<Row<'a>> {
        match self.rest().chars().next()? {
            '(' => self.bracketed(),
            '{' => self.set(),
            '[' => self.interval(),
            '|' => self.absolute(),
            '0'..='9' => self.number(),
            letter if letter.is_ascii_alphabetic() => self.named(),
            _ => None,
        }
    }

    fn bracketed(&mut self) -> Option<Row<'a>> {
        self.eat("(")?;
        let row = self.expression(true)?;
        self.eat(")")?;
        let close = self.scripted(Node::Mark(')'))?;
        Some([vec![Node::Mark('(')], row, vec![close]].concat())
    }

    /// `[a, b)`
    fn interval(&mut self) -> Option<Row<'a>> {
        self.eat("[")?;
        let row = self.expression(true)?;
        let close = self.rest().chars().next().filter(|c| matches!(c, ')' | ']'))?;
        self.place += 1;
        let fits = row.contains(&Node::Mark(','));
        fits.then(|| [vec![Node::Mark('[')], row, vec![Node::Mark(close)]].concat())
    }

    /// `{0, 1, 3}`, `{ G(a) : a < n }`
    fn set(&mut self) -> Option<Row<'a>> {
        self.eat("{")?;
        let _ = self.eat(" ");
        let mut row = vec![Node::Mark('{')];
        row.extend(self.expression(true)?);
        if self.eat(" : ").is_some() {
            row.push(Node::Mark(':'));
            row.extend(self.conditions()?);
        }
        let _ = self.eat(" ");
        self.eat("}")?;
        row.push(Node::Mark('}'));
        Some(row)
    }

    /// `s in S, s <= n`: formulas and words.
    fn conditions(&mut self) -> Option<Row<'a>> {
        let end = self.rest().find('}')?;
        let typed = self.rest()[..end].trim_end();
        self.place += typed.len();
        let items = typed.split([',', '，']).map(|item| crate::row(item.trim()));
        Some(items.collect::<Vec<_>>().join(&Node::Mark(',')))
    }

    fn absolute(&mut self) -> Option<Row<'a>> {
        self.eat("|")?;
        let row = self.expression(true)?;
        self.eat("|")?;
        Some([vec![Node::Mark('|')], row, vec![Node::Mark('|')]].concat())
    }

    /// `10`, `2.5`, `10^6`, `2x`
    fn number(&mut self) -> Option<Row<'a>> {
        let whole = digits(self.rest());
        let fraction = self.rest()[whole.len()..].strip_prefix('.').map_or("", digits);
        let point = usize::from(!fraction.is_empty());
        let length = whole.len() + point + fraction.len();
        let is_cut = point > 0 && self.rest()[length..].starts_with("...");
        let length = length + if is_cut { "...".len() } else { 0 };
        let number = Node::Number(self.take(&self.text[self.place..self.place + length]));
        match letters(self.rest()).len() {
            0 => Some(vec![self.scripted(number)?]),
            // `1704F` is a judge's number.
            1 if length < 3 || self.rest().starts_with(|c: char| c.is_ascii_lowercase()) => {
                Some([vec![number], self.named()?].concat())
            }
            _ => None,
        }
    }

    fn named(&mut self) -> Option<Row<'a>> {
        let word = letters(self.rest());
        let after = &self.rest()[word.len()..];
        if let Some(greek) = GREEK.iter().find(|greek| greek.typed == word) {
            self.take(word);
            return self.called(Node::Greek(greek));
        }
        if CALLED.contains(&word)
            && (after.starts_with('(') || word == "mex" && after.starts_with(" {"))
            || PREFIXES.contains(&word) && after.starts_with(' ')
        {
            return self.function(word);
        }
        self.variable(word, after)
    }

    fn function(&mut self, word: &str) -> Option<Row<'a>> {
        let name = self.take(word);
        let spaced = self.eat(" ").is_some();
        let argument = if spaced { self.unsigned()? } else { self.bracketed()? };
        let without_brackets = || argument[1..argument.len() - 1].to_vec();
        Some(match word {
            "sqrt" if spaced => vec![Node::Root(argument)],
            "sqrt" => vec![Node::Root(without_brackets())],
            "floor" => [vec![Node::Mark('⌊')], without_brackets(), vec![Node::Mark('⌋')]].concat(),
            _ => [vec![Node::Function(name)], argument].concat(),
        })
    }

    /// `n`, `ab`, `v1`, with everything that may stand behind it.
    fn variable(&mut self, word: &str, after: &str) -> Option<Row<'a>> {
        let index = digits(after);
        let is_type = matches!(word, "f" | "i" | "u") && ["8", "16", "32", "64"].contains(&index);
        let has_index = word.len() == 1 && (1..=2).contains(&index.len()) && !is_type;
        if word.len() > 2
            || WORDS.contains(&word.to_lowercase().as_str())
            || !index.is_empty() && !has_index
        {
            return None;
        }
        let name = Node::Name(self.take(word));
        if !has_index {
            return self.called(name);
        }
        let below = vec![Node::Number(self.take(index))];
        self.called(Node::Script { base: name.into(), below, primes: 0, above: Row::new() })
    }

    /// A name with primes, index and exponent, and perhaps its arguments.
    fn called(&mut self, name: Node<'a>) -> Option<Row<'a>> {
        let is_letter = !matches!(name, Node::Name(name) if name.len() > 1);
        if !is_letter && self.rest().starts_with('_') {
            return None;
        }
        let name = self.scripted(name)?;
        if !(is_letter && self.rest().starts_with('(')) {
            return Some(vec![name]);
        }
        let mut row = vec![name];
        row.extend(self.attempt(Reader::bracketed).unwrap_or_default());
        Some(row)
    }

    /// Primes, `_k` and `^k`.
    fn scripted(&mut self, node: Node<'a>) -> Option<Node<'a>> {
        let (base, mut below) = match node {
            Node::Script { base, below, .. } => (*base, below),
            node => (node, Row::new()),
        };
        let primes = prefix(self.rest(), |c| c == '\'').len();
        let after = &self.rest()[primes..];
        let is_factor = letters(after).len() == 1 && !after.starts_with(['d', 'm', 's', 't']);
        let are_primes = !after.starts_with(is_word) || is_factor;
        let primes = if are_primes { primes } else { 0 };
        self.place += primes;
        if below.is_empty() && self.eat("_").is_some() {
            below = self.script()?;
        }
        let above = if self.eat("^").is_some() { self.script()? } else { Row::new() };
        if below.is_empty() && above.is_empty() && primes == 0 {
            return Some(base);
        }
        Some(Node::Script { base: base.into(), below, primes, above })
    }

    /// What stands behind `_` or `^`.
    fn script(&mut self) -> Option<Row<'a>> {
        match self.rest().chars().next()? {
            '(' | '{' => {
                let close = if self.eat("(").is_some() { ")" } else { "}" };
                let _ = self.eat("{");
                let row = self.expression(true)?;
                self.eat(close)?;
                Some(row)
            }
            '|' => self.absolute(),
            '-' => {
                self.eat("-")?;
                Some([vec![Node::Minus], self.script()?].concat())
            }
            '0'..='9' => {
                let number = Node::Number(self.take(digits(self.rest())));
                Some(vec![self.scripted(number)?])
            }
            _ => {
                let name = letters(self.rest());
                if !(1..=2).contains(&name.len()) {
                    return None;
                }
                let name = Node::Name(self.take(name));
                Some(vec![self.scripted(name)?])
            }
        }
    }
}

/// Whether there is a sum in brackets: words in brackets are not a factor.
fn is_sum(factor: &[Node]) -> bool {
    let mut operators = factor.iter().filter_map(|node| match node {
        Node::Operator(operator) => Some(operator),
        _ => None,
    });
    let is_list = factor.contains(&Node::Mark(','));
    operators.clone().count() > 0 && operators.all(|it| !it.is_relation) && !is_list
}

fn is_capital(node: &Node) -> bool {
    matches!(node, Node::Name(name) if name.starts_with(|c: char| c.is_ascii_uppercase()))
}

fn is_indexed(node: &Node) -> bool {
    matches!(node, Node::Script { below, .. } if !below.is_empty())
}

fn is_name(node: &Node) -> bool {
    match node {
        Node::Script { base, above, .. } => above.is_empty() && is_name(base),
        Node::Name(_) | Node::Greek(_) => true,
        _ => false,
    }
}

impl Greek {
    /// The length of its word in TeX is that of the typed one.
    pub fn tex(&self) -> String {
        format!("\\{}", self.typed)
    }
}
