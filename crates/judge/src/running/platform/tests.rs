//! What every platform must do, and that no other file names one.
//!
//! What is true on Linux alone is asked of a shell.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::actor::actor;
use crate::disk::files::{files_below, files_in};
use crate::judging::verdict::{self, Verdict};
use crate::running::execution::{clock, execute, input_file, start_server, Excess, Execution};
use crate::running::limits::{Clock, Limits};
use protocol::comparison::Comparison;

const LIMITS: Limits = Limits {
    time: Duration::from_secs(5),
    memory: 200_000_000,
    stack: 100_000_000,
    output: 1_000_000,
};

fn play_within(limits: Limits, part: &[&str]) -> Execution {
    execute(&actor(part), input_file("5 8\n").unwrap(), limits).unwrap()
}

fn play(part: &[&str]) -> Execution {
    play_within(LIMITS, part)
}

#[cfg(target_os = "linux")]
fn run_within(limits: Limits, script: &str) -> Execution {
    let command = ["sh", "-c", script].map(OsString::from);
    execute(&command, input_file("").unwrap(), limits).unwrap()
}

#[test]
fn a_program_gets_its_input_and_gives_its_output() {
    let execution = play(&["copy", "complain", "oops", "exit", "3"]);
    assert_eq!(execution.output, b"5 8\n");
    assert_eq!(execution.error, "oops\n");
    assert_eq!(execution.status.code(), Some(3));
    assert_eq!(execution.excess, None);
}

#[test]
fn a_program_that_works_too_long_or_waits_forever_breaks_a_limit_of_time() {
    let (limits, clock) = (Limits { time: Duration::from_millis(10), ..LIMITS }, clock().unwrap());
    for (part, limit, clock) in [
        (["work", "300"], limits.time, clock),
        (["sleep", "1000000"], limits.patience(clock), Clock::Wall),
    ] {
        let execution = play_within(limits, &part);
        assert_eq!(execution.excess, Some(Excess::Time { limit, clock }));
        assert!(execution.time > limit, "{:?}", execution.time);
    }
}

#[test]
fn time_is_what_the_platform_says_it_counts() {
    let execution = play(&["sleep", "100"]);
    match clock().unwrap() {
        Clock::Processor => assert!(execution.time < Duration::from_millis(90)),
        Clock::Wall => assert!(execution.time >= Duration::from_millis(100)),
    }
}

#[test]
fn endless_output_is_cut_off() {
    let execution = play(&["flood"]);
    assert_eq!(execution.excess, Some(Excess::Output));
    assert_eq!(execution.output.len() as u64, LIMITS.output);
}

#[test]
fn memory_is_limited_if_the_platform_says_so() {
    let limits = Limits { memory: 50_000_000, ..LIMITS };
    let execution = play_within(limits, &["through", "hold", "100000000"]);
    if clock().unwrap() == Clock::Processor {
        assert_eq!(execution.excess, Some(Excess::Memory));
        assert!(execution.memory > limits.memory);
    } else {
        assert_eq!((execution.excess, execution.memory), (None, 0));
    }
}

#[test]
fn our_own_memory_is_not_held_against_a_program() {
    if clock().unwrap() == Clock::Wall {
        return;
    }
    let ours = vec![1_u8; 64 << 20];
    // Many at once: the mistake showed where a program began while another thread worked.
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..100 {
                    let execution = play_within(Limits { memory: 32 << 20, ..LIMITS }, &[]);
                    assert_eq!(execution.excess, None);
                }
            });
        }
    });
    assert!(ours.iter().all(|&byte| byte == 1));
}

/// Whether a file grows no longer: the process that has written to it is dead.
fn is_at_rest(file: &Path) -> bool {
    let length = || fs::metadata(file).unwrap().len();
    let before = length();
    std::thread::sleep(Duration::from_millis(100));
    length() == before
}

#[test]
fn processes_that_a_program_leaves_behind_are_stopped() {
    let folder = tempfile::tempdir().unwrap();
    for (end, excess) in [("copy", None), ("flood", Some(Excess::Output))] {
        let file = folder.path().join(end);
        let execution = play(&["leave", file.to_str().unwrap(), end]);
        assert_eq!(execution.excess, excess);
        assert!(is_at_rest(&file), "{end}");
    }
}

#[test]
fn a_crash_is_named() {
    let (verdict, reason) = verdict::judge(&play(&["abort"]), "", Comparison::Tokens);
    let expected = if cfg!(unix) { "killed by signal 6" } else { "exit code 0xC0000409" };
    assert_eq!((verdict, reason.as_str()), (Verdict::RE, expected));
}

/// The reason why a program is a run-time error.
#[cfg(target_os = "linux")]
fn crash(script: &str) -> String {
    let (verdict, reason) = verdict::judge(&run_within(LIMITS, script), "", Comparison::Tokens);
    assert_eq!(verdict, Verdict::RE);
    reason
}

#[cfg(target_os = "linux")]
#[test]
fn a_crash_that_may_come_from_the_stack_says_how_large_it_is() {
    let overflow = |thread: &str| {
        format!("echo \"thread '{thread}' (7) has overflowed its stack\" >&2; kill -ABRT $$")
    };
    for (script, reason) in [
        ("kill -FPE $$", "killed by signal 8"),
        ("kill -SEGV $$", "killed by signal 11, perhaps the stack, 100 MB here"),
        (
            &overflow("main"),
            "killed by signal 6, perhaps the stack, 100 MB here: thread 'main' (7) has overflowed \
             its stack",
        ),
        // Only the first thread has the stack that was set.
        (&overflow("search"), "killed by signal 6: thread 'search' (7) has overflowed its stack"),
    ] {
        assert_eq!(crash(script), reason);
    }
    assert!(crash("kill -BUS $$").ends_with(", perhaps the stack, 100 MB here"));
}

