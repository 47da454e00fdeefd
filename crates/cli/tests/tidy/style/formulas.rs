//! Formulas are marked, `$...$`, so that GitHub, the site and the packages all show them.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeWithOffset};
use pulldown_latex::{Parser as Formula, Storage};

use super::super::{pages, read};

/// What a problem's page begins as.
const TEMPLATE: &str = "crates/judge/templates/README.md";

/// The pages on games. On others, what looks like a formula may be a piece of a program.
const ON_GAMES: [&str; 5] = ["problems/", "docs/course", "docs/glossary", "docs/theory", TEMPLATE];

/// What words do not have.
const OF_FORMULAS: [&str; 20] = [
    "<=", ">=", "!=", "^", " < ", " > ", " = ", " + ", "≤", "≥", "≠", "⊕", "×", "⌊", "φ", "floor(",
    "ceil(", "sqrt", "mex {", " O(",
];

#[test]
fn formulas_are_marked_as_github_shows_them() {
    let files = pages().into_iter().chain([TEMPLATE.to_string()]);
    let faults: Vec<String> = files.flat_map(|file| faults_in(&file, &read(&file))).collect();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

fn faults_in(file: &str, text: &str) -> Vec<String> {
    let is_on_games = ON_GAMES.iter().any(|start| file.starts_with(start));
    let mut found: Vec<(usize, String)> = Vec::new();
    let options = Options::ENABLE_TABLES | Options::ENABLE_MATH;
    let events = TextMergeWithOffset::new(Parser::new_ext(text, options).into_offset_iter());
    let mut verbatim = 0;
    for (event, range) in events {
        let fault = match &event {
            Event::Start(Tag::CodeBlock(_) | Tag::Heading { .. } | Tag::Image { .. }) => {
                verbatim += 1;
                None
            }
            Event::End(TagEnd::CodeBlock | TagEnd::Heading(_) | TagEnd::Image) => {
                verbatim -= 1;
                None
            }
            Event::InlineMath(_) if verbatim > 0 => {
                Some("a formula in a heading or for a picture".to_string())
            }
            Event::InlineMath(tex) => fault_of(tex).or_else(|| fault_beside(text, &range)),
            Event::DisplayMath(_) => Some("a formula between two dollars".to_string()),
            Event::Text(words) if verbatim == 0 => fault_among(words, is_on_games),
            _ => None,
        };
        found.extend(fault.map(|fault| (range.start, fault)));
    }
    let line = |place: usize| text[..place].matches('\n').count() + 1;
    found.into_iter().map(|(place, fault)| format!("{file}:{}: {fault}", line(place))).collect()
}

/// What GitHub or the site would not show, or not as it is meant.
fn fault_of(tex: &str) -> Option<String> {
    let has = |length, is: fn(&[u8]) -> bool| tex.as_bytes().windows(length).any(is);
    let faults = [
        (tex.contains('\n'), "is broken over lines"),
        (
            has(2, |at| at[0] == b'\\' && !at[1].is_ascii_alphabetic()),
            "has a backslash that Markdown takes away: say `\\lbrace`",
        ),
        (has(2, |at| at[0] == b'<' && at[1] != b' '), "has a `<` without a space, like a tag"),
        (
            has(3, |at| b"^_".contains(&at[0]) && at[1..].iter().all(u8::is_ascii_alphanumeric)),
            "has a longer exponent or index without brackets: say `2^{64}`",
        ),
        (tex.contains(['*', '|', '`']), "has a sign of Markdown: say `\\cdot`, `\\lvert`, `\\mid`"),
        (tex.contains("\\operatorname"), "has a macro that GitHub refuses: say `\\mathrm`"),
    ];
    if let Some((_, fault)) = faults.iter().find(|(is_there, _)| *is_there) {
        return Some(format!("`{tex}` {fault}"));
    }
    let storage = Storage::new();
    let error = Formula::new(tex, &storage).find_map(Result::err)?;
    Some(format!("`{tex}` is not TeX: {error}"))
}

/// GitHub takes a dollar for the beginning of a formula only after white space, and for its end
/// only where no word goes on.
fn fault_beside(text: &str, range: &Range<usize>) -> Option<String> {
    let (before, formula, after) = (&text[..range.start], &text[range.clone()], &text[range.end..]);
    if before.ends_with(|c: char| !c.is_ascii_whitespace()) {
        Some(format!("no space before {formula}"))
    } else if after.starts_with(char::is_alphanumeric) {
        Some(format!("no space after {formula}"))
    } else {
        None
    }
}

/// A formula that is not marked as one.
fn fault_among(words: &str, is_on_games: bool) -> Option<String> {
    if words.contains('$') {
        return Some(format!("a dollar without its other: {words}"));
    }
    let is_named = |word: &str| word.len() > 2 && word[1..].starts_with('_');
    let is_formula = OF_FORMULAS.iter().any(|sign| words.contains(sign))
        || words.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(is_named)
        || words.split(' ').collect::<Vec<_>>().windows(3).any(is_operation);
    (is_on_games && is_formula).then(|| format!("a formula without dollars: {words}"))
}

/// `a xor b`, whose operands may be formulas.
fn is_operation(words: &[&str]) -> bool {
    matches!(words, [before, "xor" | "mod", after] if before.len() <= 1 && after.len() <= 1)
}

#[test]
fn every_fault_of_a_formula_is_found() {
    for (text, expected) in [
        ("Let $n", "a dollar without its other"),
        ("**$n$ is**", "no space before $n$"),
        ("设，$n$ 是", "no space before $n$"),
        ("设 $n$是", "no space after $n$"),
        ("the $n$th", "no space after $n$"),
        ("# The $n$", "in a heading"),
        ("![the $n$](n.svg)", "for a picture"),
        ("$$n$$", "between two dollars"),
        ("$a\n= b$", "broken over lines"),
        ("$\\{a\\}$", "a backslash"),
        ("$a \\, b$", "a backslash"),
        ("$a <b$", "like a tag"),
        ("$2^64$", "without brackets"),
        ("$a * b$", "a sign of Markdown"),
        ("| $\\sum a| b$ |", "a sign of Markdown"),
        ("$\\operatorname{mex}$", "GitHub refuses"),
        ("$\\frac{1}$", "is not TeX"),
        ("$\\unknown$", "is not TeX"),
        ("Let n <= 5.", "without dollars"),
        ("from 10^9 on", "without dollars"),
        ("$a$ = $b$", "without dollars"),
        ("a xor b", "without dollars"),
        ("$a$ xor $b$", "without dollars"),
        ("Let a_k", "without dollars"),
    ] {
        let faults = faults_in("docs/theory.md", text);
        assert!(faults.iter().any(|fault| fault.contains(expected)), "{text}: {faults:?}");
    }
    for text in ["`$n`, $n$, (the $a$)", "$h \\oplus s < h$: $F_{i + 2}$-th", "`a <= b`"] {
        let faults = faults_in("docs/theory.md", text);
        assert!(faults.is_empty(), "{text}: {faults:?}");
    }
    assert!(faults_in("docs/manual.md", "`a` = `b`").is_empty());
}
