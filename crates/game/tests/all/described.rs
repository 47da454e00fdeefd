//! `cargo judge game`: what it prints, explains, plays and refuses.

use super::*;

#[test]
fn the_manual_shows_what_is_printed() {
    let (words, expected) = &manual_examples("cargo judge game ")[0];
    game(&words.split(' ').collect::<Vec<&str>>()).success().stdout(expected.clone());
}

#[test]
fn values_stand_below_their_digits() {
    // Winning Ways: Mock Turtles has the odious numbers.
    game(&["turn", "1", "2", "3", "--to", "12"]).success().stdout(
        contains(
            "\n         0  1  2  3  4  5  6  7  8  9\n     0      1  2  4  7  8 11 13 14 16\n",
        )
        .and(contains("\n    10  19 21 22\n")),
    );
    game(&["1-2", "2-1", "2-3"]).success().stdout(contains("    2  won in 1\n"));
}

#[test]
fn sums_and_misere_play_are_shown() {
    game(&["kayles", "+", "nim", "--to", "9"]).success().stdout(
        contains("\nkayles, nim-values of the heaps 0 to 9:\n")
            .and(contains("\nnim, nim-values of the heaps 0 to 9:\n")),
    );
    // In misere Kayles single rows of 1, 4, 9, 12 and 20 skittles are lost.
    game(&["misere", "kayles"]).success().stdout(contains("P-positions among them: 1 4 9 12 20\n"));
    game(&["misere", "take", "1..3", "--position", "5"])
        .success()
        .stdout(starts_with("In misere play these heaps are as good as 1, so the player to move"));
}

#[test]
fn a_position_is_explained() {
    game(&["take", "1", "3", "4", "--position", "5", "12"])
        .success()
        .stdout(starts_with("The nim-sum of the heaps' nim-values is 0, so the player to move"));
    // Kayles: from 71 on the period is 12, and 99999 leaves 3, like 75.
    game(&["0.77", "--position", "99999"]).success().stdout(contains("99999          8"));
}

#[test]
fn a_game_is_played_to_its_end() {
    let played = judge(folder().path(), &["game", "take", "any", "--play", "--position", "2 1"])
        .write_stdin("take 1 from heap 1\ntake 1 from heap 2\ntake 1 from heap 1\n")
        .assert();
    played.success().stdout(starts_with("Nim\n").and(contains("you win!")));
    // Without a position it begins with one of its own.
    let begun = judge(folder().path(), &["game", "0.77", "--play"]).write_stdin("moves\n").assert();
    begun.success().stdout(contains("take 1 from heap 1"));
}

#[test]
fn what_is_not_a_game_or_a_position_is_refused_in_a_line() {
    for (words, error) in [
        (&["take", "1", "x"][..], "take 1 x: word 3: expected a number from 1 to 1000000"),
        (&["0.78"], "0.78: word 1: expected an octal code"),
        (&["take", "1", "3x"], "found `3x`; try `take 1 3`"),
        (&["win"], "win: word 1: expected a game: `take`, `turn`, a name such as `nim`"),
        (&["1-2", "2"], "1-2 2: word 2: expected an edge such as `1-2`"),
        (&["1-2", "2-1", "--position", "1", "2"], "the digraph has a cycle, so there is one token"),
        (&["4!", "--position", "2001"], "a heap has at most 2000 stones here, not 2001"),
        (&["turn", "1", "--position", "3", "3"], "coin 3 is named twice"),
    ] {
        game(words).code(2).stderr(one_line(error));
    }
}

#[test]
fn a_report_is_in_chinese_where_that_is_asked_for() {
    game(&["take", "1", "3", "4", "--to", "12", "--language", "zh"]).success().stdout(
        contains("0 到 12 颗的 SG 值：\n")
            .and(contains("其中的必败态：0 2 7 9\n"))
            .and(contains("从 0 颗的堆起，SG 值以 7 为周期。")),
    );
    game(&["turn", "x", "--language", "zh"]).failure().stderr(contains("试试 `turn 1 2 3`"));
}
