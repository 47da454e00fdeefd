//! Small libraries and solutions that are hard to bundle, with the files that a careful
//! person would make of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bundle::{
    bundle, source, tree, uses, with_reader, Library, Source, Target, Tree, ITERTOOLS, PLAIN_READER,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traps")
}

// The oldest edition is the strictest about paths; all are proved by `cargo judge verify`.
const EDITIONS: [&str; 2] = ["2021", "2015"];

fn bundled(files: &Tree, library: &Tree, may_warn: bool) -> anyhow::Result<String> {
    let source = Source {
        header: &["A trap".to_owned()],
        files,
        library: &Library::of(library)?,
        pockets: &[ITERTOOLS, PLAIN_READER],
        elsewhere: "AtCoder",
        may_warn,
    };
    let targets = EDITIONS.map(|edition| Target::new("rustc", edition));
    bundle(&source, &targets, &Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
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

fn compare(name: &str, result: &str) {
    let expected = folder().join(name).join("expected.rs");
    let expected = fs::read_to_string(expected).unwrap_or_default();
    assert!(result == expected, "{name} has become\n{result}");
}

#[test]
fn a_library_of_several_files_becomes_one_module() {
    let folder = folder().join("library");
    let main = fs::read_to_string(folder.join("main.rs")).unwrap();
    let library = tree(&folder.join("lib")).unwrap();
    let result = bundled(&only("main.rs", &main), &library, false).unwrap();
    compare("library", &result);
    let scratch = tempfile::tempdir().unwrap();
    let (rlib, it) = (scratch.path().join("libgamecore.rlib"), scratch.path().join("it.rs"));
    compile(&folder.join("lib/lib.rs"), &rlib, &["--crate-type=rlib", "--crate-name=gamecore"]);
    fs::write(&it, result).unwrap();
    let rlib = format!("gamecore={}", rlib.display());
    let whole = output(&folder.join("main.rs"), scratch.path(), &["--extern", &rlib]);
    assert_eq!(output(&it, scratch.path(), &[]), whole);
}

fn compile(source: &Path, result: &Path, flags: &[&str]) {
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition=2021", "--cap-lints=allow", "-o"]).arg(result).arg(source).args(flags);
    assert!(rustc.status().unwrap().success(), "{}", source.display());
}

fn output(source: &Path, scratch: &Path, flags: &[&str]) -> String {
    let program = scratch.join("it");
    compile(source, &program, flags);
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_solution_of_several_files_becomes_one_file() {
    let folder = folder().join("modules");
    let files = tree(&folder.join("src")).unwrap();
    let library = tree(&folder.join("lib")).unwrap();
    compare("modules", &bundled(&files, &library, false).unwrap());
}

#[test]
fn a_bundle_is_laid_out_as_by_rustfmt() {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition=2021"]).arg(folder().join("library/expected.rs"));
    let output = rustfmt.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn everything_that_a_glob_can_bring_is_in_reach() {
    let library = "pub trait Grow {\n    fn grow(&self) -> u64;\n}\n\n\
        impl Grow for u64 {\n    fn grow(&self) -> u64 {\n        self + one()\n    }\n}\n\n\
        pub fn one() -> u64 {\n    1\n}\n\npub fn two() -> u64 {\n    2\n}\n";
    for import in ["use gamecore::*;", "use gamecore::Grow;", "use gamecore::{self as g, g::*};"] {
        let main = format!("{import}\n\nfn main() {{\n    println!(\"{{}}\", 5u64.grow());\n}}\n");
        let main = main.replace("{self as g, g::*}", "Grow as G");
        let tail = tail(&main, library, false);
        assert!(tail.contains("fn grow(&self)") && tail.contains("fn one()"), "{tail}");
        assert!(!tail.contains("two"), "{tail}");
    }
}

#[test]
fn a_glob_does_not_bring_what_is_private() {
    let library = files([
        ("lib.rs", "pub mod prelude;\n\npub fn one() -> u64 {\n    help()\n}\n\nfn help() -> u64 {\n    1\n}\n"),
        ("prelude.rs", "pub use crate::one;\n"),
    ]);
    let main = "use gamecore::prelude::*;\n\nfn main() {\n    let help = 2;\n    \
        println!(\"{}\", help + one());\n}\n";
    let result = bundled(&only("main.rs", main), &library, false).unwrap();
    assert!(result.contains("pub use super::*;\n"), "{result}");
}

#[test]
fn what_cannot_be_left_out_is_allowed_for_a_user_and_an_error_for_us() {
    let library = "pub enum Side {\n    Left,\n    Right,\n}\n\n\
        pub fn width(side: &Side) -> u64 {\n    match side {\n        Side::Left => 1,\n        \
        Side::Right => 2,\n    }\n}\n";
    let main = "use gamecore::{width, Side};\n\n\
        fn main() {\n    println!(\"{}\", width(&Side::Left));\n}\n";
    let allowed = "\n#[allow(dead_code, unused_imports)]\nmod gamecore {\n";
    assert!(tail(main, library, true).starts_with(allowed));
    let message = refusal(main, library);
    assert!(message.contains("`Right,`") && message.contains("never constructed"), "{message}");
    // Nobody calls `never`, so rustc calls `width` unused, which is still needed.
    let main = "fn never() {\n    gamecore::width(&gamecore::Side::Left);\n}\n\nfn main() {}\n";
    assert!(tail(main, library, true).starts_with(allowed));
}

#[test]
fn two_items_of_one_name_are_refused() {
    let library = files([
        ("lib.rs", "mod a;\nfn help() -> u64 {\n    1\n}\n"),
        ("a.rs", "fn help() -> u64 {\n    2\n}\n"),
    ]);
    let refused = Library::of(&library).unwrap_err();
    assert_eq!(format!("{refused:#}"), "a.rs: it has a second item called help");
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
    let others = ["counts", "sorted", "mod gamecore", "([$kind:tt])", "(($(", "Chars", "is_stdin"];
    assert!(others.iter().all(|part| !tail.contains(part)), "{tail}");
}

#[test]
fn what_cannot_be_left_out_of_a_pocket_is_tried_once() {
    let main = "#[allow(unused_imports)]\nuse itertools::Itertools;\n\nfn main() {}\n";
    for may_warn in [false, true] {
        let _ = bundled(&only("main.rs", main), &only("lib.rs", ""), may_warn);
    }
}

fn refusal(main: &str, library: &str) -> String {
    let refused = bundled(&only("main.rs", main), &only("lib.rs", library), false);
    format!("{:#}", refused.unwrap_err())
}

#[test]
fn a_refusal_names_the_place_and_the_cause() {
    let check = |main: &str, library: &str, expected: &str| {
        let message = refusal(main, library);
        assert!(message.starts_with(expected), "{message}");
    };
    let main = "fn main() {\n    gamecore::go();\n}\n";
    check(main, "mod far;\npub fn go() {}\n", "the module far has no file");
    check(main, "use crate::x as y;\n", "lib.rs: `use crate::x` brings another name");
    check(main, "use std::fmt::*;\n", "lib.rs: `use std::fmt::*` does not say what");
    check("mod far;\nfn main() {}\n", "", "the module far has no file");
    let path = "#[path = \"near.rs\"]\nmod far;\nfn main() {}\n";
    check(path, "", "the module far has a path of its own");
    check(main, "pub fn gone() {}\n", "main.rs, line 2: cannot find function `go`");
    check("fn main() {}\nfn unused() {}\n", "", "rustc in edition 2021: main.rs, line 2: function");
    let lib = "//! Docs.\n\npub fn go() {\n    let x: u8 = crate::gone();\n}\n";
    let line = "the line `let x: u8 = crate::gone();` behind the solution: cannot find function";
    check(main, lib, line);
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
    assert!(message(&files).contains(": far.rs, line 2: function `f` is never used"));
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
