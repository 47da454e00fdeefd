//! `cargo judge package` and `contest`.

use std::env;
use std::os::unix::fs::PermissionsExt;

use super::*;

/// One line says what is wrong, and nothing is written.
fn is_refused(words: &[&str], line: &str) {
    let home = Home::with_files(&[("full/notes", "mine"), ("full/nim/notes", "mine")]);
    let is_line = diff(format!("cargo judge: {line}\n"));
    home.run(words).code(2).stdout("").stderr(is_line);
    assert_eq!(names(&home.path("")), ["full"]);
    assert_eq!(names(&home.path("full")), ["nim", "notes"]);
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn packages_that_cannot_be_made_are_refused_in_one_line() {
    let formats = "there are kattis (also called domjudge), icpc, hydro, dmoj and fps";
    is_refused(
        &["package", "nim", "--format", "zip"],
        &format!("there is no format `zip`; {formats}"),
    );
    is_refused(
        &["package", "nimm", "--format", "kattis"],
        "there is no problem `nimm`; did you mean `nim`, `anti-nim` or `bounded-nim`?",
    );
    is_refused(&["package", "nim", "NIM", "--format", "fps"], "nim is named twice");
    is_refused(
        &["package", "nim", "--format", "icpc", "--judge", "luogu"],
        "Luogu is not known to have nim",
    );
    is_refused(
        &["package", "atcoder-abc244-c", "--format", "fps"],
        "atcoder-abc244-c is played against the judge, and the format fps has only inputs with \
         answers",
    );
    is_refused(
        &["package", "nim", "--format", "icpc", "-o", "full", "--force"],
        "full/nim is not a package, so it is not replaced",
    );
    is_refused(
        &["package", "nim", "--format", "hydro", "-o", "full"],
        "full/nim is there already: --force replaces it",
    );
    is_refused(
        &["package", "nim", "--format", "icpc", "-o", "full/notes"],
        "full/notes is not a folder",
    );
}

#[test]
fn a_wrong_name_format_or_time_of_a_contest_is_refused_in_one_line() {
    let contest = |name: &'static str, more: &[&'static str]| -> Vec<&'static str> {
        [&["contest", name, "--problems", "nim"], more].concat()
    };
    for id in ["../cup", "a-cup-that-has-more-letters-than-many"] {
        let words = "is not the id of a contest: it has at most 36 letters, digits and hyphens";
        is_refused(&contest(id, &["--format", "icpc"]), &format!("`{id}` {words}"));
    }
    is_refused(&contest("cup", &["--format", "fps"]), "the format fps has no contests");
    is_refused(
        &contest("cup", &["--format", "icpc", "--start", "tomorrow"]),
        "`tomorrow` is not a time such as 2030-01-01T10:00:00Z",
    );
    is_refused(
        &contest("cup", &["--format", "icpc", "--name", " "]),
        "the name of a contest is not empty",
    );
    is_refused(
        &contest("cup", &["--format", "icpc", "--hours", "2", "--freeze", "121"]),
        "the contest has 120 minutes, and its scoreboard cannot be frozen for 121",
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let words = ["package", "nim", "--format", "icpc", "-o", "/proc/packages"];
    run(&words).code(2).stdout("").stderr(one_line("cannot write into /proc/packages"));
}

#[test]
fn a_package_is_the_same_each_time_and_replaces_only_itself() {
    let home = Home::with_files(&[]);
    let words = ["package", "loj-10241", "--format", "domjudge", "-o", "out"];
    home.run(&words)
        .success()
        .stdout(contains("domjudge: what it imports is the format kattis\n"))
        .stdout(contains("loj10241: 1 + ").and(contains(" right and ")).and(contains(" kB\n")));
    let out = home.path("out");
    assert_eq!(names(&home.path("")), ["out"]);
    assert_eq!(names(&out), ["loj10241", "loj10241.zip"]);
    let archive = fs::read(out.join("loj10241.zip")).unwrap();
    home.put("out/notes", "mine");
    home.put("out/loj10241/data/secret/stale.in", "1 1\n");
    let refused = contains("out/loj10241.zip is there already: --force replaces it\n");
    home.run(&words).code(2).stderr(refused);
    home.run(&[&words[..], &["--force"]].concat()).success();
    assert_eq!(names(&out), ["loj10241", "loj10241.zip", "notes"]);
    assert!(!out.join("loj10241/data/secret/stale.in").exists());
    assert_eq!(fs::read(out.join("loj10241.zip")).unwrap(), archive);
}

/// A folder that hides the real PyPy: what is called so knows its version, and fails otherwise.
fn with_a_bad_pypy(home: &Home) -> String {
    with_a_pypy(home, "test \"$1\" = --version && echo Python 3")
}

