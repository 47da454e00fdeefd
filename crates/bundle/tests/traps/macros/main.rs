use gamecore::largest;

fn main() {
    println!("{} {}", largest!(1, 5, 3), gamecore::table()[0]);
}
