//! Formulas as TeX, as HTML and as MathML.

use std::fmt::Write;

use crate::node::{Node, Operator, Row};
use crate::row;

/// A formula in TeX, without its dollars.
pub fn tex(formula: &str) -> String {
    tex_row(&row(formula))
}

/// A formula in HTML without MathML, for judges whose pages are of any age.
pub fn html(formula: &str) -> String {
    html_row(&row(formula))
}

/// A formula in MathML. A long one is several elements, between which a line can be broken.
pub fn mathml(formula: &str) -> String {
    let row = row(formula);
    let mut text = String::new();
    for piece in broken(&row, 0) {
        let _ = write!(text, "<math>{}</math>", mathml_row(piece));
    }
    text
}

/// Names such as `An` after `A1` and dots, as a letter with an index.
pub fn with_indices(row: Row<'_>) -> Row<'_> {
    let first = |node: &Node| match node {
        Node::Script { base, below, .. } => match (&**base, &below[..]) {
            (Node::Name(name), [Node::Number(_)]) => name.chars().next(),
            _ => None,
        },
        _ => None,
    };
    let indexed: Vec<char> = row.iter().filter_map(first).collect();
    let has_dots = row.iter().any(|node| matches!(node, Node::Dots { .. }));
    let with_index = |node| match node {
        Node::Name(name) if has_dots && name.len() == 2 && name.starts_with(&indexed[..]) => {
            let (base, index) = name.split_at(1);
            let (base, below) = (Node::Name(base).into(), vec![Node::Name(index)]);
            Node::Script { base, below, primes: 0, above: Row::new() }
        }
        node => node,
    };
    row.into_iter().map(with_index).collect()
}

/// Where a formula can be broken, the best places first.
const BREAKS: [fn(&Node) -> bool; 2] = [is_relation, is_operation];

/// How many parts of a formula stay together: those between two relations, those between two
/// operations, and those inside brackets.
const TOGETHER: [usize; 3] = [9, 12, 18];

fn is_relation(node: &Node) -> bool {
    matches!(node, Node::Operator(operator) if operator.is_relation)
}

fn is_operation(node: &Node) -> bool {
    matches!(node, Node::Operator(operator) if operator.typed != "/")
}

/// A formula in pieces that are not too long for a line, each of which begins with an operator or
/// follows a comma.
fn broken<'r, 'a>(row: &'r [Node<'a>], level: usize) -> Vec<&'r [Node<'a>]> {
    if level == TOGETHER.len() || size(row) <= TOGETHER[level] {
        return vec![row];
    }
    let is_break = BREAKS.get(level).unwrap_or(&BREAKS[1]);
    let mut pieces = Vec::new();
    let (mut start, mut depth) = (0, 0);
    for (place, node) in row.iter().enumerate() {
        let after_comma = level > 0 && place > 0 && matches!(row[place - 1], Node::Mark(',' | ':'));
        let is_outside = depth == 0 || level == 2;
        if start < place && is_outside && (after_comma || is_break(node)) {
            pieces.push(&row[start..place]);
            start = place;
        }
        depth += bracket(node);
    }
    pieces.push(&row[start..]);
    pieces.into_iter().flat_map(|piece| broken(piece, level + 1)).collect()
}

/// How many parts a formula has; two letters of its words count as one.
fn size(row: &[Node]) -> usize {
    let size = |node: &Node| match node {
        Node::Words(words) => words.chars().count() / 2,
        _ => 1,
    };
    row.iter().map(size).sum()
}

/// 1 for a bracket that opens, -1 for one that closes.
fn bracket(node: &Node) -> i32 {
    match node {
        Node::Mark('(' | '[' | '{' | '⌊') => 1,
        Node::Mark(')' | ']' | '}' | '⌋') => -1,
        Node::Script { base, .. } => bracket(base),
        _ => 0,
    }
}

/// Whether a thin space belongs between two parts: around a function without brackets, and
/// between factors of which the second one begins with a digit.
fn is_apart(before: Option<&Node>, node: &Node) -> bool {
    let is_operand = |node: &Node| {
        !matches!(
            node,
            Node::Mark('(' | '[' | '{' | '⌊' | ',' | ':') | Node::Operator(_) | Node::Minus
        )
    };
    let Some(before) = before else { return false };
    let begins_with_digit = match node {
        Node::Script { base, .. } => matches!(**base, Node::Number(_)),
        Node::Function(_) => true,
        _ => false,
    };
    let after_function = matches!(before, Node::Function(_)) && !matches!(node, Node::Mark(_));
    after_function || begins_with_digit && is_operand(before)
}

/// Each part with the one before it.
fn in_turn<'r, 'a>(
    row: &'r [Node<'a>],
) -> impl Iterator<Item = (Option<&'r Node<'a>>, &'r Node<'a>)> {
    row.iter()
        .enumerate()
        .map(|(place, node)| (place.checked_sub(1).map(|place| &row[place]), node))
}

fn tex_row(row: &[Node]) -> String {
    let mut text = String::new();
    for (before, node) in in_turn(row) {
        if is_apart(before, node) && !matches!(before, Some(Node::Function(_))) {
            text.push_str(if matches!(node, Node::Function(_)) { " " } else { " \\, " });
        }
        text.push_str(&tex_of(node));
    }
    text
}