/// A folder that hides the real PyPy behind these commands of a shell.
fn with_a_pypy(home: &Home, commands: &str) -> String {
    home.put("tools/pypy3", &format!("#!/bin/sh\n{commands}\n"));
    let pypy = home.path("tools/pypy3");
    fs::set_permissions(&pypy, fs::Permissions::from_mode(0o755)).unwrap();
    format!("{}:{}", home.path("tools").display(), env::var("PATH").unwrap())
}

#[test]
fn a_right_program_in_python_must_be_right_under_pypy() {
    let home = Home::with_files(&[]);
    let path = with_a_bad_pypy(&home);
    let package = ["package", "loj-10241", "--format", "icpc", "-o", "out"];
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        home.judge(&package).assert().success().stdout(
            contains("loj-10241: there is no python3, so its programs are left out\n")
                .and(contains("loj-10241: there is no pypy3, so Python was not tried with it\n")),
        );
        return;
    }
    home.judge(&package)
        .env("PATH", &path)
        .assert()
        .code(2)
        .stderr(contains("loj-10241/right/").and(contains(".py under pypy3: RE on 01-sample\n")));
    assert!(!home.path("out/loj10241").exists());
    home.judge(&["verify", "loj-10241"]).env("PATH", &path).assert().code(1).stdout(
        contains("NOT loj-10241/right/solution.py under pypy3 ")
            .and(contains("NOT loj-10241/right/table.py under pypy3 "))
            .and(contains("AC  loj-10241/right/solution.py  ")),
    );
}

#[test]
fn the_other_interpreter_runs_the_longest_inputs_and_all_of_them_with_a_seed() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let home = Home::with_files(&[]);
    // It does not say where it is, and so is called by its name; and it has a version of its own, as
    // what has been passed with one is remembered.
    let counting = "case \"$*\" in --version) echo \"$0\" ;; *' -c '*) exit 1 ;; \
        *) echo >> \"$0.runs\" && exec python3 \"$@\" ;; esac";
    let path = with_a_pypy(&home, counting);
    let runs = |words: &[&str]| {
        let words = [&["verify", "loj-10241"], words].concat();
        home.judge(&words).env("PATH", &path).assert().success().stdout(
            contains("AC  loj-10241/right/solution.py under pypy3 ")
                .and(contains("AC  loj-10241/right/table.py under pypy3 ")),
        );
        let runs = fs::read_to_string(home.path("tools/pypy3.runs")).unwrap();
        fs::remove_file(home.path("tools/pypy3.runs")).unwrap();
        runs.lines().count()
    };
    assert_eq!(runs(&[]), 2 * 3);
    assert!(runs(&["--seed", "1"]) > 2 * 10);
}

#[test]
fn what_is_left_out_of_a_package_is_said() {
    let home = Home::with_files(&[]);
    let package = |format: &str| {
        let words = ["package", "georgia-and-bob", "--format", format, "-o", format];
        let program = "georgia-and-bob/wrong/thirty-two-bits.rs";
        home.run(&words).success().stdout(
            contains("georgia-and-bob: cases left out: ")
                .and(contains(" beyond the judge's bounds"))
                .and(contains(format!("{program} is left out: it is right within the judge's"))),
        )
    };
    let chinese = "the statement in Chinese";
    for (format, without) in [
        ("kattis", chinese.to_string()),
        ("hydro", "wrong programs and validators".to_string()),
        ("dmoj", format!("programs, validators and {chinese}")),
        ("fps", format!("wrong programs, validators and {chinese}, and with one program")),
    ] {
        package(format).stdout(contains(format!("; without {without}")));
    }
}

#[test]
fn packages_for_dmoj_share_the_program_that_takes_them_into_a_site() {
    let home = Home::with_files(&[]);
    for problem in ["loj-10241", "hackerrank-bowling-pins"] {
        let words = ["package", problem, "--format", "dmoj", "-o", "out"];
        home.run(&words).success().stdout(contains("import.py"));
    }
    assert_eq!(names(&home.path("out")), ["hbowlingpins", "import.py", "loj10241"]);
}

#[test]
fn a_contest_has_letters_and_a_folder_for_each_problem() {
    let home = Home::with_files(&[]);
    let words = ["contest", "cup", "--problems", "loj-10241", "--format", "icpc", "-o", "out"];
    let more = ["--name", "The Nim: Cup", "--hours", "2", "--freeze", "61"];
    home.run(&[&words[..], &more].concat()).success().stdout(contains("A  loj10241: "));
    assert_eq!(names(&home.path("out/cup")), ["contest.yaml", "loj10241", "problems.yaml"]);
    assert_eq!(
        home.read("out/cup/contest.yaml"),
        "id: cup\nname: \"The Nim: Cup\"\nduration: \"2:00:00\"\n\
         scoreboard_freeze_duration: \"1:01:00\"\npenalty_time: 20\n\
         start_time: 2030-01-01T10:00:00+00:00\n"
    );
    let problems = home.read("out/cup/problems.yaml");
    assert!(problems.starts_with("- id: loj10241\n  label: A\n"), "{problems}");
}
