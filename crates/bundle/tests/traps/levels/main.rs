use gamecore::{named, Heap, Sum};

fn main() {
    let heap = Heap::new(5);
    println!("{} {}", named::twice(&heap), Sum::of(&[heap.size(), 3]).show());
}
