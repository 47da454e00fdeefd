//! `cargo judge game`: a game of your own, from a line that describes it.

use anyhow::{anyhow, Result};
use command::arguments::Described;
use command::dialogue::tell;
use command::look::text;
use command::terminal_game;
use command::RIGHT;
use games::playground::{respond, Component, Game, Mistake, Report};
use judge::output::println;
use judge::tests_server::study_answer;

/// How many values stand in a row.
const ROW: usize = 10;

/// How many P-positions are listed.
const LISTED: usize = 50;

/// Says what is known about the game, explains a position of it, or plays it.
pub fn game(options: &Described) -> Result<u8> {
    let description = options.game.join(" ");
    let game: Game = description.parse().map_err(|mistake: Mistake| {
        anyhow!("{description}: {mistake}; try `{}`", mistake.example)
    })?;
    let ask = |verb: &str, argument: &str| study_answer(&respond(&description, verb, argument));
    let position = (!options.position.is_empty()).then(|| options.position.join(" "));
    match position {
        position if options.play => {
            terminal_game::play(&ask, game.name().unwrap_or(&description), position)?
        }
        Some(position) => tell(&text(&ask, "why", &position)?)?,
        None => show(&game, &game.reports(options.to))?,
    }
    Ok(RIGHT)
}

fn show(game: &Game, reports: &[Report]) -> Result<()> {
    if let Some(name) = game.name() {
        println!("{name}")?;
    }
    tell(&game.rules())?;
    for report in reports {
        println!()?;
        let of_game = if reports.len() > 1 { format!("{}, ", report.game) } else { String::new() };
        show_report(report, &of_game)?;
    }
    Ok(())
}

fn show_report(report: &Report, of_game: &str) -> Result<()> {
    let last = report.first + report.values.len() as u64 - 1;
    let parts = format!("{} to {last}", report.first);
    match report.component {
        Component::Heap if report.misere => println!("{of_game}outcomes of the heaps {parts}:")?,
        Component::Heap => println!("{of_game}nim-values of the heaps {parts}:")?,
        Component::Coin => println!("nim-values of the coins {parts}, each alone:")?,
        Component::Vertex => println!("vertices {parts}, with one token:")?,
    }
    match report.component {
        Component::Vertex => show_list(report)?,
        Component::Heap | Component::Coin => show_table(report)?,
    }
    tell(&format!("P-positions among them: {}", listed(&report.lost)))?;
    tell(&report.remark)
}

/// A line for each.
fn show_list(report: &Report) -> Result<()> {
    for (number, value) in (report.first..).zip(&report.values) {
        println!("{number:>5}  {value}")?;
    }
    Ok(())
}

/// Ten in a row, below their last digits.
fn show_table(report: &Report) -> Result<()> {
    let width = report.values.iter().map(String::len).max().unwrap_or(1).max(2);
    let line = |cells: &[String]| -> String {
        cells.iter().map(|cell| format!(" {cell:>width$}")).collect()
    };
    let digits: Vec<String> = (0..ROW).map(|digit| digit.to_string()).collect();
    println!("       {}", line(&digits))?;
    // Rows begin at multiples of ten.
    let mut cells = vec![String::new(); report.first as usize];
    cells.extend(report.values.iter().cloned());
    for (row, cells) in cells.chunks(ROW).enumerate() {
        println!("{:>6} {}", row * ROW, line(cells))?;
    }
    Ok(())
}

/// The first numbers, and how many more there are.
fn listed(numbers: &[u64]) -> String {
    let shown: Vec<String> = numbers.iter().take(LISTED).map(u64::to_string).collect();
    match numbers.len().checked_sub(LISTED) {
        _ if numbers.is_empty() => "none".to_string(),
        None | Some(0) => shown.join(" "),
        Some(more) => format!("{} and {more} more", shown.join(" ")),
    }
}
