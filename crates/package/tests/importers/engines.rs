//! What the packages for Hydro, DMOJ and the readers of Free Problem Set hold, and how engines name
//! problems and cases. In `.ci/hydro` and `.ci/packages` Hydro and DMOJ take the packages themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use judge::catalogue::problem::Problem;
use judge::disk::files::files_in;
use package::{dmoj, fps, hydro, icpc, name_in_package, Case, Package};
use serde_json::json;

use crate::fixture::{case_files, checked, played};
use crate::{a_package, text, unzipped};

/// What PHP does not read as a word in `domjudge-problem.ini`.
const PHP_WORDS: [&str; 8] = ["true", "false", "on", "off", "yes", "no", "null", "none"];

/// The longest code of a problem that DMOJ's site can store.
const LONGEST_CODE: usize = 20;

#[test]
fn hydro_is_told_everything() {
    let files = hydro::files(&a_package()).unwrap();
    let named = |folder: &str| -> Vec<&str> {
        files.keys().filter_map(|path| path.strip_prefix(folder)).collect()
    };
    let problem = "pid: agame2\ntitle: \"A game: \\\"take\\\" <2> & more\"\ntag:\n- games\n";
    assert_eq!(text(&files, "problem.yaml").unwrap(), problem);
    assert_eq!(text(&files, "testdata/config.yaml").unwrap(), "time: 2s\nmemory: 512m\n");
    assert!(text(&files, "problem_en.md").unwrap().contains("```input1\n7\n```"));
    let chinese = text(&files, "problem_zh.md").unwrap();
    assert!(chinese.contains("## 输入") && chinese.contains("```input1\n7\n```"), "{chinese}");
    // What lies in `submissions` would be submitted, and beside `problem.md` no language is found.
    assert!(named("submissions/").is_empty());
    assert_eq!(named("std/"), ["a-game.rs", "by-mex.py", "line-by-line.cc"]);
    assert_eq!(named("problem"), [".yaml", "_en.md", "_zh.md"]);
    for case in a_package().cases() {
        assert_eq!(files[&format!("testdata/{}.in", case.name())], case.input().unwrap());
        assert_eq!(files[&format!("testdata/{}.out", case.name())], case.answer().unwrap());
    }
    assert_eq!(named("testdata/").len(), 2 * 6 + 1);
}

#[test]
fn dmoj_is_told_everything() {
    let package = a_package();
    let files = dmoj::files(&package).unwrap();
    let problem: serde_json::Value =
        serde_json::from_str(text(&files, "problem.json").unwrap()).unwrap();
    let expected =
        json!({"name": package.problem.game, "time_limit": 2, "memory_limit": 512 * 1024});
    assert_eq!(problem, expected);
    // There a dollar begins no formula.
    let statement = text(&files, "problem.md").unwrap();
    assert!(statement.contains("~1 \\le n \\le 10^{9}~") && !statement.contains('$'));
    let init = text(&files, "init.yml").unwrap();
    let (head, cases) = init.split_once("test_cases:\n").unwrap();
    assert_eq!(head, "archive: agame2.zip\nchecker: standard\n");
    let archive = unzipped(&files["agame2.zip"]).unwrap();
    let mut listed = String::new();
    for (number, case) in package.cases().enumerate() {
        let (name, points) = (case.name(), u64::from(number > 0));
        listed += &format!("- in: {name}.in\n  out: {name}.out\n  points: {points}\n");
        assert_eq!(archive[&format!("{name}.in")], case.input().unwrap());
        assert_eq!(archive[&format!("{name}.out")], case.answer().unwrap());
    }
    assert_eq!(cases, listed);
}

#[test]
fn engines_are_told_how_to_call_the_judges_side() {
    let config = |package: &Package| {
        let files = hydro::files(package).unwrap();
        assert!(files.contains_key("testdata/side.py.py3"));
        text(&files, "testdata/config.yaml").unwrap().to_string()
    };
    let limits = "time: 2s\nmemory: 512m\n";
    let interactor = format!("{limits}type: interactive\ninteractor: side.py.py3\n");
    assert_eq!(config(&played()), interactor);
    let checker = format!("{limits}checker_type: testlib\nchecker: side.py.py3\n");
    assert_eq!(config(&checked()), checker);
    let init = |package: &Package| {
        let files = dmoj::files(package).unwrap();
        assert_eq!(files["side.py"], package.side.as_ref().unwrap().text.as_bytes());
        let (head, _) = text(&files, "init.yml").unwrap().split_once("test_cases:\n").unwrap();
        head.to_string()
    };
    let program = "files: side.py\n  lang: PY3\n  type: testlib\n";
    assert_eq!(init(&played()), format!("archive: agame2.zip\ninteractive:\n  {program}"));
    let args = program.replace("\n  ", "\n    ");
    let bridged = format!("checker:\n  name: bridged\n  args:\n    {args}");
    assert_eq!(init(&checked()), format!("archive: agame2.zip\n{bridged}"));
}

