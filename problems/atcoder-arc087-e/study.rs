//! Prefix-free Game, to be explained, drawn and played.

use gamecore::nim_sum;
use gamecore::prefix_free::{self, Choice};
use oracle::Ruleset;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::SHOWN;

/// Free subtrees, given by their heights: choose a node, and what lies beside the way to it
/// stays free.
struct Subtrees;

impl Ruleset for Subtrees {
    type Position = Row;

    fn options(&self, heights: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for (tree, &height) in heights.iter().enumerate() {
            for depth in 0..height {
                let lowest = if depth == 0 { 0 } else { height - depth };
                let mut option = replaced(heights, tree, lowest);
                option.extend((1..depth).map(|step| height - step));
                options.push(option);
            }
        }
        options
    }
}

/// A position is the heights of the free subtrees.
struct Game;

/// A position after a move that leaves more subtrees is not listed.
const LISTED: u64 = 1000;

/// At most how many subtrees a free subtree can become, if these are not too many.
fn descendants(height: u64) -> u64 {
    1_u64.checked_shl(height.saturating_sub(1) as u32).unwrap_or(u64::MAX)
}

fn values(heights: &[u64]) -> Vec<u64> {
    heights.iter().map(|&height| prefix_free::nim_value(height)).collect()
}

impl Study for Game {
    fn rules(&self) -> &'static str {
        "The words that can be added form full binary trees, drawn as heaps, one stone for each level. A move chooses a node at some depth; beside the way down to it a subtree stays free at each level, from one lower than the tree to the level of the node. A player who cannot move loses. On the board, choose the height of the lowest subtree that stays free."
    }

    fn numbers(&self) -> &'static str {
        "the heights of the free subtrees"
    }

    fn check(&self, _heights: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, heights: &[u64]) -> bool {
        heights.iter().all(|&height| height <= 4)
            && heights.iter().map(|&height| descendants(height)).sum::<u64>() <= 10
    }

    fn options(&self, heights: &[u64]) -> Vec<Row> {
        Subtrees.options(&heights.to_vec())
    }

    fn outcome(&self, heights: &[u64]) -> Outcome {
        prefix_free::outcome(heights.iter().copied())
    }

    fn winning<'a>(&'a self, heights: &'a [u64]) -> Winning<'a> {
        let choices = prefix_free::winning_moves(heights);
        if choices.iter().all(|choice| choice.depth <= LISTED) {
            return Winning::all(choices.into_iter().map(move |choice| choice.after(heights)));
        }
        let few = choices.into_iter().filter(|choice| choice.depth <= LISTED);
        Winning::some(few.map(move |choice| choice.after(heights)))
    }

    fn answer(&self, heights: &[u64]) -> String {
        self.outcome(heights).choose("Alice", "Bob").to_string()
    }

    fn explain(&self, heights: &[u64]) -> Explanation {
        let (values, choices) = (values(heights), prefix_free::winning_moves(heights));
        let titles = ["height", "in binary", "nim-value", "wins by a word"];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        rows.extend(heights.iter().zip(&values).enumerate().take(SHOWN).map(
            |(tree, (height, value))| {
                let choice = choices.iter().find(|choice| choice.tree == tree);
                let word = |choice: &Choice| match choice.depth {
                    0 => "at the root".to_string(),
                    depth => format!("{} below the root", depth),
                };
                let binary = format!("{:b}", height);
                vec![
                    height.to_string(),
                    binary,
                    value.to_string(),
                    choice.map_or(String::new(), word),
                ]
            },
        ));
        let mut lines = table(&rows);
        if heights.len() > SHOWN {
            lines.push(format!("... and {} more subtrees", heights.len() - SHOWN));
        }
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        let reason = format!("the nim-sum of the nim-values is {}", nim_sum(values));
        let outcome = self.outcome(heights);
        Explanation { headline: headline(&self.answer(heights), &reason, outcome), lines }
    }

    fn tempting(&self, heights: &[u64]) -> Vec<Row> {
        // The root of the highest subtree, and a node just below it.
        let highest = (0..heights.len()).filter(|&tree| heights[tree] > 0);
        let highest = highest.max_by_key(|&tree| heights[tree]);
        highest.map_or(Vec::new(), |tree| {
            let depths = 0..heights[tree].min(2);
            depths.map(|depth| Choice { tree, depth }.after(heights)).collect()
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match (0..from.len()).find(|&tree| from[tree] != to[tree]) {
            Some(tree) if to[tree] == 0 => format!("the root of subtree {}", tree + 1),
            Some(tree) => {
                format!("a word {} below the root of subtree {}", from[tree] - to[tree], tree + 1)
            }
            None => "no move".to_string(),
        }
    }

    fn board(&self, heights: &[u64], theorem: bool) -> Board {
        let choices = if theorem { prefix_free::winning_moves(heights) } else { Vec::new() };
        let heap = |(tree, &stones): (usize, &u64)| Heap {
            stones,
            caption: format!("subtree {}", tree + 1),
            note: if theorem {
                format!("value {}", prefix_free::nim_value(stones))
            } else {
                String::new()
            },
            marked: choices.iter().any(|choice| choice.tree == tree),
            ..Heap::default()
        };
        Board::Heaps(heights.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[4, 1], &[3, 1], &[3, 2, 2], &[2, 3, 1, 1], &[4]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let trees = random.int(2..=3);
        random.list(trees, 1..=if trees == 2 { 3 } else { 2 })
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

/// The nim-values of the heights 0 to 24, and the free subtrees beside the words 00 and 1000.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = (0..=24).map(prefix_free::nim_value).collect();
    let mut strip = ValueStrip::of_values(0, &values);
    strip.caption = "heights, and the greatest powers of two that divide them".to_string();
    strip.line = 25;
    let heights = prefix_free::free_heights(&["00", "1000"], 4);
    let sum = "beside 00 and 1000, with at most 4 letters: nim-sum 3";
    let board = Drawing::from_board(&Game.board(&heights, true), sum);
    let title = "Prefix-free Game: the nim-values of free subtrees";
    let description = "The height h has the greatest power of two that divides it as its value.";
    vec![("heights", Drawing::below(vec![strip.draw(), board]).document(title, description))]
}
