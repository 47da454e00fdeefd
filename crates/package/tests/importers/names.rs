//! The names that packages of this project's problems have on the engines.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use package::{dmoj, Package};

use crate::hydro;

#[test]
fn every_problem_has_a_name_of_its_own_on_each_engine() {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    let folders = fs::read_dir(problems).unwrap().map(|entry| entry.unwrap());
    let folders = folders.filter(|entry| entry.path().join("Cargo.toml").is_file());
    let slugs: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    assert!(!slugs.is_empty());
    let [mut names, mut codes] = [BTreeSet::new(), BTreeSet::new()];
    for slug in &slugs {
        let name = Package::short_name(slug);
        assert!(hydro::is_id(&name), "{name}");
        assert!(names.insert(name), "{slug}");
        let code = dmoj::code(slug);
        assert!(crate::dmoj::is_code(&code), "{code}");
        assert!(codes.insert(code), "{slug}");
    }
}
