//! The user's own work: programs beside ours, their verdicts and their mistakes, cases that are
//! kept, and problems with samples only.

use std::thread::available_parallelism;

use super::*;

/// Right, by the definition of a shell's arithmetic.
const RIGHT: &str = "#!/bin/sh\nwhile read n; do\n\
    if [ $((n % 3)) = 0 ]; then echo Cici; else echo Kiki; fi\ndone\n";

const WRONG: &str = "#!/bin/sh\nwhile read n; do echo Kiki; done\n";

/// With a module, and with the crates of the workspace.
const RUST: [(&str, &str); 2] = [
    (
        "mine/kiki-cici/rusty/main.rs",
        "mod game;\n\nfn main() {\n    while !proconio::is_stdin_empty() {\n        \
         let n = proconio::read_value!(u64);\n        \
         println!(\"{}\", game::winner(n));\n    }\n}\n",
    ),
    (
        "mine/kiki-cici/rusty/game.rs",
        "use gamecore::Outcome;\n\n\
         pub fn winner(n: u64) -> &'static str {\n    \
         Outcome::n_if(n % 3 != 0).choose(\"Kiki\", \"Cici\")\n}\n",
    ),
];

#[test]
fn programs_in_any_language_are_tested_and_their_verdicts_remembered() {
    let files =
        [("mine/kiki-cici/right", RIGHT), ("mine/kiki-cici/wrong", WRONG), RUST[0], RUST[1]];
    let mine = Home::with_files(&files);
    mine.run(&["test", "kiki-cici", "mine"]).code(1).stdout(
        contains("AC  mine/kiki-cici/right ")
            .and(contains("AC  mine/kiki-cici/rusty "))
            .and(contains("WA  mine/kiki-cici/wrong "))
            .and(contains("programs: 3")),
    );
    let verdicts = || mine.read("mine/kiki-cici/verdicts.toml");
    let expected =
        ["[right]\nverdict = \"AC\"", "[rusty]\nverdict = \"AC\"", "[wrong]\nverdict = \"WA\""];
    assert!(expected.iter().all(|verdict| verdicts().contains(verdict)), "{}", verdicts());
    // A later verdict takes the place of the one before, and leaves the others alone.
    mine.put("mine/kiki-cici/wrong", RIGHT);
    let words = ["test", "mine/kiki-cici/wrong"];
    mine.run(&words).success().stdout(contains("AC    0.00 s"));
    assert_eq!(verdicts().matches("verdict = \"AC\"").count(), 3);
    // The main file means its folder, with all that is there.
    mine.put(RUST[1].0, "pub fn winner(_: u64) -> &'static str {\n    \"Kiki\"\n}\n");
    mine.run(&["test", RUST[0].0]).code(1);
    assert!(verdicts().contains("[rusty]\nverdict = \"WA\""), "{}", verdicts());
}

#[test]
fn a_verdict_that_cannot_be_kept_is_still_a_verdict() {
    let mine = Home::with_files(&[
        ("mine/kiki-cici/right", RIGHT),
        ("mine/kiki-cici/verdicts.toml/x", ""),
    ]);
    let message = one_line("the verdict on mine/kiki-cici/right is not kept: ");
    mine.run(&["test", "mine"])
        .success()
        .stdout(contains("16 of 16 cases accepted"))
        .stderr(message);
}

#[test]
fn other_conditions_than_the_judges_are_not_remembered() {
    let mine = Home::with_files(&[("mine/kiki-cici/right", RIGHT)]);
    for option in ["--time=60", "--memory=2000", "--ignore-case", "--exact", "--beyond"] {
        mine.run(&["test", "kiki-cici", "mine", option]);
    }
    assert!(!mine.path("mine/kiki-cici/verdicts.toml").exists());
}

#[test]
fn what_does_not_compile_is_an_error_of_that_program_alone() {
    let mine = Home::with_files(&[
        ("mine/kiki-cici/broken.rs", "fn main() {"),
        ("mine/kiki-cici/no-tool", "#!/no/such/tool -f\n"),
        ("mine/kiki-cici/right", RIGHT),
    ]);
    mine.run(&["test", "mine"])
        .code(1)
        .stdout(
            contains("CE  mine/kiki-cici/broken.rs\n").and(contains("AC  mine/kiki-cici/right")),
        )
        .stderr(contains("unclosed delimiter").and(contains("there is no /no/such/tool\n")));
}

