//! Prefix-free Game, to be explained, drawn and played.

use gamecore::nim_sum;
use games::tried;
use study::prelude::*;

use super::rules::FreeSubtrees;

/// A position is the heights of the free subtrees.
struct Words;

/// With more levels in all, the winning moves are not looked for.
const LISTED: u64 = 200;

/// At most how many subtrees a free subtree can become, if these are not too many.
fn descendants(height: u64) -> u64 {
    1_u64.checked_shl(height.saturating_sub(1) as u32).unwrap_or(u64::MAX)
}

/// The nim-value of a free subtree: the greatest power of two that divides its height.
fn value(height: u64) -> u64 {
    height & height.wrapping_neg()
}

fn values(heights: &[u64]) -> Vec<u64> {
    heights.iter().copied().map(value).collect()
}

/// How far below the root of a free subtree a word leaves this nim-sum, if there is such a word.
fn depth_that_leaves(height: u64, nim_sum: u64) -> Option<u64> {
    // The values of 1, 2, ..., n have the nim-sum n xor floor(n / 2), the Gray code of n. The nim-sum
    // of those that a word leaves is the Gray code of (h - 1) xor the height below it.
    let number = [1, 2, 4, 8, 16, 32].iter().fold(nim_sum, |code, shift| code ^ code >> shift);
    let last = height.checked_sub(1)?;
    last.checked_sub(last ^ number)
}

/// For each free subtree how far below its root the word is that wins, if there is one.
fn winning_depths(heights: &[u64]) -> Vec<Option<u64>> {
    let sum = nim_sum(values(heights));
    let heights = heights.iter();
    heights.map(|&h| depth_that_leaves(h, sum ^ value(h)).filter(|_| sum > 0)).collect()
}

impl Study for Words {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "A heap of n stands for a beginning that no word of the set shares. After it, a word may have up to n - 1 more letters."
                "一堆 n 颗石子表示集合中还没有单词用到的一个开头，它后面最多还可以接 n - 1 个字母。"
                "To add such a word, with k more letters, uses up the heap and leaves heaps of n - 1, n - 2, and so on down to n - k, for the words that part from it at its first letter, its second, and so on."
                "加入这样一个单词，若开头之后还有 k 个字母，就用掉这一堆，并留下 n - 1、n - 2、……、n - k 颗的各堆：它们是从第一个、第二个……字母处与它分开的单词。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, click what is left of the smallest of these heaps, or of none."
                "在图上，点击留下的最小一堆的颗数；若一堆也不留，就点最下面一颗。"
            },
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
        let options = Options::of(FreeSubtrees, heights);
        let levels = heights.iter().fold(0, |sum: u64, &height| sum.saturating_add(height));
        tried(levels <= LISTED, options, |left| nim_sum(values(left)) > 0, heights)
    }

    fn reason(&self, heights: &[u64]) -> String {
        said!(
            "the nim-sum of the nim-values is {}",
            "各堆 SG 值的异或和是 {}",
            nim_sum(values(heights))
        )
    }

    fn figures(&self, heights: &[u64]) -> Vec<String> {
        let (values, depths) = (values(heights), winning_depths(heights));
        let word = |depth: u64| match depth {
            0 => said!("at the root", "在根上"),
            depth => said!("{depth} below the root", "根之下 {depth} 层"),
        };
        let heads = words(
            ["height", "in binary", "nim-value", "wins by a word"],
            ["高度", "二进制", "SG 值", "必胜的单词"],
        );
        let mut lines = figures(&heads, heights.len(), |tree| {
            vec![
                heights[tree].to_string(),
                format!("{:b}", heights[tree]),
                values[tree].to_string(),
                depths[tree].map_or(String::new(), word),
            ]
        });
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let tree = differing(from, to)[0];
        let letters = if to[tree] == 0 { 0 } else { from[tree] - to[tree] };
        let more = counted(letters, "more letter");
        said!("heap {}: a word with {more}", "第 {} 堆：单词再接 {more} 个字母", tree + 1)
    }

    fn board(&self, heights: &[u64]) -> Board {
        let depths = winning_depths(heights);
        let heap = |(tree, &stones): (usize, &u64)| Heap {
            stones,
            note: value_note(value(stones)),
            marked: depths[tree].is_some(),
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
    // Below 01 and 11, 101, and 1001.
    let heights = [3, 3, 2, 1];
    let sum = "beside 00 and 1000, with at most 4 letters: nim-sum 3";
    let board = Drawing::from_board(&Words.board(&heights), sum);
    let title = "Prefix-free Game: the nim-values of free subtrees";
    let description = "The height h has the greatest power of two that divides it as its value.";
    vec![("heights", Drawing::below(vec![strip.draw(), board]).document(title, description))]
}
