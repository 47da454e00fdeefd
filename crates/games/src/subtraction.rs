//! Subtraction games: take one of some given amounts from a heap.

use gamecore::{Game, Heaps, SubtractionGame, Take};
use oracle::games::{self, Sum};
use study::picture::{Bracket, Drawing, ValueStrip};
use study::prelude::*;
use study::some_of;
use study::text::SHOWN;

use crate::asks::Asks;
use crate::heap_sum::{HeapGame, HeapSum, Position};
use crate::played::{valued, Valued};

/// At most this many nim-values are searched for a period.
const PERIOD_LIMIT: u64 = 10_000;

/// The largest heap of a table.
const TABLE: u64 = 1_000_000;

/// A subtraction game with several heaps: a row is the number of amounts, the amounts and the heaps.
pub struct Subtraction {
    /// The judge's question.
    pub asks: Asks,
    /// Positions to start from.
    pub starts: &'static [&'static [u64]],
}

impl Subtraction {
    /// The row of these amounts and heaps.
    pub fn row(amounts: &[u64], heaps: &[u64]) -> Row {
        [&[amounts.len() as u64], amounts, heaps].concat()
    }

    /// All winning moves from a row that is a position.
    pub fn winning_takes(row: &[u64]) -> Vec<Take> {
        let position = taken_apart(row);
        game(position).winning_moves(position.heaps)
    }

    /// The nim-values of this many heaps, with the preperiod and the periods in brackets.
    pub fn strip_of_values(amounts: &[u64], heaps: u64) -> Drawing {
        let game = rules(amounts).periodic(PERIOD_LIMIT).expect("amounts whose period is proved");
        let row: Vec<u64> = (0..heaps).map(|heap| game.value(heap)).collect();
        let mut strip =
            ValueStrip { caption: named(game.rules()), ..ValueStrip::of_values(0, &row) };
        let bracket = |from: u64, length: u64, label: &str| Bracket {
            from,
            to: from + length - 1,
            label: label.to_string(),
        };
        if let Some(found) = game.period() {
            let (preperiod, period) = (found.preperiod(), found.period());
            if preperiod > 0 {
                strip.brackets.push(bracket(0, preperiod, "preperiod"));
            }
            let starts = (preperiod..heaps).step_by(period as usize);
            let label = |start| if start == preperiod { "period" } else { "" };
            strip.brackets.extend(starts.map(|start| bracket(start, period, label(start))));
        }
        strip.draw()
    }
}

/// A row that is a position.
fn taken_apart(row: &[u64]) -> Position<'_> {
    let (parameters, heaps) = row.split_at(1 + row[0] as usize);
    Position { parameters, heaps }
}

fn rules(amounts: &[u64]) -> SubtractionGame {
    SubtractionGame::new(amounts.iter().copied()).expect("the amounts have been checked")
}

/// The game with the nim-values of all heaps up to the largest, if they are known that far.
fn known(rules: &SubtractionGame, heaps: &[u64]) -> Option<Heaps<SubtractionGame>> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    match rules.closed_form() {
        Some(game) => Some(game),
        None if largest <= TABLE => Some(rules.up_to(largest)),
        None => rules.periodic(PERIOD_LIMIT).ok(),
    }
}

fn game(position: Position) -> Heaps<SubtractionGame> {
    let rules = rules(&position.parameters[1..]);
    known(&rules, position.heaps).expect("a position's nim-values are known")
}

/// `take 1, 3, 4`, or the first few of many amounts.
fn named(game: &SubtractionGame) -> String {
    let amounts: Vec<String> = game.amounts().iter().map(u64::to_string).collect();
    match amounts.len() {
        0..=4 => said!("take {}", "取 {}", amounts.join(words(", ", "、"))),
        _ => said!("take {}, ...", "取 {}，……", amounts[..3].join(words(", ", "、"))),
    }
}

/// The options of a heap, and their nim-values.
fn options_of(game: &Heaps<SubtractionGame>, heap: u64) -> [String; 2] {
    let options =
        || game.rules().amounts().iter().filter_map(move |&amount| heap.checked_sub(amount));
    let listed = |numbers: String| {
        if numbers.is_empty() {
            said!("none", "无")
        } else {
            numbers
        }
    };
    let values = options().map(|option| game.value(option));
    [listed(series(options(), ", ")), listed(series(values, ", "))]
}

