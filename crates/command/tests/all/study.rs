//! `cargo judge explain`, `play` and `practice`, as a learner meets them.

use ::judge::submissions::theorem::without_marks;
use predicates::str::{ends_with, starts_with};

use super::*;

/// A dialogue with a user who types.
fn dialogue(words: &[&str]) -> Running {
    Running::start(Path::new(env!("CARGO_TARGET_TMPDIR")), words)
}

/// The front page, and the one in Chinese.
const READMES: [&str; 2] =
    [include_str!("../../../../README.md"), include_str!("../../../../README.zh.md")];

/// The words after `$ COMMAND` in a page, and the lines that it shows below.
fn example(page: &str, command: &str) -> (Vec<String>, Vec<String>) {
    let (_, example) = page.split_once(&format!("    $ {command}")).expect(command);
    let mut lines = example.lines();
    let words = lines.next().unwrap().split_whitespace().map(str::to_string);
    let shown = lines.map_while(|line| line.strip_prefix("    "));
    (words.collect(), shown.take_while(|line| !line.starts_with('$')).map(str::to_string).collect())
}

#[test]
fn the_pages_show_what_is_printed() {
    let [english, chinese] =
        [include_str!("../../../../docs/manual.md"), include_str!("../../../../docs/manual.zh.md")];
    for (verb, page) in [
        ("explain", READMES[0]),
        ("explain", READMES[1]),
        ("explain", english),
        ("explain", chinese),
        ("list", english),
        ("list", chinese),
        ("next", english),
        ("next", chinese),
    ] {
        let (words, shown) = example(page, &format!("cargo judge {verb}"));
        let words: Vec<&str> = [verb].into_iter().chain(words.iter().map(String::as_str)).collect();
        run(&words)
            .success()
            .stdout(shown.iter().map(|line| format!("{line}\n")).collect::<String>());
    }
}

/// The program on the front page, the output of another one, and what the test of a wrong one prints,
/// except for time and memory.
#[test]
fn the_front_page_shows_programs_as_they_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap();
    let (_, code) = READMES[0].split_once("```rust\n").unwrap();
    let (code, _) = code.split_once("  ```").unwrap();
    let code: String =
        code.lines().map(|line| format!("{}\n", line.strip_prefix("  ").unwrap_or(line))).collect();
    let program = without_marks(&read("problems/nim/src/main.rs"));
    assert!(program.contains(code.trim_start_matches(' ')), "{code}");

    let (words, shown) = example(READMES[0], "cargo run");
    let input = words.last().unwrap();
    let answers = read(&input.replace(".in", ".out"));
    assert_eq!(answers.lines().collect::<Vec<_>>(), shown);

    let verdict = |line: &str| {
        let (verdict, rest) = line.split_at(2);
        format!("{verdict}{}", rest.split_once(" MB").map_or(rest, |(_, case)| case))
    };
    for readme in READMES {
        let (words, shown) = example(readme, "cargo judge test");
        let [problem, _, program] = &words[..] else { panic!("{words:?}") };
        let program = root.join(program).display().to_string();
        let said = stdout(run(&["test", problem, "--", &program]).code(1));
        let (dots, shown) = shown.split_last().unwrap();
        let said: Vec<String> = said.lines().take(shown.len()).map(verdict).collect();
        let shown: Vec<String> = shown.iter().map(|line| verdict(line)).collect();
        assert_eq!((dots.as_str(), said), ("...", shown));
    }
}

#[test]
fn what_comes_next_follows_from_the_verdicts() {
    let verdict = |verdict: &str, day: u8| {
        format!("[a]\nverdict = \"{verdict}\"\ncases = 9\ntested = \"2026-01-0{day}T00:00:00Z\"\n")
    };
    let home = Home::with_files(&[
        ("mine/codeforces-1373b/a", ""),
        ("mine/codeforces-1373b/verdicts.toml", &verdict("AC", 1)),
        ("mine/atcoder-abc354-e/a", ""),
        ("mine/atcoder-abc354-e/verdicts.toml", &verdict("AC", 1)),
        ("mine/atcoder-dp-l/a", ""),
        ("mine/atcoder-dp-l/verdicts.toml", &verdict("AC", 1)),
        ("mine/bash-game/a", ""),
        ("mine/bash-game/verdicts.toml", &verdict("AC", 1)),
        ("mine/anti-nim/a", ""),
        ("mine/anti-nim/verdicts.toml", &verdict("WA", 2)),
    ]);
    let said = stdout(home.run(&["next"]).success());
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].ends_with("you have begun it, mine/anti-nim/a has WA"), "{said}");
    assert!(lines[1].ends_with("the core of step 3, Mirror images, stolen moves"), "{said}");
    assert!(lines[2].ends_with("the theorem again that you know: Bachet's game"), "{said}");
    let json: serde_json::Value =
        serde_json::from_str(&stdout(home.run(&["next", "--json"]).success())).unwrap();
    assert_eq!(json[0]["problem"], "anti-nim");
    assert_eq!((&json[0]["difficulty"], &json[0]["step"]), (&3.into(), &6.into()));
    home.put("mine/anti-nim/verdicts.toml", "[a]\nverdict = ");
    home.run(&["next"]).success().stderr(one_line("anti-nim/verdicts.toml: line 2: "));
}

