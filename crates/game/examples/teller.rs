//! Rules as programs tell them, right and wrong: what the tests of `cargo judge game` ask. Its
//! argument is the manner in which it answers.

use std::io::{stdin, stdout, Write};
use std::process::exit;
use std::thread::sleep;
use std::time::Duration;

fn main() {
    let manner = std::env::args().nth(1).expect("a manner");
    match manner.as_str() {
        "sleep" => {
            print!("\n1");
            stdout().flush().expect("standard output can be written");
            sleep(Duration::from_secs(1_000_000));
        }
        "flood" => (0..1000).for_each(|number| println!("{number}")),
        "keep silent" => drop(stdin().lines().count()),
        "keep back" => {
            let lines = stdin().lines().map(|line| answer(&manner, &line.unwrap()) + "\n");
            print!("{}", lines.collect::<String>())
        }
        _ => stdin().lines().for_each(|line| println!("{}", answer(&manner, &line.unwrap()))),
    }
}

fn row(line: &str) -> Vec<u64> {
    line.split(' ').map(|word| word.parse().expect("a number")).collect()
}

/// All rows with less in one place.
fn nim(line: &str) -> String {
    let row = row(line);
    let with = |place: usize, left: u64| {
        let heap = |(at, &heap): (usize, &u64)| if at == place { left } else { heap }.to_string();
        row.iter().enumerate().map(heap).collect::<Vec<String>>().join(" ")
    };
    let options = (0..row.len()).flat_map(|place| (0..row[place]).map(move |left| (place, left)));
    options.map(|(place, left)| with(place, left)).collect::<Vec<String>>().join(";")
}

/// All rows with one number divided in two.
fn divide(line: &str) -> Vec<String> {
    let row = row(line);
    let with = |place: usize, part: u64| {
        let others = (0..row.len()).filter(|other| *other != place).map(|other| row[other]);
        let parts = others.chain([part, row[place] - part]);
        parts.map(|part| part.to_string()).collect::<Vec<String>>().join(" ")
    };
    let options = (0..row.len()).flat_map(|place| (1..row[place]).map(move |part| (place, part)));
    options.map(|(place, part)| with(place, part)).collect()
}

/// A heap from which one of these amounts is taken.
fn take(heap: u64, amounts: &[u64]) -> String {
    let left = amounts.iter().filter_map(|amount| heap.checked_sub(*amount));
    left.map(|left| left.to_string()).collect::<Vec<String>>().join(";")
}

fn answer(manner: &str, line: &str) -> String {
    let (nim, number) = (|| nim(line), line.parse::<u64>().unwrap_or(0));
    match manner {
        "nim" | "keep back" => nim(),
        "divide" => divide(line).join(";"),
        "divide single numbers" => {
            assert!(!line.contains(' '), "one number, not `{line}`");
            divide(line).join(";")
        }
        // No sums: equal numbers, or three, may go at once.
        "divide, or end at a pair" | "divide, or end at three" => {
            let row = row(line);
            let is_end = match manner {
                "divide, or end at a pair" => row.len() == 2 && row[0] == row[1],
                _ => row.len() == 3,
            };
            let end = is_end.then(|| "1".to_string());
            divide(line).into_iter().chain(end).collect::<Vec<String>>().join(";")
        }
        "double" => format!("{line} {line}"),
        "take" => take(number, &[1, 3, 4]),
        "take, but less from 120 on" => take(number, if number < 120 { &[1, 3, 4] } else { &[1] }),
        "take up to 149" if number > 149 => exit(1),
        "take up to 149" => take(number, &[1, 3, 4]),
        "take one or two" => take(number, &[1, 2]),
        "leave half" if number > 0 => (number / 2).to_string(),
        "go up from even numbers" if number % 2 == 0 => (number + 1).to_string(),
        "leave half" | "go up from even numbers" => String::new(),
        "go down" => number.saturating_sub(1).to_string(),
        "windows" => format!(" {} \r", nim().replace(';', " ; ")),
        "twice" => nim() + "\n",
        "prompt" => format!("Position? {}", nim()),
        "end with a mark" => nim() + ";",
        "stay" => line.to_string(),
        "go to and fro" => (number ^ 1).to_string(),
        "grow" => (number + 1).to_string(),
        "stay or end" => [String::new(), "0".to_string(), "2".to_string(), "2;1".to_string()]
            [number as usize]
            .clone(),
        "count down below 0" => (number as i64 - 1).to_string(),
        "halve" => format!("{:.1}", number as f64 / 2.0),
        "overflow" => "18446744073709551616".to_string(),
        "write in letters" => "три\u{1b}[2J".to_string(),
        "lengthen" => "1 ".repeat(201),
        "crash at 50" if number == 50 => {
            eprintln!("Traceback\nIndexError: list index out of range");
            exit(1)
        }
        "leave at 50" if number == 50 => exit(0),
        "crash at 50" | "leave at 50" => nim(),
        unknown => panic!("{unknown} is not a manner"),
    }
}
