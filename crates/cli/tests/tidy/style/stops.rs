//! What stands between two sentences of a problem's page: a full stop, and `because` or a word
//! like it, rather than a semicolon or a colon.

use std::ops::Range;

use judge::catalogue::page::{section, SECTIONS};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::{pages, read};

/// How many a line has.
type Count = fn(&str) -> usize;

/// How many a page has at most: some places read no better with a full stop.
const LIMITS: [(&str, Count, usize); 4] = [
    ("semicolons", |line| line.matches(';').count(), 4),
    ("semicolons", |line| line.matches('；').count(), 4),
    ("colons before a clause", english_colons, 1),
    ("colons before a clause", chinese_colons, 4),
];

/// A section that is a list of titles.
const SOURCES: &str = "Sources";

/// The items of a statement that are lists of bounds.
const BOUNDS: [&str; 8] =
    ["Input:", "Output:", "Bounds:", "Limits:", "输入：", "输出：", "范围：", "限制："];

/// A clause begins with one of these, a list or a number seldom.
const OF_A_CLAUSE: [&str; 32] = [
    "a", "all", "an", "any", "because", "both", "each", "every", "for", "he", "if", "it", "its",
    "neither", "no", "nobody", "none", "nothing", "only", "she", "since", "so", "some", "the",
    "their", "then", "there", "these", "they", "this", "we", "you",
];

/// What a colon may announce in Chinese: a formula, code, a link, a quotation, an aside.
const ANNOUNCED: [char; 5] = ['$', '`', '[', '“', '（'];

/// After these a colon announces what is to be shown.
const CLAIMS: [&str; 2] = ["证明", "要证"];

#[test]
fn a_sentence_ends_with_a_full_stop() {
    let mut faults = Vec::new();
    for page in pages().into_iter().filter(|page| page.starts_with("problems/")) {
        let lines = prose(&read(&page));
        for (what, count, most) in LIMITS {
            let found: usize = lines.iter().map(|line| count(line)).sum();
            if found > most {
                faults.push(format!("{page}: {found} {what}, and {most} are the most"));
                faults.extend(lines.iter().filter(|line| count(line) > 0).cloned());
            }
        }
    }
    assert!(faults.is_empty(), "a full stop, or `because`\n{}", faults.join("\n"));
}

fn english_colons(line: &str) -> usize {
    let is_clause = |&(place, colon): &(usize, &str)| {
        let rest = &line[place + colon.len()..];
        let word = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        !is_label(&line[..place]) && OF_A_CLAUSE.contains(&word)
    };
    line.match_indices(": ").filter(is_clause).count()
}

fn chinese_colons(line: &str) -> usize {
    let is_clause = |&(place, colon): &(usize, &str)| {
        let (before, rest) = (&line[..place], line[place + colon.len()..].trim_start());
        let is_announced = |first: char| first.is_ascii_digit() || ANNOUNCED.contains(&first);
        let is_claim = CLAIMS.iter().any(|claim| before.ends_with(claim));
        let is_clause = !rest.is_empty() && !rest.starts_with(is_announced);
        is_clause && !is_claim && !is_label(before)
    };
    line.match_indices('：').filter(is_clause).count()
}

/// Whether a line begins as an item of a list does: `Heap 1`.
fn is_label(before: &str) -> bool {
    let has_number = before.contains(|c: char| c.is_ascii_digit() || c == '$');
    before.is_empty() || has_number && before.chars().count() <= 8
}

/// The lines of a page that are prose, where `$` is a formula, a backquote code, and `[` begins a
/// link.
fn prose(page: &str) -> Vec<String> {
    let names = SECTIONS.iter().map(|(name, _)| *name).filter(|name| *name != SOURCES);
    let lines = names.filter_map(|name| section(page, name)).flat_map(lines_of_prose);
    lines.filter(|line| !BOUNDS.iter().any(|bound| line.starts_with(bound))).collect()
}

fn lines_of_prose(section: &str) -> Vec<String> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_MATH;
    let (mut lines, mut line, mut left_out) = (Vec::new(), String::new(), 0);
    for event in Parser::new_ext(section, options) {
        match event {
            Event::Start(tag) if is_left_out(tag.to_end()) => left_out += 1,
            Event::End(end) if is_left_out(end) => left_out -= 1,
            _ if left_out > 0 => {}
            Event::Text(words) => line.push_str(&words),
            Event::InlineMath(_) => line.push('$'),
            Event::Code(_) => line.push('`'),
            Event::Start(Tag::Link { .. }) => line.push('['),
            Event::End(TagEnd::Link) => {}
            _ => lines.push(without_sources(std::mem::take(&mut line))),
        }
    }
    lines
}

/// Emphasis is a label at the beginning of a line, or a word.
fn is_left_out(end: TagEnd) -> bool {
    matches!(
        end,
        TagEnd::CodeBlock
            | TagEnd::Emphasis
            | TagEnd::Heading(_)
            | TagEnd::Image
            | TagEnd::Strong
            | TagEnd::Table
    )
}

/// A line without `(Sprague, 1935; Grundy, 1939)`.
fn without_sources(mut line: String) -> String {
    while let Some(range) = source_in(&line) {
        line.replace_range(range, "");
    }
    line
}

fn source_in(line: &str) -> Option<Range<usize>> {
    let aside = |(open, _)| Some(open..open + line[open..].find([')', '）'])?);
    let has_year = |range: &Range<usize>| {
        line.as_bytes()[range.clone()].windows(4).any(|it| it.iter().all(u8::is_ascii_digit))
    };
    line.match_indices(['(', '（']).filter_map(aside).find(has_year)
}

#[test]
fn every_stop_of_a_page_is_counted() {
    let counts = |line: &str| {
        let lines = prose(&format!("# A game\n\n## Statement\n\n{line}\n"));
        LIMITS.map(|(_, count, _)| lines.iter().map(|line| count(line)).sum::<usize>())
    };
    for (line, expected) in [
        ("One is lost; two are won.", [1, 0, 0, 0]),
        ("一颗必败；两颗必胜。", [0, 1, 0, 0]),
        ("Two are won: the opponent\nis left one: it is lost.", [0, 0, 2, 0]),
        ("两颗必胜：对手只剩一颗。", [0, 0, 0, 1]),
        ("- Bounds: the heaps; the moves.\n- 输出：一行；一个数。", [0; 4]),
        ("**An example: the sample.**\n*偶数*：后手胜。", [0; 4]),
        ("Heap 1: any number.\n第 1 堆：任意颗。", [0; 4]),
        ("It is known (Sprague, 1935; Grundy, 1939), (1; 2) and 结论（Sprague，1935；Grundy，1939）。", [1, 0, 0, 0]),
        ("`a; b: it` $a; b$ [c](d;e)\n\n| a; b |\n|---|\n| c; d |\n\n```text\na; b\n```", [0; 4]),
        ("Three ways: 1, 2 and 3.\n三种走法：1、2、3，证明：先手胜，公式： $n$，如下：", [0; 4]),
    ] {
        assert_eq!(counts(line), expected, "{line}");
    }
    assert!(prose("# A game\n\n## Sources\n\n- Bouton; 1901.\n").is_empty());
}
