//! Reading, writing and making inputs.

use proptest::strategy::{Strategy, ValueTree};

use super::*;
use crate::random::runner;
use crate::shape::decimal::decimal;
use crate::shape::signed::signed;
use crate::shape::{between, headed_list, int, letters, list, named, row, word, Shape, Size};
use crate::token::Fault;

fn heaps() -> Shape<Vec<u64>> {
    list(int("n", 1..=3), int("heap", 0..=9))
}

#[test]
fn written_inputs_are_read_again() {
    let cases = [vec![1, 2, 3], vec![0]].map(|case| case.to_value());
    for (format, text) in [
        (counted(int("T", 1..=5), heaps()), "2\n3\n1 2 3\n1\n0\n"),
        (to_eof(heaps()), "3\n1 2 3\n1\n0\n"),
        (until("0", heaps()), "3\n1 2 3\n1\n0\n0\n"),
    ] {
        assert_eq!(format.grammar.write(&cases), text);
        assert_eq!(format.grammar.read(text, Scope::Beyond).unwrap(), cases);
    }
}

#[test]
fn words_are_written_and_read() {
    let words = counted(int("T", 1..=5), word(int("n", 1..=4), "IX"));
    let (text, cases) = ("2\n3\nIXX\n1\nI\n", [vec![0, 1, 1], vec![0]]);
    let cases = cases.map(|case| case.to_value());
    assert_eq!(words.grammar.write(&cases), text);
    assert_eq!(words.grammar.read(text, Scope::Judge).unwrap(), cases);
}

#[test]
fn each_framing_has_its_own_errors() {
    let fault =
        |format: &Format<_>, text: &str| format.grammar.read(text, Scope::Judge).unwrap_err().fault;
    let counted = counted(int("T", 1..=5), heaps());
    assert_eq!(fault(&counted, "2 1 0"), Fault::Ended);
    assert_eq!(fault(&counted, "1 1 0 7"), Fault::Trailing);
    assert_eq!(fault(&single(heaps()), " \n"), Fault::Ended);
    assert_eq!(fault(&single(heaps()), "1 7 1 7"), Fault::Trailing);
    assert_eq!(fault(&until("0", heaps()), "1 7"), Fault::Ended);
    assert_eq!(fault(&until("0", heaps()), "0 1 7"), Fault::Trailing);
    assert_eq!(fault(&to_eof(heaps()), "4 1 1 1 1"), Fault::TooLarge);
    assert_eq!(to_eof(heaps()).grammar.read("", Scope::Judge), Ok(vec![]));
}

#[test]
fn a_format_is_wider_than_the_judges_if_a_number_a_count_or_a_rule_is() {
    let wide = |format: Format<_>| format.grammar.is_wider();
    let number = |name: &'static str| int(name, 1..=3);
    assert!(!wide(counted(number("T"), heaps())) && !wide(to_eof(heaps())));
    assert!(wide(counted(number("T").beyond(0..=3), heaps())));
    assert!(wide(single(list(number("n").beyond(1..=4), int("heap", 0..=9)))));
    assert!(wide(single(list(number("n"), int("heap", 0..=9).beyond(0..=10)).column())));
    assert!(wide(to_eof(heaps()).with_total("n", 4)));
    assert!(single((signed("x", -1..=1).beyond(-2..=1), number("n"))).grammar.is_wider());
    assert!(single(decimal("N", 20)).grammar.is_wider());
}

#[test]
fn the_judge_may_bound_what_all_cases_add_up_to() {
    let format = counted(int("T", 1..=9).beyond(0..=99), heaps());
    let grammar = format.with_total("n", 4).grammar;
    let text = "2\n3\n1 2 3\n2\n0 0\n";
    assert_eq!(
        grammar.read(text, Scope::Judge).unwrap_err().to_string(),
        "line 1, column 1: expected an input with all n together at most 4, found `2`"
    );
    let cases = grammar.read(text, Scope::Beyond).unwrap();
    assert_eq!(cases.len(), 2);
    let inputs: Vec<_> = grammar.inputs(&cases, Scope::Judge).collect();
    assert_eq!(inputs, [&cases[..1], &cases[1..]]);
    let fits = |input: &Vec<Value>| grammar.read(&grammar.write(input), Scope::Judge).is_ok();
    let strategy = grammar.strategy(Size::full(Scope::Judge), 5);
    let mut runner = runner(1);
    assert!((0..50).all(|_| fits(&strategy.new_tree(&mut runner).unwrap().current())));
}

