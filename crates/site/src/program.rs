//! Programs as HTML: coloured, and in a solution the lines of its theorem marked.
//!
//! Rust, C++ and Python are near enough to each other for one reader of words.

use std::sync::LazyLock;

use judge::submissions::theorem::{theorem_lines, without_marks};
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
    program_with_marks(source, &[])
}

/// A solution, coloured, with the lines marked that are its theorem.
pub fn solution(source: &str) -> String {
    program_with_marks(&without_marks(source), &theorem_lines(source))
}

fn program_with_marks(source: &str, marked: &[usize]) -> String {
    let mut text = String::new();
    for (number, line) in coloured_lines(source).iter().enumerate() {
        text += &match marked.contains(&number) {
            true => format!("<mark>{line}</mark>\n"),
            false => format!("{line}\n"),
        };
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
    fn a_marked_line_is_shown_without_its_mark() {
        let source = "def solve(n):\n    # The theorem:\n    return n % 3";
        let shown = solution(source);
        assert_eq!(shown.matches("<mark>").count(), 1);
        assert!(shown.contains("\n<mark>    <span class=\"keyword\">return</span> n"), "{shown}");
        assert!(!shown.contains("The theorem"), "{shown}");
    }
}
