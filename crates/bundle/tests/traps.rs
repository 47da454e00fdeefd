//! Small libraries and solutions that are hard to bundle, with the files that a careful
//! person would make of them.

use std::fs;
use std::path::Path;

use bundle::{
    bundle, source, tree, uses, with_reader, Library, Source, Target, Tree, ITERTOOLS, PLAIN_READER,
};

// The oldest edition is the strictest about paths; all are proved by `cargo judge verify`.
const EDITIONS: [&str; 2] = ["2021", "2015"];

fn bundled(files: &Tree, library: &Tree, may_warn: bool) -> anyhow::Result<String> {
    let source = Source {
        header: &["A trap".to_owned()],
        files,
        library: &Library::parse(library)?,
        pockets: &[ITERTOOLS, PLAIN_READER],
        elsewhere: "AtCoder",
        may_warn,
    };
    let targets = EDITIONS.map(|edition| Target::new("rustc", edition));
    bundle(&source, &targets)
}

fn files<const N: usize>(files: [(&str, &str); N]) -> Tree {
    files.map(|(path, text)| (path.to_owned(), text.to_owned())).into()
}

fn only(name: &str, text: &str) -> Tree {
    files([(name, text)])
}

/// The bundle of a program that a library of one file belongs to, without the program.
fn tail(main: &str, library: &str, may_warn: bool) -> String {
    let whole = bundled(&only("main.rs", main), &only("lib.rs", library), may_warn).unwrap();
    let (_, tail) = whole.split_once(main).expect("main.rs is not there word for word");
    tail.to_owned()
}

#[test]
fn a_solution_of_several_files_becomes_one_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traps/modules");
    let files = tree(&folder.join("src")).unwrap();
    let library = tree(&folder.join("lib")).unwrap();
    let result = bundled(&files, &library, false).unwrap();
    let expected = fs::read_to_string(folder.join("expected.rs")).unwrap();
    assert!(result == expected, "it has become\n{result}");
}

/// Two pages, of which the first uses the second, a third one, and a game above them.
fn pages() -> Tree {
    files([
        ("lib.rs", "pub mod heaps;\npub mod theorems;\npub use heaps::*;\n"),
        ("heaps.rs", "use crate::theorems::bash::bash;\n\npub struct Bash;\n"),
        ("theorems/mod.rs", "pub mod bash;\npub mod own;\npub mod rest;\n"),
        ("theorems/bash.rs", BASH),
        ("theorems/rest.rs", REST),
        ("theorems/own.rs", "pub fn own() -> u64 {\n    1\n}\n"),
    ])
}

const BASH: &str = "//! Take 1 to m.\n//!\n//! Proof. Complete it to m + 1.\n//!\n//! ```\n\
    //! assert!(gamecore::bash(7, 3));\n//! ```\n\nuse std::convert::TryFrom;\n\n\
    use crate::theorems::rest::rest;\n\n// Wins.\npub fn bash(n: u64, m: u64) -> bool {\n    \
    rest(n, m + 1) != 0 && u8::try_from(n).is_ok()\n}\n\npub fn unused() {}\n";

const REST: &str = "/// What is left of n.\n///\n/// # Panics\n/// If m is 0.\n///\n/// ```\n\
    /// assert_eq!(gamecore::rest(7, 4), 3);\n/// ```\n#[must_use]\npub fn rest(n: u64, m: u64) \
    -> u64 {\n    n % m\n}\n\n#[derive(Debug)]\n#[non_exhaustive]\npub struct Unused;\n";

/// What takes the place of `pages` for a program that names `bash`.
const BASH_BUNDLED: &str = "
#[allow(dead_code)]
mod gamecore {
pub use self::bash::bash;

pub mod bash {
//! Take 1 to m.
//!
//! Proof. Complete it to m + 1.

use std::convert::TryFrom;

use super::rest::rest;

// Wins.
pub fn bash(n: u64, m: u64) -> bool {
    rest(n, m + 1) != 0 && u8::try_from(n).is_ok()
}

pub fn unused() {}
}

pub mod rest {
/// What is left of n.
///
/// # Panics
/// If m is 0.
#[must_use]
pub fn rest(n: u64, m: u64) -> u64 {
    n % m
}

#[derive(Debug)]
pub struct Unused;
}
}
";

