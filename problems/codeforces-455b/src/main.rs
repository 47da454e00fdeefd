//! A Lot of Games: letters are added to a word, which must stay a prefix of a given word. A player
//! who cannot add one loses the game and begins the next one. The winner of the last of k games
//! wins them all.
//!
//! Theorem (direct proof): the first player wins if and only if the beginner of one game can force
//! a win of it, and can force a loss of it as well or k is odd.

use proconio::{input, read_value};

/// The children of each node, which stand after it; 0, the root, is nobody's child.
fn trie(words: &[String]) -> Vec<[usize; 26]> {
    let mut nodes = vec![[0; 26]];
    for word in words {
        let mut node = 0;
        for letter in word.bytes() {
            let letter = usize::from(letter - b'a');
            if nodes[node][letter] == 0 {
                nodes[node][letter] = nodes.len();
                nodes.push([0; 26]);
            }
            node = nodes[node][letter];
        }
    }
    nodes
}

/// Whether the beginner can force a win, and whether a loss. The player to move can force either
/// where some letter leaves a node at which the opponent cannot; at a leaf the game is lost.
fn forced(words: &[String]) -> (bool, bool) {
    let nodes = trie(words);
    let mut win = vec![false; nodes.len()];
    let mut loss = vec![true; nodes.len()];
    for (node, children) in nodes.iter().enumerate().rev() {
        let children = || children.iter().filter(|&&child| child > 0);
        win[node] = children().any(|&child| !win[child]);
        loss[node] = children().next().is_none() || children().any(|&child| !loss[child]);
    }
    (win[0], loss[0])
}

/// Where the beginner of the next games wins them, the beginner of this one wants to lose it, and
/// otherwise to win it.
pub fn solve(words: &[String], k: u64) -> bool {
    let (win, loss) = forced(words);
    // The theorem:
    win && (loss || k % 2 == 1)
}

fn main() {
    input! { n: usize, k: u64 }
    assert!(k > 0, "no games are played");
    assert!(n <= 10_000_000, "{} words are too many", n);
    let words = read_value!([String; n]);
    let mut letters = words.iter().flat_map(|word| word.bytes());
    assert!(letters.all(|letter| letter.is_ascii_lowercase()), "a letter is not from a to z");
    println!("{}", if solve(&words, k) { "First" } else { "Second" });
}
