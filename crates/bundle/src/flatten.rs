//! Dissolving the modules of a library that the program does not name.
//!
//! A solution says `nim::outcome`, so the module `nim` stays; but of what is exported again, as
//! `Outcome` is, nobody needs to know the module, and its contents can stand beside the others.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use syn::spanned::Spanned;
use syn::{AttrStyle, Item, ItemMod, UseTree};

use crate::paste::{declared, lines_of};
use crate::private::is_public;
use crate::text::{holds, Edits, Place, Source, Token};

/// Where paths into the standard library begin, which no module is called.
const STD: &str = "::std";

/// The text, which holds the library as the module `name`, with fewer modules; `None` if
/// none can be dissolved. Whether the result still compiles must be checked.
pub fn flatten(program: &str, text: &str, name: &str) -> Result<Option<String>> {
    let file = syn::parse_file(text)?;
    let library = file.items.iter().find_map(|item| match item {
        Item::Mod(module) if module.ident == name => Some(module),
        _ => None,
    });
    let Some(library) = library else { return Ok(None) };
    // Names that are not said cannot be compared.
    if items(library).iter().any(|item| matches!(item, Item::Use(it) if has_glob(&it.tree))) {
        return Ok(None);
    }
    let Some(named) = named_by(&Source::new(program)?.tokens, name) else { return Ok(None) };
    let source = Source::new(text)?;
    let inside = place(library);
    let tokens: Vec<&Token> =
        source.tokens.iter().filter(|token| holds(&inside, &token.place)).collect();
    let mut gone: BTreeSet<String> = modules(library)
        .filter(|module| can_go(module) && !named.contains(&module.ident.to_string()))
        .map(|module| module.ident.to_string())
        .filter(|module| !is_imported(&tokens, name, module))
        .collect();
    while let Some(clash) = clash(library, name, &gone) {
        gone.remove(&clash);
    }
    if gone.is_empty() {
        return Ok(None);
    }
    Ok(Some(Flattening { source: &source, library, name, gone: &gone }.text(&tokens)))
}

/// What the program says behind the library's name; `None` if that is not all it may use.
fn named_by(tokens: &[Token], name: &str) -> Option<BTreeSet<String>> {
    let text = |index: usize| tokens.get(index).map_or("", |token| token.text.as_str());
    let mut named = BTreeSet::new();
    for index in (0..tokens.len()).filter(|&index| text(index) == name) {
        if [text(index + 1), text(index + 2)] != [":"; 2] {
            return None;
        }
        let mut depth = 0;
        for next in index + 3..tokens.len() {
            match text(next) {
                "{" => depth += 1,
                "}" => depth -= 1,
                "*" | "self" => return None,
                word => drop(named.insert(word.to_owned())),
            }
            if depth == 0 {
                break;
            }
        }
    }
    Some(named)
}

fn modules(library: &ItemMod) -> impl Iterator<Item = &ItemMod> {
    items(library).iter().filter_map(|item| match item {
        Item::Mod(module) => Some(module),
        _ => None,
    })
}

fn items(module: &ItemMod) -> &[Item] {
    module.content.as_ref().map_or(&[], |(_, items)| items)
}

/// Whether a module has contents that mean the same one level up.
fn can_go(module: &ItemMod) -> bool {
    let is_plain = |item: &Item| match item {
        Item::Mod(_) | Item::Macro(_) => false,
        Item::Use(import) => !has_glob(&import.tree),
        _ => true,
    };
    let documents = |attribute: &syn::Attribute| {
        attribute.path().is_ident("doc") && matches!(attribute.style, AttrStyle::Inner(_))
    };
    module.content.is_some()
        && module.attrs.iter().all(documents)
        && items(module).iter().all(is_plain)
}

fn has_glob(tree: &UseTree) -> bool {
    match tree {
        UseTree::Path(step) => has_glob(&step.tree),
        UseTree::Group(group) => group.items.iter().any(has_glob),
        UseTree::Glob(_) => true,
        UseTree::Name(_) | UseTree::Rename(_) => false,
    }
}

