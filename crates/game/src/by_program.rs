//! `cargo judge game -- PROGRAM`: a game whose rules a program tells.

use std::iter::repeat_n;
use std::ops::RangeInclusive;
use std::time::Duration;

use anyhow::{anyhow, ensure, Error, Result};
use command::arguments::{Described, Rules};
use command::dialogue::tell;
use command::look::text;
use command::meant::command;
use command::terminal_game;
use command::terminal_practice::practise;
use command::RIGHT;
use gamecore::LoopyOutcome;
use games::playground::starts;
use games::theorems::recognise;
use itertools::Itertools;
use judge::limits::Limits;
use judge::output::println;
use judge::tests_server::study_answer;
use judge::tools::Tools;
use judge::workspace::Workspace;
use serde_json::{json, Map, Value};
use study::text::{counted, figures};
use study::{about_game, respond, said, words, write, Row, Study};

use crate::described::{listed, show_grid, show_table};
use crate::explore::{position, Explorer, LONGEST};
use crate::explored::{beside_nim, Explored};
use crate::findings::Shown;

/// The numbers that a game begins from if the user does not say any.
const NUMBERS: RangeInclusive<u64> = 0..=100;

/// A table of two numbers goes this far.
const SQUARE: u64 = 30;

/// What a program of rules may hold, and how far it may call itself; and how much it may print.
const MEMORY: u64 = 1 << 30;
const OUTPUT: u64 = 1 << 28;

/// Says what is known about the game, explains a position of it, or plays it.
pub fn game(workspace: &Workspace, options: &Described) -> Result<u8> {
    let rules = &options.rules;
    let (game, named) = explored(workspace, rules, &options.position)?;
    let starts = named.clone().map_or_else(|| starts(&game), |row| vec![row]);
    let ask = |verb: &str, argument: &str| {
        study_answer(&match verb {
            "about" => about_game(&game, game.about().rules, &starts),
            _ => respond(&game, verb, argument),
        })
    };
    let title = rules.program.join(" ".as_ref()).to_string_lossy().into_owned();
    match &named {
        _ if options.play => terminal_game::play(&ask, &title, None)?,
        _ if options.json => {
            let (rows, mut answer) = match options.position.is_empty() {
                true => (&game.table.rows[..], recognised(&game, workspace, options)?.json()),
                false => (named.as_slice(), Map::new()),
            };
            let positions: Vec<Value> = rows.iter().map(|row| game.json(row)).collect();
            answer.insert("positions".to_string(), json!(positions));
            println!("{}", json!(answer))?;
        }
        _ if rules.practice => practise(&ask, &title, 1, None)?,
        Some(row) if !options.position.is_empty() => tell(&text(&ask, "why", &write(row))?)?,
        _ => {
            show(&game, options)?;
            println!()?;
            recognised(&game, workspace, options)?.tell()?;
        }
    }
    Ok(RIGHT)
}

fn recognised(game: &Explored, workspace: &Workspace, options: &Described) -> Result<Shown> {
    Shown::new(recognise(&game.table), workspace, options.all)
}

/// The game that the program tells, and the first position that the user has named.
fn explored(
    workspace: &Workspace,
    rules: &Rules,
    numbers: &[String],
) -> Result<(Explored, Option<Row>)> {
    let time = Duration::from_secs_f64(rules.time);
    let limits = Limits { time, memory: MEMORY, stack: MEMORY, output: OUTPUT };
    let tools = Tools::new(workspace, &[], None)?;
    let command = command(workspace, "rules", &rules.program, (&tools, &limits))?;
    let most = rules.most as usize;
    let mut explorer = Explorer::new(&command, limits, most, rules.unordered);
    let mut heap = rules.beside;
    if !numbers.is_empty() {
        let mut row = position(&numbers.join(" ")).map_err(Error::msg)?;
        if rules.beside.is_some() {
            heap = row.pop();
            ensure!(!row.is_empty(), "with `--beside` a position ends with the Nim heap");
            ensure!(heap <= rules.beside, "the Nim heap has more stones than `--beside` allows");
        }
        explorer.add(row)?;
    }
    for text in &rules.from {
        explorer.add(position(text).map_err(|error| anyhow!("--from `{text}`: {error}"))?)?;
    }
    let is_named = !numbers.is_empty() || !rules.from.is_empty();
    if let Some(heaps) = rules.heaps.clone().or((!is_named).then_some(NUMBERS)) {
        let counts = rules.count.clone();
        let are_lengths = *counts.start() > 0 && *counts.end() <= LONGEST as u64;
        ensure!(are_lengths, "--count is from 1 to {LONGEST}");
        let rows = |count| rows(heaps.clone(), count as usize, rules.unordered);
        for row in counts.flat_map(rows) {
            explorer.add(row)?;
        }
    }
    let (mut rows, mut moves) = explorer.explore()?;
    let mut named = is_named.then(|| rows[0].clone());
    if let Some(stones) = rules.beside {
        let count = (u128::from(stones) + 1) * rows.len() as u128;
        ensure!(
            count <= most as u128,
            "with the Nim heap there are {count} positions, more than {most}; `--most` allows more"
        );
        (rows, moves) = beside_nim(&rows, &moves, stones);
        named = named.map(|row| row.into_iter().chain(heap).collect());
    }
    Ok((Explored::new(rows, moves, rules.misere)?, named))
}

