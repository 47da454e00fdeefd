use gamecore::r#type::{largest, sum};
use gamecore::smaller_of;

fn main() {
    println!("{} {} {}", largest(&[1, 2]), sum(), smaller_of!(4, 5));
}
