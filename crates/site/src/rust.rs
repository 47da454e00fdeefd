//! Programs in Rust as HTML: coloured, and the line marked in which a solution asks the library.

use std::collections::BTreeSet;
use std::ops::Range;

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};

use crate::html::escape;

const KEYWORDS: [&str; 37] = [
    "Self", "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
    "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "true", "type", "unsafe", "use",
    "where", "while",
];

/// Types that are not written with a capital letter.
const TYPES: [&str; 11] =
    ["bool", "char", "f64", "i64", "i128", "str", "u8", "u32", "u64", "u128", "usize"];

/// The program as it is, coloured. One that cannot be read has no colours.
pub fn coloured(source: &str) -> String {
    lines_as_html(source, None)
}

/// A solution, coloured, with the line marked that is its theorem.
pub fn solution(source: &str) -> String {
    lines_as_html(source, theorem_line(source))
}

fn lines_as_html(source: &str, marked: Option<usize>) -> String {
    let mut text = String::new();
    for (number, line) in coloured_lines(source).iter().enumerate() {
        match marked {
            Some(place) if place == number + 1 => text += &format!("<mark>{line}</mark>\n"),
            _ => text += &format!("{line}\n"),
        }
    }
    format!("<pre class=\"rust\" tabindex=\"0\">\n{text}</pre>\n")
}

/// Parts of a program that have a colour.
type Parts = Vec<(Range<usize>, &'static str)>;

fn coloured_lines(source: &str) -> Vec<String> {
    let mut parts = Parts::new();
    if let Ok(tokens) = source.parse::<TokenStream>() {
        classify(tokens, source, &mut parts);
    }
    let mut lines = vec![String::new()];
    let mut show = |text: &str, class: Option<&str>| {
        for (number, line) in text.split('\n').enumerate() {
            if number > 0 {
                lines.push(String::new());
            }
            let last = lines.last_mut().expect("there is a line");
            match class.filter(|_| !line.is_empty()) {
                Some(class) => *last += &format!("<span class=\"{class}\">{}</span>", escape(line)),
                None => *last += &escape(line),
            }
        }
    };
    let mut end = 0;
    let source = source.trim_end();
    for (range, class) in parts {
        between(&source[end..range.start], &mut show);
        show(&source[range.clone()], Some(class));
        end = range.end;
    }
    between(&source[end..], &mut show);
    lines
}

/// What stands between coloured parts: signs, and comments, of which the lexer tells nothing.
fn between(text: &str, show: &mut impl FnMut(&str, Option<&str>)) {
    for line in text.split_inclusive('\n') {
        let (code, comment) = line.split_at(line.find("//").unwrap_or(line.len()));
        show(code, None);
        let words = comment.trim_end_matches('\n');
        show(words, Some("comment"));
        show(&comment[words.len()..], None);
    }
}

fn classify(tokens: TokenStream, source: &str, parts: &mut Parts) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let range = token.span().byte_range();
        // A documentation comment is lexed as an attribute that stands where it stands.
        if source[range.clone()].starts_with("//") {
            continue;
        }
        let class = match token {
            TokenTree::Group(group) => {
                classify(group.stream(), source, parts);
                None
            }
            TokenTree::Literal(literal) => Some(class_of_literal(&literal)),
            TokenTree::Ident(ident) => {
                let is_macro =
                    matches!(tokens.peek(), Some(TokenTree::Punct(it)) if it.as_char() == '!');
                class_of_word(&ident, is_macro)
            }
            TokenTree::Punct(_) => None,
        };
        parts.extend(class.map(|class| (range, class)));
    }
}

fn class_of_literal(literal: &Literal) -> &'static str {
    let is_number = literal.to_string().starts_with(|c: char| c.is_ascii_digit());
    if is_number {
        "number"
    } else {
        "string"
    }
}

fn class_of_word(ident: &Ident, is_macro: bool) -> Option<&'static str> {
    let word = ident.to_string();
    let is_capital = word.starts_with(|c: char| c.is_ascii_uppercase());
    let is_type = is_capital || TYPES.contains(&word.as_str());
    match word.as_str() {
        word if KEYWORDS.contains(&word) => Some("keyword"),
        _ if is_macro => Some("macro"),
        _ if is_type => Some("type"),
        _ => None,
    }
}

/// The line of the theorem: the first one in `solve` that asks a type from `gamecore`; if there is
/// none, the first that calls a function from there, or a parameter of such a type. A solution may
/// do without the library.
fn theorem_line(source: &str) -> Option<usize> {
    let tokens: Vec<TokenTree> = source.parse::<TokenStream>().ok()?.into_iter().collect();
    let imports = imports(&tokens);
    let name = tokens.windows(2).position(|pair| is(&pair[0], "fn") && is(&pair[1], "solve"))?;
    let signature = &tokens[name..];
    let body = signature.iter().find_map(|token| inside(token, Delimiter::Brace))?;
    let parameters = signature.iter().find_map(|token| inside(token, Delimiter::Parenthesis))?;
    let body = flat(body);
    let is_type = |name: &&String| name.starts_with(|c: char| c.is_ascii_uppercase());
    let types = imports.iter().filter(is_type).cloned().collect();
    let values = with_type_among(&flat(parameters), &types);
    [types, imports, values].iter().find_map(|names| first_call(&body, names))
}