/// All rows of so many of these numbers, in ascending order if their order does not matter.
fn rows(
    heaps: RangeInclusive<u64>,
    count: usize,
    unordered: bool,
) -> Box<dyn Iterator<Item = Row>> {
    match unordered {
        true => Box::new(heaps.combinations_with_replacement(count)),
        false => Box::new(repeat_n(heaps, count).multi_cartesian_product()),
    }
}

fn show(game: &Explored, options: &Described) -> Result<()> {
    let count = game.table.rows.len();
    let mut rows: Vec<&Row> = game.table.rows.iter().collect();
    rows.sort_by_key(|row| (row.len(), *row));
    let named = |outcome: LoopyOutcome| -> Vec<String> {
        let named = rows.iter().filter(|row| game.outcome(row) == outcome);
        named.map(|row| write(row)).collect()
    };
    let number = counted(count as u64, "position");
    tell(&said!("{}. {}", "共 {} 个局面。{}", number, game.about().rules))?;
    if options.rules.from.is_empty() && options.rules.heaps.is_none() {
        let [first, last] = [NUMBERS.start(), NUMBERS.end()];
        tell(&said!(
            "The game begins from the numbers {} to {}; `--from` and `--heaps` name others.",
            "从单个数 {} 到 {} 开始；其他局面用 `--from` 或 `--heaps` 指定。",
            first,
            last
        ))?;
    }
    let drawn = named(LoopyOutcome::Draw);
    let title = match game.table.values {
        Some(_) => words("nim-values", "SG 值"),
        None => words("outcomes (N won, P lost, D drawn)", "胜负（N 必胜，P 必败，D 平局）"),
    };
    let of_length = |length: usize| rows.partition_point(|row| row.len() < length);
    let [ones, twos, longer] = [0..of_length(2), of_length(2)..of_length(3), of_length(3)..count]
        .map(|range| &rows[range]);
    let numbers = || ones.iter().map(|row| row[0]).filter(|&number| number <= options.to);
    if let (Some(first), Some(last)) = (numbers().min(), numbers().max()) {
        let title =
            said!("{} of the numbers {} to {}:", "{}（单个数 {} 到 {}）：", title, first, last);
        println!("\n{title}")?;
        show_table(first, &(first..=last).map(|number| game.cell(&[number])).collect::<Vec<_>>())?;
    }
    show_pairs(game, title, twos)?;
    if !longer.is_empty() {
        println!("\n{}", said!("{} of longer positions:", "{}（更长的局面）：", title))?;
        let line = |place: usize| vec![write(longer[place]), game.cell(longer[place])];
        let lines = figures(&[], longer.len(), line);
        lines.iter().try_for_each(|line| println!("    {line}"))?;
    }
    let separator = if ones.len() == count { " " } else { "; " };
    let lost = listed(&named(LoopyOutcome::P), separator);
    println!()?;
    tell(&said!("P-positions among them: {}", "其中的必败态：{}", lost))?;
    if game.table.values.is_none() && !(options.rules.misere && drawn.is_empty()) {
        let drawn = listed(&drawn, separator);
        tell(&said!(
            "Play need not end, so there are no nim-values. Draws: {}",
            "游戏未必会结束，所以没有 SG 值。平局：{}",
            drawn
        ))?;
    }
    Ok(())
}

/// The positions of two numbers: the first one down, the second across.
fn show_pairs(game: &Explored, title: &str, rows: &[&Row]) -> Result<()> {
    let most = |place: usize| rows.iter().map(|row| row[place].min(SQUARE)).max();
    let (Some(down), Some(across)) = (most(0), most(1)) else { return Ok(()) };
    let title = said!(
        "{} of two numbers up to {}, the first one down and the second across:",
        "{}（两个数，最大到 {}，第一个在左，第二个在上）：",
        title,
        down.max(across)
    );
    println!("\n{title}")?;
    let number = |number: u64| number.to_string();
    let line = |first| (0..=across).map(|second| game.cell(&[first, second])).collect();
    let lines: Vec<_> = (0..=down).map(|first| (number(first), line(first))).collect();
    show_grid((0..=across).map(number).collect(), &lines)
}
