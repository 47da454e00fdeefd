//! A solution's own files as the beginning of one file, word for word.

use anyhow::{bail, ensure, Context, Result};
use syn::Item;

use crate::files::{file_of, folder_of, Tree};
use crate::rustc::Diagnostic;
use crate::syntax::{head, is_test, place};
use crate::text::{holds, Place, Tokenized};

/// The beginning of a bundle: the solution itself.
#[derive(Debug, Default)]
pub struct Solution {
    /// Its text.
    pub text: String,
    /// The file and the line that each of its lines comes from.
    origins: Vec<(String, usize)>,
}

/// Keywords before which a path may begin with `::`.
const BEFORE_PATHS: [&str; 14] = [
    "as", "break", "dyn", "else", "for", "if", "impl", "in", "match", "mut", "return", "use",
    "where", "while",
];

/// The macros that read another file.
const INCLUDING: [&str; 3] = ["include", "include_bytes", "include_str"];

impl Solution {
    /// Puts the modules of a solution into its `main.rs`, below lines of comment. Where `crates` are
    /// named from within a module, the paths begin at the root, in which they are modules now.
    pub fn assemble(files: &Tree, crates: &[&str], header: &[String]) -> Result<Solution> {
        ensure!(files.contains_key("main.rs"), "the solution has no main.rs");
        let main = Assembly { files, crates }.file("main.rs", "", false)?;
        let mut solution = Solution::default();
        for line in header {
            solution.push(&format!("// {line}\n"), "the header", 1);
        }
        solution.append(&main.text, &main.origins);
        solution.reads_no_file()?;
        Ok(solution)
    }

    /// A judge gets one file, so that there is no other to include.
    fn reads_no_file(&self) -> Result<()> {
        let source = Tokenized::new(&self.text)?;
        let including = |&(index, name): &(usize, &str)| {
            INCLUDING.contains(&name) && source.near(index, 1) == "!"
        };
        let mut names = source.tokens.iter().map(|token| token.text).enumerate();
        let Some((index, name)) = names.find(including) else { return Ok(()) };
        let (file, line) = &self.origins[source.line(source.tokens[index].place.start) - 1];
        bail!("{file}, line {line}: {name}! reads another file, and a judge gets one: put the text of that file here")
    }

    /// The place in the solution's files that a diagnostic is about, as words.
    pub fn place_of(&self, diagnostic: &Diagnostic) -> Option<String> {
        let mut origins = diagnostic.lines.iter().filter_map(|line| self.origins.get(line - 1));
        origins.next().map(|(file, line)| format!("{file}, line {line}"))
    }

    /// Adds text as if it came from this line of a file and the lines below.
    fn push(&mut self, text: &str, file: &str, line: usize) {
        for (text, line) in text.split_inclusive('\n').zip(line..) {
            self.append(text, &[(file.to_owned(), line)]);
        }
    }

    /// Adds text whose lines come from these places.
    fn append(&mut self, text: &str, origins: &[(String, usize)]) {
        for (line, origin) in text.split_inclusive('\n').zip(origins) {
            if self.text.is_empty() || self.text.ends_with('\n') {
                self.origins.push(origin.clone());
            }
            self.text += line;
        }
    }
}

/// What takes the place of a piece of a file: nothing, a path, or a module.
type Change = (Place, Solution);

struct Assembly<'a> {
    files: &'a Tree,
    crates: &'a [&'a str],
}

