//! Small libraries and solutions that are hard to bundle, with the files that a careful
//! person would make of them.

use anyhow::Result;
use bundle::{
    bundle, uses, with_reader, Library, Source, Target, Tree, ITERTOOLS, PLAIN_READER, QUICK_READER,
};

// The oldest edition is the strictest about paths; all are proved by `cargo judge verify`.
const EDITIONS: [&str; 2] = ["2021", "2015"];

fn bundled(files: &Tree, library: &Tree, may_warn: bool) -> Result<String> {
    let source = Source {
        header: &["A trap".to_owned()],
        files,
        library: &Library::parse(library)?,
        pockets: &[ITERTOOLS, PLAIN_READER],
        elsewhere: "AtCoder",
        may_warn,
    };
    bundle(&source, &EDITIONS.map(|edition| Target::new("rustc", edition)))
}

fn files(files: &[(&str, &str)]) -> Tree {
    files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
}

fn only(main: &str) -> Tree {
    files(&[("main.rs", main)])
}

/// The bundle of a program of the user's, with the library of `pages`.
fn yours(main: &str) -> String {
    bundled(&only(main), &pages(), true).unwrap()
}

/// Why there is none of a program of ours.
fn refusal(main: &str) -> String {
    format!("{:#}", bundled(&only(main), &pages(), false).expect_err(main))
}

/// A program of several files, with what might be taken for a module or for the crate.
const MAIN: &str = "//! A solution in several files.

mod helper;

use gamecore::bash;

mod inner {
    use gamecore::{bash as wins, theorems::rest::rest};
    use std::cmp::max;

    pub fn sum(a: u64, b: u64) -> u64 {
        max(u64::from(wins(a, b)), ::gamecore::rest(rest(a, b), 1))
    }
}

