//! The pocket readers in processes of their own, fed by pipes and files as a judge does.

use std::fmt::Display;
use std::io::{BufRead, BufReader, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use bundle::{Pocket, Target, PLAIN_READER, QUICK_READER};
use proconio::marker::{Bytes, Chars, Isize1, Usize1};
use proconio::source::once::OnceSource;
use proptest::prelude::*;

/// Compiles a program with a pocket reader.
fn compiled(main: &str, name: &str, reader: Pocket, target: &Target, flags: &[&str]) -> PathBuf {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let source = program.with_extension("rs");
    std::fs::write(&source, format!("{main}\n{}", reader.module(main).unwrap())).unwrap();
    target.compile(&source, &program, flags).unwrap();
    program
}

/// A program that reads what its argument names, with the plain and with the quick reader.
fn programs() -> &'static [PathBuf; 2] {
    static READERS: OnceLock<[PathBuf; 2]> = OnceLock::new();
    let compiled = |(name, reader)| {
        let flags = ["-Copt-level=1", "-Coverflow-checks=on"];
        let main = include_str!("pocket/reader.rs");
        compiled(main, name, reader, &Target::new("rustc", "2021"), &flags)
    };
    READERS.get_or_init(|| [("plain", PLAIN_READER), ("quick", QUICK_READER)].map(compiled))
}

fn from_pipe(program: &Path, kind: &str, input: &[u8]) -> Output {
    let mut command = Command::new(program);
    let command = command.arg(kind).env("RUST_BACKTRACE", "0").stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A reader that has stopped early may be gone.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn from_file(command: &mut Command, input: &[u8]) -> Output {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(input).unwrap();
    file.rewind().unwrap();
    command.env("RUST_BACKTRACE", "0").stdin(file).output().unwrap()
}

fn output(kind: &str, input: &[u8]) -> Output {
    let [plain, quick] = programs();
    let words = |output: &Output| (output.status, output.stdout.clone(), last_words(output));
    let read = from_pipe(quick, kind, input);
    assert_eq!(words(&read), words(&from_pipe(plain, kind, input)), "plain and quick");
    // Integers take the quick road from here, but not as the first word of a pipe.
    let of_file = from_file(Command::new(quick).args([kind, "filled"]), input);
    assert_eq!(words(&read), words(&of_file), "a file is read otherwise");
    read
}

fn reads(kind: &str, input: impl AsRef<[u8]>, shown: impl Display) {
    let output = output(kind, input.as_ref());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{kind}: {errors}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{shown}\n"), "{kind}");
}

// As proconio does, with a panic; the message is its second line.
fn refuses(kind: &str, input: impl AsRef<[u8]>, message: impl Display) {
    let output = output(kind, input.as_ref());
    assert_eq!(message_of(&output), format!("{message}"), "{kind}");
    assert!(output.stdout.is_empty(), "{kind}");
}

fn message_of(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(101), "{errors}");
    assert!(errors.trim_start().starts_with("thread 'main' "), "{errors}");
    last_words(output)
}

// The first line of a panic has a number that differs from run to run.
fn last_words(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    errors.trim_start().lines().nth(1).unwrap_or_default().to_owned()
}

/// The kinds of which the crate is asked.
macro_rules! kinds {
    ($($kind:tt)*) => {
        const KINDS: &[&str] = &[$(stringify!($kind)),*];

        /// What the crate itself reads, shown; `None` if it panics.
        fn by_the_crate(kind: &str, input: &str) -> Option<String> {
            let read = || {
                let mut source = OnceSource::from(input);
                match kind {
                    $(stringify!($kind) => {
                        proconio::input! { from &mut source, value: $kind }
                        format!("{value:?}\n")
                    })*
                    kind => unreachable!("{kind}"),
                }
            };
            std::panic::catch_unwind(read).ok()
        }
    };
}

kinds! {
    u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool char String
    Chars Bytes Usize1 Isize1 [u8] [u64] [i128] [Usize1] [char]
}

fn is_read_as_by_the_crate(kind: &str, input: &str) {
    let expected = by_the_crate(kind, input);
    let ours = output(kind, input.as_bytes());
    assert_eq!(ours.status.success(), expected.is_some(), "{kind}: {input:?}");
    let shown = String::from_utf8(ours.stdout).unwrap();
    assert_eq!(shown, expected.unwrap_or_default(), "{kind}: {input:?}");
}

