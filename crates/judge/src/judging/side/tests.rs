//! What is said of programs that play, and of those whose outputs are checked; both sides are played
//! by `examples/actor.rs`.

use std::time::Duration;

use super::*;
use crate::actor::actor;
use crate::judging::grading::{Candidate, Grade};

const LIMITS: Limits = Limits {
    time: Duration::from_secs(2),
    memory: 200_000_000,
    stack: 100_000_000,
    output: 1_000_000,
};

fn side(part: &[&str]) -> Side {
    Side { name: "the judge's side".to_string(), command: actor(part) }
}

fn graded(program: &[&str], judging: Judging) -> Result<Grade> {
    Candidate::new(actor(program), LIMITS, judging).grade_on("5\n", "First\n")
}

/// The verdict on a program that plays, and what is said of it.
fn played(program: &[&str], judge: &[&str]) -> (Verdict, String) {
    let Grade { verdict, reason, note, .. } =
        graded(program, Judging::Played(side(judge))).unwrap();
    (verdict, note.map_or(reason, str::to_string))
}

#[test]
fn a_program_that_plays_is_told_what_is_wrong() {
    const JUDGE: &[&str] = &["say", "5", "want", "3 2", "say", "0", "exit", "42"];
    const DEAF: &[&str] = &["say", "5", "want", "3 2", "exit", "42"];
    let flush =
        "it printed nothing and waits, and so does the judge; `3 2` came only when its input \
                 was closed: flush after each line";
    let crash = if cfg!(unix) { "killed by signal 6" } else { "exit code 0xC0000409" };
    for (program, judge, verdict, says) in [
        (&["hear", "say", "3 2", "hear"][..], JUDGE, Verdict::AC, ""),
        (&["hear", "say", "3 2"], JUDGE, Verdict::AC, UNREAD),
        (&["hear", "say", "4", "hear"], JUDGE, Verdict::WA, "`4` is not `3 2`"),
        (&["hear"], JUDGE, Verdict::WA, "`` is not `3 2`"),
        (&["hear", "bytes", "hear"], JUDGE, Verdict::WA, "`\u{fffd}\u{fffd}` is not `3 2`"),
        (&["hear", "mutter", "3 2", "hear"], JUDGE, Verdict::TLE, flush),
        (
            &["hear", "hear"],
            JUDGE,
            Verdict::TLE,
            "it printed nothing and waits for input, and so does the judge: did you flush?",
        ),
        (
            &["hear", "begin", "3 2", "hear"],
            JUDGE,
            Verdict::TLE,
            "it waits, and so does the judge: `3 2` has no line end",
        ),
        (&["hear", "complain", "oops", "exit", "3"], JUDGE, Verdict::RE, "exit code 3: oops"),
        (&["hear", "abort"], JUDGE, Verdict::RE, crash),
        (&["hear", "say", "3 2", "hear", "abort"], JUDGE, Verdict::RE, crash),
        (&["hear", "say", "4", "hear", "abort"], JUDGE, Verdict::WA, "`4` is not `3 2`"),
        (
            &["hear", "say", "3 2", "sleep", "100", "say", "1 1"],
            DEAF,
            Verdict::WA,
            "it printed `1 1` after the end of the game",
        ),
        (&["hear", "say", "3 2", "flood"], DEAF, Verdict::WA, "far too much output"),
    ] {
        assert_eq!(played(program, judge), (verdict, says.to_string()), "{program:?}");
    }
}

#[test]
fn a_game_is_written_as_in_samples() {
    let judge = ["say", "5", "want", "3 2", "reject", "move 1: lost\n`1 1` would have won\n"];
    let grade = graded(&["hear", "say", "3 2", "hear"], Judging::Played(side(&judge))).unwrap();
    assert_eq!((grade.verdict, grade.reason.as_str()), (Verdict::WA, "move 1: lost"));
    assert_eq!(grade.better.as_deref(), Some("`1 1` would have won"));
    assert_eq!(grade.dialogue.as_deref(), Some("<5\n>3 2\n"));
}

#[test]
fn a_checker_is_asked_about_other_outputs_than_the_answer() {
    let checker = ["want", "Second", "exit", "42"];
    for (output, verdict, says) in [
        ("First", Verdict::AC, ""),
        ("Second", Verdict::AC, ""),
        ("Third", Verdict::WA, "`Third` is not `Second`"),
    ] {
        let grade = graded(&["say", output], Judging::Checked(side(&checker))).unwrap();
        assert_eq!((grade.verdict, grade.reason.as_str()), (verdict, says));
    }
    let asked = |output| graded(&["say", output], Judging::Checked(side(&["exit", "1"])));
    assert_eq!(asked("First").unwrap().verdict, Verdict::AC);
    assert!(asked("Second").is_err());
}

#[test]
fn a_side_that_fails_is_named() {
    for (judge, says) in [
        (&["hear", "complain", "oops", "exit", "1"][..], ": oops"),
        (&["hear", "exit", "0"], "exit status: 0 where 42"),
        (&["hear", "sleep", "60000"], "it has not ended 2 s after the program"),
    ] {
        let failed = graded(&["say", "1"], Judging::Played(side(judge))).unwrap_err();
        let failed = format!("{failed:#}");
        assert!(failed.starts_with("the judge's side") && failed.contains("this case"), "{failed}");
        assert!(failed.contains(says) || cfg!(windows), "{failed}");
    }
}
