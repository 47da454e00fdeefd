//! A library's files as one module: public documentation and tests are dropped, and
//! paths are changed so that they mean the same in their new place and in every edition.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, UseTree};

use crate::export::is_export;
use crate::private::{exporting_modules, is_public, private_docs};
use crate::text::{Edits, Place, Source};

/// The files of a library: paths below its `src` folder, and their texts.
pub type Tree = BTreeMap<String, String>;

/// The files of the library in the folder `src`.
///
/// # Errors
/// If the folder or one of its files cannot be read as text.
pub fn tree(src: &Path) -> Result<Tree> {
    let mut tree = Tree::new();
    add_files(src, "", &mut tree)?;
    Ok(tree)
}

fn add_files(folder: &Path, prefix: &str, tree: &mut Tree) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            add_files(&path, &format!("{prefix}{name}/"), tree)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            tree.insert(format!("{prefix}{name}"), text);
        }
    }
    Ok(())
}

/// The module that holds the library, ready to stand at the root of a program.
pub fn library(name: &str, tree: &Tree) -> Result<String> {
    let macros = exported_macros(tree);
    let pasting = Pasting { name, tree, macros, exporting: exporting_modules(tree) };
    let mut body = pasting.file("lib.rs", "", false)?;
    for exported in &pasting.macros {
        body += &format!("\npub use crate::{name}_{exported} as {exported};\n");
    }
    module(name, &body)
}

/// The module that takes the place of the crate `name`, which `text` says in its first
/// line. Its paths are written for that place.
pub fn pocket(name: &str, text: &str) -> Result<String> {
    let tree = Tree::from([("lib.rs".to_owned(), text.to_owned())]);
    let (macros, exporting) = (BTreeSet::new(), BTreeSet::new());
    let pasting = Pasting { name: "", tree: &tree, macros, exporting };
    let title = text.lines().next().and_then(|line| line.strip_prefix("//!"));
    let title = title.map_or_else(String::new, |title| format!("//{title}\n"));
    Ok(title + &module(name, &pasting.file("lib.rs", "", false)?)?)
}

fn module(name: &str, body: &str) -> Result<String> {
    Ok(format!("mod {name} {{\n{}\n}}\n\n", Source::new(body.trim())?.indented()))
}

fn exported_macros(tree: &Tree) -> BTreeSet<String> {
    struct Exported(BTreeSet<String>);
    impl<'ast> Visit<'ast> for Exported {
        fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
            if item.attrs.iter().any(is_export) {
                self.0.extend(item.ident.as_ref().map(|name| name.to_string()));
            }
        }
    }
    let mut exported = Exported(BTreeSet::new());
    // A file that belongs to no module need not be Rust.
    for file in tree.values().filter_map(|text| syn::parse_file(text).ok()) {
        exported.visit_file(&file);
    }
    exported.0
}

struct Pasting<'a> {
    name: &'a str,
    tree: &'a Tree,
    macros: BTreeSet<String>,
    /// The modules from which something is exported again.
    exporting: BTreeSet<String>,
}

