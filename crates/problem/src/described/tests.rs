use protocol::Scope;

use super::*;
use crate::random::runner;

const WHOLE: &str = "# several cases\ncases t in 1..20\n\n\
    n in 1..100, k in 1..n\na: n of 1..10^9\nx in -5..5\nn lines: word of k..n from a-c\n\
    n-1 lines: u in 1..n, w: u of 0..k\nsum of n at most 1000\n";

fn described(text: &str) -> Grammar {
    grammar(text).unwrap_or_else(|error| panic!("{text}: {error:#}"))
}

fn error(text: &str) -> String {
    let error = grammar(text).err().unwrap_or_else(|| panic!("{text} is taken"));
    format!("{error:#}")
}

#[test]
fn an_input_is_read_and_written_as_it_is_described() {
    let grammar = described(
        "n in 1..9, k in 0..n\na: n of 1..10^9\ns: word of n from .#\n\
        n-1 lines: u in 1..n, v in u..n\nx in -5..5\n",
    );
    let input = "3 2\n1 2 1000000000\n.#.\n1 2\n2 3\n-5\n";
    let cases = grammar.read(input, Scope::Judge).unwrap();
    assert_eq!(grammar.write(&cases), input);
    assert!(grammar.is_promised(input));
    for (from, to, says) in [
        ("3 2", "3 4", "line 1, column 3: expected k (0..=3) for n = 3, found `4`"),
        ("1000000000", "1000000001", "line 2, column 5: expected a (1..=1000000000)"),
        (".#.", ".#", "line 3, column 1: expected a word of 3 letters of .#, found `.#`"),
        ("2 3\n", "2 1\n", "line 5, column 3: expected v (2..=3) for n = 3, found `1`"),
        ("-5", "-6", "line 6, column 1: expected x (-5..=5), found `-6`"),
        ("-5\n", "-5\n1\n", "line 7, column 1: expected the end of the input, found `1`"),
    ] {
        let error = grammar.read(&input.replace(from, to), Scope::Judge).unwrap_err();
        assert!(error.to_string().contains(says), "{error}");
    }
}

#[test]
fn every_frame_is_read() {
    for (frame, input) in [
        ("cases t in 1..9", "2\n1\n2\n"),
        ("cases to the end", "1\n2\n"),
        ("cases until 0", "1\n2\n0\n"),
    ] {
        let cases = described(&format!("{frame}\nn in 1..9")).read(input, Scope::Judge);
        assert_eq!(cases.unwrap().len(), 2, "{frame}");
    }
}

#[test]
fn random_inputs_keep_to_the_format() {
    let unequal = "cases to the end\nl in 1..10^18, r in l..10^18, m in r-1..r\n";
    let at_least = "k in 1..10^9, m in k..10^9\na: m of 1..9\nword of k..m from ab\n";
    for text in [WHOLE, unequal, at_least, "n in 1..10^6, m in 1..n\nn lines: word of m from a-z\n"]
    {
        let grammar = described(text);
        let sizes = [Size::small, Size::medium, Size::large, Size::full];
        for size in sizes.map(|size| size(Scope::Judge)) {
            let strategy = grammar.strategy(size, 2);
            for seed in 0..5 {
                let cases = strategy.new_tree(&mut runner(seed)).unwrap().current();
                let input = grammar.write(&cases);
                assert!(input.len() < 5_000_000, "{} bytes", input.len());
                assert_eq!(grammar.read(&input, Scope::Judge).unwrap(), cases);
            }
        }
        assert!(small(&grammar).len() > 100, "{}", small(&grammar).len());
    }
}

#[test]
fn a_mistake_is_named_with_its_line() {
    for (text, says) in [
        ("", "it describes nothing"),
        ("cases t in 1..9", "it describes nothing"),
        ("n in 1..9\ncases to the end", "line 2: `cases` comes first, and once"),
        ("cases\nn in 1..9", "line 1: expected `cases t in 1..20`"),
        ("n", "line 1: expected `n in 1..9`, `a: n of 1..9` or `word of n from ab`, found `n`"),
        ("n in 1.9", "`1.9` is not a range, as `1..9`"),
        ("n in 9..1", "`9..1` may be empty: 9 can exceed 1"),
        ("n in 1..x", "no number `x` before"),
        ("n in 0..9, k in 1..n", "`1..n` may be empty: 1 can exceed n"),
        ("n in 1..9\nk in 1..n-1", "line 2: `1..n-1` may be empty"),
        ("n in 1..9\nn in 1..9", "line 2: `n` stands there twice"),
        ("n in 1..9, k in n..5", "`n..5` may be empty: n can exceed 5"),
        ("n in 1..9, m in 1..9, k in n..m", "`n..m` may be empty: n can exceed m"),
        ("n in 1..9, k in n..n-1", "`n..n-1` may be empty"),
        ("1n in 1..9", "`1n` is not a name"),
        ("n in 1..10^20", "`10^20` has more than 64 bits"),
        ("n in 1..10^99999", "`10^99999` is not a number"),
        ("n in -9..-1", "line 1: `-9..-1` does not contain 0"),
        ("n in -9..2^63", "63 bits"),
        ("n in 1..--9", "`--9` is not a number"),
        ("a: m of 1..9", "no number `m` before"),
        ("a: 10^9 of 1..9", "at least 1000000000 of them, which is too many"),
        ("n in 2000..9000\nn lines: word of n from a", "at least 4000000 of them"),
        ("n in 1..2\na: n of 1..9, m in 1..9", "`a: n of 1..9` ends its line"),
        ("n in 1..2\n2 lines: m in 1..9\na: m of 1..2", "line 3: no number `m` before"),
        ("n in 0..2\nword of n from ab", "a word may not be empty"),
        ("word of 1..2 from", "expected `word of n from ab`"),
        ("word of 1..2 from z-a", "line 1: `z-a` has no letters"),
        ("word of 1..2 from aa", "`aa` has a letter twice"),
        ("word of 1..2 from \u{e9}", "not a row of letters of ASCII"),
        ("n in 1..9\nsum of m at most 5", "line 2: no number `m` before"),
        ("n in 1..9\nsum of n at most 5", "line 2: a single n can be 9, which is more"),
        ("cases t in 2..9\nn in 1..9", "line 1: `2..9` does not allow a single case"),
        ("cases t in 0..0\nn in 1..9", "line 1: `0..0` does not allow a single case"),
    ] {
        let error = error(text);
        assert!(error.contains(says), "{text}: {error}");
    }
}

#[test]
fn a_long_chain_of_bounds_takes_no_time() {
    let next = |n: usize| format!("p{n} in p{0}..p{0}, q{n} in q{0}..q{0}\n", n - 1);
    let chain: String = (1..50).map(next).collect();
    let text = format!("p0 in 1..5, q0 in 3..5\n{chain}z in p49..q49");
    assert!(error(&text).contains("`p49..q49` may be empty"));
    grammar(&text.replace("p0 in 1..5", "p0 in 1..3")).unwrap();
}

#[test]
fn no_text_makes_it_panic() {
    let characters: Vec<char> = WHOLE.chars().collect();
    for place in 0..characters.len() {
        for other in ['0', 'n', ':', '.', '-', '^', ' ', '\n', '\u{e9}'] {
            let mut changed = characters.clone();
            changed[place] = other;
            let text: String = changed.iter().collect();
            let _ = grammar(&text);
            let _ = grammar(&text.chars().skip(place).collect::<String>());
        }
    }
}
