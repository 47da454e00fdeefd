//! Formulas: read from Python, evaluated, and written in Python, C++ and Rust.
//!
//! What is printed is what was compared with the positions, as it is one tree.
//! A formula may use the only number `n` of a position, two numbers `a` and `b`, the row `h`, and the
//! parameters `k` and `l` of the game, which no move changes; `sum`, `xor`, `all` and `any` go over
//! `x in h` or over `i in range(from, to, step)`.

use super::functions::{
    function, Code, Function, AND, BITS, CALL, CHOICE, COMPARISONS, FUNCTIONS, OPERATORS, OR,
};

/// A formula; conditions are 1 or 0.
#[derive(Clone, PartialEq)]
pub enum Formula {
    Number(i128),
    Variable(char),
    /// A function or an operator; `if` has the value, the condition and the other value.
    Call(&'static Function, Vec<Formula>),
    /// `[1, 2][i]`.
    Pick(Vec<i128>, Box<Formula>),
    /// `i in (1, 2)`.
    In(Box<Formula>, Vec<i128>),
    /// `sum`, `xor`, `all` or `any` of some terms.
    Fold(&'static str, Box<Terms>),
}

use Formula::{Call, Fold, In, Number, Pick, Variable};

/// `x + 1 for x in h`, or `i for i in range(from, to, step) if h[i] > 0`.
#[derive(Clone, PartialEq)]
pub struct Terms {
    of: Formula,
    over: char,
    range: Option<[Formula; 2]>,
    step: usize,
    filter: Option<Formula>,
}

/// The functions of digits.
const DIGITS: [&str; 4] = ["zeros", "length", "first_digit", "last_digit"];

/// The functions of the row.
const ROW: [&str; 5] = ["min", "max", "len", "h", "run"];

const FOLDS: [&str; 4] = ["sum", "xor", "all", "any"];

impl Formula {
    /// The formula that is written in Python.
    ///
    /// # Panics
    /// If it is not one: formulas are ours.
    pub fn parse(text: &str) -> Formula {
        read(text, |reader| reader.choice())
    }

    /// One formula where a condition holds, and another elsewhere.
    pub fn choice(then: Formula, condition: Formula, otherwise: Formula) -> Formula {
        Call(function("if"), vec![then, condition, otherwise])
    }

    /// Whether it is true or false.
    pub fn is_condition(&self) -> bool {
        match self {
            In(..) => true,
            Call(function, _) => (OR..=COMPARISONS).contains(&function.level),
            Fold(kind, _) => ["all", "any"].contains(kind),
            _ => false,
        }
    }

    /// The same with another formula in place of a variable.
    pub fn with(&self, name: char, value: &Formula) -> Formula {
        if *self == Variable(name) {
            return value.clone();
        }
        let mut whole = self.clone();
        whole.parts().into_iter().for_each(|part| *part = part.with(name, value));
        whole
    }

    /// The same with operators of numbers worked out, and without those that change nothing.
    pub fn simplified(&self) -> Formula {
        let mut whole = self.clone();
        whole.parts().into_iter().for_each(|part| *part = part.simplified());
        let simpler = match &whole {
            Call(function, of) if (COMPARISONS..=OPERATORS).contains(&function.level) => {
                match (function.name, &of[..]) {
                    (_, [Number(first), Number(second)]) => {
                        (function.value)(&[*first, *second], &[]).map(Number)
                    }
                    ("%", [_, Number(1)]) => Some(Number(0)),
                    ("+", [same, Number(less)]) if *less < 0 => {
                        Some(Call(self::function("-"), vec![same.clone(), Number(-less)]))
                    }
                    ("+", [same, Call(times, of)]) if times.name == "*" => match of[..] {
                        [Number(less), ref of] if less < 0 => {
                            let less = Call(times, vec![Number(-less), of.clone()]).simplified();
                            Some(Call(self::function("-"), vec![same.clone(), less]))
                        }
                        _ => None,
                    },
                    ("*" | "//", [same, Number(1)])
                    | ("*", [Number(1), same])
                    | ("+" | "-", [same, Number(0)])
                    | ("+", [Number(0), same]) => Some(same.clone()),
                    _ => None,
                }
            }
            _ => None,
        };
        simpler.unwrap_or(whole)
    }

    /// Whether it is about the whole row.
    pub fn uses_row(&self) -> bool {
        let is_of_row = match self {
            Fold(..) => true,
            Call(function, _) => ROW.contains(&function.name),
            _ => false,
        };
        is_of_row || self.clone().parts().iter().any(|part| part.uses_row())
    }

    /// Whether a variable stands in it.
    pub fn mentions(&self, name: char) -> bool {
        *self == Variable(name) || self.clone().parts().iter().any(|part| part.mentions(name))
    }

    /// The number in whose base it looks at digits.
    pub fn base(&self) -> Option<i128> {
        match self {
            Call(function, of) if DIGITS.contains(&function.name) => match of[..] {
                [_, Number(base)] => Some(base),
                _ => None,
            },
            _ => self.clone().parts().iter().find_map(|part| part.base()),
        }
    }

    /// Whether it is a sum or a difference of two.
    fn is_sum(&self) -> bool {
        matches!(self, Call(function, _) if ["+", "-"].contains(&function.name))
    }

    /// Whether it is a nim-sum over the numbers of the row.
    pub fn is_nim_sum(&self) -> bool {
        matches!(self, Fold("xor", _))
    }

    /// Whether it may be less than 0, as far as can be seen from its parts: the numbers of a row, and
    /// the parameters of a game, are not.
    fn may_be_negative(&self) -> bool {
        match self {
            Number(number) => *number < 0,
            Variable(_) | In(..) => false,
            Pick(list, _) => list.iter().any(|number| *number < 0),
            Fold(_, terms) => terms.of.may_be_negative(),
            Call(function, of) => match (function.name, &of[..]) {
                ("-", [Call(greatest, _), Call(other, _)]) if greatest.name == "max" => {
                    !["min", "max", "h"].contains(&other.name)
                }
                ("-" | "negative", _) => true,
                ("&", _) => of.iter().all(Formula::may_be_negative),
                ("if", [then, _, otherwise]) => {
                    then.may_be_negative() || otherwise.may_be_negative()
                }
                ("+" | "*" | "//" | "^" | "|" | ">>", _) => of.iter().any(Formula::may_be_negative),
                _ => false,
            },
        }
    }

    /// How a function of these arguments is written: the whole numbers of C++ and Rust round
    /// quotients towards 0.
    fn shown(function: &'static Function, of: &[Formula]) -> &'static Function {
        match function.name {
            "%" if of[0].may_be_negative() => self::function("modulo"),
            "//" if of[0].may_be_negative() => self::function("quotient"),
            _ => function,
        }
    }

    /// The formulas of which it consists, in their order.
    fn parts(&mut self) -> Vec<&mut Formula> {
        match self {
            Number(_) | Variable(_) => Vec::new(),
            Pick(_, of) | In(of, _) => vec![of],
            Call(_, arguments) => arguments.iter_mut().collect(),
            Fold(_, terms) => terms.parts(),
        }
    }

    /// Its value on a row; `None` where it has none, such as `n` on a row of two numbers.
    ///
    /// O(size) steps for a formula without `sum` and the like, and so many for each of their terms.
    pub fn value(&self, row: &[i128], parameters: &[i128]) -> Option<i128> {
        with_parameters(parameters, |around| self.valued(row, around))
    }

    fn valued(&self, row: &[i128], around: Option<&Bound>) -> Option<i128> {
        let index = |place: i128| usize::try_from(place).ok();
        Some(match self {
            Number(number) => *number,
            Variable(name) => match (name, row) {
                ('n', [n]) => *n,
                ('a', [a, _]) => *a,
                ('b', [_, b]) => *b,
                _ => bound(around, *name)?,
            },
            Call(function, of) => match (function.level, &of[..]) {
                (CHOICE, [then, condition, otherwise]) => match condition.valued(row, around)? {
                    0 => otherwise.valued(row, around)?,
                    _ => then.valued(row, around)?,
                },
                (OR..=AND, [first, second]) => {
                    let decides = i128::from(function.level == OR);
                    let first = i128::from(first.valued(row, around)? != 0);
                    // The second one may have no value then.
                    match first == decides {
                        true => first,
                        false => i128::from(second.valued(row, around)? != 0),
                    }
                }
                _ => {
                    let mut values = [0; 3];
                    for (value, of) in values.iter_mut().zip(of) {
                        *value = of.valued(row, around)?;
                    }
                    (function.value)(&values[..of.len()], row)?
                }
            },
            Pick(list, place) => *list.get(index(place.valued(row, around)?)?)?,
            In(of, list) => i128::from(list.contains(&of.valued(row, around)?)),
            Fold(kind, terms) => {
                let mut value = i128::from(*kind == "all");
                terms.each(row, around, &mut |term| {
                    value = match *kind {
                        "sum" => value.checked_add(term)?,
                        "xor" => value ^ term,
                        _ => i128::from(term != 0),
                    };
                    let is_decided =
                        (*kind == "any" && value == 1) || (*kind == "all" && value == 0);
                    Some(!is_decided)
                })?;
                value
            }
        })
    }

    /// Calls `see` for each function that it uses, those of its parts first.
    pub fn functions(&self, see: &mut dyn FnMut(&'static Function)) {
        self.clone().parts().into_iter().for_each(|part| part.functions(see));
        if let Call(function, of) = self {
            see(Formula::shown(function, of));
        }
    }

    /// The formula in a language; in C++ and Rust numbers are of 64 bits, with a sign.
    pub fn code(&self, code: Code) -> String {
        self.written(code, 0)
    }

    /// Where the context binds as much as an operator of this level.
    fn written(&self, code: Code, context: usize) -> String {
        let parenthesised = |text: String, level: usize| match level < context {
            true => format!("({})", text),
            false => text,
        };
        match self {
            Number(number) => number.to_string(),
            Variable(name) => name.to_string(),
            Call(function, arguments) => {
                let shown = match code {
                    Code::Python => function,
                    _ => Formula::shown(function, arguments),
                };
                let (mut text, level) = (shown.template(code), shown.level);
                for (place, argument) in arguments.iter().enumerate() {
                    let hole = format!("{{{}}}", place);
                    let context = match level {
                        // One in another one is not read as it was meant.
                        CHOICE if place < 2 => level + 1,
                        // They do not follow each other in all of the languages.
                        COMPARISONS => level + 1,
                        // Few know by heart which of these bind more.
                        _ if BITS.contains(&level) && argument.is_sum() => CALL,
                        1..=OPERATORS => level + place,
                        // A conversion binds more than the operators, and a sign.
                        _ if text.starts_with('-') || text.contains(&(hole.clone() + " as")) => {
                            CALL
                        }
                        _ => 0,
                    };
                    let is_number = argument.is_condition() && !function.takes_conditions();
                    let written = match (code, argument) {
                        // There conditions are no numbers.
                        (Code::Rust, _) if is_number => {
                            format!("i64::from({})", argument.code(code))
                        }
                        (Code::Rust, Number(_)) if text.contains(&(hole.clone() + " as usize")) => {
                            text = text.replace(" as usize", "");
                            argument.code(code)
                        }
                        _ => argument.written(code, context),
                    };
                    text = text.replace(&hole, &written);
                }
                // There bits bind less than comparisons.
                let are_bits = code == Code::Cpp && BITS.contains(&level);
                parenthesised(text, if are_bits { 1 } else { level })
            }
            Pick(list, place) => match code {
                Code::Python => format!("[{}][{}]", series(list), place.code(code)),
                // Two brackets begin an attribute there.
                Code::Cpp if place.code(code).starts_with('[') => {
                    format!("vector<long long>{{{}}}[({})]", series(list), place.code(code))
                }
                Code::Cpp => format!("vector<long long>{{{}}}[{}]", series(list), place.code(code)),
                Code::Rust if place.is_condition() => {
                    format!("[{}][usize::from({})]", series(list), place.code(code))
                }
                Code::Rust => format!("[{}][{} as usize]", series(list), place.written(code, CALL)),
            },
            In(of, list) => match code {
                Code::Python => {
                    let of = of.written(code, COMPARISONS + 1);
                    parenthesised(format!("{} in ({})", of, series(list)), COMPARISONS)
                }
                Code::Cpp => format!("set<long long>{{{}}}.count({})", series(list), of.code(code)),
                Code::Rust => format!("[{}].contains(&({}))", series(list), of.code(code)),
            },
            Fold(kind, terms) => terms.folded(code, kind),
        }
    }
}

/// A variable with its value, and those around it.
#[derive(Clone, Copy)]
struct Bound<'a> {
    name: char,
    value: i128,
    around: Option<&'a Bound<'a>>,
}

/// The value of a variable.
fn bound(mut inner: Option<&Bound>, name: char) -> Option<i128> {
    while let Some(bound) = inner {
        if bound.name == name {
            return Some(bound.value);
        }
        inner = bound.around;
    }
    None
}

/// Calls `with` with the parameters of a game by their names.
fn with_parameters<T>(parameters: &[i128], with: impl Fn(Option<&Bound>) -> T) -> T {
    match *parameters {
        [] => with(None),
        [k] => with(Some(&Bound { name: 'k', value: k, around: None })),
        [k, l, ..] => {
            let k = Bound { name: 'k', value: k, around: None };
            with(Some(&Bound { name: 'l', value: l, around: Some(&k) }))
        }
    }
}

impl Terms {
    /// The terms that are written in Python.
    ///
    /// # Panics
    /// If they are not terms.
    pub fn parse(text: &str) -> Terms {
        read(text, |reader| reader.terms())
    }

    /// Their values on a row.
    pub fn list(&self, row: &[i128], parameters: &[i128]) -> Option<Vec<i128>> {
        with_parameters(parameters, |around| {
            let mut list = Vec::new();
            self.each(row, around, &mut |term| {
                list.push(term);
                Some(true)
            })?;
            Some(list)
        })
    }

    /// Calls `add` with each value, as long as it wants more; `None` where one has none.
    fn each(
        &self,
        row: &[i128],
        around: Option<&Bound>,
        add: &mut dyn FnMut(i128) -> Option<bool>,
    ) -> Option<()> {
        let (first, end) = match &self.range {
            None => (0, row.len() as i128),
            Some([from, to]) => (from.valued(row, around)?, to.valued(row, around)?),
        };
        for each in (first..end).step_by(self.step) {
            let value = if self.range.is_none() { row[each as usize] } else { each };
            let inner = Bound { name: self.over, value, around };
            let is_term = match &self.filter {
                Some(filter) => filter.valued(row, Some(&inner))? != 0,
                None => true,
            };
            if is_term && !add(self.of.valued(row, Some(&inner))?)? {
                break;
            }
        }
        Some(())
    }

    fn parts(&mut self) -> Vec<&mut Formula> {
        let around = self.range.iter_mut().flatten().chain(&mut self.filter);
        around.chain(Some(&mut self.of)).collect()
    }

    /// Calls `see` for each function that they use.
    pub fn functions(&self, see: &mut dyn FnMut(&'static Function)) {
        self.clone().parts().into_iter().for_each(|part| part.functions(see));
    }

    /// What goes over the terms: the end of a comprehension in Python, the head of a loop in C++,
    /// an iterator in Rust.
    fn loops(&self, code: Code) -> String {
        let (over, filter) = (self.over, self.filter.as_ref().map(|filter| filter.code(code)));
        let range = self.range.as_ref().map(|[from, to]| [from.code(code), to.code(code)]);
        let every = match (code, range) {
            (Code::Python, None) => format!("for {} in h", over),
            (Code::Python, Some([from, to])) if self.step == 1 => match &*from {
                "0" => format!("for {} in range({})", over, to),
                _ => format!("for {} in range({}, {})", over, from, to),
            },
            (Code::Python, Some([from, to])) => {
                format!("for {} in range({}, {}, {})", over, from, to, self.step)
            }
            (Code::Cpp, None) => format!("for (long long {} : h) ", over),
            (Code::Cpp, Some([from, to])) => {
                let step = if self.step == 1 { "++".into() } else { format!(" += {}", self.step) };
                format!("for (long long {0} = {1}; {0} < {2}; {0}{3}) ", over, from, to, step)
            }
            (Code::Rust, None) => "h.iter()".to_string(),
            (Code::Rust, Some([from, to])) if self.step == 1 => format!("({}..{})", from, to),
            (Code::Rust, Some([from, to])) => {
                format!("({}..{}).step_by({})", from, to, self.step)
            }
        };
        let filter = filter.map(|filter| match code {
            Code::Python => format!(" if {}", filter),
            Code::Cpp => format!("if ({}) ", filter),
            Code::Rust => format!(".filter(|&{}| {})", over, filter),
        });
        every + &filter.unwrap_or_default()
    }

    /// The variable, as a closure in Rust takes it.
    fn pattern(&self) -> String {
        format!("{}{}", if self.range.is_none() { "&" } else { "" }, self.over)
    }

    /// A line that makes the row of them, which has its name then.
    pub fn line(&self, code: Code) -> String {
        let (loops, of) = (self.loops(code), self.of.code(code));
        match (code, &self.range) {
            // A slice: these are numbers of the row itself.
            (Code::Python, Some([from, _])) if of == "h[i]" && self.filter.is_none() => {
                let from = Some(from.code(code)).filter(|from| from != "0").unwrap_or_default();
                format!("h = h[{}::{}]", from, self.step)
            }
            (Code::Python, _) => format!("h = [{} {}]", of, loops),
            (Code::Cpp, _) => {
                format!("{{ vector<long long> v; {}v.push_back({}); swap(h, v); }}", loops, of)
            }
            (Code::Rust, _) => {
                format!("let h: Vec<i64> = {}.map(|{}| {}).collect();", loops, self.pattern(), of)
            }
        }
    }

    fn folded(&self, code: Code, kind: &str) -> String {
        let is_plain = self.of == Variable(self.over) && self.range.is_none();
        let (loops, over) = (self.loops(code), self.pattern());
        let of = match (code, kind) {
            // There conditions are no numbers, and a term stands behind an operator.
            (Code::Rust, "sum" | "xor") if self.of.is_condition() => {
                format!("i64::from({})", self.of.code(code))
            }
            (Code::Rust, "xor") => self.of.written(code, function("^").level + 1),
            _ => self.of.code(code),
        };
        match (code, kind) {
            (Code::Python, "xor") if is_plain => "reduce(xor, h, 0)".to_string(),
            (Code::Python, "xor") => format!("reduce(xor, ({} {}), 0)", of, loops),
            (Code::Python, _) if is_plain => format!("{}(h)", kind),
            (Code::Python, _) => format!("{}({} {})", kind, of, loops),
            (Code::Cpp, _) => {
                let [first, operator] = match kind {
                    "sum" => ["long long s = 0", "+="],
                    "xor" => ["long long s = 0", "^="],
                    "all" => ["bool s = true", "&="],
                    _ => ["bool s = false", "|="],
                };
                format!("[&] {{ {}; {}s {} {}; return s; }}()", first, loops, operator, of)
            }
            (Code::Rust, "sum") if is_plain => "h.iter().sum::<i64>()".to_string(),
            (Code::Rust, "sum") => format!("{}.map(|{}| {}).sum::<i64>()", loops, over, of),
            (Code::Rust, "xor") => format!("{}.fold(0, |s, {}| s ^ {})", loops, over, of),
            (Code::Rust, _) => format!("{}.{}(|{}| {})", loops, kind, over, of),
        }
    }
}

/// `0, 2`.
pub fn series<N: ToString>(numbers: impl IntoIterator<Item = N>) -> String {
    let numbers = numbers.into_iter().map(|number| number.to_string());
    numbers.collect::<Vec<String>>().join(", ")
}

/// Whether a number is in a list, as simply as that can be said.
fn among(of: Formula, list: Vec<i128>) -> Formula {
    match list[..] {
        [only] => Call(function("=="), vec![of, Number(only)]),
        _ => In(Box::new(of), list),
    }
}

/// The whole of a text.
fn read<T>(text: &str, part: impl Fn(&mut Reader) -> T) -> T {
    let mut reader = Reader { text, tokens: tokens(text), place: 0 };
    let read = part(&mut reader);
    assert_eq!(reader.place, reader.tokens.len(), "{}", text);
    read
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

    fn terms(&mut self) -> Terms {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_of_what_may_be_negative_round_down_in_all_languages() {
        let written = |text: &str| Code::ALL.map(|(code, _)| Formula::parse(text).code(code));
        assert_eq!(
            written("(a - b) % 3"),
            ["(a - b) % 3", "modulo(a - b, 3)", "(a - b).rem_euclid(3)"]
        );
        assert_eq!(
            written("(a - b) // 3"),
            ["(a - b) // 3", "quotient(a - b, 3)", "(a - b).div_euclid(3)"]
        );
        assert_eq!(written("(a + b) // 3"), ["(a + b) // 3", "(a + b) / 3", "(a + b) / 3"]);
        let differences = [[2, 5], [5, 2], [3, 3]];
        let value = |text: &str| differences.map(|row| Formula::parse(text).value(&row, &[]));
        assert_eq!(value("(a - b) % 4"), [1, 3, 0].map(Some));
        assert_eq!(value("(a - b) // 4"), [-1, 0, 0].map(Some));
        assert_eq!(value("a % (b - 3)"), [Some(0), None, None]);
    }

    #[test]
    fn conditions_are_not_numbers_in_rust() {
        let rust = |text: &str| Formula::parse(text).code(Code::Rust);
        assert_eq!(rust("(a > b) == 0"), "i64::from(a > b) == 0");
        assert_eq!(rust("a > b and b > 0"), "a > b && b > 0");
        assert_eq!(rust("h[0] + h[a]"), "h[0] + h[a as usize]");
    }

    #[test]
    fn what_changes_nothing_is_not_written() {
        let simplified = |text: &str| Formula::parse(text).simplified().code(Code::Python);
        assert_eq!(simplified("a + 2 * 3"), "a + 6");
        assert_eq!(simplified("1 * (a - 0) // 1"), "a");
        assert_eq!(simplified("a + (0 - 2)"), "a - 2");
        assert_eq!(simplified("a + (0 - 1) * b"), "a - b");
    }
}
