//! The statement and the title of every problem, as the packages have them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use judge::catalogue::{self, Problem};
use package::statement::Statement;
use package::writing;
use package::writing::Events;
use study::Language;

/// Words of a page that speak of our programs or of the judge that it was written about, or of
/// things that a package has elsewhere or not at all.
const OURS: [&str; 20] = [
    " our ",
    "Our ",
    "judge",
    "Judge",
    "program",
    "Beyond",
    "Also",
    "Limits",
    "verified",
    "sample",
    "Sample",
    "](",
    "http",
    "README",
    "text says",
    "评测",
    "程序",
    "本题库",
    "限制：",
    "样例",
];

/// Those of them that a problem needs whose program plays against the judge.
const PLAYERS: [&str; 4] = ["judge", "program", "评测", "程序"];

/// Words in the names of theorems that so many games share that they tell nothing.
const GENERAL: [&str; 6] = ["a", "game", "nim", "of", "strategy", "with"];

/// Names by which a contestant finds the solution, and under which no theorem is listed.
const TELLING: [&str; 9] = [
    "bash",
    "grundy",
    "kayles",
    "mirror",
    "nimber",
    "northcott",
    "p-position",
    "sprague",
    "zeckendorf",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The words of a theorem's name that give it away, without the endings of the genitive and of the
/// plural: all of them if each is general.
fn telling(theorem: &str) -> Vec<String> {
    let words = theorem.split_whitespace().map(str::to_lowercase);
    let words: Vec<String> =
        words.map(|word| word.trim_end_matches('s').trim_end_matches('\'').to_string()).collect();
    let own = words.iter().filter(|word| !GENERAL.contains(&word.as_str()));
    let own: Vec<String> = own.cloned().collect();
    if own.is_empty() {
        words
    } else {
        own
    }
}

/// The words in a title that give a theorem away and that the statement does not have anyway.
fn given_away(problem: &Problem, statement: &str, theorems: &[String]) -> BTreeSet<String> {
    // In another problem's title, `Nim` is part of the name of a game.
    let others = theorems.iter().filter(|theorem| *theorem != "Nim");
    let names = others.chain([&problem.theorem]).flat_map(|theorem| telling(theorem));
    let names = names.chain(TELLING.map(String::from));
    let [title, said] = [problem.title_in_packages(), statement].map(str::to_lowercase);
    names.filter(|word| title.contains(word) && !said.contains(word)).collect()
}

fn entries() -> Vec<Problem> {
    let problems = catalogue::load(&root()).unwrap().problems;
    assert!(problems.len() > 30);
    problems
}

#[test]
fn no_title_gives_the_theorem_away() {
    let problems = entries();
    let theorems: Vec<String> = problems.iter().map(|problem| problem.theorem.clone()).collect();
    let mut found = Vec::new();
    for problem in &problems {
        let page = root().join("problems").join(&problem.slug).join("README.md");
        let page = fs::read_to_string(page).unwrap();
        let statement = Statement::parse(&page, Language::English, &[], None).unwrap();
        let statement = writing::markdown(&statement.events()).unwrap();
        for word in given_away(problem, &statement, &theorems) {
            found.push(format!("{}: `{word}` in `{}`", problem.slug, problem.title_in_packages()));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn names_of_theorems_are_noticed_in_titles() {
    let notices = |game: &str, theorem: &str, statement: &str| {
        let (game, theorem) = (game.to_string(), theorem.to_string());
        let problem = Problem { game, theorem: theorem.clone(), ..Problem::default() };
        let found = given_away(&problem, statement, &[theorem, "Octal games".to_string()]);
        found.into_iter().collect::<Vec<String>>()
    };
    assert_eq!(notices("Wythoff Game: a table", "Wythoff's game", "Two heaps."), ["wythoff"]);
    assert_eq!(notices("Nim in disguise", "Nim", "There are heaps."), ["nim"]);
    assert_eq!(notices("An octal row", "Nim", "Take one."), ["octal"]);
    assert_eq!(notices("Grundy's pins", "Nim", "Take one."), ["grundy"]);
    assert!(notices("New Nim", "Nim", "Then they play Nim.").is_empty());
    assert!(notices("S-Nim", "Subtraction games", "Take one.").is_empty());
    assert!(notices("Stones on a staircase", "Staircase Nim", "A staircase is high.").is_empty());
}

#[test]
fn a_title_for_packages_differs_from_the_heading() {
    for problem in entries() {
        assert_ne!(problem.package_title.as_ref(), Some(&problem.game), "{}", problem.slug);
    }
}

fn of_every_page(check: impl Fn(&Path, Statement)) {
    for language in [Language::English, Language::Chinese] {
        for Problem { slug, .. } in entries() {
            let page = root().join("problems").join(slug).join(language.document("README.md"));
            let Ok(text) = fs::read_to_string(&page) else { continue };
            let bounds = ["1 <= n <= 10^6".to_string()];
            let statement = Statement::parse(&text, language, &bounds, None);
            let statement = statement.unwrap_or_else(|error| panic!("{}: {error}", page.display()));
            check(&page, statement);
        }
    }
}

/// That a statement can be written in every form, and says nothing that a package has elsewhere.
fn assert_packable(page: &Path, statement: Statement) {
    let is_played = !statement.dialogue.is_empty();
    assert_eq!(
        is_played,
        statement.sample.is_some(),
        "{}: a sample of the dialogue",
        page.display()
    );
    let asked = OURS.into_iter().filter(|word| !(is_played && PLAYERS.contains(word)));
    let ours: Vec<&str> = asked.collect();
    let parts: [&Events; 3] = [&statement.rules, &statement.input, &statement.output];
    let dialogue = Some(&statement.dialogue).filter(|_| is_played);
    for part in parts.into_iter().chain(dialogue) {
        let [markdown, html] = [writing::markdown, writing::html].map(|it| it(part).unwrap());
        let shown = page.display();
        assert!(markdown.trim().len() > 3, "{shown}: {markdown}");
        assert!(markdown.starts_with(|c: char| !c.is_lowercase()), "{shown}: {markdown}");
        for line in markdown.lines() {
            let found = ours.iter().find(|word| line.contains(*word));
            assert_eq!(found, None, "{shown}: {line}");
        }
        assert!(["<p>", "<ol>"].iter().any(|tag| html.starts_with(tag)), "{shown}");
        for typed in ["&lt;=", "&gt;=", "<=", "^"] {
            assert!(!html.contains(typed), "{shown}: {typed}\n{html}");
        }
        for write in [writing::tex, writing::markdown_with_tildes] {
            write(part).unwrap_or_else(|error| panic!("{shown}: {error}"));
        }
    }
}

#[test]
fn every_page_has_a_statement_in_every_form() {
    of_every_page(assert_packable);
}

#[test]
fn a_new_page_has_such_a_statement() {
    let page = root().join("crates/judge/templates/README.md");
    let text = fs::read_to_string(&page).unwrap();
    let statement = Statement::parse(&text, Language::English, &[], None).unwrap();
    assert_packable(&page, statement);
}
