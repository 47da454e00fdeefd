//! The judge's side of the Tree Game.

use std::collections::BTreeSet;

use problem::fixtures::Tree;
use problem::played::{alternate, Board, Ends, Line, Referee, Turn};

type Edge = (u64, u64);

#[derive(Clone)]
struct Graph {
    n: u64,
    edges: BTreeSet<Edge>,
    /// The side of each vertex, from vertex 1 on: no move changes it.
    sides: Vec<bool>,
    /// The edges that can be added.
    missing: BTreeSet<Edge>,
}

impl Graph {
    fn of((n, edges): &Tree) -> Graph {
        let mut sides = vec![None; *n as usize];
        sides[0] = Some(false);
        while sides.contains(&None) {
            for &(u, v) in edges {
                let (u, v) = (u as usize - 1, v as usize - 1);
                sides[u] = sides[u].or(sides[v].map(|side: bool| !side));
                sides[v] = sides[v].or(sides[u].map(|side: bool| !side));
            }
        }
        let sides = sides.into_iter().flatten().collect();
        let mut graph = Graph {
            n: *n,
            edges: edges.iter().copied().collect(),
            sides,
            missing: BTreeSet::new(),
        };
        let pairs = (1..=*n).flat_map(|i| (i + 1..=*n).map(move |j| (i, j)));
        let missing = pairs.filter(|edge| !graph.edges.contains(edge) && graph.is_across(*edge));
        graph.missing = missing.collect();
        graph
    }

    fn is_across(&self, (i, j): Edge) -> bool {
        self.sides[i as usize - 1] != self.sides[j as usize - 1]
    }
}

impl Board for Graph {
    type Move = Edge;

    fn read(&self, line: &Line) -> Turn<Result<Edge, String>> {
        let [i, j] = line.numbers()?;
        if !(1 <= i && i < j && j <= self.n as i64) {
            return Ok(Err(format!("it is not 1 <= i < j <= {}", self.n)));
        }
        let edge = (i as u64, j as u64);
        Ok(if self.edges.contains(&edge) {
            Err(format!("{i} and {j} are joined"))
        } else if !self.is_across(edge) {
            Err("it closes an odd cycle".to_string())
        } else {
            Ok(edge)
        })
    }

    fn write(&self, (i, j): &Edge) -> String {
        format!("{i} {j}")
    }

    fn play(&mut self, edge: &Edge) {
        self.edges.insert(*edge);
        self.missing.remove(edge);
    }

    fn moves(&self) -> Vec<Edge> {
        self.missing.iter().copied().collect()
    }

    /// Each of the missing edges is added in the end.
    fn is_lost(&self) -> Option<bool> {
        Some(self.missing.len() % 2 == 0)
    }

    fn winning_move(&self) -> Option<Edge> {
        self.missing.iter().next().copied().filter(|_| self.missing.len() % 2 == 1)
    }

    fn can_move(&self) -> bool {
        !self.missing.is_empty()
    }

    fn row(&self) -> Option<Vec<u64>> {
        let ends = self.edges.iter().flat_map(|&(i, j)| [i, j]);
        Some([self.n].into_iter().chain(ends).collect())
    }
}

pub fn play(tree: &Tree, referee: &mut Referee<'_>) -> Turn<()> {
    referee.say(tree.0)?;
    for (u, v) in &tree.1 {
        referee.say(format!("{u} {v}"))?;
    }
    let graph = Graph::of(tree);
    let begins = referee.begins(&graph, ["First", "Second"])?;
    alternate(referee, graph, begins, Ends { judge_is_stuck: "-1 -1" })
}
