//! Inequalities and powers in running text, as mathematics.
//!
//! The pages and the validators write them in plain characters: `1 <= n <= 10^6`.

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// A formula, for [`tex`] or [`html`].
    Formula(&'a str),
}

/// A relation or an operation: as it is typed, in TeX, in HTML.
struct Operator {
    typed: &'static str,
    tex: &'static str,
    html: &'static str,
    is_relation: bool,
}

const fn relation(typed: &'static str, tex: &'static str, html: &'static str) -> Operator {
    Operator { typed, tex, html, is_relation: true }
}

const fn operation(typed: &'static str, tex: &'static str, html: &'static str) -> Operator {
    Operator { typed, tex, html, is_relation: false }
}

const OPERATORS: [Operator; 9] = [
    relation("<=", "\\le", "≤"),
    relation(">=", "\\ge", "≥"),
    relation("<", "<", "&lt;"),
    relation(">", ">", "&gt;"),
    relation("=", "=", "="),
    operation("+", "+", "+"),
    operation("-", "-", "−"),
    operation("*", "\\cdot", "·"),
    operation("/", "/", "/"),
];

/// The words and the formulas of a text, in their order.
pub fn split(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut words = 0;
    let mut place = 0;
    while place < text.len() {
        let formula = if is_boundary(&text[..place]) { formula(&text[place..]) } else { None };
        match formula {
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

fn is_boundary(before: &str) -> bool {
    !before.ends_with(|c: char| c.is_alphanumeric() || "^_'.-".contains(c))
}

/// The length of the formula that a text begins with.
fn formula(text: &str) -> Option<usize> {
    let mut end = operand(text)?;
    let mut is_formula = text[..end].contains('^') || text.starts_with('-');
    while let Some(length) = continuation(&text[end..], is_name(&text[..end])) {
        end += length;
        is_formula = true;
    }
    is_formula.then_some(end)
}

/// ` <= 10`, and where a name stands before it, `, m <= 10`.
fn continuation(text: &str, after_name: bool) -> Option<usize> {
    let mut names = 0;
    if after_name {
        while let Some(length) = listed_name(&text[names..]) {
            names += length;
        }
    }
    let rest = text[names..].strip_prefix(' ')?;
    let (typed, rest) = rest.split_once(' ')?;
    let operator = OPERATORS.iter().find(|operator| operator.typed == typed)?;
    let fits = names == 0 || operator.is_relation;
    fits.then(|| Some(names + typed.len() + 2 + operand(rest)?)).flatten()
}

/// `, m`
fn listed_name(text: &str) -> Option<usize> {
    let name = text.strip_prefix(", ")?;
    let length = operand(name)?;
    is_name(&name[..length]).then_some(length + 2)
}

fn is_name(operand: &str) -> bool {
    operand.ends_with(|c: char| c.is_alphabetic() || c == '\'')
}

/// The length of the number, the name or the power that a text begins with.
fn operand(text: &str) -> Option<usize> {
    let sign = usize::from(text.starts_with('-'));
    let digits = prefix(&text[sign..], |c| c.is_ascii_digit());
    let start = sign + digits;
    let letters = prefix(&text[start..], |c| c.is_ascii_alphabetic());
    let is_number = digits > 0 && letters <= 1;
    let is_name = sign == 0 && digits == 0 && (1..=2).contains(&letters);
    let end = start + letters;
    let end = end + prefix(&text[end..], |c| c == '\'');
    if !is_number && !is_name {
        return None;
    }
    match text[end..].strip_prefix('^') {
        Some(exponent) => Some(end + 1 + operand(exponent)?),
        None => is_end(&text[end..]).then_some(end),
    }
}

fn prefix(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

/// Whether a word ends here; a point ends it unless a digit follows.
fn is_end(rest: &str) -> bool {
    let mut rest = rest.chars();
    match rest.next() {
        Some('.') => rest.next().is_none_or(|c| !c.is_ascii_digit() && c != '.'),
        Some(next) => !next.is_alphanumeric() && !"_'-(".contains(next),
        None => true,
    }
}

/// A formula in TeX, without its dollars.
pub fn tex(formula: &str) -> String {
    let operand = |operand: &str| match operand.split_once('^') {
        Some((base, exponent)) => format!("{base}^{{{exponent}}}"),
        None if is_words(operand) => format!("\\text{{{operand}}}"),
        None => operand.to_string(),
    };
    render(formula, "\\min", operand, |operator| operator.tex)
}

/// A formula in HTML.
pub fn html(formula: &str) -> String {
    let italic = |text: &str| match prefix(text, |c| !c.is_ascii_alphabetic()) {
        all if all == text.len() => text.replace('-', "−"),
        number => format!("{}<i>{}</i>", &text[..number], &text[number..]),
    };
    let operand = |operand: &str| match operand.split_once('^') {
        Some((base, exponent)) => format!("{}<sup>{}</sup>", italic(base), italic(exponent)),
        None if is_words(operand) => operand.to_string(),
        None => italic(operand),
    };
    render(formula, "min", operand, |operator| operator.html)
}

fn is_words(operand: &str) -> bool {
    prefix(operand, |c| c.is_ascii_alphabetic()) > 2 || operand.contains(' ')
}

/// A formula with its operands and operators in another form, and `minimum` for `min`.
fn render(
    formula: &str,
    minimum: &str,
    operand: impl Fn(&str) -> String,
    operator: impl Fn(&Operator) -> &'static str,
) -> String {
    let mut parts = Vec::new();
    let mut words: Vec<&str> = Vec::new();
    let operands = |words: &mut Vec<&str>, parts: &mut Vec<String>| {
        let text = words.join(" ");
        words.clear();
        let listed = |list: &str| list.split(", ").map(&operand).collect::<Vec<_>>().join(", ");
        let least_of = text.strip_prefix("min(").and_then(|list| list.strip_suffix(')'));
        parts.push(match least_of {
            Some(list) => format!("{minimum}({})", listed(list)),
            None => listed(&text),
        });
    };
    for word in formula.split(' ') {
        match OPERATORS.iter().find(|known| known.typed == word) {
            Some(known) => {
                operands(&mut words, &mut parts);
                parts.push(operator(known).to_string());
            }
            None => words.push(word),
        }
    }
    operands(&mut words, &mut parts);
    parts.join(" ")
}

/// A bound with its large numbers as powers: `1 <= n <= 1000000` becomes `1 <= n <= 10^6`.
pub fn with_powers(bound: &str) -> String {
    bound.split(' ').map(power).collect::<Vec<_>>().join(" ")
}

fn power(word: &str) -> String {
    let (sign, number) = word.strip_prefix('-').map_or(("", word), |number| ("-", number));
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return word.to_string();
    }
    let factor = number.trim_end_matches('0');
    let zeros = number.len() - factor.len();
    let power = match number.parse::<u128>() {
        _ if zeros >= 5 && factor == "1" => Some(format!("10^{zeros}")),
        _ if zeros >= 5 && factor.len() == 1 => Some(format!("{factor} * 10^{zeros}")),
        Ok(number) => power_of_two(number),
        Err(_) => None,
    };
    format!("{sign}{}", power.unwrap_or(number.to_string()))
}

/// A number that is at most one below a large power of two.
fn power_of_two(number: u128) -> Option<String> {
    const LARGE: u128 = 1 << 16;
    match number {
        0..LARGE => None,
        _ if number.is_power_of_two() => Some(format!("2^{}", number.ilog2())),
        _ if (number + 1).is_power_of_two() => Some(format!("2^{} - 1", number.ilog2() + 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formulas(text: &str) -> Vec<&str> {
        let formula = |piece| match piece {
            Piece::Formula(formula) => Some(formula),
            Piece::Words(_) => None,
        };
        split(text).into_iter().filter_map(formula).collect()
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
            ("a prime p and a number k >= 1.", &["k >= 1"]),
            ("the numbers with a' < a and b' < b.", &["a' < a", "b' < b"]),
            ("the player's heap and n's last", &[]),
            ("two-digit well-known 10-20 A1 ... AN, is it so? A or B", &[]),
        ] {
            assert_eq!(formulas(text), expected, "{text}");
            let whole: String = split(text)
                .into_iter()
                .map(|piece| match piece {
                    Piece::Words(text) | Piece::Formula(text) => text,
                })
                .collect();
            assert_eq!(whole, text);
        }
    }

    #[test]
    fn a_formula_has_two_forms() {
        for (formula, in_tex, in_html) in [
            ("1 <= n <= 10^6", "1 \\le n \\le 10^{6}", "1 ≤ <i>n</i> ≤ 10<sup>6</sup>"),
            ("2x > 0", "2x > 0", "2<i>x</i> &gt; 0"),
            ("0 <= a heap <= 9", "0 \\le \\text{a heap} \\le 9", "0 ≤ a heap ≤ 9"),
            ("1 <= N, M <= 2 * 10^5", "1 \\le N, M \\le 2 \\cdot 10^{5}", {
                "1 ≤ <i>N</i>, <i>M</i> ≤ 2 · 10<sup>5</sup>"
            }),
            ("n <= min(L, 10^5)", "n \\le \\min(L, 10^{5})", {
                "<i>n</i> ≤ min(<i>L</i>, 10<sup>5</sup>)"
            }),
            ("-10^18", "-10^{18}", "−10<sup>18</sup>"),
            ("N - 1", "N - 1", "<i>N</i> − 1"),
        ] {
            assert_eq!(tex(formula), in_tex);
            assert_eq!(html(formula), in_html);
        }
    }

    #[test]
    fn large_numbers_become_powers() {
        for (number, expected) in [
            ("0", "0"),
            ("10000", "10000"),
            ("100000", "10^5"),
            ("-1000000", "-10^6"),
            ("200000", "2 * 10^5"),
            ("250000", "250000"),
            ("2147483647", "2^31 - 1"),
            ("2147483648", "2^31"),
            ("18446744073709551615", "2^64 - 1"),
            ("123456789", "123456789"),
            ("heap", "heap"),
        ] {
            assert_eq!(with_powers(number), expected);
        }
        let huge = format!("1{}", "0".repeat(250));
        assert_eq!(with_powers(&format!("1 <= N <= {huge}")), "1 <= N <= 10^250");
    }
}