#[cfg(unix)]
#[test]
fn a_program_that_cannot_be_started_stops_no_other() {
    let home = Home::with_files(&[
        ("mine/kiki-cici/a", "#!/etc/passwd\n"),
        ("mine/kiki-cici/b.py", ""),
        ("mine/kiki-cici/c", RIGHT),
    ]);
    let no_tool = home.path("mine/kiki-cici/b.py").display().to_string();
    home.run(&["test", "mine", "--with", &format!("py={no_tool}")]).code(1).stdout(
        contains("RE  mine/kiki-cici/a ")
            .and(contains(": cannot run `/etc/passwd`: Permission denied"))
            .and(contains(format!(": cannot run `{no_tool}`: Permission denied")))
            .and(contains("AC  mine/kiki-cici/c ")),
    );
}

#[test]
fn a_program_elsewhere_needs_the_name_of_its_problem() {
    let mine = Home::with_files(&[("mine/elsewhere/kiki.rs", "fn main() { print!(\"Kiki\") }")]);
    let path = mine.path("mine/elsewhere/kiki.rs").display().to_string();
    mine.run(&["test", "kiki-cici", &path]).code(1).stdout(contains("WA"));
    for (words, message) in [
        (&["test", "kiki-cici", "mine"][..], "mine/kiki-cici has no program: write one there"),
        (&["test", "mine/nim/no.py"], "there is no program mine/nim/no.py"),
        (&["test", "nim", "kiki-cici", &path], "name the one problem"),
        (&["test", "mine"], "there is no problem `elsewhere`"),
        (&["test", "kiki-cici", "/dev/null"], "/dev/null: a program is a file that can be read"),
    ] {
        mine.run(words).code(2).stdout("").stderr(one_line(message));
    }
}

#[test]
fn a_problem_of_the_users_is_a_folder_with_samples() {
    let mine = Home::with_files(&[
        ("mine/sum/samples/1.in", "1 2\n"),
        ("mine/sum/samples/1.out", "3\n"),
        ("mine/sum/samples/2.in", "5 5\n"),
        ("mine/sum/samples/2.out", "10\n"),
        ("mine/sum/add", "#!/bin/sh\nread a b\necho $((a + b))\n"),
    ]);
    mine.run(&["test", "sum"]).success().stdout(contains("2 of 2 cases accepted"));
    mine.run(&["test", "sum", "--", "echo", "3"])
        .code(1)
        .stdout(contains("2  line 1: expected `10`, found `3`"));
    mine.put("mine/sum/cases/7.in", "2 2\n");
    mine.put("mine/sum/cases/7.out", "5\n");
    let kept = contains("mine: 7  line 1: expected `5`, found `4`\n").and(contains("--why").not());
    mine.run(&["test", "sum"]).code(1).stdout(kept);
    mine.put("mine/sum/problem.toml", "title = \"Sum\"\ntime = -1\n");
    mine.run(&["test", "sum"])
        .code(2)
        .stderr("cargo judge: mine/sum/problem.toml: a limit is not a positive number\n");
    mine.put("mine/sum/problem.toml", "title = \"Sum\"\ncolour = \"red\"\n");
    mine.run(&["test", "sum"])
        .code(2)
        .stderr(contains("mine/sum/problem.toml: line 2: unknown field `colour`"));
}