fn period(game: &SubtractionGame) -> String {
    let values = game.periodic(PERIOD_LIMIT);
    match values.as_ref().map(|values| (values.table(), values.period())) {
        Ok((values, Some(found))) => said!(
            "from heap {} on, the nim-values repeat every {}: {}",
            "从 {} 颗的堆起，SG 值以 {} 为周期重复：{}",
            found.preperiod(),
            counted(found.period(), "heap"),
            series(&values[found.preperiod() as usize..], ", ")
        ),
        _ => {
            said!(
                "the heaps 0 to {PERIOD_LIMIT} prove no period",
                "0 到 {PERIOD_LIMIT} 颗的 SG 值还不能证明周期"
            )
        }
    }
}

fn random_amounts(random: &mut Random) -> Row {
    let count = random.int(2..=3);
    [vec![count], random.distinct(count, 1..=5)].concat()
}

impl HeapGame for Subtraction {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take one of the given amounts of stones from one of the heaps."
                "每次从一堆中取走若干颗石子，颗数必须是给定的颗数之一。"
                "A player who cannot move loses, even if stones are left."
                "无法操作者输，哪怕还有石子剩下。"
            },
            numbers: sentences! {
                "the number of amounts, the amounts and the heaps"
                "给定颗数的个数，给定的颗数，然后是各堆的石子数"
            },
            answers: self.asks.words(),
            starts: self.starts,
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        let (&count, rest) = row
            .split_first()
            .ok_or(words("the number of amounts is missing", "缺少给定颗数的个数"))?;
        if !(1..=100).contains(&count) {
            return Err(said!(
                "there are 1 to 100 amounts, not {count}",
                "给定的颗数应有 1 到 100 个，而不是 {count} 个"
            ));
        }
        if (rest.len() as u64) < count {
            return Err(said!(
                "of {count} amounts there are only {}",
                "应有 {count} 个给定的颗数，这里只有 {} 个",
                rest.len()
            ));
        }
        let (amounts, heaps) = rest.split_at(count as usize);
        let zero = |_| said!("an amount of 0 takes nothing", "不能取 0 颗");
        let rules = SubtractionGame::new(amounts.iter().copied()).map_err(zero)?;
        let unknown = || {
            said!(
                "no period is proved, so a heap has at most {TABLE} stones",
                "周期没有得到证明，所以一堆至多有 {TABLE} 颗"
            )
        };
        // Whether a short table can be made needs no proof: it takes longer than all the rest.
        let beyond: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > TABLE).collect();
        known(&rules, &beyond).map(drop).ok_or_else(unknown)
    }

    fn parameters(&self, row: &[u64]) -> usize {
        taken_apart(row).parameters.len()
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let amounts = position.parameters[1..].to_vec();
        let rules = || Sum(games::Subtraction(amounts.clone()));
        // There are never more options than amounts and heaps.
        let options = Options::of(rules(), position.heaps);
        let Valued { values, play } = valued(rules(), game(position), position.heaps);
        Valued { values, play: play.with_tempting(move || some_of(&options.rows())) }
    }

    fn answer(&self, row: &[u64], wins: bool) -> String {
        self.asks.answer(row, wins)
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let heap = position.heaps[place];
        let [options, values] = options_of(&game(position), heap);
        vec![
            (words("size", "石子数"), heap.to_string()),
            (words("options", "后继"), options),
            (words("their nim-values", "后继的 SG 值"), values),
        ]
    }

    fn remark(&self, position: Position) -> String {
        period(game(position).rules())
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let caption = named(game(position).rules());
        Heap { stones: position.heaps[place], caption, ..Heap::default() }
    }

    fn name(&self, position: Position) -> String {
        format!("{}: {}", named(game(position).rules()), study::write(position.heaps))
    }

    fn random(&self, random: &mut Random) -> Row {
        [random_amounts(random), random.list(3, 5..=9)].concat()
    }
}

