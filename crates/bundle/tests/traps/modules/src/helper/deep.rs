use gamecore::twice;

pub fn six() -> u64 {
    // One line and
    let text = "another
  line";
    twice(3) + text.len() as u64 - text.len() as u64
}
