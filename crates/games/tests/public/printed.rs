//! What is printed is run, in each language, on every position of which the theorem speaks.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, OnceLock};
use std::thread;

use games::table::Table;
use games::theorems::{recognise, Found};
use study::Row;

use crate::games::games;
use crate::made_up::made_up;
use crate::named::{counts, faults, told};

/// A formula as it is printed, with what its theorem says.
pub struct Printed {
    what: String,
    values: bool,
    code: [Vec<String>; 3],
    claims: Vec<(Row, u64)>,
}

/// What was found out about a game.
pub struct Seen {
    pub faults: Vec<String>,
    printed: Vec<Printed>,
}

/// All games, by as many threads as it takes.
pub fn all() -> &'static [Seen] {
    static ALL: OnceLock<Vec<Seen>> = OnceLock::new();
    ALL.get_or_init(|| {
        let known =
            games().into_iter().map(|game| (game.name.clone(), game.tables[0].clone(), Some(game)));
        let made_up = made_up().into_iter().map(|(name, table)| (name, table, None));
        let waiting = Mutex::new(known.chain(made_up).collect::<Vec<_>>().into_iter());
        let one = || {
            let mut seen = Vec::new();
            loop {
                let next = waiting.lock().expect("no panic").next();
                let Some((name, table, game)) = next else { return seen };
                let findings = recognise(&table);
                let faults = game.iter().flat_map(|game| faults(game, &findings));
                let faults = faults.map(|fault| format!("{name}: {fault}")).collect();
                let found =
                    findings.theorems.iter().chain(&findings.misses).chain(&findings.unproven);
                let large = game.as_ref().map(|game| &game.tables[1]);
                let printed =
                    found.filter_map(|found| printed(&name, found, &table, large)).collect();
                seen.push(Seen { faults, printed });
            }
        };
        let threads = thread::available_parallelism().map_or(2, usize::from);
        thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
        })
    })
}

/// The formula of a theorem, and what it says of the positions, also of some larger ones.
fn printed(name: &str, found: &Found, table: &Table, large: Option<&Table>) -> Option<Printed> {
    let code = found.code.clone()?;
    let what = format!("{name}: {}", told(found));
    // What is counted is what is said.
    let [agrees, speaks, of] = counts(found, table);
    assert_eq!([found.agrees, found.speaks, found.of], [agrees, speaks, of], "{what}");
    assert_eq!(found.fails.is_some(), agrees < speaks, "{what}");
    let beyond = large.into_iter().flat_map(|large| large.rows.iter().step_by(7));
    let rows: HashSet<&Row> = table.rows.iter().chain(beyond).collect();
    let says = |row: &&Row| Some(((*row).clone(), found.says(row)?));
    let claims: Vec<(Row, u64)> = rows.iter().filter_map(says).collect();
    assert!(claims.len() >= speaks, "{what}");
    Some(Printed { what, values: found.values, code, claims })
}

/// The names that a user gives to the numbers of all positions: `n`, or `a` and `b`.
fn names(printed: &Printed) -> &'static [&'static str] {
    let is_length = |length: usize| printed.claims.iter().all(|(row, _)| row.len() == length);
    match (is_length(1), is_length(2)) {
        (true, _) => &["n"],
        (_, true) => &["a", "b"],
        _ => &[],
    }
}

/// A formula, with the lines before it.
fn parted(lines: &[String]) -> (&[String], &str) {
    let (last, before) = lines.split_last().expect("a formula");
    (before, last)
}

const PYTHON: &str = "
import sys
from functools import reduce
from operator import xor
from math import gcd, isqrt
sys.setrecursionlimit(10000)
def says(text, names, h):
    given = dict(reduce=reduce, xor=xor, gcd=gcd, isqrt=isqrt, h=h, **dict(zip(names, h)))
    exec(text, given)
    return int(given['says'])
for line in sys.stdin:
    number, *h = map(int, line.split())
    try:
        print(says(*texts[number], h))
    except Exception as error:
        print(repr(error))
";

fn python(all: &[&Printed]) -> String {
    let mut program = "texts = []\n".to_string();
    for printed in all {
        let (before, last) = parted(&printed.code[0]);
        let text = format!("{}\nsays = {last}", before.join("\n"));
        program +=
            &format!("texts.append((compile({text:?}, 'text', 'exec'), {:?}))\n", names(printed));
    }
    program + PYTHON
}

const CPP: &str = "
int main() {
    string line;
    while (getline(cin, line)) {
        stringstream in(line);
        int number;
        vector<long long> h;
        in >> number;
        for (long long n; in >> n;) h.push_back(n);
        cout << says[number](h) << endl;
    }
}
";

