//! Listing, testing, stress and formats, with programs in shell and in Rust.

use std::os::unix::process::ExitStatusExt;
use std::sync::OnceLock;
use std::time::Duration;

use ::judge::running::language::Language;
use predicates::str::{ends_with, starts_with};

use super::*;

/// A program for kiki-cici, which is right unless it gets a mistake for an argument.
fn kiki() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let program = concat!(env!("CARGO_TARGET_TMPDIR"), "/kiki");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/programs/kiki.rs");
        let mut rustc = Command::new("rustc");
        rustc.args(["-O", "--edition", "2021", "-o", program, source]).assert().success();
        program.to_string()
    })
}

#[test]
fn a_list_says_where_rust_goes() {
    run(&["list", "--rust", "--theorem", "misere"]).stdout(starts_with("anti-nim"));
    let places = "Rust: Luogu P4279, nowcoder 20410, SPOJ MMMGAME; also BZOJ 1022, HDU";
    // HDU does not have `new-nim`.
    let hdu = contains(places).and(contains("new-nim").not());
    run(&["list", "--judge", "hdu"]).stdout(hdu);
}

#[test]
fn a_list_of_nothing_says_so() {
    let words = ["list", "--judge", "sdut", "--theorem", "wythoff"];
    run(&words).code(1).stdout("").stderr("no problem matches all of these options\n");
    run(&[&words[..], &["--json"]].concat()).code(0).stdout("[]\n").stderr("");
    run(&["list", "--theorem", ""]).code(2).stderr(contains("; there are Bachet's game, "));
}

#[test]
fn a_verdict_says_if_the_judge_may_have_far_longer_inputs() {
    let slug = "library-checker-nim-product-64";
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let program = |name: &str| format!("{root}/problems/{slug}/{name}");
    let said = "the longest input of library-checker-nim-product-64 has ";
    let times = contains("a program up to 7 times too slow may pass\n");
    if Language::Cpp.is_available() {
        let right = run(&["test", slug, "--", &program("right/solution.cpp")]).success();
        right.stdout(contains(said).and(times));
        let wrong = run(&["test", slug, "--", &program("wrong/square-is-itself.cpp")]).code(1);
        wrong.stdout(contains(said).not());
    }
    run(&["test", "kiki-cici", "--", kiki()]).success().stdout(contains("too slow").not());
}

#[test]
fn a_problem_may_be_called_by_a_number() {
    let listed = |name| stdout(run(&["list", "--json", "--judge", name]));
    assert!(listed("CF").len() > 1000);
    assert_eq!(listed("CF"), listed("Codeforces"));
    let expected = stdout(run(&["generate", "codeforces-1382b"]).success());
    for name in ["CF 1382B", "cf1382b", "1382b"] {
        run(&["generate", name]).stdout(expected.clone());
    }
}

#[test]
fn a_crash_says_how_large_the_stack_was() {
    for (conditions, stack) in [
        (&[][..], "perhaps the stack, 512 MB here"),
        (&["--judge", "codeforces"], "perhaps the stack, 256 MB here"),
    ] {
        let crash = ["--", "sh", "-c", "kill -SEGV $$"];
        let words = [&["test", "codeforces-1382b"], conditions, &crash].concat();
        run(&words).code(1).stdout(contains(stack));
    }
}

#[test]
fn a_long_word_does_not_make_a_long_message() {
    let long = "7".repeat(100_000);
    let commands: [&[&str]; 6] = [
        &[&long],
        &["list", "--theorem", &long],
        &["test", &long],
        &["new", &long],
        &["validate", "nim", &long],
        &["play", "nim", &long],
    ];
    for words in commands {
        let ran = run(words).code(2);
        let said = ran.get_output().stdout.len() + ran.get_output().stderr.len();
        assert!((20..1500).contains(&said), "{} says {said} bytes", words[0]);
    }
}

#[test]
fn a_judge_may_allow_less() {
    let fifty = format!("1\n50\n{}\n", ["1"; 50].join(" "));
    for (words, code, says) in [
        (&["validate", "anti-nim", "--judge", "luogu"][..], 0, "valid, 1 case"),
        (&["validate", "anti-nim", "--judge", "hdu"], 1, "expected N (1..=47), found `50`"),
    ] {
        run_on(&fifty[..], words).code(code).stdout(contains(says));
    }
    let unknown = run(&["validate", "nim", "--judge", "hdu"]).code(2);
    unknown.stderr(contains("HDU is not known to have nim"));
    let largest = run(&["generate", "anti-nim", "--size", "max", "--judge", "poj"]);
    run_on(stdout(largest), &["validate", "anti-nim", "--judge", "poj"]).success();
}

