//! What is said where no theorem is found, and which sequences are named.

use super::*;

/// The first number of a text that is this long, or longer.
fn number(text: &str, after: &str) -> String {
    let rest = text.split(after).nth(1).unwrap_or_else(|| panic!("no {after}: {text}"));
    rest.chars().take_while(char::is_ascii_digit).collect()
}

fn output(assert: Assert) -> String {
    String::from_utf8(assert.success().get_output().stdout.clone()).unwrap()
}

#[test]
fn what_is_advised_finds_the_theorem() {
    for period in [3, 4] {
        let list =
            |count: usize| (0..count).map(|heap| format!("{} ", heap % period)).collect::<String>();
        let formula = format!("`n % {period}`");
        let few = |list: &String| output(game(&["--values", list]));
        let mut told = (2..40).map(list).map(|list| few(&list));
        let told = told.find(|told| told.contains(&formula)).unwrap();
        assert!(told.contains("Not yet evidence: "), "{told}");
        let enough = list(number(&told, "A list of ").parse().unwrap());
        game(&["--values", &enough])
            .success()
            .stdout(contains(format!("n % {period}")).and(contains("Theorems that agree")));
    }
    // Misere play, in which nothing is proved.
    let told_of =
        |words: &[&str], manner| output(run_teller(&[&["--misere"], words].concat(), manner));
    let take = |last: u64| told_of(&["--heaps", &format!("0..{last}")], "take one or two");
    let few = (3..20).map(take).find(|told| told.contains("Not yet evidence")).unwrap();
    assert!(few.contains(", `n % 3 == 1`."), "{few}");
    let enough = take(number(&few, "`--heaps 0..").parse().unwrap());
    assert!(enough.contains("Python  n % 3 == 1\n"), "{few}\n{enough}");
    // What agrees beyond the positions is evidence, too.
    let nim = told_of(&["--heaps", "0..4", "--count", "2"], "nim");
    let formula = "Python  (reduce(xor, h, 0) == 0) != all(x < 2 for x in h)\n";
    assert!(nim.contains(formula) && nim.contains(" beyond them\n"), "{nim}");
}

#[test]
fn there_is_always_advice_beside_no_theorem() {
    let none = "These numbers alone suggest no theorem.\n";
    for (words, advice) in [
        (&["--values", "3 1 4 1 5 9 2 6"][..], "A list of 16 values may show more.\n"),
        (&["take", "primes", "--to", "30"], "`--to 60` may show more.\n"),
    ] {
        game(words).success().stdout(contains([none, advice].concat()));
    }
    for (words, advice) in [
        (&["--heaps", "0..2"][..], "`--heaps 0..10` may show more.\n"),
        (&["--from", "2"], "Larger positions after `--from` may show more.\n"),
    ] {
        run_teller(words, "take").success().stdout(contains([none, advice].concat()));
    }
}

#[test]
fn what_is_proved_and_no_theorem_never_stand_together() {
    for (game_of, last) in
        [("kayles", 9), ("take 1", 5), ("take 1 3 4", 5), ("0.07", 20), ("4.07", 8)]
    {
        let last_of = last.to_string();
        let words: Vec<&str> = game_of.split(' ').chain(["--to", &last_of]).collect();
        let all = format!("agrees on all {} positions, and on ", last + 1);
        game(&words).success().stdout(
            contains("That is proved")
                .and(contains("suggest no theorem").not())
                .and(contains("proved: period").and(contains(all))),
        );
    }
    // The moves of few heaps prove nothing of larger ones: here more amounts may be taken.
    for (last, manner) in [("2", "take"), ("5", "take one or two")] {
        let few = run_teller(&["--from", last], manner).success();
        few.stdout(contains("proved: ").not().and(contains("suggest no theorem")));
    }
    game(&["misere", "kayles", "--to", "12"])
        .success()
        .stdout(contains("suggest no theorem").not());
}

#[test]
fn a_misere_quotient_is_shown_wherever_the_heaps_end() {
    for last in [1, 5, 24, 25, 40, 100] {
        game(&["misere", "0.75", "--to", &last.to_string()])
            .success()
            .stdout(contains(format!("The misere quotient of the heaps up to {last} has ")));
    }
}

#[test]
fn sequences_of_the_encyclopedia_are_named() {
    let squares =
        "The nim-values are those of OEIS A014586.\nThe P-positions are those of OEIS A030193.\n";
    game(&["take", "squares", "--to", "40"]).success().stdout(ends_with(squares));
    let answer = json(game(&["turn", "1", "2", "3", "--json"]));
    assert_eq!(answer["games"][0]["oeis"], serde_json::json!(["A000069"]));
    game(&["nim"]).success().stdout(contains("OEIS").not());
}
