//! WA: reads one case where the input holds many.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    if let Ok(n) = line.trim().parse::<u64>() {
        println!("{}", if n % 3 != 0 { "Kiki" } else { "Cici" });
    }
}
