//! Runs formulas as they are printed, in Python, C++ and Rust, and compares what they answer.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use study::Row;

/// A formula as it is printed, with what its theorem says.
pub struct Printed {
    pub what: String,
    /// Whether it answers a number, and not whether something is true.
    pub values: bool,
    /// The lines in each language.
    pub code: [Vec<String>; 3],
    pub claims: Vec<(Row, i128)>,
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

/// A file for the programs of this test.
fn at(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("formulas-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder.join(name)
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
fn once<'a>(all: impl IntoIterator<Item = &'a Printed>, code: usize) -> Vec<&'a Printed> {
    let mut texts = HashSet::new();
    let mut all: Vec<&Printed> = all.into_iter().collect();
    all.retain(|printed: &&'a Printed| texts.insert((&printed.code[code], &printed.claims)));
    let claims: usize = all.iter().map(|printed| printed.claims.len()).sum();
    eprintln!("{} formulas on {claims} positions", all.len());
    assert!(all.len() > 100);
    all
}

/// Runs them in Python, if it is installed.
pub fn run_python<'a>(all: impl IntoIterator<Item = &'a Printed>) {
    if is_installed("python3") {
        let all = once(all, 0);
        fs::write(at("formulas.py"), python(&all)).unwrap();
        is_said(Command::new("python3").arg(at("formulas.py")), &all);
    }
}

/// Runs them in C++, if it is installed.
pub fn run_cpp<'a>(all: impl IntoIterator<Item = &'a Printed>) {
    if is_installed("g++") {
        let all = once(all, 1);
        fs::write(at("formulas.cpp"), cpp(&all)).unwrap();
        let mut compiler = Command::new("g++");
        compiler.args(["-O0", "-std=c++11", "-o"]).arg(at("cpp")).arg(at("formulas.cpp"));
        assert!(compiler.status().unwrap().success());
        is_said(&mut Command::new(at("cpp")), &all);
    }
}

/// Runs them in Rust.
pub fn run_rust<'a>(all: impl IntoIterator<Item = &'a Printed>) {
    let all = once(all, 2);
    fs::write(at("formulas.rs"), rust(&all)).unwrap();
    let mut compiler = Command::new("rustc");
    compiler.args(["--edition=2021", "-Coverflow-checks=on", "-o"]);
    assert!(compiler.arg(at("rust")).arg(at("formulas.rs")).status().unwrap().success());
    is_said(&mut Command::new(at("rust")), &all);
}
