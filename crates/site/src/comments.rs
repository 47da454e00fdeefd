//! The comments of programs in Chinese.
//!
//! A program is written once, in English. On a Chinese page its head gives way to what that page
//! says, a proof above `solve` to the proof there, and every other comment to its translation.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use judge::submissions::theorem::is_mark;
use pulldown_cmark::{Event, Tag, TagEnd};

use crate::language::{say, Language};

/// The translations, in the repository.
pub const COMMENTS: &str = "problems/comments.zh.toml";

/// How wide a comment with its indentation may be; a Chinese character is as wide as two letters.
const WIDTH: usize = 96;

/// What does not begin a line.
const CLOSING: &str = "，。；：、）！？";

/// Comments in Chinese, by the English ones.
pub struct Comments(BTreeMap<String, String>);

/// A program with Chinese comments, and those that have no translation.
#[derive(Debug, Default)]
pub struct Translated {
    pub source: String,
    pub missing: Vec<String>,
}

impl Comments {
    /// Reads the translations.
    pub fn read(text: &str) -> Result<Comments> {
        toml::from_str(text).map(Comments).context(COMMENTS)
    }

    /// A program with Chinese comments, the first of which is the head.
    pub fn translated(&self, source: &str, head: &[String]) -> Translated {
        let mark = if is_python(source) { "#" } else { "//" };
        let of_head = if source.starts_with("//!") { "//!" } else { mark };
        let lines: Vec<&str> = source.lines().collect();
        let of_head = lines.iter().take_while(|line| line.starts_with(of_head)).count();
        let mut program = Program { table: &self.0, mark, done: Translated::default() };
        for line in head {
            program.comment("", mark, line);
        }
        let mut rest = &lines[of_head..];
        while !rest.is_empty() {
            rest = program.part(rest);
        }
        program.done
    }

    /// The English comments.
    #[cfg(test)]
    pub fn english(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }
}

/// Only Python's comments begin with `#`, which is also how C++ includes a file.
fn is_python(source: &str) -> bool {
    source.starts_with("# ") || source.contains("\nimport ") || source.contains("\ndef ")
}

struct Program<'a> {
    table: &'a BTreeMap<String, String>,
    mark: &'static str,
    done: Translated,
}

impl Program<'_> {
    /// Takes the comment or the line that comes first, and returns what comes after it.
    fn part<'a, 'b>(&mut self, lines: &'a [&'b str]) -> &'a [&'b str] {
        let first = lines[0];
        let (indent, text) = first.split_at(first.len() - first.trim_start().len());
        let is_comment = |line: &&&str| line.trim().starts_with(self.mark) && !is_mark(line);
        let of_comment = lines.iter().take_while(is_comment).count();
        if of_comment > 0 {
            let (comment, rest) = lines.split_at(of_comment);
            let mark = if text.starts_with("///") { "///" } else { self.mark };
            let words =
                comment.iter().map(|line| line.trim().trim_start_matches(['/', '#']).trim());
            let is_proof = rest.first().is_some_and(|line| line.contains("fn solve("));
            let translation = self.translation(&words.collect::<Vec<&str>>().join(" "), is_proof);
            self.comment(indent, mark, &translation);
            return rest;
        }
        if let Some(words) = text.strip_prefix("\"\"\"") {
            let last = match words.contains("\"\"\"") {
                true => 0,
                false => lines[1..].iter().take_while(|line| !line.contains("\"\"\"")).count() + 1,
            };
            let (words, rest) = lines.split_at(last + 1);
            let words: Vec<&str> = words.iter().map(|it| it.trim().trim_matches('"')).collect();
            let translation = wrapped(&self.translation(&words.join(" "), false), indent.len());
            let lines = translation.join(&format!("\n{indent}"));
            self.done.source += &format!("{indent}\"\"\"{lines}\"\"\"\n");
            return rest;
        }
        let before = if self.mark == "#" { "  # " } else { " // " };
        match first.split_once(before).filter(|_| !is_mark(first)) {
            Some((code, words)) => {
                let translation = self.translation(words, false);
                self.done.source += &format!("{code}{before}{translation}\n");
            }
            None => self.done.source += &format!("{first}\n"),
        }
        &lines[1..]
    }

    fn comment(&mut self, indent: &str, mark: &str, text: &str) {
        for line in wrapped(text, indent.len() + mark.len() + 1) {
            self.done.source += &format!("{indent}{mark} {line}\n");
        }
    }

    fn translation(&mut self, english: &str, is_proof: bool) -> String {
        let english = english.split_whitespace().collect::<Vec<&str>>().join(" ");
        match self.table.get(&english) {
            Some(chinese) => chinese.clone(),
            None if is_proof => say(Language::Chinese, "proof_on_page").to_string(),
            None => {
                self.done.missing.push(english.clone());
                english
            }
        }
    }
}

