//! The rules of a game in words, and the names of famous games.

use study::text::series;
use study::{said, words};

use super::description::{Description, Game, Turn, NAMES};
use crate::amounts::{Amounts, Rule};

/// The rules, the end of play included.
pub fn rules(game: &Game) -> String {
    let moves = match &game.games[..] {
        [game] => moves(game),
        games => {
            let named = game.names.iter().zip(games);
            let list = named.map(|(name, game)| format!("{}: {}", name, moves(game)));
            said!(
                "Choose one of the games, and move in it. {}",
                "选择其中一个游戏，在其中走一步。{}",
                list.collect::<Vec<String>>().join(words(" ", ""))
            )
        }
    };
    match &game.games[0] {
        Description::Graph(_) => moves,
        _ => format!("{}{}{}", moves, words(" ", ""), end(game)),
    }
}

/// Who wins.
fn end(Game { games, misere, .. }: &Game) -> &'static str {
    let is_nim = |game: &Description| matches!(game, Description::TakeAnyBut(but) if *but == Amounts::default());
    match games.iter().all(is_nim) {
        true if *misere => {
            words("The player who takes the last stone loses.", "取走最后一颗石子的人输。")
        }
        true => words("The player who takes the last stone wins.", "取走最后一颗石子的人获胜。"),
        false if *misere => {
            words("Play is misere: a player who cannot move wins.", "反常规则：无法操作者胜。")
        }
        false => match &games[..] {
            [Description::Divide] | [Description::Turn(_)] => {
                words("A player who cannot move loses.", "无法操作者输。")
            }
            _ => words(
                "A player who cannot move loses, even if stones are left.",
                "无法操作者输，即使还剩有石子。",
            ),
        },
    }
}

fn moves(description: &Description) -> String {
    match description {
        Description::Take(amounts) => said!(
            "Take one of these amounts of stones from one of the heaps: {}.",
            "从一堆中取石子，颗数只能是：{}。",
            amounts.in_words()
        ),
        Description::TakeAnyBut(forbidden) if *forbidden == Amounts::default() => said!(
            "Take any number of stones from one of the heaps, at least one.",
            "从一堆中取任意多颗石子，至少一颗。",
        ),
        Description::TakeAnyBut(forbidden) => said!(
            "Take any number of stones from one of the heaps, at least one, but none of these amounts: {}.",
            "从一堆中取任意多颗石子，至少一颗，但颗数不能是：{}。",
            forbidden.in_words()
        ),
        Description::Octal(digits) => said!(
            "Take stones from one of the heaps: {}.",
            "从一堆中取石子：{}。",
            by_digits(digits)
        ),
        Description::Divide => said!(
            "Divide one of the heaps into two heaps of different sizes.",
            "把一堆石子分成大小不同的两堆。",
        ),
        Description::Turn(turn) => said!(
            "{} The last of the coins must go from heads to tails; a piece on the board is a coin that shows heads.",
            "{}其中最右边的一枚必须由正面翻到反面；棋盘上的棋子是正面朝上的硬币。",
            turned(turn)
        ),
        Description::Graph(_) => said!(
            "Slide one token along one edge, in the direction of the edge. A player who cannot move loses; if play never ends, it is a draw.",
            "把一枚棋子沿一条有向边移动一步。无法操作者输；如果永远走不完，就是平局。",
        ),
    }
}

fn listed(numbers: &[u64]) -> String {
    series(numbers, words(", ", "、"))
}

/// `1 or 2, leaving none of it or one heap; 3, leaving two heaps`.
fn by_digits(digits: &[u8]) -> String {
    let mut kinds: Vec<u8> = Vec::new();
    let new = digits.iter().copied().filter(|&digit| digit != 0);
    new.for_each(|digit| kinds.extend(Some(digit).filter(|digit| !kinds.contains(digit))));
    let takes = kinds.into_iter().map(|kind| {
        let alike = digits.iter().enumerate().filter(|(_, digit)| **digit == kind);
        let stones: Vec<usize> = alike.map(|(stones, _)| stones).collect();
        said!("{}, leaving {}", "取 {} 颗，{}", either(&stones), left_by(kind))
    });
    match digits.iter().all(|digit| *digit == 0) {
        true => words("no number of them is allowed", "任何颗数都不允许").to_string(),
        false => series(takes, words("; ", "；")),
    }
}

/// `1, 2 or 3`.
fn either(numbers: &[usize]) -> String {
    match numbers {
        [others @ .., last] if !others.is_empty() => {
            let others = series(others, words(", ", "、"));
            format!("{}{}{}", others, words(" or ", " 或 "), last)
        }
        _ => series(numbers, ""),
    }
}

/// `none of it, one heap or two heaps`.
fn left_by(digit: u8) -> String {
    let kinds = [
        (1, words("none of it", "不留")),
        (2, words("one heap", "留一堆")),
        (4, words("two heaps", "留两堆")),
    ];
    let allowed = kinds.iter().filter(|(bit, _)| digit & bit != 0);
    let allowed: Vec<&str> = allowed.map(|(_, word)| *word).collect();
    match allowed[..] {
        [one, two, three] => said!("{one}, {two} or {three}", "{one}、{two}或{three}"),
        _ => allowed.join(words(" or ", "或")),
    }
}

fn turned(turn: &Turn) -> String {
    match turn {
        Turn::Any(counts) => said!(
            "Turn over one of these numbers of coins, anywhere in the row: {}.",
            "翻动一排硬币中的若干枚，位置不限，枚数只能是：{}。",
            listed(counts)
        ),
        Turn::Neighbours(counts) => said!(
            "Turn over one of these numbers of neighbouring coins: {}.",
            "翻动相邻的若干枚硬币，枚数只能是：{}。",
            listed(counts)
        ),
        Turn::AllNeighbours => {
            said!("Turn over any number of neighbouring coins.", "翻动任意多枚相邻的硬币。")
        }
        Turn::At(distances) => said!(
            "Turn over a coin and one to its left at one of these distances, where 0 stands for the coin alone: {}.",
            "翻动一枚硬币，以及它左边的一枚，两者的距离只能是：{}（0 表示只翻这一枚）。",
            listed(distances)
        ),
    }
}

/// The name of a famous game.
pub fn name(description: &Description) -> Option<&'static str> {
    match description {
        Description::Take(Amounts { listed, rules }) => match &rules[..] {
            [] if listed.iter().copied().eq(1..=listed.len() as u64) => {
                Some(words("Bachet's game", "巴什博弈"))
            }
            [Rule::Squares] if listed.is_empty() => Some("Subtract a Square"),
            _ => None,
        },
        Description::Divide => Some(words("Grundy's game", "Grundy 游戏")),
        _ => {
            let is_this = |text: &str| {
                text.parse().map_or(false, |named: Game| named.games[0] == *description)
            };
            NAMES.iter().find(|(_, text, _)| is_this(text)).map(|(.., title)| *title)
        }
    }
}
