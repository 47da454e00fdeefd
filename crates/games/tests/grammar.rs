//! What is a description, and what is said about a text that is not one.

use games::playground::{respond, Game};
use study::Language;

fn values(text: &str) -> String {
    let game: Game = text.parse().unwrap_or_else(|mistake| panic!("{text}: {mistake}"));
    game.reports(12)[0].values.join(" ")
}

#[test]
fn there_are_several_ways_to_say_the_same() {
    for same in [
        &["take 1 3 4 5", "Take 1,3, 4 , 5", "take 3..5 1", "  take 5 4 3 1 3"][..],
        &["take 1\u{ff0c}2\u{3001}3", "take 1..3"],
        &[
            "take any",
            "TAKE ANY",
            "nim",
            "Nim",
            "\u{5c3c}\u{59c6}",
            "take 1..200",
            "the game `nim`",
        ],
        &["0.77", ".77", "0.7700", "kayles", "Kayles"],
        &["0.137", "dawson", "Dawson's Chess", "Dawson\u{2019}s chess", "dawsons chess"],
        &["0.07", "Dawson's Kayles"],
        &["4!", "grundy", "Grundy's game"],
        &["0.15", "guiles"],
        &["0.6", "officers"],
        &["turn 2", "twins"],
        &["turn neighbours", "ruler"],
        &["take 1 2 3", "subtract 1 2 3", "take 1, 2 or 3 stones", "bachet 3", "bash 3"],
        &["take squares", "subtract a square", "take 1 4 9", "take 1..100 squares"],
        &["take powers of 2", "take power 2", "take 1 2 4 8"],
        &["take powers of 3 8", "take 1 3 8 9"],
        &["take primes", "take 2 3 5 7 11", "take 1..12 primes", "take prime numbers"],
        &["take 1 primes", "take 1 2 3 5 7 11"],
        &["take 1..9 odd", "take 1 3 5 7 9"],
        &["take 4..9 even 1", "take 1 4 6 8"],
        &["take odd", "take 1..20 odd", "take any but even"],
        &["take even", "take any but odd", "take any but 1..20 odd"],
        &["take fibonacci numbers", "take 1 2 3 5 8"],
        &["take any but 1 4 9", "take any but squares"],
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
    let number = "a number from 1 to 1000000, a range such as `1..3`, or a rule";
    let game = "a game: `take`, `turn`, a name such as `nim`";
    let end = "the end, or `+` and another game";
    for (text, place, expected, found) in [
        ("", 1, game, "the end"),
        ("give 1", 1, game, "`give`"),
        ("take", 2, number, "the end"),
        ("take 1 0", 3, number, "`0`"),
        ("take 1 -3", 3, number, "`-3`"),
        ("take 1000001", 2, number, "`1000001`"),
        ("take 5..3", 2, number, "`5..3`"),
        ("take 1..", 2, number, "`1..`"),
        ("take 1..201", 2, "at most 200 numbers", "`1..201`"),
        ("take any 3", 3, "`but` or the end", "`3`"),
        ("take any but", 4, number, "the end"),
        ("0.8", 1, "an octal code", "`0.8`"),
        ("1.7", 1, "an octal code", "`1.7`"),
        ("0.", 1, "an octal code", "`0.`"),
        ("0.7 7", 2, end, "`7`"),
        ("4! 4!", 2, end, "`4!`"),
        ("turn 0", 2, "a number from 1 to 200", "`0`"),
        ("turn 7", 2, "a number from 1 to 6", "`7`"),
        ("turn neighbours 3", 3, end, "`3`"),
        ("turn at x", 3, "a number from 0 to 1000000", "`x`"),
        ("1-2 2-100", 2, "an edge such as `1-2`", "`2-100`"),
        ("1-2-3", 1, "an edge such as `1-2`", "`1-2-3`"),
        ("0-1", 1, "an edge such as `1-2`", "`0-1`"),
        ("take 1 or X", 4, number, "`X`"),
        ("take 4..4 odd", 2, number, "`4..4`"),
        ("take 1..1000 odd", 2, "at most 200 numbers", "`1..1000`"),
        ("take powers of", 4, "a number from 2 to 1000", "the end"),
        ("take powers of 1", 4, "a number from 2 to 1000", "`1`"),
        ("take powers of 2..3", 4, "one number", "`2..3`"),
        ("nim 3", 2, end, "`3`"),
        ("nim +", 3, game, "the end"),
        ("nim+0.8", 3, "an octal code", "`0.8`"),
        ("+ nim", 1, game, "`+`"),
        ("nim + nim + nim + nim + nim", 9, "at most 4 games", "`nim`"),
        ("misere", 2, game, "the end"),
        ("nim + turn 1 2", 3, "a game of heaps", "`turn`"),
        ("misere 1-2", 2, "a game of heaps", "`1-2`"),
        ("Wythoff", 1, game, "`Wythoff`"),
    ] {
        let mistake = text.parse::<Game>().unwrap_err().to_string();
        let begins = mistake.starts_with(&format!("word {place}: expected {expected}"));
        let ends = mistake.ends_with(&format!(", found {found}"));
        assert!(begins && ends && !mistake.contains('\n'), "`{text}`: {mistake}");
    }
}

/// Each mistake has a description that is understood.
#[test]
fn a_mistake_leads_on() {
    for (text, example) in [
        ("", "take 1 3 4"),
        ("win", "take 1 3 4"),
        ("take 1 -3", "take 1 3"),
        ("take 1 x", "take 1"),
        ("nim 3", "nim"),
        ("squares", "take squares"),
        ("1, 3, 4", "take 1, 3, 4"),
        ("wythoff", "take 1 3 4"),
        ("0.8", "0.77"),
        ("kayles + 0.8", "nim"),
        ("1-2 2-", "1-2"),
        ("turn 7", "turn 1 2 3"),
        ("misere turn 1 2", "nim"),
    ] {
        let mistake = text.parse::<Game>().unwrap_err();
        assert_eq!(mistake.example, example, "{text}");
        assert!(mistake.example.parse::<Game>().is_ok(), "{text}: {}", mistake.example);
    }
    let answer = respond("take 1 -3", "report", "9");
    let expected = r#"{"error":"Word 3: expected a number from 1 to 1000000, "#;
    assert!(answer.starts_with(expected), "{answer}");
    assert!(answer.ends_with(r#","example":"take 1 3"}"#), "{answer}");
}

#[test]
fn a_pasted_list_needs_no_word() {
    for (pasted, first, values) in [
        ("0 1 2 0 1 2 3", 0, "\"0\",\"1\",\"2\",\"0\",\"1\",\"2\",\"3\""),
        ("[0, 1,0,1]", 0, "\"0\",\"1\",\"0\",\"1\""),
        ("1 2 1 4", 1, "\"1\",\"2\",\"1\",\"4\""),
        ("LWWL", 0, "\"P\",\"N\",\"N\",\"P\""),
        ("W L win lost", 1, "\"N\",\"P\",\"N\",\"P\""),
        ("3: LWL", 3, "\"P\",\"N\",\"P\""),
        ("1: 1; 2: 0; 3: 4", 1, "\"1\",\"0\",\"4\""),
        ("0 0; 1 1; 2 5", 0, "\"0\",\"1\",\"5\""),
        ("0: lost; 1: won", 0, "\"P\",\"N\""),
    ] {
        let report = respond(pasted, "report", "9");
        let expected = format!("\"first\":{first},\"rows\":[],\"values\":[{values}]");
        assert!(report.contains(&expected), "{pasted}: {report}");
    }
    let report = respond("0 0: lost; 1 2: lost; 0 1: won", "report", "9");
    let expected = r#""rows":["0 0","0 1","1 2"],"values":["P","N","P"]"#;
    assert!(report.contains(expected), "{report}");
    for text in ["0 1 x", "5", "0: 1; 0: 2", "nim 3"] {
        let report = respond(text, "report", "9");
        assert!(report.starts_with("{\"error\""), "{text}: {report}");
    }
}

#[test]
fn the_options_of_a_single_component_are_told() {
    for (text, argument, options) in [
        ("take 1 3 4", "0 5", "\"4\",\"2\",\"1\""),
        ("0.77 + nim", "1 2", "\"1\",\"0\""),
        ("0.7 + 4!", "1 5", "\"4 1\",\"3 2\""),
        ("turn 1 2", "0 3", "\"\",\"1\",\"2\""),
        ("1-2 1-3", "0 1", "\"2\",\"3\""),
    ] {
        let answer = respond(text, "options", argument);
        assert_eq!(answer, format!("{{\"options\":[{options}]}}"), "{text}");
    }
    assert!(respond("nim", "options", "1 5").contains("error"));
}

#[test]
fn a_sum_has_a_report_for_each_game() {
    let game: Game = "0.77 + take any".parse().unwrap();
    let reports = game.reports(10);
    let games: Vec<&str> = reports.iter().map(|report| report.game.as_str()).collect();
    assert_eq!(games, ["0.77", "take any"]);
    assert_eq!(reports[1].values[7], "7");
}

#[test]
fn long_texts_are_refused_quickly() {
    let long = "9".repeat(1_000_000);
    for text in [
        long.clone(),
        format!("take {long}"),
        format!("0.{long}"),
        format!("1-{long}"),
        format!("{long} + nim"),
    ] {
        let mistake = text.parse::<Game>().unwrap_err().to_string();
        assert!(mistake.len() < 300, "{} bytes", mistake.len());
    }
}

#[test]
fn everything_is_said_in_chinese_too() {
    let games = ["take 1 3", "take any but 2", "take any", "0.77", "4.1234567", "4!", "turn 1 4"];
    let more = ["turn 2 3 neighbours", "turn neighbours", "turn at 0 2", "1-2 2-3", "1-2 2-1"];
    let more = more.into_iter().chain(["take squares 7", "take any but primes", "take power 3"]);
    let more =
        more.chain(["take odd even fibonacci", "0.77 + nim", "misere 0.77", "misere 4! + nim"]);
    for text in games.into_iter().chain(more) {
        for (verb, argument) in [("about", ""), ("report", "20")] {
            let answer = Language::Chinese.speaking(|| respond(text, verb, argument));
            for word in ["the ", "stones", "heap ", "of ", "coin "] {
                assert!(!answer.contains(word), "{text}, {verb}: {answer}");
            }
        }
    }
    let said = Language::Chinese.speaking(|| "take x".parse::<Game>().unwrap_err().to_string());
    assert!(said.starts_with("第 2 个词：应为从 1 到 1000000 的数"), "{said}");
}

#[test]
fn odd_games_are_answered_as_well() {
    let star: String = (2..=99).map(|vertex| format!("1-{vertex} ")).collect();
    for text in ["take 100", "0.0", "4.0", "turn 6", "turn at 500", "0.00000000000000000000000007"]
        .into_iter()
        .chain(["1-1", "1-2", &star, "take any but 1..200", "turn 200 neighbours"])
        .chain(["take powers of 1000", "take any but odd even", "0.0 + take 100 + 4!"])
        .chain(["misere 0.0", "misere take 100", "misere 4.0", "misere 4! + 0.137 + nim"])
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

#[test]
fn a_board_is_drawn_for_a_width_and_a_height() {
    assert!(respond("nim", "position", "3 5; 382 352; 3 7").contains("\"board\""));
    for place in ["", "382", "382 ", "wide 382 352", "382 352 1", "382 -1"] {
        let answer = respond("nim", "position", &format!("3 5; {place}"));
        assert!(answer.contains("is not a width and a height"), "{place:?}: {answer}");
    }
}
