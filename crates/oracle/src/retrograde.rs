//! Games in which positions can recur, and partizan ones: backwards from the end.
//!
//! Where a position may come back, "a winning move exists" is no longer a
//! definition by recursion. It becomes one when play is traced backwards from the
//! positions without a move: a position is won if some option is known to be lost,
//! lost if all its options are known to be won, and a draw by endless play if it is
//! never decided.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::Mutex;

use super::Ruleset;

/// The result of best play for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The player to move can force a win.
    Win,
    /// The other player can.
    Loss,
    /// Neither can: play goes on forever.
    Draw,
}

/// Decides positions that may recur, remembering its results.
pub struct Retrograde<R: Ruleset> {
    rules: R,
    fates: Mutex<HashMap<R::Position, Fate>>,
}

impl<R: Ruleset> Retrograde<R> {
    /// A solver that has not yet seen any position.
    pub fn new(rules: R) -> Self {
        Retrograde { rules, fates: Mutex::default() }
    }

    /// The result of best play in normal play for the player to move.
    ///
    /// In a partizan game the player to move belongs into the position.
    /// Time and space grow with the number of positions that can be reached.
    ///
    /// ```
    /// use oracle::retrograde::{Fate, Retrograde};
    /// use oracle::Ruleset;
    ///
    /// /// Walk along 0 <-> 1 -> 2.
    /// struct Walk;
    ///
    /// impl Ruleset for Walk {
    ///     type Position = usize;
    ///
    ///     fn options(&self, place: &usize) -> Vec<usize> {
    ///         [vec![1], vec![0, 2], vec![]][*place].clone()
    ///     }
    /// }
    ///
    /// let walk = Retrograde::new(Walk);
    /// assert_eq!([0, 1, 2].map(|place| walk.fate(&place)), [Fate::Loss, Fate::Win, Fate::Loss]);
    /// ```
    pub fn fate(&self, position: &R::Position) -> Fate {
        let mut fates = self.fates.lock().expect("no holder of the lock panics");
        if !fates.contains_key(position) {
            let graph = Graph::reachable_from(position.clone(), &self.rules, &fates);
            fates.extend(graph.decided());
        }
        fates[position]
    }

    /// The options with which the player to move wins in normal play, in the rules' order.
    ///
    /// In a partizan game these are the other player's positions.
    pub fn winning_options(&self, position: &R::Position) -> Vec<R::Position> {
        let mut options = self.rules.options(position);
        options.retain(|option| self.fate(option) == Fate::Loss);
        options
    }
}

/// The positions found so far, numbered, with the moves turned around.
struct Graph<P> {
    number: HashMap<P, usize>,
    vertices: Vec<Vertex>,
}

#[derive(Default)]
struct Vertex {
    predecessors: Vec<usize>,
    /// How many of its options have not been decided; none beyond positions whose fates are known.
    undecided: usize,
    fate: Option<Fate>,
}

impl<P: Clone + Eq + Hash> Graph<P> {
    /// Does not look beyond positions whose fates are known.
    fn reachable_from<R: Ruleset<Position = P>>(
        start: P,
        rules: &R,
        known: &HashMap<P, Fate>,
    ) -> Self {
        let number = HashMap::from([(start.clone(), 0)]);
        let mut graph = Graph { number, vertices: vec![Vertex::default()] };
        let mut waiting = vec![start];
        while let Some(position) = waiting.pop() {
            let from = graph.number[&position];
            for option in rules.options(&position) {
                let new = graph.vertices.len();
                let to = *graph.number.entry(option.clone()).or_insert(new);
                if to == new {
                    let fate = known.get(&option).copied();
                    graph.vertices.push(Vertex { fate, ..Vertex::default() });
                    if fate.is_none() {
                        waiting.push(option);
                    }
                }
                graph.vertices[to].predecessors.push(from);
                graph.vertices[from].undecided += 1;
            }
        }
        graph
    }

    /// The fate of every position: what is never decided is a draw.
    fn decided(mut self) -> HashMap<P, Fate> {
        for vertex in self.vertices.iter_mut().filter(|vertex| vertex.undecided == 0) {
            vertex.fate = vertex.fate.or(Some(Fate::Loss));
        }
        let is_decided = |vertex: &Vertex| !matches!(vertex.fate, None | Some(Fate::Draw));
        let mut news: VecDeque<usize> =
            (0..self.vertices.len()).filter(|&number| is_decided(&self.vertices[number])).collect();
        while let Some(number) = news.pop_front() {
            let is_lost = self.vertices[number].fate == Some(Fate::Loss);
            for previous in std::mem::take(&mut self.vertices[number].predecessors) {
                let vertex = &mut self.vertices[previous];
                vertex.undecided -= 1;
                if vertex.fate.is_none() && (is_lost || vertex.undecided == 0) {
                    vertex.fate = Some(if is_lost { Fate::Win } else { Fate::Loss });
                    news.push_back(previous);
                }
            }
        }
        let fate = |number: usize| self.vertices[number].fate.unwrap_or(Fate::Draw);
        self.number.iter().map(|(position, &number)| (position.clone(), fate(number))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directed graph, on which the players take turns.
    struct Walk(Vec<Vec<usize>>);

    impl Ruleset for Walk {
        type Position = usize;

        fn options(&self, place: &usize) -> Vec<usize> {
            self.0[*place].clone()
        }
    }

    #[test]
    fn a_cycle_without_exit_is_a_draw_and_spoils_what_depends_on_it() {
        // 0 <-> 1, 2 -> 0 or 3 (a dead end), 4 -> 2.
        let walk = Walk(vec![vec![1], vec![0], vec![0, 3], vec![], vec![2]]);
        let retrograde = Retrograde::new(walk);
        // From known fates to unknown ones, and the other way round.
        assert_eq!(retrograde.fate(&2), Fate::Win);
        assert_eq!(retrograde.fate(&4), Fate::Loss);
        let expected = [Fate::Draw, Fate::Draw, Fate::Win, Fate::Loss, Fate::Loss];
        assert_eq!([0, 1, 2, 3, 4].map(|place| retrograde.fate(&place)), expected);
        let winning = [vec![], vec![], vec![3], vec![], vec![]];
        assert_eq!([0, 1, 2, 3, 4].map(|place| retrograde.winning_options(&place)), winning);
    }
}
