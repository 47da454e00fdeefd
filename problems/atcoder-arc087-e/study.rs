//! Prefix-free Game, to be explained, drawn and played.

use gamecore::{Game, NimValued, PrefixFree, SumGame, WordChoice};
use games::played;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;

use super::rules::FreeSubtrees;

/// A position is the heights of the free subtrees.
struct Words;

/// A position after a move that leaves more subtrees is not listed.
const LISTED: u64 = 1000;

/// At most how many subtrees a free subtree can become, if these are not too many.
fn descendants(height: u64) -> u64 {
    1_u64.checked_shl(height.saturating_sub(1) as u32).unwrap_or(u64::MAX)
}

fn values(heights: &[u64]) -> Vec<u64> {
    heights.iter().map(|height| PrefixFree.component_value(height)).collect()
}

impl Study for Words {
    fn about(&self) -> About {
        About {
            rules: words("A heap of n stands for a beginning that no word of the set shares. After it, a word may have up to n - 1 more letters. To add such a word, with k more letters, uses up the heap and leaves heaps of n - 1, n - 2, and so on down to n - k, for the words that part from it at its first letter, its second, and so on. A player who cannot move loses. On the board, click what is left of the smallest of these heaps, or of none.", "一堆 n 颗石子表示集合中还没有单词用到的一个开头，它后面最多还可以接 n - 1 个字母。加入这样一个单词，若开头之后还有 k 个字母，就用掉这一堆，并留下 n - 1、n - 2、……、n - k 颗的各堆：它们是从第一个、第二个……字母处与它分开的单词。无法操作者输。在图上，点击留下的最小一堆的颗数；若一堆也不留，就点最下面一颗。"),
            numbers: words("the heights of the free subtrees", "各个空闲子树的高度"),
            answers: ["Alice", "Bob"],
            starts: &[&[4, 1], &[3, 1], &[3, 2, 2], &[2, 3, 1, 1], &[4]],
        }
    }

    fn is_playable(&self, heights: &[u64]) -> bool {
        heights.iter().all(|&height| height <= 4)
            && heights.iter().map(|&height| descendants(height)).sum::<u64>() <= 10
    }

    fn play<'a>(&'a self, heights: &'a [u64]) -> Play<'a> {
        let play = played(FreeSubtrees, PrefixFree, heights);
        let choices = PrefixFree.winning_moves(heights);
        if choices.iter().all(|choice| choice.depth <= LISTED) {
            return play;
        }
        let few = choices.into_iter().filter(|choice| choice.depth <= LISTED);
        play.with_winning(move || {
            Winning::some(few.map(move |choice| PrefixFree.after(heights, &choice)))
        })
    }

    fn reason(&self, heights: &[u64]) -> String {
        said!(
            "the nim-sum of the nim-values is {}",
            "各堆 SG 值的异或和是 {}",
            PrefixFree.nim_value(heights)
        )
    }

    fn figures(&self, heights: &[u64]) -> Vec<String> {
        let (values, choices) = (values(heights), PrefixFree.winning_moves(heights));
        let word = |choice: &WordChoice| match choice.depth {
            0 => said!("at the root", "在根上"),
            depth => said!("{} below the root", "根之下 {} 层", depth),
        };
        let heads = words(
            ["height", "in binary", "nim-value", "wins by a word"],
            ["高度", "二进制", "SG 值", "必胜的单词"],
        );
        let mut lines = figures(&heads, heights.len(), |tree| {
            let choice = choices.iter().find(|choice| choice.tree == tree);
            vec![
                heights[tree].to_string(),
                format!("{:b}", heights[tree]),
                values[tree].to_string(),
                choice.map_or(String::new(), word),
            ]
        });
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match (0..from.len()).find(|&tree| from[tree] != to[tree]) {
            Some(tree) => {
                let letters = if to[tree] == 0 { 0 } else { from[tree] - to[tree] };
                let letters = match letters {
                    1 => said!("1 more letter", "再接 1 个字母"),
                    letters => said!("{} more letters", "再接 {} 个字母", letters),
                };
                said!("heap {}: a word with {}", "第 {} 堆：单词{}", tree + 1, letters)
            }
            None => said!("no move", "没有走法"),
        }
    }

    fn board(&self, heights: &[u64]) -> Board {
        let choices = PrefixFree.winning_moves(heights);
        let heap = |(tree, &stones): (usize, &u64)| Heap {
            stones,
            note: said!("value {}", "SG 值 {}", PrefixFree.component_value(&stones)),
            marked: choices.iter().any(|choice| choice.tree == tree),
            ..Heap::default()
        };
        Board::Heaps(heights.iter().enumerate().map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=3, |a, b| vec![a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let trees = random.int(2..=3);
        random.list(trees, 1..=if trees == 2 { 3 } else { 2 })
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Words)
}

/// The nim-values of the heights 0 to 24, and the free subtrees beside the words 00 and 1000.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values = values(&(0..=24).collect::<Row>());
    let mut strip = ValueStrip::of_values(0, &values);
    strip.caption = "heights, and the greatest powers of two that divide them".to_string();
    strip.line = 25;
    let heights = PrefixFree::free_heights(&["00", "1000"], 4).expect("prefix-free words");
    let sum = "beside 00 and 1000, with at most 4 letters: nim-sum 3";
    let board = Drawing::from_board(&Words.board(&heights), sum);
    let title = "Prefix-free Game: the nim-values of free subtrees";
    let description = "The height h has the greatest power of two that divides it as its value.";
    vec![("heights", Drawing::below(vec![strip.draw(), board]).document(title, description))]
}