#[test]
fn what_is_not_a_program_is_named_and_stops_no_other() {
    let mine = Home::with_files(&[
        ("mine/kiki-cici/script/main", RIGHT),
        ("mine/kiki-cici/shell/main.sh", RIGHT),
        ("mine/kiki-cici/solve.rb", "puts"),
        ("mine/kiki-cici/ruby/main.rb", "puts"),
        ("mine/kiki-cici/lib/main.h", ""),
        ("mine/kiki-cici/notes.txt", ""),
        ("mine/kiki-cicy/solve.cpp", "int main() {}"),
    ]);
    let run = || contains("AC  mine/kiki-cici/script ").and(contains("AC  mine/kiki-cici/shell "));
    let skipped =
        "mine/kiki-cici: ruby, solve.rb not run: a program is a file that can be read and ends in c, \
                   cpp, cc, cxx, go, java, js, py or rs, or begins with #!, or a folder with such a file \
                   `main`\n";
    mine.run(&["test", "kiki-cici", "mine"]).success().stdout(run()).stderr(skipped);
    let left_out = "mine/kiki-cicy is left out: there is no problem `kiki-cicy`; did you mean \
                    `kiki-cici`?\n";
    let both = contains(skipped).and(contains(left_out));
    mine.run(&["test", "mine"]).code(1).stdout(run()).stderr(both);
    let one = ["test", "mine/kiki-cici/shell"];
    mine.run(&one).success().stdout(contains("16 of 16 cases accepted"));
}

#[test]
fn a_verdict_is_shown_while_others_are_still_to_come() {
    let script = "#!/bin/sh\nread n\necho $n\n\
        while [ $n = 2 ] && ! [ -e $(dirname $0)/gate ]; do sleep 0.05; done\n";
    let mine = Home::with_files(&[
        ("mine/sum/samples/1.in", "1\n"),
        ("mine/sum/samples/1.out", "1\n"),
        ("mine/sum/samples/2.in", "2\n"),
        ("mine/sum/samples/2.out", "2\n"),
        ("mine/sum/slow", script),
    ]);
    let mut judge = Running::start(mine.0.path(), &["test", "sum"]);
    assert!(judge.line().starts_with("AC"));
    mine.put("mine/sum/gate", "");
    assert!(judge.line().starts_with("AC"));
    assert!(judge.tool.wait().unwrap().success());
}

#[test]
fn after_three_that_take_too_long_the_others_are_left_out() {
    // More than are under way at once.
    let cases = available_parallelism().unwrap().get() + 4;
    let mine = Home::with_files(&[]);
    for number in 0..cases {
        mine.put(&format!("mine/loop/samples/{number:03}.in"), "");
        mine.put(&format!("mine/loop/samples/{number:03}.out"), "1\n");
    }
    let endless = ["test", "loop", "--time", "0.05", "--", "sh", "-c", "while :; do :; done"];
    let output = stdout(mine.run(&endless).code(1));
    // Those that are under way at the time of the third are still counted.
    let run = output.lines().filter(|line| line.starts_with("TLE")).count();
    assert!((3..cases).contains(&run), "{output}");
    let left = cases - run;
    assert!(output.contains(&format!("\n{left} were not run after 3 TLE: --all runs them\n")));
    let all = ["test", "loop", "--all", "--time", "0.05", "--", "sh", "-c", "while :; do :; done"];
    mine.run(&all).code(1).stdout(contains("TLE").count(cases));
    let fails = ["test", "loop", "--fail-fast", "--", "sh", "-c", "sleep 0.1; exit 1"];
    let left = format!("\n{} were not run after the first failure", cases - 1);
    mine.run(&fails).code(1).stdout(contains("RE").count(1).and(contains(left)));
}

#[test]
fn a_program_is_tested_again_when_it_is_saved() {
    let mine = Home::with_files(&[("mine/kiki-cici/solve", WRONG)]);
    let mut judge = Running::start(mine.0.path(), &["test", "kiki-cici", "mine", "--watch"]);
    let mut until_watching = || {
        let mut said = String::new();
        while !said.contains("watching 1 file") {
            let line = judge.line();
            assert!(!line.is_empty(), "it has ended: {said}");
            said += &line;
        }
        said
    };
    assert!(until_watching().contains("WA"));
    mine.put("mine/kiki-cici/solve", RIGHT);
    let said = until_watching();
    assert!(said.contains("AC") && !said.contains("WA"), "{said}");
}