/// A program that calls `bash` by a path, below some lines, with a variable called as a page is.
fn calling(lines: &str, path: &str) -> String {
    format!(
        "{lines}\nfn main() {{\n    let own = 7;\n    println!(\"{{}}\", {path}(own, 3));\n}}\n"
    )
}

#[test]
fn the_pages_that_a_program_names_stand_behind_it_whole() {
    for (lines, path) in [
        ("use gamecore::bash;\n", "bash"),
        ("use gamecore::{bash as wins};\n", "wins"),
        ("use std::fmt::Debug;\nuse gamecore::bash;\nfn _f<T: Debug>() {}\n", "bash"),
        ("", "gamecore::bash"),
    ] {
        let main = calling(lines, path);
        let whole = bundled(&only("main.rs", &main), &pages(), lines.contains("_f")).unwrap();
        assert_eq!(whole, format!("// A trap\n{main}{BASH_BUNDLED}"));
    }
}

#[test]
fn a_module_or_all_of_its_names_bring_every_page_that_the_program_says() {
    for (lines, path) in [
        ("use gamecore::*;\n", "bash"),
        ("use gamecore::theorems::*;\n", "bash::bash"),
        ("use gamecore::theorems::bash::bash;\n", "bash"),
        ("use gamecore::theorems::bash;\n", "bash::bash"),
        ("use gamecore as theory;\n", "theory::bash"),
        ("use gamecore::{self as theory, theorems::bash};\n", "theory::theorems::bash::bash"),
    ] {
        let main = calling(lines, path);
        let whole = bundled(&only("main.rs", &main), &pages(), true).unwrap();
        assert!(whole.contains("pub mod bash {") && whole.contains("pub mod rest {"), "{whole}");
    }
}

#[test]
fn a_page_that_adds_a_method_is_there_if_the_method_is_called() {
    let counting =
        "use crate::theorems::row::Row;\n\nimpl Row {\n    pub fn count(&self) -> u64 {\n    \
        self.0\n    }\n}\n";
    let library = files([
        ("theorems/mod.rs", "pub mod row;\nmod counting;\n"),
        ("theorems/row.rs", "pub struct Row(pub u64);\n"),
        ("theorems/counting.rs", counting),
    ]);
    let main = "use gamecore::Row;\nfn main() {\n    println!(\"{}\", Row(7).0);\n}\n";
    let without = bundled(&only("main.rs", main), &library, false).unwrap();
    assert!(!without.contains("mod counting"), "{without}");
    let calling = main.replace(".0)", ".count())");
    let with = bundled(&only("main.rs", &calling), &library, false).unwrap();
    assert!(with.contains("pub mod counting {\nuse super::row::Row;\n"), "{with}");
}

#[test]
fn a_game_is_refused_with_the_pages_to_use() {
    let instead = |name: &str, pages: &str| {
        format!(
            "{name}: a bundle has gamecore's theorems and not its games with their traits; call the \
             functions of gamecore::theorems{pages}"
        )
    };
    for (main, name, pages_of) in [
        ("use gamecore::Bash;\nfn main() {\n    let _ = Bash;\n}\n", "Bash", "::bash"),
        ("use gamecore::*;\nfn main() {\n    let _ = Bash;\n}\n", "Bash", "::bash"),
        ("use gamecore::heaps::*;\nfn main() {\n    let _ = Bash;\n}\n", "heaps", ""),
    ] {
        let refused = bundled(&only("main.rs", main), &pages(), true).unwrap_err().to_string();
        assert!(refused.ends_with(&instead(name, pages_of)), "{refused}");
        assert!(refused.contains("main.rs, line "), "{refused}");
    }
    // A game that a program misses is its own, if it does not name the library.
    let own = only("main.rs", "fn main() {\n    let _ = Bash;\n}\n");
    let refused = bundled(&own, &pages(), true).unwrap_err().to_string();
    assert!(refused.starts_with("main.rs, line 2: cannot find value `Bash`"), "{refused}");
}

#[test]
fn warnings_are_for_programs_of_users() {
    let files = only("main.rs", "fn main() {}\nfn unused() {}\n");
    assert!(bundled(&files, &pages(), true).is_ok());
    let refused = bundled(&files, &pages(), false).unwrap_err().to_string();
    assert!(refused.contains("main.rs, line 2: function `unused` is never used"), "{refused}");
}

