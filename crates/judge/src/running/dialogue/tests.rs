//! Programs and judge's sides of all kinds, on every platform; both are played by
//! `examples/actor.rs`.

use super::*;
use crate::actor::actor;

const LIMITS: Limits = Limits {
    time: Duration::from_secs(2),
    memory: 200_000_000,
    stack: 100_000_000,
    output: 1_000_000,
};

fn talk(program: &[&str], judge: &[&str]) -> Dialogue {
    converse(&actor(program), &actor(judge), LIMITS).unwrap()
}

fn code((status, _): &(ExitStatus, String)) -> Option<i32> {
    status.code()
}

/// What was said, a line each.
fn lines_said(dialogue: &Dialogue) -> Vec<String> {
    let line = |(speaker, bytes): &Said| {
        format!("{speaker:?}: {}", String::from_utf8_lossy(bytes).trim_end())
    };
    dialogue.said.iter().map(line).collect()
}

#[test]
fn both_hear_each_other_in_turn() {
    let dialogue = talk(
        &["hear", "say", "3 2", "hear"],
        &["say", "5", "want", "3 2", "say", "0", "exit", "42"],
    );
    assert_eq!(lines_said(&dialogue), ["Judge: 5", "Program: 3 2", "Judge: 0"]);
    assert_eq!(dialogue.judge.as_ref().and_then(code), Some(42));
    assert!(dialogue.execution.status.success() && dialogue.execution.excess.is_none());
    assert_eq!((dialogue.unheard_by_judge, dialogue.unheard_by_program), Default::default());
}

#[test]
fn a_thousand_turns_take_little_time() {
    let took = |turns: &str| {
        let start = Instant::now();
        let dialogue = talk(&["follow", turns], &["lead", turns, "exit", "42"]);
        assert_eq!(dialogue.judge.as_ref().and_then(code), Some(42));
        start.elapsed()
    };
    let least = |turns| (0..5).map(|_| took(turns)).min().unwrap();
    let (few, many) = (least("1"), least("1000"));
    println!("1 turn {few:?}, 1000 turns {many:?}");
    // These are 30 ms where nothing else runs; to look now and then would take seconds.
    assert!(many.saturating_sub(few) < Duration::from_secs(1), "{few:?}, {many:?}");
}

#[test]
fn what_was_not_flushed_comes_when_the_input_is_closed() {
    for (program, came) in [
        (&["mutter", "3 2", "hear"][..], "3 2"),
        (&["hear"], ""),
        (&["hear", "sleep", "60000"], ""),
    ] {
        let dialogue = talk(program, &["want", "3 2", "exit", "42"]);
        assert_eq!(dialogue.stuck.as_deref(), Some(came.as_bytes()), "{program:?}");
        assert_eq!(lines_said(&dialogue), [""; 0]);
    }
}

#[test]
fn one_who_works_or_thinks_is_waited_for() {
    let busy = ["work", "1500"];
    let program = [&busy[..], &["say", "3"]].concat();
    let judge = [&["want", "3"], &busy[..], &["exit", "42"]].concat();
    let dialogue = talk(&program, &judge);
    assert_eq!((dialogue.stuck, dialogue.execution.excess), (None, None));
    assert_eq!(dialogue.judge.as_ref().and_then(code), Some(42));
}

#[test]
fn an_early_end_is_noticed_by_the_judges_side() {
    let dialogue = talk(&["say", "1"], &["want", "1", "want", "2", "exit", "42"]);
    let (status, error) = dialogue.judge.unwrap();
    assert_eq!((status.code(), error.as_str()), (Some(43), "`` is not `2`\n"));
    assert!(dialogue.program_is_first && dialogue.execution.status.success());
}

#[test]
fn who_ended_first_is_known() {
    let judge = ["want", "2", "exit", "42"];
    assert!(talk(&["abort"], &judge).program_is_first);
    // It finds the end of its input, and dies.
    let second = talk(&["say", "1", "hear", "abort"], &judge);
    assert_eq!(second.judge.as_ref().and_then(code), Some(43));
    assert!(!second.program_is_first);
    let lingering = talk(&["say", "1", "sleep", "60000"], &judge);
    assert!(!lingering.program_is_first && lingering.execution.excess.is_none());
}

#[test]
fn what_comes_after_the_end_is_kept() {
    for pause in ["0", "100"] {
        let dialogue = talk(
            &["say", "1", "sleep", pause, "say", "2", "say", "3"],
            &["want", "1", "exit", "42"],
        );
        // What it said at once may have been read along with the first line.
        assert!(dialogue.unheard_by_judge.ends_with('\n') || pause == "0", "{dialogue:?}");
    }
    let dialogue = talk(&["say", "1"], &["want", "1", "say", "0", "exit", "42"]);
    assert_eq!(dialogue.unheard_by_program, "0\n");
}

#[test]
fn floods_end_in_any_phase() {
    for (program, judge) in [
        (&["flood"][..], &["want", "1", "want", "2"][..]),
        (&["flood"], &["sleep", "60000"]),
        (&["say", "1", "flood"], &["want", "1", "exit", "42"]),
    ] {
        let dialogue =
            converse(&actor(program), &actor(judge), Limits { output: 50_000, ..LIMITS });
        let dialogue = dialogue.unwrap();
        let is_judged = dialogue.judge.as_ref().and_then(code) == Some(43);
        let is_excessive = dialogue.execution.excess == Some(Excess::Output);
        assert!(is_judged || is_excessive, "{program:?} {judge:?}: {dialogue:?}");
    }
    for program in [&["sleep", "100"][..], &["sleep", "60000"]] {
        assert!(converse(&actor(program), &actor(&["flood"]), LIMITS).is_err());
    }
}

#[test]
fn a_program_that_works_too_long_is_stopped_and_the_judges_side_too() {
    let limits = Limits { time: Duration::from_millis(50), ..LIMITS };
    let start = Instant::now();
    let dialogue = converse(&actor(&["work", "60000"]), &actor(&["hear"]), limits).unwrap();
    assert!(matches!(dialogue.execution.excess, Some(Excess::Time { .. })));
    assert!(dialogue.judge.is_none() && start.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_process_that_is_left_behind_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let file = file.to_str().unwrap();
    let start = Instant::now();
    let dialogue = talk(&["say", "1", "leave", file], &["want", "1", "want", "2"]);
    assert_eq!(dialogue.judge.as_ref().and_then(code), Some(43));
    let dialogue = talk(&["say", "1"], &["want", "1", "leave", file, "exit", "42"]);
    assert_eq!(dialogue.judge.as_ref().and_then(code), Some(42));
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}

#[test]
fn a_judges_side_that_fails_is_told_from_one_that_rejects() {
    let dialogue = talk(&["hear"], &["complain", "oops", "exit", "1"]);
    let (status, error) = dialogue.judge.unwrap();
    assert_eq!((status.code(), error.as_str()), (Some(1), "oops\n"));
    let hangs = converse(&actor(&["say", "1"]), &actor(&["sleep", "60000"]), LIMITS);
    assert_eq!(hangs.unwrap_err().to_string(), "it has not ended 2 s after the program");
}
