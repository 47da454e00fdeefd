//! What a user has given is run, or a line says which file is not run and why.

use super::*;

/// Wrong on 57 alone, which no case of ours has by itself.
const WRONG_ON_57: &str = "#!/bin/sh\nwhile read n; do\n\
    if [ $n != 57 ] && [ $((n % 3)) = 0 ]; then echo Cici; else echo Kiki; fi\ndone\n";

const RIGHT: &str = "#!/bin/sh\nwhile read n; do\n\
    if [ $((n % 3)) = 0 ]; then echo Cici; else echo Kiki; fi\ndone\n";

const SOLVED: &str = "✓ kiki-cici";

#[test]
fn a_kept_case_is_run_whatever_its_white_space_is() {
    for (input, output) in [
        ("1000\r\n", "Kiki\r\n"),
        ("1000", "Kiki"),
        ("1000 \n", " Kiki\n\n"),
        ("\n1000\n\n", "Kiki\n"),
        ("\t1000\r\n\r\n", "Kiki"),
        ("\u{feff}1000\n", "\u{feff}Kiki\n"),
    ] {
        let wrong = "#!/bin/sh\nread n; if [ $n = 1000 ] && ! read m; then echo Cici; exit; fi\n\
            echo $n; cat\n";
        let home = Home::with_files(&[
            ("mine/kiki-cici/wrong", wrong),
            ("mine/kiki-cici/cases/kept.in", input),
            ("mine/kiki-cici/cases/kept.out", output),
        ]);
        let says =
            contains("WA    0.00 s    < 4 MB  mine: kept  line 1: expected `Kiki`, found `Cici`");
        home.run(&["test", "kiki-cici", "mine"]).code(1).stdout(says);
        // The program reads what a judge would give, and the user's files stay as they are.
        home.put("mine/kiki-cici/wrong", RIGHT);
        let right = home.run(&["test", "kiki-cici", "mine"]).success();
        right.stdout(
            contains("17 of 17 cases accepted (programs: 1;").and(contains("lines differ").not()),
        );
        assert_eq!(home.read("mine/kiki-cici/cases/kept.in"), input);
        home.run(&["list"]).success().stdout(contains(SOLVED));
    }
}

#[test]
fn a_kept_case_beyond_the_judges_bounds_is_run_and_said_to_be() {
    let home = Home::with_files(&[
        ("mine/kiki-cici/solve", RIGHT),
        ("mine/kiki-cici/cases/1.in", "1001\n"),
        ("mine/kiki-cici/cases/1.out", "Kiki\n"),
    ]);
    let says = "mine/kiki-cici/cases/1.in is beyond the judge's bounds (line 1, column 1: expected \
        n (1..=1000), found `1001`): the judge gives no such case, and here it counts as any other does\n";
    let run = home.run(&["test", "kiki-cici", "mine"]).success().stderr(says);
    run.stdout(contains("  mine: 1\n").and(contains("17 of 17 cases accepted (")));
    home.put(
        "mine/kiki-cici/solve",
        "#!/bin/sh\nwhile read n; do\n\
        if [ $((n % 3)) = 0 -o $n = 1001 ]; then echo Cici; else echo Kiki; fi\ndone\n",
    );
    home.run(&["test", "mine"]).code(1).stdout(contains("  mine: 1  line 1: expected `Kiki`"));
    home.run(&["list"]).success().stdout(contains(SOLVED).not());
    let stress = ["stress", "kiki-cici", "--inputs", "1", "--", "mine/kiki-cici/solve"];
    home.run(&stress)
        .success()
        .stderr(contains("not tried without --beyond: mine/kiki-cici/cases/1.in"));
}

/// The files of a kept case that cannot be run, and what is said of it.
const BROKEN: [(&str, &[u8], &str); 8] = [
    ("a.in", b"57\n", "mine/kiki-cici/cases/a.in has no .out"),
    ("b.out", b"Cici\n", "mine/kiki-cici/cases/b.out has no .in"),
    ("c.txt", b"57\n", "mine/kiki-cici/cases/c.txt is not a case: its name ends in neither .in nor .out"),
    ("d/1.in", b"57\n", "mine/kiki-cici/cases/d is a folder, and not a file of a case"),
    ("ok.ans", b"Kiki\n", "mine/kiki-cici/cases/ok.in has both an .out and an .ans"),
    ("ok.out", b"Cici\n", "mine/kiki-cici/cases/ok.out is not the right answer: line 1: expected `Kiki`, found `Cici`"),
    ("ok.out", b"\xd6\xd0\n", "mine/kiki-cici/cases/ok.out: line 1 is not text in UTF-8: save it in UTF-8"),
    ("ok.in", b"1\ntwo\n", "mine/kiki-cici/cases/ok.in: line 2, column 1: expected n (1..=18446744073709551615), found `two`"),
];

