//! What is known about a described game.

use gamecore::{Loopy, LoopyOutcome, Period, Tokens};
use study::picture::Scatter;
use study::{said, words, Row};

use crate::digraph::{verdict, GraphPosition};
use crate::table::{Fate, Table};
use crate::theorems::{recognise_beside, Beside, Findings, Found};

use super::description::Description;
use super::misere::Misere;
use super::theory::{studied, Known, Pattern};

/// The last heap for which a misere quotient is looked for.
const HEAPS_IN_QUOTIENT: u64 = 100;
/// The last heap beyond which no others are looked at, as that may take long.
const LONG: u64 = 10_000;

/// What the parts of a position are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Component {
    /// A heap, by the number of its stones.
    #[default]
    Heap,
    /// A coin that shows heads, counted from 1.
    Coin,
    /// The vertex of a token, counted from 1.
    Vertex,
}

/// The nim-values of single components, and what is proved about all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The game, as it was typed.
    pub game: String,
    /// Whether a player who cannot move wins.
    pub misere: bool,
    /// Whether there are outcomes, `N`, `P` and `D`, in place of nim-values.
    pub has_outcomes: bool,
    /// What the parts of a position are.
    pub component: Component,
    /// The number of the first one.
    pub first: u64,
    /// The positions, where they are not all numbers from the first one on.
    pub rows: Vec<Row>,
    /// The nim-values of the first one, the next and so on. On a digraph with a cycle: `won in 3`,
    /// `lost in 2`, `drawn`.
    pub values: Vec<String>,
    /// Those that are P-positions when they are alone.
    pub lost: Vec<u64>,
    /// The period, if it is proved.
    pub period: Option<Period>,
    /// Whether this, or a formula, is proved to give all values.
    pub is_proved: bool,
    /// What is known about all nim-values, in a sentence or two; may be empty.
    pub remark: String,
    /// The components as a table, with some after those, to try what they suggest; `None` for a
    /// digraph.
    all: Option<Table>,
}

impl Report {
    /// The theorems that agree with the nim-values or outcomes, and what proves them; `None` for a
    /// digraph.
    pub fn findings(&self) -> Option<Findings> {
        let all = self.all.as_ref()?;
        // A period that is proved needs no more evidence than that it is seen.
        let seen = self.period.map_or(0, |period| period_seen(period, self.first));
        let own = self.table_of(self.values.len().max(seen.min(all.rows.len())))?;
        let further = Some(all).filter(|all| all.rows.len() > own.rows.len());
        let beside = Beside { further, period: self.period };
        let mut findings = recognise_beside(&own, beside);
        let Findings { theorems, misses, unproven } = &mut findings;
        let found = theorems.iter_mut().chain(misses).chain(unproven);
        found.for_each(|found| self.count_shown(found));
        Some(findings)
    }

    /// Of a longer table, what is not shown lies beyond.
    fn count_shown(&self, found: &mut Found) {
        let shown = self.values.len();
        if found.agrees == found.of {
            found.beyond += found.of - shown;
            found.agrees = shown;
            found.speaks = shown;
            found.of = shown;
        }
    }

    /// The values as a table; `None` for a digraph.
    pub fn table(&self) -> Option<Table> {
        self.table_of(self.values.len())
    }

    /// The first so many of them.
    fn table_of(&self, count: usize) -> Option<Table> {
        let all = self.all.as_ref()?;
        Some(match &all.values {
            Some(values) => Table::of_values(self.first, values[..count].to_vec()),
            None => Table::of_outcomes(self.first, all.fates[..count].to_vec()),
        })
    }

    /// The report on a table: on its positions as heaps from the first one on, or else one by one.
    pub(crate) fn of_table(game: &str, table: &Table) -> Report {
        let mut order: Vec<usize> = (0..table.rows.len()).collect();
        order.sort_by_key(|&place| (table.rows[place].len(), &table.rows[place]));
        let rows: Vec<Row> = order.iter().map(|&place| table.rows[place].clone()).collect();
        let value = |&place: &usize| match &table.values {
            Some(values) => values[place].to_string(),
            None => letter(table.fates[place]).to_string(),
        };
        let values = order.iter().map(value).collect();
        let report = Report {
            game: game.to_string(),
            has_outcomes: table.values.is_none(),
            first: rows[0][0],
            values,
            ..Report::default()
        };
        let are_heaps = (rows[0][0]..).zip(&rows).all(|(heap, row)| *row == [heap]);
        let is_lost = |&&place: &&usize| table.fates[place] == Fate::Loss;
        match are_heaps {
            true => {
                let lost = order.iter().filter(is_lost).map(|&place| table.rows[place][0]);
                Report { lost: lost.collect(), ..report }
            }
            false => Report { rows, ..report },
        }
    }

