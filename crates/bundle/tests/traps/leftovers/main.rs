use gamecore::{judge, Verdict};

fn main() {
    if let Verdict::Right { score } = judge(3) {
        println!("{}", score);
    }
}
