//! The user's own problems, as a user meets them: how they come in, and two programs compared.

use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use super::*;

const TASK: &str = r#"{"name": "G. Castle Defense", "group": "Judge - Round 40",
    "url": "https://judge.example/954/G", "interactive": false, "memoryLimit": 256,
    "timeLimit": 1500, "input": {"type": "stdin"}, "output": {"type": "stdout"},
    "tests": [{"input": "5 0 6", "output": "5\n"}]}"#;

#[test]
fn a_problem_comes_from_a_folder_and_touches_nothing() {
    let home = Home::with_files(&[]);
    home.put("dl/test/sample-1.in", "3\n");
    home.put("dl/test/sample-1.out", "9\n");
    // Not everybody has Python.
    let square = "fn main() {\n    \
        let line = std::io::stdin().lines().next().unwrap().unwrap();\n    \
        println!(\"{}\", line.parse::<u64>().unwrap().pow(2));\n}\n";
    home.put("mine/square/solve.rs", square);
    let new = ["new", "square", "--from", "dl"];
    let next = "next: write mine/square/solve.cpp or .py or .rs, and cargo judge test square\n";
    home.run(&new).success().stdout(contains(next));
    assert_eq!(home.read("mine/square/samples/sample-1.out"), "9\n");
    home.run(&["test", "square"]).success().stdout(contains("AC"));
    let files = || Command::new("find").current_dir(home.path("")).output().unwrap().stdout;
    let before = files();
    for (words, says) in [
        (&new[..], "mine/square/samples is there already"),
        (&["new", "nim", "--from", "dl"], "`nim` is a problem of the set"),
        (&["new", "HDU1730", "--from", "dl"], "`HDU1730` is not a name"),
        (&["new", "hdu1730", "--from", "dl"], "`hdu1730` is a problem of the set"),
        (&["new", "../other", "--from", "dl"], "`../other` is not a name"),
        (&["new", "mine", "--from", "dl"], "`mine` is reserved"),
        (&["new", "--from", "dl"], "a folder has no title"),
        (&["new", "other", "--from", "mine"], "has no samples"),
        (&["new", "other", "--from", "nowhere"], "nowhere: "),
        (&["new", "other", "--from", "mine/square/solve.rs"], "not a problem of Competitive"),
    ] {
        home.run(words).code(2).stderr(one_line(says));
    }
    assert_eq!(files(), before);
}

#[test]
fn a_problem_comes_as_json() {
    let home = Home::with_files(&[]);
    home.put("task.json", TASK);
    home.run(&["new", "--from", "task.json"]).success();
    let manifest = home.read("mine/g-castle-defense/problem.toml");
    for line in ["title = \"G. Castle Defense\"", "time = 1.5", "memory = 256.0"] {
        assert!(manifest.contains(line), "{manifest}");
    }
    assert_eq!(home.read("mine/g-castle-defense/samples/1.in"), "5 0 6\n");
    home.run(&["test", "g-castle-defense", "--", "echo", "5"]).success();
    home.put("task.json", &TASK.replace("G. Castle Defense", "…"));
    let untitled = home.run(&["new", "--from", "task.json"]);
    untitled.code(2).stderr(one_line("the title `…` does not make a name"));
    home.put("task.json", &TASK.replace("G. Castle Defense", "Nim"));
    let taken = home.run(&["new", "--from", "task.json"]);
    let says = "`nim` is a problem of the set: take another name, as in `cargo judge new my-nim";
    taken.code(2).stderr(one_line(says));
}

#[test]
fn limits_that_a_site_does_not_tell_are_assumed_and_said() {
    for (memory, time) in [("0", "0"), ("null", "null"), ("0.0", "null")] {
        let home = Home::with_files(&[]);
        let task = TASK.replace("\"memoryLimit\": 256", &format!("\"memoryLimit\": {memory}"));
        home.put("task.json", &task.replace("1500", time));
        let says = "no time limit is told: 2 s is assumed; mine/g-castle-defense/problem.toml can say \
            it\nno memory limit is told: 256 MB is assumed; mine/g-castle-defense/problem.toml can say it\n";
        home.run(&["new", "--from", "task.json"]).success().stderr(says);
        assert!(home.read("mine/g-castle-defense/problem.toml").contains("time = 2.0\n"));
    }
}