fn main() {
    println!(\"{} {} {}\", helper::answer(), bash(1, 2), inner::sum(1, 2));
}

#[cfg(test)]
mod tests;
";

const HELPER: &str = "//! What main needs.

mod r#deep;

// Six times seven.
pub fn answer() -> u64 {
    // Not formatted,   and not changed:
    deep::six()*7 // \"mod deep;\"
}
";

const DEEP: &str = "use gamecore::rest;

pub fn six() -> u64 {
    let text = \"gamecore::rest;
  mod deep;\";
    rest(6, 7) + text.len() as u64 - text.len() as u64
}
";

#[test]
fn a_solution_of_several_files_becomes_one_file() {
    let solution = files(&[("main.rs", MAIN), ("helper.rs", HELPER), ("helper/deep/mod.rs", DEEP)]);
    let whole = bundled(&solution, &pages(), false).unwrap();
    let deep = DEEP.trim_end().replacen("gamecore", "crate::gamecore", 1);
    let helper = HELPER.trim_end().replacen("deep;", &format!("deep {{\n{deep}\n}}"), 1);
    let main = MAIN
        .replacen("helper;", &format!("helper {{\n{helper}\n}}"), 1)
        .replace("::gamecore::rest(rest", "crate::gamecore::rest(rest")
        .replace("use gamecore::{bash", "use crate::gamecore::{bash");
    let more = "pub use self::rest::rest;\npub mod theorems {\n    pub use super::*;\n}\n";
    assert_eq!(whole, format!("// A trap\n{main}{}", library(more)));
}

/// A game above two pages, of which the first uses the second, and three other pages, of which one
/// adds a method to the type of another.
fn pages() -> Tree {
    files(&[
        ("lib.rs", "pub mod heaps;\npub mod theorems;\npub use heaps::*;\n"),
        ("heaps.rs", "use crate::theorems::bash::bash;\n\npub struct Bash;\n"),
        ("theorems/mod.rs", "pub mod bash;\npub mod own;\npub mod rest;\n"),
        ("theorems/bash.rs", BASH),
        ("theorems/rest.rs", REST),
        ("theorems/own.rs", "pub fn own() {}\n"),
        ("theorems/row.rs", "pub struct Row(pub u64);\n"),
        ("theorems/counting.rs", COUNTING),
    ])
}

const BASH: &str = "//! Take 1 to m.
//!
//! Proof. Complete it to m + 1.
//!
//! ```
//! assert!(gamecore::bash(7, 3));
//! ```

use std::convert::TryFrom;

use crate::theorems::rest::rest;

// Wins.
pub fn bash(n: u64, m: u64) -> bool {
    rest(n, m + 1) != 0 && u8::try_from(n).is_ok()
}

pub fn unused() {}
";

const REST: &str = "/// What is left of n.
///
/// # Panics
/// If m is 0.
///
/// ```
/// assert_eq!(gamecore::rest(7, 4), 3);
/// ```
#[must_use]
pub fn rest(n: u64, m: u64) -> u64 {
    n % m
}

#[derive(Debug)]
#[non_exhaustive]
pub struct Unused;
";

const COUNTING: &str = "use crate::theorems::row::Row;

impl Row {
    pub fn count(&self) -> u64 {
        self.0
    }
}
";

/// What takes the place of `pages` for a program that names `bash` and perhaps more.
fn library(more: &str) -> String {
    let bash = BASH
        .replace("//!\n//! ```\n//! assert!(gamecore::bash(7, 3));\n//! ```\n", "")
        .replace("crate::theorems::", "super::");
    let rest = REST
        .replace("///\n/// ```\n/// assert_eq!(gamecore::rest(7, 4), 3);\n/// ```\n", "")
        .replace("#[non_exhaustive]\n", "");
    format!(
        "\n#[allow(dead_code)]\nmod gamecore {{\npub use self::bash::bash;\n{more}\n\
         pub mod bash {{\n{bash}}}\n\npub mod rest {{\n{rest}}}\n}}\n"
    )
}

/// A program that calls `bash` by a path, below some lines, with a variable called as a page is.
fn calling(lines: &str, path: &str) -> String {
    format!(
        "{lines}\nfn main() {{\n    let row = 7;\n    println!(\"{{}}\", {path}(row, 3));\n}}\n"
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
        let whole = bundled(&only(&main), &pages(), lines.contains("_f")).unwrap();
        assert_eq!(whole, format!("// A trap\n{main}{}", library("")));
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
        let whole = yours(&calling(lines, path));
        assert!(whole.contains("pub mod bash {") && whole.contains("pub mod rest {"), "{whole}");
    }
}

#[test]
fn a_page_that_adds_a_method_is_there_if_the_method_is_called() {
    let main = "use gamecore::Row;\nfn main() {\n    println!(\"{}\", Row(7).0);\n}\n";
    let added = "pub mod counting {\nuse super::row::Row;\n";
    assert!(!yours(main).contains(added));
    assert!(yours(&main.replace(".0)", ".count())")).contains(added));
    assert!(
        !yours(&calling("use gamecore::bash;\n// count();\nfn count() {}", "bash")).contains(added)
    );
}

#[test]
fn a_pocket_has_only_what_is_used() {
    let main = "use itertools::Itertools;\nuse proconio::input;\n\nfn main() {\n    \
        input! { n: usize, mut heaps: [u64; n] }\n    heaps.sort();\n    \
        let counts = vec![\"a\"].join(\"\");\n    \
        println!(\"{} {}\", counts, heaps.iter().rev().join(\" \"));\n}\n";
    let whole = bundled(&only(main), &pages(), false).unwrap();
    let tail = whole.strip_prefix(&format!("// A trap\n{main}")).unwrap();
    let parts = ["fn join(", "($name:tt: $kind:tt, ", "([$kind:tt; $length:expr])", "pub fn word"];
    assert!(parts.iter().all(|part| tail.contains(part)), "{tail}");
    let others = ["tuples", "sorted", "mod gamecore", "([$kind:tt])", "(($(", "Chars", "is_stdin"];
    assert!(others.iter().all(|part| !tail.contains(part)), "{tail}");
}

/// Reads a number, and nothing else.
const READING: &str =
    "use proconio::input;\nfn main() {\n    input! { n: u8 }\n    println!(\"{}\", n);\n}\n";

#[test]
fn programs_of_users_are_taken_as_they_are() {
    for main in [
        // With warnings.
        "fn main() {}\nfn unused() {}\n",
        // A crate is there once, if it is imported with its parts.
        "use proconio::{self, input};\nuse itertools::{self, Itertools};\nfn main() {\n    \
        input! { n: u8 }\n    let _ = proconio::is_stdin_empty();\n    \
        println!(\"{}{}\", n, itertools::Itertools::join(&mut [n].iter(), \"\"));\n    \
        let _ = [n].iter().join(\"\");\n}\n",
        // A reader with another name has what is read by it.
        "use proconio::input as read;\nfn main() {\n    \
        read! { n: usize, heaps: [u64; n] }\n    println!(\"{:?}\", heaps);\n}\n",
        // What a macro of the program's own reads is not known.
        "use proconio::read_value;\n\
        macro_rules! read {\n    ($kind:tt) => { read_value!([$kind]) };\n}\n\
        fn main() {\n    println!(\"{:?}\", read!((u8, f64)));\n}\n",
        // Modules that are called as the crates are.
        &format!("{READING}mod gamecore {{\n    pub fn it() {{}}\n}}\npub use gamecore::it;\n"),
        &format!("{READING}mod itertools {{\n    pub fn it() {{}}\n}}\npub use itertools::it;\n"),
        "mod proconio {\n    pub fn it() {}\n}\npub use proconio::it;\nfn main() {}\n",
        // What compilers skip at the beginning of a file, and what looks like it.
        &format!("\u{feff}{READING}"),
        &format!("#!/usr/bin/env rust-script\r\n{READING}"),
        &format!("\u{feff}#!/bin/rust 'as it is'\n{READING}"),
        &format!("#![allow(unused)]\n{READING}"),
        &format!("#! [allow(unused)]\n{READING}"),
    ] {
        let whole = yours(main);
        assert_eq!(whole.matches("mod proconio {").count(), usize::from(main.contains("proconio")));
        assert_eq!(whole.contains("allow(unused)"), main.contains("allow(unused)"));
    }
    assert!(yours("use proconio::{self, input};\nfn main() {}\n")
        .contains("\nuse proconio::{input};\n"));
}

#[test]
fn a_refusal_names_the_place_and_the_cause() {
    // `...` stands for any words, once.
    for (main, says) in [
        ("mod far; fn main() {}", "file not found for module `far`"),
        ("mod main; fn main() {}", "circular modules: ..."),
        ("#[path = \"near.rs\"] mod far; fn main() {}", READS),
        ("fn main() { include!(\"table.txt\"); }", READS),
        ("fn main() { include_str!(\"table.txt\"); }", READS),
        ("fn main() { include_bytes!(\"table.txt\"); }", READS),
        ("fn main() {} fn f() {}", "function `f` is never used"),
        ("use gamecore::Bash; fn main() { Bash; }", "Bash: a bundle has ... theorems::bash"),
        ("use gamecore::*; fn main() { Bash; }", "Bash: a bundle has ... theorems::bash"),
        ("use gamecore::heaps::*; fn main() {}", "heaps: a bundle has ... gamecore::theorems"),
        // A game that a program misses is its own, if it does not name the library.
        ("fn main() { Bash; }", "cannot find value `Bash` in this scope"),
        ("fn main() { gamecore::go(); }", "cannot find function `go` in ... `gamecore`"),
        ("use rand::random; fn main() {}", "unresolved import `rand`; a bundle has ... crates"),
        ("use proconio::input; fn main() { input! { a: with 5 } }", POCKET),
        ("use proconio::input; fn main() { input! { a: Vec<u8> } }", POCKET),
        (
            "use proconio::fastout; #[fastout] fn main() {}",
            "unresolved import ... proconio, `--judge AtCoder` makes a file for a judge that has it",
        ),
        (
            "use itertools::Itertools; fn main() { [1].iter().chunk_by(|_| 1); }",
            "no method named ... itertools, `--judge AtCoder` makes a file for a judge that has it",
        ),
        ("#[macro_use] extern crate proconio; fn main() {}", EXTERN),
        ("extern crate proconio as io; fn main() {}", EXTERN),
    ] {
        let refusal = refusal(main);
        let refusal = refusal.strip_prefix("main.rs, line 1: ").expect(&refusal);
        let (begins, rest) = says.split_once("...").unwrap_or((says, ""));
        let is_said = refusal.starts_with(begins.trim()) && refusal.ends_with(rest.trim());
        assert!(is_said, "{main}\n{refusal}");
    }
}

const READS: &str = "a judge gets one file: put the text of the other one here";

const POCKET: &str = "the pocket reader cannot read this: no rules expected ...";

const EXTERN: &str = "can't find crate ... is a module: write `use` in place of `extern crate`";

#[test]
fn a_file_of_this_machine_is_not_included() {
    let file = format!("\"{}/tests/itertools.rs\"", env!("CARGO_MANIFEST_DIR"));
    for (line, including) in [
        ("pub const _X: &[u8] = include_bytes![r#FILE#];", Some("include_bytes")),
        ("#[doc = include_str!(FILE)] pub fn f() {}", Some("include_str")),
        ("pub const _X: &str = include_str!(concat!(FILE, \"\"));", Some("include_str")),
        ("mod inner { include!(FILE); }", Some("include")),
        // What only tests need is not missed.
        ("#[cfg(test)] const X: &str = include_str!(\"sample.in\");", None),
    ] {
        let main = format!("fn main() {{}}\n{}\n", line.replace("FILE", &file));
        let refusal = bundled(&only(&main), &pages(), true).err().map(|error| error.to_string());
        let says = |name| format!("main.rs, line 2: `{name}!` reads another file; {READS}");
        assert_eq!(refusal, including.map(says));
    }
}

#[test]
fn an_error_names_its_file_and_its_line() {
    let far = ("far.rs", "\u{feff}\nfn f() {}");
    let broken = ("theorems/page.rs", "pub fn");
    for (solution, library, says) in [
        (
            &[("main.rs", "mod far;\nfn main() {\n    gone()\n}"), far][..],
            &[][..],
            "main.rs, line 3: ",
        ),
        (&[("main.rs", "mod far;\nfn main() {}"), far], &[], "far.rs, line 2: function `f` "),
        (&[("main.rs", "fn main() {\n    gamecore::own();\n}")], OWN, BEHIND),
        (
            &[("main.rs", "fn main() {}\nasync fn f() {}")],
            &[],
            "rustc in edition 2015: main.rs, line 2: ",
        ),
        (&[("main.rs", "fn")], &[], "main.rs is not Rust: "),
        (&[far], &[], "the solution has no main.rs"),
        (&[], &[broken], "theorems/page.rs: "),
    ] {
        let refused = bundled(&files(solution), &files(library), says.contains("2015"));
        let refusal = format!("{:#}", refused.unwrap_err());
        assert!(refusal.starts_with(says), "{refusal}");
    }
}

const OWN: &[(&str, &str)] = &[("theorems/own.rs", "pub fn own() {\n    crate::gone();\n}\n")];

const BEHIND: &str = "the line `crate::gone();` behind the solution: cannot find function";

#[test]
fn the_use_of_a_crate_is_found() {
    for (text, is_found) in [
        ("use std::fmt;\nuse itertools::Itertools;\n", true),
        ("fn f() {\n    use {itertools::join, std::fmt};\n}", true),
        ("use itertools as it;", true),
        ("extern crate itertools;", true),
        ("fn f() {\n    vec![::itertools::max(1, 2)];\n}", true),
        ("// itertools::x\nfn f() { x.itertools::<u8>(); itertools(); \"itertools::x\" }", false),
        ("mod itertools {}\nuse itertools::x;", false),
        (
            "mod a {\n    pub mod itertools {}\n}\nuse a::itertools::x;\nuse crate::itertools::y;",
            false,
        ),
        ("use a::itertools::x;\nuse <u8 as A>::itertools::y;", false),
    ] {
        assert_eq!(uses(&only(text), "itertools"), is_found, "{text}");
    }
}

#[test]
fn a_program_that_reads_like_a_solution_gets_the_reader_below_it() {
    let plain = "//! WA: why.\n\nfn main() {}\n";
    assert_eq!(with_reader(plain).unwrap(), plain);
    let whole = with_reader(READING).unwrap();
    assert!(whole.starts_with(READING), "{whole}");
    assert!(whole.ends_with(&QUICK_READER.module(READING).unwrap()), "{whole}");
}
