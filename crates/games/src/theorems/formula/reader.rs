//! Formulas read from Python.

use super::super::functions::{function, Function, COMPARISONS, FUNCTIONS, OPERATORS};
use super::Formula::{self, Call, Fold, In, Number, Pick, Variable};
use super::{Terms, FOLDS};

/// Whether a number is in a list, as simply as that can be said.
fn among(of: Formula, list: Vec<i128>) -> Formula {
    match list[..] {
        [only] => Call(function("=="), vec![of, Number(only)]),
        _ => In(Box::new(of), list),
    }
}

/// The whole of a text.
pub fn read<T>(text: &str, part: impl Fn(&mut Reader) -> T) -> T {
    let mut reader = Reader { text, tokens: tokens(text), place: 0 };
    let read = part(&mut reader);
    assert_eq!(reader.place, reader.tokens.len(), "{}", text);
    read
}

/// Reads a formula by recursive descent.
pub struct Reader<'a> {
    text: &'a str,
    tokens: Vec<&'a str>,
    place: usize,
}

fn tokens(text: &str) -> Vec<&str> {
    let kind = |character: char| match character {
        'a'..='z' | '0'..='9' | '_' => 1,
        '=' | '!' | '<' | '>' | '/' => 2,
        _ => 0,
    };
    let (mut tokens, mut rest) = (Vec::new(), text.trim_start());
    while let Some(first) = rest.chars().next() {
        let end = match kind(first) {
            0 => 1,
            same => rest.find(|next| kind(next) != same).unwrap_or(rest.len()),
        };
        tokens.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    tokens
}

impl<'a> Reader<'a> {
    fn peek(&self) -> &'a str {
        self.tokens.get(self.place).copied().unwrap_or("")
    }

    fn is_next(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.place += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) {
        assert!(self.is_next(token), "{}: expected {}, found {}", self.text, token, self.peek());
    }

    pub fn choice(&mut self) -> Formula {
        let then = self.level(1);
        if !self.is_next("if") {
            return then;
        }
        let condition = self.level(1);
        self.expect("else");
        Call(function("if"), vec![then, condition, self.choice()])
    }

    fn level(&mut self, level: usize) -> Formula {
        if level > OPERATORS {
            return self.unary();
        }
        let mut left = self.level(level + 1);
        loop {
            let token = self.peek();
            let is_next = |function: &&Function| function.level == level && function.name == token;
            if let Some(operator) = FUNCTIONS.iter().find(is_next) {
                self.place += 1;
                left = Call(operator, vec![left, self.level(level + 1)]);
            } else if level == COMPARISONS && self.is_next("in") {
                self.expect("(");
                left = among(left, self.numbers(")"));
            } else {
                return left;
            }
        }
    }

    fn unary(&mut self) -> Formula {
        let token = self.peek();
        self.place += 1;
        match token {
            "-" => return Call(function("negative"), vec![self.unary()]),
            "(" => return self.choice_before(")"),
            "[" => {
                let list = self.numbers("]");
                self.expect("[");
                let place = self.choice_before("]");
                return match list[..] {
                    [only] => Number(only),
                    _ => Pick(list, Box::new(place)),
                };
            }
            "h" => {
                self.expect("[");
                return Call(function("h"), vec![self.choice_before("]")]);
            }
            _ => {}
        }
        match (token.parse(), token.chars().next()) {
            (Ok(number), _) => Number(number),
            (_, Some(name)) if token.len() == 1 => Variable(name),
            _ => self.call(token),
        }
    }

    fn choice_before(&mut self, end: &str) -> Formula {
        let formula = self.choice();
        self.expect(end);
        formula
    }

    fn call(&mut self, name: &str) -> Formula {
        self.expect("(");
        let of_row = self.tokens[self.place..].starts_with(&["h", ")"]);
        self.place += if of_row { 2 } else { 0 };
        match FOLDS.iter().find(|kind| **kind == name) {
            Some(kind) if of_row => Fold(kind, Box::new(Terms::parse("x for x in h"))),
            Some(kind) => {
                let terms = self.terms();
                self.expect(")");
                Fold(kind, Box::new(terms))
            }
            None if of_row => Call(function(name), Vec::new()),
            None => {
                let mut arguments = vec![self.choice()];
                while self.is_next(",") {
                    arguments.push(self.choice());
                }
                self.expect(")");
                Call(function(name), arguments)
            }
        }
    }

    pub fn terms(&mut self) -> Terms {
        let of = self.choice();
        self.expect("for");
        let over = self.peek().chars().next().expect("a variable");
        self.place += 1;
        self.expect("in");
        let (mut range, mut step) = (None, 1);
        if !self.is_next("h") {
            self.expect("range");
            self.expect("(");
            let from = self.choice();
            self.expect(",");
            range = Some([from, self.choice()]);
            if self.is_next(",") {
                step = self.peek().parse().expect("a step");
                self.place += 1;
            }
            self.expect(")");
        }
        let filter = if self.is_next("if") { Some(self.choice()) } else { None };
        Terms { of, over, range, step, filter }
    }

    fn numbers(&mut self, end: &str) -> Vec<i128> {
        let mut numbers = Vec::new();
        while !self.is_next(end) {
            let sign = if self.is_next("-") { -1 } else { 1 };
            numbers.push(sign * self.peek().parse::<i128>().expect("a number"));
            self.place += 1;
            self.is_next(",");
        }
        numbers
    }
}