#[test]
fn a_position_is_also_a_case_and_may_have_commas() {
    let plain = stdout(run(&["explain", "nim", "3 5 7"]).success());
    for words in [&["explain", "nim", "3,5,7"][..], &["explain", "nim", "3,", "5,", "7"]] {
        run(words).stdout(plain.clone()).stderr("");
    }
    run(&["explain", "51nod 1069", "3  3 5 7"]).stdout(format!("3 5 7:\n{plain}"));
    let explained = |words: &[&str]| run(&[&["explain", "nim"], words].concat());
    explained(&["2", "5", "7"]).stdout(starts_with("5 7:\nA: the nim-sum of the heaps is 2,"));
    explained(&["--position", "2", "5", "7"])
        .stdout(starts_with("B: the nim-sum of the heaps is 0,"));
}

#[test]
fn what_is_not_a_position_is_refused() {
    for input in ["", "\n", "three heaps\n"] {
        let says = "standard input has no number: explain needs an input there";
        run_on(input, &["explain", "nim"]).code(2).stdout("").stderr(contains(says));
    }
    let says = one_line("neither a position (`x` is not a number");
    run(&["explain", "nim", "3", "x"]).code(2).stdout("").stderr(says);
    run(&["play", "nim", "5", "1000"]).code(2).stderr(contains("too large to be played"));
    run(&["play", "nim", "0 0"]).code(2).stderr("cargo judge: no move is left here\n");
}

#[test]
fn an_answer_of_several_lines_stands_apart_from_the_figures() {
    run(&["explain", "luogu-p1247", "3", "3 5 7"])
        .success()
        .stdout(contains("Answer:\n    1 1\n    2 5 7\n\n    3        0 1 1\n    5 "));
}

#[test]
fn long_lists_are_cut() {
    let heaps = vec!["1000000000000000000"; 999].join(" ");
    let said = stdout(run_on(format!("1000 7 {heaps}"), &["explain", "nim"]).success());
    assert!(said.contains("... and 992 more") && said.len() < 5000, "{said}");
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let input = "moves\nheap 9\nundo\nsecond\nwhy\n\nhelp\nfirst\n";
    let said = starts_with("Nim: ").and(contains("`heap 9` is not a move here"));
    let played = run_on(input, &["play", "nim"]).success().stderr("");
    played.stdout(said.and(ends_with("Goodbye.\n")));
}

#[test]
fn a_player_who_follows_the_hints_wins_and_one_who_does_not_loses() {
    let mut game = dialogue(&["play", "nim", "3 5 7"]);
    let mut said = game.prompt();
    while !said.contains("No move is left") {
        let hint = game.say("hint");
        let best = hint.strip_prefix("This wins: ").and_then(|hint| hint.strip_suffix(".\n> "));
        let best = best.expect("the hint wins").to_string();
        said = game.say(&best);
    }
    assert!(said.contains("you win!"), "{said}");

    let mut game = dialogue(&["play", "nim", "1 2 3"]);
    let mut said = game.prompt();
    while !said.contains("No move is left") {
        let moves = game.say("moves");
        said = game.say(moves.lines().next().unwrap());
    }
    assert!(said.contains("I win."), "{said}");
}

#[test]
fn every_dialogue_has_the_same_words_for_help_and_the_end() {
    for words in [&["play", "nim"][..], &["practice", "nim"]] {
        let mut dialogue = dialogue(words);
        dialogue.prompt();
        let help = dialogue.say("?");
        assert!(help.contains("moves     list the moves") && help.contains("exit"), "{help}");
        assert_eq!(dialogue.say("help"), help);
        assert!(!dialogue.say("exit").contains("> "), "{words:?} goes on");
    }
}

