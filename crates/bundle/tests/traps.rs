//! Small libraries and solutions that are hard to bundle, with the files that a careful
//! person would make of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bundle::{
    bundle, first_use, formatter, newest_syntax, tree, with_reader, Clippy, Found, Source, Target,
    Tree, POCKET,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traps")
}

// The oldest edition is the strictest about paths; all are proved by `cargo judge verify`.
const EDITIONS: [&str; 2] = ["2021", "2015"];
const ALL_EDITIONS: [&str; 4] = ["2021", "2015", "2018", "2024"];

fn bundled(files: &Tree, library: &Tree, editions: &[&str]) -> anyhow::Result<String> {
    let targets: Vec<Target> =
        editions.iter().map(|edition| Target::new("rustc", edition)).collect();
    let header = ["A trap".to_owned()];
    let (name, pocket, may_warn) = ("gamecore", POCKET, false);
    let source = Source { header: &header, files, name, library, pocket, may_warn };
    bundle(&source, &targets, &Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
}

fn check(name: &str) {
    check_in(name, &EDITIONS);
}

fn check_in(name: &str, editions: &[&str]) {
    let folder = folder().join(name);
    let main = fs::read_to_string(folder.join("main.rs")).unwrap();
    let result = bundled(&only_main(&main), &tree(&folder.join("lib")).unwrap(), editions);
    let result = result.unwrap();
    assert!(result.contains(main.trim_end()), "main.rs is not there word for word");
    compare(name, &result);
    let scratch = tempfile::tempdir().unwrap();
    let (library, bundle) = (scratch.path().join("libgamecore.rlib"), scratch.path().join("it.rs"));
    compile(&folder.join("lib/lib.rs"), &library, &["--crate-type=rlib", "--crate-name=gamecore"]);
    fs::write(&bundle, result).unwrap();
    let library = format!("gamecore={}", library.display());
    let whole = output(&folder.join("main.rs"), scratch.path(), &["--extern", &library]);
    assert_eq!(output(&bundle, scratch.path(), &[]), whole, "{name} does something else");
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

fn only_main(text: &str) -> Tree {
    Tree::from([("main.rs".to_owned(), text.to_owned())])
}

fn compare(name: &str, result: &str) {
    let expected = folder().join(name).join("expected.rs");
    let expected = fs::read_to_string(expected).unwrap_or_default();
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
    check_in("macros", &ALL_EDITIONS);
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
    check_in("paths", &ALL_EDITIONS);
}

#[test]
fn calls() {
    check("calls");
}

#[test]
fn docs() {
    check("docs");
}

#[test]
fn folders() {
    check_in("folders", &ALL_EDITIONS);
}

#[test]
fn associated() {
    check("associated");
}

#[test]
fn modules() {
    let folder = folder().join("modules");
    let files = tree(&folder.join("src")).unwrap();
    let library = tree(&folder.join("lib")).unwrap();
    compare("modules", &bundled(&files, &library, &ALL_EDITIONS).unwrap());
}

#[test]
fn a_bundle_is_laid_out_as_by_rustfmt() {
    // Two of the solutions are not, and no character of them is changed.
    for name in [
        "associated",
        "calls",
        "choices",
        "docs",
        "folders",
        "imports",
        "leftovers",
        "macros",
        "paths",
        "values",
    ] {
        let mut rustfmt = Command::new("rustfmt");
        rustfmt.args(["--check", "--edition=2021"]).arg(folder().join(name).join("expected.rs"));
        let output = rustfmt.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
}

fn refusal(main: &str, library: &str) -> String {
    let library = Tree::from([("lib.rs".to_owned(), library.to_owned())]);
    format!("{:#}", bundled(&only_main(main), &library, &EDITIONS).unwrap_err())
}

#[test]
fn solutions_that_cannot_be_bundled_are_refused() {
    let main = "fn main() {\n    gamecore::go();\n}\n";
    let check = |main: &str, library: &str, expected: &str| {
        let message = refusal(main, library);
        assert!(message.starts_with(expected), "{message}");
    };
    check(main, "extern crate rand;\npub fn go() {}\n", "the library needs the crate rand");
    check(main, "mod far;\npub fn go() {}\n", "the module far has no file");
    let lib = "\npub fn go() { print!(\"{}\", module_path!()) }\n";
    check(main, lib, "the library uses module_path!");
    check("mod far;\nfn main() {}\n", "", "the module far has no file");
    let path = "#[path = \"near.rs\"]\nmod far;\nfn main() {}\n";
    check(path, "", "the module far has a path of its own");
}

#[test]
fn an_error_names_the_place_and_the_cause() {
    let check = |main: &str, library: &str, expected: &str| {
        let message = refusal(main, library);
        assert!(message.starts_with(expected), "{message}");
    };
    let main = "fn main() {\n    gamecore::go();\n}\n";
    check(main, "pub fn gone() {}\n", "main.rs, line 2: cannot find function `go`");
    check("fn main() {}\nfn unused() {}\n", "", "main.rs, line 2: function `unused`");
    let lib = "//! Docs.\n\npub fn go() {\n    let x: u8 = crate::gone();\n}\n";
    check(main, lib, "gamecore/src/lib.rs, line 4: cannot find function `gone`");
    let lib = "/// Docs.\npub fn go() {\n    let x = 1;\n    panic!(\"{x}\")\n}\n";
    check(main, lib, "rustc in edition 2015: gamecore/src/lib.rs, line 3: unused variable");
    let main = "use rand::random;\nfn main() {\n    random()\n}\n";
    check(main, "", "main.rs, line 1: unresolved import `rand`; a bundle has std,");
    let main = "use proconio::input;\nfn main() {\n    input! { a: with 5 }\n}\n";
    check(main, "", "main.rs, line 3: the pocket reader cannot read this input!: ");
    let main = "use proconio::input;\nfn main() {\n    input! { a: Vec<u8> }\n}\n";
    check(main, "", "main.rs, line 3: the pocket reader cannot read this input!: ");
}

#[test]
fn an_error_in_a_module_names_its_file() {
    let files = [("main.rs", "mod far;\nfn main() {\n    gone()\n}\n"), ("far.rs", "\nfn f() {}")];
    let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
    let mut files = Tree::from(files);
    let library = Tree::from([("lib.rs".to_owned(), String::new())]);
    let message = |files: &Tree| format!("{:#}", bundled(files, &library, &EDITIONS).unwrap_err());
    assert!(message(&files).starts_with("main.rs, line 3: cannot find function `gone`"));
    files.insert("main.rs".to_owned(), "mod far;\nfn main() {}\n".to_owned());
    assert!(message(&files).starts_with("far.rs, line 2: function `f` is never used"));
}

#[test]
fn the_use_of_a_crate_is_found() {
    let first = |text: &str| first_use(&only_main(text), "itertools");
    let place = |line: usize| Some(format!("main.rs, line {line}"));
    assert_eq!(first("use std::fmt;\nuse itertools::Itertools;\n"), place(2));
    assert_eq!(first("fn f() {\n    use {itertools::join, std::fmt};\n}"), place(2));
    assert_eq!(first("use itertools as it;"), place(1));
    assert_eq!(first("extern crate itertools;"), place(1));
    assert_eq!(first("fn f() {\n    vec![::itertools::max(1, 2)];\n}"), place(2));
    let none = "// itertools::x\nmod itertools {}\nfn f() { x.itertools::<u8>(); itertools(); }";
    assert_eq!(first(none), None);
}

/// What stands in a file, with the first version that takes it.
const NEWER_ITEMS: [(u32, &str); 13] = [
    (37, "enum E { B } impl E { fn f() -> E { Self::B } }"),
    (39, "async fn f() {}"),
    (46, "const fn f(x: u8) -> u8 { if x > 1 { 2 } else { 3 } }"),
    (46, "struct S; impl S { const A: bool = true && true; }"),
    (51, "struct S<const N: usize>([u8; N]);"),
    (53, "fn f((Ok(x) | Err(x)): Result<u8, u8>) -> u8 { x }"),
    (59, "struct S<const N: usize = 5>([u8; N]);"),
    (59, "thread_local! { static A: u8 = const { 5 }; }"),
    (61, "const fn f<T: Copy>(x: T) -> T { x }"),
    (62, "#[derive(Default)] enum E { #[default] B }"),
    (65, "trait T { type A<'a>; }"),
    (79, "static A: u8 = const { 5 };"),
    (80, "fn f(x: u8) { match x { 0..5 => {} _ => {} } }"),
];

/// What stands in a function, with the first version that takes it.
const NEWER_STATEMENTS: [(u32, &str); 14] = [
    (40, "todo!()"),
    (42, "let a = matches!(5, 1 | 2);"),
    (42, "if let [_, rest @ ..] = &[1, 2][..] { drop(rest) }"),
    (46, "let a = (1, (2, 3)); let b = a.1.0;"),
    (53, "if let Some(1 | 2) = Some(3) {}"),
    (53, "for x in [1, 2] { drop(x) }"),
    (55, "match 5 { 1.. => {} _ => {} }"),
    (56, "if let all @ Some(one) = Some(3) { drop((all, one)) }"),
    (58, "let a = 5; assert!(a > 3, \"{{}} {a:?}\");"),
    (59, "let (mut a, mut b) = (1, 2); (a, b) = (b, a); drop((a, b))"),
    (65, "let Some(x) = Some(5) else { return }; drop(x)"),
    (65, "let x = 'a: { break 'a 5 }; drop(x)"),
    (77, "let x = c\"5\";"),
    (88, "if let Some(x) = Some(5) && x > 0 {}"),
];

#[test]
fn newer_syntax_is_found() {
    let newest =
        |text: &str| newest_syntax(&only_main(text)).map(|found| (found.place, found.since));
    let since = |minor: u32| Some(("main.rs, line 2".to_owned(), minor));
    for (minor, items) in NEWER_ITEMS {
        assert_eq!(newest(&format!("\n{items}")), since(minor), "{items}");
    }
    for (minor, statements) in NEWER_STATEMENTS {
        assert_eq!(newest(&format!("fn f() {{\n{statements}\n}}")), since(minor), "{statements}");
    }
    for items in [
        "fn f() { if let Some(x) = y { loop {} } else { let z = 5; } }",
        "fn f() { match x { 1 | 2 => {} z @ 3..=4 if z > 3 => {} Some(_) => {} [a, b] => {} } }",
        "fn f() { if let 1 | 2 = x { a.b.0 = 3; while let 5 | 6 = y {} } }",
        "fn f() { println!(\"{} {{x}} {y} {0:5}\", 5, y = 6); for x in [1].iter() {} }",
        "const fn f<T>(x: T) -> T { x }\nconst X: bool = 1 > 2;\nconst Y: [u8; 2] = [3; 2];",
        "trait T { type A: Iterator; fn f() -> Self::A; }\nenum E { B }",
    ] {
        assert_eq!(newest(items), None, "{items}");
    }
}

#[test]
fn clippy_knows_what_an_old_compiler_lacks() {
    // Where there is none, `cargo judge verify` says so; CI has it.
    let Some(clippy) = Clippy::installed() else { return };
    let newest = |minor: u32, line: &str| {
        let program = format!("fn main() {{\n    {line}\n}}\n");
        let found = clippy.newer_than(minor, &program, &Target::new("rustc", "2021")).unwrap();
        found.map(|Found { place, what, since }| (place, what, since))
    };
    let at = |what: &str, since: u32| Some(("the file, line 2".to_owned(), what.to_owned(), since));
    let root = "drop(17_i32.isqrt());";
    assert_eq!(newest(59, root), at("`isqrt`", 84));
    assert_eq!(newest(83, root), at("`isqrt`", 84));
    assert_eq!(newest(84, root), None);
    let option = "drop(Some(5).is_none_or(|x| x > 4)); drop(u64::MAX);";
    assert_eq!(newest(59, option), at("`is_none_or`", 82));
    assert_eq!(newest(33, "drop(u64::MAX);"), at("`u64::MAX`", 43));
    // What the lint does not see is found by the syntax.
    let macros = "drop(matches!(Some(5), Some(1 | 2)));";
    assert_eq!(newest(33, macros), at("`matches!`", 42));
    assert_eq!(newest(42, macros), None);
}

#[test]
fn the_formatter_is_known_by_its_version_and_settings() {
    let style = tempfile::tempdir().unwrap();
    let plain = formatter(style.path()).unwrap();
    assert!(plain.starts_with("rustfmt 1."), "{plain}");
    for name in ["rustfmt.toml", ".rustfmt.toml"] {
        fs::write(style.path().join(name), "max_width = 90\n").unwrap();
        assert_ne!(formatter(style.path()).unwrap(), plain);
        fs::remove_file(style.path().join(name)).unwrap();
    }
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
    // Nothing is taken away from the reader, so that some of it is not used.
    let flags = ["--cap-lints=warn"];
    Target::new("rustc", "2021").compile(&source, &program, &flags).unwrap();
    assert!(program.exists());
}
