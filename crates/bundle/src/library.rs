//! The library as a list of items, of which a bundle takes some.
//!
//! Their names differ from each other, so that they can all stand in one module.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{bail, ensure, Context, Result};
use syn::{File, ImplItem, Item, ItemImpl, TraitItem, Type, UseTree};

use crate::clean::{cleaned, ROOTS};
use crate::files::{file_of, folder_of, Tree};
use crate::syntax::{head, is_test, place};
use crate::text::{Place, Tokenized};

/// The name of the library's crate, and of its module in a bundle.
pub const LIBRARY: &str = "gamecore";

/// The items of a library, in the order of its files.
#[derive(Debug, Default)]
pub struct Library {
    pub(crate) pages: Vec<Page>,
    pub(crate) entries: Vec<Entry>,
    /// The names of the items.
    names: BTreeSet<String>,
    /// The names of the modules.
    modules: BTreeSet<String>,
    /// The traits, with their members.
    traits: BTreeMap<String, BTreeSet<String>>,
    /// The items by their names.
    items: BTreeMap<String, usize>,
}

/// A file of a library.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// The names that it imports from std, with their paths.
    pub imports: BTreeMap<String, String>,
    /// The names of the library that are in scope.
    scope: BTreeSet<String>,
}

/// An item, or a member of the item before it.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The number of its page.
    pub page: usize,
    /// Its text; of an item with members, the text that is before them.
    pub text: String,
    /// Where its name stands in the text.
    pub sign: Place,
    /// What brings it into a bundle.
    pub kind: Kind,
    /// The names in its text, and the traits of which it calls methods.
    pub says: BTreeSet<String>,
    /// Whether a blank line is above it.
    pub is_apart: bool,
}

/// What brings an entry into a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Somebody names it.
    Named(String),
    /// This type is there, and somebody names one of the members.
    Inherent(String),
    /// All these types and traits are there.
    Implementation(Vec<String>),
    /// This item is there, and somebody names the member.
    Member(usize, String),
    /// This item is there, and a member of the trait has this name.
    OfTrait(usize, String, String),
}

impl Library {
    /// Takes the files of a library apart.
    ///
    /// # Errors
    /// If a file is missing or is not Rust, or holds something that cannot be moved, or if two
    /// items have one name.
    pub fn of(tree: &Tree) -> Result<Library> {
        let mut files = Vec::new();
        add_files(tree, "lib.rs", "", &mut files)?;
        let mut library = Library::default();
        for file in &files {
            library.add_names(&file.syntax).with_context(|| file.path.clone())?;
        }
        for file in files {
            let text = cleaned(&file.source, &file.syntax, &library.names);
            library.add(&text).with_context(|| file.path.clone())?;
        }
        library.find_methods();
        Ok(library)
    }

    /// The item with a name.
    pub(crate) fn item(&self, name: &str) -> Option<usize> {
        self.items.get(name).copied()
    }

    /// The item that a program can mean by a name.
    pub(crate) fn public(&self, name: &str) -> Option<usize> {
        self.item(name).filter(|&item| {
            let Entry { text, sign, .. } = &self.entries[item];
            let line = text[..sign.start].rsplit('\n').next();
            line.is_some_and(|line| line.starts_with("pub "))
        })
    }

