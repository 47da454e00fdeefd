//! A file of the library, ready to be taken apart: without its tests, and with paths that mean the
//! same in one module in every edition.

use std::collections::BTreeSet;

use anyhow::Result;
use syn::File;

use crate::docs::cut_documentation;
use crate::syntax::{head, is_test, place};
use crate::text::{lines_of, Edits, Tokenized};

/// Where a path within the library begins.
pub const ROOTS: [&str; 3] = ["crate", "self", "super"];

/// The attributes that matter to the users of a library, and not in the program that it is part of.
const FOR_USERS: [&str; 2] = ["must_use", "non_exhaustive"];

/// The text of a file, in a library with items of these `names`.
pub fn cleaned(source: &Tokenized, syntax: &File, names: &BTreeSet<String>) -> String {
    let mut edits = Edits::default();
    cut_documentation(source, &mut edits);
    for item in &syntax.items {
        let (attributes, _) = head(item);
        if is_test(attributes) {
            edits.cut(source.with_comments(place(item)));
        }
    }
    for attribute in source.tokens.windows(4) {
        let texts: Vec<&str> = attribute.iter().map(|token| token.text).collect();
        if texts[..2] == ["#", "["] && FOR_USERS.contains(&texts[2]) && texts[3] == "]" {
            let whole = attribute[0].place.start..attribute[3].place.end;
            edits.cut(lines_of(source.text, whole));
        }
    }
    let mut in_import = false;
    for (index, token) in source.tokens.iter().enumerate() {
        in_import = token.text == "use" || in_import && token.text != ";";
        if !source.is_step(index) || source.near(index, -1) == ":" {
            continue;
        }
        if token.text == "std" && !in_import {
            // In 2015 such a path begins in the module.
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