/// Whether the library says a module's name otherwise than within a whole path.
fn is_imported(tokens: &[&Token], name: &str, module: &str) -> bool {
    let text = |index: Option<usize>| {
        index.and_then(|index| tokens.get(index)).map_or("", |token| token.text.as_str())
    };
    let mut in_import = false;
    (0..tokens.len()).any(|index| {
        let at = |back: usize| text(index.checked_sub(back));
        in_import = at(0) == "use" || in_import && at(0) != ";";
        if at(0) != module || at(1) == "mod" {
            return false;
        }
        let goes_on = [text(Some(index + 1)), text(Some(index + 2))] == [":"; 2];
        let is_whole = at(2) == ":" && ["super", "self", name].contains(&at(3));
        match at(1) {
            ":" => is_whole != goes_on,
            _ => goes_on || in_import,
        }
    })
}

/// A module that would bring a name which means something else already.
fn clash(library: &ItemMod, name: &str, gone: &BTreeSet<String>) -> Option<String> {
    let root = exported(library, name);
    let mut known = Meanings::new();
    let stays =
        |item: &&Item| !matches!(item, Item::Mod(it) if gone.contains(&it.ident.to_string()));
    for item in items(library).iter().filter(stays) {
        known.extend(meanings(item, &[], name, &root));
    }
    for module in modules(library).filter(|module| gone.contains(&module.ident.to_string())) {
        for item in items(module) {
            for (word, meaning) in meanings(item, &[module.ident.to_string()], name, &root) {
                if known.get(&word).is_some_and(|other| *other != meaning) {
                    return Some(module.ident.to_string());
                }
                known.insert(word, meaning);
            }
        }
    }
    None
}

/// Names, each with the path from the library's root to what it means.
type Meanings = BTreeMap<String, Vec<String>>;

/// What the library's root imports.
fn exported(library: &ItemMod, name: &str) -> Meanings {
    let imports = items(library).iter().filter(|item| matches!(item, Item::Use(_)));
    imports.flat_map(|item| meanings(item, &[], name, &Meanings::new())).collect()
}

/// The names that an item brings; what the root exports again, they mean where it comes from.
fn meanings(item: &Item, path: &[String], name: &str, root: &Meanings) -> Meanings {
    if let Item::Use(import) = item {
        let mut leaves = Vec::new();
        add_leaves(&import.tree, &mut path.to_vec(), name, &mut leaves);
        let origin = |path: Vec<String>| match path.as_slice() {
            [word] => root.get(word).cloned().unwrap_or(path),
            _ => path,
        };
        return leaves.into_iter().map(|(word, path)| (word, origin(path))).collect();
    }
    let word = declared(item).into_iter();
    word.map(|word| (word.clone(), [path, &[word]].concat())).collect()
}

/// The path when these modules are gone.
fn without(mut path: Vec<String>, gone: &BTreeSet<String>) -> Vec<String> {
    if path.len() > 1 && gone.contains(&path[0]) {
        path.remove(0);
    }
    path
}

fn add_leaves(
    tree: &UseTree,
    path: &mut Vec<String>,
    name: &str,
    leaves: &mut Vec<(String, Vec<String>)>,
) {
    let before = path.clone();
    match tree {
        UseTree::Path(step) => {
            match step.ident.to_string().as_str() {
                "self" => {}
                "super" => drop(path.pop()),
                "crate" => path.clear(),
                first if path.is_empty() && first == name => {}
                "std" => *path = vec![STD.to_owned()],
                other => path.push(other.to_owned()),
            }
            add_leaves(&step.tree, path, name, leaves);
        }
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| add_leaves(tree, path, name, leaves));
        }
        UseTree::Name(leaf) if leaf.ident == "self" => {
            leaves.push((path.last().cloned().unwrap_or_default(), path.clone()));
        }
        UseTree::Name(leaf) => {
            path.push(leaf.ident.to_string());
            leaves.push((leaf.ident.to_string(), path.clone()));
        }
        UseTree::Rename(leaf) => {
            path.push(leaf.ident.to_string());
            leaves.push((leaf.rename.to_string(), path.clone()));
        }
        UseTree::Glob(_) => {}
    }
    *path = before;
}