#[test]
fn bapctools_finds_no_answers_of_a_dialogue() {
    let files = icpc::files(&played()).unwrap();
    assert!(text(&files, "problem.yaml").unwrap().contains("\ntype: interactive\n"));
    let answers = files.iter().filter(|(path, _)| path.ends_with(".ans"));
    assert!(answers.into_iter().all(|(_, answer)| answer.is_empty()));
    let folders = ["answer_validators/format.ctd", "data/test_group.yaml"];
    assert!(folders.iter().all(|path| !files.contains_key(*path)));
    let files = icpc::files(&checked()).unwrap();
    assert!(files.contains_key("output_validator/main.py") && files.contains_key(folders[0]));
}

/// An element of a problem in Free Problem Set.
fn element(tag: &str, attribute: &str, text: &str) -> String {
    format!("    <{tag}{attribute}><![CDATA[{text}]]></{tag}>\n")
}

#[test]
fn free_problem_set_has_everything() {
    let mut package = a_package();
    let game = "]]> & <item>".to_string();
    package.problem = Problem { game, ..package.problem.clone() };
    let pair = |kind: &str, case: &Case| {
        let [input, answer] =
            [case.input(), case.answer()].map(|it| String::from_utf8(it.unwrap()).unwrap());
        let [input_tag, output_tag] = ["input", "output"].map(|part| format!("{kind}_{part}"));
        element(&input_tag, "", &input) + &element(&output_tag, "", &answer)
    };
    let rules = "<p>Two players take turns; a heap has <code>n</code> stones, where \
        <code>1 &lt;= n &lt;= 10^9</code>.</p>\n";
    let input = "<p><code>n</code>, one heap per line.</p>\n<ul>\n\
        <li>1 ≤ <i>n</i> ≤ 10<sup>9</sup></li>\n</ul>\n";
    let output = "<p><code>\"Yes\"</code> or <code>\"No\"</code> &amp; nothing else.</p>\n";
    let item = [
        element("title", "", "]]]]><![CDATA[> & <item>"),
        element("time_limit", " unit=\"s\"", "2"),
        element("memory_limit", " unit=\"mb\"", "512"),
        element("description", "", rules),
        element("input", "", input),
        element("output", "", output),
        pair("sample", &package.samples[0]),
        package.cases().map(|case| pair("test", case)).collect(),
        element("source", "", "HDU 1"),
        element("solution", " language=\"C++\"", "the text of line-by-line.cc\n"),
        element("solution", " language=\"Python\"", "the text of by-mex.py\n"),
    ];
    let item = format!("  <item>\n{}  </item>\n", item.concat());
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fps version=\"1.2\">\n";
    let files = fps::files(&[package.clone(), package]).unwrap();
    assert_eq!(text(&files, "problems.xml").unwrap(), format!("{head}{item}{item}</fps>"));
}

#[test]
fn the_limits_beside_the_time_grow_with_the_cases() {
    let limits = |input: usize, answer: usize| {
        let mut package = a_package();
        let [input, answer] = [input, answer].map(|length| "0".repeat(length));
        package.secret[0].files =
            case_files(&format!("{}-{}", input.len(), answer.len()), &input, &answer);
        (package.validation_time(), package.output())
    };
    assert_eq!(limits(1000, 1000), (60, 8));
    assert_eq!(limits(10_000_000, 9 << 20), (100, 18));
}

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
        let (name, code) = (package::short_name(slug), dmoj::code(slug));
        let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        assert!(name.starts_with(|it: char| it.is_ascii_lowercase()), "{name}");
        assert!(!PHP_WORDS.contains(&name.as_str()), "{name}");
        assert!(name.chars().all(fits) && names.insert(name), "{slug}");
        assert!((1..=LONGEST_CODE).contains(&code.len()), "{code}");
        assert!(code.chars().all(fits) && codes.insert(code), "{slug}");
    }
}

/// Hydro takes a file for an input if its name begins with a number or ends in one, and for that of
/// a subtask if it ends in two.
#[test]
fn hydro_knows_every_case_by_its_name() {
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    let kind = |name: &str| {
        let parts: Vec<&str> = name.split(['-', '_']).collect();
        let last = parts[parts.len() - 1];
        let ends = last.ends_with(|it: char| it.is_ascii_digit());
        match parts[..] {
            [.., before, last] if is_number(&last) && before.ends_with(char::is_numeric) => "part",
            [first, _, ..] if is_number(&first) => "case",
            _ if ends => "case",
            _ => "none",
        }
    };
    let known = [("law-2-10", "part"), ("13_7", "part"), ("n2-3", "part"), ("13-two-of-2", "case")];
    for (name, expected) in known.into_iter().chain([("small-1", "case"), ("sample-2x", "none")]) {
        assert_eq!(kind(name), expected, "{name}");
    }
    let testdata = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata");
    let mut names = BTreeMap::new();
    for folder in files_in(&testdata).unwrap().into_iter().filter(|folder| folder.is_dir()) {
        for file in files_in(&folder).unwrap() {
            let case = file.file_stem().unwrap().to_string_lossy().into_owned();
            names.insert(name_in_package(&case), case);
        }
    }
    assert!(names.len() > 500);
    for (name, case) in names {
        assert_eq!(kind(&name), "case", "{case}");
    }
}
