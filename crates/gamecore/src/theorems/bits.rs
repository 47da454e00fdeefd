// A set of the numbers below some end, one bit for each.
#[derive(Clone)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    pub(crate) fn new(end: usize) -> Bits {
        Bits { words: vec![0; end / 64 + 1] }
    }

    pub(crate) fn contains(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    pub(crate) fn insert(&mut self, number: usize) {
        self.words[number / 64] |= 1 << (number % 64);
    }

    // Inserts the numbers from `start` to before `end`.
    pub(crate) fn insert_range(&mut self, start: usize, end: usize) {
        let (from, below) = (u64::MAX << (start % 64), !(u64::MAX << (end % 64)));
        if start / 64 == end / 64 {
            self.words[start / 64] |= from & below;
        } else {
            self.words[start / 64] |= from;
            for word in &mut self.words[start / 64 + 1..end / 64] {
                *word = u64::MAX;
            }
            self.words[end / 64] |= below;
        }
    }

    // Inserts the numbers of a set with the same end, each made larger by `shift`, as far as there
    // is room.
    pub(crate) fn insert_shifted(&mut self, numbers: &Bits, shift: usize) {
        let (words, bits) = (shift / 64, shift % 64);
        let mut carry = 0;
        for (word, &number) in self.words[words..].iter_mut().zip(&numbers.words) {
            *word |= number << bits | carry;
            carry = if bits == 0 { 0 } else { number >> (64 - bits) };
        }
    }

    // The first number up to `end` that is in the set, if `start` is not, or the other way round.
    pub(crate) fn next_change(&self, start: usize, end: usize) -> usize {
        let same = if self.contains(start) { u64::MAX } else { 0 };
        let mut place = start / 64;
        let mut changed = (self.words[place] ^ same) & (u64::MAX << (start % 64));
        while changed == 0 && 64 * (place + 1) < end {
            place += 1;
            changed = self.words[place] ^ same;
        }
        end.min(64 * place + changed.trailing_zeros() as usize)
    }
}
