//! Prefix-free Game: add a word of zeros and ones with at most l letters to a set, so that no
//! word of the set is a prefix of another. A player who cannot move loses. Alice begins.
//!
//! Theorem: the words that can be added form full binary trees, and such a tree of height h has
//! the nim-value 2^j, the greatest power of two that divides h. The player to move loses if and
//! only if the nim-sum of the values is 0.

use proconio::{input, read_value};

/// A node of the trie of all words; 0, the root, is nobody's child.
struct Node {
    depth: u64,
    children: [usize; 2],
}

fn trie(words: &[String]) -> Vec<Node> {
    let mut nodes = vec![Node { depth: 0, children: [0; 2] }];
    for word in words {
        let mut node = 0;
        for letter in word.bytes() {
            let side = usize::from(letter - b'0');
            if nodes[node].children[side] == 0 {
                nodes[node].children[side] = nodes.len();
                nodes.push(Node { depth: nodes[node].depth + 1, children: [0; 2] });
            }
            node = nodes[node].children[side];
        }
    }
    nodes
}

/// Where a node has one child only, the tree below the other one is free. A word in a free tree
/// of height h leaves free trees of the heights h - 1, h - 2, ..., one for each letter. By
/// induction their nim-sums are differences of Gray codes: all below 2^j are among them, and 2^j
/// is not.
pub fn solve(words: &[String], longest: u64) -> bool {
    let nodes = trie(words);
    let leaves = nodes.iter().filter(|node| node.children == [0, 0]);
    assert_eq!(leaves.count(), words.len(), "a word is a prefix of another");
    let free = nodes.iter().filter(|node| (node.children[0] == 0) != (node.children[1] == 0));
    let heights = free.map(|node| longest - node.depth);
    // The theorem:
    heights.fold(0, |sum, height| sum ^ (1_u64 << height.trailing_zeros())) != 0
}

fn main() {
    input! { n: usize, longest: u64 }
    assert!(n <= 10_000_000, "{} words are too many", n);
    let words = read_value!([String; n]);
    let fits = |word: &String| word.len() as u64 <= longest;
    assert!(words.iter().all(fits), "a word has more than {} letters", longest);
    let mut letters = words.iter().flat_map(|word| word.chars());
    assert!(letters.all(|letter| letter == '0' || letter == '1'), "a letter is not 0 or 1");
    println!("{}", if solve(&words, longest) { "Alice" } else { "Bob" });
}