    /// The members of an item.
    pub(crate) fn members(&self, item: usize) -> impl Iterator<Item = usize> + '_ {
        let is_its = move |&member: &usize| self.entries[member].kind.owner() == Some(item);
        (item + 1..self.entries.len()).take_while(is_its)
    }

    /// Whether a name is that of an item.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Whether a name is that of a module.
    pub(crate) fn has_module(&self, name: &str) -> bool {
        self.modules.contains(name)
    }

    /// The traits with a member among these names.
    pub(crate) fn traits_called<'a>(
        &'a self,
        names: &'a BTreeSet<String>,
    ) -> impl Iterator<Item = &'a String> {
        let traits = self.traits.iter();
        traits.filter(|(_, members)| !members.is_disjoint(names)).map(|(name, _)| name)
    }

    fn add_names(&mut self, file: &File) -> Result<()> {
        for item in &file.items {
            let Some(name) = head(item).1.map(|name| name.to_string()) else { continue };
            if let Item::Mod(_) = item {
                self.modules.insert(name);
                continue;
            }
            if let Item::Trait(item) = item {
                let members = item.items.iter().filter_map(name_in_trait);
                let members = members.map(|member| member.to_string()).collect();
                self.traits.insert(name.clone(), members);
            }
            ensure!(self.names.insert(name.clone()), "it has a second item called {name}");
        }
        Ok(())
    }

    fn add(&mut self, text: &str) -> Result<()> {
        let source = Tokenized::new(text)?;
        let file = source.file()?;
        self.pages.push(Page::default());
        for item in &file.items {
            self.add_item(&source, item)?;
        }
        Ok(())
    }

    fn add_item(&mut self, source: &Tokenized, item: &Item) -> Result<()> {
        let whole = source.with_comments(place(item));
        match item {
            Item::Mod(_) => {}
            Item::Use(item) => self.import(item)?,
            Item::Trait(item) => {
                let (name, open) = (item.ident.to_string(), item.brace_token.span.open());
                self.scope().insert(name.clone());
                let sign = item.ident.span().byte_range();
                let head = whole.start..open.byte_range().end;
                let owner = self.push(source, head, sign, Kind::Named(name));
                for member in &item.items {
                    let name = name_in_trait(member).context("it calls a macro")?;
                    let kind = Kind::Member(owner, name.to_string());
                    let sign = name.span().byte_range();
                    self.push(source, source.with_comments(place(member)), sign, kind);
                }
            }
            Item::Impl(item) => self.add_impl(source, whole, item)?,
            item => {
                let name = head(item).1.context("it has an item without a name")?;
                let kind = Kind::Named(name.to_string());
                self.push(source, whole, name.span().byte_range(), kind);
            }
        }
        Ok(())
    }

    fn add_impl(&mut self, source: &Tokenized, whole: Place, item: &ItemImpl) -> Result<()> {
        let sign = place(&item.impl_token);
        let head = whole.start..item.brace_token.span.open().byte_range().end;
        let path = item.trait_.as_ref().map(|(path, _)| path);
        let of_trait = path.and_then(|path| Some(path.segments.last()?.ident.to_string()));
        let of_trait = of_trait.filter(|name| self.traits.contains_key(name));
        let (owner, is_inherent) = match path {
            None => {
                let name = name_of_type(&item.self_ty).context("it implements no type")?;
                (self.push(source, head, sign, Kind::Inherent(name)), true)
            }
            Some(path) => {
                let of = source.identifiers_in(&(place(path).start..place(&*item.self_ty).end));
                let needs = of.into_iter().filter(|name| self.has(name)).collect();
                let kind = Kind::Implementation(needs);
                let extent = if of_trait.is_some() { head } else { whole };
                (self.push(source, extent, sign, kind), false)
            }
        };
        for member in item.items.iter().filter(|_| is_inherent || of_trait.is_some()) {
            let name = name_in_impl(member).context("it calls a macro")?;
            let sign = name.span().byte_range();
            let kind = match &of_trait {
                Some(of_trait) => Kind::OfTrait(owner, of_trait.clone(), name.to_string()),
                None => Kind::Member(owner, name.to_string()),
            };
            self.push(source, source.with_comments(place(member)), sign, kind);
        }
        Ok(())
    }

    fn push(&mut self, source: &Tokenized, whole: Place, sign: Place, kind: Kind) -> usize {
        let text = source.text[whole.clone()].trim_end();
        if let Kind::Named(name) = &kind {
            self.items.insert(name.clone(), self.entries.len());
        }
        self.entries.push(Entry {
            page: self.pages.len() - 1,
            text: text.to_owned(),
            sign: sign.start - whole.start..sign.end - whole.start,
            kind,
            says: source.identifiers_in(&whole),
            is_apart: source.text[..whole.start].ends_with("\n\n"),
        });
        self.entries.len() - 1
    }

    fn scope(&mut self) -> &mut BTreeSet<String> {
        &mut self.pages.last_mut().expect("a page is begun before its items").scope
    }

    fn import(&mut self, item: &syn::ItemUse) -> Result<()> {
        let mut imports = Vec::new();
        add_imports(&item.tree, &[], &mut imports)?;
        for steps in imports {
            let (last, before) = steps.split_last().context("an import has a path")?;
            let path = steps.join("::");
            if ROOTS.contains(&steps[0].as_str()) {
                if before.iter().any(|step| self.has(step) && !self.has_module(step)) {
                    bail!("`use {path}` brings another name than that of an item");
                }
                if last == "*" {
                    let traits: Vec<String> = self.traits.keys().cloned().collect();
                    self.scope().extend(traits);
                }
                self.scope().insert(last.clone());
                continue;
            }
            ensure!(last != "*", "`use {path}` does not say what it brings");
            let path = path.trim_end_matches("::self").to_owned();
            let name = path.rsplit("::").next().unwrap_or_default().to_owned();
            self.pages.last_mut().expect("a page").imports.insert(name, path);
        }
        Ok(())
    }

    // Where a trait is in scope, its methods are called without its name.
    fn find_methods(&mut self) {
        let called = |entry: &Entry| -> Vec<String> {
            let scope = &self.pages[entry.page].scope;
            let called = self.traits_called(&entry.says);
            called.filter(|name| scope.contains(*name)).cloned().collect()
        };
        let called: Vec<Vec<String>> = self.entries.iter().map(called).collect();
        for (entry, called) in self.entries.iter_mut().zip(called) {
            entry.says.extend(called);
        }
    }
}