/// A subtraction game with one heap, which is drawn as a piece on a strip.
pub struct SubtractionStrip {
    /// The same game, with any number of heaps.
    heaps: HeapSum<Subtraction>,
}

impl SubtractionStrip {
    /// The game, with the judge's question and positions to start from.
    pub fn new(asks: Asks, starts: &'static [&'static [u64]]) -> SubtractionStrip {
        SubtractionStrip { heaps: HeapSum(Subtraction { asks, starts }) }
    }

    /// The nim-values of the heaps from 0 to the only one of a row that is a position.
    pub fn values(row: &[u64]) -> Vec<u64> {
        let (game, heap) = parts(row);
        (0..=heap).map(|heap| game.value(heap)).collect()
    }
}

/// The game, with the nim-values up to the only heap, and that heap.
fn parts(row: &[u64]) -> (Heaps<SubtractionGame>, u64) {
    let position = taken_apart(row);
    (game(position), position.heaps[0])
}

impl Study for SubtractionStrip {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take one of the given amounts of stones from the heap."
                "每次从堆中取走若干颗石子，颗数必须是给定的颗数之一。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, the piece stands on the number of stones and moves to the left."
                "棋盘上，棋子所在的格子就是石子数，每步向左移。"
            },
            numbers: sentences! {
                "the number of amounts, the amounts and the heap"
                "给定颗数的个数，给定的颗数，然后是石子数"
            },
            ..self.heaps.about()
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        self.heaps.check(row)?;
        match taken_apart(row).heaps {
            [heap] if *heap > TABLE => {
                Err(said!("the table ends at a heap of {TABLE}", "表只到 {TABLE} 颗的堆为止"))
            }
            [_] => Ok(()),
            heaps => Err(said!(
                "after the amounts there is one heap, not {}",
                "给定的颗数之后应有一堆，而不是 {} 堆",
                heaps.len()
            )),
        }
    }

    fn is_playable(&self, row: &[u64]) -> bool {
        taken_apart(row).heaps[0] < 40
    }

    fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
        self.heaps.play(row)
    }

    fn answer(&self, row: &[u64]) -> String {
        self.heaps.answer(row)
    }

    fn reason(&self, row: &[u64]) -> String {
        let (game, heap) = parts(row);
        said!(
            "the nim-value of a heap of {heap} is {}",
            "{heap} 颗的堆的 SG 值是 {}",
            game.value(heap)
        )
    }

    /// The last rows of the table up to the heap.
    fn figures(&self, row: &[u64]) -> Vec<String> {
        let (game, heap) = parts(row);
        let first = heap.saturating_sub(SHOWN as u64 - 1);
        let heads = words(
            ["n", "options", "their nim-values", "G(n)"],
            ["n", "后继", "后继的 SG 值", "G(n)"],
        );
        let mut lines = figures(&heads, (heap - first + 1) as usize, |line| {
            let heap = first + line as u64;
            let [options, of_options] = options_of(&game, heap);
            vec![heap.to_string(), options, of_options, game.value(heap).to_string()]
        });
        lines.push(period(game.rules()));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(taken_apart(from).heaps[0], taken_apart(to).heaps[0])
    }

    fn board(&self, row: &[u64]) -> Board {
        let (game, heap) = parts(row);
        Board::Strips(vec![Strip {
            first: 0,
            // Two lengths only, so that the strip does not shrink with every move; the shorter one
            // fits a phone.
            cells: if heap < 14 { 14 } else { 40 },
            pieces: vec![Piece { cell: heap, dark: false }],
            caption: named(game.rules()),
            marked: (0..=heap).filter(|&cell| game.value(cell) == 0).collect(),
            note: said!("nim-value {}", "SG 值 {}", game.value(heap)),
            ..Strip::default()
        }])
    }

    fn name(&self, row: &[u64]) -> String {
        self.heaps.name(row)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        self.heaps.small()
    }

    fn random(&self, random: &mut Random) -> Row {
        [random_amounts(random), random.list(1, 7..=13)].concat()
    }

    fn larger(&self, random: &mut Random) -> Row {
        [random_amounts(random), random.list(1, 14..=39)].concat()
    }
}