#[test]
fn a_program_that_is_too_slow_for_the_judge_is_named_so() {
    let mine = Home::with_files(&[
        ("mine/sum/problem.toml", "time = 0.001\n"),
        ("mine/sum/samples/1.in", "1\n"),
        ("mine/sum/samples/1.out", "1\n"),
        (
            "mine/sum/slow",
            "#!/bin/sh\ni=0\nwhile [ $i -lt 100000 ]; do i=$((i + 1)); done\necho 1\n",
        ),
    ]);
    let summary = "\n1 of these took longer than the judge allows: 1 0.";
    let line = contains("  1  slow: the judge allows 0.001 s\n");
    mine.run(&["test", "sum"]).success().stdout(line.and(contains(summary)));
    let solved = contains("; solved by mine/sum/slow, slower than the judge allows\n");
    mine.run(&["list"]).success().stdout(solved);
    mine.put("mine/sum/problem.toml", "time = 10\n");
    mine.run(&["test", "sum"]).success().stdout(contains("longer").not());
}

#[test]
fn a_right_answer_that_comes_far_too_late_is_not_accepted() {
    let mine = Home::with_files(&[
        ("mine/sum/problem.toml", "time = 0.5\n"),
        ("mine/sum/samples/1.in", "1\n"),
        ("mine/sum/samples/1.out", "1\n"),
        ("mine/sum/slow.rs", SLOW),
    ]);
    let line = contains("  1  right, but after 2.").and(contains(", and the judge allows 0.5 s\n"));
    let verdict = contains("TLE   2.").and(contains("\n0 of 1 cases accepted ("));
    mine.run(&["test", "sum"]).code(1).stdout(line.and(verdict));
    let own = mine.run(&["test", "sum", "--time", "5"]).success();
    own.stdout(contains("\n1 of 1 cases accepted ("));
    mine.put("gen.sh", "echo 1\n");
    let stress = |more: &[&str]| {
        let words = ["stress", "sum", "--generator", "sh gen.sh", "--against", "echo 1"];
        mine.run(&[&words, more, &["--inputs", "1", "--", "mine/sum/slow.rs"]].concat())
    };
    let late = contains("sum: TLE after 1 runs: right, but after 2.");
    stress(&[]).code(1).stdout(late.and(contains(", and the judge allows 0.5 s\n")));
    stress(&["--time", "5"]).success();
}

/// Prints 1 after 2.3 s of its own time.
const SLOW: &str = "
unsafe extern \"C\" {
    fn clock() -> std::os::raw::c_long;
}

