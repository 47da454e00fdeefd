//! A page in Chinese says what the English one says, as far as a test can look that up: the same
//! headings, and in each section the same code, formulas, numbers, links, lists and folded parts.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use judge::catalogue::page::SECTIONS;
use judge::scaffold::UNTRANSLATED;
use judge::submissions::mistakes::{mistakes, Mistake};
use judge::workspace::Workspace;
use pulldown_cmark::{Event, Options, Parser};

use super::{fences, pages, problems, read, root, targets};

/// The entrance for readers of Chinese, which is not a translation.
const OF_ITS_OWN: &str = "README.zh.md";

/// Their manual, which has the sections of the English one, but is shorter.
const SHORTER: &str = "docs/manual.zh.md";

fn in_chinese() -> impl Iterator<Item = String> {
    pages().into_iter().filter(|page| page.ends_with(".zh.md"))
}

/// The pages that are written in both languages: the English one, the Chinese one.
fn twins() -> Vec<(String, String)> {
    let translated = in_chinese().filter(|page| page != OF_ITS_OWN);
    translated.map(|page| (page.replace(".zh.md", ".md"), page)).collect()
}

/// A page from heading to heading: the heading with its `#`s, the text below it.
fn sections(page: &str) -> Vec<(String, String)> {
    let mut sections = vec![(String::new(), String::new())];
    let mut in_code = false;
    for line in page.lines() {
        in_code ^= line.starts_with("```");
        if line.starts_with('#') && !in_code {
            sections.push((line.to_string(), String::new()));
        } else {
            let (_, text) = sections.last_mut().expect("there is a first one");
            *text += &format!("{line}\n");
        }
    }
    sections
}

fn level(heading: &str) -> usize {
    heading.chars().take_while(|&c| c == '#').count()
}

/// How often each of them occurs.
fn counted<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    items.into_iter().for_each(|item| *counts.entry(item).or_default() += 1);
    counts
}

/// A section without code blocks, names of cases, and the targets of links.
fn prose(section: &str) -> String {
    let outside: String = section.split("```").step_by(2).collect();
    let spans = [("[`", "`]"), ("](", ")"), ("<http", ">")];
    spans.iter().fold(outside, |text, &(start, end)| without(&text, start, end))
}

/// A text without the parts from `start` to the next `end`.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |kept, part| kept + " " + part.split_once(end).map_or("", |(_, rest)| rest))
}

/// The numbers in a section. Outside of a statement, 0, 1 and 2 may be words in one language and
/// digits in the other: ones, a power of two. A binary digit is named by its number in Chinese
/// alone: `第 3 位` for the digit of 8.
fn numbers(section: &str, heading: &str) -> BTreeMap<String, usize> {
    let is_statement = heading.ends_with(" Statement");
    let digit = |prose: String, place: u32| prose.replace(&format!("第 {place} 位"), "");
    let prose = (0..64).fold(prose(section), digit);
    let numbers = prose.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let told = numbers.filter(|number| is_statement || !["0", "1", "2"].contains(number));
    counted(told.map(String::from))
}

/// The formulas in a section, without their words. A letter alone may be a pronoun in one language.
fn formulas(section: &str) -> BTreeSet<String> {
    let is_formula = |event| match event {
        Event::InlineMath(tex) if tex.len() > 1 => Some(without(&tex, "\\text{", "}")),
        _ => None,
    };
    Parser::new_ext(section, Options::ENABLE_MATH).filter_map(is_formula).collect()
}

/// The English files to which the links of a section lead.
fn links(section: &str) -> BTreeMap<String, usize> {
    let elsewhere = section.split('<').skip(1).filter_map(|rest| rest.split('>').next());
    let elsewhere = elsewhere.filter(|target| target.contains("://"));
    let english = |target: &str| match target.contains("://") || target.contains("#position=") {
        true => target.replace(".zh.md", ".md"),
        false => {
            let file = target.split('#').next().unwrap_or_default().replace(".zh.md", ".md");
            file.trim_end_matches("/README.md").to_string()
        }
    };
    counted(targets(section).chain(elsewhere).map(english))
}

