//! `cargo judge bundle` and `submit` as a user meets them.

use super::*;

/// A file of kiki-cici's.
fn of_kiki_cici(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems/kiki-cici");
    fs::read_to_string(folder.join(file)).unwrap()
}

#[test]
fn standard_output_is_the_file_and_nothing_else() {
    run(&["bundle", "HDU 1847"])
        .success()
        .stdout(
            starts_with("// Kiki and Cici: take a power of two (HDU 1847, https://")
                .and(contains(of_kiki_cici("src/main.rs")))
                .and(contains("mod proconio {"))
                .and(ends_with("}\n")),
        )
        .stderr("");
}

#[test]
fn the_manual_shows_what_is_printed() {
    must_be_in_the_manual("submit");
}

#[test]
fn what_is_too_new_for_a_judge_is_named() {
    if !has_clippy() {
        let nothing = "there is no clippy: nothing holds the file to HackerRank's rustc\n";
        let words = ["bundle", "stones-04", "--judge", "hackerrank"];
        run(&words).success().stderr(starts_with(nothing));
        return;
    }
    must_be_in_the_manual("bundle");
    // The oldest compiler of all, and a bundle that is held to it.
    run(&["bundle", "anti-nim", "--judge", "spoj"])
        .success()
        .stdout(contains("mod proconio {"))
        .stderr(contains("SPOJ: it has rustc 1.33; compilers prove bundles down to 1.63, "));
}

/// The first example of a command is what the command prints.
fn must_be_in_the_manual(command: &str) {
    let manual = include_str!("../../../../docs/manual.md");
    let (_, example) = manual.split_once(&format!("    $ cargo judge {command} ")).unwrap();
    let (words, rest) = example.split_once('\n').unwrap();
    let shown = rest.lines().map_while(|line| line.strip_prefix("    "));
    let expected: String = shown.map(|line| format!("{line}\n")).collect();
    let words: Vec<&str> = words.split_whitespace().collect();
    // Whatever clippy is told of the programs there.
    let home = Home::with_files(&[("clippy.toml", "msrv = \"1.91\"\n")]);
    let mut printed = home.judge(&[&[command], &words[..]].concat());
    let printed = printed.env_remove("CARGO_MANIFEST_DIR").output().unwrap();
    let printed = [printed.stdout, printed.stderr].concat();
    assert_eq!(String::from_utf8(printed).unwrap(), expected);
}

fn has_clippy() -> bool {
    Command::new("clippy-driver").arg("--version").ok().is_ok()
}

#[test]
fn only_a_judge_without_the_reader_gets_one_in_the_file() {
    for (judge_name, has_reader) in [("codingame", false), ("atcoder", true)] {
        run(&["bundle", "kiki-cici", "--judge", judge_name])
            .success()
            .stdout(contains("use proconio::"))
            .stdout(contains("mod proconio {").count(usize::from(!has_reader)));
    }
}

#[test]
fn another_file_is_not_written_over() {
    let home = Home::with_files(&[("mine.rs", "fn main() {}\n")]);
    let words = ["bundle", "kiki-cici", "-o", "mine.rs"];
    let says = "cargo judge: mine.rs exists and differs: --force overwrites it\n";
    home.run(&words).code(2).stderr(says);
    assert_eq!(home.read("mine.rs"), "fn main() {}\n");
    home.run(&[&words[..], &["--force"]].concat()).success();
    // A file that is there already may be written again.
    home.run(&words).success();
    assert!(home.read("mine.rs").contains("Kiki"));
}

#[test]
fn judges_without_rust_get_cpp() {
    let home = Home::with_files(&[]);
    let hdu = |verb: &str| home.run(&[verb, "kiki-cici", "--judge", "hdu"]);
    if Command::new("g++").arg("--version").ok().is_err() {
        // A bundle that cannot be proved is not given out.
        for verb in ["bundle", "submit"] {
            hdu(verb).code(2).stdout("").stderr(ends_with("cargo judge: there is no g++\n"));
        }
        return;
    }
    let solution = of_kiki_cici("right/solution.cpp");
    hdu("bundle").success().stdout(solution.clone());
    hdu("submit").success().stdout(
        starts_with("submissions/kiki-cici.cpp: ")
            .and(contains("accepted on all"))
            .and(ends_with("submit it at https://acm.hdu.edu.cn/submit.php?pid=1847\n")),
    );
    assert_eq!(home.read("submissions/kiki-cici.cpp"), solution);
}