#[test]
fn a_sentinel_of_two_tokens_needs_both() {
    let pairs = until("0 0", (int("a", 0..=9), int("b", 0..=9)));
    assert_eq!(pairs.grammar.read("0 5 0 0", Scope::Judge), Ok(vec![(0, 5).to_value()]));
}

#[test]
fn blank_lines_may_stand_between_the_cases_only() {
    let format = counted(int("T", 1..=5), heaps()).with_blank_lines().grammar;
    for text in ["2\n1\n7\n1\n8\n", "2\n\n1\n7\n\n\n1\n8\n\n"] {
        assert!(format.is_promised(text), "{text:?}");
    }
    for text in ["\n2\n1\n7\n1\n8\n", "2\n1\n\n7\n1\n8\n", "2\n1\n7\n1\n8\n\n "] {
        assert!(!format.is_promised(text), "{text:?}");
    }
}

#[test]
fn a_judge_ends_the_last_line_and_gives_something() {
    let format = to_eof(heaps()).grammar;
    assert!(format.is_promised("1\n7\n"));
    for text in ["", "\n", "1\n7", "1 7\n", "1\n7\r\n", "1\n10\n"] {
        assert!(!format.is_promised(text), "{text:?}");
    }
    assert_eq!(format.read_lines("1 7", Scope::Beyond), Ok(vec![vec![7].to_value()]));
}

/// `n`, then lists of numbers to n, and another number to n.
fn dependent() -> Format<(u64, Vec<Vec<u64>>, u64)> {
    let item = || int("x", between(1, named("n")));
    let inner = list(int("k", 1..=3), item());
    to_eof((int("n", 2..=9), list(int("m", 1..=3), inner).column(), item()))
}

#[test]
fn a_bound_is_what_was_read_before() {
    let grammar = dependent().grammar;
    assert!(grammar.read("4 2  1 4  2 3 3  4", Scope::Judge).is_ok());
    let error = grammar.read("4 2  1 4  2 3 5  4", Scope::Judge).unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 15: expected x (1..=4) for n = 4, found `5`");
    assert_eq!(grammar.read("4 1  1 4  5", Scope::Judge).unwrap_err().column, 11);
    // Each case has its own.
    assert_eq!(grammar.read("4 1  1 4  4  3 1  1 4  4", Scope::Judge).unwrap_err().column, 21);
}

#[test]
fn an_inner_name_counts_in_its_item_only() {
    let to_n = |name| int(name, between(0, named("n")));
    let item = (int("n", 0..=9), to_n("x"));
    let grammar = to_eof((int("n", 0..=9), list(int("k", 1..=3), item), to_n("y"))).grammar;
    assert!(grammar.read("5  2  7 7  3 3  5", Scope::Judge).is_ok());
    assert_eq!(grammar.read("5  2  7 7  3 4  5", Scope::Judge).unwrap_err().column, 14);
    assert_eq!(grammar.read("5  2  7 7  3 3  6", Scope::Judge).unwrap_err().column, 17);
}

#[test]
fn rows_are_as_long_as_was_read_before() {
    let row_of = |count| to_eof((int("n", 1..=9), row(count, int("x", 0..=9)))).grammar;
    assert_eq!(row_of(named("n") - 1).read("3 7 7", Scope::Judge).unwrap().len(), 1);
    assert_eq!(row_of(named("n").at_most(2)).read("3 7 7", Scope::Judge).unwrap().len(), 1);
    assert_eq!(row_of(2.into()).read("3 7", Scope::Judge).unwrap_err().fault, Fault::Ended);
}

/// Random inputs, as many as are enough to see everything of small numbers.
fn random(grammar: &Grammar) -> Vec<String> {
    let strategy = grammar.strategy(Size::small(Scope::Judge), 2);
    let mut runner = runner(1);
    (0..300).map(|_| grammar.write(&strategy.new_tree(&mut runner).unwrap().current())).collect()
}

#[test]
fn random_cases_keep_to_bounds_that_depend_and_reach_them() {
    let grammar = dependent().grammar;
    let inputs = random(&grammar);
    assert!(inputs.iter().all(|input| grammar.read(input, Scope::Judge).is_ok()));
    assert!(inputs.iter().any(|input| grammar.reached(input, Scope::Judge).unwrap()["x"].1));
    let by_count = list(int("n", 1..=4), int("x", between(named("n"), named("n"))));
    let by_header = headed_list(int("n", 1..=4), int("m", 1..=9), int("x", between(0, named("m"))));
    let both = to_eof((by_count, by_header)).grammar;
    assert!(random(&both).iter().all(|input| both.read(input, Scope::Judge).is_ok()));
}

