//! Tokens on an acyclic digraph.

use std::collections::{BTreeMap, BTreeSet};

use gamecore::NimValues;
use oracle::games::Sum;
use oracle::Ruleset;

use super::digraph::{after, board, is_playable, Case, Slide};
use crate::prelude::*;
use crate::text::{nim_sum_of, SHOWN};

/// Tokens on an acyclic digraph; a position is a row as of [`Case`].
pub struct Tokens {
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

fn values(case: &Case<'_>) -> NimValues {
    case.digraph().nim_values().expect("a digraph without cycles")
}

fn sum(case: &Case<'_>, values: &NimValues) -> u64 {
    values.nim_sum(case.tokens.iter().map(|vertex| vertex - 1))
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
        is_playable(position)
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
        Outcome::from_nim_value(sum(&case, &values(&case)))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let case = Case::of(position);
        let (digraph, values) = (case.digraph(), values(&case));
        // Two tokens on a vertex cancel out.
        let few = |(&vertex, &count): (&u64, &usize)| vec![vertex as usize - 1; 2 - count % 2];
        let tokens: Vec<usize> = case.counts().iter().flat_map(few).collect();
        let slides = digraph.winning_moves(&tokens, &values).into_iter();
        let slides: BTreeSet<(u64, u64)> =
            slides.map(|slide| (tokens[slide.token] as u64 + 1, slide.to as u64 + 1)).collect();
        Winning::all(slides.into_iter().map(move |(from, to)| after(position, from, to)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let case = Case::of(position);
        let (values, counts) = (values(&case), case.counts());
        let sum = sum(&case, &values);
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
        let (values, counts) = (values(&case), case.counts());
        let sum = sum(&case, &values);
        let vertex = |number: u64| {
            let value = values.value(number - 1);
            Vertex {
                note: if theorem { value.to_string() } else { String::new() },
                marked: theorem && counts.contains_key(&number) && value ^ sum < value,
            }
        };
        board(&case, vertex)
    }

    fn starts(&self) -> Vec<Row> {
        self.starts.iter().map(|start| start.to_vec()).collect()
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
