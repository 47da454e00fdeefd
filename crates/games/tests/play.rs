//! Random games of every kind, held to play by their bare rules.
//!
//! The rules are written down here a second time, from the words of the description.

use std::collections::BTreeSet;
use std::fmt::Debug;

use games::playground::Game;
use oracle::positions::multisets_of;
use oracle::retrograde::{Fate, Retrograde};
use oracle::{Oracle, Ruleset};
use proptest::prelude::*;
use proptest::sample::subsequence;
use study::{Asked, Row};

/// Rules whose positions are rows in one form: the function gives the options in any other.
struct Rules<F>(F);

impl<F: Fn(&Row) -> Vec<Row>> Ruleset for Rules<F> {
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

fn ordered(row: &Row) -> Row {
    in_order(row.clone())
}

fn set(rows: impl IntoIterator<Item = Row>) -> BTreeSet<Row> {
    rows.into_iter().map(in_order).collect()
}

/// The game is the one of the rules, in which a row has some form: at each of the positions it has
/// the same options, the same outcome and the same winning moves, and the values of its reports are
/// those by definition.
fn check<R: Ruleset>(text: &str, rules: R, form: impl Fn(&Row) -> R::Position, rows: Vec<Row>)
where
    R::Position: Debug + Ord,
{
    let game: Game = text.parse().unwrap_or_else(|mistake| panic!("{text}: {mistake}"));
    let (study, oracle) = (game.study(), Oracle::new(rules));
    let misere = study.is_misere();
    assert_eq!(misere, text.starts_with("misere"), "{text}");
    let wins = |position: &R::Position| match misere {
        true => oracle.next_wins_misere(position),
        false => oracle.next_wins(position),
    };
    let set = |rows: &[Row]| rows.iter().map(&form).collect::<BTreeSet<_>>();
    for row in rows {
        let place = || format!("{text}, {row:?}");
        study.check(&row).unwrap_or_else(|error| panic!("{}: {error}", place()));
        assert!(study.is_playable(&row), "{}", place());
        let (position, options) = (form(&row), study.options(&row));
        let mut expected: BTreeSet<_> = oracle.rules().options(&position).into_iter().collect();
        assert_eq!(set(&options), expected, "{}", place());
        assert_eq!(study.wins(&row), wins(&position), "{}", place());
        let winning: Vec<Row> = study.winning(&row).moves.collect();
        assert!(winning.iter().all(|row| options.contains(row)), "{}", place());
        expected.retain(|option| !wins(option));
        assert_eq!(set(&winning), expected, "{}", place());
        assert!(options.iter().all(|row| study.is_playable(row)), "{}", place());
        study.board(&row);
    }
    for (game, report) in game.reports(8).iter().enumerate() {
        for (number, value) in (report.first..).zip(&report.values) {
            let alone = form(&[vec![0; game], vec![number]].concat());
            let (expected, is_lost) = match misere {
                true => (if wins(&alone) { "N" } else { "P" }.to_string(), !wins(&alone)),
                false => (oracle.nim_value(&alone).to_string(), !wins(&alone)),
            };
            assert_eq!(*value, expected, "{text}: {number} alone");
            assert_eq!(report.lost.contains(&number), is_lost, "{text}: {number} alone");
        }
    }
}

/// Whether a heap may become these two, the first one being the larger, when so many stones are
/// taken.
type Leaves<'a> = &'a dyn Fn(u64, u64, u64) -> bool;

/// Heaps that belong to games: a position is pairs of the game and the heap, in order.
struct Sum<'a>(Vec<Leaves<'a>>);

impl Ruleset for Sum<'_> {
    type Position = Vec<(usize, u64)>;

    fn options(&self, heaps: &Vec<(usize, u64)>) -> Vec<Vec<(usize, u64)>> {
        let mut options = Vec::new();
        for (place, &(game, heap)) in heaps.iter().enumerate() {
            for one in 0..=heap {
                for other in (0..=one).filter(|other| one + other <= heap && one != heap) {
                    if self.0[game](heap - one - other, one, other) {
                        let mut option = heaps.to_vec();
                        option.remove(place);
                        option.extend([(game, one), (game, other)]);
                        options.push(tidy(option));
                    }
                }
            }
        }
        options
    }
}

fn tidy(mut heaps: Vec<(usize, u64)>) -> Vec<(usize, u64)> {
    heaps.retain(|(_, heap)| *heap > 0);
    heaps.sort_unstable();
    heaps
}

