use gamecore::{Move, Named, Pair};

fn main() {
    let best = Pair::new(1, 2).best();
    println!("{} {}", best, Move::from(7).name());
}
