//! Programs in Rust as HTML: coloured, and in a solution the lines of its theorem marked.

use std::ops::{Range, RangeInclusive};

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

/// A solution, coloured, with the lines marked that are its theorem.
pub fn solution(source: &str) -> String {
    lines_as_html(source, theorem_lines(source))
}

fn lines_as_html(source: &str, marked: Option<RangeInclusive<usize>>) -> String {
    let mut text = String::new();
    for (number, line) in (1..).zip(coloured_lines(source)) {
        match &marked {
            Some(lines) if lines.contains(&number) => text += &format!("<mark>{line}</mark>\n"),
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

/// The lines of the theorem: what `solve` ends with, which is its answer.
fn theorem_lines(source: &str) -> Option<RangeInclusive<usize>> {
    let tokens: Vec<TokenTree> = source.parse::<TokenStream>().ok()?.into_iter().collect();
    let name = tokens.windows(2).position(|pair| is(&pair[0], "fn") && is(&pair[1], "solve"))?;
    let body = tokens[name..].iter().find_map(|token| inside(token, Delimiter::Brace))?;
    let body: Vec<TokenTree> = body.into_iter().collect();
    let end = body.windows(2).rposition(|pair| ends_statement(&pair[0], &pair[1]));
    let start = end.map_or(0, |place| place + 1);
    let (first, last) = (body.get(start)?, body.last()?);
    Some(first.span().start().line..=last.span().end().line)
}

/// Whether a statement ends with this token: a semicolon, or a block that nothing continues.
fn ends_statement(token: &TokenTree, next: &TokenTree) -> bool {
    let is_block = inside(token, Delimiter::Brace).is_some();
    let continues = is(next, "else") || matches!(next, TokenTree::Punct(_));
    token.to_string() == ";" || is_block && !continues
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
    fn the_theorem_is_what_solve_ends_with() {
        for (lines, source) in [
            (Some(2..=2), "fn solve(n: u64) -> bool {\nn % 3 != 0\n}\nfn main() {}"),
            (Some(3..=4), "fn solve() {\nlet x = 1;\nx\n.max(2)\n}"),
            (Some(4..=4), "fn solve() {\nif a {\nreturn b;\n} c\n}"),
            (Some(2..=5), "fn solve() {\nif a {\nb\n}\nelse { c }\n}"),
            (Some(3..=5), "fn solve() {\nfor a in b {}\nmatch a {\nb => c,\n}\n}"),
            (Some(2..=2), "fn solve() {\nA { b }.c()\n}"),
            (None, "fn main() {\nsolve()\n}"),
            (None, "fn solve() {}"),
        ] {
            assert_eq!(theorem_lines(source), lines, "{source}");
        }
    }

    #[test]
    fn every_solution_has_its_theorem() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut seen = 0;
        for file in folders.map(|folder| folder.join("src/main.rs")) {
            let Ok(source) = fs::read_to_string(&file) else { continue };
            seen += 1;
            assert!(theorem_lines(&source).is_some(), "{}", file.display());
        }
        assert!(seen > 70);
    }
}