#[test]
fn a_right_program_is_accepted_and_a_wrong_one_told_where_it_goes_wrong() {
    let right = run(&["test", "HDU 1847", "--", kiki()]);
    right.success().stdout(contains("AC").and(contains("WA").not()));
    run(&["test", "kiki-cici", "--diff", "--", kiki(), "wrong-for-57"]).code(1).stdout(
        contains("05-every-small-pack  line 57: expected `Cici`, found `Kiki`")
            .and(contains("    -Cici\n"))
            .and(contains("    +Kiki\n")),
    );
}

#[test]
fn stress_finds_the_smallest_case_and_saves_it() {
    let home = Home::with_files(&[]);
    for number in 1..=2 {
        let words = ["stress", "kiki-cici", "--", kiki(), "wrong-from-57-on"];
        let found = contains("input:\n57\n").and(contains("right answer:\nCici\n"));
        home.run(&words).code(1).stdout(found);
        assert_eq!(home.read(&format!("counters/kiki-cici-{number}.in")), "57\n");
    }
    let two = run(&["stress", "kiki-cici", "--", kiki(), "keeps-what-was-before"]);
    two.code(1).stdout(contains("input:\n1\n3\n"));
}

/// Whether `sleep` is still running with this argument, which nobody else uses.
fn sleeps(argument: &str) -> bool {
    let start = format!("sleep\0{argument}");
    fs::read_dir("/proc").unwrap().any(|process| {
        let command = fs::read_to_string(process.unwrap().path().join("cmdline"));
        command.unwrap_or_default().starts_with(&start)
    })
}

#[test]
fn nothing_is_left_behind() {
    // One in the program's own group, and one that has left it.
    let program = "sleep 98765 & setsid sleep 98765 & echo Kiki";
    run(&["stress", "kiki-cici", "--", "sh", "-c", program]).code(1);
    assert!(!sleeps("98765"));
}

#[test]
fn nothing_is_left_behind_when_the_judge_is_stopped() {
    let program = "sleep 87654 & setsid sleep 87654 & sleep 87654";
    for (verb, signal) in [("test", "INT"), ("stress", "TERM"), ("stress", "HUP")] {
        let home = Home::with_files(&[]);
        let words = [verb, "kiki-cici", "--", "sh", "-c", program];
        let mut judge = Running::start(home.0.path(), &words);
        while !sleeps("87654") {
            assert_eq!(judge.tool.try_wait().unwrap(), None, "{verb} ends before it begins");
            std::thread::sleep(Duration::from_millis(20));
        }
        let id = judge.tool.id().to_string();
        Command::new("kill").args(["-s", signal, &id]).assert().success();
        let status = judge.tool.wait().unwrap();
        assert!(status.signal().is_some(), "{verb} lives on after {signal}");
        assert!(!sleeps("87654"), "{verb} leaves something behind after {signal}");
    }
}

#[test]
fn two_searches_at_once_keep_both_counter_examples() {
    let home = Home::with_files(&[]);
    let search = || Running::start(home.0.path(), &["stress", "kiki-cici", "--", "true"]);
    for mut search in [search(), search()] {
        assert_eq!(search.tool.wait().unwrap().code(), Some(1));
    }
    for name in ["1.in", "1.out", "2.in", "2.out"] {
        assert!(home.path(&format!("counters/kiki-cici-{name}")).exists(), "{name}");
    }
}

#[test]
fn lines_that_differ_are_noted() {
    let note = "AC, but the lines differ: many judges would not accept it";
    let wrong = [kiki(), "two-on-a-line"];
    let summary = format!(" of these are {note}\n");
    run(&[&["test", "kiki-cici", "--"], &wrong[..]].concat()).success().stdout(contains(summary));
    let exact = run(&[&["test", "kiki-cici", "--exact", "--"], &wrong[..]].concat());
    exact.code(1).stdout(contains("WA"));
    let search = ["stress", "kiki-cici", "--inputs", "2", "--", kiki()];
    run(&search).success().stdout(contains("lines").not());
    let noted = run(&[&search[..], &wrong[1..]].concat()).success();
    noted.stdout(ends_with(format!("included\n{note}\n")));
}

#[test]
fn a_full_device_is_an_error_in_one_line_and_a_reader_may_stop_early() {
    let home = Home::with_files(&[]);
    let shell = |line: &str| {
        let line = format!("'{}' {line}", env!("CARGO_BIN_EXE_judge-command"));
        Command::new("sh").current_dir(home.path("")).args(["-c", &line]).assert()
    };
    for words in ["list", "generate kiki-cici --size max", "test kiki-cici -- true", "--help"] {
        let says = one_line("cargo judge: cannot write to standard output: ");
        shell(&format!("{words} > /dev/full")).code(2).stderr(says);
    }
    shell("list --json | head -1").success().stdout("[\n").stderr("");
}

