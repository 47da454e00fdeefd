//! An input as a row of numbers and letters, so that every edit can change both.

/// A number of an input, or a letter of one of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    /// A number without its sign; the place of a letter in the [`Alphabet`].
    pub value: u64,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Number,
    Negative,
    /// Of the word with this number.
    Letter(usize),
}

impl Unit {
    /// Whether this may be the count of a list.
    pub fn may_count(self) -> bool {
        self.kind == Kind::Number
    }

    /// The unit with its value lowered.
    pub fn less(self, amount: u64) -> Unit {
        self.with_value(self.value - amount)
    }

    /// The unit with another value.
    pub fn with_value(self, value: u64) -> Unit {
        Unit { value, ..self }
    }

    fn of_number(token: &str) -> Option<Unit> {
        let (kind, digits) = match token.strip_prefix('-') {
            Some(digits) => (Kind::Negative, digits),
            None => (Kind::Number, token),
        };
        let value: u64 = digits.parse().ok()?;
        // What would be written in another way, such as 007, is a word.
        (value.to_string() == digits).then_some(Unit { value, kind })
    }
}

/// The letters of all words of an input, in order.
#[derive(Debug)]
pub struct Alphabet(Vec<char>);

impl Alphabet {
    /// The units of an input, and its letters. A token that is not a number of 64 bits is a word.
    pub fn read(input: &str) -> (Alphabet, Vec<Unit>) {
        let words = input.split_whitespace().filter(|token| Unit::of_number(token).is_none());
        let mut letters: Vec<char> = words.flat_map(str::chars).collect();
        letters.sort();
        letters.dedup();
        let letter = |word, letter| {
            let value = letters.partition_point(|other| *other < letter) as u64;
            Unit { value, kind: Kind::Letter(word) }
        };
        let tokens = input.split_whitespace().enumerate();
        let units = tokens.flat_map(|(word, token)| match Unit::of_number(token) {
            Some(number) => vec![number],
            None => token.chars().map(|character| letter(word, character)).collect(),
        });
        let units = units.collect();
        (Alphabet(letters), units)
    }

    /// The input that the units form; none if some letter is not in the alphabet.
    pub fn write(&self, units: &[Unit]) -> Option<String> {
        let mut input = String::new();
        let mut before = None;
        for &Unit { value, kind } in units {
            if before.is_some() && (before != Some(kind) || !matches!(kind, Kind::Letter(_))) {
                input.push(' ');
            }
            match kind {
                Kind::Letter(_) => input.push(*self.0.get(usize::try_from(value).ok()?)?),
                Kind::Negative if value > 0 => input += &format!("-{value}"),
                Kind::Number | Kind::Negative => input += &value.to_string(),
            }
            before = Some(kind);
        }
        Some(input)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_is_written_as_it_was_read() {
        for input in ["", "7", "2 3 RBR BRB", "-4 0 18446744073709551615 18446744073709551616"] {
            let (alphabet, units) = Alphabet::read(input);
            assert_eq!(alphabet.write(&units).as_deref(), Some(input));
        }
    }

    #[test]
    fn letters_and_numbers_have_values() {
        let values =
            |input| -> Vec<u64> { Alphabet::read(input).1.iter().map(|unit| unit.value).collect() };
        assert_eq!(values("2\n-3 RBBR\n"), [2, 3, 1, 0, 0, 1]);
        assert_eq!(values("10 007"), [10, 0, 0, 1]);
    }

    #[test]
    fn a_word_stays_apart_from_the_next_one() {
        let (alphabet, mut units) = Alphabet::read("RB BR -5");
        units.drain(1..3);
        assert_eq!(alphabet.write(&units).as_deref(), Some("R R -5"));
        units[2] = units[2].with_value(0);
        assert_eq!(alphabet.write(&units).as_deref(), Some("R R 0"));
        units[0] = units[0].with_value(2);
        assert_eq!(alphabet.write(&units), None);
    }
}
