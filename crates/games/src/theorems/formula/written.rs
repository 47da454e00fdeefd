//! Formulas written in Python, C++ and Rust.

use super::super::functions::{
    self, function, Code, Function, BITS, CALL, CHOICE, COMPARISONS, OPERATORS,
};
use super::Formula::{self, Call, Fold, In, Number, Pick, Variable};
use super::{series, Terms};

impl Formula {
    /// The formula in a language; in C++ and Rust numbers are of 64 bits, with a sign.
    pub fn code(&self, code: Code) -> String {
        self.written(code, 0)
    }

    /// Where the context binds as much as an operator of this level.
    fn written(&self, code: Code, context: usize) -> String {
        match self {
            Number(number) => number.to_string(),
            Variable(name) => name.to_string(),
            Call(function, arguments) => called(function, arguments, code, context),
            Pick(list, place) => picked(list, place, code),
            In(of, list) => match code {
                Code::Python => {
                    let of = of.written(code, COMPARISONS + 1);
                    parenthesised(format!("{} in ({})", of, series(list)), COMPARISONS, context)
                }
                Code::Cpp => format!("set<long long>{{{}}}.count({})", series(list), of.code(code)),
                Code::Rust => format!("[{}].contains(&({}))", series(list), of.code(code)),
            },
            Fold(kind, terms) => terms.folded(code, kind),
        }
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
    pub(super) fn shown(function: &'static Function, of: &[Formula]) -> &'static Function {
        match function.name {
            "%" if of[0].may_be_negative() => functions::function("modulo"),
            "//" if of[0].may_be_negative() => functions::function("quotient"),
            _ => function,
        }
    }

    /// Whether it is a sum or a difference of two.
    fn is_sum(&self) -> bool {
        matches!(self, Call(function, _) if ["+", "-"].contains(&function.name))
    }
}

/// A text of an operator of this level, where the context binds as much as one of another.
fn parenthesised(text: String, level: usize, context: usize) -> String {
    match level < context {
        true => format!("({})", text),
        false => text,
    }
}

/// A function or an operator of some arguments.
fn called(function: &'static Function, of: &[Formula], code: Code, context: usize) -> String {
    let shown = match code {
        Code::Python => function,
        _ => Formula::shown(function, of),
    };
    let (mut text, level) = (shown.template(code), shown.level);
    for (place, argument) in of.iter().enumerate() {
        let hole = format!("{{{}}}", place);
        let is_number = argument.is_condition() && !function.takes_conditions();
        let converted = hole.clone() + " as usize";
        let written = match (code, argument) {
            // There conditions are no numbers.
            (Code::Rust, _) if is_number => format!("i64::from({})", argument.code(code)),
            (Code::Rust, Number(number)) if text.contains(&converted) => {
                text = text.replace(&converted, &number.to_string());
                continue;
            }
            _ => argument.written(code, level_around(&text, level, place, argument)),
        };
        text = text.replace(&hole, &written);
    }
    // There bits bind less than comparisons.
    let are_bits = code == Code::Cpp && BITS.contains(&level);
    parenthesised(text, if are_bits { 1 } else { level }, context)
}

/// How much an operator, or the text of a call, binds an argument in this place.
fn level_around(text: &str, level: usize, place: usize, argument: &Formula) -> usize {
    match level {
        // One in another one is not read as it was meant.
        CHOICE if place < 2 => level + 1,
        // They do not follow each other in all of the languages.
        COMPARISONS => level + 1,
        // Few know by heart which of these bind more.
        _ if BITS.contains(&level) && argument.is_sum() => CALL,
        1..=OPERATORS => level + place,
        // A conversion binds more than the operators, and a sign.
        _ if text.starts_with('-') || text.contains(&format!("{{{}}} as", place)) => CALL,
        _ => 0,
    }
}

/// The number of a list at a place.
fn picked(list: &[i128], place: &Formula, code: Code) -> String {
    let (list, at) = (series(list), place.code(code));
    match code {
        Code::Python => format!("[{}][{}]", list, at),
        // Two brackets begin an attribute there.
        Code::Cpp if at.starts_with('[') => format!("vector<long long>{{{}}}[({})]", list, at),
        Code::Cpp => format!("vector<long long>{{{}}}[{}]", list, at),
        Code::Rust if place.is_condition() => format!("[{}][usize::from({})]", list, at),
        Code::Rust => format!("[{}][{} as usize]", list, place.written(code, CALL)),
    }
}

impl Terms {
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
            // There conditions are not numbers, and a term stands behind an operator.
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
