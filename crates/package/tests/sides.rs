//! The judge's sides of packages against programs in Python: right ones, and those that break the
//! rules of any dialogue or output. Where there is no Python, nothing is tested.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use judge::catalogue::{self, Problem};
use judge::disk::files::files_in;
use judge::running::language::direct;
use package::side::Side;
use tempfile::TempDir;

/// Takes the place of `print`, and prints the fourth line of a dialogue instead of those after it.
const REPEATS: &str = "
import builtins, sys
said, right = [], print
def print(*words, **how):
    said.append(words)
    right(*said[min(len(said), 4) - 1], **how)
builtins.print = print
";

/// Prints one more word in the end.
const GOES_ON: &str = "
import atexit
atexit.register(lambda: print(1, flush=True))
";

/// Prints bytes that are not text.
const NOT_UTF_8: &str = r"import os; os.write(1, b'\xff x\n')";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Python with a file, without what stands before it on the way.
fn python(file: &Path) -> Command {
    let words = direct(vec!["python3".into(), "-S".into(), file.into()]);
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

fn has_python() -> bool {
    python(Path::new("--version")).output().is_ok_and(|it| it.status.success())
}

/// A problem that is played or checked, with its side in a folder.
struct Judged {
    problem: Problem,
    side: Side,
    folder: TempDir,
}

fn every_problem() -> Vec<Judged> {
    let problems = catalogue::load(&root()).unwrap().problems.into_iter();
    let judged = problems.filter_map(|problem| {
        let folder = root().join("problems").join(&problem.slug);
        let side = Side::read(&folder, problem.kind).unwrap()?;
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("side.py"), &side.text).unwrap();
        Some(Judged { problem, side, folder })
    });
    judged.collect()
}

impl Judged {
    /// The inputs of the golden cases within the judge's bounds.
    fn inputs(&self) -> Vec<PathBuf> {
        let mut files = files_in(&root().join("testdata").join(&self.problem.slug)).unwrap();
        let is_beyond = |file: &Path| file.to_string_lossy().contains("beyond");
        files.retain(|file| file.extension().is_some_and(|it| it == "in") && !is_beyond(file));
        assert!(!files.is_empty(), "{}", self.problem.slug);
        files
    }

    /// The exit code and the reason of the judge's side, called as by Kattis, on a program.
    fn judge(&self, program: &str, input: &Path) -> (Option<i32>, String) {
        let path = |name: &str| self.folder.path().join(name);
        fs::write(path("program.py"), program).unwrap();
        fs::write(path("judgemessage.txt"), "").unwrap();
        let mut side = python(&path("side.py"));
        side.args([input, &input.with_extension("out")]).arg(path(""));
        side.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut side = side.spawn().unwrap();
        let said = side.stdout.take().unwrap();
        let stdin: Stdio =
            if self.side.is_interactor() { said.into() } else { File::open(input).unwrap().into() };
        let mut python = python(&path("program.py"));
        python.stdin(stdin).stdout(side.stdin.take().unwrap());
        let mut program = python.stderr(Stdio::null()).spawn().unwrap();
        drop(python);
        let code = side.wait().unwrap().code();
        program.wait().unwrap();
        (code, fs::read_to_string(path("judgemessage.txt")).unwrap())
    }
}

#[test]
fn right_programs_are_accepted_and_broken_rules_are_not() {
    if !has_python() {
        return;
    }
    for judged in every_problem() {
        let slug = &judged.problem.slug;
        let folder = root().join("problems").join(slug);
        let right = fs::read_to_string(folder.join("right/solution.py")).unwrap();
        let inputs = judged.inputs();
        for input in &inputs {
            let verdict = judged.judge(&right, input);
            assert_eq!(verdict, (Some(42), String::new()), "{}", input.display());
        }
        for broken in ["", NOT_UTF_8, &format!("{GOES_ON}{right}")] {
            let (code, reason) = judged.judge(broken, &inputs[0]);
            let is_told = reason.trim().len() > 5;
            assert!(code == Some(43) && is_told, "{slug}: {code:?} {reason}\n{broken}");
        }
        let repeats = format!("{REPEATS}{right}");
        let is_rejected = |input: &PathBuf| judged.judge(&repeats, input).0 == Some(43);
        // Among several right answers, the same words may be right in several cases.
        let may_repeat = !judged.side.is_interactor();
        let is_noticed = may_repeat || inputs.iter().any(is_rejected);
        assert!(is_noticed, "{slug}: every word may be said again");
    }
}