#[test]
fn json_is_read_in_the_encodings_that_editors_write() {
    let wide = |unit: fn(u16) -> [u8; 2]| -> Vec<u8> {
        format!("\u{feff}{TASK}").encode_utf16().flat_map(unit).collect()
    };
    let marked = format!("\u{feff}{TASK}").into_bytes();
    for json in [marked, wide(u16::to_le_bytes), wide(u16::to_be_bytes)] {
        let home = Home::with_files(&[]);
        fs::write(home.path("task.json"), json).unwrap();
        home.run(&["new", "--from", "task.json"]).success();
        assert_eq!(home.read("mine/g-castle-defense/samples/1.in"), "5 0 6\n");
    }
}

#[test]
fn a_name_that_cannot_be_taken_is_refused_before_the_browser_sends() {
    let home = Home::with_files(&[]);
    home.put("mine/castle/samples/1.in", "");
    for (name, says) in [
        ("nim", "`nim` is a problem of the set"),
        ("castle", "mine/castle/samples is there already"),
        ("mine", "`mine` is reserved: take another name"),
        ("Castle", "`Castle` is not a name for a problem of yours"),
    ] {
        let listen = ["new", name, "--listen", "--port", "0"];
        let mut listen = home.judge(&listen);
        listen.timeout(Duration::from_secs(20)).assert().code(2).stdout("").stderr(one_line(says));
    }
}

/// `new --listen`, and the port at which it listens.
fn listening(home: &Home, words: &[&str]) -> (Running, String) {
    let mut tool =
        Running::start(home.0.path(), &[&["new", "--listen", "--port", "0"], words].concat());
    let line = tool.line();
    (tool, line.split_once("port ").unwrap().1.split(' ').next().unwrap().to_string())
}

fn send(port: &str, origin: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).unwrap();
    let length = body.len();
    write!(
        stream,
        "POST / HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}\r\n\
         Content-Type: application/json\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut reply = String::new();
    stream.read_to_string(&mut reply).unwrap();
    reply
}

const EXTENSION: &str = "chrome-extension://abc";

#[test]
fn a_problem_comes_from_the_browser() {
    let home = Home::with_files(&[]);
    let (mut tool, port) = listening(&home, &["castle"]);
    let send = |origin, body| send(&port, origin, body);
    assert!(send("https://evil.example", TASK).starts_with("HTTP/1.1 400 "));
    assert!(send(EXTENSION, "{}").starts_with("HTTP/1.1 400 "));
    assert!(!home.path("mine").exists());
    assert!(send(EXTENSION, TASK).starts_with("HTTP/1.1 200 "));
    let [_, reports] = tool.end();
    assert_eq!(reports.matches("refused").count(), 2, "{reports}");
    assert_eq!(home.read("mine/castle/samples/1.out"), "5\n");
}

#[test]
fn all_problems_of_a_contest_come_from_the_browser() {
    let home = Home::with_files(&[]);
    let (mut tool, port) = listening(&home, &[]);
    let of_batch = |title: &str| {
        let task = TASK.replace("G. Castle Defense", title);
        task.replace("\"tests\"", "\"batch\": {\"id\": \"c\", \"size\": 4}, \"tests\"")
    };
    // All at once, as the extension sends them; one of them cannot be taken.
    let sent = ["1. Défense", "城堡防御", "Nim", "D. Walls"].map(of_batch);
    thread::scope(|scope| {
        let replies = sent.each_ref().map(|it| scope.spawn(|| send(&port, EXTENSION, it)));
        let replies = replies.map(|reply| reply.join().unwrap());
        let statuses = replies.each_ref().map(|reply| &reply[9..12]);
        assert_eq!(statuses, ["200", "200", "400", "200"], "{replies:?}");
    });
    let [said, reports] = tool.end();
    assert!(said.ends_with("3 of the 4 problems that were sent are here\n"), "{said}");
    assert!(reports.contains("`nim` is a problem of the set"), "{reports}");
    for slug in ["p-1-defense", "cheng-bao-fang-yu", "d-walls"] {
        assert_eq!(home.read(&format!("mine/{slug}/samples/1.out")), "5\n");
    }
}

