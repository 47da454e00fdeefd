//! A token on a digraph that may have cycles, to be explained, drawn and played.

use std::collections::BTreeSet;

use gamecore::{Loopy, LoopyOutcome};
use games::digraph::{
    after, board_with_verdicts, is_playable, verdict, vertex_table, GraphPosition,
};
use study::each_once;
use study::prelude::*;

/// The token stands on the last character that was said, and a word is an edge; a position is
/// a row as of [`GraphPosition`], with one token.
struct Shiritori;

/// A digraph with won, lost and drawn vertices.
const THREE_OUTCOMES: &[u64] = &[7, 2, 2, 4, 1, 3, 1, 1, 2, 5, 6, 2, 7, 3, 1, 5, 0, 1, 4];
/// The judge's third sample.
const THIRD_SAMPLE: &[u64] = &[6, 2, 2, 3, 1, 1, 2, 4, 5, 2, 5, 6, 1, 6, 0, 1, 1];

fn game(position: &[u64]) -> Loopy {
    Loopy::new(GraphPosition::checked(position).digraph())
}

/// The vertex of the token, counted from 1.
fn token(position: &[u64]) -> u64 {
    GraphPosition::checked(position).tokens[0]
}

/// The positions in which the token has gone to some of these vertices, each once; they are
/// counted from 0 here.
fn with_token_on(position: &[u64], vertices: Vec<usize>) -> Vec<Row> {
    let to = |vertex: usize| after(position, 1, token(position), vertex as u64 + 1);
    each_once(vertices.into_iter().map(to).collect())
}

fn outcome(game: &Loopy, vertex: u64) -> LoopyOutcome {
    game.outcome(vertex as usize - 1)
}

/// Which words to choose, where not all that seem good are.
fn advice(game: &Loopy, token: u64) -> Option<String> {
    let vertex = token as usize - 1;
    let winning = game.winning_moves(vertex);
    let slower = |to: &&usize| game.remoteness(**to) > game.remoteness(winning[0]);
    if let Some(slower) = winning.iter().find(slower) {
        return Some(said!(
            "Moving to {} wins faster than moving to {}. A slow win can go in circles.",
            "走到 {} 比走到 {} 更快取胜；绕远可能陷入循环。",
            winning[0] + 1,
            slower + 1
        ));
    }
    let ends = game.digraph().successors(vertex).iter().map(|&to| to as u64 + 1);
    let losing: BTreeSet<u64> = ends.filter(|&to| outcome(game, to) == LoopyOutcome::N).collect();
    let tempts = outcome(game, token) == LoopyOutcome::Draw && !losing.is_empty();
    tempts
        .then(|| said!("A word ending in {} loses.", "接到 {} 的单词会输。", series(losing, ", ")))
}

