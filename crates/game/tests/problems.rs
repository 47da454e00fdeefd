//! Every problem of the set, by the rules of its study: its theorem is among those that are named.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use games::table::Table;
use games::theorems::{recognise, KINDS};
use judge::catalogue;
use judge::catalogue::problem::Problem;
use judge::documents::lacks::lacks;
use judge::judging::tests_server::TestsServer;
use judge::parallel::in_order;
use judge::workspace::{Product, Workspace};
use protocol::question::Explored;
use study::Row;

/// No more positions than this are looked at.
const MOST: usize = 10_000;

/// Positions that lead to enough others, where the first start of the study does not.
const STARTS: &[(&str, &str)] = &[
    ("anti-nim", "4 4 4"),
    ("atcoder-abc255-g", "1 4 1 16 16"),
    ("atcoder-abc297-g", "2 5 24 24; 1 4 16 16; 3 4 16 16"),
    ("atcoder-abc368-f", "64 48 36"),
    ("atcoder-agc002-e", "8 7 6 5 4 3; 6 6 6 6; 7 7 7; 5 5 5 5 5; 8 8 2; 8 3 3 3"),
    ("atcoder-arc137-c", "3 5 7 9; 4 6 8 9"),
    ("atcoder-arc168-b", "2 7 8 9"),
    ("atcoder-dp-k", "2 1 4 60"),
    ("bash-game", "60 3"),
    ("codeforces-1147c", "3 3 3 3"),
    ("codeforces-1382b", "1 2 1 2 1 2; 2 1 1 2 1 1; 1 1 2 1 1 2; 1 1 1 2 1 1; 1 1 1 1 1 1; 1 1 1 1 2 2; 2 2 1 1 1 1; 1 1 1 1 1 2; 1 3 3 1 1 1; 3 3 3 3 3 1; 3 3 3 3 1 3"),
    ("codeforces-1823e", "2 3 20 1"),
    ("codeforces-1844a", "1 2 60"),
    ("codeforces-2004e", "40 40"),
    ("codeforces-282d", "20 20"),
    ("codeforces-812e", "0 3 4 3 4 1 1"),
    ("cses-1099", "2 2 3 2"),
    ("cses-1729", "3 1 3 4 60"),
    ("cses-2207", "13"),
    ("cses-2208", "5 5 5"),
    ("first-winning-step", "96 72"),
    ("hackerrank-bowling-pins", "12"),
    ("hackerrank-vertical-rooks", "5 1 5 1 5"),
    ("hdu1536", "2 2 5 40 40"),
    ("hdu1730", "5 1 5 1 5"),
    ("kattis-euclidsgame", "21 34; 29 30; 28 30; 27 30; 25 30; 23 30; 31 19; 30 17; 31 25; 26 31; 24 31; 40 27; 40 29; 40 31; 40 33"),
    ("kattis-snim", "5 1 2 3 4 5 20 20"),
    ("kiki-cici", "100"),
    ("loj-10241", "60 4"),
    ("luogu-p2148", "15 16"),
    ("luogu-p2252", "20 20"),
    ("luogu-p2575", "3 1 4 6"),
    ("luogu-p3185", "1 1 1 1 0; 1 1 1 0; 1 1 0"),
    ("luogu-p3480", "2 4 6 9"),
    ("luogu-p4136", "3; 4"),
    ("luogu-p6487", "12"),
    ("luogu-p7589", "2 0 0 1 5 1 6"),
    ("luogu-p7977", "2 13 13 13 13"),
    ("luogu-p8606", "1 3 5 7 10"),
    ("misere-moore-nim", "2 4 4 4 4"),
    ("moore-nim", "3 3 3 3 3"),
    ("spoj-pebbmov", "2 2 2 3"),
    ("stones-01", "60 4"),
    ("stones-02", "7 3 9 5 10 2"),
    ("stones-03", "2 2 2 3"),
    ("stones-04", "20 20"),
    ("stones-08", "20 20"),
    ("stones-09", "4 5 6"),
    ("strip-tokens", "3 6 8 10"),
    ("subtraction-game", "3 1 3 4 60"),
    ("timus-1023", "60 4"),
    ("timus-1180", "100"),
    ("wythoff-game", "20 20"),
    ("wythoff-moves", "20 20"),
];

