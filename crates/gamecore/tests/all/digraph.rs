//! Token games on digraphs against the bare rules: every small digraph, random larger
//! ones, and sizes that no recursion survives.

use gamecore::{Digraph, Game, Outcome, Slide, Tokens};
use oracle::games::Sum;
use oracle::{positions, Oracle, Ruleset};
use proptest::prelude::*;

use crate::{shape, sorted};

type Lists = Vec<Vec<usize>>;

/// A token on a digraph, given by its lists of successors.
struct Walk(Lists);

impl Ruleset for Walk {
    type Position = usize;

    fn options(&self, vertex: &usize) -> Vec<usize> {
        self.0[*vertex].clone()
    }
}

/// Every digraph on `vertices` vertices, loops included.
fn digraphs(vertices: usize) -> impl Iterator<Item = Lists> {
    (0..1u64 << (vertices * vertices)).map(move |edges| {
        let has = move |from, to| edges >> (from * vertices + to) & 1 == 1;
        (0..vertices).map(|from| (0..vertices).filter(|&to| has(from, to)).collect()).collect()
    })
}

/// For each vertex, those that a walk of at least one edge reaches.
fn reach(lists: &Lists) -> Vec<Vec<bool>> {
    let vertices = lists.len();
    let mut reach = vec![vec![false; vertices]; vertices];
    for (from, list) in lists.iter().enumerate() {
        list.iter().for_each(|&to| reach[from][to] = true);
    }
    for via in 0..vertices {
        for from in 0..vertices {
            for to in 0..vertices {
                reach[from][to] |= reach[from][via] && reach[via][to];
            }
        }
    }
    reach
}

fn is_acyclic(lists: &Lists) -> bool {
    let reach = reach(lists);
    (0..lists.len()).all(|vertex| !reach[vertex][vertex])
}

/// Nim-values, outcomes and winning moves of up to `most` tokens by the rules.
fn agrees_with_the_rules(lists: &Lists, most: usize) {
    let game = tokens_on(lists.clone());
    let values = game.digraph().nim_values().expect("no cycle");
    let oracle = Oracle::new(Sum(Walk(lists.clone())));
    for (vertex, &value) in values.iter().enumerate() {
        assert_eq!(u64::from(value), oracle.nim_value(&vec![vertex]), "{lists:?}");
        assert_eq!(game.value(vertex), u64::from(value), "{lists:?}");
    }
    let last = lists.len() as u64 - 1;
    for row in positions::rows_of(0..=most, 0..=last) {
        let tokens: Vec<usize> = row.iter().map(|&vertex| vertex as usize).collect();
        shape::keeps(&game, &tokens);
        shape::keeps_nim_values(&game, &tokens);
        let expected = Outcome::n_if(oracle.next_wins(&tokens));
        assert_eq!(game.outcome(&tokens), expected, "{lists:?} {tokens:?}");
        let moves = game.winning_moves(&tokens);
        assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "{lists:?} {tokens:?}");
        let results: Vec<_> = moves.iter().map(|slide| game.after(&tokens, slide)).collect();
        let mut expected = oracle.winning_options(&tokens);
        // Two edges from one vertex to another are two options of the oracle.
        expected.sort();
        expected.dedup();
        assert_eq!(sorted(results), expected, "{lists:?} {tokens:?}");
        assert!(moves.iter().all(|&Slide { token, to }| lists[tokens[token]].contains(&to)));
    }
}

#[test]
fn acyclic_digraphs_by_the_rules() {
    // The numbers of labelled acyclic digraphs (Robinson, 1973).
    for (vertices, count, tokens) in [(1, 1, 3), (2, 3, 3), (3, 25, 3), (4, 543, 2)] {
        let acyclic: Vec<Lists> = digraphs(vertices).filter(is_acyclic).collect();
        assert_eq!(acyclic.len(), count);
        acyclic.iter().for_each(|lists| agrees_with_the_rules(lists, tokens));
    }
}

#[test]
fn a_cycle_is_found_and_named_by_a_vertex_on_it() {
    for lists in (1..=4).flat_map(digraphs) {
        let reach = reach(&lists);
        match Digraph::new(lists.clone()).expect("successors in range").nim_values() {
            Ok(_) => assert!(is_acyclic(&lists), "{lists:?}"),
            Err(cycle) => assert!(reach[cycle.vertex][cycle.vertex], "{lists:?} {cycle}"),
        }
    }
}

fn tokens_on(lists: Lists) -> Tokens {
    Tokens::new(Digraph::new(lists).expect("successors in range")).expect("no cycle")
}

#[test]
fn no_vertices_at_all() {
    let game = tokens_on(Lists::new());
    assert_eq!(game.digraph().vertices(), 0);
    assert_eq!(game.digraph().nim_values(), Ok(Vec::new()));
    assert_eq!(game.outcome(&[]), Outcome::P);
    assert_eq!(game.winning_moves(&[]), []);
}

#[test]
#[should_panic(expected = "no vertex 0 of 0")]
fn no_token_without_vertices() {
    tokens_on(Lists::new()).outcome(&[0]);
}

