//! `cargo judge study` in folders where it must not write, and with compilers that it cannot use.

use super::*;

#[test]
fn a_folder_that_holds_something_else_is_left_alone() {
    let home = Home::with_files(&[("thesis.txt", "")]);
    let says = contains("holds something else: choose a new or an empty folder");
    home.run(&["study", "-o", "."]).code(2).stderr(says);
    assert_eq!(fs::read_dir(home.path("")).unwrap().count(), 1);
}

#[test]
fn a_compiler_that_cannot_compile_the_boards_is_refused_in_one_line() {
    let home = Home::with_files(&[]);
    let no_compiler = env!("CARGO_BIN_EXE_judge-workshop");
    let says = one_line(" is not a Rust compiler that has wasm32-unknown-unknown");
    home.run(&["study", "-o", "new", "--rustc", no_compiler]).code(2).stdout("").stderr(says);
    assert!(!home.path("new").exists());
}

#[test]
fn an_address_that_is_not_one_of_the_web_is_refused_in_one_line() {
    let home = Home::with_files(&[]);
    let says = one_line("`example.org` is not an address: expected one such as https://");
    home.run(&["study", "-o", "new", "--address", "example.org"]).code(2).stdout("").stderr(says);
    assert!(!home.path("new").exists());
}

#[test]
fn the_usual_folder_is_where_cargo_builds() {
    let home = Home::with_files(&[("built/CACHEDIR.TAG", ""), ("built/study/thesis.txt", "")]);
    home.put("built/debug/deps/note.txt", "");
    let tool = home.path("built/debug/tool");
    fs::copy(env!("CARGO_BIN_EXE_judge-workshop"), &tool).unwrap();
    let usual = home.path("built").canonicalize().unwrap().join("study");
    let says = one_line(&format!("{} holds something else", usual.display()));
    Command::new(tool).current_dir(home.path("")).arg("study").assert().code(2).stderr(says);
}
