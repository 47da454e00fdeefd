//! Formulas in running text, as mathematics.
//!
//! The pages and the validators write them in plain characters, which can be read as they are:
//! `1 <= n <= 10^6`, `h xor s < h`, `F_(k+1)`. Here they are found among words and written as TeX,
//! as HTML for old browsers, and as MathML, which needs no script. Words must never become
//! mathematics, so what is not certain to be a formula stays as it was typed.

mod bound;
pub mod events;
mod lone;
mod node;
mod reader;
mod write;

pub use bound::with_powers;
pub use lone::Letters;
pub use write::{html, mathml, tex};

use node::{Node, Operator, Row};

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// A formula, for [`tex`], [`html`] or [`mathml`].
    Formula(&'a str),
}

/// The letters that some texts introduce or use in formulas.
pub fn letters<'a>(texts: impl IntoIterator<Item = &'a str>) -> Letters {
    let mut letters = Letters::default();
    for text in texts {
        letters.introduce(text);
        for piece in split(text, &Letters::default()) {
            if let Piece::Formula(formula) = piece {
                letters.add(&row(formula));
            }
        }
    }
    letters
}

/// The words and the formulas of a text, in their order; `letters` are those of its document.
pub fn split<'a>(text: &'a str, letters: &Letters) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut words = 0;
    let mut place = 0;
    while place < text.len() {
        match formula_at(text, place, letters) {
            Some(length) => {
                if words < place {
                    pieces.push(Piece::Words(&text[words..place]));
                }
                pieces.push(Piece::Formula(&text[place..place + length]));
                place += length;
                words = place;
            }
            None => place += text[place..].chars().next().map_or(1, char::len_utf8),
        }
    }
    if words < text.len() {
        pieces.push(Piece::Words(&text[words..]));
    }
    pieces
}

/// A text that is not Markdown, as HTML with its formulas in MathML.
pub fn text_with_mathml(text: &str) -> String {
    let piece = |piece| match piece {
        Piece::Words(words) => write::escaped(words),
        Piece::Formula(formula) => mathml(formula),
    };
    split(text, &letters([text])).into_iter().map(piece).collect()
}

/// The length of the formula that stands at a place of a text.
fn formula_at(text: &str, place: usize, letters: &Letters) -> Option<usize> {
    let (before, rest) = text.split_at(place);
    if !reader::is_boundary(before) {
        return None;
    }
    if let Some(relation) = lone_relation(rest) {
        return Some(relation.typed.len());
    }
    let (row, length) = reader::formula(rest)?;
    let is_formula = match &row[..] {
        [Node::Name(name)] => name.len() == 1 && letters.has_variable(text, place),
        // `there is a j such that`
        [Node::Name("a" | "A"), Node::Name(name)] => letters.has_product_of_a(name),
        row => is_mathematics(row),
    };
    is_formula.then_some(length)
}

/// `<=` between words.
fn lone_relation(rest: &str) -> Option<&'static Operator> {
    let typed = rest.split(' ').next()?;
    Operator::of(typed).filter(|operator| operator.is_relation && typed.len() == 2)
}

/// Whether there is more than numbers in brackets, or one name in them.
fn is_mathematics(row: &[Node]) -> bool {
    let parts: Vec<&Node> = row.iter().filter(|node| !matches!(node, Node::Mark(_))).collect();
    match parts[..] {
        [Node::Name(_)] => false,
        _ => !parts.iter().all(|node| matches!(node, Node::Number(_) | Node::Dots { .. })),
    }
}

/// A formula in its parts. Operands that are words, such as `a heap`, are kept as words.
fn row(typed: &str) -> Row<'_> {
    match reader::formula(typed) {
        Some((row, length)) if length == typed.len() => write::with_indices(row),
        _ => relations(typed),
    }
}

/// The operands and the operators of a formula whose operands may be words.
fn relations(typed: &str) -> Row<'_> {
    let mut row = Row::new();
    let mut start = 0;
    let mut place = 0;
    for word in typed.split(' ') {
        if let Some(operator) = Operator::of(word) {
            row.extend(operands(typed[start..place].trim()));
            row.push(Node::Operator(operator));
            start = place + word.len();
        }
        place += word.len() + 1;
    }
    row.extend(operands(typed[start..].trim()));
    row
}

