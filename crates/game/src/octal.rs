//! `cargo judge octal`: the nim-values of an octal game, as far as time allows.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use command::arguments::Table;
use command::RIGHT;
use gamecore::Octal;
use indicatif::{ProgressBar, ProgressStyle};
use judge::output::{eprintln, println};
use judge::scratch::put_text;
use judge::workspace::Workspace;
use octal::LongTable;

/// How often the table is saved.
const INTERVAL: Duration = Duration::from_secs(10);

/// How many zeros are listed at most.
const LISTED: usize = 50;

/// Prints the records of a game, after extending its table as far as is asked for.
pub fn octal(workspace: &Workspace, options: &Table) -> Result<u8> {
    let code: Octal = options.code.parse().with_context(|| options.code.clone())?;
    let place = workspace.scratch("octal").join(code.to_string());
    let table = filled(&code, options.to as usize + 1, &place)?;
    report(&code, &table, options.to as usize)?;
    Ok(RIGHT)
}

/// The table that is kept at this place, extended to so many heaps: with a progress bar, and saved
/// now and then.
fn filled(code: &Octal, end: usize, place: &Path) -> Result<LongTable> {
    let known = load(place)?;
    let begun = known.len();
    if begun > 0 {
        eprintln!("{begun} heaps are known from {}", place.display());
    }
    let bar = ProgressBar::new(end as u64).with_message(code.to_string());
    bar.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} to go")?);
    bar.set_position(begun as u64);
    bar.reset_eta();
    let mut table = LongTable::new(code, known);
    let mut saved = Instant::now();
    while table.values().len() < end {
        table.extend();
        bar.inc(1);
        if saved.elapsed() >= INTERVAL {
            save(place, table.values())?;
            saved = Instant::now();
        }
    }
    bar.finish_and_clear();
    if begun < end {
        save(place, table.values())?;
    }
    Ok(table)
}

/// Prints the findings of the heaps up to the last one.
fn report(code: &Octal, table: &LongTable, last: usize) -> Result<()> {
    let values = &table.values()[..=last];
    let largest = values.iter().copied().max().unwrap_or(0);
    let first = values.iter().position(|&value| value == largest).unwrap_or(0);
    let zeros: Vec<usize> = (0..values.len()).filter(|&heap| values[heap] == 0).collect();
    println!("{code}, heaps 0 to {last}")?;
    println!("largest nim-value: {largest}, first of the heap {first}")?;
    println!("nim-value 0: {} heaps, the last is {}", zeros.len(), zeros[zeros.len() - 1])?;
    if zeros.len() <= LISTED {
        let zeros: Vec<String> = zeros.iter().map(usize::to_string).collect();
        println!("    {}", zeros.join(" "))?;
    }
    match table.sparse_space() {
        Some(space) => {
            let rare = (0..values.len()).filter(|&heap| !space.is_common(values[heap]));
            let (mask, count) = (space.mask(), rare.clone().count());
            let last = rare.max().unwrap_or(0);
            println!(
                "sparse space: mask {mask:x} in hexadecimal, {count} rare heaps, the last is {last}"
            )?;
        }
        None => println!("sparse space: no mask pays")?,
    }
    match code.proved_period(values) {
        Some(found) => {
            println!("period: {} from the heap {} on", found.period(), found.preperiod())?
        }
        None => println!("period: these heaps prove none")?,
    }
    Ok(())
}

/// The table is kept as its values, one on a line.
fn save(place: &Path, values: &[u16]) -> Result<()> {
    put_text(place, &values.iter().map(|value| format!("{value}\n")).collect::<String>())
}

/// A table that is kept; none if there is no file.
fn load(place: &Path) -> Result<Vec<u16>> {
    if !place.exists() {
        return Ok(Vec::new());
    }
    let shown = || format!("{} is not a table; remove it", place.display());
    let text = fs::read_to_string(place).with_context(shown)?;
    text.lines().map(|line| line.parse().with_context(shown)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_continued_and_the_same_as_in_one_go() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str, end| {
            let place = folder.path().join(name);
            filled(&Octal::TREBLECROSS, end, &place).unwrap().values().to_vec()
        };
        let first = at("kept", 300);
        assert_eq!(at("kept", 900), at("whole", 900));
        assert_eq!(at("kept", 300)[..300], first);
        // A line with two numbers, and bytes that are not text, as earlier versions kept a table.
        for kept in [&b"0\n0\n1\n0 0\n"[..], b"octal 0.007 1 0\n\xff\xff"] {
            let place = folder.path().join("kept");
            fs::write(&place, kept).unwrap();
            let error = filled(&Octal::TREBLECROSS, 900, &place).err().unwrap();
            assert!(format!("{error:#}").contains("kept is not a table; remove it: "));
        }
    }
}