/// The names in the items `use gamecore::...;`.
fn imports(tokens: &[TokenTree]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let starts = tokens.windows(2).enumerate();
    for (start, _) in starts.filter(|(_, pair)| is(&pair[0], "use") && is(&pair[1], "gamecore")) {
        let item = tokens[start + 2..].iter().take_while(|token| token.to_string() != ";");
        let item: TokenStream = item.cloned().collect();
        let is_name = |token: &&TokenTree| matches!(token, TokenTree::Ident(_));
        names.extend(flat(item).iter().filter(is_name).map(TokenTree::to_string));
    }
    names
}

/// The parameters whose types are among some names: `&Heaps<Octal>`.
fn with_type_among(parameters: &[TokenTree], names: &BTreeSet<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut parameter = String::new();
    for pair in parameters.windows(2) {
        match &pair[0] {
            TokenTree::Ident(name) if pair[1].to_string() == ":" => parameter = name.to_string(),
            token if names.contains(&token.to_string()) => _ = found.insert(parameter.clone()),
            _ => {}
        }
    }
    found
}

/// The line of the first name among these that a point, a path or an argument follows.
fn first_call(tokens: &[TokenTree], names: &BTreeSet<String>) -> Option<usize> {
    let is_call = |pair: &&[TokenTree]| {
        matches!(&pair[0], TokenTree::Ident(name) if names.contains(&name.to_string()))
            && (matches!(&pair[1], TokenTree::Punct(it) if matches!(it.as_char(), '.' | ':'))
                || inside(&pair[1], Delimiter::Parenthesis).is_some())
    };
    tokens.windows(2).find(is_call).map(|pair| pair[0].span().start().line)
}

/// All tokens, those in brackets behind the token of the brackets.
fn flat(tokens: TokenStream) -> Vec<TokenTree> {
    let with_inner = |token: TokenTree| {
        let inner = match &token {
            TokenTree::Group(group) => flat(group.stream()),
            _ => Vec::new(),
        };
        std::iter::once(token).chain(inner)
    };
    tokens.into_iter().flat_map(with_inner).collect()
}

fn is(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

fn inside(token: &TokenTree, delimiter: Delimiter) -> Option<TokenStream> {
    match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group.stream()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn words_have_colours() {
        assert_eq!(
            coloured("//! 1 < 2\nfn f() -> u64 { // \"no\"\n    g!(\"// <\", 'a', 0x1F)\n}\n"),
            "<pre class=\"rust\" tabindex=\"0\">\n<span class=\"comment\">//! 1 &lt; 2</span>\n\
             <span class=\"keyword\">fn</span> f() -&gt; <span class=\"type\">u64</span> { \
             <span class=\"comment\">// &quot;no&quot;</span>\n    <span class=\"macro\">g</span>!(\
             <span class=\"string\">&quot;// &lt;&quot;</span>, <span class=\"string\">'a'</span>, \
             <span class=\"number\">0x1F</span>)\n}\n</pre>\n"
        );
    }

    #[test]
    fn a_string_of_two_lines_is_coloured_in_both() {
        assert_eq!(
            coloured_lines("\"a\nb\""),
            ["<span class=\"string\">&quot;a</span>", "<span class=\"string\">b&quot;</span>"]
        );
    }

    #[test]
    fn what_is_not_rust_stays_as_it_is() {
        assert_eq!(
            coloured("fn { <\n"),
            "<pre class=\"rust\" tabindex=\"0\">\nfn { &lt;\n</pre>\n"
        );
    }

    #[test]
    fn the_theorem_is_the_first_call_of_an_import() {
        for (line, source) in [
            (Some(4), "use gamecore::{Nim, Outcome};\nfn solve(a: &[Nim]) -> Outcome {\n// Nim.x\nNim.x(a)\n}"),
            (Some(3), "use gamecore::Kayles;\nfn solve(kayles: &Kayles, a: u64) {\nkayles.x(a)\n}"),
            (Some(4), "use gamecore::{A, B};\nfn solve(b: &B) {\nb.check();\nA::x(b)\n}"),
            (Some(4), "use gamecore::{a, A};\nfn solve(b: u64) {\nlet b = a(b);\nA.x(b)\n}"),
            (Some(3), "use gamecore::heap;\nfn solve(b: u64) {\nlet heap = heap(b);\n}"),
            (None, "use std::Nim;\nfn solve() {\nNim.x()\n}"),
            (None, "use gamecore::Nim;\nfn main() {\nNim.x()\n}"),
        ] {
            assert_eq!(theorem_line(source), line, "{source}");
        }
    }

    #[test]
    fn every_solution_that_uses_the_library_has_its_line() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut seen = 0;
        for file in folders.map(|folder| folder.join("src/main.rs")) {
            let Ok(source) = fs::read_to_string(&file) else { continue };
            seen += 1;
            let line = theorem_line(&source);
            assert_eq!(line.is_some(), source.contains("use gamecore::"), "{}", file.display());
        }
        assert!(seen > 70);
    }
}
