//! `cargo judge octal`: the nim-values of an octal game, as far as time allows.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure, Context, Result};
use command::arguments::Table;
use command::{RIGHT, WRONG};
use gamecore::Octal;
use indicatif::{ProgressBar, ProgressStyle};
use judge::execution::execute;
use judge::language::{Language, Source};
use judge::limits::Limits;
use judge::output::{eprintln, println};
use judge::parallel::processors;
use judge::scratch::{nameless_file, put};
use judge::workspace::Workspace;
use octal::{Kind, LongTable, SparseSpace, TableJob};

/// How many jobs of a block each thread takes: then starting the threads costs little.
const JOBS: usize = 8;

/// How often the table is saved.
const INTERVAL: Duration = Duration::from_secs(10);

/// How many zeros are listed at most.
const LISTED: usize = 50;

/// Prints the records of a game, after extending its table as far as is asked for.
pub fn octal(workspace: &Workspace, options: &Table) -> Result<u8> {
    let code: Octal = options.code.parse().with_context(|| options.code.clone())?;
    if options.compare {
        return compare(workspace, &code, options);
    }
    let place = match (&options.checkpoint, options.no_checkpoint) {
        (_, true) => None,
        (Some(place), _) => Some(place.clone()),
        (None, _) => Some(workspace.scratch("octal").join(code.to_string())),
    };
    let threads = options.threads.map_or_else(processors, |threads| threads as usize);
    let known = place.as_deref().map_or(Ok(Vec::new()), |place| load(place, &code))?;
    let mut table = LongTable::new(&code, known, threads * JOBS);
    fill(&mut table, &code, options, threads, place.as_deref())?;
    let values = &table.values()[..=options.to as usize];
    report(&code, values, table.sparse_space())?;
    if let Some(file) = &options.values {
        put(file, |file| {
            let lines: String = values.iter().map(|value| format!("{value}\n")).collect();
            Ok(fs::write(file, lines)?)
        })?;
    }
    Ok(RIGHT)
}

/// Extends the table, with a progress bar, and saves it now and then.
fn fill(
    table: &mut LongTable,
    code: &Octal,
    options: &Table,
    threads: usize,
    place: Option<&Path>,
) -> Result<()> {
    let end = options.to as usize + 1;
    let begun = table.values().len();
    if let Some(place) = place.filter(|_| begun > 0) {
        eprintln!("{begun} heaps are known from {}", place.display());
    }
    let bar = ProgressBar::new(end as u64);
    bar.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} to go")?);
    bar.set_message(code.to_string());
    bar.set_position(begun as u64);
    bar.reset_eta();
    let mut saved = Instant::now();
    while table.values().len() < end {
        table.extend(|jobs| on_threads(jobs, threads));
        bar.set_position(table.values().len() as u64);
        if let Some(place) = place.filter(|_| saved.elapsed() >= INTERVAL) {
            save(place, code, table.values())?;
            saved = Instant::now();
        }
    }
    bar.finish_and_clear();
    match place.filter(|_| table.values().len() > begun) {
        Some(place) => save(place, code, table.values()),
        None => Ok(()),
    }
}

/// Runs the jobs on this many threads, of which this one is the first.
fn on_threads(jobs: &mut [TableJob], threads: usize) {
    let run = |jobs: &mut [TableJob]| jobs.iter_mut().for_each(TableJob::run);
    let (own, others) = jobs.split_at_mut(jobs.len() / threads);
    thread::scope(|scope| {
        for jobs in others.chunks_mut(JOBS) {
            scope.spawn(move || run(jobs));
        }
        run(own);
    });
}

