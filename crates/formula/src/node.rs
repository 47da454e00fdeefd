//! What formulas are made of.

/// Some parts of a formula, one after another.
pub type Row<'a> = Vec<Node<'a>>;

/// A part of a formula. Brackets are [`Node::Mark`]s in the row, so that a long formula can be
/// broken inside them.
#[derive(Clone, Debug, PartialEq)]
pub enum Node<'a> {
    /// Digits, perhaps with a point.
    Number(&'a str),
    /// Letters, each of which is a variable.
    Name(&'a str),
    /// A letter that is typed as a word.
    Greek(&'static Greek),
    /// The name of a function, such as `log`.
    Function(&'a str),
    /// Words, as in `0 <= a heap`.
    Words(&'a str),
    /// A relation or an operation.
    Operator(&'static Operator),
    /// The sign of a negative number.
    Minus,
    /// A bracket, a bar, a comma, a colon or a point.
    Mark(char),
    /// What is left out, in a sum or in a list.
    Dots {
        /// Whether operators stand beside it, and not commas.
        centred: bool,
    },
    /// A part with something below it, above it, or primes.
    Script {
        /// The part.
        base: Box<Node<'a>>,
        /// Its index.
        below: Row<'a>,
        /// How many primes it has.
        primes: usize,
        /// Its exponent.
        above: Row<'a>,
    },
    /// A square root.
    Root(Row<'a>),
}

/// A relation or an operation: as it is typed, in TeX and as a character.
#[derive(Debug, PartialEq)]
pub struct Operator {
    /// As it is typed.
    pub typed: &'static str,
    /// In TeX.
    pub tex: &'static str,
    /// As a character or, if there is none, a word.
    pub shown: &'static str,
    /// Whether it is a relation.
    pub is_relation: bool,
}

const fn relation(typed: &'static str, tex: &'static str, shown: &'static str) -> Operator {
    Operator { typed, tex, shown, is_relation: true }
}

const fn operation(typed: &'static str, tex: &'static str, shown: &'static str) -> Operator {
    Operator { typed, tex, shown, is_relation: false }
}

/// What stands between two operands.
pub static OPERATORS: [Operator; 12] = [
    relation("<=", "\\le", "≤"),
    relation(">=", "\\ge", "≥"),
    relation("!=", "\\ne", "≠"),
    relation("<", "<", "<"),
    relation(">", ">", ">"),
    relation("=", "=", "="),
    operation("+", "+", "+"),
    operation("-", "-", "−"),
    operation("*", "\\cdot", "·"),
    operation("/", "/", "/"),
    operation("xor", "\\mathbin{\\mathrm{xor}}", "xor"),
    operation("mod", "\\bmod", "mod"),
];

/// `x` between two operands.
pub static TIMES: Operator = operation("x", "\\times", "×");

/// A Greek letter: as it is typed, and as a character. TeX has the word.
#[derive(Debug, PartialEq)]
pub struct Greek {
    /// As it is typed.
    pub typed: &'static str,
    /// As a character.
    pub shown: &'static str,
}

/// The Greek letters of the pages.
pub static GREEK: [Greek; 2] =
    [Greek { typed: "phi", shown: "φ" }, Greek { typed: "Omega", shown: "Ω" }];

impl Operator {
    /// The operator that is typed like this.
    pub fn of(typed: &str) -> Option<&'static Operator> {
        OPERATORS.iter().find(|operator| operator.typed == typed)
    }

    /// Whether it is a word.
    pub fn is_word(&self) -> bool {
        self.shown.starts_with(|c: char| c.is_ascii_alphabetic())
    }
}
