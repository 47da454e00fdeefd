//! RE: expects exactly one blank line after each board.

fn main() {
    let mut lines = std::io::stdin().lines().map(|line| line.unwrap());
    while let Some(line) = lines.next() {
        let n: usize = line.split_whitespace().next().unwrap().parse().unwrap();
        let mut nim_sum = 0;
        for _ in 0..n {
            let row = lines.next().unwrap();
            let mut columns = row.split_whitespace().map(|column| column.parse::<i64>().unwrap());
            nim_sum ^= (columns.next().unwrap() - columns.next().unwrap()).abs() - 1;
        }
        println!("{}", if nim_sum != 0 { "I WIN!" } else { "BAD LUCK!" });
        lines.next();
    }
}