/// The problems whose theorem is not named, each with the reason.
const NOT_NAMED: &[(&str, &str)] = &[
    ("atcoder-abc172-f", "stones are moved before the game, and the theorem counts them"),
    ("atcoder-abc206-f", "its numbers are the ends of intervals"),
    ("atcoder-abc354-e", "its numbers are the sides of cards"),
    ("atcoder-agc017-d", "its numbers are the edges of a tree"),
    ("atcoder-abc278-g", "its numbers are what has been taken from a row"),
    ("atcoder-arc087-e", "a move leaves so many subtrees that only the first four values are seen"),
    ("atcoder-arc091-f", "each heap has a number of its own, and no law of the heaps alone"),
    ("atcoder-arc105-d", "its numbers are bags, plates and whose turn it is"),
    ("atcoder-arc151-c", "its numbers are the marks of cells with their places"),
    (
        "atcoder-code-festival-2015-okinawa-d",
        "its numbers are words; the theorem finds draws and gives no formula",
    ),
    ("codeforces-1149e", "its numbers are the roads between cities with their taxes"),
    ("codeforces-1363c", "its numbers are the edges of a tree"),
    ("codeforces-1370c", "the factors of its number decide, and no law of the number alone"),
    ("atcoder-dp-l", "it has scores, and neither won nor lost positions"),
    ("codeforces-1373b", "its numbers are the letters of a string"),
    ("codeforces-1396b", "its numbers are heaps, and which of them may not be used"),
    ("codeforces-1503b", "its numbers are the colours of squares"),
    ("codeforces-1527b1", "it has scores, and neither won nor lost positions"),
    ("codeforces-1610i", "its numbers are the edges of a tree"),
    ("codeforces-1704f", "its numbers are colours, and who is to move"),
    ("codeforces-1867c", "its numbers are a set with a target, and who is to move"),
    ("codeforces-197a", "its numbers are a table, a radius and the places of plates"),
    ("codeforces-1934d2", "a position is two parts of a number, of which the opponent picks one"),
    ("codeforces-2062e1", "its numbers are a tree with weights"),
    ("codeforces-2181f", "its positions are also those in which a heap is only named"),
    ("codeforces-305e", "its numbers are the letters of a string"),
    ("codeforces-346a", "its numbers are a set, and their divisor decides"),
    ("codeforces-455b", "its positions are words and the games that are left"),
    (
        "codeforces-603c",
        "the heaps that are divided in two have too many positions to show a period",
    ),
    ("codeforces-630r", "its numbers are the cells that have been taken"),
    ("codeforces-768e", "its numbers say what has been taken, as a set"),
    ("codeforces-786a", "a case asks for every place with either player to move"),
    ("codeforces-850c", "its numbers are played by their primes together"),
    ("kattis-blackout", "its numbers are the squares of a board"),
    ("library-checker-nim-product-64", "its numbers are the places of coins in pairs"),
    ("luogu-p2594", "its coins lie on a board, and the laws are those of coins in a row"),
    ("luogu-p2599", "the theorem is a recursion, and not a formula"),
    ("luogu-p8174", "its positions are also those in which a pile is only named"),
    ("n-ring", "its numbers are what has been taken from a ring"),
    ("new-nim", "the theorem chooses heaps, and is about the first move alone"),
    ("stones-07", "its numbers are what has been taken from a ring"),
    ("tic-tac-toe-line", "its numbers are the cells of crosses"),
];

/// The positions of a text.
fn rows(text: &str) -> Vec<Row> {
    let number = |word: &str| word.parse().expect("a number");
    text.split(';').map(|row| row.split_whitespace().map(number).collect()).collect()
}