#[test]
fn judges_without_the_problem_say_so() {
    let refusal =
        |words: &[&str]| String::from_utf8(run(words).code(2).get_output().stderr.clone()).unwrap();
    assert_eq!(
        refusal(&["bundle", "new-nim", "--judge", "poj"]),
        "cargo judge: POJ does not accept Rust; the problem is also Luogu P4301\n"
    );
    let nowhere = refusal(&["submit", "hdu1730"]);
    assert!(nowhere.contains("no judge is known to take hdu1730 in Rust"));
    assert!(nowhere.ends_with("`--judge HDU` takes it in C++98\n"));
    assert!(refusal(&["submit", "hdu1730", "--judge", "Kattis"]).contains("not known to have"));
    assert!(refusal(&["bundle", "hdu1730", "--judge", "kattiss"]).contains("there is no judge"));
}

/// A program of the user's in two files, about which a compiler has warnings.
const YOURS: [(&str, &str); 2] = [
    (
        "mine/luogu-p2197/two/main.rs",
        "mod winner;\n\nfn never_called() {}\n\nfn main() {\n    \
         for _ in 0..proconio::read_value!(usize) {\n        \
         let heaps = proconio::read_value!([u64]);\n        \
         println!(\"{}\", winner::of(&heaps));\n    }\n}\n",
    ),
    (
        "mine/luogu-p2197/two/winner.rs",
        "use gamecore::nim_sum;\n\npub fn of(heaps: &[u64]) -> &'static str {\n    \
         match nim_sum(heaps) {\n        0 => \"No\",\n        _ => \"Yes\",\n    }\n}\n",
    ),
];

#[test]
fn a_users_program_becomes_one_file_too() {
    let home = Home::with_files(&YOURS);
    home.run(&["submit", "P2197", "mine"]).success().stdout(
        contains("submissions/luogu-p2197.rs: ")
            .and(contains("https://www.luogu.com.cn/problem/P2197")),
    );
    let file = home.read("submissions/luogu-p2197.rs");
    assert!(file.contains("// Bundled from mine/luogu-p2197/two and gamecore (MIT-0)\n"));
    assert!(file.contains("fn never_called() {}") && file.contains("pub mod nim_sum {"));
    assert!(!file.contains("Moore"));
}

#[test]
fn a_users_program_with_a_game_is_told_what_to_call_in_its_place() {
    let program = "use gamecore::{Game, Nim};\n\nfn main() {\n    \
        println!(\"{}\", Nim.outcome(&[1, 2]));\n}\n";
    let home = Home::with_files(&[("mine/luogu-p2197/solve.rs", program)]);
    let says =
        "main.rs, line 1: Game and Nim: a bundle has gamecore's theorems and not its games with their \
        traits; call the functions of gamecore::theorems::nim and gamecore::theorems::nim_sum\n";
    home.run(&["bundle", "P2197", "mine"]).code(2).stdout("").stderr(ends_with(says));
}

#[test]
fn a_program_without_gamecore_is_the_users_alone() {
    let files = [("mine/kiki-cici/solve.rs", "fn main() {}")];
    let bundle = Home::with_files(&files).run(&["bundle", "kiki-cici", "mine"]).success();
    bundle.stdout(contains("\n// Bundled from mine/kiki-cici/solve.rs\nfn main() {}\n"));
}

/// Right for kiki-cici, in edition 2024: `test` takes it, too.
const LET_CHAIN: &str = include_str!("../../../command/tests/all/programs/let_chain.rs");