fn cpp(all: &[&Printed]) -> String {
    let mut program = "#include <bits/stdc++.h>\nusing namespace std;\n".to_string();
    for (number, printed) in all.iter().enumerate() {
        let (before, last) = parted(&printed.code[1]);
        // A definition stands outside of the function.
        let is_definition = |line: &&String| !line.starts_with('{') && line.ends_with('}');
        let definitions = before.iter().take_while(is_definition).count();
        let (definitions, statements) = before.split_at(definitions);
        let result = if printed.values { "long long" } else { "bool" };
        program += &format!("namespace theorem_{number} {{\n{}\n", definitions.join("\n"));
        program += &format!("{result} says(vector<long long> h) {{\n");
        for (place, name) in names(printed).iter().enumerate() {
            program += &format!("long long {name} = h[{place}];\n");
        }
        program += &format!("{}\nreturn {last};\n}}\n}}\n", statements.join("\n"));
    }
    program += "const vector<function<long long(vector<long long>)>> says = {\n";
    (0..all.len()).for_each(|number| program += &format!("theorem_{number}::says,\n"));
    program + "};\n" + CPP
}

const RUST: &str = "
fn main() {
    for line in std::io::stdin().lines() {
        let numbers: Vec<i64> = line.unwrap().split_whitespace().map(|n| n.parse().unwrap()).collect();
        println!(\"{}\", SAYS[numbers[0] as usize](numbers[1..].to_vec()));
    }
}
";

fn rust(all: &[&Printed]) -> String {
    let mut program = "#![allow(warnings)]\nuse std::collections::*;\n".to_string();
    for (number, printed) in all.iter().enumerate() {
        let (before, last) = parted(&printed.code[2]);
        let result = if printed.values { "i64" } else { "bool" };
        program += &format!("fn theorem_{number}(mut h: Vec<i64>) -> i64 {{\n");
        for (place, name) in names(printed).iter().enumerate() {
            program += &format!("let {name} = h[{place}];\n");
        }
        program +=
            &format!("{}\nlet says: {result} = {last};\nsays.into()\n}}\n", before.join("\n"));
    }
    program += "const SAYS: &[fn(Vec<i64>) -> i64] = &[\n";
    (0..all.len()).for_each(|number| program += &format!("theorem_{number},\n"));
    program + "];\n" + RUST
}

fn at(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Whether a program is installed; where it is not, `.ci/run` has it.
fn is_installed(program: &str) -> bool {
    let ran = Command::new(program).arg("--version").stdout(Stdio::null()).status();
    let is_installed = ran.is_ok_and(|status| status.success());
    if !is_installed {
        eprintln!("there is no {program}: its formulas are not run");
    }
    is_installed
}

/// Compares what the formulas answer with what their theorems say.
fn is_said(command: &mut Command, all: &[&Printed]) {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program");
    let mut input = child.stdin.take().expect("its input");
    let claims = || {
        all.iter()
            .enumerate()
            .flat_map(|(number, printed)| printed.claims.iter().map(move |claim| (number, claim)))
    };
    let asked: String =
        claims().map(|(number, (row, _))| format!("{number} {}\n", study::write(row))).collect();
    let writer = thread::spawn(move || drop(input.write_all(asked.as_bytes())));
    let output = child.wait_with_output().expect("its output");
    writer.join().expect("no panic");
    let answers = String::from_utf8(output.stdout).expect("text");
    let mut answers = answers.lines();
    let mut faults = Vec::new();
    for (number, (row, says)) in claims() {
        let answer = answers.next().unwrap_or("nothing");
        if answer != says.to_string() {
            faults.push(format!(
                "at {row:?} it answers {answer} and not {says}: {}",
                all[number].what
            ));
        }
        if answer == "nothing" {
            break;
        }
    }
    faults.dedup_by_key(|fault| fault.rsplit(": ").next().map(str::to_string));
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The formulas, each once, with all that is asked of it.
fn formulas(code: usize) -> Vec<&'static Printed> {
    let all = all().iter().flat_map(|seen| &seen.printed);
    let mut texts = HashSet::new();
    let all: Vec<&Printed> =
        all.filter(|printed| texts.insert((&printed.code[code], &printed.claims))).collect();
    let claims: usize = all.iter().map(|printed| printed.claims.len()).sum();
    eprintln!("{} formulas on {claims} positions", all.len());
    assert!(all.len() > 100);
    all
}

#[test]
fn what_is_printed_in_python_says_what_the_theorem_says() {
    if is_installed("python3") {
        let all = formulas(0);
        fs::write(at("formulas.py"), python(&all)).unwrap();
        is_said(Command::new("python3").arg(at("formulas.py")), &all);
    }
}

#[test]
fn what_is_printed_in_cpp_says_what_the_theorem_says() {
    if is_installed("g++") {
        let all = formulas(1);
        fs::write(at("formulas.cpp"), cpp(&all)).unwrap();
        let mut compiler = Command::new("g++");
        compiler.args(["-O0", "-std=c++11", "-o"]);
        let compiled = compiler.arg(at("formulas_cpp")).arg(at("formulas.cpp")).status();
        assert!(compiled.unwrap().success());
        is_said(&mut Command::new(at("formulas_cpp")), &all);
    }
}

#[test]
fn what_is_printed_in_rust_says_what_the_theorem_says() {
    let all = formulas(2);
    fs::write(at("formulas.rs"), rust(&all)).unwrap();
    let mut compiler = Command::new("rustc");
    compiler.args(["--edition=2021", "-Coverflow-checks=on", "-o"]).arg(at("formulas_rs"));
    assert!(compiler.arg(at("formulas.rs")).status().unwrap().success());
    is_said(&mut Command::new(at("formulas_rs")), &all);
}