/// Sums and misere play of games at every position of a few heaps.
fn check_sum(games: &[(&str, Leaves)], misere: bool) {
    let names: Vec<&str> = games.iter().map(|(name, _)| *name).collect();
    let text = format!("{}{}", if misere { "misere " } else { "" }, names.join(" + "));
    // The heaps of a row belong to the games in turn.
    let in_turn = |row: &Row| {
        tidy(row.iter().enumerate().map(|(place, &heap)| (place % games.len(), heap)).collect())
    };
    let mut rows: Vec<Row> = multisets_of(0..=2, 0..=8).into_iter().collect();
    let reversed: Vec<Row> = rows.iter().map(|row| row.iter().rev().copied().collect()).collect();
    rows.extend(reversed);
    rows.extend([vec![3, 5, 6], vec![5, 0, 5], vec![2, 6, 3, 1]]);
    let rules = Sum(games.iter().map(|(_, leaves)| *leaves).collect());
    check(&text, rules, in_turn, rows);
}

fn check_heaps(text: &str, leaves: impl Fn(u64, u64, u64) -> bool) {
    check_sum(&[(text, &leaves)], false);
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
    check(text, Rules(options), ordered, sets);
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
        let text = format!("take {}", study::write(&amounts));
        check_heaps(&text, move |taken, _, other| other == 0 && amounts.contains(&taken));
    }

    #[test]
    fn any_but_forbidden_amounts(forbidden in some_of(1..=9, 4)) {
        let text = format!("take any but {}", study::write(&forbidden));
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
        let text = format!("turn {}", study::write(&counts));
        check_coins(&text, move |set| counts.contains(&(set.len() as u64)));
    }

    #[test]
    fn so_many_neighbours(counts in some_of(1..=8, 4)) {
        let text = format!("turn {} neighbours", study::write(&counts));
        check_coins(&text, move |set| {
            let is_run = set.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            is_run && counts.contains(&(set.len() as u64))
        });
    }

    #[test]
    fn coins_at_distances(distances in some_of(0..=7, 4)) {
        let text = format!("turn at {}", study::write(&distances));
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
        check(&text, Rules(options), ordered, multisets_of(0..=3, 1..=last));
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
    let (study, report) = (game.study(), game.reports(0).remove(0));
    let last = successors.len() as u64;
    let options =
        move |token: &Row| successors[token[0] as usize - 1].iter().map(|&to| vec![to]).collect();
    let retrograde = Retrograde::new(Rules(options));
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

/// Games with their rules: how many stones are taken, and what is left.
const GAMES: [(&str, Leaves); 8] = [
    ("take any", &|_, _, other| other == 0),
    ("take 1 3 4", &|taken, _, other| other == 0 && [1, 3, 4].contains(&taken)),
    ("take squares", &|taken, _, other| other == 0 && [1, 4, 9].contains(&taken)),
    ("take any but 2", &|taken, _, other| other == 0 && taken != 2),
    ("kayles", &|taken, _, _| [1, 2].contains(&taken)),
    ("0.137", &|taken, one, other| match taken {
        1 => one + other == 0,
        2 => other == 0,
        _ => taken == 3,
    }),
    ("0.6", &|taken, one, _| taken == 1 && one > 0),
    ("4!", &|taken, one, other| taken == 0 && one != other && other > 0),
];

#[test]
fn games_alone_and_sums_of_two() {
    for one in GAMES {
        check_sum(&[one], false);
        check_sum(&[one], true);
        for other in GAMES {
            check_sum(&[one, other], false);
        }
    }
    check_sum(&[GAMES[7], GAMES[4], GAMES[0]], false);
}

#[test]
fn sums_in_misere_play() {
    for games in [&[0, 1][..], &[4, 0], &[7, 2], &[1, 5, 6]] {
        check_sum(&games.iter().map(|&game| GAMES[game]).collect::<Vec<_>>(), true);
    }
}

/// Larger heaps than those that are played out, by a quotient or a theorem.
#[test]
fn large_heaps_in_misere_play() {
    let wins = |text: &str, heaps: &[u64]| text.parse::<Game>().unwrap().study().wins(heaps);
    assert!(!wins("misere nim", &[1, 1, 1]) && !wins("misere nim", &[70_000, 70_000]));
    // Sibert and Conway, 1992.
    assert!(wins("misere kayles", &[5, 5]) && !wins("misere kayles", &[25, 9, 1]));
    // Plambeck and Siegel, 2008: Guiles.
    let report = "misere guiles".parse::<Game>().unwrap().reports(100).remove(0);
    let remark = "The misere quotient of the heaps up to 100 has 42 elements, and 12 of them are";
    assert!(report.remark.starts_with(remark), "{}", report.remark);
    assert_eq!(report.values.len(), 101);
}

#[test]
fn runs_of_any_length() {
    check_coins("turn neighbours", |set| set.windows(2).all(|pair| pair[0] + 1 == pair[1]));
}