#[test]
fn a_pocket_has_only_what_is_used() {
    let main = "use itertools::Itertools;\nuse proconio::input;\n\nfn main() {\n    \
        input! { n: usize, mut heaps: [u64; n] }\n    heaps.sort();\n    \
        let counts = vec![\"a\"].join(\"\");\n    \
        println!(\"{} {}\", counts, heaps.iter().rev().join(\" \"));\n}\n";
    let tail = tail(main, "", false);
    let parts = ["fn join(", "($name:tt: $kind:tt, ", "([$kind:tt; $length:expr])", "pub fn word"];
    assert!(parts.iter().all(|part| tail.contains(part)), "{tail}");
    let others = ["tuples", "sorted", "mod gamecore", "([$kind:tt])", "(($(", "Chars", "is_stdin"];
    assert!(others.iter().all(|part| !tail.contains(part)), "{tail}");
}

fn refusal(main: &str, library: &str) -> String {
    let refused = bundled(&only("main.rs", main), &only("theorems/page.rs", library), false);
    format!("{:#}", refused.unwrap_err())
}

#[test]
fn a_refusal_names_the_place_and_the_cause() {
    let check = |main: &str, library: &str, expected: &str| {
        let message = refusal(main, library);
        assert!(message.contains(expected), "{message}");
    };
    check("fn main() {}\n", "pub fn", "theorems/page.rs: ");
    check("mod far;\nfn main() {}\n", "", "the module far has no file");
    let path = "#[path = \"near.rs\"]\nmod far;\nfn main() {}\n";
    check(path, "", "the module far has a path of its own");
    let main = "fn main() {\n    gamecore::go();\n}\n";
    check(main, "pub fn gone() {}\n", "main.rs, line 2: cannot find function `go`");
    let page = "pub fn go() {\n    let x: u8 = crate::gone();\n}\n";
    let line = "the line `let x: u8 = crate::gone();` behind the solution: cannot find function";
    check(main, page, line);
    let main = "use rand::random;\nfn main() {\n    random()\n}\n";
    check(main, "", "main.rs, line 1: unresolved import `rand`; a bundle has std,");
    for kind in ["with 5", "Vec<u8>"] {
        let main = format!("use proconio::input;\nfn main() {{\n    input! {{ a: {kind} }}\n}}\n");
        check(&main, "", "main.rs, line 3: the pocket reader cannot read this: ");
    }
    let main = "use itertools::Itertools;\nfn main() {\n    [1].iter().chunk_by(|_| 1);\n}\n";
    let message = refusal(main, "");
    assert!(message.starts_with("main.rs, line 3: no method named `chunk_by` "), "{message}");
    assert!(message.contains("`--judge AtCoder` makes a file"), "{message}");
    let main = "use proconio::fastout;\n#[fastout]\nfn main() {}\n";
    let message = refusal(main, "");
    assert!(message.contains("in the whole crate proconio, `--judge AtCoder` makes"), "{message}");
}

#[test]
fn a_crate_that_is_imported_with_its_parts_is_there_once() {
    let main = "use proconio::{self, input};\nuse itertools::{self, Itertools};\nfn main() {\n    \
        input! { n: u8 }\n    let _ = proconio::is_stdin_empty();\n    \
        println!(\"{}{}\", n, itertools::Itertools::join(&mut [n].iter(), \"\"));\n    \
        let _ = [n].iter().join(\"\");\n}\n";
    let whole = bundled(&only("main.rs", main), &only("lib.rs", ""), true).unwrap();
    assert!(whole.contains("use proconio::{input};"), "{whole}");
}

#[test]
fn what_a_bundle_cannot_hold_is_refused_with_what_to_do() {
    let check = |main: &str, expected: &str| assert_eq!(refusal(main, ""), expected);
    let reading = "use proconio::input;\nfn main() {\n    input! { n: u8 }\n}\n";
    let is_module =
        "is a module in a bundle, and not a crate: write `use` in place of `extern crate`";
    for line in ["#[macro_use]\nextern crate proconio;", "\nextern crate proconio as io;"] {
        check(&format!("{line}\n{reading}"), &format!("main.rs, line 2: proconio {is_module}"));
    }
    let is_there = "is in a bundle already, in place of the crate: give this module another name";
    for name in ["gamecore", "itertools", "proconio"] {
        let main = format!("{reading}mod {name} {{\n    pub fn it() {{}}\n}}\nuse {name}::it;\n");
        check(&main, &format!("main.rs, line 5: {name} {is_there}"));
    }
    let reads = "reads another file, and a judge gets one: put the text of that file here";
    for name in ["include", "include_bytes", "include_str"] {
        let main = format!("fn main() {{\n    {name}!(\"table.txt\");\n}}\n");
        check(&main, &format!("main.rs, line 2: {name}! {reads}"));
    }
}

