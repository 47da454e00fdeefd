//! `cargo judge package` and `contest`.

use super::*;

/// One line says what is wrong, and nothing is written.
fn is_refused(words: &[&str], line: &str) {
    let home = Home::with(&[("full/notes", "mine"), ("full/nim/notes", "mine")]);
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
    let home = Home::with(&[]);
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

#[test]
fn packages_for_dmoj_share_the_program_that_takes_them_into_a_site() {
    let home = Home::with(&[]);
    for problem in ["loj-10241", "hackerrank-bowling-pins"] {
        let words = ["package", problem, "--format", "dmoj", "-o", "out"];
        home.run(&words).success().stdout(contains("import.py"));
    }
    assert_eq!(names(&home.path("out")), ["hbowlingpins", "import.py", "loj10241"]);
}

#[test]
fn a_contest_has_letters_and_a_folder_for_each_problem() {
    let home = Home::with(&[]);
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