struct Flattening<'a> {
    source: &'a Source<'a>,
    library: &'a ItemMod,
    name: &'a str,
    gone: &'a BTreeSet<String>,
}

impl Flattening<'_> {
    fn text(&self, tokens: &[&Token]) -> String {
        let mut edits = Edits::default();
        let imports = self.imports(&mut edits);
        for module in modules(self.library).filter(|module| self.goes(module)) {
            self.unwrap(module, &mut edits);
        }
        self.shorten_paths(tokens, &mut edits);
        if let Some((braces, _)) = &self.library.content {
            let start = braces.span.open().byte_range().end;
            edits.replace(start..start, format!("\n{imports}"));
        }
        edits.apply(self.source.text)
    }

    fn goes(&self, module: &ItemMod) -> bool {
        self.gone.contains(&module.ident.to_string())
    }

    // Cuts the imports of the root and of what comes there; those that are needed, once each.
    fn imports(&self, edits: &mut Edits) -> String {
        let mut known = BTreeMap::new();
        let root = exported(self.library, self.name);
        let outer = items(self.library).iter().map(|item| (item, Vec::new()));
        let inner = modules(self.library).filter(|module| self.goes(module)).flat_map(|module| {
            items(module).iter().map(move |item| (item, vec![module.ident.to_string()]))
        });
        for (item, path) in outer.chain(inner) {
            let Item::Use(import) = item else { continue };
            let place = self.source.with_comments(place(import));
            edits.cut(lines_of(self.source.text, place));
            for (word, meaning) in meanings(item, &path, self.name, &root) {
                let meaning = without(meaning, self.gone);
                // What the root holds itself is not imported.
                if meaning.len() > 1 || meaning.first() != Some(&word) {
                    *known.entry((meaning, word)).or_insert(false) |= is_public(&import.vis);
                }
            }
        }
        let written = known.iter().map(|((meaning, word), public)| {
            let public = if *public { "pub " } else { "" };
            format!("{public}use {};\n", import(meaning, word))
        });
        written.collect::<String>() + "\n"
    }

    // Takes the frame of a module away, and makes its documentation a comment.
    fn unwrap(&self, module: &ItemMod, edits: &mut Edits) {
        let Some((braces, _)) = &module.content else { return };
        let (open, close) = (braces.span.open().byte_range(), braces.span.close().byte_range());
        edits.cut(place(module).start..open.end);
        edits.cut(close);
        for attribute in &module.attrs {
            let start = place(attribute).start;
            if self.source.text[start..].starts_with("//!") {
                edits.cut(start + 2..start + 3);
            }
        }
    }

    // `super::outcome::Outcome` is now `super::Outcome`, or `self::Outcome` where it came up.
    fn shorten_paths(&self, tokens: &[&Token], edits: &mut Edits) {
        let frames: Vec<Place> =
            modules(self.library).filter(|module| self.goes(module)).map(place).collect();
        for (index, token) in tokens.iter().enumerate() {
            let text = |step: usize| tokens.get(index + step).map_or("", |it| it.text.as_str());
            let starts_path = ["super", "self", self.name].contains(&text(0));
            if !starts_path || [text(1), text(2)] != [":"; 2] {
                continue;
            }
            if text(0) == "super" && frames.iter().any(|frame| holds(frame, &token.place)) {
                edits.replace(token.place.clone(), "self".to_owned());
            }
            if self.gone.contains(text(3)) && [text(4), text(5)] == [":"; 2] {
                edits.cut(tokens[index + 3].place.start..tokens[index + 5].place.end);
            }
        }
    }
}

/// The words of an import.
fn import(meaning: &[String], word: &str) -> String {
    let path = match meaning.split_first() {
        Some((first, rest)) if first == STD => format!("std::{}", rest.join("::")),
        _ => format!("self::{}", meaning.join("::")),
    };
    match meaning.last() {
        Some(last) if last != word => format!("{path} as {word}"),
        _ => path,
    }
}

fn place<T: Spanned>(node: &T) -> Place {
    node.span().byte_range()
}
