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

/// All rows with less in one place.
fn nim(line: &str) -> String {
    let row: Vec<u64> = line.split(' ').map(|word| word.parse().expect("a number")).collect();
    let with = |place: usize, left: u64| {
        let heap = |(at, &heap): (usize, &u64)| if at == place { left } else { heap }.to_string();
        row.iter().enumerate().map(heap).collect::<Vec<String>>().join(" ")
    };
    let options = (0..row.len()).flat_map(|place| (0..row[place]).map(move |left| (place, left)));
    options.map(|(place, left)| with(place, left)).collect::<Vec<String>>().join(";")
}

fn answer(manner: &str, line: &str) -> String {
    let (nim, number) = (|| nim(line), line.parse::<u64>().unwrap_or(0));
    match manner {
        "nim" | "keep back" => nim(),
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