impl Assembly<'_> {
    fn file(&self, path: &str, folder: &str, nested: bool) -> Result<Solution> {
        let text = &self.files[path];
        let file = syn::parse_file(text).with_context(|| format!("{path} is not Rust"))?;
        let source = Tokenized::new(text)?;
        if !nested {
            self.no_other_crate(&source, path, &file.items)?;
        }
        let (mut changes, mut modules) = (Vec::new(), Vec::new());
        self.items(&source, &file.items, path, folder, &mut changes, &mut modules)?;
        if nested {
            modules.push(0..text.len());
        }
        self.paths(&source, path, &modules, &mut changes);
        changes.sort_by_key(|(place, _)| place.start);
        let (mut solution, mut done) = (Solution::default(), 0);
        for (place, by) in changes {
            if place.start >= done {
                solution.push(&text[done..place.start], path, source.line(done));
                solution.append(&by.text, &by.origins);
                done = place.end;
            }
        }
        solution.push(&text[done..], path, source.line(done));
        solution.text.truncate(solution.text.trim_end().len());
        Ok(solution)
    }

    /// In a bundle the crates are modules beside the items of `main.rs`.
    fn no_other_crate(&self, source: &Tokenized, path: &str, items: &[Item]) -> Result<()> {
        for item in items {
            let (name, why) = match item {
                Item::ExternCrate(item) => (
                    &item.ident,
                    "is a module in a bundle, and not a crate: write `use` in place of `extern crate`",
                ),
                Item::Mod(item) => (
                    &item.ident,
                    "is in a bundle already, in place of the crate: give this module another name",
                ),
                _ => continue,
            };
            let line = source.line(place(name).start);
            let is_crate = self.crates.iter().any(|krate| name == krate);
            ensure!(!is_crate, "{path}, line {line}: {name} {why}");
        }
        Ok(())
    }

    // Tests go, and modules with files of their own are put in.
    fn items(
        &self,
        source: &Tokenized,
        items: &[Item],
        path: &str,
        folder: &str,
        changes: &mut Vec<Change>,
        modules: &mut Vec<Place>,
    ) -> Result<()> {
        for item in items {
            if is_test(head(item).0) {
                let Place { start, end } = place(item);
                // With the blank lines above it.
                let above = source.text[..start].trim_end().len();
                changes.push((above..end, Solution::default()));
            } else if let Item::Mod(module) = item {
                if let Some((braces, items)) = &module.content {
                    modules.push(braces.span.join().byte_range());
                    let folder = folder_of(module, folder);
                    self.items(source, items, path, &folder, changes, modules)?;
                } else if let Some(semicolon) = &module.semi {
                    let file = file_of(self.files, module, folder)?;
                    let inner = self.file(&file, &folder_of(module, folder), true)?;
                    let (place, mut by) = (place(semicolon), Solution::default());
                    by.push(" {\n", path, source.line(place.start));
                    by.append(&Tokenized::new(&inner.text)?.indented(), &inner.origins);
                    by.push("\n}", path, source.line(place.start));
                    changes.push((place, by));
                }
            }
        }
        Ok(())
    }

    // The crate has become a module at the root.
    fn paths(&self, source: &Tokenized, path: &str, modules: &[Place], changes: &mut Vec<Change>) {
        for (index, token) in source.tokens.iter().enumerate() {
            let [first, second] = [-1, -2].map(|steps| source.near(index, steps));
            let is_imported = first == "use" && ["as", ";"].contains(&source.near(index, 1));
            if !self.crates.contains(&token.text) || !(source.is_step(index) || is_imported) {
                continue;
            }
            let is_in_module = modules.iter().any(|place| holds(place, &token.place));
            let [brace, own, behind] = [3, 4, 5].map(|steps| source.near(index, steps));
            if brace == "{" && own == "self" && behind == "," && !is_in_module {
                // `use proconio::{self, input}` would bring the name of the module once more.
                let [from, to] = [4, 6].map(|steps| source.tokens[index + steps].place.start);
                changes.push((from..to, Solution::default()));
            }
            let mut by = Solution::default();
            by.push(&format!("crate::{}", token.text), path, source.line(token.place.start));
            if first == ":" && second == ":" && !continues(source, index) {
                changes.push((source.tokens[index - 2].place.start..token.place.end, by));
            } else if first != ":" && is_in_module {
                changes.push((token.place.clone(), by));
            }
        }
    }
}

/// Whether a name that `::` stands before continues a path, as in `crate::itertools`.
fn continues(source: &Tokenized, index: usize) -> bool {
    let [first, second, third] = [-1, -2, -3].map(|steps| source.near(index, steps));
    first == ":"
        && second == ":"
        && third.ends_with(|c: char| c.is_alphanumeric() || "_>".contains(c))
        && !BEFORE_PATHS.contains(&third)
}

/// Whether a solution names a crate.
pub fn uses(files: &Tree, krate: &str) -> bool {
    let is_use = |source: &Tokenized, index: usize| {
        let [before, next] = [-1, 1].map(|steps| source.near(index, steps));
        let declares = ["use", "crate"].contains(&before) && ["as", ";"].contains(&next);
        let begins_path = ![".", "fn", "mod"].contains(&before)
            && source.is_step(index)
            && !continues(source, index);
        source.tokens[index].text == krate && (declares || begins_path)
    };
    let mut sources = files.values().filter_map(|text| Tokenized::new(text).ok());
    sources.any(|source| (0..source.tokens.len()).any(|index| is_use(&source, index)))
}
