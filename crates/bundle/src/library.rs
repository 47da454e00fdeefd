//! The library as pages: the files of its lower floor, of which a bundle takes some, whole.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use syn::{File, Ident, ImplItem, Item, ItemImpl, Type, TypePath, Visibility};

use crate::files::Tree;
use crate::syntax::head;
use crate::text::{Token, Tokenized};

/// The name of the library's crate, and of its module in a bundle.
pub const LIBRARY: &str = "gamecore";

/// The module of the library whose files are pages.
const FLOOR: &str = "theorems";

/// A library: its pages, and the names above them, of which a bundle has nothing.
#[derive(Debug, Default)]
pub struct Library {
    pages: BTreeMap<String, Page>,
    /// For each public name above, the pages that its file uses.
    above: BTreeMap<String, BTreeSet<String>>,
}

/// A file of the lower floor.
#[derive(Debug)]
struct Page {
    /// Its text as a module beside the other pages: not indented, so that its lines stay as they
    /// are.
    text: String,
    /// Its public names.
    names: BTreeSet<String>,
    /// The public methods that it adds to types of other pages.
    methods: BTreeSet<String>,
    /// The pages that it uses.
    uses: BTreeSet<String>,
}

impl Library {
    /// Reads the files of a library.
    ///
    /// # Errors
    /// If one of them is not Rust.
    pub fn parse(tree: &Tree) -> Result<Library> {
        let mut library = Library::default();
        for (path, text) in tree {
            library.add(path, text).with_context(|| path.clone())?;
        }
        Ok(library)
    }

    fn add(&mut self, path: &str, text: &str) -> Result<()> {
        let source = Tokenized::new(text)?;
        let file = source.file()?;
        let (names, uses) = (public_names(&file), pages_used(&source));
        match path.strip_prefix(FLOOR).and_then(|path| path.strip_prefix('/')) {
            Some("mod.rs") => {}
            Some(page) => {
                let text = for_readers(text).replace(&format!("crate::{FLOOR}::"), "super::");
                let page = page.trim_end_matches(".rs").to_owned();
                let methods = added_methods(&file);
                self.pages.insert(page, Page { text, names, methods, uses });
            }
            None => self.above.extend(names.into_iter().map(|name| (name, uses.clone()))),
        }
        Ok(())
    }

    /// The module that takes the place of the library: the pages whose names a program says, those
    /// that they use, and those with methods that it calls.
    pub fn module(&self, program: &str) -> Result<String> {
        let program = &Tokenized::new(program)?;
        let named = self.named(program);
        let mut text = format!("mod {LIBRARY} {{\n");
        for (page, name) in &named {
            text += &format!("pub use self::{page}::{name};\n");
        }
        let said = program.identifiers();
        if said.contains(FLOOR) {
            text += &format!("pub mod {FLOOR} {{\n    pub use super::*;\n}}\n");
        }
        for page in self.needed(named.into_iter().map(|(page, _)| page).collect(), &said) {
            text += &format!("\npub mod {page} {{\n{}}}\n", self.pages[page].text);
        }
        Ok(text + "}\n")
    }

    /// The public names of pages that a program says, each behind its page.
    fn named(&self, program: &Tokenized) -> BTreeSet<(&str, &str)> {
        let mut said = BTreeSet::new();
        for path in paths(program) {
            let is_name = |step: &&str| self.pages.values().any(|page| page.names.contains(*step));
            // Behind a module, or all names of one, other names may be the library's as well.
            if path.contains(&"*") || !path.iter().any(is_name) {
                said.extend(program.identifiers());
            }
            said.extend(path.into_iter().map(str::to_owned));
        }
        let names = self.pages.iter().flat_map(|(page, Page { names, .. })| {
            names.iter().map(move |name| (page.as_str(), name.as_str()))
        });
        names.filter(|(_, name)| said.contains(*name)).collect()
    }

