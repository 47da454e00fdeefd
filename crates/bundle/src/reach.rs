//! The modules of a library that a program can reach by the names in it.
//!
//! Only a compiler knows which items are used, but it needs long for a whole library, of which
//! most solutions use a tenth. So a module that nobody names is left out before it is asked.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Item, ItemUse, UseTree};

use crate::files::Tree;
use crate::imports::imports;
use crate::syntax::{place, plain_name};
use crate::text::{lines_of, words, Edits};

/// A module at the root of the library.
struct Module<'a> {
    /// Its own name, and those under which the root exports its items.
    names: BTreeSet<String>,
    /// The words of its files.
    says: BTreeSet<&'a str>,
    /// The types and traits that it declares.
    declares: BTreeSet<&'a str>,
    /// The words at the beginnings of its implementations.
    implements: BTreeSet<&'a str>,
    /// Whether it may matter without being named.
    is_kept: bool,
}

/// The library without the modules that are out of reach of a program's files. It may lack what
/// the program uses without naming it; then a compiler refuses it.
pub fn within_reach(library: &Tree, files: &Tree) -> Tree {
    let Some((root, items)) = root(library) else { return library.clone() };
    let modules = modules(library, &items);
    let mut said: BTreeSet<&str> = files.values().flat_map(|text| code(text)).collect();
    let mut declared = BTreeSet::new();
    let mut reached = BTreeSet::new();
    loop {
        let next = modules.iter().find(|(name, module)| {
            !reached.contains(*name) && module.is_in_reach(&said, &declared)
        });
        let Some((name, module)) = next else { break };
        reached.insert(name);
        said.extend(&module.says);
        declared.extend(&module.declares);
    }
    let is_left_out =
        |name: &str| modules.contains_key(name) && !reached.contains(&name.to_owned());
    let mut edits = Edits::default();
    for item in items.iter().filter(|item| module_of(item).is_some_and(|name| is_left_out(&name))) {
        edits.cut(lines_of(root, place(item)));
    }
    let mut near = library.clone();
    near.retain(|path, _| !is_left_out(top(path)));
    near.insert("lib.rs".to_owned(), edits.apply(root));
    near
}

impl Module<'_> {
    fn is_in_reach(&self, said: &BTreeSet<&str>, declared: &BTreeSet<&str>) -> bool {
        self.is_kept
            || self.names.iter().any(|name| said.contains(name.as_str()))
            || !self.implements.is_disjoint(declared)
    }
}

fn root(library: &Tree) -> Option<(&str, Vec<Item>)> {
    let root = library.get("lib.rs")?;
    Some((root, syn::parse_file(root).ok()?.items))
}

fn modules<'a>(library: &'a Tree, items: &[Item]) -> BTreeMap<String, Module<'a>> {
    let mut modules = BTreeMap::new();
    for item in items {
        let Item::Mod(module) = item else { continue };
        let name = plain_name(module);
        // A missing file is reported when the library is pasted.
        if module.content.is_none() && library.keys().any(|path| top(path) == name) {
            modules.insert(name.clone(), Module::of(name, library));
        }
    }
    for item in items {
        let (Item::Use(import), Some(name)) = (item, module_of(item)) else { continue };
        if let Some(module) = modules.get_mut(&name) {
            for import in imports(&import.tree) {
                let (last, _) = &import.path[import.path.len() - 1];
                module.is_kept |= last == "*";
                module.names.insert(import.renamed.unwrap_or_else(|| last.clone()));
            }
        }
    }
    modules
}

impl<'a> Module<'a> {
    fn of(name: String, library: &'a Tree) -> Module<'a> {
        let files = library.iter().filter(|(path, _)| top(path) == name);
        let texts: Vec<&str> = files.map(|(_, text)| text.as_str()).collect();
        let lines = || texts.iter().flat_map(|text| lines(text));
        let declared = ["struct", "enum", "trait", "union", "type"];
        let declares = lines().flat_map(|line| {
            let words: Vec<&str> = words(line).collect();
            let pairs: Vec<&str> = words
                .windows(2)
                .filter(|pair| declared.contains(&pair[0]))
                .map(|pair| pair[1])
                .collect();
            pairs
        });
        let implements = lines().filter(|line| line.trim_start().starts_with("impl"));
        Module {
            names: BTreeSet::from([name]),
            says: lines().flat_map(words).collect(),
            declares: declares.collect(),
            implements: implements.flat_map(words).collect(),
            is_kept: texts.iter().any(|text| text.contains("macro_rules!")),
        }
    }
}

/// The module that an item of the root declares, or from which it imports.
fn module_of(item: &Item) -> Option<String> {
    match item {
        Item::Mod(module) => Some(plain_name(module)),
        Item::Use(ItemUse { tree: UseTree::Path(path), .. }) => match &*path.tree {
            UseTree::Path(inner) if path.ident == "self" || path.ident == "crate" => {
                Some(inner.ident.to_string())
            }
            _ => Some(path.ident.to_string()),
        },
        _ => None,
    }
}

/// The name of the module at the root to which a file belongs.
fn top(path: &str) -> &str {
    path.split('/').next().unwrap_or(path).trim_end_matches(".rs")
}

/// The lines of a file that are not comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim_start().starts_with("//"))
}

fn code(text: &str) -> impl Iterator<Item = &str> {
    lines(text).flat_map(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(files: &[(&str, &str)]) -> Tree {
        files.iter().map(|(path, text)| (path.to_string(), text.to_string())).collect()
    }

    fn library() -> Tree {
        tree(&[
            (
                "lib.rs",
                "pub mod heap;\npub mod more;\npub mod other;\nmod deep;\nmod glob;\n\
                 pub use self::heap::Heap;\npub use other::{a, b as c};\npub use self::glob::*;\n",
            ),
            ("heap.rs", "// other\npub struct Heap(crate::deep::Depth);\n"),
            ("more.rs", "impl crate::Heap {}\n"),
            ("other.rs", "pub fn a() {}\npub fn b() {}\n"),
            ("deep/mod.rs", "pub struct Depth;\n"),
            ("glob.rs", "pub struct Anything;\n"),
        ])
    }

    fn reached(program: &str) -> Vec<String> {
        within_reach(&library(), &tree(&[("main.rs", program)])).into_keys().collect()
    }

    #[test]
    fn a_module_brings_those_that_it_names_and_those_that_add_to_it() {
        let all_of_heap = ["deep/mod.rs", "glob.rs", "heap.rs", "lib.rs", "more.rs"];
        assert_eq!(reached("use gamecore::Heap;"), all_of_heap);
        assert_eq!(reached("use gamecore::c;"), ["glob.rs", "lib.rs", "other.rs"]);
        assert_eq!(reached("// Heap"), ["glob.rs", "lib.rs"]);
    }

    #[test]
    fn the_root_names_only_what_is_left() {
        let near = within_reach(&library(), &tree(&[("main.rs", "use gamecore::a;")]));
        let left = ["pub mod other;", "mod glob;", "pub use other::{a, b as c};"];
        let left = [&left[..], &["pub use self::glob::*;"]].concat();
        assert_eq!(near["lib.rs"].lines().collect::<Vec<&str>>(), left);
    }
}