#[test]
fn one_bad_file_is_named_and_stops_nothing_else_and_there_is_no_tick() {
    for (name, bytes, says) in BROKEN {
        let home = Home::with_files(&[
            ("mine/kiki-cici/solve", RIGHT),
            ("mine/kiki-cici/cases/ok.in", "1\n"),
            ("mine/kiki-cici/cases/ok.out", "Kiki\n"),
            ("mine/sum/samples/1.in", "1\n"),
            ("mine/sum/samples/1.out", "1\n"),
            ("mine/sum/solve", "#!/bin/sh\ncat\n"),
        ]);
        home.run(&["test", "mine"]).success();
        home.run(&["list"]).success().stdout(contains(SOLVED));
        let file = home.path("mine/kiki-cici/cases").join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, bytes).unwrap();
        let line = format!("not run: {says}\n");
        let summary = format!(" cases accepted, 1 not run: {says} (programs: 2;");
        let both = contains("AC  mine/kiki-cici/solve ").and(contains("AC  mine/sum/solve "));
        let run = home.run(&["test", "mine"]).code(1).stderr(line);
        run.stdout(both.and(contains(summary)).and(contains("  1 not run\n")));
        home.run(&["list"]).success().stdout(contains(SOLVED).not().and(contains("✓ sum")));
    }
}

#[test]
fn what_systems_and_editors_leave_behind_is_not_a_case() {
    let home = Home::with_files(&[("mine/sum/solve", "#!/bin/sh\ncat\n")]);
    for folder in ["samples", "cases"] {
        for name in [
            "1.in",
            "1.out",
            "._1.in",
            ".DS_Store",
            "1.in~",
            "#1.in#",
            ".#1.in",
            ".1.in.swp",
            "1.in.bak",
        ] {
            home.put(&format!("mine/sum/{folder}/{name}"), "1\n");
        }
    }
    home.run(&["test", "mine"]).success().stderr("").stdout(contains("2 of 2 cases accepted ("));
}

#[test]
fn a_hidden_case_is_a_case() {
    let home = Home::with_files(&[
        ("mine/kiki-cici/wrong", WRONG_ON_57),
        ("mine/kiki-cici/cases/.1.in", "57\n"),
        ("mine/kiki-cici/cases/.1.out", "Cici\n"),
    ]);
    home.run(&["test", "kiki-cici", "mine"]).code(1).stdout(contains("  mine: .1  line 1: "));
    let nameless = Home::with_files(&[
        ("mine/kiki-cici/solve", RIGHT),
        ("mine/kiki-cici/cases/.in", "57\n"),
        ("mine/kiki-cici/cases/.out", "Cici\n"),
    ]);
    let says =
        "not run: mine/kiki-cici/cases/.in is not a case: it has no name before its ending\n";
    nameless.run(&["test", "kiki-cici", "mine"]).code(1).stderr(contains(says));
    nameless.run(&["list"]).success().stdout(contains(SOLVED).not());
}

#[test]
fn a_broken_checker_or_interactor_stops_no_other_problem() {
    for (side, says) in [
        (
            "#!/bin/sh\nexit 7\n",
            "no verdict on mine/b-sum/solve: mine/b-sum/checker.sh fails on 1, with ",
        ),
        ("#!/no/such/shell\n", "mine/b-sum is left out: there is no /no/such/shell\n"),
    ] {
        let home = Home::with_files(&[]);
        for slug in ["a-sum", "b-sum", "c-sum"] {
            home.put(&format!("mine/{slug}/solve"), "#!/bin/sh\ncat\n");
            home.put(&format!("mine/{slug}/samples/1.in"), "1\n");
            home.put(&format!("mine/{slug}/samples/1.out"), "1\n");
        }
        home.put("mine/b-sum/samples/1.out", "2\n");
        home.put("mine/b-sum/checker.sh", side);
        let others = contains("AC  mine/a-sum/solve").and(contains("AC  mine/c-sum/solve"));
        let run = home.run(&["test", "mine"]).code(1).stderr(contains(says));
        run.stdout(others.and(contains("mine/b-sum").not()));
        home.run(&["list"]).success().stdout(contains("✓ b-sum").not().and(contains("✓ c-sum")));
        home.run(&["test", "b-sum", "mine"]).code(2).stdout(contains("accepted").not());
    }
}

