//! `cargo judge game -- PROGRAM`: a game whose rules a program tells.

use std::time::Duration;

use anyhow::{anyhow, ensure, Context, Error, Result};
use command::arguments::{Described, Rules};
use command::dialogue::tell;
use command::look::text;
use command::meant::command;
use command::terminal_game;
use command::terminal_practice::practise;
use command::RIGHT;
use games::playground::{advice, starts};
use games::table::Table;
use games::theorems::{recognise_beside, Beside};
use judge::judging::tests_server::study_answer;
use judge::output::println;
use judge::running::limits::Limits;
use judge::workspace::tools::Tools;
use judge::workspace::Workspace;
use serde_json::{json, Map, Value};
use study::{about_game, respond, write, Row, Study};

use crate::explore::{position, Asks, Explorer, LONGEST};
use crate::explored::{beside_nim, Explored};
use crate::findings::Shown;
use crate::further::{go_further, more};
use crate::positions::{show, Positions};
use crate::starts::{rows, NUMBERS};
use crate::summed::{self, Checked};

/// What a program of rules may hold, and how far it may call itself; and how much it may print.
const MEMORY: u64 = 1 << 30;
const OUTPUT: u64 = 1 << 28;

/// Says what is known about the game, explains a position of it, or plays it.
pub fn game(workspace: &Workspace, options: &Described) -> Result<u8> {
    let rules = &options.rules;
    let Told { table, further, named, checked } = ask_program(workspace, options)?;
    let positions = Positions::new(table);
    if !is_studied(options) {
        let beside = Beside { further: further.as_ref(), ..Beside::default() };
        let found = recognise_beside(&positions.table, beside);
        let count = positions.table.rows.len();
        let advice = advice(&found, false, |needs| more(rules, count, needs));
        let found = Shown::new((found, &positions.table), advice, workspace, options.all)?;
        match options.json {
            true => println!("{}", json!(json(&positions, &found, checked.as_ref())))?,
            false => {
                show(
                    &positions,
                    options,
                    &checked.map(|checked| checked.say_how_many()).unwrap_or_default(),
                )?;
                println!()?;
                found.tell()?;
            }
        }
        return Ok(RIGHT);
    }
    if let (Some(row), true) = (&named, options.json) {
        let place = positions.place(row).context("a position of the game")?;
        println!("{}", json!({ "positions": [positions.json(place)] }))?;
        return Ok(RIGHT);
    }
    let game = Explored::new(positions, rules.misere)?;
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
        Some(row) if !rules.practice => tell(&text(&ask, "why", &write(row))?)?,
        _ => practise(&ask, &title, 1, None)?,
    }
    Ok(RIGHT)
}

/// Whether it is played, or a position of it explained.
fn is_studied(options: &Described) -> bool {
    options.play || options.rules.practice || !options.position.is_empty()
}

fn json(positions: &Positions, found: &Shown, checked: Option<&Checked>) -> Map<String, Value> {
    let mut answer = found.json();
    answer.insert("sums".to_string(), json!(checked.map(|checked| checked.sums)));
    let places = 0..positions.table.rows.len();
    let list: Vec<Value> = places.map(|place| positions.json(place)).collect();
    answer.insert("positions".to_string(), json!(list));
    answer
}

/// What a program has told of its game.
struct Told {
    table: Table,
    /// The same with positions beyond those that the user asks about.
    further: Option<Table>,
    /// The first position that the user has named.
    named: Option<Row>,
    /// If only single numbers were asked about.
    checked: Option<Checked>,
}

