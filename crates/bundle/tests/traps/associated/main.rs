use gamecore::{largest, Game, Heap, Pair};

fn main() {
    println!("{} {}", Heap(7).value(), Pair(3, 4).value());
    println!("{:?}", largest(&Heap(7)));
}
