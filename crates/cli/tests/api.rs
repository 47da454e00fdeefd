//! The public names of gamecore, as a list in the repository: so a change of them is seen in
//! review.

use std::env;
use std::fs;
use std::io::Write;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use quote::ToTokens;
use syn::{Attribute, Fields, File, ImplItem, Item, TraitItem, Visibility};

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
