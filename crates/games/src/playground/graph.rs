//! A token on a digraph that has a cycle, as a study.

use std::collections::BTreeSet;

use crate::digraph::{
    board_with_verdicts, check_vertices, is_drawn, reason, verdict, vertex_table, GraphPosition,
};
use gamecore::{Loopy, LoopyOutcome};
use study::prelude::*;

use super::about;

/// A token on a digraph that has a cycle; a position is its vertex.
pub struct TokenOf {
    game: Loopy,
    successors: Vec<Vec<u64>>,
}

impl TokenOf {
    pub fn new(successors: Vec<Vec<u64>>) -> TokenOf {
        let game = Loopy::new(GraphPosition::on(&successors, &[]).digraph());
        TokenOf { game, successors }
    }

    fn outcome(&self, vertex: u64) -> LoopyOutcome {
        self.game.outcome(vertex as usize - 1)
    }
}

/// Positions in which the token has gone to these vertices, which are counted from 0.
fn rows(vertices: &[usize]) -> Vec<Row> {
    vertices.iter().map(|&vertex| vec![vertex as u64 + 1]).collect()
}

impl Study for TokenOf {
    fn about(&self) -> About {
        about(words("the vertex of the token", "棋子所在的顶点"))
    }

    fn check(&self, tokens: &[u64]) -> Result<(), String> {
        match tokens.len() {
            1 => check_vertices(tokens, self.successors.len() as u64),
            many => Err(said!(
                "the digraph has a cycle, so there is one token, not {many}",
                "图中有环，所以只能有一枚棋子，不能是 {many} 枚"
            )),
        }
    }

    fn is_playable(&self, _token: &[u64]) -> bool {
        is_drawn(&self.successors)
    }

    fn play<'a>(&'a self, token: &'a [u64]) -> Play<'a> {
        let vertex = token[0] as usize - 1;
        Play::new(
            Options::of(GraphPosition::on(&self.successors, token).rules(), token),
            move || self.outcome(token[0]) == LoopyOutcome::N,
            move || Winning::all(rows(&self.game.winning_moves(vertex))),
        )
        // At a draw some move keeps it.
        .with_drawing(move || {
            Some(rows(&self.game.drawing_moves(vertex))).filter(|rows| !rows.is_empty())
        })
    }

    fn reason(&self, token: &[u64]) -> String {
        let vertex = token[0] as usize - 1;
        match self.successors[vertex].is_empty() {
            true => said!("no edge begins at {}", "没有从 {} 出发的边", token[0]),
            false => reason(self.game.remoteness(vertex)),
        }
    }

    fn figures(&self, token: &[u64]) -> Vec<String> {
        let successors = |vertex: u64| &self.successors[vertex as usize - 1];
        let row = |vertex: u64| {
            let to = match &successors(vertex)[..] {
                [] => words("none", "无").to_string(),
                list => series(list, ", "),
            };
            vec![vertex.to_string(), to, verdict(&self.game, vertex)]
        };
        let near: BTreeSet<u64> = successors(token[0]).iter().chain(token).copied().collect();
        let heads =
            [words("vertex", "顶点"), words("successors", "后继"), words("outcome", "胜负")];
        vertex_table(
            &GraphPosition::on(&self.successors, token),
            near.into_iter().collect(),
            &heads,
            row,
        )
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        said!("token from {} to {}", "棋子从 {} 到 {}", from[0], to[0])
    }

    fn board(&self, token: &[u64]) -> Board {
        board_with_verdicts(&GraphPosition::on(&self.successors, token), &self.game)
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(1..=self.successors.len() as u64)]
    }
}