impl Kind {
    /// The item of which it is a member.
    pub fn owner(&self) -> Option<usize> {
        match self {
            Kind::Member(owner, _) | Kind::OfTrait(owner, ..) => Some(*owner),
            _ => None,
        }
    }
}

/// A file, read.
struct LibraryFile<'a> {
    path: String,
    source: Tokenized<'a>,
    syntax: File,
}

/// Adds the file `path` of a module, and then those of its children, which are in `folder`.
fn add_files<'a>(
    tree: &'a Tree,
    path: &str,
    folder: &str,
    files: &mut Vec<LibraryFile<'a>>,
) -> Result<()> {
    let text = tree.get(path).with_context(|| format!("there is no {path}"))?;
    let source = Tokenized::new(text).with_context(|| path.to_owned())?;
    let syntax = source.file().with_context(|| path.to_owned())?;
    let mut children = Vec::new();
    for item in &syntax.items {
        if let Item::Mod(module) = item {
            if !is_test(&module.attrs) {
                children.push((file_of(tree, module, folder)?, folder_of(module, folder)));
            }
        }
    }
    files.push(LibraryFile { path: path.to_owned(), source, syntax });
    children.iter().try_for_each(|(path, folder)| add_files(tree, path, folder, files))
}

/// Adds the steps of the paths that a `use` brings, whose last one may be `self` or `*`.
fn add_imports(tree: &UseTree, path: &[String], imports: &mut Vec<Vec<String>>) -> Result<()> {
    let longer = |step: &dyn ToString| [path, &[step.to_string()]].concat();
    match tree {
        UseTree::Path(step) => add_imports(&step.tree, &longer(&step.ident), imports)?,
        UseTree::Group(group) => {
            group.items.iter().try_for_each(|tree| add_imports(tree, path, imports))?;
        }
        UseTree::Name(name) => imports.push(longer(&name.ident)),
        UseTree::Glob(_) => imports.push(longer(&"*")),
        UseTree::Rename(name) => {
            bail!("`use {}` brings another name", longer(&name.ident).join("::"))
        }
    }
    Ok(())
}

fn name_in_trait(member: &TraitItem) -> Option<&syn::Ident> {
    match member {
        TraitItem::Const(member) => Some(&member.ident),
        TraitItem::Fn(member) => Some(&member.sig.ident),
        TraitItem::Type(member) => Some(&member.ident),
        _ => None,
    }
}

fn name_in_impl(member: &ImplItem) -> Option<&syn::Ident> {
    match member {
        ImplItem::Const(member) => Some(&member.ident),
        ImplItem::Fn(member) => Some(&member.sig.ident),
        ImplItem::Type(member) => Some(&member.ident),
        _ => None,
    }
}

fn name_of_type(of: &Type) -> Option<String> {
    match of {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}
