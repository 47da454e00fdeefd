//! The words that the style sheet declines, looked for wherever there is Chinese.

use crate::{files_at, pages, read};

/// How the names of the sources and settings end that have Chinese.
const ENDINGS: [&str; 4] = [".rs", ".toml", ".js", ".html"];

const STYLE_SHEET: &str = "CONTRIBUTING.md";

#[test]
fn declined_words_do_not_come_back() {
    let declined = declined();
    let sources = ["crates", "problems"].into_iter().flat_map(files_at);
    let sources = sources.filter(|file| ENDINGS.iter().any(|ending| file.ends_with(ending)));
    let mut faults = Vec::new();
    for file in pages().into_iter().chain(sources) {
        for (number, line) in (1..).zip(read(&file).lines()) {
            // The table itself has them in its second column.
            let is_table = file == STYLE_SHEET && line.starts_with("| ");
            let found = declined.iter().find(|(word, _)| !is_table && line.contains(word.as_str()));
            faults.extend(found.map(|(word, own)| format!("{file}:{number}: {word}, not {own}")));
        }
    }
    assert!(faults.is_empty(), "word, not the one chosen\n{}", faults.join("\n"));
}

/// The word for `so` tires the reader: in a proof each sentence follows from those before it.
const SO: &str = "所以";

/// How many characters of a page there are at least for each of them.
const FOR_EACH: usize = 300;

#[test]
fn so_is_not_said_in_every_sentence() {
    for page in pages().into_iter().filter(|page| page.ends_with(".zh.md")) {
        let text = read(&page);
        let (count, length) = (text.matches(SO).count(), text.chars().count());
        let most = length / FOR_EACH;
        assert!(count <= most, "{page}: {SO} {count} times, and {most} are the most");
    }
}

/// Each declined word with the row's own ones.
fn declined() -> Vec<(String, String)> {
    let text = read(STYLE_SHEET);
    let rows = text.split("| 采用 | 不用 |\n|---|---|\n").nth(1).expect("the table");
    let rows = rows.lines().map(|row| row.trim_matches(['|', ' ']).split_once(" | ").expect(row));
    let words = rows.flat_map(|(own, words)| words.split('、').map(move |word| (word, own)));
    words.map(|(word, own)| (word.to_string(), own.to_string())).collect()
}