#[test]
fn a_file_is_in_the_edition_in_which_the_program_is_tested() {
    let home = Home::with_files(&[("mine/kiki-cici/solve.rs", LET_CHAIN)]);
    let bundle = |judge: &[&str]| home.run(&[&["bundle", "kiki-cici", "mine"], judge].concat());
    bundle(&[]).success().stdout(ends_with(LET_CHAIN));
    // It is run as well, where a judge has it.
    home.put("mine/chain/problem.toml", "judge = \"Codeforces 1\"\n");
    home.put("mine/chain/samples/1.in", "3\n4\n");
    home.put("mine/chain/samples/1.out", "Cici\nKiki\n");
    home.put("mine/chain/solve.rs", LET_CHAIN);
    let chosen = "Codeforces: choose Rust in edition 2024\n";
    home.run(&["submit", "chain"]).success().stdout(contains("accepted on")).stderr(chosen);
    for (judge, says) in [
        (
            "kattis",
            "mine/kiki-cici/solve.rs, in edition 2021, the newest of Kattis: main.rs, line 3: ",
        ),
        ("timus", "solve.rs, in every edition, as nobody knows which Timus has: main.rs, line 3: "),
    ] {
        bundle(&["--judge", judge]).code(2).stdout("").stderr(one_line(says));
    }
    home.put("mine/languages.toml", "rs = \"rustc --edition=2018\"\n");
    let says = "solve.rs, in edition 2018, which mine/languages.toml can change: main.rs, line 3: \
        let chains are only allowed in";
    bundle(&[]).code(2).stderr(one_line(says));
}

#[test]
fn a_program_that_is_too_slow_for_the_judge_is_said_to_be() {
    let slow = "#!/bin/sh\ni=0\nwhile [ $i -lt 100000 ]; do i=$((i + 1)); done\necho 1\n";
    let files = [
        ("mine/sum/problem.toml", "time = 0.001\n"),
        ("mine/sum/samples/1.in", ""),
        ("mine/sum/samples/1.out", "1\n"),
        ("mine/sum/slow.sh", slow),
    ];
    let says = "accepted on all 1 cases here\n1 of these took longer than the judge allows\n";
    Home::with_files(&files).run(&["submit", "sum"]).success().stdout(contains(says));
}

#[test]
fn a_wrong_program_of_the_users_is_not_submitted() {
    let wrong = [("mine/luogu-p2197/wrong.rs", "fn main() { println!(\"Yes\"); }")];
    let home = Home::with_files(&wrong);
    let why = starts_with("mine/luogu-p2197/wrong.rs: WA on 01-sample: line ");
    home.run(&["submit", "P2197", "mine"]).code(1).stdout(why).stderr("");
    assert!(!home.path("submissions/luogu-p2197.rs").exists());
}

#[test]
fn a_file_is_proved_with_the_stack_of_its_judge() {
    let crash = [("mine/codeforces-1382b/crash.sh", "#!/bin/sh\nkill -SEGV $$\n")];
    for words in [&["codeforces-1382b", "mine"][..], &["CF1382B", "mine", "--judge", "cf"]] {
        let submit = Home::with_files(&crash).run(&[&["submit"], words].concat());
        submit.code(1).stdout(contains("perhaps the stack, 256 MB here"));
    }
}

#[test]
fn in_other_languages_the_file_stays_as_it_is() {
    let script = "#!/bin/sh\nread a b\necho $((a + b))\n";
    let files = [
        ("mine/sum/samples/1.in", "1 2\n"),
        ("mine/sum/samples/1.out", "3\n"),
        ("mine/sum/problem.toml", "url = \"https://judge.example/sum\"\n"),
        ("mine/sum/add.sh", script),
    ];
    let home = Home::with_files(&files);
    home.run(&["bundle", "sum"]).success().stdout(script);
    home.run(&["submit", "sum"]).success().stdout(
        contains("submissions/sum.sh: ").and(contains("submit it at https://judge.example/sum\n")),
    );
    assert_eq!(home.read("submissions/sum.sh"), script);
    home.put("mine/sum/other.sh", script);
    let named = "cargo judge: name one of them: mine/sum/add.sh, mine/sum/other.sh\n";
    home.run(&["bundle", "sum"]).code(2).stderr(named);
    home.put("mine/sum/solve.sh", script);
    home.run(&["bundle", "sum"]).success().stdout(script);
}
