//! Lexicographic Nim against its rules with small numbers, and by its laws with large ones.

use gamecore::{Digraph, Game, LexicographicNim, Lowering, Nim, Outcome};
use oracle::positions::rows;
use oracle::{games, Oracle};

use crate::shape;

fn game(lists: Vec<Vec<usize>>) -> LexicographicNim {
    LexicographicNim::new(Digraph::new(lists).unwrap()).unwrap()
}

/// Every digraph on this many vertices whose edges lead to lower ones.
fn descending(vertices: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    let pairs = vertices * vertices.saturating_sub(1) / 2;
    (0..1_u32 << pairs).map(move |edges| {
        let has =
            |from: usize, to: usize| edges >> (from * from.saturating_sub(1) / 2 + to) & 1 == 1;
        (0..vertices).map(|from| (0..from).filter(|&to| has(from, to)).collect()).collect()
    })
}

/// With numbers up to 1 or 3 an exclusive or stays in the range, so nothing changes for the winner.
#[test]
fn small_digraphs_are_as_played() {
    for (vertices, most) in [(0, 3), (1, 3), (2, 3), (3, 3), (4, 1), (5, 1)] {
        for lists in descending(vertices) {
            let game = game(lists.clone());
            let oracle = Oracle::new(games::LexicographicNim { successors: lists.clone(), most });
            for numbers in rows(vertices, 0..=most) {
                let expected = Outcome::n_if(oracle.next_wins(&numbers));
                assert_eq!(game.outcome(&numbers), expected, "{lists:?} {numbers:?}");
                shape::keeps(&game, &numbers);
                let moves = game.winning_moves(&numbers);
                assert!(moves.windows(2).all(|pair| pair[0].vertex < pair[1].vertex));
                for vertex in 0..vertices {
                    let mut wins = oracle.rules().options_at(vertex, &numbers);
                    wins.retain(|option| !oracle.next_wins(option));
                    let chosen = moves.iter().find(|chosen| chosen.vertex == vertex);
                    assert_eq!(chosen.is_some(), !wins.is_empty(), "{lists:?} {numbers:?}");
                    if let Some(chosen) = chosen {
                        assert!(wins.contains(&game.after(&numbers, chosen)), "{chosen:?}");
                        // The other winning moves at this vertex lower it to the same number, and
                        // change at least as many others.
                        assert!(wins.iter().all(|option| option[vertex] == chosen.to));
                        let changes = |option: &Vec<u64>| {
                            let pairs = option.iter().zip(&numbers);
                            pairs.filter(|(after, before)| after != before).count()
                        };
                        let fewest = wins.iter().map(changes).min();
                        assert_eq!(fewest, Some(chosen.changed.len() + 1), "{lists:?} {numbers:?}");
                    }
                }
            }
        }
    }
}

/// Without edges it is Nim. Where every two vertices are joined, the only P-position is the end.
#[test]
fn no_edges_and_all_edges() {
    let numbers: Vec<u64> = (0..300).map(|step: u64| u64::MAX - step * step * step).collect();
    let nim = game(vec![vec![]; 300]);
    assert_eq!(nim.outcome(&numbers), Nim.outcome(&numbers));
    let lowered: Vec<(usize, u64)> =
        Nim.winning_moves(&numbers).iter().map(|take| (take.heap, take.stones)).collect();
    let moves = nim.winning_moves(&numbers);
    let found: Vec<(usize, u64)> =
        moves.iter().map(|chosen| (chosen.vertex, numbers[chosen.vertex] - chosen.to)).collect();
    assert_eq!(found, lowered);

    let complete = game((0..300).map(|vertex| (0..vertex).collect()).collect());
    let moves = complete.winning_moves(&numbers);
    let changed = (0..299).map(|vertex| (vertex, 0)).collect();
    assert_eq!(moves, [Lowering { vertex: 299, to: 0, changed }]);
    shape::keeps(&complete, &numbers);
}

/// On a path the even and the odd vertices are the two classes.
#[test]
fn a_long_path() {
    let path = game(
        (0..100_000).map(|vertex: usize| vertex.checked_sub(1).into_iter().collect()).collect(),
    );
    let mut numbers = vec![u64::MAX; 100_000];
    assert_eq!(path.nim_sums(&numbers), [0, 0]);
    assert_eq!(path.outcome(&numbers), Outcome::P);
    numbers[70_001] = 5;
    numbers[70_002] = 6;
    // Vertex 0 has no successor whose number could change, and those two have too small numbers.
    let moves = path.winning_moves(&numbers);
    assert_eq!(moves.len(), 100_000 - 3);
    for chosen in [&moves[0], &moves[50_000], &moves[99_996]] {
        assert_eq!(path.outcome(&path.after(&numbers, chosen)), Outcome::P);
    }
}

#[test]
fn a_cycle_is_an_error() {
    let digraph = Digraph::new([vec![1], vec![0]]).unwrap();
    let error = LexicographicNim::new(digraph).unwrap_err();
    assert_eq!(error.to_string(), "vertex 0, counted from 0, is on a cycle");
}

#[test]
#[should_panic(expected = "2 numbers for 3 vertices")]
fn too_few_numbers() {
    game(vec![vec![]; 3]).outcome(&[1, 2]);
}

fn after(vertex: usize, to: u64, changed: Vec<(usize, u64)>) {
    game(vec![vec![], vec![], vec![0, 1]]).after(&[3, 4, 5], &Lowering { vertex, to, changed });
}

#[test]
#[should_panic(expected = "4 is not lower than 4 at vertex 1")]
fn a_number_that_stays() {
    after(1, 4, vec![]);
}

#[test]
#[should_panic(expected = "no edge leads from 1 to 0")]
fn a_change_elsewhere() {
    after(1, 3, vec![(0, 7)]);
}

#[test]
#[should_panic(expected = "the changes are not in ascending order")]
fn a_change_for_the_second_time() {
    after(2, 3, vec![(0, 7), (0, 8)]);
}