    /// The nim-values as dots, the P-positions highlighted, as SVG; `None` for a digraph.
    pub fn picture(&self, title: &str) -> Option<String> {
        const DOTS: usize = 1000;
        if self.component == Component::Vertex || self.has_outcomes || !self.rows.is_empty() {
            return None;
        }
        let shown = self.values.iter().take(DOTS);
        let values: Vec<u64> = shown.filter_map(|value| value.parse().ok()).collect();
        let last = self.first + values.len() as u64 - 1;
        let line = |found: Period| {
            let (preperiod, period) = (found.preperiod(), found.period());
            (
                preperiod,
                said!("from {preperiod}: period {period}", "从 {preperiod} 开始：周期 {period}"),
            )
        };
        let scatter = Scatter {
            first: self.first,
            values,
            highlighted: self.lost.iter().copied().filter(|&number| number <= last).collect(),
            legend: said!("P-positions", "必败态"),
            line: self.period.map(line).filter(|(preperiod, _)| *preperiod <= last),
            axis: self.component.word().to_string(),
        };
        Some(scatter.draw().document(title, &self.remark))
    }

    /// The report on a game, with the nim-values of the components up to `to`, or of those that
    /// there are.
    pub(crate) fn make(name: &str, game: &Description, misere: bool, to: u64) -> Report {
        let beyond = if to > LONG { to } else { to + to * 7 / 10 };
        let report =
            if misere { in_misere(game, to, beyond) } else { in_normal_play(game, to, beyond) };
        Report { game: name.to_string(), ..report }.up_to(to)
    }

    /// The report on those up to `to`.
    fn up_to(mut self, to: u64) -> Report {
        if self.component != Component::Vertex {
            self.values.truncate((to + 1 - self.first) as usize);
            self.lost.retain(|number| *number <= to);
        }
        self
    }

    /// The report on single components, by a table of them from the first one on.
    fn of_components(component: Component, table: Table) -> Report {
        let report = Report { component, ..Report::of_table("", &table) };
        Report { all: Some(table).filter(|_| component != Component::Vertex), ..report }
    }
}

/// The values of single components up to `to`, and as far as `beyond` where they are known anyway.
fn in_normal_play(description: &Description, to: u64, beyond: u64) -> Report {
    match description {
        Description::Graph(successors) => on_graph(successors),
        Description::Turn(_) => {
            let known = Known::find(description, to.max(1) - 1);
            let last = known.last.map_or(beyond, |last| beyond.min(last + 1));
            sum(Component::Coin, 1, last.max(1), &known)
        }
        _ => {
            let known = Known::find(description, to.max(studied(description)));
            sum(Component::Heap, 0, known.last.map_or(beyond, |last| beyond.min(last)), &known)
        }
    }
}

/// The outcomes of single heaps, as far as they are found.
fn in_misere(description: &Description, to: u64, beyond: u64) -> Report {
    let last = to.min(HEAPS_IN_QUOTIENT);
    let theory = Misere::compute(std::slice::from_ref(description), last);
    let known = (0..=beyond).take_while(|&heap| theory.knows(&[heap]));
    let fate = |heap: u64| if theory.wins(&[heap]) { Fate::Win } else { Fate::Loss };
    let table = Table::of_outcomes(0, known.map(fate).collect());
    let (is_proved, remark) = (theory.has_formula(), theory.remark());
    let report = Report::of_components(Component::Heap, table);
    Report { misere: true, is_proved, remark, ..report }
}

/// `P`, `N` or `D`, in any language.
pub fn letter(fate: Fate) -> &'static str {
    match fate {
        Fate::Loss => "P",
        Fate::Win => "N",
        Fate::Draw => "D",
    }
}

/// So many values show a period that is proved.
fn period_seen(period: Period, first: u64) -> usize {
    (period.preperiod() + 3 * period.period()).saturating_sub(first) as usize
}

fn sum(component: Component, first: u64, last: u64, known: &Known) -> Report {
    let period = match known.pattern {
        Pattern::Repeating(period, _) | Pattern::GuySmith(period) => {
            Some(Period::new(period.preperiod() + first, period.period()))
        }
        _ => None,
    };
    let seen = period.map_or(0, |period| period_seen(period, first) as u64);
    let more = Some(seen).filter(|seen| *seen <= LONG && known.last.is_none());
    let count = (last + 1 - first).max(more.unwrap_or(0));
    let values: Vec<u64> = (0..count).map(|n| known.theory.value(n)).collect();
    let is_proved = period.is_some() || known.pattern == Pattern::Formula;
    let remark = remark(component, known, period);
    let report = Report::of_components(component, Table::of_values(first, values));
    Report { period, is_proved, remark, ..report }
}