/// A problem with two programs: the sum of n numbers, and the same where none is 7.
fn sums(home: &Home) {
    home.put("mine/sum/samples/1.in", "2\n3 4\n");
    home.put("mine/sum/samples/1.out", "7\n");
    home.put("sum.sh", "read n; read a; s=0; for x in $a; do s=$((s + x)); done; echo $s\n");
    let wrong = "read n; read a; s=0; for x in $a; do [ $x = 7 ] || s=$((s + x)); done; echo $s\n";
    home.put("wrong.sh", wrong);
}

#[test]
fn what_the_second_program_does_is_held_to_the_samples_and_its_input_is_saved() {
    let home = Home::with_files(&[]);
    sums(&home);
    home.put("gen.sh", "echo 2; echo $(($1 % 9)) $(($1 % 7))\n");
    let stress = |against: &str| {
        let words = ["stress", "sum", "--generator", "sh gen.sh", "--against", against];
        home.run(&[&words[..], &["--inputs", "20", "--", "sh", "wrong.sh"]].concat()).code(2)
    };
    stress("echo 8").stderr(one_line("the program of --against: WA on sample 1"));
    home.put("fails.sh", "read n; read a; [ \"$a\" = '3 4' ] && echo 7 && exit; exit 3\n");
    let says = "RE: exit code 3; this is not a verdict on yours; the input is counters/sum-1.in";
    stress("sh fails.sh").stderr(one_line(says));
    assert!(home.path("counters/sum-1.in").exists());
    assert!(!home.path("counters/sum-1.out").exists());
}

#[test]
fn two_programs_are_compared_on_inputs_of_a_generator() {
    let home = Home::with_files(&[]);
    sums(&home);
    home.put("gen.sh", "echo 2; echo $(($1 % 9)) $(($1 % 7))\n");
    let stress = |generator: &str, against: &[&str], first: &str| {
        let words = ["stress", "sum", "--generator", generator, "--inputs", "20"];
        home.judge(&[&words, against, &["--", "sh", first]].concat())
    };
    let against = ["--against", "sh sum.sh"];
    let found = stress("sh gen.sh", &against, "wrong.sh").assert().code(1);
    let says = "\ninput:\n2\n7 0\n\nanswer of the program of --against:\n7\n";
    found.stdout(contains(says).and(contains("\nsaved as counters/sum-1")));
    assert_eq!(home.read("counters/sum-1.in"), "2\n7 0\n");
    let same = stress("sh gen.sh", &against, "sum.sh").assert().success();
    same.stdout("sum: no difference found in 20 runs of 20 cases\n");
    stress("sh gen.sh", &[], "sum.sh").assert().code(2).stderr(contains("--against"));
    for (generator, says) in [
        ("false", "the generator fails with the seed"),
        ("true", "the generator prints nothing with the seed"),
        ("./nowhere", "cannot run `./nowhere`"),
    ] {
        let failed = stress(generator, &against, "sum.sh").assert();
        failed.code(2).stderr(one_line(says));
    }
}

#[test]
fn an_input_too_large_for_the_second_program_is_left_out() {
    let home = Home::with_files(&[]);
    sums(&home);
    home.put("gen.sh", "n=$(($1 % 9 + 1)); echo $n; yes 1 | head -n $n | xargs\n");
    let slow = "read n; read a; while [ $n -gt 4 ]; do :; done; s=0; for x in $a; do \
        s=$((s + x)); done; echo $s\n";
    home.put("slow.sh", slow);
    let words = ["stress", "sum", "--generator", "sh gen.sh", "--against", "sh slow.sh"];
    let words = [&words[..], &["--time", "0.3", "--inputs", "18", "--", "sh", "sum.sh"]].concat();
    let says = "8 runs of 8 cases; 10 inputs were too large for the program of --against\n";
    home.run(&words).success().stdout(contains(says));
}

#[test]
fn the_program_to_test_may_be_a_source() {
    let home = Home::with_files(&[]);
    home.put("mine/kiki-cici/w.rs", "fn main() { println!(\"Maybe\"); }\n");
    home.put("gen.sh", "echo 1\n");
    let stress = ["stress", "kiki-cici", "--inputs", "1", "--seconds", "9"];
    let by_generator = ["--generator", "sh gen.sh", "--against", "echo Kiki"];
    for more in [&[][..], &by_generator] {
        let words = [&stress[..], more, &["--", "mine/kiki-cici/w.rs"]].concat();
        home.run(&words).code(1).stdout(contains("`Kiki`, found `Maybe`"));
    }
}