/// The first sentence of a theorem that says who wins and can be said in a comment: it refers to
/// nothing before it and is not one of several cases, and its formulas have no signs but those of
/// programs and no variables but those of the statement.
pub fn theorem_sentence(theorem: &[Event], statement: &[Event]) -> Option<String> {
    const UNSAYABLE: char = '\0';
    let known: BTreeSet<&str> = statement.iter().flat_map(variables_of).collect();
    let is_known = |formula: &String| variables(formula).all(|name| known.contains(name));
    let mut text = String::new();
    for event in theorem {
        match event {
            Event::Text(part) | Event::Code(part) => text += part,
            Event::InlineMath(tex) => {
                text += &in_plain(tex).filter(is_known).unwrap_or(UNSAYABLE.into());
            }
            Event::SoftBreak => text.push(' '),
            Event::DisplayMath(_) | Event::Start(Tag::Item) => text.push(UNSAYABLE),
            Event::End(TagEnd::Paragraph | TagEnd::Item) => text.push('\n'),
            _ => {}
        }
    }
    let refers = |it: &str| ["所以", "更", "若", "如果"].iter().any(|word| it.starts_with(word));
    let is_whole = |it: &&str| !refers(it) && !it.contains(['这', '它', '记', UNSAYABLE]);
    let sentences = text.split_inclusive(['。', '\n']).map(str::trim);
    let mut sentences = sentences.filter(|it| it.contains("当且仅当") && it.ends_with('。'));
    sentences.find(is_whole).map(str::to_string)
}

/// The variables in a formula or a piece of code: words of one letter.
fn variables(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| word.len() == 1 && word.starts_with(char::is_alphabetic))
}

fn variables_of<'a>(event: &'a Event) -> Vec<&'a str> {
    match event {
        Event::Code(text) | Event::InlineMath(text) => variables(text).collect(),
        _ => Vec::new(),
    }
}

/// A formula in the signs of programs, if that is possible.
fn in_plain(tex: &str) -> Option<String> {
    const SIGNS: [(&str, &str); 6] = [
        ("\\oplus", "xor"),
        ("\\bmod", "mod"),
        ("\\min", "min"),
        ("\\le", "<="),
        ("\\ge", ">="),
        ("\\ne", "!="),
    ];
    let plain = SIGNS.iter().fold(tex.to_string(), |text, (tex, sign)| text.replace(tex, sign));
    (!plain.contains(['\\', '^', '_', '{'])).then_some(plain)
}