#[test]
fn two_random_numbers_may_differ_in_their_upper_digits_only() {
    let grammar = to_eof(list(int("n", 2..=2), int("x", 0..=1_000_000_000))).grammar;
    let strategy = grammar.strategy(Size::large(Scope::Judge), 1);
    let mut runner = runner(1);
    let mut pairs = (0..3000).map(|_| {
        let input = grammar.write(&strategy.new_tree(&mut runner).unwrap().current());
        let numbers: Vec<u64> = input.split_whitespace().map(|n| n.parse().unwrap()).collect();
        (numbers[1], numbers[2])
    });
    // Neighbours of powers of two aside, and not 10^9 beside something that happens to fit.
    let is_round = |number: u64| number.trailing_zeros() >= 16 && number.count_ones() > 2;
    assert!(pairs.any(|(one, other)| one != other && is_round(one) && is_round(other)));
}

#[test]
fn random_cases_shrink_with_what_they_depend_on() {
    let grammar = dependent().grammar;
    let mut tree =
        grammar.strategy(Size::medium(Scope::Judge), 1).new_tree(&mut runner(1)).unwrap();
    while tree.simplify() {
        assert!(grammar.read(&grammar.write(&tree.current()), Scope::Judge).is_ok());
    }
    assert_eq!(grammar.write(&tree.current()), "2 1\n1\n1\n1\n");
}

#[test]
#[should_panic(expected = "a bound names `m`, and no number of that name is read before it")]
fn a_name_that_is_read_later_is_not_known() {
    to_eof((int("x", between(1, named("m"))), int("m", 1..=9)));
}

#[test]
#[should_panic(expected = "a bound names `x`")]
fn a_name_of_a_lists_item_is_not_known_after_the_list() {
    to_eof((list(int("n", 1..=9), int("x", 1..=9)), row(named("x"), int("y", 1..=9))));
}

#[test]
#[should_panic(expected = "there is no `m` to add up")]
fn only_a_number_of_the_cases_adds_up() {
    counted(int("T", 1..=5), heaps()).with_total("m", 9);
}

fn narrowed(bounds: &[(&str, [u64; 2])]) -> anyhow::Result<Grammar> {
    let bounds = bounds.iter().map(|&(name, range)| (name.to_string(), range)).collect();
    dependent().grammar.narrowed(&bounds)
}

#[test]
fn a_narrowed_format_is_held_to_both_bounds() {
    let narrow = narrowed(&[("n", [0, 5]), ("x", [1, 4]), ("k", [2, 2])]).unwrap();
    for (text, fault) in [
        ("6 1  2 1 1  1", Fault::TooLarge),
        ("1 1  2 1 1  1", Fault::TooSmall),
        ("5 1  2 1 5  1", Fault::TooLarge),
        ("3 1  2 1 4  1", Fault::TooLarge),
        ("3 1  1 1  1", Fault::TooSmall),
    ] {
        assert_eq!(narrow.read(text, Scope::Judge).unwrap_err().fault, fault, "{text}");
    }
    assert!(narrow.read("5 1  2 1 4  4", Scope::Judge).is_ok());
    assert!(narrow.read("9 1  1 9  9", Scope::Beyond).is_ok());
    assert!(random(&narrow).iter().all(|input| narrow.read(input, Scope::Judge).is_ok()));
}

#[test]
fn a_strategy_of_the_problems_own_is_narrowed_too() {
    let number = int("x", 0..=9).generated_by(|_| (0..=9_u64).boxed());
    let bounds = [("x".to_string(), [3, 4])].into();
    let narrow = to_eof(number).grammar.narrowed(&bounds).unwrap();
    assert!(random(&narrow).iter().all(|input| narrow.read(input, Scope::Judge).is_ok()));
}

#[test]
fn bounds_that_do_not_fit_the_format_are_an_error() {
    let error = |bounds: &[(&str, [u64; 2])]| narrowed(bounds).map(drop).unwrap_err().to_string();
    assert_eq!(error(&[("N", [1, 2])]), "the format has no number called `N`");
    let letters = letters(int("letters", between(named("n"), named("n"))), "IX");
    let bounds = [("letters".to_string(), [1, 2])].into();
    let error = to_eof((int("n", 1..=9), letters)).grammar.narrowed(&bounds).map(drop);
    assert!(error.unwrap_err().to_string().contains("the least `letters`"));
}
