//! A solution's own files as the beginning of one file, word for word.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use syn::ext::IdentExt;
use syn::Item;

use crate::text::{read_by_compilers, words, Place};

/// The files of a program: paths below the folder of its `main.rs`, and their texts.
pub type Tree = BTreeMap<String, String>;

/// The beginning of a bundle: the solution itself.
#[derive(Debug, Default)]
pub struct Solution {
    /// Its text.
    pub text: String,
    /// From which line on the text comes from which file, and from which line of it.
    pieces: Vec<(usize, String, usize)>,
}

impl Solution {
    /// Puts the modules of a solution into its `main.rs`, below lines of comment, and has the paths
    /// that begin with one of the `crates` lead to the module which takes its place.
    pub fn assemble(files: &Tree, crates: &[&str], header: &[String]) -> Result<Solution> {
        let text = header.iter().map(|line| format!("// {line}\n")).collect();
        let mut solution = Solution { text, pieces: Vec::new() };
        solution.add_file(files, "main.rs", "")?;
        solution.text = at_the_root(&solution.text, crates)?;
        Ok(solution)
    }

    /// Adds a file with those of its modules, which lie in `folder`.
    fn add_file(&mut self, files: &Tree, path: &str, folder: &str) -> Result<()> {
        let text = files.get(path).with_context(|| format!("the solution has no {path}"))?;
        let text = read_by_compilers(text).trim_end();
        let file = syn::parse_file(text).with_context(|| format!("{path} is not Rust"))?;
        let mut modules = Vec::new();
        add_modules(files, &file.items, folder, &mut modules);
        let mut done = 0;
        for Module { semicolon, path: inner, folder } in modules {
            self.add(path, text, done..semicolon.start);
            self.text += " {\n";
            self.add_file(files, &inner, &folder)?;
            self.text += "\n}";
            done = semicolon.end;
        }
        self.add(path, text, done..text.len());
        Ok(())
    }

    /// Adds a piece of a file.
    fn add(&mut self, path: &str, text: &str, piece: Place) {
        let line = |text: &str| text.matches('\n').count() + 1;
        self.pieces.push((line(&self.text), path.to_owned(), line(&text[..piece.start])));
        self.text += &text[piece];
    }

    /// The place in the solution's files from which a line of the text comes, as words.
    pub fn place_of(&self, line: usize) -> Option<String> {
        let mut pieces = self.pieces.iter().rev();
        let (start, file, first) = pieces.find(|(start, ..)| *start <= line)?;
        let is_inside = line <= self.text.lines().count();
        is_inside.then(|| format!("{file}, line {}", line - start + first))
    }
}

/// A module with a file of its own.
struct Module {
    /// Where it is declared: what the file takes the place of.
    semicolon: Place,
    path: String,
    /// Where the files of its own modules lie.
    folder: String,
}

/// Adds the modules among some items, in order. One without a file of its own is left to the
/// compiler: it may be for tests.
fn add_modules(files: &Tree, items: &[Item], folder: &str, modules: &mut Vec<Module>) {
    for item in items {
        let Item::Mod(module) = item else { continue };
        let path = format!("{folder}{}", module.ident.unraw());
        let folder = format!("{path}/");
        if let Some((_, items)) = &module.content {
            add_modules(files, items, &folder, modules);
        }
        let has_path = module.attrs.iter().any(|attribute| attribute.path().is_ident("path"));
        let mut paths = [format!("{path}.rs"), format!("{path}/mod.rs")].into_iter();
        let is_its_file = |path: &String| files.contains_key(path) && path != "main.rs";
        let file = paths.find(|path| !has_path && is_its_file(path));
        if let (Some(semicolon), Some(path)) = (&module.semi, file) {
            modules.push(Module { semicolon: semicolon.span.byte_range(), path, folder });
        }
    }
}

/// Writes `crate::` before the crates that a text names in modules, or behind `::`: they are modules
/// at the root. What is at the root stays as it is.
fn at_the_root(text: &str, crates: &[&str]) -> Result<String> {
    let modules = syn::parse_file(text)?.items.into_iter().filter_map(|item| match item {
        Item::Mod(module) => Some(module.content?.0.span.join().byte_range()),
        _ => None,
    });
    let modules: Vec<Place> = modules.collect();
    let (mut result, mut done) = (String::new(), 0);
    for word in words(text)? {
        let Some(start) = start_of_path(text, &word) else { continue };
        if !crates.contains(&&text[word.clone()]) {
            continue;
        }
        if start < word.start || modules.iter().any(|module| module.contains(&start)) {
            result += &format!("{}crate::{}", &text[done..start], &text[word.clone()]);
            done = word.end;
        } else if text[word.end..].starts_with("::{self,") {
            // `use proconio::{self, input}` would bring the name of the module once more.
            result += &format!("{}::{{", &text[done..word.end]);
            done = word.end + "::{self,".len();
            done += text[done..].len() - text[done..].trim_start_matches(' ').len();
        }
    }
    Ok(result + &text[done..])
}

/// Where a path or an import begins whose first name is this word: before it, or before its `::`.
fn start_of_path(text: &str, word: &Place) -> Option<usize> {
    let (before, behind) = (text[..word.start].trim_end(), text[word.end..].trim_start());
    let is_import = before.ends_with("use") || before.ends_with("crate");
    let is_whole = is_import && (behind.starts_with(';') || behind.starts_with("as "));
    if !(behind.starts_with("::") || is_whole) || before.ends_with('.') {
        return None;
    }
    // Behind a name without a space between them, `::` continues a path: `use a::itertools::x`.
    let is_name = |it: char| it.is_alphanumeric() || "_>".contains(it);
    match before.strip_suffix("::") {
        Some(rest) => (!rest.ends_with(is_name)).then_some(rest.len()),
        None => Some(word.start),
    }
}

/// Whether a program names a crate, and has no module of that name.
pub fn uses(files: &Tree, krate: &str) -> bool {
    let (mut is_named, mut has_module) = (false, false);
    for text in files.values().map(|text| read_by_compilers(text)) {
        for word in words(text).unwrap_or_default() {
            if &text[word.clone()] == krate {
                is_named |= start_of_path(text, &word).is_some();
                has_module |= text[..word.start].trim_end().ends_with("mod");
            }
        }
    }
    is_named && !has_module
}