impl Pasting<'_> {
    // The text of a file whose child modules have their files in `folder`.
    fn file(&self, path: &str, folder: &str, is_private: bool) -> Result<String> {
        let text = &self.tree[path];
        let file = syn::parse_file(text).with_context(|| format!("{path} is not Rust"))?;
        let source = Source::new(text)?;
        let mut edits = Edits::default();
        if let Some(shebang) = &file.shebang {
            edits.cut(0..shebang.len());
        }
        let kept = private_docs(&file, is_private);
        self.adapt_tokens(&source, &kept, &mut edits);
        let mut cutting = Cutting { source: &source, kept: &kept, edits: &mut edits };
        cutting.visit_file(&file);
        let mut local = Local::default();
        local.visit_file(&file);
        Importing { pasting: self, local: local.0, edits: &mut edits }.visit_file(&file);
        self.modules(&source, &file.items, folder, &mut edits)?;
        Ok(edits.apply(text))
    }

    // Replaces `mod x;` by the module's text.
    fn modules(&self, source: &Source, items: &[Item], dir: &str, edits: &mut Edits) -> Result<()> {
        for item in items {
            match item {
                Item::Mod(module) if !is_test(&module.attrs) => {
                    let below = format!("{dir}{}/", plain_name(module));
                    match (&module.content, &module.semi) {
                        (Some((_, items)), _) => self.modules(source, items, &below, edits)?,
                        (None, Some(semicolon)) => {
                            let path = child_of(self.tree, module, dir, &below)?;
                            let is_private = !is_public(&module.vis)
                                && !self.exporting.contains(&module.ident.to_string());
                            let text = self.file(&path, &below, is_private)?;
                            let body = Source::new(text.trim())?.indented();
                            edits.replace(
                                semicolon.span().byte_range(),
                                format!(" {{\n{body}\n}}\n"),
                            );
                        }
                        (None, None) => {}
                    }
                }
                Item::ExternCrate(krate) if is_std(krate) => {
                    edits.cut(lines_of(source.text, krate.span().byte_range()));
                }
                Item::ExternCrate(krate) => bail!("the library needs the crate {}", krate.ident),
                _ => {}
            }
        }
        Ok(())
    }

    fn adapt_tokens(&self, source: &Source, kept: &BTreeSet<usize>, edits: &mut Edits) {
        let tokens = &source.tokens;
        let text = |index: Option<usize>| {
            index.and_then(|index| tokens.get(index)).map_or("", |token| &token.text)
        };
        let path_follows =
            |index: usize| text(Some(index + 1)) == ":" && text(Some(index + 2)) == ":";
        let mut in_import = false;
        for (index, token) in tokens.iter().enumerate() {
            let before = text(index.checked_sub(1));
            let is_doc = token.text.starts_with("//") || token.text.starts_with("/*");
            if is_doc && !kept.contains(&token.place.start) {
                edits.cut(lines_of(source.text, token.place.clone()));
            }
            in_import = token.text == "use" || in_import && token.text != ";";
            if token.text == "crate" && path_follows(index) && !self.name.is_empty() {
                if !self.macros.contains(text(Some(index + 3))) {
                    let place = token.place.end..token.place.end;
                    edits.replace(place, format!("::{}", self.name));
                }
            } else if self.macros.contains(&token.text) {
                // Its name at the root of the program must differ from its name here.
                let called = text(Some(index + 1)) == "!";
                let defined = before == "!" && text(index.checked_sub(2)) == "macro_rules";
                if called || defined || text(index.checked_sub(3)) == "crate" {
                    edits.replace(token.place.clone(), format!("{}_{}", self.name, token.text));
                }
            } else if ["std", "core", "alloc"].contains(&token.text.as_str())
                && path_follows(index)
                && before != ":"
            {
                // In 2015 other paths than those of imports begin in the module, and
                // std, which holds the others, is the only crate without a declaration.
                let path = if in_import { "std" } else { "::std" };
                edits.replace(token.place.clone(), path.to_owned());
            }
        }
    }
}

/// The file of a module whose siblings have theirs in `folder`, and its children `below`.
pub fn child_of(tree: &Tree, module: &ItemMod, folder: &str, below: &str) -> Result<String> {
    let name = plain_name(module);
    let has_path = module.attrs.iter().any(|attribute| attribute.path().is_ident("path"));
    ensure!(!has_path, "the module {name} has a path of its own, which is not followed");
    let paths = [format!("{folder}{name}.rs"), format!("{below}mod.rs")];
    let found = paths.into_iter().find(|path| tree.contains_key(path));
    found.with_context(|| format!("the module {name} has no file"))
}

/// The name of a module as its file has it.
pub fn plain_name(module: &ItemMod) -> String {
    module.ident.unraw().to_string()
}

// Names that cannot be reached by a path from a module: those of blocks and macros.
#[derive(Default)]
struct Local(BTreeSet<String>);

impl<'ast> Visit<'ast> for Local {
    fn visit_block(&mut self, block: &'ast syn::Block) {
        let items = block.stmts.iter().filter_map(|statement| match statement {
            syn::Stmt::Item(item) => declared(item),
            _ => None,
        });
        self.0.extend(items);
        visit::visit_block(self, block);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        self.0.extend(item.ident.as_ref().map(|name| name.to_string()));
    }
}

