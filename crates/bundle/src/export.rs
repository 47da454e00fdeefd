//! Exports, hidden while a program is shaken.
//!
//! A compiler does not report an unused `pub use` or exported macro: another crate might
//! use it. A bundle has no such crate, so for the time being the imports are made
//! `pub(in crate)`, which nobody writes otherwise, and so are the imports of macros.

use std::collections::BTreeMap;

use anyhow::Result;
use syn::visit::Visit;
use syn::{Item, ItemUse, UseTree, Visibility};

use crate::syntax::{is_export, place};
use crate::text::{lines_of, Edits, Tokenized};

const HIDDEN: &str = "pub(in crate)";

/// The text with imports and macros that the compiler watches.
pub fn hide(text: &str) -> Result<String> {
    let file = syn::parse_file(text)?;
    let mut edits = Edits::default();
    Imports { from: "pub", to: HIDDEN, edits: &mut edits }.visit_file(&file);
    let mut macros = Macros::new();
    find_macros(&file.items, "", &mut |path, items| {
        let Item::Macro(item) = &items[0] else { return };
        let Some(name) = &item.ident else { return };
        if let Some(attribute) = item.attrs.iter().find(|it| is_export(it)) {
            edits.cut(lines_of(text, place(attribute)));
            let end = place(item).end;
            edits.replace(end..end, format!(" {HIDDEN} use {name};"));
            macros.insert(name.to_string(), path.to_owned());
        }
    });
    for (name, path) in &macros {
        edit_paths(text, &["crate", ":", ":", name], &["crate", path, name], &mut edits)?;
    }
    Ok(edits.apply(text))
}

/// The inverse of `hide`, for a text from which parts may have been removed since.
pub fn show(text: &str) -> Result<String> {
    let file = syn::parse_file(text)?;
    let mut edits = Edits::default();
    let mut macros = Macros::new();
    find_macros(&file.items, "", &mut |path, items| {
        let (Item::Macro(item), Some(Item::Use(import))) = (&items[0], items.get(1)) else {
            return;
        };
        let of_macro = match (&import.tree, &item.ident) {
            (UseTree::Name(used), Some(name)) => used.ident == *name,
            _ => false,
        };
        if let (true, true, Some(name)) = (of_macro, is(&import.vis, HIDDEN), &item.ident) {
            let start = place(&item.mac).start;
            edits.replace(start..start, "#[macro_export]\n".to_owned());
            edits.cut(place(import));
            macros.insert(name.to_string(), path.to_owned());
        }
    });
    Imports { from: HIDDEN, to: "pub", edits: &mut edits }.visit_file(&file);
    for (name, path) in &macros {
        let mut long = vec!["crate"];
        long.extend(path.split("::").flat_map(|step| [":", ":", step]));
        long.extend([":", ":", name]);
        edit_paths(text, &long, &["crate", name], &mut edits)?;
    }
    Ok(edits.apply(text))
}

/// Macros by name, with the paths of their modules.
type Macros = BTreeMap<String, String>;

/// Calls `found` with every macro among the items, those behind it, and its module's path.
fn find_macros(items: &[Item], path: &str, found: &mut dyn FnMut(&str, &[Item])) {
    for (index, item) in items.iter().enumerate() {
        match item {
            Item::Macro(_) => found(path, &items[index..]),
            Item::Mod(module) => {
                let separator = if path.is_empty() { "" } else { "::" };
                let path = format!("{path}{separator}{}", module.ident);
                let inner = module.content.as_ref().map_or(&[][..], |(_, items)| items);
                find_macros(inner, &path, found);
            }
            _ => {}
        }
    }
}

/// Writes another path wherever these tokens stand.
fn edit_paths(text: &str, from: &[&str], to: &[&str], edits: &mut Edits) -> Result<()> {
    for window in Tokenized::new(text)?.tokens.windows(from.len()) {
        if window.iter().map(|token| token.text).eq(from.iter().copied()) {
            let place = window[0].place.start..window[from.len() - 1].place.end;
            edits.replace(place, to.join("::"));
        }
    }
    Ok(())
}

/// Gives imports another visibility.
struct Imports<'a> {
    from: &'a str,
    to: &'a str,
    edits: &'a mut Edits,
}

impl<'ast> Visit<'ast> for Imports<'_> {
    fn visit_item_use(&mut self, import: &'ast ItemUse) {
        if is(&import.vis, self.from) {
            self.edits.replace(place(&import.vis), self.to.to_owned());
        }
    }
}

fn is(visibility: &Visibility, text: &str) -> bool {
    match visibility {
        Visibility::Public(_) => text == "pub",
        Visibility::Restricted(restricted) => {
            text == HIDDEN && restricted.in_token.is_some() && restricted.path.is_ident("crate")
        }
        Visibility::Inherited => false,
    }
}