fn tex_of(node: &Node) -> String {
    match node {
        Node::Number(text) | Node::Name(text) => text.to_string(),
        Node::Greek(greek) => format!("{} ", greek.tex()),
        Node::Function(name @ ("mex" | "gray")) => format!("\\operatorname{{{name}}}"),
        Node::Function(name @ ("log" | "ln")) => format!("\\{name} "),
        Node::Function(name) => format!("\\{name}"),
        Node::Words(words) => format!("\\text{{{words}}}"),
        Node::Operator(operator) => format!(" {} ", operator.tex),
        Node::Minus => "-".to_string(),
        Node::Mark('{') => "\\{".to_string(),
        Node::Mark('}') => "\\}".to_string(),
        Node::Mark('⌊') => "\\lfloor ".to_string(),
        Node::Mark('⌋') => " \\rfloor".to_string(),
        Node::Mark(',') => ", ".to_string(),
        Node::Mark(':') => " : ".to_string(),
        Node::Mark(mark) => mark.to_string(),
        Node::Dots { centred: true } => "\\cdots ".to_string(),
        Node::Dots { centred: false } => "\\dots".to_string(),
        Node::Root(row) => format!("\\sqrt{{{}}}", tex_row(row)),
        Node::Script { base, below, primes, above } => {
            let mut text = tex_of(base).trim_end().to_string() + &"'".repeat(*primes);
            for (sign, row) in [('_', below), ('^', above)] {
                if !row.is_empty() {
                    let _ = write!(text, "{sign}{{{}}}", tex_row(row));
                }
            }
            text
        }
    }
}

fn html_row(row: &[Node]) -> String {
    let mut text = String::new();
    for (before, node) in in_turn(row) {
        if is_apart(before, node) {
            text.push('\u{a0}');
        }
        text.push_str(&html_of(node));
    }
    text
}

fn html_of(node: &Node) -> String {
    match node {
        Node::Number(text) => text.to_string(),
        Node::Words(text) | Node::Function(text) => escaped(text),
        Node::Name(name) => format!("<i>{name}</i>"),
        Node::Greek(greek) => greek.shown.to_string(),
        Node::Operator(operator) => format!(" {} ", escaped(operator.shown)),
        Node::Minus => "−".to_string(),
        Node::Mark(',') => ", ".to_string(),
        Node::Mark(':') => " : ".to_string(),
        Node::Mark(mark) => mark.to_string(),
        Node::Dots { .. } => "...".to_string(),
        Node::Root(row) => match &row[..] {
            [_] => format!("√{}", html_row(row)),
            _ => format!("√({})", html_row(row)),
        },
        Node::Script { base, below, primes, above } => {
            let mut text = html_of(base) + &"′".repeat(*primes);
            for (tag, row) in [("sub", below), ("sup", above)] {
                if !row.is_empty() {
                    let _ = write!(text, "<{tag}>{}</{tag}>", html_row(row));
                }
            }
            text
        }
    }
}

fn mathml_row(row: &[Node]) -> String {
    let mut text = String::new();
    for (before, node) in in_turn(row) {
        if is_apart(before, node) {
            text.push_str("<mspace width=\".17em\"></mspace>");
        }
        text.push_str(&mathml_of(node));
    }
    text
}

fn mathml_of(node: &Node) -> String {
    match node {
        Node::Number(text) => format!("<mn>{text}</mn>"),
        Node::Words(text) => format!("<mtext>{}</mtext>", escaped(text)),
        Node::Function(name) => format!("<mi>{name}</mi>"),
        Node::Name(name) => name.chars().map(|letter| format!("<mi>{letter}</mi>")).collect(),
        Node::Greek(greek) => format!("<mi>{}</mi>", greek.shown),
        Node::Operator(operator) => mathml_operator(operator),
        Node::Minus => "<mo form=\"prefix\">−</mo>".to_string(),
        Node::Mark(mark) if "([{⌊)]}⌋|".contains(*mark) => {
            format!("<mo stretchy=\"false\">{mark}</mo>")
        }
        Node::Mark(mark) => format!("<mo>{mark}</mo>"),
        Node::Dots { centred: true } => "<mo>⋯</mo>".to_string(),
        Node::Dots { centred: false } => "<mo>…</mo>".to_string(),
        Node::Root(row) => format!("<msqrt>{}</msqrt>", mathml_row(row)),
        Node::Script { base, below, primes, above } => mathml_script(base, below, *primes, above),
    }
}

/// Words have no spaces of their own; a sign at the beginning of a broken formula would be taken
/// for that of a number.
fn mathml_operator(operator: &Operator) -> String {
    let shown = escaped(operator.shown);
    if operator.is_word() {
        format!("<mo lspace=\".25em\" rspace=\".25em\">{shown}</mo>")
    } else {
        format!("<mo form=\"infix\">{shown}</mo>")
    }
}

fn mathml_script(base: &Node, below: &[Node], primes: usize, above: &[Node]) -> String {
    if primes > 0 {
        let signs = format!("<mo lspace=\"0\" rspace=\"0\">{}</mo>", "′".repeat(primes));
        let base = mathml_of(base) + &signs;
        return with_scripts(format!("<mrow>{base}</mrow>"), below, above);
    }
    with_scripts(one_element(std::slice::from_ref(base)), below, above)
}

fn with_scripts(base: String, below: &[Node], above: &[Node]) -> String {
    match (below.is_empty(), above.is_empty()) {
        (true, true) => base,
        (true, false) => format!("<msup>{base}{}</msup>", one_element(above)),
        (false, true) => format!("<msub>{base}{}</msub>", one_element(below)),
        _ => format!("<msubsup>{base}{}{}</msubsup>", one_element(below), one_element(above)),
    }
}

fn one_element(row: &[Node]) -> String {
    match row {
        [Node::Number(_) | Node::Greek(_) | Node::Mark(_)] => mathml_row(row),
        [Node::Name(name)] if name.len() == 1 => mathml_row(row),
        _ => format!("<mrow>{}</mrow>", mathml_row(row)),
    }
}

/// A text in HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