#[test]
fn a_chinese_page_has_the_sections_of_the_english_one() {
    let twins = twins();
    assert!(twins.len() > 31, "only {} pages are in Chinese", twins.len());
    for (english, chinese) in twins {
        let headings = |page: &str| -> Vec<String> {
            sections(&read(page)).into_iter().map(|(heading, _)| heading).collect()
        };
        let (ours, mut theirs) = (headings(&chinese).into_iter(), headings(&english).into_iter());
        for own in ours {
            let other = theirs.next().unwrap_or_default();
            let named = SECTIONS.iter().find(|(name, _)| other == format!("## {name}"));
            let is_same = match named.filter(|_| chinese.starts_with("problems/")) {
                Some((_, name)) => own == format!("## {name}"),
                None => level(&own) == level(&other),
            };
            assert!(is_same, "{chinese}: `{own}` stands where {english} has `{other}`");
        }
        assert_eq!(theirs.next(), None, "{chinese} ends before this section of {english}");
    }
}

#[test]
fn no_line_of_a_chinese_page_waits_for_its_translation() {
    for (_, chinese) in twins() {
        let line = read(&chinese).lines().position(|line| line.contains(UNTRANSLATED));
        assert_eq!(line.map(|line| line + 1), None, "{chinese}: the line with `{UNTRANSLATED}`");
    }
}

/// A page says its problem's mistakes in its own language, so each is said in both.
#[test]
fn a_chinese_page_has_the_mistakes_in_chinese() {
    let workspace = Workspace::at(&root()).expect("the root is a folder");
    let mut faults = Vec::new();
    for problem in problems() {
        if !workspace.problem(&problem.slug).join("README.zh.md").is_file() {
            continue;
        }
        for Mistake { name, zh, .. } in mistakes(&workspace, &problem).expect("each says why") {
            if !zh.is_some_and(|zh| zh.ends_with('。')) {
                faults.push(format!("problems/{}/wrong.toml, {name}", problem.slug));
            }
        }
    }
    assert!(faults.is_empty(), "`zh` is not a Chinese sentence\n{}", faults.join("\n"));
}

#[test]
fn a_chinese_page_has_the_code_numbers_and_links_of_the_english_one() {
    let mut differences = Vec::new();
    for (english, chinese) in twins().into_iter().filter(|(_, chinese)| chinese != SHORTER) {
        let text = read(&chinese);
        let (own, others) = (sections(&text), sections(&read(&english)));
        for ((_, own), (heading, other)) in own.iter().zip(&others) {
            let mut expect = |what: &str, is_same: bool, found: String| {
                if !is_same {
                    differences.push(format!("{chinese}, {heading}: {what}: {found}"));
                }
            };
            expect("code", fences(own) == fences(other), String::new());
            let (ours, theirs) = (formulas(own), formulas(other));
            let different: Vec<_> = ours.symmetric_difference(&theirs).collect();
            expect("formulas", different.is_empty(), format!("{different:?}"));
            let (ours, theirs) = (numbers(own, heading), numbers(other, heading));
            expect("numbers", ours == theirs, format!("{ours:?} for {theirs:?}"));
            let (ours, theirs) = (links(own), links(other));
            expect("links", ours == theirs, format!("{ours:?} for {theirs:?}"));
            for part in ["<details>", "</details>", "\n- ", "\n1. ", "\n|"] {
                let (ours, theirs) = (own.matches(part).count(), other.matches(part).count());
                expect(part.trim(), ours == theirs, format!("{ours} for {theirs}"));
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn a_chinese_page_links_to_chinese_pages_where_there_are_some() {
    for chinese in in_chinese() {
        let text = read(&chinese);
        for target in targets(&text) {
            if target.contains("://") || target.starts_with('#') {
                continue;
            }
            let file = target.split('#').next().unwrap_or_default();
            let file = Path::new(&chinese).with_file_name(file);
            let twin = file.to_string_lossy().replace(".zh.md", ".md").replace(".md", ".zh.md");
            let has_twin = twin.ends_with(".zh.md") && root().join(&twin).is_file();
            // A page may lead to the English one of its own.
            let is_twin = target.contains(".zh.md") || twin == chinese;
            assert!(!has_twin || is_twin, "{chinese}: {target} is there in Chinese: {twin}");
        }
    }
}