#[test]
fn the_answers_are_those_of_the_definition() {
    run_on("1\n3\n", &["answer", "kiki-cici"]).success().stdout("Kiki\nCici\n");
}

#[test]
fn a_new_problem_takes_no_name_that_is_taken() {
    for slug in ["oracle", "serde", "deps", "nim"] {
        run(&["new", slug]).code(2).stdout("");
    }
}

#[test]
fn a_command_that_makes_no_sense_is_an_error_in_a_line() {
    for (words, says) in [
        (&["test", "kiki-cici", "--"][..], "cargo judge: there is no command after `--`"),
        (&["stress", "kiki-cici", "--"], "cargo judge: there is no command after `--`"),
        (&["test", "kiki-cici", "--", "./no-program"], "cannot run `./no-program`"),
        (&["stress", "kiki-cici", "--", "./no-program"], "cannot run `./no-program`"),
        (&["test", "kiki-cicci"], "there is no problem `kiki-cicci`; did you mean `kiki-cici`?"),
        (&["stress", "kiki-cici", "--time", "nan"], "a positive number is needed"),
        (&["stress", "kiki-cici", "--memory", "0"], "a positive number is needed"),
        (&["stress", "kiki-cici", "--seconds", "1e300"], "a positive number is needed"),
        (&["practice", "nim", "--seed", "-1"], "invalid value '-1'"),
        (&["generate", "nim", "--cases", "-5"], "invalid value '-5'"),
        (&["practice", "nim", "--level", "6"], "6 is not in 1..=5"),
    ] {
        run(words).code(2).stdout("").stderr(contains(says).and(contains("panicked").not()));
    }
}

#[test]
fn an_invalid_input_is_refused_with_its_place() {
    for (problem, input, message) in [
        ("kiki-cici", &b"5\n0\n"[..], "line 2, column 1: expected n (1..=1000), found `0`"),
        ("nim", b"2\n7\n", "line 3, column 1: expected"),
        ("nim", b"1\n7\n7\n", "line 3, column 1: expected the end of the input, found `7`"),
        ("stones-03", b"2\n1 1\n", "found the end of the input"),
        ("nim", b"3 1 1 1\n", "line 1, column 2: expected `⏎`, found `·`"),
        ("kiki-cici", b"57\r\n", "line 1, column 3: expected `⏎`, found `\\r`"),
        ("kiki-cici", b"5\n\xff\0\n", "expected n (1..=1000), found `\u{fffd}\\0`"),
    ] {
        run_on(input, &["validate", problem]).code(1).stdout(contains(message));
    }
    run_on("  1\r\n\n 7", &["validate", "nim", "--beyond"]).success();
}

#[test]
fn what_cannot_be_seen_in_an_error_is_escaped() {
    let says = "there is no problem `ni\\u{200b}m\\u{1b}[31m`; ";
    run(&["test", "ni\u{200b}m\u{1b}[31m"]).code(2).stderr(one_line(says));
}

#[test]
fn a_closed_pipe_ends_a_command_as_it_ends_others() {
    let home = Home::with_files(&[]);
    let tool = env!("CARGO_BIN_EXE_judge-command");
    for words in ["list", "list --json", "--help", "generate nim --size max"] {
        let script = format!("{{ {tool} {words}; echo $? >&2; }} | true");
        let mut shell = Command::new("sh");
        let ran = shell.current_dir(home.path("")).args(["-c", &script]).assert().success();
        let said = String::from_utf8(ran.get_output().stderr.clone()).unwrap();
        // A short output may fit into the pipe before it is closed.
        assert!(said == "141\n" || said == "0\n", "{words}: {said}");
        assert!(words != "list --json" || said == "141\n", "{said}");
    }
}

#[test]
fn a_counter_example_that_cannot_be_saved_is_still_found() {
    let home = Home::with_files(&[("counters", "not a folder")]);
    let found = home.run(&["stress", "kiki-cici", "--inputs", "1", "--", "echo", "Maybe"]).code(1);
    found
        .stdout(contains("\nright answer:\n").and(contains("saved").not()))
        .stderr(one_line("the case is not saved: counters: "));
}

