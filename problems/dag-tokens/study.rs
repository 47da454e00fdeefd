//! Tokens on an acyclic digraph, to be explained, drawn and played.

use std::collections::{BTreeMap, BTreeSet};

use gamecore::{Digraph, NimValues};
use oracle::games::Sum;
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;
use study::text::nim_sum_of;
use study::text::SHOWN;

/// One token on a graph, which is given by the successors of each vertex; vertices are counted
/// from 1.
pub struct Slide(pub Vec<Vec<u64>>);

impl Ruleset for Slide {
    type Position = u64;

    fn options(&self, vertex: &u64) -> Vec<u64> {
        self.0[*vertex as usize - 1].to_vec()
    }
}

/// A position is the case: `n`, the n lines `k x1 .. xk`, and `m` with the vertices of m tokens,
/// in ascending order after a move.
struct Tokens;

/// A position, taken apart.
struct Case<'a> {
    successors: Vec<&'a [u64]>,
    tokens: &'a [u64],
}

/// Takes a number and this many numbers after it from the front of a row.
fn counted_list<'a>(row: &mut &'a [u64]) -> Result<&'a [u64], String> {
    let (&count, rest) = row.split_first().ok_or("a number is missing at the end")?;
    if count > rest.len() as u64 {
        return Err(format!("{} numbers are announced, and {} follow", count, rest.len()));
    }
    let (list, rest) = rest.split_at(count as usize);
    *row = rest;
    Ok(list)
}

