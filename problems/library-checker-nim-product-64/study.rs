//! Turning Corners, whose nim-values are the nim-products, to be explained, drawn and played.

use gamecore::nim_product;
use gamecore::{Game, NimValued, Turn, TurningCorners};
use games::{coins, Played};
use study::prelude::*;

use super::rules;

/// The board shows the points with x and y from 1 to these.
const COLUMNS: u64 = 4;
const ROWS: u64 = 3;

/// Up to this coordinate all winning moves are listed.
const LISTED: u64 = 500;

type Coin = (u64, u64);

/// A position is the coins that show heads: x and y of each.
///
/// A coin on an axis can never be turned to tails, so a move does not mention it.
struct Corners;

fn coins(position: &[u64]) -> Vec<Coin> {
    position.chunks(2).map(|point| (point[0], point[1])).collect()
}

fn row(coins: &[Coin]) -> Row {
    coins.iter().flat_map(|&(x, y)| [x, y]).collect()
}

/// The position after a move.
fn after(coins: &[Coin], turn: Turn) -> Row {
    let mut heads = TurningCorners.after(coins, &turn);
    heads.retain(|&(x, y)| x > 0 && y > 0);
    row(&heads)
}

/// How the product of two numbers is made of products of their halves.
fn halves(x: u64, y: u64) -> Vec<String> {
    let larger = x.max(y);
    if x.min(y) < 2 {
        return vec![said!(
            "{x} x {y} = {}, as with ordinary numbers",
            "{x} x {y} = {}，与普通乘法相同",
            nim_product(x, y)
        )];
    }
    let levels = (0..6).map(|level| 1 << level);
    let digits = levels.rev().find(|&digits| larger >> digits > 0).unwrap_or(1);
    let power = 1 << digits;
    let split = |number: u64| (number >> digits, number & (power - 1));
    let ((x1, x0), (y1, y0)) = (split(x), split(y));
    let (low, high) = (nim_product(x0, y0), nim_product(x1, y1));
    let all = nim_product(x0 ^ x1, y0 ^ y1);
    let folded = nim_product(high, power / 2);
    vec![
        format!("F = {}; F x F = {} xor {}", power, power, power / 2),
        format!("{} = {} x F xor {}; {} = {} x F xor {}", x, x1, x0, y, y1, y0),
        said!(
            "low: {x0} x {y0} = {low}; high: {x1} x {y1} = {high}",
            "低位：{x0} x {y0} = {low}；高位：{x1} x {y1} = {high}"
        ),
        said!("all: {} x {} = {all}", "合并：{} x {} = {all}", x0 ^ x1, y0 ^ y1),
        said!("above: all xor low = {}", "结果的高位：合并 xor 低位 = {}", all ^ low),
        said!(
            "below: low xor high x F / 2 = {low} xor {folded} = {}",
            "结果的低位：低位 xor 高位 x F / 2 = {low} xor {folded} = {}",
            low ^ folded
        ),
        format!("{} x {} = {} x F xor {} = {}", x, y, all ^ low, low ^ folded, nim_product(x, y)),
    ]
}

