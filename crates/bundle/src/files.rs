//! The files of a crate.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use syn::ItemMod;

use crate::syntax::plain_name;

/// The files of a crate: paths below its `src` folder, and their texts.
pub type Tree = BTreeMap<String, String>;

/// The files of the crate in the folder `src`.
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
            tree.insert(format!("{prefix}{name}"), source(&path)?);
        }
    }
    Ok(())
}

/// The text of a file of a crate, without what compilers skip at its beginning: a byte order mark,
/// and the words of a line `#!/usr/bin/env ...`, of which an empty line is left.
///
/// # Errors
/// If the file cannot be read as text.
pub fn source(file: &Path) -> Result<String> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let first = text.lines().next().unwrap_or_default();
    // An inner attribute begins with the same two characters.
    let is_for_shells = first.starts_with("#!") && !first[2..].trim_start().starts_with('[');
    Ok(text[if is_for_shells { first.len() } else { 0 }..].to_owned())
}

/// The folder for the children of a module whose siblings have their files in `folder`.
pub fn folder_of(module: &ItemMod, folder: &str) -> String {
    format!("{folder}{}/", plain_name(module))
}

/// The file of a module whose siblings have theirs in `folder`.
pub fn file_of(tree: &Tree, module: &ItemMod, folder: &str) -> Result<String> {
    let name = plain_name(module);
    let has_path = module.attrs.iter().any(|attribute| attribute.path().is_ident("path"));
    ensure!(!has_path, "the module {name} has a path of its own, which is not followed");
    let paths = [format!("{folder}{name}.rs"), format!("{folder}{name}/mod.rs")];
    let found = paths.into_iter().find(|path| tree.contains_key(path));
    found.with_context(|| format!("the module {name} has no file"))
}
