//! Random games of every kind, held to play by their bare rules.
//!
//! The rules are written down here a second time, from the words of the description.

use std::collections::BTreeSet;

use games::playground::Game;
use oracle::positions::multisets_of;
use oracle::retrograde::{Fate, Retrograde};
use oracle::{Oracle, Ruleset};
use proptest::prelude::*;
use proptest::sample::subsequence;
use study::Row;

type Options = Box<dyn Fn(&Row) -> Vec<Row>>;

/// Rules whose positions are rows in one form: `options` gives them in any other.
struct Rules(Options);

impl Ruleset for Rules {
    type Position = Row;

    fn options(&self, position: &Row) -> Vec<Row> {
        (self.0)(position).into_iter().map(in_order).collect()
    }
}

/// The numbers in ascending order, without empty heaps.
fn in_order(mut row: Row) -> Row {
    row.retain(|&number| number > 0);
    row.sort_unstable();
    row
}

fn set(rows: impl IntoIterator<Item = Row>) -> BTreeSet<Row> {
    rows.into_iter().map(in_order).collect()
}

/// The game is the one of the rules: at each of the positions it has the same options, the same
/// outcome and the same winning moves, and the values of its report are those by definition.
fn check(text: &str, rules: Options, positions: Vec<Row>) {
    let game: Game = text.parse().unwrap_or_else(|mistake| panic!("{text}: {mistake}"));
    let study = game.study();
    let oracle = Oracle::new(Rules(rules));
    for position in positions {
        let ordered = in_order(position.clone());
        let place = || format!("{text}, {position:?}");
        study.check(&position).unwrap_or_else(|error| panic!("{}: {error}", place()));
        assert!(study.is_playable(&position), "{}", place());
        let options = study.options(&position);
        assert_eq!(set(options.clone()), set(oracle.rules().options(&ordered)), "{}", place());
        assert_eq!(study.wins(&position), oracle.next_wins(&ordered), "{}", place());
        let winning: Vec<Row> = study.winning(&position).moves.collect();
        assert_eq!(set(winning.clone()), set(oracle.winning_options(&ordered)), "{}", place());
        assert!(winning.iter().all(|row| options.contains(row)), "{}", place());
        assert!(options.iter().all(|row| study.is_playable(row)), "{}", place());
    }
    let report = game.report(8);
    for (number, value) in (report.first..).zip(&report.values).take(8) {
        let expected = oracle.nim_value(&in_order(vec![number]));
        assert_eq!(*value, expected.to_string(), "{text}: {number} alone");
        assert_eq!(report.lost.contains(&number), expected == 0, "{text}: {number} alone");
    }
}

fn check_heaps(text: &str, leaves: impl Fn(u64, u64, u64) -> bool + 'static) {
    let options = move |heaps: &Row| {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for one in 0..=heap {
                for other in (0..=one).filter(|other| one + other <= heap) {
                    let is_move = heap != one && leaves(heap - one - other, one, other);
                    if is_move {
                        let mut option = heaps.to_vec();
                        option.remove(place);
                        option.extend([one, other]);
                        options.push(option);
                    }
                }
            }
        }
        options
    };
    let three = [vec![3, 5, 6], vec![6, 4, 2], vec![5, 0, 5]];
    let positions = multisets_of(0..=2, 0..=8).into_iter().chain(three);
    check(text, Box::new(options), positions.collect());
}

/// `turn` says whether the coins of a set, in ascending order, may be turned.
fn check_coins(text: &str, turn: impl Fn(&[u64]) -> bool + 'static) {
    const COINS: u64 = 8;
    let coins = |bits: u64| (1..=COINS).filter(|coin| bits >> coin & 1 == 1).collect::<Row>();
    let sets: Vec<Row> = (1..1 << COINS).map(|bits| coins(bits << 1)).collect();
    let turned: Vec<Row> = sets.iter().filter(|set| turn(set)).cloned().collect();
    let options = move |heads: &Row| {
        let may_turn = |set: &&Row| heads.contains(&set[set.len() - 1]);
        let after = |set: &Row| {
            let all = (1..=COINS).filter(|coin| heads.contains(coin) != set.contains(coin));
            all.collect::<Row>()
        };
        turned.iter().filter(may_turn).map(after).collect()
    };
    check(text, Box::new(options), sets);
}

fn words(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<String>>().join(" ")
}

fn some_of(range: std::ops::RangeInclusive<u64>, most: usize) -> impl Strategy<Value = Row> {
    subsequence(range.collect::<Row>(), 1..=most)
}

