//! Programs as HTML: coloured, and in a solution the lines of its theorem marked.
//!
//! Rust, C++ and Python are near enough to each other for one reader of words.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use regex_lite::{Captures, Regex};

use crate::html::escape;

/// What has a colour: the class is the group's name. Of `'a`, a lifetime, nothing is a string, and
/// `#include` is a line like a macro.
static COLOURED: LazyLock<Regex> = LazyLock::new(|| {
    let parts = [
        r"(?<macro>(?m:^#(?:include|if|ifndef|define|endif)\b)|\b\w+!)",
        r"(?<comment>//.*|(?m:^|[ ])#(?:[^\[!].*|$))",
        r#"(?<string>[bf]?"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'|f?'(?:\\.|[^'\\\n])*')"#,
        r"(?<number>\b\d(?:[\w']|\.\d)*)",
        r"(?<word>\b[A-Za-z_]\w*)",
    ];
    Regex::new(&parts.join("|")).expect("the parts are written correctly")
});

const KEYWORDS: &str = " Self and as async auto await break case class const constexpr \
    continue crate def dyn elif else enum except False false fn for from if impl import in is \
    lambda let loop match mod move mut namespace None nonlocal not or pass pub raise ref return \
    self static struct super switch template trait True true try type typename unsafe use using \
    where while with yield ";

/// Types that are not written with a capital letter.
const TYPES: &str =
    " bool char double f64 float i64 i128 int long short size_t str u8 u16 u32 u64 \
    u128 unsigned usize void ";

/// The program as it is, coloured.
pub fn coloured(source: &str) -> String {
    shown(source, None)
}

/// A solution, coloured, with the lines marked that are its theorem.
pub fn solution(source: &str) -> String {
    shown(source, theorem_lines(source))
}

fn shown(source: &str, marked: Option<RangeInclusive<usize>>) -> String {
    let mut text = String::new();
    for (number, line) in (1..).zip(coloured_lines(source)) {
        match &marked {
            Some(lines) if lines.contains(&number) => text += &format!("<mark>{line}</mark>\n"),
            _ => text += &format!("{line}\n"),
        }
    }
    format!("<pre class=\"program\" tabindex=\"0\">\n{text}</pre>\n")
}

/// The lines as HTML; a string that goes on in the next line is closed and opened there.
fn coloured_lines(source: &str) -> Vec<String> {
    let source = source.trim_end();
    let (mut text, mut end) = (String::new(), 0);
    for part in COLOURED.captures_iter(source) {
        let whole = part.get(0).expect("a match has a text");
        text += &escape(&source[end..whole.start()]);
        end = whole.end();
        match class(&part) {
            Some(class) => {
                let lines = whole.as_str().split('\n');
                let lines =
                    lines.map(|it| format!("<span class=\"{class}\">{}</span>", escape(it)));
                text += &lines.collect::<Vec<String>>().join("\n");
            }
            None => text += &escape(whole.as_str()),
        }
    }
    text += &escape(&source[end..]);
    text.split('\n').map(str::to_string).collect()
}

fn class(part: &Captures) -> Option<&'static str> {
    let is_one_of = |list: &str, word: &str| list.contains(&format!(" {word} "));
    if let Some(word) = part.name("word").map(|word| word.as_str()) {
        let is_type = word.starts_with(char::is_uppercase) || is_one_of(TYPES, word);
        return match word {
            _ if is_one_of(KEYWORDS, word) => Some("keyword"),
            _ => is_type.then_some("type"),
        };
    }
    ["macro", "comment", "string", "number"].into_iter().find(|class| part.name(class).is_some())
}

/// The lines of the theorem: what `solve` ends with, which is its answer. A statement of the
/// function is indented once, what belongs to it more than once or by a closing bracket.
fn theorem_lines(source: &str) -> Option<RangeInclusive<usize>> {
    let lines: Vec<&str> = source.lines().collect();
    let is_outside = |line: &str| line.starts_with(|first: char| !first.is_whitespace());
    let is_head = |line: &&str| {
        let (name, _) = line.split_once('(').unwrap_or_default();
        is_outside(line) && name.split([' ', '*']).next_back() == Some("solve")
    };
    let head = lines.iter().position(is_head)?;
    let body = &lines[head + 1..];
    // A head of several lines is closed by one that is not indented either.
    let opened = match lines[head].trim_end().ends_with(['{', ':']) {
        true => 0,
        false => body.iter().position(|line| line.trim_end().ends_with(['{', ':']))? + 1,
    };
    let body = &body[opened..];
    let body = &body[..body.iter().position(|line| is_outside(line)).unwrap_or(body.len())];
    let starts = |line: &&str| {
        let rest = line.strip_prefix("    ").unwrap_or_default();
        rest.starts_with(|first: char| first.is_alphanumeric() || "(&*!_-[".contains(first))
    };
    let first = body.iter().rposition(starts)?;
    let last = body.iter().rposition(|line| !line.trim().is_empty())?;
    let above = head + opened + 2;
    Some(above + first..=above + last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_colours() {
        let span = |class: &str, text: &str| format!("<span class=\"{class}\">{text}</span>");
        for (source, words) in [
            ("//! 1 < 2", span("comment", "//! 1 &lt; 2")),
            ("# 1", span("comment", "# 1")),
            ("#include <cmath>", span("macro", "#include") + " &lt;cmath&gt;"),
            ("f(\"// <\")", format!("f({})", span("string", "&quot;// &lt;&quot;"))),
            ("'a' <'a>", span("string", "'a'") + " &lt;'a&gt;"),
            ("0x1F 1'000 0.5", ["0x1F", "1'000", "0.5"].map(|it| span("number", it)).join(" ")),
            ("0..n", span("number", "0") + "..n"),
            ("println!(x)", span("macro", "println!") + "(x)"),
            ("return int", span("keyword", "return") + " " + &span("type", "int")),
            ("\"a\nb\"", span("string", "&quot;a") + "\n" + &span("string", "b&quot;")),
        ] {
            let pre = format!("<pre class=\"program\" tabindex=\"0\">\n{words}\n</pre>\n");
            assert_eq!(coloured(source), pre, "{source}");
        }
    }

    #[test]
    fn the_theorem_is_what_solve_ends_with() {
        for (lines, source) in [
            (Some(2..=2), "fn solve(n: u64) -> bool {\n    n % 3 != 0\n}\nfn main() {}"),
            (Some(3..=4), "fn solve() {\n    let x = 1;\n    x\n        .max(2)\n}"),
            (Some(5..=5), "fn solve() {\n    if a {\n        return b;\n    }\n    c\n}"),
            (Some(2..=6), "fn solve() {\n    if a {\n        b\n    } else {\n        c\n    }\n}"),
            (Some(4..=4), "fn solve(\n    n: u64,\n) -> u64 {\n    n\n}"),
            (Some(2..=2), "bool solve(int n) {\n    return n % 3 != 0;\n}\n\nint main() {}"),
            (Some(3..=3), "def solve(n):\n    m = 1\n    return m\n\n\ndef main():\n    pass"),
            (None, "fn main() {\n    solve()\n}"),
            (None, "fn solve() {}"),
        ] {
            assert_eq!(theorem_lines(source), lines, "{source}");
        }
    }
}