#[test]
fn nothing_follows_a_source() {
    let home = Home::with_files(&[]);
    home.put("w.rs", "fn main() {}\n");
    let says = "`w.rs` is a source, and nothing may follow it";
    for (command, code) in [("test", 1), ("stress", 2)] {
        let misplaced = [command, "kiki-cici", "--", "w.rs", "--seconds", "3"];
        home.run(&misplaced).code(code).stderr(one_line(says));
    }
}

#[cfg(unix)]
#[test]
fn a_source_in_an_unknown_language_is_named() {
    let home = Home::with_files(&[]);
    home.put("w.kt", "fun main() {}\n");
    let says =
        "cannot run `./w.kt`: Permission denied (os error 13); a file that is not a source (c, ";
    home.run(&["test", "kiki-cici", "--", "./w.kt"]).code(2).stderr(one_line(says));
}

#[test]
fn what_makes_inputs_is_not_tested() {
    let home = Home::with_files(&[]);
    sums(&home);
    for name in ["random.py", "solve.rs"] {
        home.put(&format!("mine/sum/{name}"), "fn main() {\n    println!(\"7\");\n}\n");
    }
    home.run(&["test", "sum"]).success().stdout(contains("1 of 1 cases accepted (programs: 1;"));
}

#[test]
fn a_second_program_may_answer_for_a_problem_of_the_set() {
    let home = Home::with_files(&[]);
    let words = ["stress", "kiki-cici", "--inputs", "1", "--against", "echo Maybe", "--"];
    let found = home.run(&[&words[..], &["echo", "Kiki"]].concat());
    found.code(1).stdout(contains("answer of the program of --against:\nMaybe\n"));
}

#[test]
fn commands_that_need_rules_say_so_of_a_problem_of_yours() {
    let home = Home::with_files(&[]);
    sums(&home);
    let of_rules = [&["answer", "sum"][..], &["explain", "sum", "1"], &["play", "sum"]];
    for words in of_rules.into_iter().chain([&["generate", "sum"][..], &["validate", "sum"]]) {
        let says = "sum is a problem of yours: its rules are not known, only samples";
        home.run(words).code(2).stderr(one_line(says));
    }
    for given in [&[][..], &["--against", "sh sum.sh"]] {
        let stress = home.run(&[&["stress", "sum"][..], given, &["--", "sh", "sum.sh"]].concat());
        let says = "must answer, --against COMMAND, and a third one make inputs, --generator";
        stress.code(2).stderr(one_line(says));
    }
}

/// An interactor, which holds a program to saying one more than each of three numbers.
const INTERACTOR: &str = r#"
use std::io::{stdin, Write};
fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let first = std::fs::read_to_string(&files[0]).unwrap().trim().parse::<u64>().unwrap();
    assert!(files[2].ends_with(['/', '\\']), "{}", files[2]);
    let mut said = first;
    for turn in 1..=3 {
        println!("{said}");
        let mut line = String::new();
        stdin().read_line(&mut line).unwrap();
        said = line.trim().parse().unwrap_or(0);
        if said != first + turn {
            let words = format!("turn {turn}: `{}`\n`{}` was right\n", line.trim(), first + turn);
            std::fs::write(files[2].clone() + "judgemessage.txt", words).unwrap();
            std::process::exit(43);
        }
    }
    std::io::stdout().flush().unwrap();
    std::process::exit(42);
}
"#;

/// A program that adds one, but not to this number, and not where it is told to send everything at
/// once.
fn adding_one_but_to(exception: &str) -> String {
    format!(
        "fn main() {{\n    for line in std::io::stdin().lines() {{\n        \
         let number: u64 = line.unwrap().parse().unwrap();\n        \
         let is_told = std::env::var_os(\"PYTHONUNBUFFERED\").is_some();\n        \
         let is_wrong = is_told || number == {exception};\n        \
         println!(\"{{}}\", if is_wrong {{ 0 }} else {{ number + 1 }});\n    }}\n}}\n"
    )
}

