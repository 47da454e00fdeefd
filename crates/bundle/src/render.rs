//! What stands behind a solution: the items of the library that it uses, and the pockets.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{bail, Result};

use crate::library::{Entry, Library, LIBRARY};
use crate::paths::Paths;
use crate::reach::reached;
use crate::rustc::Diagnostic;
use crate::text::{holds, Place, Tokenized};

/// Something that can be left out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// An item of the library, or a member of one.
    Entry(usize),
    /// An import from std, by its path.
    Import(String),
    /// A part of a pocket, by the pocket and the words that ask for it.
    Part(&'static str, String),
}

/// A text, with the places at which a compiler reports its pieces.
#[derive(Debug, Default)]
pub struct Rendered {
    /// The text.
    pub text: String,
    /// The name of each piece.
    pub signs: Vec<(Place, Piece)>,
}

impl Rendered {
    /// Adds a piece with its name at a place of its own text.
    pub fn push(&mut self, text: &str, sign: &Place, piece: Piece) {
        let start = self.text.len();
        self.signs.push((start + sign.start..start + sign.end, piece));
        self.text += text;
    }

    /// Adds a blank line, unless a block has only begun.
    fn leave_line(&mut self) {
        if !self.text.ends_with("{\n") {
            self.text.push('\n');
        }
    }

    /// The pieces that a compiler calls unused, where the text begins at `start` of the program.
    pub fn reported(&self, diagnostics: &[Diagnostic], start: usize) -> Vec<Piece> {
        let unused = |it: &&Diagnostic| ["dead_code", "unused_imports"].contains(&it.code.as_str());
        let places = diagnostics.iter().filter(unused).flat_map(|it| &it.places);
        let places: Vec<Place> = places
            .filter(|place| place.start >= start)
            .map(|place| place.start - start..place.end - start)
            .collect();
        let is_reported = |sign: &Place, piece: &Piece| {
            places.iter().any(|place| match piece {
                Piece::Part(..) => holds(sign, place),
                _ => holds(place, sign),
            })
        };
        let signs = self.signs.iter();
        signs.filter(|(sign, piece)| is_reported(sign, piece)).map(|it| it.1.clone()).collect()
    }
}

/// The library's module for a program, unless it does not name the library.
pub fn library(library: &Library, program: &Tokenized, gone: &BTreeSet<Piece>) -> Result<Rendered> {
    let Some(paths) = Paths::of(program, library) else { return Ok(Rendered::default()) };
    let entries = gone.iter().filter_map(|piece| match piece {
        Piece::Entry(entry) => Some(*entry),
        _ => None,
    });
    let kept = reached(library, &program.identifiers(), &paths, &entries.collect());
    let mut rendered = Rendered::default();
    rendered.text += &format!("mod {LIBRARY} {{\n");
    render_imports(&mut rendered, imports(library, &kept, gone)?);
    render_items(&mut rendered, library, &kept);
    render_modules(&mut rendered, &paths.modules(library), &[]);
    rendered.text += "}\n";
    Ok(rendered)
}

/// The paths that the kept entries import from std, by their names.
fn imports(
    library: &Library,
    kept: &BTreeSet<usize>,
    gone: &BTreeSet<Piece>,
) -> Result<BTreeMap<String, String>> {
    let mut imports = BTreeMap::new();
    for (number, page) in library.pages.iter().enumerate() {
        for (name, path) in &page.imports {
            let entries = library.entries.iter().enumerate();
            let of_page = entries.filter(|(_, entry)| entry.page == number);
            let says = |(_, entry): &(_, &Entry)| entry.says.contains(name);
            // What nobody names is a trait, of which somebody may call a method.
            let is_named = of_page.clone().any(|it| says(&it));
            let mut users = of_page.filter(|it| !is_named || says(it));
            if !users.any(|(index, _)| kept.contains(&index))
                || gone.contains(&Piece::Import(path.clone()))
            {
                continue;
            }
            match imports.insert(name.clone(), path.clone()) {
                Some(other) if other != *path => {
                    bail!("the library imports {path} and {other} under one name");
                }
                _ => {}
            }
        }
    }
    Ok(imports)
}

fn render_imports(rendered: &mut Rendered, imports: BTreeMap<String, String>) {
    let paths: BTreeSet<String> = imports.into_values().collect();
    let mut groups: BTreeMap<&str, Vec<(&str, &String)>> = BTreeMap::new();
    for path in &paths {
        let (parent, name) = path.rsplit_once("::").unwrap_or(("", path));
        let begins = format!("{path}::");
        let is_parent =
            |other: &String| other.strip_prefix(&begins).is_some_and(|rest| !rest.contains("::"));
        let (parent, name) =
            if paths.iter().any(is_parent) { (path.as_str(), "self") } else { (parent, name) };
        groups.entry(parent).or_default().push((name, path));
    }
    for (parent, names) in groups {
        rendered.text += &format!("use {parent}::{{");
        for (name, path) in names {
            rendered.push(name, &(0..name.len()), Piece::Import(path.clone()));
            rendered.text += ", ";
        }
        rendered.text += "};\n";
    }
}

fn render_items(rendered: &mut Rendered, library: &Library, kept: &BTreeSet<usize>) {
    let mut page = None;
    for &index in kept {
        let entry = &library.entries[index];
        if entry.is_apart || page != Some(entry.page) {
            rendered.leave_line();
        }
        page = Some(entry.page);
        rendered.push(&entry.text, &entry.sign, Piece::Entry(index));
        rendered.text += "\n";
        let members = library.members(entry.kind.owner().unwrap_or(index));
        let last = members.filter(|member| kept.contains(member)).last();
        if last.map_or(entry.text.ends_with('{'), |last| last == index) {
            rendered.text += "}\n";
        }
    }
}

/// The modules below a path, each of which has all that the library has.
fn render_modules(rendered: &mut Rendered, modules: &BTreeSet<Vec<String>>, path: &[String]) {
    let below = modules.iter().filter(|it| it.starts_with(path) && it.len() > path.len());
    let children: BTreeSet<&String> = below.map(|it| &it[path.len()]).collect();
    for child in children {
        rendered.leave_line();
        rendered.text += &format!("pub mod {child} {{\npub use super::*;\n");
        render_modules(rendered, modules, &[path, std::slice::from_ref(child)].concat());
        rendered.text += "}\n";
    }
}