fn ask_program(workspace: &Workspace, options: &Described) -> Result<Told> {
    let rules = &options.rules;
    let time = Duration::from_secs_f64(rules.time);
    let limits = Limits { time, memory: MEMORY, stack: MEMORY, output: OUTPUT };
    let tools = Tools::new(workspace, &[], None)?;
    let command = command(workspace, "rules", &rules.program, (&tools, &limits))?;
    let mut explorer = Explorer::new(&command, limits, rules.most as usize, rules.unordered);
    let named = begin(&mut explorer, rules, &options.position)?;
    ensure!(
        !rules.sum || !rules.misere,
        "in misère play a sum has no nim-values: leave `--sum` out, and all positions are explored"
    );
    ensure!(
        !rules.sum || explorer.longest() == 1,
        "with `--sum` the game begins from single numbers, and only these are asked about"
    );
    let is_plain = !is_studied(options) && rules.beside.is_none();
    let can_be_sum = is_plain && !rules.misere && explorer.longest() == 1;
    let mut checked = None;
    if rules.sum || can_be_sum {
        match as_sum(&mut explorer, rules.sum)? {
            Ok(sum) => checked = sum,
            Err(why) if rules.sum => return Err(why),
            Err(why) => {
                let told = explorer.explore_every();
                told.map_err(|error| anyhow!("{error:#}; {why:#}"))?;
            }
        }
    } else {
        explorer.explore()?;
    }
    let is_sum = checked.is_some();
    let told = explorer.count_answers();
    if is_plain && rules.from.is_empty() {
        go_further(&mut explorer, rules);
    }
    let table = |count: usize| -> Result<Table> {
        if is_sum {
            return summed::table(&explorer, count);
        }
        let (rows, moves) = explorer.table(count);
        let normal = match rules.beside {
            Some(stones) => beside_nim(&rows, &moves, stones, rules.most)?,
            None => Table::of_options(rows, moves),
        };
        Ok(normal.misere().filter(|_| rules.misere).unwrap_or(normal))
    };
    let further =
        explorer.count_answers().ne(&told).then(|| table(explorer.count_answers())).transpose()?;
    Ok(Told { table: table(told)?, further, named, checked })
}

/// Explores single numbers, and checks that rows of several are their sums: `Ok(None)` if single
/// numbers lead to single ones alone; the error inside says why rows are not taken as sums.
///
/// # Errors
/// If the program does not tell the rules of single numbers.
fn as_sum(explorer: &mut Explorer, is_known: bool) -> Result<Result<Option<Checked>>> {
    let mut numbers = explorer.clone();
    numbers.asks = Asks::Single;
    let explored = numbers.explore();
    let has_several = numbers.longest() > 1;
    if let (Err(why), true) = (&explored, has_several && !is_known) {
        return Ok(Err(anyhow!("{why:#}")));
    }
    explored?;
    let checked = match is_known || has_several {
        true => {
            let table = summed::table(&numbers, numbers.count_answers());
            table.and_then(|table| summed::check(&numbers, &table, is_known).map(Some))
        }
        false => Ok(None),
    };
    if checked.is_ok() {
        *explorer = numbers;
    }
    Ok(checked.map(|checked| checked.filter(|_| has_several)))
}

/// Adds the positions that the game begins from. Returns the first that the user has named.
fn begin(explorer: &mut Explorer, rules: &Rules, numbers: &[String]) -> Result<Option<Row>> {
    let mut named = None;
    if !numbers.is_empty() {
        let mut row = position(&numbers.join(" ")).map_err(Error::msg)?;
        named = Some(explorer.in_order(row.clone()));
        if rules.beside.is_some() {
            let heap = row.pop();
            ensure!(!row.is_empty(), "with `--beside` a position ends with the Nim heap");
            ensure!(heap <= rules.beside, "the Nim heap has more stones than `--beside` allows");
            named = Some(explorer.in_order(row.clone()).into_iter().chain(heap).collect());
        }
        explorer.add(row)?;
    }
    for text in &rules.from {
        let row = position(text).map_err(|error| anyhow!("--from `{text}`: {error}"))?;
        named = named.or_else(|| Some(explorer.in_order(row.clone())));
        explorer.add(row)?;
    }
    if let Some(heaps) = rules.heaps.clone().or(named.is_none().then_some(NUMBERS)) {
        let counts = rules.count.clone();
        let are_lengths = *counts.start() > 0 && *counts.end() <= LONGEST as u64;
        ensure!(are_lengths, "--count is from 1 to {LONGEST}");
        let rows = |count| rows(heaps.clone(), count as usize, rules.unordered);
        counts.flat_map(rows).try_for_each(|row| explorer.add(row))?;
    }
    Ok(named)
}
