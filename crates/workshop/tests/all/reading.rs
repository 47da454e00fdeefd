//! `cargo judge show` and `hint`, as somebody who solves a problem meets them.

use super::*;

#[test]
fn a_statement_is_printed_in_both_languages() {
    let shown = |words: &[&str]| run(&[&["show", "51nod 1069"], words].concat()).success();
    shown(&["--language", "en"]).stdout(
        starts_with("Nim: take any number of stones from one heap\n\nThere are N heaps")
            .and(contains("\n- Bounds: 1 ≤ N ≤ 1000, and every heap from 1 to 10⁹.\n"))
            .and(contains("\nSample input\n\n    3\n    1\n    1\n    1\n")),
    );
    shown(&["--language", "zh"]).stdout(starts_with("Nim：").and(contains("\n样例输入\n")));
    shown(&["--json"]).stdout(contains("\"hints\": 3,").and(contains("\\n- Bounds: $1 \\\\le N")));
    run(&["show", "no-such-game"]).code(2).stdout("").stderr(one_line("no-such-game"));
}

#[test]
fn hints_come_one_at_a_time() {
    let hint = |words: &[&str]| run(&[&["hint", "nim", "--language", "en"], words].concat());
    hint(&[]).success().stdout(
        starts_with("First hint\n\nThe player to move loses from two equal heaps")
            .and(ends_with("\n`cargo judge hint nim 2` shows the next of 3\n")),
    );
    hint(&["3"]).success().stdout(
        starts_with("Third hint\n")
            .and(ends_with("theorem and proof stand in problems/nim/README.md\n")),
    );
    for number in ["0", "4"] {
        let says = format!("nim has 3 hints, and not {number}");
        hint(&[number]).code(2).stdout("").stderr(one_line(&says));
    }
}
