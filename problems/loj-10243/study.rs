//! Tokens on an acyclic digraph, to be explained, drawn and played.

use games::digraph::after;
use games::Tokens;
use study::prelude::*;

/// The sample.
const SAMPLE: &[u64] = &[6, 3, 4, 5, 3, 2, 1, 4, 2, 5, 6, 1, 5, 0, 0, 4, 1, 2, 4, 6];

pub fn study() -> Box<dyn Study> {
    Box::new(tokens())
}

fn tokens() -> Tokens {
    Tokens {
        graph: None,
        answers: ["win", "lose"],
        // The graph of the sample, and a larger one.
        starts: &[
            SAMPLE,
            &[6, 3, 4, 5, 3, 2, 1, 4, 2, 5, 6, 1, 5, 0, 0, 3, 1, 1, 3],
            &[6, 3, 4, 5, 3, 2, 1, 4, 2, 5, 6, 1, 5, 0, 0, 3, 2, 3, 4],
            &[8, 2, 2, 3, 2, 4, 5, 2, 5, 6, 1, 7, 2, 7, 8, 1, 8, 1, 8, 0, 3, 1, 3, 5],
        ],
    }
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = tokens();
    let board = |start: &[u64], caption| Drawing::from_board(&study.board(start), caption);
    let lost = after(SAMPLE, 4, 1, 3);
    let boards = vec![
        board(SAMPLE, "2 xor 0 xor 1 xor 0 = 3: won"),
        board(&lost, "1 xor 0 xor 1 xor 0 = 0: lost"),
    ];
    let title = "The graph of the sample with its nim-values, before and after a winning move";
    vec![("sample", Drawing::sequence(boards).document(title, ""))]
}