    /// Some pages, all that they use, and those that add a method that is said to one of them.
    fn needed<'a>(
        &'a self,
        mut pages: BTreeSet<&'a str>,
        said: &BTreeSet<String>,
    ) -> BTreeSet<&'a str> {
        loop {
            let used = pages.iter().flat_map(|page| &self.pages[*page].uses).map(String::as_str);
            let adds = |page: &Page| {
                let is_called = !page.methods.is_disjoint(said);
                is_called && page.uses.iter().any(|it| pages.contains(it.as_str()))
            };
            let adding = self.pages.iter().filter(|(_, page)| adds(page));
            let more = used.chain(adding.map(|(name, _)| name.as_str()));
            let more: Vec<&str> = more.filter(|it| !pages.contains(it)).collect();
            if more.is_empty() {
                return pages;
            }
            pages.extend(more);
        }
    }

    /// Whether a name is one above the pages.
    pub fn leaves_out(&self, name: &str) -> bool {
        self.above.contains_key(name)
    }

    /// The modules whose functions say the same as some names above them.
    pub fn instead_of(&self, names: &[&str]) -> String {
        let used = names.iter().filter_map(|name| self.above.get(*name)).flatten();
        let used: BTreeSet<&String> = used.filter(|it| !self.pages[*it].names.is_empty()).collect();
        let pages: Vec<String> =
            used.into_iter().map(|page| format!("{LIBRARY}::{FLOOR}::{page}")).collect();
        match pages.is_empty() {
            true => format!("{LIBRARY}::{FLOOR}"),
            false => pages.join(" and "),
        }
    }
}

/// The names of the public items of a file.
fn public_names(file: &File) -> BTreeSet<String> {
    let has_name = |item: &&Item| {
        let visibility = match item {
            Item::Const(item) => &item.vis,
            Item::Enum(item) => &item.vis,
            Item::Fn(item) => &item.vis,
            Item::Mod(item) => &item.vis,
            Item::Struct(item) => &item.vis,
            Item::Trait(item) => &item.vis,
            Item::Type(item) => &item.vis,
            _ => return false,
        };
        is_public(visibility)
    };
    let names = file.items.iter().filter(has_name).filter_map(|item| head(item).1);
    names.map(ToString::to_string).filter(|name| name != FLOOR).collect()
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The public methods of a file, of types that it does not have itself.
fn added_methods(file: &File) -> BTreeSet<String> {
    let mut methods = BTreeSet::new();
    let own: Vec<&Ident> = file.items.iter().filter_map(|item| head(item).1).collect();
    for item in &file.items {
        let Item::Impl(ItemImpl { trait_: None, self_ty, items, .. }) = item else { continue };
        let Type::Path(TypePath { path, .. }) = &**self_ty else { continue };
        if path.segments.last().is_some_and(|segment| own.contains(&&segment.ident)) {
            continue;
        }
        methods.extend(items.iter().filter_map(|item| match item {
            ImplItem::Fn(method) if is_public(&method.vis) => Some(method.sig.ident.to_string()),
            _ => None,
        }));
    }
    methods
}

/// The pages that a file of the library uses.
fn pages_used(source: &Tokenized) -> BTreeSet<String> {
    let tokens = source.tokens.iter().enumerate();
    let floors = tokens.filter(|(_, token)| token.text == FLOOR);
    let used =
        floors.filter(|&(index, _)| source.near(index, -3) == "crate" && source.is_step(index));
    used.map(|(index, _)| source.near(index, 3).to_owned()).collect()
}

/// A page without what is for users of the library alone: its examples, which a bundle cannot run,
/// and an attribute that compilers before 1.40 do not know.
fn for_readers(text: &str) -> String {
    let (mut kept, mut is_example) = (Vec::new(), false);
    for line in text.lines() {
        let code = line.trim_start();
        let is_fence = ["//! ```", "/// ```"].iter().any(|fence| code.starts_with(fence));
        if is_fence
            && !is_example
            && kept.last().is_some_and(|above: &&str| above.trim().len() == 3)
        {
            kept.pop();
        }
        if !is_fence && !is_example && code != "#[non_exhaustive]" {
            kept.push(line);
        }
        is_example ^= is_fence;
    }
    kept.join("\n") + "\n"
}

/// The steps of each path of a program that begins with the library's name.
fn paths<'a>(program: &Tokenized<'a>) -> Vec<Vec<&'a str>> {
    let tokens = program.tokens.iter().enumerate();
    let named = tokens.filter(|(_, token)| token.text == LIBRARY);
    named.map(|(index, _)| steps(&program.tokens[index + 1..])).collect()
}

/// The names behind the first one of a path, which may open a tree as `use` has it.
fn steps<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
    let (mut steps, mut depth, mut before) = (Vec::new(), 0, "");
    for Token { text, .. } in tokens {
        match *text {
            ":" => {}
            "{" if before == ":" => depth += 1,
            "}" | "," if depth > 0 => depth -= usize::from(*text == "}"),
            step if step == "*" || step.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                if depth == 0 && before != ":" {
                    break;
                }
                steps.push(step);
            }
            _ => break,
        }
        before = text;
    }
    steps
}
