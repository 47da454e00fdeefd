//! Token games against the bare rules: every small digraph, random larger
//! ones, and sizes that no recursion survives.

use gamecore::digraph::{Cycle, NoSuchVertex};
use gamecore::{Digraph, NimValues, Outcome, Slide};
use oracle::games::Sum;
use oracle::{positions, Oracle, Ruleset};
use proptest::prelude::*;

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
    let graph = Digraph::new(lists.clone()).expect("successors in range");
    let values = graph.nim_values().expect("no cycle");
    let oracle = Oracle::new(Sum(Walk(lists.clone())));
    for (vertex, &value) in values.table().iter().enumerate() {
        assert_eq!(u64::from(value), oracle.nim_value(&vec![vertex]), "{lists:?}");
    }
    let last = lists.len() as u64 - 1;
    for row in positions::rows_of(0..=most, 0..=last) {
        let tokens: Vec<usize> = row.iter().map(|&vertex| vertex as usize).collect();
        let expected = Outcome::n_if(oracle.next_wins(&tokens));
        assert_eq!(graph.outcome(tokens.clone()), Ok(expected), "{lists:?} {tokens:?}");
        let moves = graph.winning_moves(&tokens, &values);
        let results: Vec<Vec<usize>> = moves.iter().map(|slide| slide.after(&tokens)).collect();
        assert_eq!(results, oracle.winning_options(&tokens), "{lists:?} {tokens:?}");
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
            Err(Cycle { vertex }) => assert!(reach[vertex][vertex], "{lists:?} {vertex}"),
        }
    }
}

#[test]
fn no_vertices_at_all() {
    let graph = Digraph::new(Lists::new()).expect("nothing is out of range");
    assert_eq!(graph.vertices(), 0);
    assert_eq!(graph.nim_values(), Ok(NimValues::from_table(vec![])));
    assert_eq!(graph.outcome([]), Ok(Outcome::P));
}

#[test]
#[should_panic(expected = "no vertex 0 of 0")]
fn no_token_without_vertices() {
    let graph = Digraph::new(Lists::new()).expect("nothing is out of range");
    let _ = graph.outcome([0]);
}

#[test]
#[should_panic(expected = "no vertex 2 of 2")]
fn a_token_out_of_range_is_named() {
    let _ = edge().outcome([0, 2]);
}

#[test]
#[should_panic(expected = "no vertex 3 of 2")]
fn a_token_out_of_range_has_no_moves() {
    edge().winning_moves(&[0, 3], &edge().nim_values().expect("no cycle"));
}

fn edge() -> Digraph {
    Digraph::new([vec![1], vec![]]).expect("an edge")
}

#[test]
fn vertices_out_of_range_are_named() {
    let missing = |vertex| NoSuchVertex { vertex, vertices: 2 };
    assert_eq!(Digraph::new(vec![vec![1], vec![2]]).unwrap_err(), missing(2));
    assert_eq!(Digraph::new(vec![vec![9, 1], vec![]]).unwrap_err(), missing(9));
}

#[test]
fn errors_say_what_is_wrong_in_one_line() {
    let cycle = Cycle { vertex: 3 }.to_string();
    assert_eq!(cycle, "vertex 3, counted from 0, is on a cycle");
    let missing = NoSuchVertex { vertex: 9, vertices: 2 }.to_string();
    assert_eq!(missing, "no vertex 9 of 2, counted from 0");
}

const MANY: usize = 1_000_000;

#[test]
fn long_paths_either_way() {
    let up = Digraph::new((0..MANY).map(|i| (i + 1 < MANY).then_some(i + 1))).unwrap();
    let values = up.nim_values().unwrap();
    assert!((0..MANY).all(|i| values.value(i as u64) as usize == (MANY - 1 - i) % 2));
    let down = Digraph::new((0..MANY).map(|i| i.checked_sub(1))).unwrap();
    let values = down.nim_values().unwrap();
    assert!((0..MANY).all(|i| values.value(i as u64) as usize == i % 2));
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
    let graph = Digraph::new(wide.chain(last)).unwrap();
    let values = graph.nim_values().unwrap();
    assert_eq!([0, 1, MANY as u64].map(|vertex| values.value(vertex)), [0, 1, 0]);
    // The values are 0 and 1: make them 1 and 1, or 0 and 0.
    let moves = graph.winning_moves(&[0, 1], &values);
    let first = (1..MANY).map(|to| Slide { token: 0, to });
    let expected = first.chain([Slide { token: 1, to: MANY }]);
    assert!(moves.into_iter().eq(expected));
}

#[test]
fn all_edges_downward_make_a_nim_heap() {
    let heaps = Digraph::new((0..1500).map(|heap| 0..heap)).unwrap();
    assert_eq!(heaps.nim_values(), Ok(NimValues::from_table((0..1500).collect())));
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
