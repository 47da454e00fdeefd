//! The pages of the problems in the terminal: the statement, and the hints one by one.

use anyhow::{bail, ensure, Context, Result};
use command::arguments::{Hint, Show};
use command::dialogue::tell;
use command::RIGHT;
use judge::catalogue::page::{heading, section};
use judge::catalogue::Need;
use judge::disk::files::utf8_text;
use judge::output::println;
use judge::session::Session;
use package::formula;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use serde_json::json;
use study::{said, Language};

/// A problem's page.
struct Page {
    slug: String,
    text: String,
}

impl Page {
    /// The page in the language that is spoken.
    fn read(session: &Session, problem: &str) -> Result<Page> {
        let slug = session.of_the_set(problem, Need::Sources)?.slug.clone();
        let folder = session.workspace.problem(&slug);
        // A problem may come without a page in Chinese.
        let spoken = folder.join(Language::spoken().document("README.md"));
        let file = if spoken.exists() { spoken } else { folder.join("README.md") };
        let text = utf8_text(&file)?;
        Ok(Page { slug, text })
    }

    fn title(&self) -> &str {
        heading(&self.text).unwrap_or_default()
    }

    fn statement(&self) -> Result<&str> {
        section(&self.text, "Statement").context("its page has no statement")
    }

    /// The hints, each with its summary.
    fn hints(&self) -> Vec<(&str, &str)> {
        let hints = section(&self.text, "Hints").unwrap_or_default();
        let details = hints.split("<details><summary>").skip(1);
        details
            .filter_map(|details| details.split_once("</summary>"))
            .map(|(summary, rest)| {
                (summary, rest.split("</details>").next().unwrap_or_default().trim())
            })
            .collect()
    }
}

/// Prints the statement of a problem.
pub fn show(session: &Session, options: &Show) -> Result<u8> {
    let page = Page::read(session, &options.problem)?;
    let statement = page.statement()?;
    if options.json {
        let said = json!({
            "problem": page.slug, "game": page.title(), "statement": statement,
            "hints": page.hints().len()
        });
        println!("{}", serde_json::to_string_pretty(&said)?)?;
        return Ok(RIGHT);
    }
    tell(page.title())?;
    println!()?;
    tell(&in_terminal(statement))?;
    Ok(RIGHT)
}

/// Prints a hint, and says how to get the next one.
pub fn hint(session: &Session, options: &Hint) -> Result<u8> {
    let page = Page::read(session, &options.problem)?;
    let (slug, hints) = (&page.slug, page.hints());
    let count = hints.len();
    ensure!(count > 0, "{}", said!("the page of {} has no hints", "{} 的页面没有提示", slug));
    let Some((summary, text)) = options.number.checked_sub(1).and_then(|it| hints.get(it)) else {
        bail!(
            "{}",
            said!(
                "{} has {} hints, and not {}",
                "{} 有 {} 条提示，没有第 {} 条",
                slug,
                count,
                options.number
            )
        )
    };
    tell(summary)?;
    println!()?;
    tell(&in_terminal(text))?;
    println!()?;
    let next = options.number + 1;
    tell(&if next <= count {
        said!(
            "`cargo judge hint {} {}` shows the next of {}",
            "`cargo judge hint {} {}` 给出下一条，共 {} 条",
            slug,
            next,
            count
        )
    } else {
        said!(
            "this was the last one; theorem and proof stand in problems/{}/{}",
            "这是最后一条；定理与证明见 problems/{}/{}",
            slug,
            Language::spoken().document("README.md")
        )
    })?;
    Ok(RIGHT)
}

/// Markdown as lines of a terminal: a paragraph is a line, which `tell` breaks; code is indented,
/// formulas are characters, and of a link only its words are left.
fn in_terminal(markdown: &str) -> String {
    let mut lines = Lines::default();
    for event in Parser::new_ext(markdown, Options::ENABLE_MATH) {
        lines.take(event);
    }
    lines.text.trim_end().to_string()
}

/// Characters from here on, which are Chinese, need no space between them.
const FIRST_OF_CHINESE: char = '\u{2E80}';

/// What has been written so far.
#[derive(Default)]
struct Lines {
    text: String,
    is_code: bool,
    /// How many items the next paragraph lies in.
    depth: usize,
}

impl Lines {
    fn take(&mut self, event: Event) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => self.is_code = true,
            Event::End(TagEnd::CodeBlock) => {
                self.is_code = false;
                self.text += "\n";
            }
            Event::Start(Tag::Item) => {
                self.text += &"  ".repeat(self.depth);
                self.text += "- ";
                self.depth += 1;
            }
            Event::End(TagEnd::Item) => {
                self.depth -= 1;
                if !self.text.ends_with('\n') {
                    self.text += "\n";
                }
            }
            Event::End(TagEnd::List(_)) if self.depth == 0 => self.text += "\n",
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_)) => {
                self.text += if self.depth == 0 { "\n\n" } else { "\n" };
            }
            Event::Text(text) if self.is_code => {
                for line in text.lines() {
                    self.text += &format!("    {line}\n");
                }
            }
            Event::Text(text) | Event::Code(text) => self.text += &text,
            Event::InlineMath(tex) | Event::DisplayMath(tex) => self.text += &formula::plain(&tex),
            // A sentence in Chinese needs no space behind it.
            Event::SoftBreak if !self.text.ends_with(|last| last >= FIRST_OF_CHINESE) => {
                self.text += " ";
            }
            Event::HardBreak => self.text += "\n",
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn a_page_is_read_in_a_terminal() {
        let text = "# Nim: take\n\n51nod.\n\n## Statement\n\nThere are `N` [heaps](x).\nWho wins?\n\n\
            - Input: $1 \\le N \\le 10^9$\n  in a line.\n- Output: `A`.\n\nSample\n\n```text\n3\n1\n```\n\n\
            ## Hints\n\n<details><summary>First hint</summary>\n\nPairs, *always*.\n\n</details>\n\n\
            <details><summary>Second hint</summary>\n\nBits.\n\n</details>\n\n## Theorem\n\nT.\n";
        let page = Page { slug: "nim".to_string(), text: text.to_string() };
        assert_eq!(page.title(), "Nim: take");
        assert_eq!(
            in_terminal(page.statement().unwrap()),
            "There are N heaps. Who wins?\n\n- Input: 1 ≤ N ≤ 10⁹ in a line.\n- Output: A.\n\n\
             Sample\n\n    3\n    1"
        );
        assert_eq!(page.hints(), [("First hint", "Pairs, *always*."), ("Second hint", "Bits.")]);
        assert_eq!(in_terminal("先手。\n后手。"), "先手。后手。");
    }

    #[test]
    fn every_page_is_read_in_a_terminal() {
        let problems = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let mut pages = 0;
        for folder in fs::read_dir(problems).unwrap() {
            for name in ["README.md", "README.zh.md"] {
                let file = folder.as_ref().unwrap().path().join(name);
                let Ok(text) = fs::read_to_string(&file) else { continue };
                let page = Page { slug: String::new(), text };
                let hints = page.hints();
                assert!(!hints.is_empty(), "{}", file.display());
                let parts = hints.iter().map(|(_, text)| *text).chain([page.statement().unwrap()]);
                for text in parts.map(in_terminal) {
                    let is_raw =
                        text.contains(['\\', '$']) || text.contains("](") || text.is_empty();
                    assert!(!is_raw, "{}: {text}", file.display());
                }
                pages += 1;
            }
        }
        assert!(pages > 180, "{pages}");
    }
}
