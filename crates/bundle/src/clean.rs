//! A file of the library, ready to be taken apart: without its tests and lints, and with paths that
//! mean the same in one module in every edition.

use std::collections::BTreeSet;

use anyhow::Result;
use syn::visit::{self, Visit};
use syn::{Attribute, File, Item};

use crate::docs::cut_documentation;
use crate::syntax::{attributes, is_test, place};
use crate::text::{lines_of, Edits, Place, Tokenized};

/// The crates that every program has, all of which are in std.
pub const STD: [&str; 3] = ["std", "core", "alloc"];

/// Where a path within the library begins.
pub const ROOTS: [&str; 3] = ["crate", "self", "super"];

/// The text of a file, in a library with items of these `names`.
pub fn cleaned(source: &Tokenized, syntax: &File, names: &BTreeSet<String>) -> String {
    let mut edits = Edits::default();
    cut_documentation(source, &mut edits);
    Cutting { source, edits: &mut edits }.visit_file(syntax);
    let mut in_import = false;
    for (index, token) in source.tokens.iter().enumerate() {
        in_import = token.text == "use" || in_import && token.text != ";";
        if !source.is_step(index) || source.near(index, -1) == ":" {
            continue;
        }
        if STD.contains(&token.text) && !in_import {
            // In 2015 such a path begins in the module, and std, which holds the others, is the
            // only crate without a declaration.
            edits.replace(token.place.clone(), "::std".to_owned());
        } else if ROOTS.contains(&token.text) {
            if let Some(start) = item_on_path(source, index, names) {
                let root = if in_import { "self::" } else { "" };
                edits.replace(token.place.start..start, root.to_owned());
            }
        }
    }
    edits.apply(source.text)
}

/// Where the first item on a path is named.
fn item_on_path(source: &Tokenized, root: usize, names: &BTreeSet<String>) -> Option<usize> {
    let steps = (root..).step_by(3).take_while(|&step| source.is_step(step));
    let mut named = steps.filter_map(|step| source.tokens.get(step + 3));
    named.find(|token| names.contains(token.text)).map(|token| token.place.start)
}

/// The text without `pub(crate)` and the like: in one module they make no difference.
pub fn without_restrictions(text: &str) -> Result<String> {
    let source = Tokenized::new(text)?;
    let mut edits = Edits::default();
    for restriction in source.tokens.windows(5) {
        let texts: Vec<&str> = restriction.iter().map(|token| token.text).collect();
        if texts[..2] == ["pub", "("] && ROOTS.contains(&texts[2]) && texts[3] == ")" {
            edits.cut(restriction[0].place.start..restriction[4].place.start);
        }
    }
    Ok(edits.apply(text))
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
