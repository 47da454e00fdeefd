//! What is a description, and what is said about a text that is not one.

use games::playground::{respond, Game};
use study::Language;

fn values(text: &str) -> String {
    let game: Game = text.parse().unwrap_or_else(|mistake| panic!("{text}: {mistake}"));
    game.report(12).values.join(" ")
}

#[test]
fn there_are_several_ways_to_say_the_same() {
    for same in [
        &["take 1 3 4 5", "Take 1,3, 4 , 5", "take 3..5 1", "  take 5 4 3 1 3"][..],
        &["take 1\u{ff0c}2\u{3001}3", "take 1..3"],
        &["take any", "TAKE ANY"],
        &["0.77", ".77", "0.7700"],
        &["turn 1 2 3", "turn 1..3"],
        &[
            "1-2 2-3 1-3",
            "1>2, 2>3, 1>3",
            "1 -> 2 2 -> 3 1->3",
            "1-2 1-2 2-3 1-3",
            "1\u{2192}2 2-3 1-3",
        ],
    ] {
        for text in same {
            assert_eq!(values(text), values(same[0]), "{text}");
        }
    }
}

#[test]
fn a_mistake_is_named_at_its_place() {
    let number = "a number from 1 to 1000000, or a range such as `1..3`";
    for (text, place, expected, found) in [
        ("", 1, "`take`, `turn`", "the end"),
        ("give 1", 1, "`take`, `turn`", "`give`"),
        ("take", 2, number, "the end"),
        ("take 1 0", 3, number, "`0`"),
        ("take 1 -3", 2, number, "`1-3`"),
        ("take 1000001", 2, number, "`1000001`"),
        ("take 5..3", 2, number, "`5..3`"),
        ("take 1..", 2, number, "`1..`"),
        ("take 1..201", 2, "at most 200 numbers", "`1..201`"),
        ("take any 3", 3, "`but` or the end", "`3`"),
        ("take any but", 4, number, "the end"),
        ("0.8", 1, "an octal code", "`0.8`"),
        ("1.7", 1, "an octal code", "`1.7`"),
        ("0.", 1, "an octal code", "`0.`"),
        ("0.7 7", 2, "the end", "`7`"),
        ("4! 4!", 2, "the end", "`4!`"),
        ("turn 0", 2, "a number from 1 to 200", "`0`"),
        ("turn 7", 2, "a number from 1 to 6", "`7`"),
        ("turn neighbours 3", 3, "the end", "`3`"),
        ("turn at x", 3, "a number from 0 to 1000000", "`x`"),
        ("1-2 2-100", 2, "an edge such as `1-2`", "`2-100`"),
        ("1-2-3", 1, "an edge such as `1-2`", "`1-2-3`"),
        ("0-1", 1, "an edge such as `1-2`", "`0-1`"),
    ] {
        let mistake = text.parse::<Game>().unwrap_err().to_string();
        let begins = mistake.starts_with(&format!("word {place}: expected {expected}"));
        let ends = mistake.ends_with(&format!(", found {found}"));
        assert!(begins && ends && !mistake.contains('\n'), "`{text}`: {mistake}");
    }
}

#[test]
fn long_texts_are_refused_quickly() {
    let long = "9".repeat(1_000_000);
    for text in [long.clone(), format!("take {long}"), format!("0.{long}"), format!("1-{long}")] {
        let mistake = text.parse::<Game>().unwrap_err().to_string();
        assert!(mistake.len() < 300, "{} bytes", mistake.len());
    }
}

#[test]
fn everything_is_said_in_chinese_too() {
    let games = ["take 1 3", "take any but 2", "take any", "0.77", "4.1234567", "4!", "turn 1 4"];
    let more = ["turn 2 3 neighbours", "turn neighbours", "turn at 0 2", "1-2 2-3", "1-2 2-1"];
    for text in games.into_iter().chain(more) {
        for (verb, argument) in [("about", ""), ("report", "20")] {
            let answer = Language::Chinese.speaking(|| respond(text, verb, argument));
            for word in ["the ", "stones", "heap ", "of ", "coin "] {
                assert!(!answer.contains(word), "{text}, {verb}: {answer}");
            }
        }
    }
    let mistake = "take x".parse::<Game>().unwrap_err();
    let said = Language::Chinese.speaking(|| mistake.to_string());
    assert!(said.starts_with("第 2 个词：应为从 1 到 1000000 的数"), "{said}");
}

#[test]
fn odd_games_are_answered_as_well() {
    let star: String = (2..=99).map(|vertex| format!("1-{vertex} ")).collect();
    for text in ["take 100", "0.0", "4.0", "turn 6", "turn at 500", "0.00000000000000000000000007"]
        .into_iter()
        .chain(["1-1", "1-2", &star, "take any but 1..200", "turn 200 neighbours"])
    {
        for (verb, argument) in [("about", ""), ("report", "50"), ("random", "1")] {
            let answer = respond(text, verb, argument);
            assert!(!answer.contains("\"error\""), "{text}, {verb}: {answer}");
        }
        let start = respond(text, "random", "1");
        let start = start.split('"').nth(3).unwrap();
        for verb in ["position", "why", "hint"] {
            let answer = respond(text, verb, start);
            let is_large = answer.contains("too large to be played");
            assert!(!answer.contains("\"error\"") || is_large, "{text}, {verb}: {answer}");
        }
        assert!(respond(text, "practice", "1 1").starts_with('{'), "{text}");
    }
}
