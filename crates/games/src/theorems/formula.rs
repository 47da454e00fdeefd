//! Formulas: read from Python, evaluated, and written in Python, C++ and Rust.
//!
//! What is printed is what was compared with the positions, as it is one tree.
//! A formula may use the only number `n` of a position, two numbers `a` and `b`, and the row `h`;
//! `sum`, `xor`, `all` and `any` go over `x in h` or over `i in range(from, to, step)`.

use super::functions::{Function, FUNCTIONS};

/// A formula; conditions are 1 or 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Formula {
    Number(i128),
    Variable(char),
    /// `min(h)`, `max(h)` or `len(h)`.
    OfRow(&'static str),
    /// `h[i]`.
    At(Box<Formula>),
    /// `-` or `not`.
    Unary(&'static str, Box<Formula>),
    Binary(&'static str, Box<[Formula; 2]>),
    /// `then if condition else otherwise`, in this order.
    Choice(Box<[Formula; 3]>),
    Call(&'static Function, Vec<Formula>),
    /// `[1, 2][i]`.
    Pick(Vec<i128>, Box<Formula>),
    /// `i in (1, 2)`.
    In(Box<Formula>, Vec<i128>),
    /// `sum(... for x in h)`, or with the bounds of a range.
    Fold(&'static str, char, Option<Box<[Formula; 3]>>, Box<Formula>),
}

use Formula::{At, Binary, Call, Choice, Fold, In, Number, OfRow, Pick, Unary, Variable};

/// The operators, those that bind least first.
const LEVELS: [&[&str]; 9] = [
    &["or"],
    &["and"],
    &["==", "!=", "<=", ">=", "<", ">"],
    &["|"],
    &["^"],
    &["&"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "//", "%"],
];
const COMPARISONS: usize = 2;
const FOLDS: [&str; 4] = ["sum", "xor", "all", "any"];
const OF_ROW: [&str; 3] = ["min", "max", "len"];

/// A language in which a formula is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Python 3.
    Python,
    /// C++ of 2011 or newer.
    Cpp,
    /// Rust of 1.84 or newer.
    Rust,
}

impl Code {
    /// All of them, each with its key in an answer.
    pub const ALL: [(Code, &'static str); 3] =
        [(Code::Python, "python"), (Code::Cpp, "cpp"), (Code::Rust, "rust")];
}

impl Formula {
    /// The formula that is written in Python.
    ///
    /// # Panics
    /// If it is not one: formulas are ours.
    pub fn parse(text: &str) -> Formula {
        let mut reader = Reader { text, tokens: tokens(text), place: 0 };
        let formula = reader.choice();
        assert_eq!(reader.place, reader.tokens.len(), "{}", text);
        formula
    }

    /// Whether it is true or false.
    pub fn is_condition(&self) -> bool {
        match self {
            Unary("not", _) | In(..) => true,
            Binary(operator, _) => LEVELS[..=COMPARISONS].iter().any(|l| l.contains(operator)),
            Fold(kind, ..) => ["all", "any"].contains(kind),
            _ => false,
        }
    }

    /// The same with another formula in place of a variable.
    pub fn with(&self, name: char, value: &Formula) -> Formula {
        let with = |part: &Formula| part.with(name, value);
        let boxed = |part: &Formula| Box::new(part.with(name, value));
        let three =
            |[one, two, three]: &[Formula; 3]| Box::new([with(one), with(two), with(three)]);
        match self {
            Variable(other) if *other == name => value.clone(),
            At(place) => At(boxed(place)),
            Unary(operator, of) => Unary(operator, boxed(of)),
            Binary(operator, pair) => Binary(operator, Box::new([with(&pair[0]), with(&pair[1])])),
            Choice(parts) => Choice(three(parts)),
            Call(function, arguments) => Call(function, arguments.iter().map(with).collect()),
            Pick(list, place) => Pick(list.clone(), boxed(place)),
            In(of, list) => In(boxed(of), list.clone()),
            Fold(kind, over, range, of) => {
                Fold(kind, *over, range.as_ref().map(|range| three(range)), boxed(of))
            }
            Number(_) | Variable(_) | OfRow(_) => self.clone(),
        }
    }

    /// Its value on a row; `None` where it has none, such as `n` on a row of two numbers.
    ///
    /// O(size) steps for a formula without `sum` and the like, and so many for each of their terms.
    pub fn value(&self, row: &[i128]) -> Option<i128> {
        self.valued(row, &mut Vec::new())
    }

    fn valued(&self, row: &[i128], bound: &mut Vec<(char, i128)>) -> Option<i128> {
        Some(match self {
            Number(number) => *number,
            Variable(name) => match (name, row) {
                ('n', [n]) => *n,
                ('a', [a, _]) => *a,
                ('b', [_, b]) => *b,
                _ => bound.iter().rev().find(|(other, _)| other == name)?.1,
            },
            OfRow("min") => *row.iter().min()?,
            OfRow("max") => *row.iter().max()?,
            OfRow(_) => row.len() as i128,
            At(place) => *row.get(usize::try_from(place.valued(row, bound)?).ok()?)?,
            Unary("-", of) => -of.valued(row, bound)?,
            Unary(_, of) => i128::from(of.valued(row, bound)? == 0),
            Binary(operator, pair) => {
                let left = pair[0].valued(row, bound)?;
                match (*operator, left) {
                    ("and", 0) => 0,
                    ("or", 1) => 1,
                    _ => applied(operator, left, pair[1].valued(row, bound)?)?,
                }
            }
            Choice(parts) => match parts[1].valued(row, bound)? {
                0 => parts[2].valued(row, bound)?,
                _ => parts[0].valued(row, bound)?,
            },
            Call(function, arguments) => {
                let values = arguments.iter().map(|of| of.valued(row, bound));
                (function.value)(&values.collect::<Option<Vec<i128>>>()?)?
            }
            Pick(list, place) => *list.get(usize::try_from(place.valued(row, bound)?).ok()?)?,
            In(of, list) => i128::from(list.contains(&of.valued(row, bound)?)),
            Fold(kind, over, range, of) => {
                let mut value = i128::from(*kind == "all");
                // Whether the value is still open.
                let mut add = |bound: &mut Vec<(char, i128)>, each| -> Option<bool> {
                    bound.push((*over, each));
                    let term = of.valued(row, bound)?;
                    bound.pop();
                    value = match *kind {
                        "sum" => value.checked_add(term)?,
                        "xor" => value ^ term,
                        _ => i128::from(term != 0),
                    };
                    Some(value == 0 || *kind != "any")
                        .map(|open| open && (value != 0 || *kind != "all"))
                };
                let bounds = match range {
                    None => None,
                    Some(range) => {
                        let [from, to, step] = &**range;
                        let step = usize::try_from(step.valued(row, bound)?).ok()?;
                        Some((from.valued(row, bound)?, to.valued(row, bound)?, step))
                    }
                };
                match bounds {
                    None => {
                        for &each in row {
                            if !add(bound, each)? {
                                break;
                            }
                        }
                    }
                    Some((from, to, step)) => {
                        for each in (from..to).step_by(step) {
                            if !add(bound, each)? {
                                break;
                            }
                        }
                    }
                }
                value
            }
        })
    }

    /// Calls `see` for each function that it uses, those of its parts first.
    pub fn functions(&self, see: &mut dyn FnMut(&'static Function)) {
        match self {
            Number(_) | Variable(_) | OfRow(_) => {}
            At(of) | Unary(_, of) | Pick(_, of) | In(of, _) => of.functions(see),
            Binary(_, pair) => pair.iter().for_each(|of| of.functions(see)),
            Choice(parts) => parts.iter().for_each(|of| of.functions(see)),
            Call(function, arguments) => {
                arguments.iter().for_each(|of| of.functions(see));
                see(function);
            }
            Fold(_, _, range, of) => {
                range.iter().flat_map(|range| range.iter()).for_each(|of| of.functions(see));
                of.functions(see);
            }
        }
    }

    /// The formula in a language; in C++ and Rust numbers are of 64 bits, with a sign.
    pub fn code(&self, code: Code) -> String {
        self.written(code, 0)
    }

    /// Where the context binds as much as an operator of this level, counted from 1.
    fn written(&self, code: Code, context: usize) -> String {
        let join =
            |list: &[i128]| list.iter().map(i128::to_string).collect::<Vec<String>>().join(", ");
        let whole = |of: &Formula| of.written(code, 0);
        let parenthesised = |text: String, level: usize| match level < context {
            true => format!("({})", text),
            false => text,
        };
        match self {
            Number(number) => number.to_string(),
            Variable(name) => name.to_string(),
            OfRow("len") => ["len(h)", "(int)h.size()", "(h.len() as i64)"][code as usize].into(),
            OfRow(name) => match code {
                Code::Python => format!("{}(h)", name),
                Code::Cpp => format!("*{}_element(h.begin(), h.end())", name),
                Code::Rust => format!("*h.iter().{}().unwrap()", name),
            },
            At(place) => match code {
                Code::Rust => format!("h[({}) as usize]", whole(place)),
                Code::Python | Code::Cpp => format!("h[{}]", whole(place)),
            },
            Unary("-", of) => format!("-{}", of.written(code, LEVELS.len() + 1)),
            Unary(_, of) => {
                let of = of.written(code, if code == Code::Python { 3 } else { LEVELS.len() + 1 });
                format!("{}{}", if code == Code::Python { "not " } else { "!" }, of)
            }
            Binary(operator, pair) => {
                let level = LEVELS.iter().position(|level| level.contains(operator));
                let mut level = level.expect("an operator") + 1;
                let symbol = match (*operator, code) {
                    ("and", Code::Cpp) | ("and", Code::Rust) => "&&",
                    ("or", Code::Cpp) | ("or", Code::Rust) => "||",
                    ("//", Code::Cpp) | ("//", Code::Rust) => "/",
                    (symbol, _) => symbol,
                };
                // Comparisons do not follow each other in all of the languages.
                let first = if level == COMPARISONS + 1 { level + 1 } else { level };
                let sides = (pair[0].written(code, first), pair[1].written(code, level + 1));
                if code == Code::Cpp && ["|", "^", "&", "<<", ">>"].contains(operator) {
                    // There they bind less than comparisons.
                    level = 1;
                }
                parenthesised(format!("{} {} {}", sides.0, symbol, sides.1), level)
            }
            Choice(parts) => {
                let [then, condition, otherwise] = &**parts;
                let (then, otherwise) = (whole(then), whole(otherwise));
                let text = match code {
                    Code::Python => format!("{} if {} else {}", then, whole(condition), otherwise),
                    Code::Cpp => format!("{} ? {} : {}", whole(condition), then, otherwise),
                    Code::Rust => {
                        format!("if {} {{ {} }} else {{ {} }}", whole(condition), then, otherwise)
                    }
                };
                parenthesised(text, 0)
            }
            Call(function, arguments) => {
                let mut text = function.call[code as usize].to_string();
                for (place, argument) in arguments.iter().enumerate() {
                    let hole = format!("{{{}}}", place);
                    // A method binds most of all.
                    let level = if text.contains(&format!("{}.", hole)) { 10 } else { 0 };
                    text = text.replace(&hole, &argument.written(code, level));
                }
                text
            }
            Pick(list, place) => match code {
                Code::Python => format!("[{}][{}]", join(list), whole(place)),
                Code::Cpp => format!("vector<int>{{{}}}[{}]", join(list), whole(place)),
                Code::Rust => format!("[{}][({}) as usize]", join(list), whole(place)),
            },
            In(of, list) => match code {
                Code::Python => {
                    let of = of.written(code, COMPARISONS + 2);
                    parenthesised(format!("{} in ({})", of, join(list)), COMPARISONS + 1)
                }
                Code::Cpp => format!("set<long long>{{{}}}.count({})", join(list), whole(of)),
                Code::Rust => format!("[{}].contains(&({}))", join(list), whole(of)),
            },
            Fold(kind, over, range, of) => fold(code, kind, *over, range.as_deref(), of),
        }
    }
}

fn applied(operator: &str, left: i128, right: i128) -> Option<i128> {
    let bits = || u32::try_from(right).ok().filter(|bits| *bits < 64);
    Some(match operator {
        "or" => i128::from(right != 0),
        "and" => i128::from(right != 0),
        "==" => i128::from(left == right),
        "!=" => i128::from(left != right),
        "<=" => i128::from(left <= right),
        ">=" => i128::from(left >= right),
        "<" => i128::from(left < right),
        ">" => i128::from(left > right),
        "|" => left | right,
        "^" => left ^ right,
        "&" => left & right,
        "<<" => left.checked_shl(bits()?)?,
        ">>" => left >> bits()?,
        "+" => left.checked_add(right)?,
        "-" => left.checked_sub(right)?,
        "*" => left.checked_mul(right)?,
        "//" => left.checked_div_euclid(right)?,
        _ => left.checked_rem_euclid(right)?,
    })
}

fn fold(code: Code, kind: &str, over: char, range: Option<&[Formula; 3]>, of: &Formula) -> String {
    let is_plain = *of == Variable(over) && range.is_none();
    let [from, to, step] = match range {
        Some(range) => [0, 1, 2].map(|place| range[place].written(code, 0)),
        None => Default::default(),
    };
    let of = of.written(code, 0);
    match code {
        Code::Python => {
            let every = match (range, &*step) {
                (None, _) => format!("{} for {} in h", of, over),
                (_, "1") => format!("{} for {} in range({}, {})", of, over, from, to),
                _ => format!("{} for {} in range({}, {}, {})", of, over, from, to, step),
            };
            match (kind, is_plain) {
                ("xor", true) => "reduce(xor, h, 0)".to_string(),
                ("xor", false) => format!("reduce(xor, ({}), 0)", every),
                (_, true) => format!("{}(h)", kind),
                (_, false) => format!("{}({})", kind, every),
            }
        }
        Code::Cpp => {
            let [first, operator] = match kind {
                "sum" => ["long long s = 0", "+="],
                "xor" => ["long long s = 0", "^="],
                "all" => ["bool s = true", "&="],
                _ => ["bool s = false", "|="],
            };
            let each = match range {
                None => format!("long long {} : h", over),
                Some(_) => format!(
                    "long long {} = {}; {} < {}; {} += {}",
                    over, from, over, to, over, step
                ),
            };
            format!("[&] {{ {}; for ({}) s {} {}; return s; }}()", first, each, operator, of)
        }
        Code::Rust => {
            let every = match (range, &*step) {
                (None, _) => "h.iter()".to_string(),
                (_, "1") => format!("({}..{})", from, to),
                _ => format!("({}..{}).step_by({})", from, to, step),
            };
            let pattern = if range.is_none() { format!("&{}", over) } else { over.to_string() };
            match kind {
                "sum" if is_plain => "h.iter().sum::<i64>()".to_string(),
                "sum" => format!("{}.map(|{}| {}).sum::<i64>()", every, pattern, of),
                "xor" => format!("{}.fold(0, |s, {}| s ^ {})", every, pattern, of),
                _ => format!("{}.{}(|{}| {})", every, kind, pattern, of),
            }
        }
    }
}

/// Whether a number is in a list, as simply as that can be said.
fn among(of: Formula, list: Vec<i128>) -> Formula {
    match list[..] {
        [] => Number(0),
        [only] => Binary("==", Box::new([of, Number(only)])),
        _ => In(Box::new(of), list),
    }
}

/// Reads a formula by recursive descent.
struct Reader<'a> {
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

    fn choice(&mut self) -> Formula {
        let then = self.level(0);
        if !self.is_next("if") {
            return then;
        }
        let condition = self.level(0);
        self.expect("else");
        Choice(Box::new([then, condition, self.choice()]))
    }

    fn level(&mut self, level: usize) -> Formula {
        let operators = match LEVELS.get(level) {
            None => return self.unary(),
            Some(operators) => operators,
        };
        if level == COMPARISONS && self.is_next("not") {
            return Unary("not", Box::new(self.level(level)));
        }
        let mut left = self.level(level + 1);
        loop {
            let token = self.peek();
            if let Some(operator) = operators.iter().find(|operator| **operator == token) {
                self.place += 1;
                left = Binary(operator, Box::new([left, self.level(level + 1)]));
            } else if level == COMPARISONS && self.is_next("in") {
                self.expect("(");
                left = among(left, self.numbers(")"));
            } else {
                return left;
            }
        }
    }

    fn unary(&mut self) -> Formula {
        if self.is_next("-") {
            return Unary("-", Box::new(self.unary()));
        }
        let token = self.peek();
        self.place += 1;
        if token == "(" {
            let formula = self.choice();
            self.expect(")");
            return formula;
        }
        if token == "[" {
            let list = self.numbers("]");
            self.expect("[");
            let place = self.index();
            return match list[..] {
                [only] => Number(only),
                _ => Pick(list, Box::new(place)),
            };
        }
        if let Ok(number) = token.parse() {
            return Number(number);
        }
        if token == "h" {
            self.expect("[");
            return At(Box::new(self.index()));
        }
        match token.chars().next() {
            Some(name) if token.len() == 1 => Variable(name),
            _ => self.call(token),
        }
    }

    fn index(&mut self) -> Formula {
        let place = self.choice();
        self.expect("]");
        place
    }

    fn call(&mut self, name: &str) -> Formula {
        self.expect("(");
        if let Some(of_row) = OF_ROW.iter().find(|of_row| **of_row == name) {
            if self.is_next("h") {
                self.expect(")");
                return OfRow(of_row);
            }
        }
        if let Some(kind) = FOLDS.iter().find(|kind| **kind == name) {
            return self.fold(kind);
        }
        let function = FUNCTIONS.iter().find(|function| function.name == name);
        let function = function.unwrap_or_else(|| panic!("{}: no function {}", self.text, name));
        let mut arguments = vec![self.choice()];
        while self.is_next(",") {
            arguments.push(self.choice());
        }
        self.expect(")");
        Call(function, arguments)
    }

    fn fold(&mut self, kind: &'static str) -> Formula {
        if self.tokens[self.place..].starts_with(&["h", ")"]) {
            self.place += 2;
            return Fold(kind, 'x', None, Box::new(Variable('x')));
        }
        let of = self.choice();
        self.expect("for");
        let over = self.peek().chars().next().expect("a variable");
        self.place += 1;
        self.expect("in");
        let mut range = None;
        if !self.is_next("h") {
            self.expect("range");
            self.expect("(");
            let from = self.choice();
            self.expect(",");
            let to = self.choice();
            let step = if self.is_next(",") { self.choice() } else { Number(1) };
            self.expect(")");
            range = Some(Box::new([from, to, step]));
        }
        self.expect(")");
        Fold(kind, over, range, Box::new(of))
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
