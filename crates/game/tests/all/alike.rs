//! The command and the page of one's own game say the same of the same table.

use games::playground::respond;

use super::*;

/// What the command prints of the theorems of a page's report.
fn lines(report: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let mut lines = Vec::new();
    for theorem in report["theorems"].as_array().unwrap() {
        let (first, others) = theorem["text"].as_array().unwrap().split_first().unwrap();
        lines.push(text(first));
        lines.extend(others.iter().map(|line| format!("    {}", text(line))));
        let codes = theorem["code"].as_array().into_iter().flatten();
        for (name, code) in ["Python", "C++", "Rust"].iter().zip(codes) {
            lines.extend(text(code).lines().take(1).map(|line| format!("    {name:<8}{line}")));
        }
    }
    for miss in report["misses"].as_array().unwrap() {
        lines.push(format!("Not quite: {}.", text(&miss["text"][0])));
    }
    lines.extend(report["sequences"].as_array().unwrap().iter().map(text));
    lines
}

/// The lines of the command from the theorems on, without links to problems.
fn printed(assert: &Assert) -> Vec<String> {
    let output = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    let is_said = |line: &&str| {
        let words = [
            "nim-values: ",
            "P-positions: ",
            "    agrees",
            "    proved",
            "    of ",
            "    Python",
            "    C++",
            "    Rust",
            "Not quite",
            "The ",
        ];
        words.iter().any(|word| line.starts_with(word))
    };
    output.lines().filter(is_said).map(str::to_string).collect()
}

fn page(description: &str) -> Value {
    let answer: Value = serde_json::from_str(&respond(description, "report", "100")).unwrap();
    answer["reports"][0].clone()
}

/// The lines of the page for a program's answers.
fn answered(manner: &str, rows: &[String]) -> String {
    let output =
        Command::new(teller()).arg(manner).write_stdin(rows.join("\n") + "\n").assert().success();
    let output = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    let lines = rows.iter().zip(output.lines()).map(|(row, options)| format!("{row}:{options}|"));
    lines.collect()
}

#[test]
fn rules_have_the_same_theorems_on_the_page() {
    let pairs = |last: u64| -> Vec<String> {
        (0..=last).flat_map(|a| (0..=last).map(move |b| format!("{a} {b}"))).collect()
    };
    let heaps = |last: u64| -> Vec<String> { (0..=last).map(|heap| heap.to_string()).collect() };
    // The second number is how far the command goes on by itself.
    for (manner, words, own, further) in [
        ("nim", &["--heaps", "0..8", "--count", "2"][..], pairs(8), pairs(15)),
        ("take", &["--heaps", "0..50"], heaps(50), heaps(86)),
    ] {
        let new: Vec<String> = further.into_iter().filter(|row| !own.contains(row)).collect();
        let told = format!("told {}|+|{}", answered(manner, &own), answered(manner, &new));
        let expected = lines(&page(&told));
        assert!(expected.len() > 4 && expected[1].contains("beyond"), "{expected:?}");
        assert_eq!(printed(&super::run_teller(words, manner).success()), expected, "{manner}");
    }
}

#[test]
fn lists_have_the_same_theorems_on_the_page() {
    let kayles = "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2";
    let pairs = (0..64).map(|place| (place / 8, place % 8));
    let search: String = pairs.map(|(a, b)| format!("{a} {b}: {}\n", a ^ b)).collect();
    for (list, words) in [(kayles, "OEIS A002186"), (&search, "nim-sum")] {
        let expected = lines(&page(&list.replace('\n', "; ")));
        assert!(expected.iter().any(|line| line.contains(words)), "{expected:?}");
        assert_eq!(printed(&game(&["--values", list]).success()), expected);
    }
}