/// Numbers at the bounds of all kinds and beyond them, with signs and zeros, and other words.
const WORDS: &str = "0 1 -1 +5 007 -0 -007 0000000000000000000000000000000000000009 \
    127 128 -128 -129 255 256 65535 65536 -32768 -32769 2147483647 2147483648 -2147483648 \
    -2147483649 4294967295 4294967296 9223372036854775807 9223372036854775808 \
    -9223372036854775808 -9223372036854775809 18446744073709551615 18446744073709551616 \
    340282366920938463463374607431768211455 340282366920938463463374607431768211456 \
    + - 5- --5 1_000 0x10 5.0 .5 1e3 -2.5e3 1,5 12345678x 5\u{200b} true false x x\u{3b1} ab\"c";

#[test]
fn values_are_read_as_by_the_crate() {
    for kind in KINDS.iter().filter(|kind| !kind.starts_with('[')) {
        for (word, end) in WORDS.split(' ').zip(["", "\n", " 1\n"].iter().cycle()) {
            is_read_as_by_the_crate(kind, &format!("{word}{end}"));
        }
    }
}

#[test]
fn lists_tuples_and_patterns_are_read() {
    reads("[u64]", "3\n1 2\n3 4", "[1, 2, 3]");
    reads("[u64]", "0\n", "[]");
    reads("[[char]]", "2 1 a 3 b c d", "[['a'], ['b', 'c', 'd']]");
    reads("[(String, i8)]", "2 a -1 b 2", "[(\"a\", -1), (\"b\", 2)]");
    reads("((u8, (i8, char)), bool)", "1 -2 c false", "((1, (-2, 'c')), false)");
    reads(
        "shapes",
        "2 3\n1 2 3\n4 5 6\n7 8 9\n10 11 12\n1 1\n0\n2 2 3\nab c\n1 x 2 y 3 z\n",
        "[[4, 5, 6], [1, 2, 3]] [(7, [8, 9]), (10, [11, 12])] [[0], [], [1, 2]] \
         [['a', 'b'], ['c']] [(1, 'x'), (2, 'y'), (3, 'z')]",
    );
    reads("patterns", "1 2 3 4 skip 5 6 7 ab c 9", "1 2 [3, 4, 1] 7 7 6 c 10");
    reads("in turn", "1 2\r\nword\n\n  c\t\n", "1 1 word false c true");
}