/// Prints the findings of the heaps known so far.
fn report(code: &Octal, values: &[u16], space: Option<SparseSpace>) -> Result<()> {
    let largest = values.iter().copied().max().unwrap_or(0);
    let first = values.iter().position(|&value| value == largest).unwrap_or(0);
    let zeros: Vec<usize> = (0..values.len()).filter(|&heap| values[heap] == 0).collect();
    println!("{code}, heaps 0 to {}", values.len() - 1)?;
    println!("largest nim-value: {largest}, first of the heap {first}")?;
    println!("nim-value 0: {} heaps, the last is {}", zeros.len(), zeros[zeros.len() - 1])?;
    if zeros.len() <= LISTED {
        let zeros: Vec<String> = zeros.iter().map(usize::to_string).collect();
        println!("    {}", zeros.join(" "))?;
    }
    match space {
        Some(space) => {
            let mask = space.mask();
            let rare = |&heap: &usize| !space.is_common(heap, values[heap]);
            let count = (0..values.len()).filter(rare).count();
            let last = (0..values.len()).rev().find(rare).unwrap_or(0);
            let kind = match space.kind() {
                Kind::Range => "",
                Kind::Domain(_) => " in the domain",
            };
            println!(
                "sparse space{kind}: mask {mask:x} in hexadecimal, {count} rare heaps, the last is {last}"
            )?;
        }
        None => println!("sparse space: no mask pays")?,
    }
    match code.proved_period(values) {
        Some(found) => println!("period: {} from the heap {} on", found.period, found.preperiod)?,
        None => println!("period: these heaps prove none")?,
    }
    println!("hash of the values: {:016x}", hash(values))?;
    Ok(())
}

/// FNV-1a (Fowler, Noll and Vo) of the values as bytes, the lower byte first.
fn hash(values: &[u16]) -> u64 {
    let bytes = values.iter().flat_map(|value| value.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// The first line of a saved table.
fn heading(code: &Octal, values: &[u16]) -> String {
    format!("octal {code} {} {:016x}\n", values.len(), hash(values))
}

fn save(place: &Path, code: &Octal, values: &[u16]) -> Result<()> {
    put(place, |file| {
        let mut file = fs::File::create(file)?;
        file.write_all(heading(code, values).as_bytes())?;
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        Ok(file.write_all(&bytes)?)
    })
}

/// A saved table; none if there is no file.
fn load(place: &Path, code: &Octal) -> Result<Vec<u16>> {
    if !place.exists() {
        return Ok(Vec::new());
    }
    let bytes = fs::read(place).with_context(|| place.display().to_string())?;
    let end = bytes.iter().position(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let values: Vec<u16> =
        bytes[end..].chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    ensure!(
        bytes[..end] == *heading(code, &values).as_bytes(),
        "{} is not a whole table of {code}; remove it, or choose another --checkpoint",
        place.display()
    );
    Ok(values)
}

/// Measures one thread and the plain loop in C++ one after the other, in CPU time.
fn compare(workspace: &Workspace, code: &Octal, options: &Table) -> Result<u8> {
    let source = workspace.root.join("crates/octal/peers/octal.cpp");
    let plain = workspace.scratch("octal-peers").join("plain");
    let words = [code.to_string(), options.to.to_string()];
    let mut plain = Language::Cpp.prepare(&Source::alone(&source), &plain)?;
    plain.extend(words.iter().map(OsString::from));
    let ours = ["octal", &words[0], "--to", &words[1], "--threads", "1", "--no-checkpoint"];
    let mut command = vec![std::env::current_exe()?.into_os_string()];
    command.extend(ours.map(OsString::from));
    let (our_time, our_words) = timed(&command)?;
    let (plain_time, plain_words) = timed(&plain)?;
    let hash = plain_words.trim();
    if !our_words.contains(hash) {
        println!("NOT the same table: the plain loop finds {hash}, ours\n{our_words}")?;
        return Ok(WRONG);
    }
    let ratio = our_time.as_secs_f64() / plain_time.as_secs_f64();
    println!(
        "{}, heaps 0 to {}: {:.2} s, the plain loop in C++ {:.2} s, ratio {ratio:.3}; both {hash}",
        code,
        options.to,
        our_time.as_secs_f64(),
        plain_time.as_secs_f64(),
    )?;
    Ok(RIGHT)
}

/// The CPU time of a command, and its output.
fn timed(command: &[OsString]) -> Result<(Duration, String)> {
    let (time, most) = (Duration::from_secs(3600), 4_000_000_000);
    let limits = Limits { time, memory: most, stack: most, output: 1 << 20 };
    let execution = execute(command, nameless_file()?, limits)?;
    let output = String::from_utf8(execution.output)?;
    if output.is_empty() {
        bail!("{} prints nothing", command[0].to_string_lossy());
    }
    Ok((execution.time, output))
}