#[test]
fn a_program_that_does_not_exist_is_named() {
    let command = [OsString::from("./no-such-program")];
    let error = execute(&command, input_file("").unwrap(), LIMITS).unwrap_err();
    assert_eq!(error.to_string(), "cannot run `./no-such-program`");
}

/// What some of these tests print in a process of their own, whose command has this before it.
#[cfg(target_os = "linux")]
fn again(before: &str, arguments: &str) -> String {
    let tests = std::env::current_exe().unwrap();
    let time = Duration::from_secs(30);
    let limits = Limits { time, memory: 1 << 30, stack: 1 << 30, output: 1 << 40 };
    let execution = run_within(limits, &format!("{before} '{}' {arguments}", tests.display()));
    String::from_utf8_lossy(&execution.output).into_owned()
}

/// The native platform takes processes of the other for orphans.
#[cfg(target_os = "linux")]
#[test]
fn the_portable_platform_passes_these_tests() {
    const CHOICE: &str = "JUDGE_PLATFORM";
    if std::env::var_os(CHOICE).is_some() {
        assert_eq!(clock().unwrap(), Clock::Wall);
        return;
    }
    let output =
        again(&format!("{CHOICE}=portable"), "platform::tests dialogue::tests --test-threads 8");
    assert!(output.contains("test result: ok"), "{output}");
    assert!(output.contains("platform::tests::endless_output_is_cut_off"), "{output}");
    assert!(output.contains("dialogue::tests::who_ended_first_is_known"), "{output}");
    let output = again(&format!("{CHOICE}=potable"), "platform::tests::endless");
    assert!(output.contains("it can be `portable`, or unset"), "{output}");
}

#[test]
fn a_folder_for_temporary_files_that_is_missing_is_named() {
    let tests = std::env::current_exe().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let mut again = Command::new(tests);
    again.arg("platform::tests::endless").env("TMPDIR", &missing).env("TMP", &missing);
    let again = start_server(again.stdout(Stdio::piped())).unwrap();
    let output = String::from_utf8(again.wait_with_output().unwrap().stdout).unwrap();
    let expected = format!("cannot write a temporary file into {}", missing.display());
    assert!(output.contains(&expected), "{output}");
}

/// Words that only the files of this module may use.
const PLATFORM: &[&str] = &[
    "\"/proc",
    "std::os::",
    "cfg(unix)",
    "cfg(windows)",
    "cfg(not(unix))",
    "cfg(not(windows))",
    "target_os",
    "target_family",
    "SIGPIPE",
    "SIGINT",
    "SIGKILL",
    "signal_hook",
    "rustix",
    "wait4",
    "libc::",
    "prlimit",
    "process_wrap",
    "ExitStatusExt",
    "CommandExt",
];

#[test]
fn no_other_file_names_a_platform() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    // The launcher needs one function before anything else is compiled.
    let may_name_one =
        ["judge/src/running/platform", "cli/src/replace.rs"].map(|path| crates.join(path));
    let mut files = Vec::new();
    for folder in files_in(crates).unwrap() {
        files.extend(files_below(&folder.join("src")).unwrap_or_default());
    }
    files.retain(|file| {
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        is_rust && !may_name_one.iter().any(|path| file.starts_with(path))
    });
    assert!(files.len() > 50, "only {} files were found", files.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let named = PLATFORM.iter().find(|&&word| text.contains(word));
        assert_eq!(named, None, "{} names an operating system", file.display());
    }
}

/// The stack in kilobytes that a program sees.
#[cfg(target_os = "linux")]
fn stack_within(limits: Limits) -> String {
    String::from_utf8(run_within(limits, "ulimit -S -s").output).unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_has_the_stack_that_its_limits_say() {
    for kilobytes in [300_000, 20_000] {
        let limits = Limits { stack: kilobytes << 10, ..LIMITS };
        assert_eq!(stack_within(limits), format!("{kilobytes}\n"));
        assert_eq!(run_within(limits, "true").stack, Some(limits.stack));
    }
}

/// In a process of its own, which has a limit of its own.
#[cfg(target_os = "linux")]
#[test]
fn a_program_has_no_larger_stack_than_the_system_allows_and_a_server_has_ours() {
    const LOWERED: &str = "JUDGE_TEST_STACK";
    if std::env::var_os(LOWERED).is_some() {
        assert_eq!(stack_within(LIMITS), "20000\n");
        assert_eq!(crash("kill -SEGV $$"), "killed by signal 11, perhaps the stack, 20 MB here");
        let mut server = Command::new("sh");
        server.args(["-c", "ulimit -S -s"]).stdout(Stdio::piped());
        let server = start_server(&mut server).unwrap().wait_with_output().unwrap();
        assert_eq!(String::from_utf8(server.stdout).unwrap(), "9000\n");
        return;
    }
    let lowered = format!("ulimit -S -s 9000; ulimit -H -s 20000; {LOWERED}=set");
    let output = again(&lowered, "platform::tests::a_program_has_no_larger_stack");
    assert!(output.contains("1 passed"), "{output}");
}