#[test]
#[should_panic(expected = "no vertex 2 of 2")]
fn a_token_out_of_range_is_named() {
    edge().outcome(&[0, 2]);
}

#[test]
#[should_panic(expected = "no vertex 3 of 2")]
fn a_token_out_of_range_has_no_moves() {
    edge().winning_moves(&[0, 3]);
}

fn edge() -> Tokens {
    tokens_on(vec![vec![1], vec![]])
}

#[test]
fn a_repeated_edge_is_one_move() {
    let game = tokens_on(vec![vec![2, 1, 2, 1], vec![], vec![]]);
    let slide = |to| Slide { token: 0, to };
    assert_eq!(game.winning_moves(&[0]), [slide(1), slide(2)]);
    assert_eq!(game.digraph().successors(0), [2, 1, 2, 1]);
}

#[test]
fn tokens_need_a_digraph_without_cycles() {
    let error = Tokens::new(Digraph::new([vec![1], vec![1]]).unwrap()).unwrap_err();
    assert_eq!(error.vertex, 1);
    assert_eq!(error.to_string(), "vertex 1, counted from 0, is on a cycle");
}

#[test]
fn vertices_out_of_range_are_named() {
    let error = |lists: Lists| {
        let error = Digraph::new(lists).unwrap_err();
        (error.vertex, error.vertices)
    };
    assert_eq!(error(vec![vec![1], vec![2]]), (2, 2));
    assert_eq!(error(vec![vec![9, 1], vec![]]), (9, 2));
    let error = |edge| Digraph::from_edges(2, &[(0, 1), edge]).unwrap_err().to_string();
    assert_eq!(error((9, 0)), "no vertex 9 of 2, counted from 0");
    assert_eq!(error((1, 2)), "no vertex 2 of 2, counted from 0");
}

#[test]
fn edges_and_lists_make_the_same_digraph() {
    let edges = [(2, 0), (0, 1), (2, 2), (0, 2), (2, 0)];
    let lists = Digraph::new([vec![1, 2], vec![], vec![0, 2, 0]]);
    assert_eq!(Digraph::from_edges(3, &edges), lists);
}

const MANY: usize = 1_000_000;

#[test]
fn long_paths_either_way() {
    let up = Digraph::new((0..MANY).map(|i| (i + 1 < MANY).then_some(i + 1))).unwrap();
    let values = up.nim_values().unwrap();
    assert!((0..MANY).all(|i| usize::from(values[i]) == (MANY - 1 - i) % 2));
    let down = Digraph::new((0..MANY).map(|i| i.checked_sub(1))).unwrap();
    let values = down.nim_values().unwrap();
    assert!((0..MANY).all(|i| usize::from(values[i]) == i % 2));
}

#[test]
fn a_long_way_to_a_long_cycle() {
    // A path of half the vertices leads into a ring of the other half.
    let next = |i| if i + 1 < MANY { i + 1 } else { MANY / 2 };
    let lasso = Digraph::new((0..MANY).map(|i| [next(i)])).unwrap();
    assert!(lasso.nim_values().unwrap_err().vertex >= MANY / 2);
}

#[test]
fn a_vertex_with_many_successors() {
    // From 0 an edge goes to each of 1, 2, ..., and from each of these to the last.
    let wide = (0..MANY).map(|i| if i == 0 { 1..MANY } else { MANY..MANY + 1 });
    let last = std::iter::once(0..0);
    let game = Tokens::new(Digraph::new(wide.chain(last)).unwrap()).unwrap();
    assert_eq!([0, 1, MANY].map(|vertex| game.value(vertex)), [0, 1, 0]);
    // The values are 0 and 1: make them 1 and 1, or 0 and 0.
    let moves = game.winning_moves(&[0, 1]);
    let first = (1..MANY).map(|to| Slide { token: 0, to });
    let expected = first.chain([Slide { token: 1, to: MANY }]);
    assert!(moves.into_iter().eq(expected));
}

#[test]
fn all_edges_downward_make_a_nim_heap() {
    let heaps = Digraph::new((0..1500).map(|heap| 0..heap)).unwrap();
    assert_eq!(heaps.nim_values(), Ok((0..1500).collect()));
}

/// An acyclic digraph of up to 12 vertices: edges go down along a random
/// order, in any sequence and possibly twice.
fn acyclic() -> impl Strategy<Value = Lists> {
    (1usize..=12).prop_flat_map(|vertices| {
        let order = Just((0..vertices).collect::<Vec<usize>>()).prop_shuffle();
        let edges = prop::collection::vec((0..vertices, 0..vertices), 0..40);
        (order, edges).prop_map(move |(order, edges)| {
            let mut lists = vec![Vec::new(); vertices];
            for (one, two) in edges.into_iter().filter(|(one, two)| one != two) {
                lists[order[one.max(two)]].push(order[one.min(two)]);
            }
            lists
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn random_acyclic_digraphs_by_the_rules(lists in acyclic()) {
        agrees_with_the_rules(&lists, 2);
    }
}