#[test]
fn a_move_can_be_taken_back() {
    let mut game = dialogue(&["play", "nim", "3 5 7"]);
    let before = game.prompt();
    let board = before.lines().find(|line| line.starts_with("heap 1")).unwrap();
    assert!(game.say("take 7 from heap 3").contains("I move: "));
    assert!(game.say("undo").contains(board));
    assert!(game.say("undo").contains("no move to take back"));
    assert!(game.say("take 4 from heap 1").contains("not a move here"));
    assert!(game.say("take 5").contains("can mean"));
    assert!(game.say("2 5 7").contains("I move: "));
}

#[test]
fn a_slip_in_play_is_pointed_out_and_the_theorem_can_be_seen() {
    let mut game = dialogue(&["play", "nim", "3 5 7"]);
    let plain = game.prompt();
    let marked = game.say("theorem");
    assert!(marked.contains('*') && !plain.contains('*'), "{marked}");
    assert_eq!(game.say("board").trim_end_matches("> ").trim(), board(&plain));
    assert!(game.say("xyzzy").contains("`moves` lists them"));
}

/// The board at the end of what was said, before the prompt.
fn board(said: &str) -> &str {
    let (_, board) = said.trim_end_matches("> ").trim_end().rsplit_once("\n\n").unwrap();
    board
}

/// The heaps of Nim, of which each has a line like `heap 1  3   ooo`.
fn heaps(said: &str) -> Vec<u64> {
    let (_, asked) = said.rsplit_once("Position ").unwrap();
    let lines = asked.lines().filter(|line| line.starts_with("heap "));
    lines.map(|line| line.split_whitespace().nth(2).unwrap().parse().unwrap()).collect()
}

/// The right answer by Bouton's rule.
fn right_answer(heaps: &[u64]) -> String {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let found = heaps.iter().zip(1..).find(|(heap, _)| *heap ^ sum < **heap);
    match found {
        Some((heap, number)) => format!("take {} from heap {number}", heap - (heap ^ sum)),
        None => "none".to_string(),
    }
}

#[test]
fn right_answers_lead_to_the_next_level() {
    let mut practice = dialogue(&["practice", "nim", "--seed", "5"]);
    let mut said = practice.prompt();
    let mut answers = Vec::new();
    for _ in 0..25 {
        answers.push(right_answer(&heaps(&said)));
        said = practice.say(answers.last().unwrap());
        assert!(said.starts_with("Right, "), "{said}");
    }
    let lost = answers.iter().filter(|answer| *answer == "none").count();
    assert!((7..=18).contains(&lost), "{answers:?}");
    assert!(said.contains("level 5:"), "{said}");
    let last = practice.say("quit");
    assert_eq!(last, "25 of 25, level 5.\n");
}

#[test]
fn wrong_answers_are_refuted() {
    let mut practice = dialogue(&["practice", "nim", "--level", "3", "--seed", "5"]);
    let mut said = practice.prompt();
    for _ in 0..4 {
        assert!(said.contains("level 3:"), "{said}");
        let is_lost = right_answer(&heaps(&said)) == "none";
        said = practice.say(if is_lost { "1" } else { "none" });
        let (refuted, solved) = match is_lost {
            true => ("The opponent wins by the answer: take ", "There is no winning move."),
            false => ("No, there is a winning move.", "A winning move: take "),
        };
        assert!(said.contains(refuted) && said.contains("Try again"), "{said}");
        assert!(!said.contains("nim-sum") && practice.say("why").contains("nim-sum"), "{said}");
        said = practice.say(if is_lost { "1" } else { "none" });
        assert!(said.contains(solved), "{said}");
    }
    assert!(practice.say("level 6").contains("`6` is not a level from 1 to 5"));
    assert!(practice.say("level 2").contains("level 2:"));
    assert!(practice.say("quit").starts_with("0 of 4, "));
}

#[test]
fn practice_depends_on_its_seed_and_ends_with_the_input() {
    let practised = |seed: &str| {
        let input = "none\nmoves\n1\nskip\nhelp\nnone";
        stdout(run_on(input, &["practice", "n-ring", "--seed", seed]).success().stderr(""))
    };
    let first = practised("1");
    let (_, last) = first.split_once("\nGoodbye.\n").unwrap();
    assert!(last.contains(", level 1."), "{last}");
    assert_eq!(practised("1"), first);
    assert_ne!(practised("2"), first);
}