#[test]
fn only_white_space_may_be_left() {
    for rest in ["", "\n", "\n\n\n", " \r\n\r\n", "\t", "\u{c}\n", &" \n".repeat(70_000)] {
        reads("is empty", rest, true);
        reads("in turn", format!("1 2 word c{rest}"), "1 1 word false c true");
        let more = if rest.is_empty() { "\n" } else { rest };
        reads("in turn", format!("1 2 word c{more}x"), "1 1 word false c false");
    }
    for rest in ["x", "\n\u{200b}", "\u{a0}x", "\u{1680}\u{c2}", "\0"] {
        reads("is empty", rest, false);
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    for (kind, input, message) in [
        ("u8", "256\n", "expected u8, found 256"),
        ("i64", "5-\n", "expected i64, found 5-"),
        ("char", "ab\n", "expected char, found ab"),
        ("bool", "1\n", "expected bool, found 1"),
        ("f64", "1,5\n", "expected f64, found 1,5"),
        ("Usize1", "0\n", "expected a number from 1, found 0"),
        ("Usize1", "-1\n", "expected usize, found -1"),
        ("Isize1", "-9223372036854775808\n", "expected a larger number"),
    ] {
        refuses(kind, input, message);
    }
    let at_once = ["u8", "i128", "usize", "f64", "char", "bool"].into_iter();
    let at_once = at_once.flat_map(|kind| ["", " \n\r\n"].map(|input| (kind, input, kind)));
    for (kind, input, due) in at_once.chain([
        ("Usize1", "\n", "usize"),
        ("String", "\n", "String"),
        ("[u64]", "3 1 2\n", "u64"),
        ("[u64]", "", "usize"),
        ("[(String, i8)]", "2 a 1 b", "i8"),
        ("((u8, (i8, char)), bool)", "1 2 c", "bool"),
    ]) {
        refuses(kind, input, format!("expected {due}, found the end of the input"));
    }
    let whole = "2 1 1 2 3 4 5 6 7 8 2 1 2 a b 1 x 2 y 3 z";
    for (cut, _) in whole.match_indices(' ') {
        let output = from_pipe(&programs()[0], "shapes", &whole.as_bytes()[..cut]);
        let message = message_of(&output);
        assert!(message.ends_with(", found the end of the input"), "{message}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn bytes_that_are_not_text_are_refused() {
    for kind in ["u64", "f64", "char", "String", "Chars", "Bytes"] {
        for input in [&b"a\xffb\n"[..], b"\xf0\x9f\x98", b"\xc2 x"] {
            let message = message_of(&output(kind, input));
            assert!(message.starts_with("the input is not UTF-8"), "{message}");
        }
    }
}

#[test]
fn long_inputs_are_read_and_long_words_shortened_in_messages() {
    let word = "x".repeat(200_000);
    reads("String", format!(" {word}\n"), format!("\"{word}\""));
    refuses("u64", &word, format!("expected u64, found {}", &word[..80]));
    let digits = "9".repeat(200_000);
    refuses("u64", &digits, format!("expected u64, found {}", &digits[..80]));
    let numbers: Vec<u64> = (1..40_000).map(|number| number * number).collect();
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    reads("[u64]", format!("{}\n{}", numbers.len(), words.join(" ")), format!("{numbers:?}"));
}

#[test]
fn an_announced_length_costs_nothing() {
    for due in ["u64", "u128"] {
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -v 100000; exec \"$0\" \"$1\""]).arg(&programs()[1]);
        let output = from_file(shell.arg(format!("[{due}]")), b"1000000000000000000 1 2 3\n");
        assert_eq!(message_of(&output), format!("expected {due}, found the end of the input"));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn no_more_is_awaited_than_is_read() {
    has_a_dialogue(
        Command::new(&programs()[1]).arg("two sizes"),
        &[("5\n", "5"), ("123456789012\n", "123456789012")],
    );
}

#[test]
fn a_dialogue_is_read_line_by_line() {
    let main = include_str!("pocket/dialogue.rs");
    assert_eq!(PLAIN_READER.module(main).unwrap(), QUICK_READER.module(main).unwrap());
    let newest = EDITIONS.map(|edition| ("rustc", edition));
    let oldest = EDITIONS.map(|edition| (OLDEST, edition)).into_iter().take(3);
    for (rustc, edition) in newest.into_iter().chain(oldest) {
        if rustc == "rustc" || Path::new(rustc).exists() {
            let target = Target::new(rustc, edition);
            let program = compiled(main, "dialogue", PLAIN_READER, &target, &[]);
            has_a_dialogue(
                &mut Command::new(program),
                &[
                    ("2\n", "round 0"),
                    ("2 3\n\n \r\n4\n", "7"),
                    (" word\r\n", "word"),
                    ("", "round 1"),
                    // Two lines may come at once.
                    ("1 8\nfirst second\n", "8"),
                    ("", "first"),
                    // The rest of the last line.
                    ("", "false"),
                ],
            );
        }
    }
}

/// All editions, of which the oldest compiler does not know the last one.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// The oldest compiler of bundles, where it is installed.
const OLDEST: &str = "/usr/bin/rustc";

/// Hangs if the program waits for more than the line that it needs.
fn has_a_dialogue(program: &mut Command, lines: &[(&str, &str)]) {
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut shown = BufReader::new(child.stdout.take().unwrap()).lines();
    for (line, answer) in lines {
        stdin.write_all(line.as_bytes()).unwrap();
        assert_eq!(shown.next().unwrap().unwrap(), *answer);
    }
    assert!(child.wait().unwrap().success());
}

/// Numbers of all lengths, some of them unusual or wrong.
fn token() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => "[0-9]{1,3}",
        8 => "[0-9]{7,11}",
        4 => "[0-9]{15,21}",
        1 => "[+-]?[0-9]{0,20}",
        1 => "[0-9]{0,9}[x./:\u{7f}\u{e9}][0-9]{0,9}",
    ]
}

/// Words that may stand in an input, in any order: mostly numbers, and sometimes other words.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => token(),
        6 => "[ \n]",
        2 => "[ \t\r\n\u{b}\u{c}\u{85}\u{a0}\u{2003}\u{3000}]{1,3}",
        1 => "[+-]",
        1 => "\\PC",
        1 => any::<char>().prop_map(String::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn lists_are_read_as_by_the_crate(
        length in 0..9usize,
        pieces in proptest::collection::vec(piece(), 0..40),
        kind in prop_oneof![Just("u8"), Just("u64"), Just("i128"), Just("Usize1"), Just("char")],
    ) {
        // The quick reader puts this character in the place of bytes that are not UTF-8.
        let input = format!("{length} {}", pieces.concat()).replace('\u{fffd}', "x");
        is_read_as_by_the_crate(&format!("[{kind}]"), &input);
    }
}
