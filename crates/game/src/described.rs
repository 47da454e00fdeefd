//! `cargo judge game`: a game of your own, from a line that describes it.

use anyhow::{anyhow, Result};
use command::arguments::Described;
use command::dialogue::tell;
use command::look::text;
use command::terminal_game;
use command::RIGHT;
use games::playground::{advice, respond, Component, Game, Mistake, Report, MOST};
use judge::judging::tests_server::study_answer;
use judge::output::println;
use judge::workspace::Workspace;
use serde_json::{json, Map, Value};
use study::{said, words};

use crate::findings::Shown;

/// How many values stand in a row.
const ROW: usize = 10;

/// How many P-positions are listed.
const LISTED: usize = 50;

/// Says what is known about the game, explains a position of it, or plays it.
pub fn game(workspace: &Workspace, options: &Described) -> Result<u8> {
    let description = options.game.join(" ");
    let game: Game = description.parse().map_err(|mistake: Mistake| {
        anyhow!(
            "{}",
            said!("{}: {}; try `{}`", "{}：{}；试试 `{}`", description, mistake, mistake.example)
        )
    })?;
    let ask = |verb: &str, argument: &str| study_answer(&respond(&description, verb, argument));
    let position = (!options.position.is_empty()).then(|| options.position.join(" "));
    match position {
        position if options.play => {
            terminal_game::play(&ask, game.name().unwrap_or(&description), position)?
        }
        Some(position) => tell(&text(&ask, "why", &position)?)?,
        None => {
            let reports = game.reports(options.to);
            let found = reports.iter().filter_map(|report| find_out(report, workspace, options));
            let shown: Vec<Shown> = found.collect::<Result<_>>()?;
            match options.json {
                true => println!("{}", json(&reports, &shown))?,
                false => show(&game, &reports, &shown)?,
            }
        }
    }
    Ok(RIGHT)
}

/// What is found out about a game; `None` for a digraph.
fn find_out(report: &Report, workspace: &Workspace, options: &Described) -> Option<Result<Shown>> {
    let (found, table) = (report.findings()?, report.table()?);
    let advice = advice(&found, report.is_proved, |needs| {
        let more = needs.map_or(options.to, |needs| needs as u64);
        format!("`--to {}`", (options.to + more).min(MOST))
    });
    Some(Shown::new((found, &table), advice, workspace, options.all))
}

/// The games of a sum, each with its nim-values or outcomes and its theorems.
fn json(reports: &[Report], shown: &[Shown]) -> Value {
    let games = reports.iter().zip(0..).map(|(report, place)| {
        let mut answer = shown.get(place).map_or_else(Map::new, Shown::json);
        answer.insert("game".to_string(), json!(report.game));
        answer.insert("first".to_string(), json!(report.first));
        answer.insert("values".to_string(), json!(report.values));
        answer.insert("lost".to_string(), json!(report.lost));
        answer.insert("remark".to_string(), json!(report.remark));
        answer
    });
    json!({ "games": games.collect::<Vec<_>>() })
}

fn show(game: &Game, reports: &[Report], shown: &[Shown]) -> Result<()> {
    if let Some(name) = game.name() {
        println!("{name}")?;
    }
    tell(&game.rules())?;
    for (place, report) in reports.iter().enumerate() {
        println!()?;
        let of_game = match reports.len() {
            1 => String::new(),
            _ => format!("{}{}", report.game, words(", ", "：")),
        };
        show_report(report, &of_game)?;
        if let Some(shown) = shown.get(place) {
            println!()?;
            shown.tell()?;
        }
    }
    Ok(())
}

fn show_report(report: &Report, of_game: &str) -> Result<()> {
    let (first, last) = (report.first, report.first + report.values.len() as u64 - 1);
    let title = match report.component {
        Component::Heap if report.misere => {
            said!("outcomes of the heaps {} to {}:", "{} 到 {} 颗的胜负：", first, last)
        }
        Component::Heap => {
            said!("nim-values of the heaps {} to {}:", "{} 到 {} 颗的 SG 值：", first, last)
        }
        Component::Coin => said!(
            "nim-values of the coins {} to {}, each alone:",
            "硬币 {} 到 {} 单独的 SG 值：",
            first,
            last
        ),
        Component::Vertex => {
            said!("vertices {} to {}, with one token:", "顶点 {} 到 {}，一枚棋子：", first, last)
        }
    };
    println!("{of_game}{title}")?;
    match report.component {
        Component::Vertex => show_list(report)?,
        Component::Heap | Component::Coin => show_table(report.first, &report.values)?,
    }
    let lost = list_first(&report.lost, " ");
    tell(&said!("P-positions among them: {}", "其中的必败态：{}", lost))?;
    tell(&report.remark)
}

/// A line for each.
fn show_list(report: &Report) -> Result<()> {
    for (number, value) in (report.first..).zip(&report.values) {
        println!("{number:>5}  {value}")?;
    }
    Ok(())
}

/// Ten in a row, below their last digits; the first has this number.
pub fn show_table(first: u64, cells: &[String]) -> Result<()> {
    // Rows begin at multiples of ten.
    let mut padded = vec![String::new(); first as usize % ROW];
    padded.extend(cells.iter().cloned());
    let rows = padded.chunks(ROW).zip((first as usize / ROW * ROW..).step_by(ROW));
    let lines: Vec<_> = rows.map(|(cells, row)| (row.to_string(), cells.to_vec())).collect();
    show_grid((0..ROW).map(|digit| digit.to_string()).collect(), &lines)
}

/// Lines of cells behind their names, below the heads of the columns.
pub fn show_grid(heads: Vec<String>, lines: &[(String, Vec<String>)]) -> Result<()> {
    let cells = lines.iter().flat_map(|(_, cells)| cells).chain(&heads);
    let width = cells.map(String::len).max().unwrap_or(1).max(2);
    for (name, cells) in [(String::new(), heads)].iter().chain(lines) {
        let cells: String = cells.iter().map(|cell| format!(" {cell:>width$}")).collect();
        println!("{name:>6} {}", cells.trim_end())?;
    }
    Ok(())
}

/// The first positions, and how many more there are.
pub fn list_first(positions: &[impl ToString], separator: &str) -> String {
    let shown: Vec<String> = positions.iter().take(LISTED).map(ToString::to_string).collect();
    match positions.len().checked_sub(LISTED) {
        _ if positions.is_empty() => words("none", "没有").to_string(),
        None | Some(0) => shown.join(separator),
        Some(more) => said!("{} and {} more", "{}，另有 {} 个", shown.join(separator), more),
    }
}