/// Edges from any vertex to any, as text and as successors.
fn graph(edges: &BTreeSet<(u64, u64)>, arrow: &str) -> (String, Vec<Row>) {
    let last = edges.iter().map(|edge| edge.0.max(edge.1)).max().unwrap();
    let of = |vertex: u64| edges.iter().filter(move |edge| edge.0 == vertex).map(|edge| edge.1);
    let text: Vec<String> = edges.iter().map(|(from, to)| format!("{from}{arrow}{to}")).collect();
    (text.join(" "), (1..=last).map(|vertex| of(vertex).collect()).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn amounts(amounts in some_of(1..=9, 5)) {
        let text = format!("take {}", words(&amounts));
        check_heaps(&text, move |taken, _, other| other == 0 && amounts.contains(&taken));
    }

    #[test]
    fn any_but_forbidden_amounts(forbidden in some_of(1..=9, 4)) {
        let text = format!("take any but {}", words(&forbidden));
        check_heaps(&text, move |taken, _, other| other == 0 && !forbidden.contains(&taken));
    }

    #[test]
    fn octal_codes(first in prop::sample::select(vec!["", "0", "4"]), rest in "[0-7]{1,5}") {
        let code = format!("{first}.{rest}");
        let digits: Vec<u32> = format!("{}{rest}", if first == "4" { 4 } else { 0 })
            .chars().map(|digit| digit.to_digit(8).unwrap()).collect();
        check_heaps(&code, move |taken, one, other| {
            let heaps_left = [one, other].iter().filter(|&&heap| heap > 0).count();
            digits.get(taken as usize).is_some_and(|digit| digit >> heaps_left & 1 == 1)
        });
    }

    #[test]
    fn so_many_coins(counts in some_of(1..=6, 4)) {
        let text = format!("turn {}", words(&counts));
        check_coins(&text, move |set| counts.contains(&(set.len() as u64)));
    }

    #[test]
    fn so_many_neighbours(counts in some_of(1..=8, 4)) {
        let text = format!("turn {} neighbours", words(&counts));
        check_coins(&text, move |set| {
            let is_run = set.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            is_run && counts.contains(&(set.len() as u64))
        });
    }

    #[test]
    fn coins_at_distances(distances in some_of(0..=7, 4)) {
        let text = format!("turn at {}", words(&distances));
        check_coins(&text, move |set| match set {
            [_] => distances.contains(&0),
            [left, right] => distances.contains(&(right - left)),
            _ => false,
        });
    }

    #[test]
    fn tokens_on_digraphs(
        edges in prop::collection::btree_set((1..=8_u64, 1..=8_u64), 1..12),
        turned in any::<bool>(),
    ) {
        // One way only, so that there is no cycle.
        let direct = |(one, other): (u64, u64)| match turned {
            false => (one.min(other), one.max(other)),
            true => (one.max(other), one.min(other)),
        };
        let edges: BTreeSet<_> =
            edges.into_iter().filter(|edge| edge.0 != edge.1).map(direct).collect();
        prop_assume!(!edges.is_empty());
        let (text, successors) = graph(&edges, ">");
        let last = successors.len() as u64;
        let options = move |tokens: &Row| {
            let slid = |place: usize| {
                let to = &successors[tokens[place] as usize - 1];
                to.iter().map(move |&to| [&tokens[..place], &[to], &tokens[place + 1..]].concat())
            };
            (0..tokens.len()).flat_map(slid).collect()
        };
        check(&text, Box::new(options), multisets_of(0..=3, 1..=last));
    }

    #[test]
    fn a_token_on_a_digraph_with_cycles(
        edges in prop::collection::btree_set((1..=7_u64, 1..=7_u64), 1..14),
    ) {
        let cycle = (1..=7).map(|vertex| (vertex, vertex % 7 + 1)).take(1 + edges.len() % 7);
        let edges: BTreeSet<_> = edges.into_iter().chain(cycle).chain([(1, 2), (2, 1)]).collect();
        let (text, successors) = graph(&edges, "->");
        check_loopy(&text, successors);
    }
}

/// Outcomes, winning and drawing moves are those of retrograde analysis.
fn check_loopy(text: &str, successors: Vec<Row>) {
    let game: Game = text.parse().unwrap();
    let (study, report) = (game.study(), game.report(0));
    let last = successors.len() as u64;
    let options =
        move |token: &Row| successors[token[0] as usize - 1].iter().map(|&to| vec![to]).collect();
    let retrograde = Retrograde::new(Rules(Box::new(options)));
    for vertex in 1..=last {
        let token = vec![vertex];
        let fate = retrograde.fate(&token);
        assert_eq!(study.wins(&token), fate == Fate::Win, "{text}, {vertex}");
        assert_eq!(study.drawing(&token).is_some(), fate == Fate::Draw, "{text}, {vertex}");
        let winning = set(study.winning(&token).moves);
        assert_eq!(winning, set(retrograde.winning_options(&token)), "{text}, {vertex}");
        let options = study.options(&token);
        for to in study.drawing(&token).unwrap_or_default() {
            assert!(options.contains(&to), "{text}, {vertex}");
            assert_eq!(retrograde.fate(&to), Fate::Draw, "{text}, {vertex}");
        }
        let word = [(Fate::Win, "won"), (Fate::Loss, "lost"), (Fate::Draw, "drawn")];
        let word = word.iter().find(|pair| pair.0 == fate).unwrap().1;
        assert!(report.values[vertex as usize - 1].starts_with(word), "{text}, {vertex}");
        assert_eq!(report.lost.contains(&vertex), fate == Fate::Loss, "{text}, {vertex}");
    }
}

#[test]
fn games_of_which_there_is_one() {
    check_heaps("take any", |_, _, other| other == 0);
    check_heaps("4!", |taken, one, other| taken == 0 && one != other && other > 0);
    let is_run = |set: &[u64]| set.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    check_coins("turn neighbours", is_run);
}