#[test]
fn the_shortest_lost_game_is_found_among_small_positions_and_opponents() {
    // With 2, it goes wrong in its third move, and with 3 or more in its first.
    let late = r#"
fn main() {
    let mut numbers = std::io::stdin().lines().map(|line| line.unwrap().parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut free = vec![true; 2 * n + 2];
    for turn in 1.. {
        let number = (1..free.len()).find(|&number| free[number]).unwrap_or(0);
        let number = if n > 2 || (n == 2 && turn == 3) { 0 } else { number };
        println!("{number}");
        free[number] = false;
        match numbers.next() {
            None | Some(0) => return,
            Some(named) => free[named] = false,
        }
    }
}
"#;
    let home = Home::with_files(&[("late.rs", late)]);
    let stress = ["stress", "atcoder-abc244-c", "--transcript", "game.txt", "--", "late.rs"];
    let says = contains("atcoder-abc244-c: WA after ").and(contains(": move 1, `0`, is illegal: "));
    home.run(&stress).code(1).stdout(says);
    assert_eq!(home.read("game.txt"), "<3\n>0\n");
    let test = ["test", "atcoder-abc244-c", "--fail-fast", "--", "late.rs"];
    home.run(&test).code(1).stdout(contains("--why says what would have been right"));
}

#[test]
fn another_right_answer_is_accepted_and_a_wrong_one_told_by_the_checker() {
    let answering = |answer: &str| {
        format!(
            "fn main() {{\n    for line in std::io::stdin().lines().skip(1) {{\n        \
             let line = line.unwrap();\n        let mut numbers = line.split(' ')\
             .map(|word| word.parse::<u64>().unwrap());\n        \
             let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());\n        \
             println!(\"{{}}\", {answer});\n    }}\n}}\n"
        )
    };
    // The solution prints a + b.
    let home =
        Home::with_files(&[("twice.rs", &answering("2 * (a + b)")), ("one.rs", &answering("a"))]);
    home.run(&["test", "codeforces-1844a", "--", "twice.rs"]).success();
    let one = home.run(&["stress", "codeforces-1844a", "--", "one.rs"]);
    one.code(1)
        .stdout(contains("the first player wins by taking").and(contains("a right answer:")));
}

#[test]
fn verdicts_and_counter_examples_are_told_to_programs() {
    let program = ["--", kiki(), "wrong-from-57-on"];
    let json = |words: &[&str]| -> serde_json::Value {
        let ran = Home::with_files(&[]).run(&[words, &program[..]].concat());
        serde_json::from_str(&stdout(ran.code(1))).unwrap()
    };
    let tested = json(&["test", "kiki-cici", "--json", "--fail-fast"]);
    assert_eq!(tested["accepted"], false);
    assert_eq!(tested["programs"][0]["problem"], "kiki-cici");
    let cases = tested["programs"][0]["cases"].as_array().unwrap();
    let last = cases.last().unwrap();
    assert_eq!((&last["verdict"], &last["slow"]), (&"WA".into(), &false.into()));
    assert!(last["reason"].as_str().unwrap().contains("expected `Cici`, found `Kiki`"), "{last}");
    let names = ["bytes", "dialogue", "name", "note", "reason", "seconds", "slow", "verdict"];
    assert!(last.as_object().unwrap().keys().eq(names), "{last}");
    let found = json(&["stress", "kiki-cici", "--json"]);
    assert_eq!(
        (&found["problem"], &found["found"]["input"]),
        (&"kiki-cici".into(), &"57\n".into())
    );
    assert_eq!(found["found"]["expected"], "Cici\n");
    let names = ["dialogue", "expected", "input", "reason", "saved", "verdict"];
    assert!(found["found"].as_object().unwrap().keys().eq(names), "{found}");
}

#[test]
fn a_judges_own_cases_are_run_from_a_folder_or_an_archive() {
    let home = Home::with_files(&[
        ("official/in/1.txt", "1\n57\n"),
        ("official/out/1.txt", "Kiki\nCici\n"),
        ("official/in/2.txt", "2\n"),
        ("official/out/2.txt", "Kiki\n"),
    ]);
    let test = |cases: &str, mistake: &str| {
        home.run(&["test", "kiki-cici", "--cases", cases, "--", kiki(), mistake])
    };
    test("official", "none").success().stdout(contains("2 of 2 cases accepted"));
    let wrong =
        contains("  1  line 2: expected `Cici`, found `Kiki`").and(contains("1 of 2 cases"));
    test("official", "wrong-from-57-on").code(1).stdout(wrong);
    let mut archive = zip::ZipWriter::new(fs::File::create(home.path("a.zip")).unwrap());
    for (name, text) in [("c/1.in", "57\n"), ("c/1.out", "Cici\n")] {
        archive.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap();
    test("a.zip", "none").success().stdout(contains("  c/1\n1 of 1 cases accepted"));
    home.put("official/in/3.txt", "3\n");
    test("official", "none").code(1).stderr(contains("not run: in/3.txt has no partner"));
    home.put("empty/notes.txt", "");
    test("empty", "none").code(2).stderr(one_line("has no pair of an input and answers"));
    let played = home.run(&["test", "atcoder-abc244-c", "--cases", "official", "--", "true"]);
    played.code(2).stderr(one_line("atcoder-abc244-c is played"));
}
