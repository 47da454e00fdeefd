//! The checker: whether a first move wins.
//!
//! The player to move wins if and only if there is no move, or a vertex that may be picked has a
//! heavier one outside its subtree. The page proves it, and the tests hold it to play by the rules.

use problem::checked::Words;

/// The weights; the children of each vertex, which is counted from 1; and the place of each vertex
/// in an order in which every subtree is an interval, with its end.
pub struct Rooted<'a> {
    weights: &'a [u64],
    intervals: Vec<(usize, usize)>,
}

impl<'a> Rooted<'a> {
    pub fn new(weights: &'a [u64], edges: &[(u64, u64)]) -> Rooted<'a> {
        let mut neighbours = vec![Vec::new(); weights.len() + 1];
        for &(x, y) in edges {
            neighbours[x as usize].push(y as usize);
            neighbours[y as usize].push(x as usize);
        }
        // Each vertex is met before those below it, and again after them.
        let (mut intervals, mut entered) = (vec![(0, 0); neighbours.len()], 0);
        let mut path = vec![(1, 0, false)];
        while let Some((vertex, parent, is_done)) = path.pop() {
            if is_done {
                intervals[vertex].1 = entered;
                continue;
            }
            intervals[vertex].0 = entered;
            entered += 1;
            path.push((vertex, parent, true));
            let below = neighbours[vertex].iter().filter(|&&next| next != parent);
            path.extend(below.map(|&next| (next, vertex, false)));
        }
        Rooted { weights, intervals }
    }

    fn weight(&self, vertex: usize) -> u64 {
        self.weights[vertex - 1]
    }

    fn is_below(&self, top: usize, vertex: usize) -> bool {
        let ((first, end), (place, _)) = (self.intervals[top], self.intervals[vertex]);
        (first..end).contains(&place)
    }

    /// The heaviest of these vertices that has a heavier one of them outside its subtree.
    fn answered(&self, mut vertices: Vec<usize>) -> Option<usize> {
        vertices.sort_unstable_by_key(|&vertex| std::cmp::Reverse(self.weight(vertex)));
        // The first and the last place of what is heavier, which has to lie in every subtree.
        let (mut first, mut last) = (usize::MAX, 0);
        for equal in vertices.chunk_by(|&one, &other| self.weight(one) == self.weight(other)) {
            let is_answered = |&&vertex: &&usize| {
                let (start, end) = self.intervals[vertex];
                first <= last && (first < start || end <= last)
            };
            if let Some(&vertex) = equal.iter().find(is_answered) {
                return Some(vertex);
            }
            for &vertex in equal {
                let place = self.intervals[vertex].0;
                (first, last) = (first.min(place), last.max(place));
            }
        }
        None
    }

    /// A winning first move.
    pub fn winning(&self) -> Option<usize> {
        self.answered((1..=self.weights.len()).collect())
    }

    /// The vertices that may be picked after this one.
    fn answers(&self, picked: usize) -> Vec<usize> {
        let is_left = |&vertex: &usize| {
            self.weight(vertex) > self.weight(picked) && !self.is_below(picked, vertex)
        };
        (1..=self.weights.len()).filter(is_left).collect()
    }

    /// Why a first move loses.
    pub fn refutation(&self, picked: usize) -> Option<String> {
        let answers = self.answers(picked);
        if answers.is_empty() {
            return Some("the opponent cannot move, and wins".to_string());
        }
        let answer = self.answered(answers)?;
        Some(format!("after the answer {answer} you must move, and then the opponent cannot"))
    }
}

pub fn check(case: &super::Case, words: &mut Words<'_>) -> Result<(), String> {
    let (n, weights, edges) = case;
    let rooted = Rooted::new(weights, edges);
    match words.number("a vertex", 0..=*n as usize)? {
        0 => match rooted.winning() {
            Some(vertex) => Err(format!("0, but picking vertex {vertex} wins")),
            None => Ok(()),
        },
        vertex => match rooted.refutation(vertex) {
            Some(why) => Err(format!("vertex {vertex} loses: {why}")),
            None => Ok(()),
        },
    }
}