impl Study for Shiritori {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Say a word that begins with the character on which the token stands, and move the token along that edge to the word's last character."
                "每次说一个单词，它以棋子所在的字符开头，然后沿这条边把棋子移到单词的末尾字符。"
                "A player who has no word loses. If play never ends, it is a draw."
                "没有单词可说的人输；如果游戏永远不结束，就是平局。"
            },
            numbers: sentences! {
                "n; for each character the number of its words, and where they end; 1, and the character of the token"
                "n；每个字符的单词数和各单词的末尾字符；1，以及棋子所在的字符"
            },
            answers: ["Snuke", "Sothe"],
            // A digraph with all three outcomes, and those of the samples.
            starts: &[
                &[6, 1, 2, 1, 6, 1, 1, 2, 3, 5, 1, 3, 0, 1, 4],
                THREE_OUTCOMES,
                &[6, 1, 2, 2, 3, 5, 1, 4, 1, 2, 0, 0, 1, 1],
                THIRD_SAMPLE,
                &[7, 2, 2, 4, 1, 3, 1, 1, 2, 5, 6, 2, 7, 3, 1, 5, 0, 1, 6],
                &[6, 1, 2, 2, 3, 5, 1, 4, 1, 2, 1, 6, 0, 1, 1],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let tokens = GraphPosition::read(position)?.tokens.len();
        refuse!(
            tokens != 1,
            "there are {tokens} tokens, not one",
            "棋子有 {tokens} 枚，而不是一枚"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        is_playable(position)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let from = token(position);
        Play::new(
            Options::by(
                move || (GraphPosition::checked(position).rules(), from),
                move |to| after(position, 1, from, to),
            ),
            move || outcome(&game(position), from) == LoopyOutcome::N,
            move || {
                let vertices = game(position).winning_moves(from as usize - 1);
                Winning::all(with_token_on(position, vertices))
            },
        )
        .with_drawing(move || {
            let vertices = game(position).drawing_moves(from as usize - 1);
            // At a draw some move keeps it.
            Some(with_token_on(position, vertices)).filter(|rows| !rows.is_empty())
        })
    }

    fn answer(&self, position: &[u64]) -> String {
        outcome(&game(position), token(position)).choose("Snuke", "Sothe", "Draw").to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        match game(position).remoteness(token(position) as usize - 1) {
            None => said!("neither player can force a win", "双方都没有必胜策略"),
            Some(0) => said!("no word begins with {}", "没有以 {} 开头的单词", token(position)),
            Some(moves) => said!(
                "the winner can end play within {}",
                "胜方可以在 {} 步之内结束游戏",
                counted(moves, "move")
            ),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (parts, game, token) =
            (GraphPosition::checked(position), game(position), token(position));
        let ends = |vertex: u64| parts.successors[vertex as usize - 1];
        let row = |vertex: u64| {
            let ends = match ends(vertex) {
                [] => said!("no words", "没有单词"),
                ends => series(ends, ", "),
            };
            vec![vertex.to_string(), ends, verdict(&game, vertex)]
        };
        let near: BTreeSet<u64> = ends(token).iter().copied().chain(Some(token)).collect();
        let heads =
            words(["character", "its words end with", "outcome"], ["字符", "单词末尾", "胜负"]);
        let table = vertex_table(&parts, near.into_iter().collect(), &heads, row);
        table.into_iter().chain(advice(&game, token)).collect()
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let moves = move |position: &[u64]| game(position).remoteness(token(position) as usize - 1);
        let most = moves(position)?;
        let said = said!(
            "whatever word you say, play can be ended within {most} moves",
            "你接哪个单词，对方都能让游戏在 {most} 步之内结束"
        );
        let holds = move |after: &[u64]| matches!(moves(after), Some(left) if left + 2 <= most);
        Some(Kept { said, holds: Box::new(holds) })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        said!("word from {} to {}", "从 {} 到 {} 的单词", token(from), token(to))
    }

    fn board(&self, position: &[u64]) -> Board {
        board_with_verdicts(&GraphPosition::checked(position), &game(position))
    }

    fn name(&self, position: &[u64]) -> String {
        GraphPosition::checked(position).name()
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(5..=8);
        let mut row = vec![n];
        for vertex in 1..n {
            let count = random.int(1..=2);
            let mut ends = random.distinct(count, 1..=n);
            ends.retain(|&end| end != vertex);
            if ends.is_empty() {
                ends.push(n);
            }
            row.push(ends.len() as u64);
            row.extend(ends);
        }
        [row, vec![0, 1, random.int(1..=n - 1)]].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Shiritori)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let picture = |position: &[u64], caption: &str, title: &str| {
        Drawing::from_board(&Shiritori.board(position), caption).document(title, "")
    };
    let caption = "4 wins by the word to 6, and 1, 2, 3 are drawn";
    let title = "A digraph whose vertices are won, lost or drawn";
    let three_outcomes = picture(THREE_OUTCOMES, caption, title);
    let caption = "both words win, but only one makes progress";
    let title = "The digraph of the third sample and the outcomes of its vertices";
    vec![("three-outcomes", three_outcomes), ("two-wins", picture(THIRD_SAMPLE, caption, title))]
}
