//! The outline of a page in Chinese: what both languages share, and the English of the rest.

use crate::catalogue::page::SECTIONS;

/// The beginning of a line that is still in English.
pub const UNTRANSLATED: &str = "待译：";

/// Other words that stand alone in a line.
const WORDS: [(&str, &str); 6] = [
    ("Sample input", "样例输入"),
    ("Sample output", "样例输出"),
    ("<details><summary>First hint</summary>", "<details><summary>提示一</summary>"),
    ("<details><summary>Second hint</summary>", "<details><summary>提示二</summary>"),
    ("<details><summary>Third hint</summary>", "<details><summary>提示三</summary>"),
    ("<details><summary>Answer</summary>", "<details><summary>答案</summary>"),
];

/// The Chinese page of an English one with all headings, code and folded parts; each line of prose
/// waits for its translation, with its links and numbers.
pub(super) fn outline(page: &str) -> String {
    let mut is_code = false;
    let mut outline = String::new();
    for line in page.lines() {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        outline += &if is_code || is_fence { line.to_string() } else { prose(line) };
        outline.push('\n');
    }
    outline
}

fn prose(line: &str) -> String {
    let section = line.strip_prefix("## ").and_then(|name| SECTIONS.iter().find(|it| it.0 == name));
    if let Some((_, chinese)) = section {
        return format!("## {chinese}");
    }
    match WORDS.iter().find(|(english, _)| *english == line) {
        Some((_, chinese)) => chinese.to_string(),
        None if line.is_empty() || line == "</details>" || line.starts_with('!') => {
            line.to_string()
        }
        None => {
            let text = line.trim_start_matches(['#', '-', '>', ' ']);
            let (mark, text) = line.split_at(line.len() - text.len());
            let text = text.replace(".md)", ".zh.md)").replace(".md#", ".zh.md#");
            format!("{mark}{UNTRANSLATED}{text}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_has_the_structure_and_waits_for_its_prose() {
        let page = "# Nim: heaps\n\n> Which wins?\n\n## Statement\n\n\
            - Input: `n`, see [x](../x/README.md#y).\n\n\
            Sample input\n\n```text\n# 3\n```\n\n<details><summary>Answer</summary>\n\n</details>\n";
        let outline = outline(page);
        let expected = "# 待译：Nim: heaps\n\n> 待译：Which wins?\n\n## 题意\n\n\
            - 待译：Input: `n`, see [x](../x/README.zh.md#y).\n\n\
            样例输入\n\n```text\n# 3\n```\n\n<details><summary>答案</summary>\n\n</details>\n";
        assert_eq!(outline, expected);
    }
}
