//! What the front page of gamecore promises.

use std::collections::BTreeSet;

use syn::{File, ImplItem, Item, ItemImpl, Type, Visibility};

use super::{read, sources_in};

/// All files of the library.
fn files() -> Vec<File> {
    let parsed = |path: String| {
        syn::parse_file(&read(&path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    sources_in("crates/gamecore/src").into_iter().map(parsed).collect()
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
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
    let methods = implementations(&files)
        .into_iter()
        .filter(|(of, item)| item.trait_.is_none() && !["Loopy", "Solver"].contains(&of.as_str()));
    let methods = methods.flat_map(|(_, item)| &item.items).filter_map(|item| match item {
        ImplItem::Fn(method) => Some((&method.vis, &method.sig.ident)),
        _ => None,
    });
    let items = files.iter().flat_map(|file| &file.items);
    let functions = items.filter_map(|item| match item {
        Item::Fn(function) => Some((&function.vis, &function.sig.ident)),
        _ => None,
    });
    for (visibility, name) in methods.chain(functions) {
        let is_asked = is_public(visibility) && asked.iter().any(|other| name == other);
        assert!(!is_asked, "{name} is a method of a trait elsewhere");
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

/// Some file with tests uses each game, and holds it to the one shape: an import, before the first
/// function, would not be enough.
#[test]
fn every_game_is_held_to_the_one_shape() {
    let (games, misere) = games(&files());
    let tests: Vec<String> =
        sources_in("crates/gamecore/tests/all").into_iter().map(read).collect();
    let held = |game: &str, by: &str| {
        tests.iter().any(|test| {
            let (_, functions) = test.split_once("\nfn ").unwrap_or_default();
            let mut words = functions.split(|c: char| !c.is_alphanumeric() && c != '_');
            test.contains(by) && words.any(|word| word == game)
        })
    };
    for game in games {
        assert!(held(&game, "keeps("), "{game}");
        assert!(!misere.contains(&game) || held(&game, "keeps_misere("), "{game} in misere play");
    }
}

/// The front page lists every game, and a star shows which of them know misere play.
#[test]
fn the_front_page_lists_every_game() {
    let (mut games, misere) = games(&files());
    games.insert("Loopy".to_owned());
    let front = read("crates/gamecore/src/lib.rs");
    let section =
        front.split("//! # The games").nth(1).and_then(|rest| rest.split("//! # ").next());
    let is_row = |line: &&str| line.starts_with("//! | [");
    let mut listed = BTreeSet::new();
    for row in section.expect("a section").lines().filter(is_row) {
        let name = row.split('`').nth(1).expect("a name").to_owned();
        let star = row.trim_end().ends_with("| * |");
        assert_eq!(star, misere.contains(&name), "{name} and misere play");
        assert!(listed.insert(name), "a second row: {row}");
    }
    assert_eq!(listed, games);
}

/// An error may get more parts.
#[test]
fn every_error_may_grow() {
    let texts: String = sources_in("crates/gamecore/src").into_iter().map(read).collect();
    let errors = types_with(&files(), "Error");
    assert!(errors.len() > 5, "only {errors:?}");
    for name in errors {
        let is = |kind: &str| texts.contains(&format!("#[non_exhaustive]\npub {kind} {name}"));
        assert!(is("enum") || is("struct"), "{name} is not #[non_exhaustive]");
    }
}
