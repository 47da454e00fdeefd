//! Tokens on an acyclic digraph.

use std::collections::{BTreeMap, BTreeSet};

use gamecore::{Game, NimValued};
use oracle::games::Sum;
use study::prelude::*;
use study::text::nim_sum_of;

use crate::digraph::{
    after, board, check_vertices, is_drawn, is_playable, vertex_table, GraphPosition,
};

/// Tokens on an acyclic digraph; a position is a row as of [`GraphPosition`], or the vertices of
/// the tokens alone.
pub struct Tokens {
    /// The successors of each vertex, counted from 1, if positions do not begin with them.
    pub graph: Option<Vec<Vec<u64>>>,
    /// The judge's words: where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

fn game(parts: &GraphPosition<'_>) -> gamecore::Tokens {
    gamecore::Tokens::new(parts.digraph()).expect("a digraph without cycles")
}

/// The nim-value of a vertex, counted from 1.
fn value(game: &gamecore::Tokens, vertex: u64) -> u64 {
    game.value(vertex as usize - 1)
}

fn sum(parts: &GraphPosition<'_>, game: &gamecore::Tokens) -> u64 {
    game.nim_value(&parts.tokens.iter().map(|&vertex| vertex as usize - 1).collect::<Vec<usize>>())
}

impl Tokens {
    fn parts<'a>(&'a self, position: &'a [u64]) -> GraphPosition<'a> {
        match &self.graph {
            Some(successors) => GraphPosition::on(successors, position),
            None => GraphPosition::checked(position),
        }
    }

    /// The vertices that a move leaves and reaches.
    fn slide(&self, from: &[u64], to: &[u64]) -> (u64, u64) {
        let (before, after) = (self.parts(from).counts(), self.parts(to).counts());
        let more = |one: &BTreeMap<u64, usize>, other: &BTreeMap<u64, usize>| {
            let mut vertices = one.iter().filter(|(vertex, count)| other.get(vertex) < Some(count));
            vertices.next().map_or(0, |(&vertex, _)| vertex)
        };
        (more(&before, &after), more(&after, &before))
    }
}

impl Study for Tokens {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Slide one token along one edge, in the direction of the edge."
                "每次选一枚棋子，沿一条边按边的方向走一步。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: match self.graph {
                Some(_) => words("the vertices of the tokens", "各枚棋子所在的顶点"),
                None => sentences! {
                    "n; for each vertex the number of its successors, and these; the number of tokens, and their vertices"
                    "n；每个顶点的后继个数和各个后继；棋子的枚数和它们所在的顶点"
                },
            },
            answers: self.answers,
            starts: self.starts,
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        if let Some(successors) = &self.graph {
            return check_vertices(position, successors.len() as u64);
        }
        let cycle = GraphPosition::read(position)?.digraph().nim_values().err();
        cycle.map_or(Ok(()), |cycle| {
            Err(said!("vertex {} is on a cycle", "顶点 {} 在一个环上", cycle.vertex + 1))
        })
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        match &self.graph {
            Some(successors) => is_drawn(successors) && position.len() <= 8,
            None => is_playable(position),
        }
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let parts = self.parts(position);
        Play::new(
            Options::at(Sum(parts.rules()), parts.tokens.to_vec(), move |mut tokens| {
                tokens.sort_unstable();
                [&position[..position.len() - tokens.len()], &tokens].concat()
            }),
            move || {
                let parts = self.parts(position);
                sum(&parts, &game(&parts)) != 0
            },
            move || {
                let parts = self.parts(position);
                // Two tokens on a vertex cancel out.
                let few =
                    |(&vertex, &count): (&u64, &usize)| vec![vertex as usize - 1; 2 - count % 2];
                let tokens: Vec<usize> = parts.counts().iter().flat_map(few).collect();
                let slides = game(&parts).winning_moves(&tokens).into_iter();
                let slides: BTreeSet<(u64, u64)> = slides
                    .map(|slide| (tokens[slide.token] as u64 + 1, slide.to as u64 + 1))
                    .collect();
                Winning::all(
                    slides
                        .into_iter()
                        .map(move |(from, to)| after(position, parts.tokens.len(), from, to)),
                )
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        let parts = self.parts(position);
        said!(
            "the nim-sum of the tokens' nim-values is {}",
            "各枚棋子的 SG 值的异或和是 {}",
            sum(&parts, &game(&parts))
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let parts = self.parts(position);
        let (game, counts) = (game(&parts), parts.counts());
        let value = |vertex: &u64| value(&game, *vertex);
        let row = |vertex: u64| {
            let successors = parts.successors[vertex as usize - 1].iter();
            let options = match successors.map(value).collect::<BTreeSet<u64>>() {
                none if none.is_empty() => said!("none", "无"),
                options => series(options, ", "),
            };
            let tokens = counts.get(&vertex).map_or(String::new(), |count| count.to_string());
            vec![vertex.to_string(), options, value(&vertex).to_string(), tokens]
        };
        let heads = words(
            ["vertex", "values of its successors", "nim-value", "tokens"],
            ["顶点", "后继的 SG 值", "SG 值", "棋子"],
        );
        let mut lines = vertex_table(&parts, counts.keys().copied().collect(), &heads, row);
        lines.push(nim_sum_of(parts.tokens.iter().map(value)));
        lines
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let mobile = move |position: &[u64]| -> Row {
            let parts = self.parts(position);
            let can_move = |vertex: &&u64| !parts.successors[**vertex as usize - 1].is_empty();
            parts.tokens.iter().filter(can_move).copied().collect()
        };
        Kept::so(
            position,
            move |position| twins(mobile(position)),
            || {
                let vertices: BTreeSet<u64> = mobile(position).into_iter().collect();
                said!(
                "the tokens that can move stand in pairs, on {}, and what one of a pair does, the other can do",
                "能走的棋子成对地站在同一个顶点上（{}），一枚怎么走，对方就让另一枚照样走",
                series(vertices, words(", ", "、"))
            )
            },
        )
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (left, reached) = self.slide(from, to);
        said!("token from {left} to {reached}", "棋子从 {left} 走到 {reached}")
    }

    fn board(&self, position: &[u64]) -> Board {
        let parts = self.parts(position);
        let (game, counts) = (game(&parts), parts.counts());
        let sum = sum(&parts, &game);
        board(&parts, |number| {
            let value = value(&game, number);
            let marked = counts.contains_key(&number) && value ^ sum < value;
            Vertex { note: value.to_string(), marked }
        })
    }

    fn name(&self, position: &[u64]) -> String {
        match self.graph {
            Some(_) => study::write(position),
            None => self.parts(position).name(),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        if let Some(successors) = &self.graph {
            return line(1..=successors.len() as u64, |vertex| vec![vertex]);
        }
        let start = self.starts[0];
        let parts = self.parts(start);
        let before_tokens = &start[..start.len() - parts.tokens.len() - 1];
        let last = parts.successors.len() as u64;
        line(1..=last, |vertex| [before_tokens, &[1, vertex]].concat())
    }

    fn random(&self, random: &mut Random) -> Row {
        if let Some(successors) = &self.graph {
            let tokens = random.int(1..=3);
            let mut tokens = random.list(tokens, 1..=successors.len() as u64);
            tokens.sort_unstable();
            return tokens;
        }
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