#[test]
fn what_compilers_skip_at_the_beginning_of_a_file_is_skipped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("main.rs");
    let read = |text: &str| {
        fs::write(&file, text).unwrap();
        assert_eq!(tree(folder.path()).unwrap(), only("main.rs", &source(&file).unwrap()));
        source(&file).unwrap()
    };
    assert_eq!(read("\u{feff}fn main() {}"), "fn main() {}");
    assert_eq!(read("#!/usr/bin/env rust-script\r\nfn main() {}"), "\r\nfn main() {}");
    assert_eq!(read("\u{feff}#!/bin/rust\nfn main() {}"), "\nfn main() {}");
    for text in ["#![allow(unused)]\nfn main() {}", "#! [allow(unused)]\nfn main() {}", ""] {
        assert_eq!(read(text), text);
    }
}

#[test]
fn a_reader_that_the_program_renames_has_what_is_read_by_it() {
    let main = "use proconio::input as read;\nfn main() {\n    \
        read! { n: usize, heaps: [u64; n] }\n    println!(\"{:?}\", heaps);\n}\n";
    tail(main, "", false);
}

#[test]
fn an_error_in_a_module_names_its_file() {
    let mut files =
        files([("main.rs", "mod far;\nfn main() {\n    gone()\n}\n"), ("far.rs", "\nfn f() {}")]);
    let library = only("lib.rs", "");
    let message = |files: &Tree| format!("{:#}", bundled(files, &library, false).unwrap_err());
    assert!(message(&files).starts_with("main.rs, line 3: cannot find function `gone`"));
    files.insert("main.rs".to_owned(), "mod far;\nfn main() {}\n".to_owned());
    assert!(message(&files).starts_with("far.rs, line 2: function `f` is never used"));
    let later = "fn main() {}\nasync fn in_2018() {}\n";
    files.insert("main.rs".to_owned(), later.to_owned());
    let message = format!("{:#}", bundled(&files, &library, true).unwrap_err());
    assert!(message.starts_with("rustc in edition 2015: main.rs, line 2: "), "{message}");
}

#[test]
fn the_use_of_a_crate_is_found() {
    let is_found = |text: &str| uses(&only("main.rs", text), "itertools");
    assert!(is_found("use std::fmt;\nuse itertools::Itertools;\n"));
    assert!(is_found("fn f() {\n    use {itertools::join, std::fmt};\n}"));
    assert!(is_found("use itertools as it;"));
    assert!(is_found("extern crate itertools;"));
    assert!(is_found("fn f() {\n    vec![::itertools::max(1, 2)];\n}"));
    let none = "// itertools::x\nmod itertools {}\nfn f() { x.itertools::<u8>(); itertools(); }";
    assert!(!is_found(none));
    let own =
        "mod a {\n    pub mod itertools {}\n}\nuse a::itertools::x;\nuse crate::itertools::y;";
    assert!(!is_found(own));
}

#[test]
fn a_program_that_reads_like_a_solution_gets_the_reader_below_it() {
    let plain = "//! WA: why.\n\nfn main() {}\n";
    assert_eq!(with_reader(plain).unwrap(), plain);
    let reading = "//! WA: why.\n\nuse proconio::input;\n\n\
        fn main() {\n    input! { heaps: [u64] }\n    println!(\"{:?}\", heaps);\n}\n";
    let whole = with_reader(reading).unwrap();
    assert!(whole.starts_with(reading), "{whole}");
    let folder = tempfile::tempdir().unwrap();
    let (source, program) = (folder.path().join("main.rs"), folder.path().join("main"));
    std::fs::write(&source, whole).unwrap();
    Target::new("rustc", "2021").compile(&source, &program, &[]).unwrap();
    assert!(program.exists());
}
