//! Small workspaces with everything that trips a bundler, and the files a careful person would paste.

use std::fs;
use std::path::{Path, PathBuf};

use bundle::{bundle, tree, Submission, Target, Tree, POCKET};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traps")
}

fn targets() -> Vec<Target> {
    ["2021", "2015", "2018", "2024"].map(|edition| Target::new("rustc", edition)).to_vec()
}

fn bundled(main: &str, library: &Tree) -> anyhow::Result<String> {
    let header = ["A trap".to_owned()];
    let submission =
        Submission { header: &header, main, name: "gamecore", library, pocket: POCKET };
    bundle(&submission, &targets(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
}

fn check(name: &str) {
    let folder = folder().join(name);
    let main = fs::read_to_string(folder.join("main.rs")).unwrap();
    let library = tree(&folder.join("lib")).unwrap();
    let result = bundled(&main, &library).unwrap();
    assert!(result.contains(main.trim_end()), "main.rs is not there word for word");
    let expected = fs::read_to_string(folder.join("expected.rs")).unwrap_or_default();
    assert!(result == expected, "{name} has become\n{result}");
}

#[test]
fn imports() {
    check("imports");
}

#[test]
fn traits() {
    check("traits");
}

#[test]
fn macros() {
    check("macros");
}

#[test]
fn texts() {
    check("texts");
}

#[test]
fn leftovers() {
    check("leftovers");
}

#[test]
fn choices() {
    check("choices");
}

#[test]
fn values() {
    check("values");
}

#[test]
fn paths() {
    check("paths");
}

#[test]
fn calls() {
    check("calls");
}

fn refusal(main: &str, library: &str) -> String {
    let library = Tree::from([("lib.rs".to_owned(), library.to_owned())]);
    format!("{:#}", bundled(main, &library).unwrap_err())
}

#[test]
fn what_cannot_be_bundled_is_refused() {
    let main = "fn main() {\n    gamecore::go();\n}\n";
    let told = refusal(main, "extern crate rand;\npub fn go() {}\n");
    assert!(told.contains("the library needs the crate rand"), "{told}");
    let told = refusal(main, "mod far;\npub fn go() {}\n");
    assert!(told.contains("the module far has no file"), "{told}");
    let told = refusal(main, "pub fn gone() {}\n");
    assert!(told.contains("cannot find function `go`"), "{told}");
    let told = refusal(main, "pub fn go() { let x = 1; panic!(\"{x}\") }\n");
    assert!(told.contains("in edition 2015: "), "{told}");
    let told = refusal(main, "pub fn go() { print!(\"{}\", module_path!()) }\n");
    assert!(told.contains("the library uses module_path!"), "{told}");
    let told = refusal("fn main() {}\nfn unused() {}\n", "");
    assert!(told.contains("`unused` is never used"), "{told}");
}
