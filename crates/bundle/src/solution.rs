//! A solution's own files as the beginning of one file, word for word.

use anyhow::{ensure, Context, Result};
use syn::Item;

use crate::files::{file_of, folder_of, Tree};
use crate::rustc::Diagnostic;
use crate::syntax::{head, is_test, place};
use crate::text::{holds, Place, Tokenized};

/// The beginning of a bundle: the solution itself.
#[derive(Debug)]
pub struct Solution {
    /// Its text.
    pub text: String,
    /// The file and the line that each of its lines comes from.
    origins: Vec<Origin>,
}

#[derive(Clone, Debug)]
struct Origin {
    file: String,
    line: usize,
}

/// Keywords before which a path may begin with `::`.
const BEFORE_PATHS: [&str; 14] = [
    "as", "break", "dyn", "else", "for", "if", "impl", "in", "match", "mut", "return", "use",
    "where", "while",
];

impl Solution {
    /// Puts the modules of a solution into its `main.rs`. Where `crates` are named from
    /// within a module, the paths begin at the root, in which they are modules now.
    pub fn of(files: &Tree, crates: &[&str]) -> Result<Solution> {
        ensure!(files.contains_key("main.rs"), "the solution has no main.rs");
        let assembly = Assembly { files, crates };
        let mut solution = assembly.file("main.rs", "", false)?;
        solution.text.truncate(solution.text.trim_end().len());
        Ok(solution)
    }

    /// The same solution below lines of comment.
    pub fn below(mut self, header: &[String]) -> Solution {
        let lines: String = header.iter().map(|line| format!("// {line}\n")).collect();
        let origin = Origin { file: "the header".to_owned(), line: 1 };
        self.origins.splice(0..0, header.iter().map(|_| origin.clone()));
        self.text.insert_str(0, &lines);
        self
    }

    /// The place in the solution's files that a diagnostic is about, as words.
    pub fn place_of(&self, diagnostic: &Diagnostic) -> Option<String> {
        let origins = diagnostic.lines.iter().filter_map(|line| self.origins.get(line - 1));
        let origin = origins.into_iter().next()?;
        Some(format!("{}, line {}", origin.file, origin.line))
    }

    fn push(&mut self, text: &str, mut origin: Origin) {
        for line in text.split_inclusive('\n') {
            if self.text.is_empty() || self.text.ends_with('\n') {
                self.origins.push(origin.clone());
            }
            self.text += line;
            origin.line += 1;
        }
    }

    fn push_indented(&mut self, inner: &Solution) -> Result<()> {
        let text = Tokenized::new(&inner.text)?.indented();
        for (line, origin) in text.split_inclusive('\n').zip(&inner.origins) {
            self.push(line, origin.clone());
        }
        Ok(())
    }
}

/// The text that takes the place of a piece of a file.
enum Change<'a> {
    Text(String),
    Module(&'a syn::ItemMod, String),
}

struct Assembly<'a> {
    files: &'a Tree,
    crates: &'a [&'a str],
}

impl Assembly<'_> {
    fn file(&self, path: &str, folder: &str, nested: bool) -> Result<Solution> {
        let text = &self.files[path];
        let file = syn::parse_file(text).with_context(|| format!("{path} is not Rust"))?;
        let source = Tokenized::new(text)?;
        let mut changes = Vec::new();
        let mut modules = Vec::new();
        self.items(&source, &file.items, folder, &mut changes, &mut modules);
        if nested {
            modules.push(0..text.len());
        }
        self.paths(&source, &modules, &mut changes);
        changes.sort_by_key(|(place, _)| place.start);
        self.apply(path, text, changes)
    }

    fn apply(&self, path: &str, text: &str, changes: Vec<(Place, Change)>) -> Result<Solution> {
        let mut solution = Solution { text: String::new(), origins: Vec::new() };
        let origin = |place: usize| {
            let line = text[..place].matches('\n').count() + 1;
            Origin { file: path.to_owned(), line }
        };
        let mut done = 0;
        for (place, change) in changes.into_iter().filter(|(place, _)| place.start < text.len()) {
            if place.start < done {
                continue;
            }
            solution.push(&text[done..place.start], origin(done));
            match change {
                Change::Text(by) => solution.push(&by, origin(place.start)),
                Change::Module(module, folder) => {
                    let file = file_of(self.files, module, &folder)?;
                    let mut inner = self.file(&file, &folder_of(module, &folder), true)?;
                    inner.text.truncate(inner.text.trim_end().len());
                    solution.push(" {\n", origin(place.start));
                    solution.push_indented(&inner)?;
                    solution.push("\n}", origin(place.start));
                }
            }
            done = place.end;
        }
        solution.push(&text[done..], origin(done));
        Ok(solution)
    }

    // Tests go, and modules with files of their own are put in.
    fn items<'i>(
        &self,
        source: &Tokenized,
        items: &'i [Item],
        folder: &str,
        changes: &mut Vec<(Place, Change<'i>)>,
        modules: &mut Vec<Place>,
    ) {
        for item in items {
            if is_test(head(item).0) {
                let place = source.with_comments(place(item));
                changes.push((place, Change::Text(String::new())));
            } else if let Item::Mod(module) = item {
                if let Some((braces, items)) = &module.content {
                    modules.push(braces.span.join().byte_range());
                    self.items(source, items, &folder_of(module, folder), changes, modules);
                } else if let Some(semicolon) = &module.semi {
                    let change = Change::Module(module, folder.to_owned());
                    changes.push((place(semicolon), change));
                }
            }
        }
    }

    // The crate has become a module at the root.
    fn paths(&self, source: &Tokenized, modules: &[Place], changes: &mut Vec<(Place, Change)>) {
        for (index, token) in source.tokens.iter().enumerate() {
            let [first, second, third] = [-1, -2, -3].map(|steps| source.near(index, steps));
            let is_imported = first == "use" && ["as", ";"].contains(&source.near(index, 1));
            if !self.crates.contains(&token.text) || !(source.is_step(index) || is_imported) {
                continue;
            }
            let by = Change::Text(format!("crate::{}", token.text));
            let continues = third.ends_with(|c: char| c.is_alphanumeric() || "_>".contains(c))
                && !BEFORE_PATHS.contains(&third);
            if first == ":" && second == ":" && !continues {
                changes.push((source.tokens[index - 2].place.start..token.place.end, by));
            } else if first != ":" && modules.iter().any(|place| holds(place, &token.place)) {
                changes.push((token.place.clone(), by));
            }
        }
    }
}

/// Whether a solution names a crate.
pub fn uses(files: &Tree, krate: &str) -> bool {
    let is_use = |source: &Tokenized, index: usize| {
        let [before, next] = [-1, 1].map(|steps| source.near(index, steps));
        let declares = ["use", "crate"].contains(&before) && ["as", ";"].contains(&next);
        let begins_path = ![".", "fn", "mod"].contains(&before) && source.is_step(index);
        source.tokens[index].text == krate && (declares || begins_path)
    };
    let mut sources = files.values().filter_map(|text| Tokenized::new(text).ok());
    sources.any(|source| (0..source.tokens.len()).any(|index| is_use(&source, index)))
}
