//! WA: uses one list of marks for two tables and never clears it, so that a mark of one table counts in the other.

use std::io::Read;

fn nim_value(heap: usize, amounts: &[usize], mark: &mut [usize]) -> usize {
    let mut sg = vec![0; heap + 1];
    for i in 1..=heap {
        for &amount in amounts.iter().filter(|&&amount| amount <= i) {
            mark[sg[i - amount]] = i;
        }
        sg[i] = mark.iter().position(|&mark| mark != i).unwrap();
    }
    sg[heap]
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
    let one_or_even: Vec<usize> =
        (1..1000).filter(|&amount| amount == 1 || amount % 2 == 0).collect();
    let mut mark = vec![0; 1002];
    while let Some(n) = numbers.next().filter(|&n| n > 0) {
        let mut sum = 0;
        for i in 1..=n {
            let heap = numbers.next().unwrap();
            sum ^= match i {
                1 => heap % 3,
                2 => nim_value(heap, &fibonacci, &mut mark),
                3 => heap,
                4 => nim_value(heap, &one_or_even, &mut mark),
                5 => heap % 2,
                _ => heap % (i + 1),
            };
        }
        println!("{}", if sum != 0 { "Yougth" } else { "Hrdv" });
    }
}