/// The theorems that are named for a problem.
fn named(server: &TestsServer, slug: &str) -> Result<Vec<&'static str>> {
    let starts = match STARTS.iter().find(|(other, _)| *other == slug) {
        Some((_, starts)) => starts.to_string(),
        None => {
            let about = server.ask_study("about", "").with_context(|| slug.to_string())?;
            about["starts"][0]["position"].as_str().unwrap_or_default().to_string()
        }
    };
    let explored = server.ask(Explored { rows: rows(&starts), most: MOST })?;
    let explored = explored.with_context(|| format!("{slug}: more than {MOST} positions"))?;
    let (rows, moves, is_misere) = explored;
    let table = Table::of_options(rows, moves);
    let found = recognise(&table.misere().filter(|_| is_misere).unwrap_or(table));
    let theorems = found.theorems.iter();
    Ok(theorems.flat_map(|found| &found.kinds).map(|kind| kind.name[0]).collect())
}

/// The place that a heading has in its page.
fn anchor(heading: &str) -> String {
    let kept =
        heading.to_lowercase().replace(|c: char| !c.is_alphanumeric() && !" -".contains(c), "");
    kept.replace(' ', "-")
}

#[test]
fn every_theorem_has_its_place_in_the_documents() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let headings = |page: &str| -> Vec<String> {
        let text = fs::read_to_string(root.join(page)).expect(page);
        let headings =
            text.lines().filter_map(|line| line.trim_start_matches('#').strip_prefix(' '));
        headings.map(str::to_string).collect()
    };
    for kind in KINDS {
        for (place, [theory, more]) in
            [["theory.md", "catalogue.md"], ["theory.zh.md", "catalogue.zh.md"]]
                .into_iter()
                .enumerate()
        {
            let anchors: Vec<String> = headings(theory).iter().map(|line| anchor(line)).collect();
            let (section, name) = (kind.theory[place], kind.name[place]);
            assert!(anchors.iter().any(|anchor| anchor == section), "{theory}#{section}");
            assert!(headings(more).iter().any(|heading| heading == name), "{more}: {name}");
        }
    }
}

#[test]
fn the_theorem_of_each_problem_is_named_or_a_reason_says_why_not() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let workspace = Workspace::at(&root).expect("the workspace");
    let problems = catalogue::load(&root).expect("the problems").problems;
    let reasons: BTreeMap<&str, &str> = NOT_NAMED.iter().copied().collect();
    let named_in_vain: Vec<&str> = STARTS.iter().chain(NOT_NAMED).map(|(slug, _)| *slug).collect();
    for slug in named_in_vain {
        assert!(problems.iter().any(|problem| problem.slug == slug), "there is no problem {slug}");
    }
    // A study may come later; the catalogue says then that it is missing.
    let is_studied =
        |problem: &Problem| lacks(&root, problem).iter().all(|part| part.english != "the study");
    let is_asked =
        |problem: &&Problem| !reasons.contains_key(&*problem.slug) && is_studied(problem);
    let asked: Vec<Problem> = problems.iter().filter(is_asked).cloned().collect();
    let executables = workspace.build(&asked, Product::Tests, &()).expect("their tests");
    let mut missing = Vec::new();
    let ask = |problem: &Problem| {
        let server = TestsServer::start(&executables[&problem.slug], &problem.bounds)?;
        Ok(named(&server, &problem.slug))
    };
    let done = |problem: &Problem, named: Result<Vec<&'static str>>| {
        match named {
            Ok(named) if named.contains(&&*problem.theorem) => {}
            Ok(named) => missing.push(format!("{} ({}): {named:?}", problem.slug, problem.theorem)),
            Err(error) => missing.push(format!("{error:#}")),
        }
        Ok(())
    };
    in_order(&asked, ask, done).expect("answers");
    assert!(
        missing.is_empty(),
        "give positions to STARTS, or a reason to NOT_NAMED:\n{}",
        missing.join("\n")
    );
}
