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
            let decided = graph.decide();
            let fate = |number: usize| decided[number].unwrap_or(Fate::Draw);
            fates.extend(graph.number.into_iter().map(|(position, n)| (position, fate(n))));
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
    predecessors: Vec<Vec<usize>>,
    options: Vec<usize>,
    known: Vec<Option<Fate>>,
}

impl<P> Default for Graph<P> {
    fn default() -> Self {
        Graph {
            number: HashMap::new(),
            predecessors: Vec::new(),
            options: Vec::new(),
            known: Vec::new(),
        }
    }
}

impl<P: Clone + Eq + Hash> Graph<P> {
    /// Does not look beyond positions whose fates are known.
    fn reachable_from<R: Ruleset<Position = P>>(
        start: P,
        rules: &R,
        known: &HashMap<P, Fate>,
    ) -> Self {
        let mut graph = Graph::default();
        graph.add(&start, None);
        let mut waiting = vec![start];
        while let Some(position) = waiting.pop() {
            let from = graph.number[&position];
            for option in rules.options(&position) {
                if !graph.number.contains_key(&option) {
                    let fate = known.get(&option).copied();
                    graph.add(&option, fate);
                    if fate.is_none() {
                        waiting.push(option.clone());
                    }
                }
                graph.predecessors[graph.number[&option]].push(from);
                graph.options[from] += 1;
            }
        }
        graph
    }

    fn add(&mut self, position: &P, fate: Option<Fate>) {
        self.number.insert(position.clone(), self.predecessors.len());
        self.predecessors.push(Vec::new());
        self.options.push(0);
        self.known.push(fate);
    }

    /// The fate of every position that is decided at all.
    fn decide(&self) -> Vec<Option<Fate>> {
        let mut undecided = self.options.clone();
        let mut fates = self.known.clone();
        for position in (0..fates.len()).filter(|&position| undecided[position] == 0) {
            // Without options in the graph: beyond known positions nothing was looked at.
            fates[position] = fates[position].or(Some(Fate::Loss));
        }
        let is_decided = |&position: &usize| !matches!(fates[position], None | Some(Fate::Draw));
        let mut news: VecDeque<usize> = (0..fates.len()).filter(is_decided).collect();
        while let Some(position) = news.pop_front() {
            for &previous in &self.predecessors[position] {
                undecided[previous] -= 1;
                if fates[previous].is_some() {
                    continue;
                }
                if fates[position] == Some(Fate::Loss) {
                    fates[previous] = Some(Fate::Win);
                } else if undecided[previous] == 0 {
                    fates[previous] = Some(Fate::Loss);
                } else {
                    continue;
                }
                news.push_back(previous);
            }
        }
        fates
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