fn main() {
    while unsafe { clock() } < 2_300_000 {}
    println!(\"1\");
}
";

#[test]
fn the_list_ticks_what_is_solved() {
    let files = [
        ("mine/kiki-cici/right", RIGHT),
        ("mine/sum/samples/1.in", "\n"),
        ("mine/sum/samples/1.out", "3\n"),
    ];
    let mine = Home::with_files(&files);
    let before =
        contains("\nkiki-cici  (").and(contains("sum  (yours)  sum\n    1 sample in mine/sum\n"));
    mine.run(&["list"]).success().stdout(before);
    mine.run(&["test", "kiki-cici", "mine"]).success();
    mine.run(&["list"])
        .success()
        .stdout(contains("\n✓ kiki-cici  (").and(contains("; solved by mine/kiki-cici/right\n")));
    let json = stdout(mine.run(&["list", "--json"]));
    let list: serde_json::Value = serde_json::from_str(&json).unwrap();
    let solved = list.as_array().unwrap().iter().filter(|it| it["solved"] == true);
    assert_eq!(solved.map(|it| &it["problem"]["slug"]).collect::<Vec<_>>(), ["kiki-cici"]);
    fs::remove_file(mine.path("mine/kiki-cici/right")).unwrap();
    mine.run(&["list"]).success().stdout(contains("\nkiki-cici  ("));
    mine.put("mine/kiki-cici/verdicts.toml", "verdict = ");
    mine.run(&["list"]).success().stderr(one_line("kiki-cici/verdicts.toml: line 1: "));
}

/// A program for kiki-cici that lets Kiki win where this holds of `n`.
fn kiki(wins: &str) -> String {
    format!(
        "#!/bin/sh\nwhile read n; do\n\
         if [ {wins} ]; then echo Kiki; else echo Cici; fi\ndone\n"
    )
}

const HINT: &str = "\n--why says whether a known mistake gives the same answers\n";

#[test]
fn a_mistake_is_told_by_its_name_to_those_who_ask() {
    let mine = Home::with_files(&[("mine/kiki-cici/odd", &kiki("$((n % 2)) = 1"))]);
    let name = "mine/kiki-cici/odd: on all 13 failing cases and 3 of 3 others it answers like \
                `odd-packs`: lets the first player win the odd packs only.\n    \
                the wrong program: ";
    let test = ["test", "kiki-cici", "mine"];
    mine.run(&test).code(1).stdout(contains(HINT).and(contains("odd-packs").not()));
    let why = [&test[..], &["--why"]].concat();
    let told = contains(name).and(contains("odd-packs.")).and(contains(HINT).not());
    mine.run(&why).code(1).stdout(told);
    mine.put("mine/kiki-cici/odd", &kiki("$((n % 3)) != 0"));
    mine.run(&test).success().stdout(contains("--why").not());
}

/// Wrong in the same way as one in the set, in other words.
#[test]
fn a_counter_example_has_its_mistake_told_as_well() {
    let gaps = "fn main() {\n    \
        let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    \
        let mut words = text.split_whitespace().map(|word| word.parse::<i64>().unwrap());\n    \
        for _ in 0..words.next().unwrap() {\n        \
        let n = words.next().unwrap() as usize;\n        \
        let mut cells: Vec<i64> = words.by_ref().take(n).collect();\n        \
        cells.sort();\n        \
        let (mut last, mut sum) = (0, 0);\n        \
        for cell in cells {\n            \
        sum ^= cell - last - 1;\n            last = cell;\n        }\n        \
        println!(\"{} will win\", if sum == 0 { \"Bob\" } else { \"Georgia\" });\n    }\n}\n";
    let mine = Home::with_files(&[("mine/georgia-and-bob/gaps.rs", gaps)]);
    let search = ["stress", "georgia-and-bob", "--", "mine/georgia-and-bob/gaps.rs"];
    mine.run(&search).code(1).stdout(contains(HINT));
    let why = [&search[..2], &["--why"], &search[2..]].concat();
    let name = contains("others it answers like `every-gap`: plays Nim on all gaps, ");
    mine.run(&why).code(1).stdout(name.and(contains("on all ")));
}

#[test]
fn the_nearest_mistake_is_told_as_such_and_another_is_unknown() {
    let told = |wins| {
        let mine = Home::with_files(&[("mine/kiki-cici/odd", &kiki(wins))]);
        stdout(mine.run(&["test", "mine", "--why"]).code(1))
    };
    let nearly = told("$((n % 2)) = 1 -o $n = 1000");
    let nearest = "mine/kiki-cici/odd: no known mistake gives all its answers; on ";
    assert!(
        nearly.contains(nearest) && nearly.contains(" it answers like `odd-packs`: "),
        "{nearly}"
    );
    // The second one is like `odd-packs` wherever it is wrong, and nowhere else.
    for wins in ["$((n % 7)) = 1", "$((n % ${m:=$((n == 1 ? 2 : 3))})) != 0"] {
        let unknown = told(wins);
        assert!(unknown.contains("no known mistake gives such answers\n"), "{unknown}");
    }
}

#[test]
fn a_counter_example_can_be_kept_as_a_test() {
    let mine = Home::with_files(&[("mine/kiki-cici/odd", &kiki("$((n % 2)) = 1"))]);
    let test = || mine.run(&["test", "kiki-cici", "mine"]);
    let program = mine.path("mine/kiki-cici/odd").display().to_string();
    let keep = ["stress", "kiki-cici", "--keep", "--", "sh", &program];
    let kept = contains("\nsaved as mine/kiki-cici/cases/1.in and .out\n");
    mine.run(&keep).code(1).stdout(kept.clone());
    // A search that is made again keeps no second copy.
    mine.run(&keep).code(1).stdout(kept);
    test().code(1).stdout(contains("  mine: 1  line 1: expected `Kiki`, found `Cici`\n"));
    let against = ["stress", "kiki-cici", "--keep", "--against", "true", "--", "sh", &program];
    let refused = "cargo judge: --keep takes kiki-cici's own answers, not --against\n";
    mine.run(&against).code(2).stderr(refused);
    mine.put("mine/kiki-cici/cases/1.out", "Cici\n");
    test().code(1).stderr(one_line("kiki-cici/cases/1.out is not the right answer: line 1: "));
}