#[test]
fn a_problem_of_the_users_is_played_against_their_interactor() {
    let home = Home::with_files(&[]);
    let task = TASK.replace("\"interactive\": false", "\"interactive\": true");
    home.put("task.json", &task);
    let next = "next: write mine/g-castle-defense/interactor.py, which is called as";
    home.run(&["new", "--from", "task.json"]).success().stdout(contains(next));
    assert!(home.read("mine/g-castle-defense/problem.toml").contains("interactive = true\n"));
    home.put("mine/g-castle-defense/samples/1.in", "5\n");
    home.put("mine/g-castle-defense/samples/1.out", "");
    home.put("mine/g-castle-defense/solve.rs", &adding_one_but_to("1000"));
    let test = ["test", "g-castle-defense"];
    let says = "g-castle-defense is interactive: write mine/g-castle-defense/interactor.py";
    home.run(&test).code(2).stderr(contains(says));
    home.put("mine/g-castle-defense/interactor.rs", INTERACTOR);
    let mut hasty = home.judge(&test);
    let accepted = contains("1 of 1 cases accepted (programs: 1;");
    hasty.env("PYTHONUNBUFFERED", "1").assert().success().stdout(accepted);
    home.put("mine/g-castle-defense/solve.rs", &adding_one_but_to("6"));
    let why = ["test", "g-castle-defense", "--why", "--transcript", "game.txt"];
    home.run(&test).code(1).stdout(contains("1  turn 2: `0`\n").and(contains("right").not()));
    home.run(&why).code(1).stdout(contains("1  turn 2: `0`\n    `7` was right\n"));
    assert_eq!(home.read("game.txt"), "<5\n>6\n<6\n>0\n");
}

#[test]
fn stress_finds_a_game_that_is_lost_against_the_users_interactor() {
    let home = Home::with_files(&[]);
    home.put("mine/adding/problem.toml", "");
    home.put("mine/adding/interactor.rs", INTERACTOR);
    home.put("mine/adding/wrong.rs", &adding_one_but_to("6"));
    // A seed is the first number.
    let generator = "fn main() {\n    println!(\"{}\", std::env::args().nth(1).unwrap());\n}\n";
    home.put("generator.rs", generator);
    let stress = ["stress", "adding", "--generator", "generator.rs", "--inputs", "10"];
    let program = ["--transcript", "game.txt", "--", "mine/adding/wrong.rs"];
    // It loses from 4, 5 and 6, and soonest from 6.
    let dialogue = "adding: WA after 10 runs: turn 1: `0`\n\ninput of the judge's side:\n6\n\nthe \
                    dialogue:\n<6\n>0\n";
    home.run(&[&stress[..], &program].concat()).code(1).stdout(contains(dialogue));
    assert_eq!(home.read("game.txt"), "<6\n>0\n");
    let against = [&stress[..], &["--against", "generator.rs"], &program].concat();
    home.run(&against).code(2).stderr(one_line("adding is played"));
    home.run(&["stress", "adding", "--", "x"]).code(2).stderr(one_line("--generator COMMAND"));
}

#[test]
fn outputs_for_a_problem_of_the_users_are_checked_by_their_checker() {
    let home = Home::with_files(&[]);
    home.put("mine/divisor/samples/1.in", "12\n");
    home.put("mine/divisor/samples/1.out", "2\n");
    let checker = r#"
fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let number: u64 = std::fs::read_to_string(&files[0]).unwrap().trim().parse().unwrap();
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let divides = line.trim().parse::<u64>().is_ok_and(|divisor| number % divisor == 0);
    eprintln!("`{}` does not divide {number}", line.trim());
    std::process::exit(if divides { 42 } else { 43 });
}
"#;
    home.put("mine/divisor/checker.rs", checker);
    for (answer, code, says) in [("2", 0, "AC"), ("3", 0, "AC"), ("5", 1, "`5` does not divide 12")]
    {
        home.run(&["test", "divisor", "--", "echo", answer]).code(code).stdout(contains(says));
    }
    home.put("mine/divisor/checker.rs", "fn main() {}\n");
    let failed = home.run(&["test", "divisor", "--", "echo", "3"]);
    failed.code(2).stderr(contains("mine/divisor/checker.rs fails on 1, with exit status: 0"));
}
