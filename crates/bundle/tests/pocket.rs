//! The pocket readers in processes of their own, fed by pipes and files as a judge does.

use std::fmt::Display;
use std::io::{BufRead, BufReader, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;

use bundle::{Pocket, PLAIN_READER, QUICK_READER};
use proconio::marker::{Bytes, Chars, Isize1, Usize1};
use proconio::source::once::OnceSource;
use proptest::prelude::*;

/// Which of the readers.
#[derive(Clone, Copy)]
enum Reader {
    Plain,
    Quick,
}

fn program(reader: Reader) -> &'static Path {
    static READERS: OnceLock<[PathBuf; 2]> = OnceLock::new();
    let compiled = |(name, pocket): (&str, Pocket)| {
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let source = program.with_extension("rs");
        let main = include_str!("pocket/reader.rs");
        std::fs::write(&source, format!("{main}\n{}", pocket.module(main).unwrap())).unwrap();
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition=2021", "-Copt-level=1", "-Coverflow-checks=on", "-Dwarnings", "-o"]);
        assert!(rustc.arg(&program).arg(&source).status().unwrap().success());
        program
    };
    &READERS.get_or_init(|| [("plain", PLAIN_READER), ("quick", QUICK_READER)].map(compiled))
        [reader as usize]
}

fn start(reader: Reader, kind: &str) -> Child {
    let mut command = Command::new(program(reader));
    let command = command.arg(kind).env("RUST_BACKTRACE", "0").stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn from_pipe(reader: Reader, kind: &str, input: &[u8]) -> Output {
    let mut child = start(reader, kind);
    // A reader that has stopped early may be gone.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

// Integers take the quick road from here, but not as the first word of a pipe.
fn from_file(kind: &str, input: &[u8]) -> Output {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(input).unwrap();
    file.rewind().unwrap();
    let mut command = Command::new(program(Reader::Quick));
    command.args([kind, "filled"]).env("RUST_BACKTRACE", "0").stdin(file).output().unwrap()
}

fn output(kind: &str, input: &[u8]) -> Output {
    let quick = from_pipe(Reader::Quick, kind, input);
    let words = |output: &Output| (output.status, output.stdout.clone(), last_words(output));
    assert_eq!(words(&quick), words(&from_file(kind, input)), "a file is read otherwise");
    assert_eq!(words(&quick), words(&from_pipe(Reader::Plain, kind, input)), "plain and quick");
    quick
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

/// What the crate itself reads, shown; `None` if it panics.
macro_rules! by_the_crate {
    ($kind:expr, $input:expr, $($known:tt)*) => {{
        let read = || {
            let mut source = OnceSource::from($input);
            match $kind {
                $(stringify!($known) => {
                    proconio::input! { from &mut source, value: $known }
                    format!("{value:?}\n")
                })*
                kind => unreachable!("{kind}"),
            }
        };
        std::panic::catch_unwind(read).ok()
    }};
}

fn is_read_as_by_the_crate(kind: &str, input: &str) {
    let expected = by_the_crate!(kind, input,
        u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool char String
        Chars Bytes Usize1 Isize1 [u8] [u64] [i128] [Usize1] [char]);
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
    for kind in [
        "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
        "f32", "f64", "bool", "char", "String", "Chars", "Bytes", "Usize1", "Isize1",
    ] {
        for (word, end) in WORDS.split(' ').zip(["", "\n", " 1\n"].iter().cycle()) {
            is_read_as_by_the_crate(kind, &format!("{word}{end}"));
        }
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    for (kind, word) in
        [("u8", "256"), ("i64", "5-"), ("char", "ab"), ("bool", "1"), ("f64", "1,5")]
    {
        refuses(kind, format!("{word}\n"), format!("expected {kind}, found {word}"));
    }
    refuses("Usize1", "0\n", "expected a number from 1, found 0");
    refuses("Usize1", "-1\n", "expected usize, found -1");
    refuses("Isize1", "-9223372036854775808\n", "expected a larger number");
}

#[test]
fn lists_and_tuples_are_read() {
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
fn patterns_are_those_of_proconio() {
    reads("patterns", "1 2 3 4 skip 5 6 7 ab c 9", "1 2 [3, 4, 1] 7 7 6 c 10");
}

#[test]
fn the_end_of_the_input_is_named() {
    let end = |due: &str| format!("expected {due}, found the end of the input");
    for kind in ["u8", "i128", "usize", "f64", "char", "bool"] {
        refuses(kind, "", end(kind));
        refuses(kind, " \n\r\n", end(kind));
    }
    refuses("Usize1", "\n", end("usize"));
    refuses("String", "\n", end("String"));
    refuses("[u64]", "3 1 2\n", end("u64"));
    refuses("[u64]", "", end("usize"));
    refuses("[(String, i8)]", "2 a 1 b", end("i8"));
    refuses("((u8, (i8, char)), bool)", "1 2 c", end("bool"));
    let whole = "2 1 1 2 3 4 5 6 7 8 2 1 2 a b 1 x 2 y 3 z";
    for (cut, _) in whole.match_indices(' ') {
        let output = from_pipe(Reader::Plain, "shapes", &whole.as_bytes()[..cut]);
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
    for kind in ["[u64]", "[u128]"] {
        let mut input = tempfile::tempfile().unwrap();
        input.write_all(b"1000000000000000000 1 2 3\n").unwrap();
        input.rewind().unwrap();
        let mut shell = Command::new("sh");
        shell
            .args(["-c", "ulimit -v 100000; exec \"$0\" \"$1\""])
            .arg(program(Reader::Quick))
            .arg(kind);
        let output = shell.stdin(input).output().unwrap();
        let due = kind.trim_matches(|bracket| "[]".contains(bracket));
        let message = format!("expected {due}, found the end of the input");
        assert_eq!(message_of(&output), message);
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn no_more_is_awaited_than_is_read() {
    let mut child = start(Reader::Quick, "two sizes");
    let mut stdin = child.stdin.take().unwrap();
    let mut shown = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in ["5\n", "123456789012\n"] {
        stdin.write_all(line.as_bytes()).unwrap();
        // Hangs if the reader waits for more.
        assert_eq!(shown.next().unwrap().unwrap(), line.trim());
    }
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_dialogue_is_read_line_by_line() {
    let main = include_str!("pocket/dialogue.rs");
    let module = PLAIN_READER.module(main).unwrap();
    assert_eq!(module, QUICK_READER.module(main).unwrap());
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dialogue");
    let source = program.with_extension("rs");
    std::fs::write(&source, format!("{main}\n{module}")).unwrap();
    let newest = ["2015", "2018", "2021", "2024"].map(|edition| ("rustc", edition));
    let oldest = ["2015", "2018", "2021"].map(|edition| (OLDEST, edition));
    let has_oldest = Path::new(OLDEST).exists();
    for (rustc, edition) in
        newest.into_iter().chain(oldest).filter(|it| it.0 == "rustc" || has_oldest)
    {
        let mut rustc = Command::new(rustc);
        rustc.args(["--edition", edition, "-Dwarnings", "-o"]).arg(&program).arg(&source);
        assert!(rustc.status().unwrap().success(), "{rustc:?}");
        has_a_dialogue(&program);
    }
}

/// The oldest compiler of bundles, where it is installed.
const OLDEST: &str = "/usr/bin/rustc";

/// Hangs if the program waits for more than the line that it needs.
fn has_a_dialogue(program: &Path) {
    let mut program = Command::new(program);
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut shown = BufReader::new(child.stdout.take().unwrap()).lines();
    for (line, answer) in [
        ("2\n", "round 0"),
        ("2 3\n\n \r\n4\n", "7"),
        (" word\r\n", "word"),
        ("", "round 1"),
        // Two lines may come at once.
        ("1 8\nfirst second\n", "8"),
        ("", "first"),
    ] {
        stdin.write_all(line.as_bytes()).unwrap();
        assert_eq!(shown.next().unwrap().unwrap(), answer);
    }
    // The rest of the last line.
    assert_eq!(shown.next().unwrap().unwrap(), "false");
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