impl Study for Corners {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Turn a coin from heads to tails."
                "每次把一枚正面朝上的硬币翻成反面。"
                "With it you may turn another coin to its left in its row, another one above it in its column, or both of these and the fourth corner of their rectangle; those may lie either way."
                "同时还可以翻转同一行中它左边的一枚，或同一列中它上方的一枚，或者这两枚连同它们构成的长方形的第四个角；那些硬币正反面均可。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: words("x and y of each coin that shows heads", "每枚正面朝上的硬币的 x 和 y"),
            answers: ["", ""],
            starts: &[
                &[1, 1, 3, 3],
                &[2, 2, 4, 2],
                &[1, 2, 3, 3],
                &[1, 3, 2, 2],
                &[4, 3],
                &[1, 1, 2, 3, 3, 2, 4, 1],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        refuse!(position.len() % 2 == 1, "the last coin has no y", "最后一枚硬币没有 y");
        let coins = coins(position);
        let has_axis = coins.len() > 1 && position.contains(&0);
        refuse!(has_axis, "coordinates begin at 1", "坐标从 1 开始");
        refuse!(
            coins.windows(2).any(|pair| pair[0] >= pair[1]),
            "the coins are not in ascending order",
            "硬币没有按从小到大的顺序给出"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let is_shown = |(x, y)| (1..=COLUMNS).contains(&x) && (1..=ROWS).contains(&y);
        coins(position).into_iter().all(is_shown)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let coins = coins(position);
        let are_few = coins.iter().all(|&(x, _)| x <= LISTED) && coins.len() <= SHOWN * SHOWN;
        let (position, counted) = (coins.clone(), coins.clone());
        let played =
            Played { rules: rules::TurningCorners, position, theory: TurningCorners, counted };
        let play = played.play(|coins| row(&coins), |_, coins, turn| after(coins, turn));
        if are_few {
            return play;
        }
        play.with_winning(move || {
            let turn = TurningCorners.winning_move(&coins);
            Winning::some(turn.map(|turn| after(&coins, turn)))
        })
    }

    fn answer(&self, position: &[u64]) -> String {
        TurningCorners.nim_value(&coins(position)).to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        let value = match coins(position)[..] {
            [(x, y)] => said!("nim-product of {x} and {y}", "{x} 与 {y} 的 Nim 积"),
            _ => {
                said!("nim-sum of the coins' nim-products", "各枚硬币的 Nim 积的异或和")
            }
        };
        said!("the {value} is {}", "{value}是 {}", self.answer(position))
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let coins = coins(position);
        if let [(x, y)] = coins[..] {
            return halves(x, y);
        }
        let mut lines = figures(&[], coins.len(), |place| {
            let (x, y) = coins[place];
            vec![format!("{} x {} = {}", x, y, nim_product(x, y))]
        });
        lines.push(nim_sum_of(coins.iter().map(|&(x, y)| nim_product(x, y))));
        lines
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let are_mirrored = |position: &[u64]| {
            let coins = coins(position);
            coins.iter().all(|&(x, y)| x != y && coins.contains(&(y, x)))
        };
        Kept::so(position, are_mirrored, || {
            let left = coins(position).into_iter().filter(|(x, y)| x < y);
            let left = series(left.map(|(x, y)| format!("({}, {})", x, y)), words(", ", "、"));
            said!(
                "the coins {left} have mirror images across the diagonal, and every move can be mirrored",
                "硬币 {left} 关于对角线各有一枚与之对称，你怎么翻，对方都能对称地翻"
            )
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        coins::turned(&coins(from), &coins(to))
    }

    /// A coin is marked if a winning move turns it to tails.
    fn board(&self, position: &[u64]) -> Board {
        let coins = coins(position);
        let winning: Vec<Coin> =
            TurningCorners.winning_moves(&coins).iter().map(|turn| turn.coin).collect();
        let row = |y: u64| {
            let cells: Row = coins.iter().filter(|coin| coin.1 == y).map(|coin| coin.0).collect();
            let values = cells.iter().map(|&x| nim_product(x, y).to_string());
            let values = values.collect::<Vec<String>>().join(words(", ", "、"));
            Strip {
                first: 1,
                cells: COLUMNS,
                pieces: cells.iter().map(|&cell| Piece { cell, dark: false }).collect(),
                marked: cells.iter().copied().filter(|&x| winning.contains(&(x, y))).collect(),
                note: if cells.is_empty() {
                    values
                } else {
                    said!("worth {values}", "值 {values}")
                },
                ..Strip::default()
            }
        };
        Board::Strips((1..=ROWS).map(row).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let coins = position.chunks(2).map(|coin| format!("({}, {})", coin[0], coin[1]));
        coins.collect::<Vec<String>>().join(" ")
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(2..=4);
        let points = random.distinct(count, 0..=COLUMNS * ROWS - 1);
        points.iter().flat_map(|point| [point / ROWS + 1, point % ROWS + 1]).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Corners)
}

/// The products of the numbers below 16, with every 1 outlined.
pub fn pictures() -> Vec<(&'static str, String)> {
    let row = |a: u64| (0..16).map(|b| nim_product(a, b)).collect::<Vec<u64>>();
    let rows: Vec<Vec<u64>> = (0..16).map(row).collect();
    let ones = |a: usize| rows[a].iter().position(|&product| product == 1).map(|b| (a, b));
    let map = HeatMap {
        corner: "x".to_string(),
        outlined: (0..16).filter_map(ones).collect(),
        rows: rows.clone(),
    };
    let title = "The nim-products of the numbers below 16";
    let description = "A table of 16 rows and columns. All entries are below 16, and those of the numbers below 4 are below 4. Every row but the first has each number once; the entries 1 are outlined.";
    vec![("products", map.draw().document(title, description))]
}
