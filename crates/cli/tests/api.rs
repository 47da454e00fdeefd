//! The public names of gamecore: a list in the repository, so that a change of them is seen in
//! review, and the rules that its front page promises.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::Write;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use quote::ToTokens;
use syn::{Attribute, Fields, File, ImplItem, Item, ItemImpl, TraitItem, Type, Visibility};

const TO_UPDATE: &str = "`UPDATE_API=1 cargo test -p cli --test api` writes them down";

fn gamecore() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../gamecore")
}

fn parsed(path: &Path) -> File {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// The public items of a file and of those below its folder, as Rust without bodies.
fn listed(file: &File, folder: &Path) -> String {
    let mut list = String::new();
    for item in &file.items {
        list += &match item {
            Item::Mod(module) if module.content.is_none() => {
                let name = module.ident.to_string();
                let below = folder.join(&name);
                let file = folder.join(format!("{name}.rs"));
                let path = if file.exists() { file } else { below.join("mod.rs") };
                let inner = listed(&parsed(&path), &below);
                match is_public(&module.vis) {
                    true => format!("pub mod {name} {{ {inner} }}\n"),
                    // A private file's items are known by the folder's names for them.
                    false => inner,
                }
            }
            item => public(item.clone())
                .map_or_else(String::new, |item| format!("{}\n", item.to_token_stream())),
        };
    }
    list
}

/// The public part of an item, if there is any.
fn public(mut item: Item) -> Option<Item> {
    match &mut item {
        Item::Const(item) if is_public(&item.vis) => {
            item.attrs.clear();
            *item.expr = syn::parse_str("_").expect("an expression");
        }
        Item::Enum(item) if is_public(&item.vis) => {
            keep_marks(&mut item.attrs);
            for variant in &mut item.variants {
                variant.attrs.clear();
                variant.fields.iter_mut().for_each(|field| field.attrs.clear());
            }
        }
        Item::Fn(item) if is_public(&item.vis) => {
            item.attrs.clear();
            item.block.stmts.clear();
        }
        Item::Impl(item) => {
            item.attrs.clear();
            let is_of_trait = item.trait_.is_some();
            item.items.retain_mut(|item| is_shown(item, is_of_trait));
            if !is_of_trait && item.items.is_empty() {
                return None;
            }
        }
        Item::Struct(item) if is_public(&item.vis) => {
            keep_marks(&mut item.attrs);
            item.fields.iter_mut().for_each(|field| field.attrs.clear());
            if let Fields::Named(fields) = &mut item.fields {
                let all = fields.named.clone();
                fields.named = all.into_iter().filter(|field| is_public(&field.vis)).collect();
            }
        }
        Item::Trait(item) if is_public(&item.vis) => {
            item.attrs.clear();
            for item in &mut item.items {
                match item {
                    TraitItem::Fn(item) => {
                        item.attrs.clear();
                        item.default.iter_mut().for_each(|block| block.stmts.clear());
                    }
                    TraitItem::Type(item) => item.attrs.clear(),
                    _ => {}
                }
            }
        }
        Item::Type(item) if is_public(&item.vis) => item.attrs.clear(),
        Item::Use(item) if is_public(&item.vis) => item.attrs.clear(),
        _ => return None,
    }
    Some(item)
}

/// Whether a part of an implementation is shown; its body is not.
fn is_shown(item: &mut ImplItem, is_of_trait: bool) -> bool {
    match item {
        ImplItem::Const(item) => {
            item.attrs.clear();
            item.expr = syn::parse_str("_").expect("an expression");
            is_public(&item.vis)
        }
        ImplItem::Fn(item) => {
            item.attrs.clear();
            item.block.stmts.clear();
            is_public(&item.vis)
        }
        ImplItem::Type(item) => {
            item.attrs.clear();
            is_of_trait
        }
        _ => false,
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Attributes other than these are nobody's business.
fn keep_marks(attributes: &mut Vec<Attribute>) {
    attributes.retain(|attribute| {
        ["derive", "non_exhaustive"].iter().any(|name| attribute.path().is_ident(name))
    });
}

fn formatted(code: &str) -> String {
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2021", "--config", "max_width=100"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("rustfmt");
    rustfmt.stdin.take().expect("a pipe").write_all(code.as_bytes()).expect("rustfmt reads");
    let output = rustfmt.wait_with_output().expect("rustfmt ends");
    assert!(output.status.success(), "rustfmt refuses the list");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_public_names_are_those_of_the_list() {
    let source = gamecore().join("src");
    let list = gamecore().join("public-api.txt");
    let now = formatted(&listed(&parsed(&source.join("lib.rs")), &source));
    if env::var_os("UPDATE_API").is_some() {
        fs::write(&list, &now).expect("the list can be written");
    }
    let known = fs::read_to_string(&list).unwrap_or_default();
    let mut lines = now.lines().zip(known.lines().chain(iter::repeat("nothing")));
    if let Some((now, known)) = lines.find(|(now, known)| now != known) {
        panic!("`{now}` where there was `{known}`: {TO_UPDATE}");
    }
    assert_eq!(now.len(), known.len(), "names have gone: {TO_UPDATE}");
}

/// All files of the library.
fn files() -> Vec<File> {
    let mut files = Vec::new();
    let mut open = vec![gamecore().join("src")];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            files.push(parsed(&path));
        }
    }
    files
}

/// A bundle has the items of all files in one module, private ones included.
#[test]
fn no_two_items_have_one_name() {
    let mut names = BTreeSet::new();
    for item in files().into_iter().flat_map(|file| file.items) {
        let name = match item {
            Item::Const(item) => item.ident,
            Item::Enum(item) => item.ident,
            Item::Fn(item) => item.sig.ident,
            Item::Struct(item) => item.ident,
            Item::Trait(item) => item.ident,
            Item::Type(item) => item.ident,
            _ => continue,
        };
        assert!(names.insert(name.to_string()), "two items are called {name}");
    }
    assert!(names.len() > 200, "only {} names", names.len());
}

/// The implementations outside of tests, each with the name of its type.
fn implementations(files: &[File]) -> Vec<(String, &ItemImpl)> {
    let items = files.iter().flat_map(|file| &file.items);
    let implementations = items.filter_map(|item| match item {
        Item::Impl(item) => Some(item),
        _ => None,
    });
    let named = implementations.filter_map(|item| match &*item.self_ty {
        Type::Path(path) => Some((path.path.segments.last()?.ident.to_string(), item)),
        _ => None,
    });
    named.collect()
}

/// The types that implement a trait.
fn types_with(files: &[File], name: &str) -> BTreeSet<String> {
    let of_trait = |item: &ItemImpl| {
        let (path, _) = item.trait_.as_ref()?;
        Some(path.segments.last()?.ident.to_string())
    };
    let found = implementations(files).into_iter();
    found.filter(|(_, item)| of_trait(item).as_deref() == Some(name)).map(|(of, _)| of).collect()
}

/// What is asked of a game is asked by the traits, so it has no other meaning anywhere; only play
/// without an end and rules of a user's own are answered differently.
#[test]
fn what_is_asked_of_a_game_is_asked_by_the_traits() {
    let asked = [
        "after",
        "misere_outcome",
        "misere_winning_move",
        "misere_winning_moves",
        "moves_to",
        "nim_value",
        "outcome",
        "winning_move",
        "winning_moves",
    ];
    let files = files();
    for (of, item) in implementations(&files) {
        if item.trait_.is_some() || ["Loopy", "Solver"].contains(&of.as_str()) {
            continue;
        }
        for item in &item.items {
            let ImplItem::Fn(function) = item else { continue };
            let name = function.sig.ident.to_string();
            let is_asked = is_public(&function.vis) && asked.contains(&name.as_str());
            assert!(!is_asked, "{of}::{name} is not that of a trait");
        }
    }
    for item in files.iter().flat_map(|file| &file.items) {
        if let Item::Fn(function) = item {
            let name = function.sig.ident.to_string();
            let is_asked = is_public(&function.vis) && asked.contains(&name.as_str());
            assert!(!is_asked, "the function {name} is a method of a trait elsewhere");
        }
    }
}

/// The types that are games, and those of them that know misere play.
fn games(files: &[File]) -> (BTreeSet<String>, BTreeSet<String>) {
    let mut games = BTreeSet::new();
    for name in ["Game", "SumGame", "HeapRules"] {
        games.extend(types_with(files, name));
    }
    // The first stands for the rules, which are games, too; the other for all types of a kind.
    games.retain(|name| name != "Heaps" && name != "G");
    (games, types_with(files, "MisereGame"))
}

/// Some file with tests names each game, and holds it to the one shape.
#[test]
fn every_game_is_held_to_the_one_shape() {
    let (games, misere) = games(&files());
    let tests = fs::read_dir(gamecore().join("tests/all")).unwrap();
    let tests: Vec<String> =
        tests.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    let held = |game: &str, by: &str| {
        tests.iter().any(|test| {
            let mut words = test.split(|c: char| !c.is_alphanumeric() && c != '_');
            test.contains(by) && words.any(|word| word == game)
        })
    };
    for game in games {
        assert!(held(&game, "keeps(&"), "{game}");
        assert!(!misere.contains(&game) || held(&game, "keeps_misere(&"), "{game} in misere play");
    }
}

/// The front page and the page of the judges' games list every game, and a star shows which of them
/// know misere play.
#[test]
fn the_front_pages_list_every_game() {
    let (mut games, misere) = games(&files());
    games.insert("Loopy".to_owned());
    let page = |file: &str| fs::read_to_string(gamecore().join("src").join(file)).unwrap();
    let front = page("lib.rs");
    let section =
        front.split("//! # The games").nth(1).and_then(|rest| rest.split("//! # ").next());
    let judges = page("judges/mod.rs");
    let is_row = |line: &&str| line.starts_with("//! | [");
    let mut listed = BTreeSet::new();
    for row in section.expect("a section").lines().chain(judges.lines()).filter(is_row) {
        let name = row.split('`').nth(1).expect("a name").to_owned();
        let star = row.trim_end().ends_with("| * |");
        assert_eq!(star, misere.contains(&name), "{name} and misere play");
        assert!(listed.insert(name), "a second row: {row}");
    }
    assert_eq!(listed, games);
}

/// An error may get more parts, and can be shown and passed on.
#[test]
fn every_error_is_one_for_std() {
    let files = files();
    let (errors, shown) = (types_with(&files, "Error"), types_with(&files, "Display"));
    let items = files.iter().flat_map(|file| &file.items);
    let mut found = 0;
    for item in items {
        let (name, attributes) = match item {
            Item::Enum(item) => (item.ident.to_string(), &item.attrs),
            Item::Struct(item) => (item.ident.to_string(), &item.attrs),
            _ => continue,
        };
        if errors.contains(&name) {
            let may_grow = attributes.iter().any(|it| it.path().is_ident("non_exhaustive"));
            assert!(may_grow, "{name} is not #[non_exhaustive]");
            assert!(shown.contains(&name), "{name} has no Display");
            found += 1;
        }
    }
    assert_eq!(found, errors.len());
    assert!(found > 5);
}
