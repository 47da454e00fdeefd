//! The program that the tests of `judge` run: it plays the part that its arguments describe, one
//! act after the other. So the tests need no shell, and ask the same of every system.

use std::env;
use std::fs;
use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::process::{self, Child, Command};
use std::thread;
use std::time::{Duration, Instant};

fn main() {
    let mut words = env::args().skip(1);
    while let Some(act) = words.next() {
        let mut word = || words.next().expect("an act has what it needs");
        let mut number = || word().parse().expect("a number");
        match act.as_str() {
            "copy" => drop(io::copy(&mut io::stdin(), &mut io::stdout()).expect("an input")),
            "say" => println!("{}", word()),
            // Without a line end, so that it is not sent before the end.
            "mutter" => print!("{}", word()),
            // The same, but sent.
            "begin" => {
                print!("{}", word());
                io::stdout().flush().expect("an output");
            }
            "hear" => drop(hear()),
            "want" => want(&word()),
            // As a judge's side does, behind which stand two files and a folder.
            "reject" => {
                let (reason, folder) = (word(), words.nth(2).expect("a folder"));
                fs::write(folder + "judgemessage.txt", reason).expect("a file can be written");
                process::exit(43);
            }
            // Says each of so many lines, and waits for an answer to it.
            "lead" => (0..number()).for_each(|turn| {
                println!("{turn}");
                hear();
            }),
            // Answers each of so many lines.
            "follow" => (0..number()).for_each(|_| println!("{}", hear())),
            "bytes" => io::stdout().write_all(b"\xff\xfe\n").expect("an output"),
            "complain" => eprintln!("{}", word()),
            "exit" => process::exit(word().parse().expect("a number")),
            "abort" => process::abort(),
            "sleep" => pause(number()),
            "work" => work(number()),
            "flood" => while io::stdout().write_all(&[b'\n'; 4096]).is_ok() {},
            "hold" => drop(black_box(vec![1_u8; number()])),
            // A process that does the rest.
            "through" => drop(myself(words.by_ref()).wait().expect("it can be waited for")),
            // A process that outlives this one and has begun to write into a file.
            "leave" => leave(word()),
            "scribble" => scribble(&word()),
            unknown => panic!("{unknown} is not an act"),
        }
    }
}

/// The next line; nothing at the end.
fn hear() -> String {
    let mut line = Vec::new();
    io::stdin().lock().read_until(b'\n', &mut line).expect("an input");
    String::from_utf8_lossy(&line).trim_end().to_string()
}

/// As a judge's side does: without this line, the program is wrong.
fn want(line: &str) {
    let heard = hear();
    if heard != line {
        eprintln!("`{heard}` is not `{line}`");
        process::exit(43);
    }
}

fn pause(milliseconds: usize) {
    thread::sleep(Duration::from_millis(milliseconds as u64));
}

/// Keeps a processor busy.
fn work(milliseconds: usize) {
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(milliseconds as u64) {}
}

fn myself(words: impl IntoIterator<Item = String>) -> Child {
    let mut again = Command::new(env::current_exe().expect("a program has a file"));
    again.args(words).spawn().expect("a program can be started again")
}

#[expect(clippy::zombie_processes, reason = "it is to outlive this process")]
fn leave(file: String) {
    myself(["scribble".to_string(), file.clone()]);
    while fs::metadata(&file).map_or(0, |file| file.len()) == 0 {
        pause(10);
    }
}

fn scribble(file: &str) {
    let mut file = fs::File::create(file).expect("a file can be written");
    while file.write_all(b"\n").is_ok() {
        pause(10);
    }
}
