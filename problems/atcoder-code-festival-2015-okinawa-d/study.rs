//! A token on a digraph that may have cycles, to be explained, drawn and played.

use std::collections::{BTreeSet, HashSet};

use gamecore::{Loopy, LoopyOutcome};
use study::families::digraph::{after, board, is_playable, Case};
use study::picture::Drawing;
use study::prelude::*;
use study::text::SHOWN;

/// The token stands on the last character that was said, and a word is an edge; a position is
/// a row as of [`Case`], with one token.
struct Shiritori;

fn game(position: &[u64]) -> Loopy {
    Loopy::new(Case::of(position).digraph())
}

/// The vertex of the token, counted from 1.
fn token(position: &[u64]) -> u64 {
    Case::of(position).tokens[0]
}

/// The positions in which the token has gone to some of these vertices, each once; they are
/// counted from 0 here.
fn with_token_on(position: &[u64], vertices: Vec<usize>) -> Vec<Row> {
    let mut seen = HashSet::new();
    let once = vertices.into_iter().filter(|&vertex| seen.insert(vertex));
    let from = token(position);
    once.map(|vertex| after(position, from, vertex as u64 + 1)).collect()
}

fn outcome(game: &Loopy, vertex: u64) -> LoopyOutcome {
    game.outcome(vertex as usize - 1)
}

/// What the theorem says of a vertex: `won in 3`.
fn verdict(game: &Loopy, vertex: u64) -> String {
    let word = outcome(game, vertex).choose("won", "lost", "drawn");
    let moves = game.remoteness(vertex as usize - 1);
    moves.map_or(word.to_string(), |moves| format!("{} in {}", word, moves))
}

/// Which words to choose, where not all that seem good are.
fn advice(game: &Loopy, token: u64) -> Option<String> {
    let vertex = token as usize - 1;
    let winning = game.winning_options(vertex);
    let slower = |to: &&usize| game.remoteness(**to) > game.remoteness(winning[0]);
    let losing: Vec<u64> = match game.outcome(vertex) {
        LoopyOutcome::Draw => {
            let ends = game.graph().successors(vertex).iter();
            let lost = ends.filter(|&&to| game.outcome(to) == LoopyOutcome::N);
            lost.map(|&to| to as u64 + 1).collect::<BTreeSet<u64>>().into_iter().collect()
        }
        LoopyOutcome::N | LoopyOutcome::P => Vec::new(),
    };
    if let Some(&slower) = winning.iter().find(slower) {
        let (quick, slow) = (winning[0] + 1, slower + 1);
        Some(format!(
            "To {} the win is quicker than to {}; slow wins can go in circles.",
            quick, slow
        ))
    } else if losing.is_empty() {
        None
    } else {
        Some(format!("What loses is to go to {}.", series(losing, ", ")))
    }
}

impl Study for Shiritori {
    fn rules(&self) -> &'static str {
        "Say a word that begins with the character on which the token stands, and move the token \
         along that edge to the word's last character. A player who has no word loses; if play \
         never ends, it is a draw."
    }

    fn numbers(&self) -> &'static str {
        "n; for each character the number of its words, and where they end; 1, and the character of the token"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match Case::read(position)?.tokens.len() {
            1 => Ok(()),
            tokens => Err(format!("there are {} tokens, not one", tokens)),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        is_playable(position)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let (case, from) = (Case::of(position), token(position));
        case.successors[from as usize - 1].iter().map(|&to| after(position, from, to)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        outcome(&game(position), token(position)).choose(Outcome::N, Outcome::P, Outcome::P)
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let vertices = game(position).winning_options(token(position) as usize - 1);
        Winning::all(with_token_on(position, vertices))
    }

    fn drawing(&self, position: &[u64]) -> Option<Vec<Row>> {
        let vertices = game(position).drawing_options(token(position) as usize - 1);
        // At a draw some move keeps it.
        Some(with_token_on(position, vertices)).filter(|rows| !rows.is_empty())
    }

    fn answer(&self, position: &[u64]) -> String {
        outcome(&game(position), token(position)).choose("Snuke", "Sothe", "Draw").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (case, game, token) = (Case::of(position), game(position), token(position));
        let words = |vertex: u64| case.successors[vertex as usize - 1];
        let answer = self.answer(position);
        let ended = match game.remoteness(token as usize - 1) {
            None => None,
            Some(0) => Some(format!("no word begins with {}", token)),
            Some(moves) => {
                Some(format!("the winner can end play within {}", counted(moves, "move")))
            }
        };
        let shown: Vec<u64> = match case.successors.len() as u64 {
            n @ 0..=12 => (1..=n).collect(),
            _ => {
                let mut near: Vec<u64> = words(token).iter().copied().take(SHOWN).collect();
                near.push(token);
                near.sort_unstable();
                near.dedup();
                near
            }
        };
        let mut rows =
            vec![["character", "its words end with", "outcome"].map(str::to_string).to_vec()];
        for vertex in &shown {
            let ends = match words(*vertex) {
                [] => "no words".to_string(),
                ends => series(ends, ", "),
            };
            rows.push(vec![vertex.to_string(), ends, verdict(&game, *vertex)]);
        }
        let mut lines = table(&rows);
        if shown.len() < case.successors.len() {
            lines.push(format!("... of {} characters", case.successors.len()));
        }
        lines.extend(advice(&game, token));
        let endless = format!("{}: neither player can force a win, so play never ends.", answer);
        Explanation {
            headline: ended
                .map_or(endless, |reason| headline(&answer, &reason, self.outcome(position))),
            lines,
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let ends = Case::of(position).successors[token(position) as usize - 1];
        with_token_on(position, ends.iter().take(3).map(|&end| end as usize - 1).collect())
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        format!("word from {} to {}", token(from), token(to))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (case, game) = (Case::of(position), game(position));
        let token = token(position) as usize - 1;
        let best = [game.winning_options(token), game.drawing_options(token)].concat();
        board(&case, |vertex| Vertex {
            note: if theorem { verdict(&game, vertex) } else { String::new() },
            marked: theorem && best.contains(&(vertex as usize - 1)),
        })
    }

    fn starts(&self) -> Vec<Row> {
        // A digraph with all three outcomes, and those of the samples.
        let all_three = [7, 2, 2, 4, 1, 3, 1, 1, 2, 5, 6, 2, 7, 3, 1, 5, 0];
        let first = [6, 1, 2, 2, 3, 5, 1, 4, 1, 2, 0, 0];
        let second = [6, 1, 2, 2, 3, 5, 1, 4, 1, 2, 1, 6, 0];
        let third = [6, 2, 2, 3, 1, 1, 2, 4, 5, 2, 5, 6, 1, 6, 0];
        let starts: [(&[u64], u64); 5] =
            [(&all_three, 4), (&first, 1), (&third, 1), (&all_three, 6), (&second, 1)];
        starts.iter().map(|&(graph, token)| [graph, &[1, token]].concat()).collect()
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
    let starts = Shiritori.starts();
    let picture = |start: usize, caption: &str, title: &str| {
        let board = Shiritori.board(&starts[start], true);
        Drawing::from_board(&board, caption).document(title, "")
    };
    vec![
        (
            "three-outcomes",
            picture(
                0,
                "4 wins by the word to 6, and 1, 2, 3 are drawn",
                "A digraph whose vertices are won, lost or drawn",
            ),
        ),
        (
            "two-wins",
            picture(
                2,
                "both words win, but only one makes progress",
                "The digraph of the third sample and the outcomes of its vertices",
            ),
        ),
    ]
}