#[test]
fn commands_speak_chinese_where_that_is_asked_for() {
    let why = "异或和是 1，当前玩家必胜。\n";
    let home = Home::with_files(&[]);
    for (option, locale, says) in [
        (&["--language", "zh"][..], "C", why),
        (&[], "zh_CN.UTF-8", why),
        (&["--language", "en"], "zh_CN.UTF-8", "the nim-sum of the heaps is 1"),
    ] {
        let words = [&["explain", "nim"], option, &["3", "5", "7"]].concat();
        home.judge(&words).env("LC_ALL", locale).assert().success().stdout(contains(says));
    }
    let unset =
        home.judge(&["explain", "nim", "3 5 7"]).env("LC_ALL", "").env("LANG", "zh").assert();
    unset.stdout(contains(why));
    let play = &["play", "nim", "--language", "zh", "3", "5", "7"];
    run_on("从第1堆取1颗\n跳\nquit\n", play).success().stdout(
        starts_with("Nim：从一堆中取任意多颗石子\n")
            .and(contains("你走：从第 1 堆取 1 颗\n我走："))
            .and(contains("这里没有走法 `跳`")),
    );
    let practice = &["practice", "nim", "--language", "zh", "--seed", "3"];
    run_on("none\nquit\n", practice).success().stdout(
        contains("第 1 题，级别 1：")
            .and(contains("不对，有必胜走法。"))
            .and(ends_with("级别 1。\n")),
    );
}

#[test]
fn a_position_is_explained_to_programs() {
    let explained = |words: &[&str]| -> serde_json::Value {
        let json = stdout(run(&[&["explain", "nim", "--json"], words].concat()).success());
        serde_json::from_str(&json).unwrap()
    };
    let one = explained(&["--language", "en", "1", "2", "4"]);
    assert_eq!(
        one,
        serde_json::json!({ "problem": "nim", "positions": [{
            "position": "1 2 4",
            "outcome": "win",
            "reason": one["positions"][0]["reason"],
            "count": 1,
            "moves": [{ "to": "1 2 3", "label": "take 1 from heap 3" }],
        }] })
    );
    assert!(one["positions"][0]["reason"].as_str().unwrap().contains("nim-sum"), "{one}");
    let lost = &explained(&["--position", "1", "1"])["positions"][0];
    assert_eq!((&lost["outcome"], &lost["count"]), (&"loss".into(), &0.into()));
}

/// A solution as somebody's program.
fn solution(slug: &str) -> String {
    format!("{}/../../problems/{slug}/src/main.rs", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_program_plays_against_the_user_and_wins() {
    let program = solution("atcoder-abc244-c");
    let played = run_on("name 2\n2\n7\n6\n", &["play", "atcoder-abc244-c", "3", "--", &program]);
    let said = stdout(played.success());
    // It takes the least number that is free; 2 is not free the second time.
    for line in ["< 3", "> 1", "> 3", "> 4", "> 5", "< 0", "The program wins."] {
        assert!(said.lines().any(|it| it.ends_with(line)), "{line}: {said}");
    }
    assert!(said.contains("This is not a move here: 2 has been named"), "{said}");
}

/// A program for abc278_g that lets the other one begin, and takes the first card that is there.
const SECOND: &str = r#"
read n l r
echo Second
taken=' '
while read x y && [ "$x" -gt 0 ]; do
    taken="$taken$x $((x + y - 1)) "
    card=1
    while case "$taken" in *" $card "*) ;; *) false ;; esac; do card=$((card + 1)); done
    taken="$taken$card "
    echo "$card 1"
done
"#;

#[test]
fn two_programs_play_against_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let second = folder.path().join("second.sh");
    std::fs::write(&second, SECOND).unwrap();
    let second = format!("sh {}", second.display());
    let program = solution("atcoder-abc278-g");
    let game = |against| {
        let words = ["play", "atcoder-abc278-g", "6", "1", "2", "--against", against];
        stdout(run_on("", &[&words[..], &["--", &program]].concat()).success())
    };
    let moves = "< 6 1 2\n> First\n> 3 2\n< 1 1\n> 6 1\n< 2 1\n> 5 1\n< 0 0\n";
    assert_eq!(game(&second), format!("{moves}The program wins.\n"));
    let both = "both say who begins: the other program says `First`\n";
    assert!(game(&program).ends_with(both));
}

#[test]
fn the_judge_can_be_talked_to_by_hand() {
    let talk = |typed: &str| run_on(typed, &["play", "atcoder-abc244-c", "1", "--dialogue"]);
    let won = stdout(talk("1\n2\n3\n").code(predicate::in_iter([0, 1])));
    assert!(won.contains("\n1\n"), "the judge says the case: {won}");
    talk("4\n").code(1).stdout(contains("move 1, `4`, is illegal: the numbers are 1 to 3"));
    let not_played = run(&["play", "nim", "--dialogue"]).code(2);
    not_played.stderr(one_line("nim is not played against its judge"));
}