// In 2015 an import begins at the root, later in the module.
struct Importing<'a, 'b> {
    pasting: &'a Pasting<'a>,
    local: BTreeSet<String>,
    edits: &'b mut Edits,
}

impl<'ast> Visit<'ast> for Importing<'_, '_> {
    fn visit_item_use(&mut self, import: &'ast syn::ItemUse) {
        if import.leading_colon.is_none() {
            self.visit_use_tree(&import.tree);
        }
    }

    fn visit_use_tree(&mut self, tree: &'ast UseTree) {
        let first = match tree {
            UseTree::Path(path) => &path.ident,
            UseTree::Name(name) => &name.ident,
            UseTree::Rename(rename) => &rename.ident,
            _ => return visit::visit_use_tree(self, tree),
        };
        let name = first.to_string();
        let start = first.span().byte_range().start;
        if self.pasting.macros.contains(&name) {
            self.edits.replace(start..start, format!("crate::{}_", self.pasting.name));
        } else if !ROOTS.contains(&name.as_str()) && !self.local.contains(&name) {
            self.edits.replace(start..start, "self::".to_owned());
        }
    }
}

// Where paths begin in every edition.
const ROOTS: [&str; 6] = ["std", "core", "alloc", "crate", "self", "super"];

fn is_std(krate: &syn::ItemExternCrate) -> bool {
    krate.rename.is_none() && ["std", "core", "alloc"].iter().any(|name| krate.ident == name)
}

/// The name that an item brings, if it is one that a path can reach.
pub fn declared(item: &Item) -> Option<String> {
    let name = match item {
        Item::Mod(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Const(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

/// The whole line, if nothing else stands in it.
pub fn lines_of(text: &str, place: Place) -> Place {
    let line_start = text[..place.start].rfind('\n').map_or(0, |end| end + 1);
    let line_end = text[place.end..].find('\n').map_or(text.len(), |end| place.end + end + 1);
    let alone = text[line_start..place.start].trim().is_empty();
    if alone && text[place.end..line_end].trim().is_empty() {
        line_start..line_end
    } else {
        place
    }
}

// Cuts tests, and attributes for documentation and lints.
struct Cutting<'a, 'b> {
    source: &'a Source<'b>,
    /// The documentation that stays, by its start.
    kept: &'a BTreeSet<usize>,
    edits: &'a mut Edits,
}

impl Cutting<'_, '_> {
    fn cut_if_test(&mut self, attributes: &[Attribute], place: Place) {
        if is_test(attributes) {
            self.edits.cut(self.source.with_comments(place));
        }
    }
}

impl<'ast> Visit<'ast> for Cutting<'_, '_> {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        let name = attribute.path().get_ident().map_or_else(String::new, |name| name.to_string());
        let inside = attribute.meta.require_list().map(|list| list.tokens.to_string());
        let inside = inside.unwrap_or_default();
        let drops = match &*name {
            // The style of names is not about what is used.
            "allow" => !inside.starts_with("non_"),
            "cfg_attr" => ["test", "doc"].iter().any(|condition| inside.starts_with(condition)),
            "doc" | "warn" | "deny" | "forbid" | "expect" | "no_std" | "deprecated" => true,
            _ => false,
        };
        let place = attribute.span().byte_range();
        if drops && !self.kept.contains(&place.start) {
            self.edits.cut(lines_of(self.source.text, place));
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        let place = item.span().byte_range();
        if let Item::Const(constant) = item {
            // A compile-time check, which the library's own build makes.
            if constant.ident == "_" {
                self.edits.cut(self.source.with_comments(place.clone()));
            }
        }
        self.cut_if_test(attributes(item), place);
        visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.cut_if_test(&item.attrs, item.span().byte_range());
        visit::visit_impl_item_fn(self, item);
    }
}

/// The attributes of an item.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Whether something is there for tests only.
pub fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let cfg_test = attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|flag| flag.is_ident("test"));
        cfg_test || attribute.path().is_ident("test")
    })
}