fn operands(list: &str) -> Row<'_> {
    match reader::formula(list) {
        _ if list.is_empty() => Row::new(),
        Some((row, length)) if length == list.len() => row,
        _ => match list.split_once(", ") {
            Some((first, rest)) => {
                [operands(first), vec![Node::Mark(',')], operands(rest)].concat()
            }
            None => vec![Node::Words(list)],
        },
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::{prop_assert, proptest};
    use proptest::sample::select;

    use super::*;

    /// What formulas are made of, and what could be in their way.
    const PARTS: &[&str] = &[
        " ", " ", " ", ", ", "...", " ... ", "a", "a ", "n", "k", "A", "I", "v1", "ab", "phi",
        "xor", "mod", "log ", "sqrt(", "sqrt 5", "floor(", "mex {", "min(", "(", ")", "{", "}",
        "[", "|", "^", "_", "^(", "_(", "'", ".", "-", "--", " - ", "+", " <= ", "<=", "=", " = ",
        " x ", "10", "2.5", "1.6...", "如", "，", "é", "\"", "the", "is",
    ];

    /// The formulas of a text, whose pieces must make up the whole.
    fn formulas(text: &str) -> Vec<&str> {
        let pieces = split(text, &letters([text]));
        let piece = |piece: &Piece<'_>| match *piece {
            Piece::Words(text) | Piece::Formula(text) => text.len(),
        };
        assert_eq!(pieces.iter().map(piece).sum::<usize>(), text.len(), "{text}");
        let formula = |piece| match piece {
            Piece::Formula(formula) => Some(formula),
            Piece::Words(_) => None,
        };
        pieces.into_iter().filter_map(formula).collect()
    }

    proptest! {
        #[test]
        fn a_text_is_never_lost(parts in vec(select(PARTS), 0..40)) {
            let text = parts.concat();
            for formula in formulas(&text) {
                prop_assert!(!tex(formula).is_empty() && !html(formula).is_empty());
                prop_assert!(mathml(formula).starts_with("<math>"));
            }
        }
    }

    #[test]
    fn brackets_without_end_take_no_time() {
        for part in ["(", "f(", "a (", "{", "2^(", "|", "f(a)(", "[a, ", "a, "] {
            assert!(formulas(&part.repeat(2000)).len() < 4000, "{part}");
        }
    }

    #[test]
    fn formulas_are_found_among_words() {
        for (text, expected) in [
            ("1 <= n <= 1000, and heaps", &["1 <= n <= 1000"][..]),
            ("1 <= N, M <= 2 * 10^5.", &["1 <= N, M <= 2 * 10^5"]),
            ("1 <= T <= 20, 1 <= N <= 100", &["1 <= T <= 20", "1 <= N <= 100"]),
            ("heaps from 1 to 2^64 - 1; one", &["2^64 - 1"]),
            ("heights from -100 to 100", &["-100"]),
            ("with N - 1 lines", &["N - 1"]),
            ("an even size 2x > 0 and", &["2x > 0"]),
            ("such that p^k divides it", &["p^k"]),
            ("a prime p and k >= 1.", &["p", "k >= 1"]),
            ("a' < a and b' < b.", &["a' < a", "b' < b"]),
            ("the digits at 2^(j+1) and 2^j", &["2^(j+1)", "2^j"]),
            ("floor((2a + b + 1) / 2): 0", &["floor((2a + b + 1) / 2)"]),
            ("if v(1) > 0; G(x) xor s may", &["v(1) > 0", "G(x) xor s"]),
            ("of v1, ..., vn is", &["v1, ..., vn"]),
            ("a_1, ..., a_k", &["a_1, ..., a_k"]),
            ("G(x1) xor ... xor G(xn).", &["G(x1) xor ... xor G(xn)"]),
            ("mex { G(a) xor G(b) : a + b = r - m, a >= 0 }, and", {
                &["mex { G(a) xor G(b) : a + b = r - m, a >= 0 }"]
            }),
            ("O(n log n) for k phi, sqrt(5 k^2)", &["O(n log n)", "k phi", "sqrt(5 k^2)"]),
            ("(2a - k)^2 <= 5 k^2 < 7", &["(2a - k)^2 <= 5 k^2 < 7"]),
            ("2^i 2^j = (2^(i-n) 2^j) F", &["2^i 2^j = (2^(i-n) 2^j) F"]),
            ("2 x 2 is 4, a x b, F x F", &["2 x 2", "a x b", "F x F"]),
            ("near 10^6 10^6, m x n", &["10^6", "10^6", "m x n"]),
            ("in [L, R) or [i, i + 2], not [1]", &["[L, R)", "[i, i + 2]"]),
            ("less than 2^-67; 2^|I| parts", &["2^-67", "2^|I|"]),
            ("d_0.d_1 d_2 ... d_k with", &["d_0.d_1 d_2 ... d_k"]),
            ("q'k < m', so phi = 1.618... is", &["q'k < m'", "phi = 1.618..."]),
            ("= mex { G(n - s) : s one of S, s <= n }", &["mex { G(n - s) : s one of S, s <= n }"]),
            ("the k-th pair, n's last", &["k", "n"]),
            ("numbers <= 5, at least n != 3", &["<=", "n != 3"]),
        ] {
            assert_eq!(formulas(text), expected, "{text}");
        }
    }

    #[test]
    fn words_stay_words() {
        for text in [
            "the player's heap",
            "two-digit well-known 10-20, is it so? A or B",
            "A wins, B takes; in C++ or C, and I think",
            "e.g. this, i.e. that, and/or, in a.b",
            "a heap, a P-position, a 1",
            "1 s, 512 MB, the 2nd, 4.4e-9, 40,000 rounds",
            "17 -> 16, x-coordinate, u64, is <b>bold</b>",
            "0 1 0 1 2 3 2 0 1 ...., (1, 2), {0, 1}, 6 - 2x4y",
            "the file a_name_of_mine, snake_case, 10-beyond",
            "(a) no option, step (b), by (a) and (b)",
            "If B, As R, 1704F, dp_k, arc087_c, 2010/2011",
            "at most, so = it, of + to, is < an",
        ] {
            let found = formulas(text);
            assert!(found.is_empty(), "{text}: {found:?}");
        }
    }

    #[test]
    fn an_article_stays_a_word() {
        assert_eq!(formulas("c < a b, a b is; a t"), ["c < a b", "a b", "t"]);
        assert_eq!(formulas("there is a j such that; more than a k-th; a v, xor"), ["j", "k", "v"]);
        assert_eq!(formulas("W. A. Wythoff, A. B. C. Smith; A = 1, B = C"), ["A = 1", "B = C"]);
        assert_eq!(formulas("between k t < 1 and floor(2 a t)"), ["k t < 1", "floor(2 a t)"]);
    }

    #[test]
    fn a_letter_is_a_variable_or_a_word() {
        assert_eq!(formulas("a is even, from a to b, a, a heap, a."), ["a", "a", "b", "a", "a"]);
        assert_eq!(formulas("A takes t; N piles with N > 2"), ["t", "N", "N > 2"]);
        assert_eq!(formulas("A(k) is A"), ["A(k)", "A"]);
        assert_eq!(formulas("Let C be a set; not in C, but in C++ and A"), ["C", "C"]);
        assert_eq!(formulas("设 C 为集合，C 中；假设 B 取一颗，B 中"), ["C", "C"]);
    }

    #[test]
    fn chinese_needs_no_spaces() {
        for (text, expected) in [
            ("若n<=5，则必败", &["n<=5"][..]),
            ("当 n mod (k + 1) = 0 时", &["n mod (k + 1) = 0"]),
            ("共有2^64-1个石子（1 <= n <= 10^6）。", &["2^64-1", "1 <= n <= 10^6"]),
            ("设s为异或和，s = 0。", &["s", "s = 0"]),
            ("取走 a 个，a、b 两堆", &["a", "a", "b"]),
            ("如果恰有一个数改变。A. B. 某", &[]),
            ("P 态与必胜态，SG 函数，时限 1 s，第k堆", &["k"]),
        ] {
            assert_eq!(formulas(text), expected, "{text}");
        }
    }

    #[test]
    fn a_formula_has_three_forms() {
        for (formula, in_tex, in_html, in_mathml) in [
            (
                "1 <= n <= 10^6",
                "1 \\le n \\le 10^{6}",
                "1 ≤ <i>n</i> ≤ 10<sup>6</sup>",
                "<mn>1</mn><mo form=\"infix\">≤</mo><mi>n</mi><mo form=\"infix\">≤</mo>\
                 <msup><mn>10</mn><mn>6</mn></msup>",
            ),
            (
                "2x < 0",
                "2x < 0",
                "2<i>x</i> &lt; 0",
                "<mn>2</mn><mi>x</mi><mo form=\"infix\">&lt;</mo><mn>0</mn>",
            ),
            (
                "0 <= a heap <= 9",
                "0 \\le \\text{a heap} \\le 9",
                "0 ≤ a heap ≤ 9",
                "<mn>0</mn><mo form=\"infix\">≤</mo><mtext>a heap</mtext>\
                 <mo form=\"infix\">≤</mo><mn>9</mn>",
            ),
            (
                "-10^18",
                "-10^{18}",
                "−10<sup>18</sup>",
                "<mo form=\"prefix\">−</mo><msup><mn>10</mn><mn>18</mn></msup>",
            ),
            (
                "a_k xor b'",
                "a_{k} \\mathbin{\\mathrm{xor}} b'",
                "<i>a</i><sub><i>k</i></sub> xor <i>b</i>′",
                "<msub><mi>a</mi><mi>k</mi></msub><mo lspace=\".25em\" rspace=\".25em\">xor</mo>\
                 <mrow><mi>b</mi><mo lspace=\"0\" rspace=\"0\">′</mo></mrow>",
            ),
            (
                "floor(k phi)",
                "\\lfloor k\\phi  \\rfloor",
                "⌊<i>k</i>φ⌋",
                "<mo stretchy=\"false\">⌊</mo><mi>k</mi><mi>φ</mi><mo stretchy=\"false\">⌋</mo>",
            ),
            (
                "n log n",
                "n \\log n",
                "<i>n</i>\u{a0}log\u{a0}<i>n</i>",
                "<mi>n</mi><mspace width=\".17em\"></mspace><mi>log</mi>\
                 <mspace width=\".17em\"></mspace><mi>n</mi>",
            ),
        ] {
            assert_eq!(tex(formula), in_tex);
            assert_eq!(html(formula), in_html);
            assert_eq!(mathml(formula), format!("<math>{in_mathml}</math>"));
        }
    }

    #[test]
    fn the_tex_of_the_rest() {
        for (formula, expected) in [
            ("1 <= N, M <= 2 * 10^5", "1 \\le N, M \\le 2 \\cdot 10^{5}"),
            ("n <= min(L, 10^5)", "n \\le \\min(L, 10^{5})"),
            ("N - 1", "N - 1"),
            ("2^(k+1)", "2^{k + 1}"),
            ("x1 + ... + xn", "x_{1} + \\cdots  + x_{n}"),
            ("mex {0, 1} = 2", "\\operatorname{mex}\\{0, 1\\} = 2"),
            ("sqrt(5 k^2)", "\\sqrt{5k^{2}}"),
        ] {
            assert_eq!(tex(formula), expected);
        }
    }

    #[test]
    fn a_long_formula_can_be_broken_before_operators() {
        let text = mathml("G(a) xor G(b) = G(a + b)");
        assert_eq!(text.matches("<math>").count(), 2, "{text}");
        assert_eq!(text.matches("<math><mo form=\"infix\">=").count(), 1, "{text}");
        let text = mathml("x0 x1 x2 x3 (a + b + c + d + e + f + g + h + i + j + k)");
        assert!(text.matches("<math>").count() > 5, "{text}");
    }
}