impl Component {
    /// `heap`, in any language.
    pub fn code(self) -> &'static str {
        match self {
            Component::Heap => "heap",
            Component::Coin => "coin",
            Component::Vertex => "vertex",
        }
    }

    /// `heap`, in the language that is spoken.
    pub fn word(self) -> &'static str {
        match self {
            Component::Heap => words("heap", "石子堆"),
            Component::Coin => words("coin", "硬币"),
            Component::Vertex => words("vertex", "顶点"),
        }
    }

    /// `heap 7`, in the language that is spoken.
    fn numbered(self, number: u64) -> String {
        match self {
            Component::Heap => said!("heap {number}", " {number} 颗的堆"),
            Component::Coin => said!("coin {number}", "第 {number} 枚硬币"),
            Component::Vertex => said!("vertex {number}", "顶点 {number} "),
        }
    }
}

fn remark(component: Component, known: &Known, period: Option<Period>) -> String {
    let repeating = |found: Period| {
        said!(
            "From {} on, the nim-values repeat with period {}.",
            "从{}起，SG 值以 {} 为周期。",
            component.numbered(found.preperiod()),
            found.period()
        )
    };
    match (known.pattern, period) {
        (Pattern::Repeating(_, 0), Some(period)) => said!(
            "{} That is proved: no nim-value depends on another.",
            "{}这一点已经证明：每个 SG 值都与其他值无关。",
            repeating(period)
        ),
        (Pattern::Repeating(_, reach), Some(period)) => said!("{} That is proved: each nim-value is decided by the {reach} before it, and these return.", "{}这一点已经证明：每个 SG 值由它前面的 {reach} 个决定，而这些值又重复出现。", repeating(period)),
        (_, Some(period)) => said!(
            "{} That is proved, by the theorem of Guy and Smith (1956).",
            "{}这一点已经证明（Guy 与 Smith，1956）。",
            repeating(period)
        ),
        (Pattern::Formula, None) => {
            said!("All nim-values are known by a formula.", "所有 SG 值都由公式给出。")
        }
        (Pattern::Growing(1), None) => {
            said!("No two nim-values are equal.", "任何两个 SG 值都不相等。")
        }
        (Pattern::Growing(most), None) => said!("There is no period: at most {most} heaps have the same nim-value, as all the others are larger than the smallest of them by a forbidden amount.", "没有周期：SG 值相同的颗数至多有 {most} 种，因为除最小的一种外，每一种与最小者之差都是被禁止的颗数。"),
        (Pattern::Endless, None) => said!(
            "The amounts never end, so these nim-values prove no period.",
            "可取的颗数没有上限，所以这些 SG 值不能证明有周期。",
        ),
        (_, None) => {
            let last = known.last.map_or(0, |last| last + u64::from(component == Component::Coin));
            said!(
                "The nim-values up to {} prove no period.",
                "到{}为止的 SG 值还不能证明有周期。",
                component.numbered(last)
            )
        }
    }
}

fn on_graph(successors: &[Vec<u64>]) -> Report {
    let digraph = GraphPosition::on(successors, &[]).digraph();
    match Tokens::new(digraph.clone()) {
        Ok(game) => {
            let values: Vec<u64> = (0..successors.len()).map(|vertex| game.value(vertex)).collect();
            Report::of_components(Component::Vertex, Table::of_values(1, values))
        }
        Err(cycle) => {
            let game = Loopy::new(digraph);
            let vertices = || 1..=successors.len() as u64;
            let is_lost = |vertex: &u64| game.outcome(*vertex as usize - 1) == LoopyOutcome::P;
            Report {
                component: Component::Vertex,
                first: 1,
                lost: vertices().filter(is_lost).collect(),
                values: vertices().map(|vertex| verdict(&game, vertex)).collect(),
                remark: said!(
                    "Vertex {} is on a cycle, so play need not end: in place of nim-values there are outcomes, and there is only one token.",
                    "顶点 {} 在一个环上，游戏不一定会结束：这里给出的是胜负而不是 SG 值，并且只有一枚棋子。",
                    cycle.vertex + 1
                ),
                ..Report::default()
            }
        }
    }
}
