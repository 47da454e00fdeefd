//! Tokens on an acyclic digraph, to be explained, drawn and played.

use games::digraph::after;
use games::Tokens;
use study::prelude::*;

/// The sample's graph, with tokens on 1 and 3.
const SAMPLE: &[u64] = &[4, 2, 2, 3, 1, 3, 1, 4, 0, 2, 1, 3];

pub fn study() -> Box<dyn Study> {
    Box::new(tokens())
}

fn tokens() -> Tokens {
    Tokens {
        graph: None,
        answers: ["1", "2"],
        // The graph of the sample, and one with nim-values up to 3.
        starts: &[
            &[7, 3, 2, 3, 4, 2, 4, 5, 2, 5, 6, 2, 6, 7, 1, 7, 1, 7, 0, 2, 1, 4],
            SAMPLE,
            &[4, 2, 2, 3, 1, 3, 1, 4, 0, 2, 2, 4],
            &[7, 3, 2, 3, 4, 2, 4, 5, 2, 5, 6, 2, 6, 7, 1, 7, 1, 7, 0, 3, 1, 2, 3],
            &[7, 3, 2, 3, 4, 2, 4, 5, 2, 5, 6, 2, 6, 7, 1, 7, 1, 7, 0, 4, 1, 1, 2, 3],
        ],
    }
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = tokens();
    let board = |start: &[u64], caption| Drawing::from_board(&study.board(start), caption);
    let lost = after(SAMPLE, 2, 1, 3);
    let boards = vec![board(SAMPLE, "2 xor 1 = 3: won"), board(&lost, "1 xor 1 = 0: lost")];
    let title = "The graph of the sample with its nim-values, before and after a winning move";
    vec![("sample", Drawing::sequence(boards).document(title, ""))]
}
