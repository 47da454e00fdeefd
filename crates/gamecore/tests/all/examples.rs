//! Every page of the documentation has an example, and every method stands in one of its page.

use std::fs;
use std::path::{Path, PathBuf};

pub fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn is_public_item(line: &str) -> bool {
    let kinds = ["const", "enum", "fn", "struct", "trait", "type"];
    let rest = line.strip_prefix("pub ").and_then(|rest| rest.split(' ').next());
    rest.map_or(false, |kind| kinds.contains(&kind))
}

/// The public items at the level of a module whose documentation has no example.
fn items_without(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let has_example = |place: usize| {
        let above = lines[..place].iter().rev();
        let mut block = above.take_while(|line| line.starts_with("//") || line.starts_with("#["));
        block.any(|line| line.starts_with("/// ```"))
    };
    let items = (0..lines.len()).filter(|&place| is_public_item(lines[place]));
    items.filter(|&place| !has_example(place)).map(|place| lines[place]).collect()
}

/// The code of all examples.
fn code(text: &str) -> Vec<&str> {
    let lines = text.lines().map(str::trim_start);
    let comments = lines.filter_map(|line| line.strip_prefix("///").or(line.strip_prefix("//!")));
    let comments: Vec<&str> = comments.collect();
    let parts = comments.split(|line| line.trim_start().starts_with("```"));
    parts.skip(1).step_by(2).flatten().copied().collect()
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The name of a public method or constant, or of a method of a trait.
fn method(line: &str, in_trait: bool) -> Option<&str> {
    let item = line.strip_prefix("    ").filter(|item| !item.starts_with(' '))?;
    let item = if in_trait { item } else { item.strip_prefix("pub ")? };
    let name = item.strip_prefix("const fn ").or(item.strip_prefix("fn "));
    name.or(item.strip_prefix("const "))?.split(|letter| !is_word(letter)).next()
}

/// Whether some line calls this method, or implements it.
fn is_used(name: &str, code: &[&str]) -> bool {
    let uses = [".", "::", "fn "].map(|before| format!("{before}{name}"));
    code.iter().any(|line| {
        let mut behind = uses.iter().flat_map(|used| line.split(used.as_str()).skip(1));
        behind.any(|rest| !rest.starts_with(is_word))
    })
}

/// The methods of a file that none of its examples uses.
fn methods_without(text: &str) -> Vec<&str> {
    let code = code(text);
    let mut in_trait = false;
    let mut without = Vec::new();
    for line in text.lines() {
        in_trait = line.starts_with("pub trait ") || in_trait && line != "}";
        without.extend(method(line, in_trait).filter(|name| !is_used(name, &code)));
    }
    without
}

/// The files of the public modules that are declared in a file.
fn modules(declared_in: &Path) -> Vec<PathBuf> {
    let (text, folder) = (fs::read_to_string(declared_in).unwrap(), declared_in.parent().unwrap());
    let names = text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let paths = names.map(|name| {
        let file = folder.join(format!("{name}.rs"));
        if file.exists() {
            file
        } else {
            folder.join(name).join("mod.rs")
        }
    });
    paths.collect()
}

#[test]
fn of_every_item() {
    let texts = files(&source()).into_iter().map(|path| fs::read_to_string(path).unwrap());
    let texts: Vec<String> = texts.collect();
    let without: Vec<&str> = texts.iter().flat_map(|text| items_without(text)).collect();
    assert_eq!(without, [""; 0]);
    let items = texts.iter().flat_map(|text| text.lines()).filter(|line| is_public_item(line));
    assert!(items.count() > 100, "the items are not found");
}

#[test]
fn of_every_method() {
    let texts = files(&source()).into_iter().map(|path| fs::read_to_string(path).unwrap());
    let texts: Vec<String> = texts.collect();
    let without: Vec<&str> = texts.iter().flat_map(|text| methods_without(text)).collect();
    assert_eq!(without, [""; 0]);
    let methods = texts.iter().flat_map(|text| text.lines()).filter_map(|line| method(line, false));
    assert!(methods.count() > 100, "the methods are not found");
}

#[test]
fn of_every_module() {
    let mut pages = modules(&source().join("lib.rs"));
    pages.extend(modules(&source().join("theorems/mod.rs")));
    assert!(pages.len() > 30, "the modules are not found");
    pages.retain(|page| !fs::read_to_string(page).unwrap().contains("\n//! ```\n"));
    assert_eq!(pages, [""; 0].map(PathBuf::from));
}