/// The text in lines that leave so much room at their side.
fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for unit in units(text) {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && room + width(line) + width(unit.trim_end()) > WIDTH {
            lines.push(unit);
        } else {
            *line += &unit;
        }
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

/// What no line divides: words, and characters with the punctuation after them.
fn units(text: &str) -> Vec<String> {
    let mut units: Vec<String> = Vec::new();
    for letter in text.chars() {
        let begins = |unit: &String| {
            let last = unit.chars().next_back().unwrap_or(' ');
            last != '（'
                && !CLOSING.contains(letter)
                && (last == ' ' || is_wide(last) || is_wide(letter))
        };
        match units.last_mut().filter(|unit| !begins(unit)) {
            Some(unit) => unit.push(letter),
            None => units.push(letter.to_string()),
        }
    }
    units
}

fn is_wide(letter: char) -> bool {
    letter >= '\u{2e80}'
}

fn width(text: &str) -> usize {
    text.chars().map(|letter| if is_wide(letter) { 2 } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::document::Document;
    use crate::pages::PROGRAMS;
    use judge::workspace::small_search::SEARCH;

    fn comments(table: &[(&str, &str)]) -> Comments {
        Comments(table.iter().map(|(en, zh)| (en.to_string(), zh.to_string())).collect())
    }

    #[test]
    fn a_program_has_its_comments_in_chinese() {
        let table = [("The wall.", "墙。"), ("a b c", "甲"), ("one two", "一二")];
        for (english, chinese) in [
            ("//! Rules.\n//! More.\n\nuse a;\n", "// 头\n\nuse a;\n"),
            (
                "// R.\n#include <a>\n\n// The wall.\nint a; // a b c\n",
                "// 头\n#include <a>\n\n// 墙。\nint a; // 甲\n",
            ),
            ("//! R.\n/// a b\n/// c\n// The theorem:\nx\n", "// 头\n/// 甲\n// The theorem:\nx\n"),
            ("//! R.\n/// Why.\npub fn solve() {\n", "// 头\n/// 证明见本页。\npub fn solve() {\n"),
            ("# R.\nimport a\nx = 7 // 2  # a b c\n", "# 头\nimport a\nx = 7 // 2  # 甲\n"),
            (
                "# R.\ndef f():\n    \"\"\"one\n    two\"\"\"\n    y\n",
                "# 头\ndef f():\n    \"\"\"一二\"\"\"\n    y\n",
            ),
        ] {
            let translated = comments(&table).translated(english, &["头".to_string()]);
            assert_eq!(translated.source, chinese);
            assert!(translated.missing.is_empty(), "{:?}", translated.missing);
        }
        let missing = comments(&table).translated("//! R.\n// No.\nx(); // Not.\n", &[]).missing;
        assert_eq!(missing, ["No.", "Not."]);
    }

    #[test]
    fn a_theorem_is_a_sentence_that_a_comment_can_say() {
        for (text, said) in [
            (
                "设 $x$。\n先手[必败](a.md)，当且仅当 $x \\oplus y \\ne 0$（甲）。\n乙。",
                Some("先手必败，当且仅当 x xor y != 0（甲）。"),
            ),
            (
                "先手必败，当且仅当 $x^2$ 大。\n\n甲必败，当且仅当 $y$ 大。",
                Some("甲必败，当且仅当 y 大。"),
            ),
            ("先手必败，当且仅当\n\n$x$。", None),
            ("- 先手必败，当且仅当 $x$ 大。", None),
            ("先手必败，当且仅当 $m$ 大。", None),
            ("所以先手必败，当且仅当 $x$ 大。", None),
        ] {
            let document = Document::parse("a.zh.md", &format!("# T\n\n{text}\n"));
            let statement = Document::parse("a.zh.md", "# T\n\n`x` 和 $1 \\le y$\n").head;
            let sentence = theorem_sentence(&document.head, &statement);
            assert_eq!(sentence.as_deref(), said, "{text}");
        }
    }

    #[test]
    fn a_long_comment_is_divided_between_words() {
        let text = "头".repeat(46) + "（a bc）。" + &"尾".repeat(3);
        let lines = wrapped(&text, 3);
        assert_eq!(lines, ["头".repeat(46), format!("（a bc）。{}", "尾".repeat(3))]);
    }

    /// No comment is left in English on a Chinese page, and no translation is left over.
    #[test]
    fn every_comment_of_a_chinese_page_is_translated() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let table = Comments::read(&fs::read_to_string(root.join(COMMENTS)).unwrap()).unwrap();
        let mut used = String::new();
        for problem in fs::read_dir(root.join("problems")).unwrap() {
            let folder = problem.unwrap().path();
            let files = PROGRAMS.iter().map(|(_, file)| file).chain([&SEARCH]);
            for file in files.filter(|_| folder.join("README.zh.md").exists()) {
                let file = folder.join(file);
                let Ok(source) = fs::read_to_string(&file) else { continue };
                let Translated { source, missing } = table.translated(&source, &[]);
                assert!(missing.is_empty(), "{}: {COMMENTS} lacks {missing:#?}", file.display());
                used += &source.split(['\n', '/', '#', '"', ' ']).collect::<String>();
            }
        }
        for english in table.english() {
            let chinese = &table.0[english];
            let shown: String = chinese.split(['/', '#', '"', ' ']).collect();
            assert!(used.contains(&shown), "{COMMENTS}: no program says {english:?}");
        }
    }
}