impl<'a> Case<'a> {
    fn read(position: &'a [u64]) -> Result<Case<'a>, String> {
        let (&n, mut rest) = position.split_first().ok_or("there is no number of vertices")?;
        let successors =
            (0..n).map(|_| counted_list(&mut rest)).collect::<Result<Vec<&[u64]>, String>>()?;
        let tokens = counted_list(&mut rest)?;
        if !rest.is_empty() {
            return Err("there are numbers after the tokens".to_string());
        }
        let mut vertices = successors.iter().copied().flatten().chain(tokens);
        match vertices.find(|&vertex| !(1..=n).contains(vertex)) {
            Some(vertex) => Err(format!("there is no vertex {} of {}", vertex, n)),
            None => Ok(Case { successors, tokens }),
        }
    }

    fn of(position: &'a [u64]) -> Case<'a> {
        Case::read(position).expect("a position that was checked")
    }

    fn digraph(&self) -> Digraph {
        let lists = self.successors.iter().map(|list| list.iter().map(|&to| to as usize - 1));
        Digraph::new(lists).expect("edges in range")
    }

    fn values(&self) -> NimValues {
        self.digraph().nim_values().expect("a digraph without cycles")
    }

    fn sum(&self, values: &NimValues) -> u64 {
        values.nim_sum(self.tokens.iter().map(|vertex| vertex - 1))
    }

    /// How many tokens there are on each vertex that has some.
    fn counts(&self) -> BTreeMap<u64, usize> {
        let mut counts = BTreeMap::new();
        for &vertex in self.tokens {
            *counts.entry(vertex).or_insert(0) += 1;
        }
        counts
    }
}

/// The position in which a token has gone from one vertex to another.
fn after(position: &[u64], from: u64, to: u64) -> Row {
    let count = Case::of(position).tokens.len();
    let (graph, tokens) = position.split_at(position.len() - count);
    let mut tokens = tokens.to_vec();
    let moved = tokens.iter_mut().find(|token| **token == from);
    *moved.expect("a token on the vertex") = to;
    tokens.sort_unstable();
    [graph, &tokens].concat()
}

/// The vertices that a move leaves and reaches.
fn slide(from: &[u64], to: &[u64]) -> (u64, u64) {
    let (before, after) = (Case::of(from).counts(), Case::of(to).counts());
    let more = |one: &BTreeMap<u64, usize>, other: &BTreeMap<u64, usize>| {
        let mut vertices = one.iter().filter(|(vertex, count)| other.get(vertex) < Some(count));
        vertices.next().map_or(0, |(&vertex, _)| vertex)
    };
    (more(&before, &after), more(&after, &before))
}

impl Study for Tokens {
    fn rules(&self) -> &'static str {
        "Slide one token along one edge, in the direction of the edge. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "n; for each vertex the number of its successors, and these; the number of tokens, and their vertices"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let cycle = Case::read(position)?.digraph().nim_values().err();
        cycle.map_or(Ok(()), |cycle| Err(format!("vertex {} is on a cycle", cycle.vertex + 1)))
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let case = Case::of(position);
        case.successors.len() <= 16 && case.tokens.len() <= 8 && position.len() <= 80
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let case = Case::of(position);
        let graph = case.successors.iter().map(|list| list.to_vec()).collect();
        let option = |mut tokens: Vec<u64>| {
            tokens.sort_unstable();
            [&position[..position.len() - tokens.len()], &tokens].concat()
        };
        Sum(Slide(graph)).options(&case.tokens.to_vec()).into_iter().map(option).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let case = Case::of(position);
        Outcome::from_nim_value(case.sum(&case.values()))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let case = Case::of(position);
        let (digraph, values) = (case.digraph(), case.values());
        // Two tokens on a vertex cancel out.
        let few = |(&vertex, &count): (&u64, &usize)| vec![vertex as usize - 1; 2 - count % 2];
        let tokens: Vec<usize> = case.counts().iter().flat_map(few).collect();
        let slides = digraph.winning_moves(&tokens, &values).into_iter();
        let slides: BTreeSet<(u64, u64)> =
            slides.map(|slide| (tokens[slide.token] as u64 + 1, slide.to as u64 + 1)).collect();
        Winning::all(slides.into_iter().map(move |(from, to)| after(position, from, to)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("1", "2").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let case = Case::of(position);
        let (values, counts) = (case.values(), case.counts());
        let sum = case.sum(&values);
        let value = |vertex: &u64| values.value(vertex - 1);
        let shown: Vec<u64> = match case.successors.len() as u64 {
            n @ 0..=12 => (1..=n).collect(),
            _ => counts.keys().copied().take(SHOWN).collect(),
        };
        let titles = ["vertex", "values of its successors", "nim-value", "tokens"];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        for vertex in &shown {
            let options: BTreeSet<u64> =
                case.successors[*vertex as usize - 1].iter().map(value).collect();
            let options =
                if options.is_empty() { "none".to_string() } else { series(options, ", ") };
            let tokens = counts.get(vertex).map_or(String::new(), |count| count.to_string());
            rows.push(vec![vertex.to_string(), options, value(vertex).to_string(), tokens]);
        }
        let mut lines = table(&rows);
        if shown.len() < case.successors.len() {
            lines.push(format!("... of {} vertices", case.successors.len()));
        }
        lines.push(nim_sum_of(case.tokens.iter().map(value)));
        let reason = format!("the nim-sum of the tokens' nim-values is {}", sum);
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines,
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let case = Case::of(position);
        let first = |&from: &u64| Some((from, *case.successors[from as usize - 1].first()?));
        let slides = case.counts().keys().filter_map(first).take(3).collect::<Vec<_>>();
        slides.into_iter().map(|(from, to)| after(position, from, to)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (left, reached) = slide(from, to);
        format!("token from {} to {}", left, reached)
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let case = Case::of(position);
        let (values, counts) = (case.values(), case.counts());
        let sum = case.sum(&values);
        let vertex = |number: u64| {
            let value = values.value(number - 1);
            Vertex {
                note: if theorem { value.to_string() } else { String::new() },
                marked: theorem && counts.contains_key(&number) && value ^ sum < value,
            }
        };
        let edges = (1..)
            .zip(&case.successors)
            .flat_map(|(from, list)| list.iter().map(move |&to| (from, to as usize)));
        Board::Graph(Graph {
            vertices: (1..=case.successors.len() as u64).map(vertex).collect(),
            edges: edges.collect(),
            tokens: case.tokens.iter().map(|&token| token as usize).collect(),
        })
    }

    fn starts(&self) -> Vec<Row> {
        // The graph of the sample, and one with nim-values up to 3.
        let sample = [4, 2, 2, 3, 1, 3, 1, 4, 0];
        let larger = [7, 3, 2, 3, 4, 2, 4, 5, 2, 5, 6, 2, 6, 7, 1, 7, 1, 7, 0];
        let starts: [(&[u64], &[u64]); 5] = [
            (&sample, &[2, 1, 3]),
            (&sample, &[2, 2, 4]),
            (&larger, &[2, 1, 4]),
            (&larger, &[3, 1, 2, 3]),
            (&larger, &[4, 1, 1, 2, 3]),
        ];
        starts.iter().map(|&(graph, tokens)| [graph, tokens].concat()).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(6..=9);
        let mut row = vec![n];
        for vertex in 1..=n {
            let degree = random.int(1..=3);
            let successors = random.distinct(degree, vertex + 1..=n);
            row.push(successors.len() as u64);
            row.extend(successors);
        }
        // The first vertices have successors.
        let tokens = random.int(2..=3);
        row.push(tokens);
        let mut tokens = random.list(tokens, 1..=4);
        tokens.sort_unstable();
        [row, tokens].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Tokens)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let board = |start: &[u64], caption| Drawing::from_board(&Tokens.board(start, true), caption);
    let won = Tokens.starts().swap_remove(0);
    let lost = after(&won, 1, 3);
    let boards = vec![board(&won, "2 xor 1 = 3: won"), board(&lost, "1 xor 1 = 0: lost")];
    let title = "The graph of the sample with its nim-values, before and after a winning move";
    vec![("sample", Drawing::sequence(boards).document(title, ""))]
}
