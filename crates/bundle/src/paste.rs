//! A crate's files as one module. Tests and lints are dropped, and paths are changed so that they
//! mean the same in their new place and in every edition.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{bail, Context, Result};
use syn::visit::{self, Visit};
use syn::{Attribute, Item};

use crate::docs::cut_documentation;
use crate::files::{file_of, folder_of, Tree};
use crate::imports::imports;
use crate::syntax::{attributes, is_export, is_test, name_of, place};
use crate::text::{lines_of, Edits, Place, Tokenized};

/// The crates that every program has, all of which are in std.
const STD: [&str; 3] = ["std", "core", "alloc"];

/// Where paths begin in every edition, besides the crates.
const ROOTS: [&str; 3] = ["crate", "self", "super"];

/// The module that holds the library, ready to stand at the root of a program.
pub fn library(name: &str, tree: &Tree) -> Result<String> {
    let pasting = Pasting { name, tree, macros: exported_macros(tree) };
    let mut body = pasting.file("lib.rs", "")?;
    for exported in &pasting.macros {
        body += &format!("\npub use crate::{name}_{exported} as {exported};\n");
    }
    module(name, &body)
}

/// The module that takes the place of the crate `name`. The paths in `text` are written for that
/// place.
pub fn pocket(name: &str, text: &str) -> Result<String> {
    let tree = Tree::from([("lib.rs".to_owned(), text.to_owned())]);
    let pasting = Pasting { name: "", tree: &tree, macros: BTreeSet::new() };
    module(name, &pasting.file("lib.rs", "")?)
}

fn module(name: &str, body: &str) -> Result<String> {
    Ok(format!("mod {name} {{\n{}\n}}\n\n", Tokenized::new(body.trim())?.indented()))
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
}

impl Pasting<'_> {
    // The text of a file whose child modules have their files in `folder`.
    fn file(&self, path: &str, folder: &str) -> Result<String> {
        let text = &self.tree[path];
        let file = syn::parse_file(text).with_context(|| format!("{path} is not Rust"))?;
        let source = Tokenized::new(text)?;
        let mut edits = Edits::default();
        if let Some(shebang) = &file.shebang {
            edits.cut(0..shebang.len());
        }
        cut_documentation(&source, folder.is_empty(), &mut edits);
        self.adapt_paths(&source, &mut edits);
        self.adapt_imports(&file, &mut edits);
        Cutting { source: &source, edits: &mut edits }.visit_file(&file);
        self.modules(&source, &file.items, folder, &mut edits)?;
        Ok(edits.apply(text))
    }

    // Replaces `mod x;` by the module's text.
    fn modules(
        &self,
        source: &Tokenized,
        items: &[Item],
        folder: &str,
        edits: &mut Edits,
    ) -> Result<()> {
        for item in items {
            match item {
                Item::Mod(module) if !is_test(&module.attrs) => {
                    let below = folder_of(module, folder);
                    if let Some((_, items)) = &module.content {
                        self.modules(source, items, &below, edits)?;
                    } else if let Some(semicolon) = &module.semi {
                        let text = self.file(&file_of(self.tree, module, folder)?, &below)?;
                        let body = Tokenized::new(text.trim())?.indented();
                        edits.replace(place(semicolon), format!(" {{\n{body}\n}}\n"));
                    }
                }
                Item::ExternCrate(krate) if is_std(krate) => {
                    edits.cut(lines_of(source.text, place(krate)));
                }
                Item::ExternCrate(krate) => bail!("the library needs the crate {}", krate.ident),
                _ => {}
            }
        }
        Ok(())
    }

    fn adapt_paths(&self, source: &Tokenized, edits: &mut Edits) {
        let mut in_import = false;
        for (index, token) in source.tokens.iter().enumerate() {
            let near = |steps| source.near(index, steps);
            in_import = token.text == "use" || in_import && token.text != ";";
            if token.text == "crate" && source.is_step(index) && !self.name.is_empty() {
                if !self.macros.contains(near(3)) {
                    let place = token.place.end..token.place.end;
                    edits.replace(place, format!("::{}", self.name));
                }
            } else if self.macros.contains(token.text) {
                // Its name at the root of the program must differ from its name here.
                let is_called = near(1) == "!";
                let is_defined = near(-1) == "!" && near(-2) == "macro_rules";
                if is_called || is_defined || near(-3) == "crate" {
                    edits.replace(token.place.clone(), format!("{}_{}", self.name, token.text));
                }
            } else if STD.contains(&token.text) && source.is_step(index) && near(-1) != ":" {
                // In 2015 other paths than those of imports begin in the module, and
                // std, which holds the others, is the only crate without a declaration.
                let path = if in_import { "std" } else { "::std" };
                edits.replace(token.place.clone(), path.to_owned());
            }
        }
    }

    // In 2015 an import begins at the root, later in the module.
    fn adapt_imports(&self, file: &syn::File, edits: &mut Edits) {
        let mut names = Names::default();
        names.visit_file(file);
        for (start, name) in &names.imported {
            if self.macros.contains(name) {
                edits.replace(*start..*start, format!("crate::{}_", self.name));
            } else if ![&STD[..], &ROOTS].concat().contains(&name.as_str())
                && !names.local.contains(name)
            {
                edits.replace(*start..*start, "self::".to_owned());
            }
        }
    }
}

#[derive(Default)]
struct Names {
    /// Those with which imports begin, by their places.
    imported: BTreeMap<usize, String>,
    /// Those that cannot be reached by a path from a module: those of blocks and macros.
    local: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Names {
    fn visit_block(&mut self, block: &'ast syn::Block) {
        let names = block.stmts.iter().filter_map(|statement| match statement {
            syn::Stmt::Item(item) => name_of(item),
            _ => None,
        });
        self.local.extend(names.map(|name| name.to_string()));
        visit::visit_block(self, block);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        self.local.extend(item.ident.as_ref().map(|name| name.to_string()));
    }

    fn visit_item_use(&mut self, import: &'ast syn::ItemUse) {
        if import.leading_colon.is_none() {
            let firsts = imports(&import.tree).into_iter().map(|mut it| it.path.remove(0));
            self.imported.extend(firsts.map(|(name, start)| (start, name)));
        }
    }
}

fn is_std(krate: &syn::ItemExternCrate) -> bool {
    krate.rename.is_none() && STD.iter().any(|name| krate.ident == name)
}

// Cuts tests, and attributes for documentation and lints.
struct Cutting<'a, 'b> {
    source: &'a Tokenized<'b>,
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
        let place = place(attribute);
        let drops = match &*name {
            // One for a style of names does not hide unused items.
            "allow" => !inside.starts_with("non_"),
            "cfg_attr" => ["test", "doc"].iter().any(|condition| inside.starts_with(condition)),
            // Comments are `doc` attributes, too.
            "doc" => self.source.text[place.start..].starts_with('#'),
            "warn" | "deny" | "forbid" | "expect" | "no_std" | "deprecated" => true,
            // This matters to other crates only.
            "non_exhaustive" => true,
            _ => false,
        };
        if drops {
            self.edits.cut(lines_of(self.source.text, place));
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        // A compile-time check, which the library's own build makes.
        if matches!(item, Item::Const(constant) if constant.ident == "_") {
            self.edits.cut(self.source.with_comments(place(item)));
        }
        self.cut_if_test(attributes(item), place(item));
        visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.cut_if_test(&item.attrs, place(item));
        visit::visit_impl_item_fn(self, item);
    }
}
