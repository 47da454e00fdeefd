//! The library as pages: the files of its lower floor, of which a bundle takes some, whole.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use syn::{
    File, Ident, ImplItem, Item, ItemConst, ItemEnum, ItemFn, ItemImpl, ItemMod, ItemStruct,
    ItemTrait, ItemType, Signature, Type, TypePath, Visibility,
};

use crate::solution::Tree;
use crate::text::{words, Place};

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
    pub fn parse(files: &Tree) -> Result<Library> {
        let mut library = Library::default();
        for (path, text) in files {
            let file = syn::parse_file(text).with_context(|| path.clone())?;
            let (names, uses) = (public_names(&file), pages_used(text));
            match path.strip_prefix(FLOOR).and_then(|path| path.strip_prefix('/')) {
                Some("mod.rs") => {}
                Some(page) => {
                    let text = for_readers(text).replace(&format!("crate::{FLOOR}::"), "super::");
                    let page = page.trim_end_matches(".rs").to_owned();
                    let methods = added_methods(&file);
                    library.pages.insert(page, Page { text, names, methods, uses });
                }
                None => {
                    library.above.extend(names.into_iter().map(|name| (name, uses.clone())));
                }
            }
        }
        Ok(library)
    }

    /// The module that takes the place of the library: the pages whose names a program says, those
    /// that they use, and those with methods that it calls.
    pub fn module(&self, program: &str) -> Result<String> {
        let words = words(program)?;
        let said: BTreeSet<&str> = words.iter().map(|word| &program[word.clone()]).collect();
        let mut named = BTreeSet::new();
        for word in words.iter().filter(|word| &program[(*word).clone()] == LIBRARY) {
            let path = path_behind(program, word);
            let is_name = |name: &&str| self.pages.values().any(|page| page.names.contains(*name));
            // Behind a module, or all names of one, other names may be the library's as well.
            if path.contains(&"*") || !path.iter().any(is_name) {
                named.extend(&said);
            }
            named.extend(path);
        }
        let (mut text, mut pages) = (format!("mod {LIBRARY} {{\n"), BTreeSet::new());
        for (page, Page { names, .. }) in &self.pages {
            for name in names.iter().filter(|name| named.contains(name.as_str())) {
                text += &format!("pub use self::{page}::{name};\n");
                pages.insert(page.as_str());
            }
        }
        if said.contains(FLOOR) {
            text += &format!("pub mod {FLOOR} {{\n    pub use super::*;\n}}\n");
        }
        for page in self.needed(pages, &said) {
            text += &format!("\npub mod {page} {{\n{}}}\n", self.pages[page].text);
        }
        Ok(text + "}\n")
    }

    /// Some pages, all that they use, and those that add a method that is said to one of them.
    fn needed<'a>(
        &'a self,
        mut pages: BTreeSet<&'a str>,
        said: &BTreeSet<&str>,
    ) -> BTreeSet<&'a str> {
        loop {
            let is_needed = |(name, page): &(&String, &Page)| {
                let is_used = pages.iter().any(|it| self.pages[*it].uses.contains(*name));
                let is_called = page.methods.iter().any(|it| said.contains(it.as_str()));
                is_used || is_called && page.uses.iter().any(|it| pages.contains(it.as_str()))
            };
            let needed = self.pages.iter().filter(is_needed).map(|(name, _)| name.as_str());
            let more: Vec<&str> = needed.filter(|it| !pages.contains(it)).collect();
            if more.is_empty() {
                return pages;
            }
            pages.extend(more);
        }
    }

    /// A sentence about those of some names that stand above the pages, if there are any.
    pub fn left_out(&self, names: &[&str]) -> Option<String> {
        let above = names.iter().filter_map(|name| Some((*name, self.above.get(*name)?)));
        let (names, used): (Vec<&str>, Vec<_>) = above.unzip();
        let used: BTreeSet<&String> = used.into_iter().flatten().collect();
        let is_for_users = |page: &&&String| !self.pages[**page].names.is_empty();
        let pages: Vec<String> = used
            .iter()
            .filter(is_for_users)
            .map(|page| format!("{LIBRARY}::{FLOOR}::{page}"))
            .collect();
        let instead =
            if pages.is_empty() { format!("{LIBRARY}::{FLOOR}") } else { pages.join(" and ") };
        let only = "a bundle has gamecore's theorems and not its games with their traits";
        let names = (!names.is_empty()).then(|| names.join(" and "))?;
        Some(format!("{names}: {only}; call the functions of {instead}"))
    }
}

/// The names and the stars of a path behind its first word, or of an import with braces.
fn path_behind<'a>(program: &'a str, word: &Place) -> Vec<&'a str> {
    let behind = &program[word.end..];
    let is_name = |it: char| it.is_alphanumeric() || "_*".contains(it);
    let path = behind.split(|it| !is_name(it) && it != ':').next().unwrap_or(behind);
    let has_braces = behind[path.len()..].starts_with('{');
    let path = if has_braces { behind.split(';').next().unwrap_or(behind) } else { path };
    path.split(|it| !is_name(it)).filter(|name| !name.is_empty()).collect()
}

/// The visibility of an item, and its name.
fn head(item: &Item) -> Option<(&Visibility, &Ident)> {
    match item {
        Item::Const(ItemConst { vis, ident, .. })
        | Item::Enum(ItemEnum { vis, ident, .. })
        | Item::Fn(ItemFn { vis, sig: Signature { ident, .. }, .. })
        | Item::Mod(ItemMod { vis, ident, .. })
        | Item::Struct(ItemStruct { vis, ident, .. })
        | Item::Trait(ItemTrait { vis, ident, .. })
        | Item::Type(ItemType { vis, ident, .. }) => Some((vis, ident)),
        _ => None,
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The names of the public items of a file.
fn public_names(file: &File) -> BTreeSet<String> {
    let heads = file.items.iter().filter_map(head).filter(|(visibility, _)| is_public(visibility));
    heads.map(|(_, name)| name.to_string()).filter(|name| name != FLOOR).collect()
}

/// The public methods of a file, of types that it does not have itself.
fn added_methods(file: &File) -> BTreeSet<String> {
    let own: Vec<&Ident> = file.items.iter().filter_map(head).map(|(_, name)| name).collect();
    let mut methods = BTreeSet::new();
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

/// The pages that a file of the library imports.
fn pages_used(text: &str) -> BTreeSet<String> {
    let import = format!("use crate::{FLOOR}::");
    let paths = text.lines().filter_map(|line| line.trim_start().strip_prefix(&import));
    paths.filter_map(|path| path.split("::").next()).map(str::to_owned).collect()
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