#[test]
fn a_broken_sample_or_folder_stops_no_other_problem() {
    let home = Home::with_files(&[
        ("mine/a-sum/solve", "#!/bin/sh\ncat\n"),
        ("mine/b-sum/solve", "#!/bin/sh\ncat\n"),
        ("mine/b-sum/samples/1.in", "1\r\n2"),
        ("mine/b-sum/samples/1.out", "1\n2\n"),
        ("mine/solve.py", "print()"),
        ("mine/b-sum/second-try/solve.py", "print()"),
    ]);
    home.put("mine/a-sum/samples", "");
    let a = "mine/a-sum/samples cannot be read: Not a directory (os error 20)\n";
    home.put("mine/a-sum/problem.toml", "");
    let says = contains(format!("not run: {a}"))
        .and(contains("mine/solve.py is left out: a program lies in the folder of its problem"))
        .and(contains("mine/b-sum: second-try not run: a program is "));
    let run = home.run(&["test", "mine"]).code(1).stderr(says);
    run.stdout(
        contains("AC  mine/b-sum/solve").and(contains("not run: mine/a-sum/solve has no cases\n")),
    );
    assert!(!home.path("mine/a-sum/verdicts.toml").exists());
    home.run(&["test", "a-sum"]).code(2).stderr(format!("cargo judge: {a}"));
}

#[test]
fn kept_cases_are_run_for_a_command_too_and_tried_by_stress() {
    let home = Home::with_files(&[
        ("wrong.sh", WRONG_ON_57),
        ("mine/kiki-cici/cases/1.in", "57\n57\n"),
        ("mine/kiki-cici/cases/1.out", "Cici\nCici"),
        ("mine/kiki-cici/cases/2.in", "57\n"),
    ]);
    let run = home.run(&["test", "kiki-cici", "--", "./wrong.sh"]).code(1);
    run.stdout(contains("  mine: 1  line 1: expected `Cici`, found `Kiki`\n"));
    let stress = ["stress", "kiki-cici", "--inputs", "1", "--", "./wrong.sh"];
    home.run(&stress).code(1).stderr("not tried: mine/kiki-cici/cases/2.in has no .out\n");
}

#[test]
fn an_import_says_what_it_leaves_out() {
    let home = Home::with_files(&[
        ("dl/1.in", "1\r\n"),
        ("dl/1.out", "1\r\n"),
        ("dl/2.out", "2\n"),
        ("dl/input3.txt", "3\n"),
        ("dl/._1.in", "x"),
    ]);
    fs::write(home.path("dl/4.in"), b"\xd6\xd0").unwrap();
    home.put("dl/4.out", "4\n");
    let says =
        "left out: dl/2.out has no .in\nleft out: dl/input3.txt is not a case: its name ends \
        in neither .in nor .out\nleft out: dl/4.in: line 1 is not text in UTF-8: save it in UTF-8\n";
    home.run(&["new", "sum", "--from", "dl"]).code(1).stderr(says);
    assert_eq!(home.read("mine/sum/samples/1.out"), "1\r\n");
    home.run(&["test", "sum", "--", "cat"]).success().stdout(contains("1 of 1 cases accepted ("));
}

#[test]
fn a_program_whose_problem_the_judge_lacks_is_named() {
    let home =
        Home::with_files(&[("mine/kiki-cici/solve", RIGHT), ("mine/cses-1730/solve", RIGHT)]);
    let says = "cses-1730 is left out: the judge of --judge is not known to have it\n";
    let run = home.run(&["test", "mine", "--judge", "hdu"]).code(1).stderr(says);
    run.stdout(contains("cases accepted (programs: 1;"));
}
