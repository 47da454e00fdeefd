//! The shape of one case: how it is read strictly, written, and made at random.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prop_oneof;
use proptest::strategy::{BoxedStrategy, Just, Strategy};

use crate::tokens::{Fault, Offence, Scope, Tokens};

/// How large random cases may be.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// The bounds the case is held to.
    pub scope: Scope,
    /// No number exceeds this, unless its least legal value does.
    pub value: u64,
    /// No list is longer than this, unless its least legal length is.
    pub length: u64,
    /// Whether lists are as long as they may be.
    pub full: bool,
}

impl Size {
    /// Cases that can be played by the rules.
    pub const fn small(scope: Scope) -> Size {
        Size { scope, value: 12, length: 4, full: false }
    }

    /// Cases that a person could still look at.
    pub const fn medium(scope: Scope) -> Size {
        Size { scope, value: 1000, length: 30, full: false }
    }

    /// Cases with the largest numbers, and lists of up to some thousands.
    pub const fn large(scope: Scope) -> Size {
        Size { scope, value: u64::MAX, length: 3000, full: false }
    }

    /// Cases with the largest numbers and the longest lists, up to a hundred thousand.
    pub const fn full(scope: Scope) -> Size {
        Size { scope, value: u64::MAX, length: 100_000, full: true }
    }
}

/// The shape of a part of the input: one description that reads, writes and generates.
pub trait Shape: Send + Sync + 'static {
    /// What is read: a number, a list, a tuple of them.
    type Value: Clone + Debug + Send + Sync + 'static;

    /// Reads one value, held to the bounds of the tokens' scope.
    fn read(&self, tokens: &mut Tokens<'_>) -> Result<Self::Value, Offence>;

    /// Writes a value as the judge's statement lays it out.
    fn write(&self, value: &Self::Value, layout: &mut Layout);

    /// Random legal values, shrinking to the smallest.
    fn strategy(&self, size: Size) -> BoxedStrategy<Self::Value>;

    /// The same shape, held to a rule that is more than ranges.
    ///
    /// `rule` completes the sentence "expected ...".
    fn such_that<F>(self, rule: &'static str, holds: F) -> SuchThat<Self, F>
    where
        Self: Sized,
        F: Fn(&Self::Value) -> bool + Clone + Send + Sync + 'static,
    {
        SuchThat { shape: self, rule, holds }
    }

    /// The same shape with random values of its own, where the usual ones would
    /// break a rule too often.
    fn generated_by<F>(self, strategy: F) -> GeneratedBy<Self, F>
    where
        Self: Sized,
        F: Fn(Size) -> BoxedStrategy<Self::Value> + Send + Sync + 'static,
    {
        GeneratedBy { shape: self, strategy }
    }
}

/// Tokens on their way into lines.
#[derive(Default)]
pub struct Layout {
    text: String,
}

impl Layout {
    /// Adds a token to the current line.
    pub fn token(&mut self, token: impl ToString) {
        if !self.at_line_start() {
            self.text.push(' ');
        }
        self.text += &token.to_string();
    }

    /// Ends the current line, unless it is empty.
    pub fn end_line(&mut self) {
        if !self.at_line_start() {
            self.text.push('\n');
        }
    }

    /// The whole text; its last line is ended.
    pub fn finish(mut self) -> String {
        self.end_line();
        self.text
    }

    fn at_line_start(&self) -> bool {
        self.text.is_empty() || self.text.ends_with('\n')
    }
}

/// A whole number with the judge's range and our wider one.
#[derive(Clone, Debug)]
pub struct Int {
    name: &'static str,
    judge: RangeInclusive<u64>,
    beyond: RangeInclusive<u64>,
}

/// A number that the statement calls `name`, within `range`.
pub fn int(name: &'static str, range: RangeInclusive<u64>) -> Int {
    Int { name, judge: range.clone(), beyond: range }
}

impl Int {
    /// The wider range that our program handles; it contains the judge's.
    pub fn beyond(mut self, range: RangeInclusive<u64>) -> Int {
        assert!(range.contains(self.judge.start()) && range.contains(self.judge.end()));
        self.beyond = range;
        self
    }

    /// The range in force under `scope`.
    pub fn range(&self, scope: Scope) -> &RangeInclusive<u64> {
        match scope {
            Scope::Judge => &self.judge,
            Scope::Beyond => &self.beyond,
        }
    }

    /// The range in force under `scope`, cut off above at `cap`.
    fn capped(&self, scope: Scope, cap: u64) -> RangeInclusive<u64> {
        let range = self.range(scope);
        *range.start()..=cap.clamp(*range.start(), *range.end())
    }

    /// The lengths of a list whose count this is.
    fn lengths(&self, size: Size) -> RangeInclusive<usize> {
        let (least, most) = self.capped(size.scope, size.length).into_inner();
        let least = if size.full { most } else { least };
        least as usize..=most as usize
    }
}

impl Shape for Int {
    type Value = u64;

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<u64, Offence> {
        let range = self.range(tokens.scope());
        tokens.number(self.name, range)
    }

    fn write(&self, value: &u64, layout: &mut Layout) {
        layout.token(value);
    }

    /// Small numbers, all of them alike, the largest, and neighbours of powers of two.
    fn strategy(&self, size: Size) -> BoxedStrategy<u64> {
        let range = self.capped(size.scope, size.value);
        let (least, most) = range.clone().into_inner();
        let near_power = (0u32..64, 0u64..3)
            .prop_map(|(exponent, offset)| (1 << exponent) - 1 + offset)
            .prop_map(move |value| value.clamp(least, most));
        prop_oneof![
            3 => least..=most.min(least.saturating_add(12)),
            3 => range,
            1 => most.saturating_sub(3).max(least)..=most,
            1 => near_power,
        ]
        .boxed()
    }
}

/// How a list lies in its lines.
#[derive(Clone, Copy, Debug)]
enum Lines {
    /// The count, and all items on the next line.
    Row,
    /// The count, then every item on a line of its own.
    Column,
    /// The count and all items on one line.
    Inline,
}

impl Lines {
    fn read<E: Shape>(
        self,
        count: u64,
        item: &E,
        tokens: &mut Tokens<'_>,
    ) -> Result<Vec<E::Value>, Offence> {
        (0..count).map(|_| item.read(tokens)).collect()
    }

    /// Writes the items; the count stands already at the line's start.
    fn write<E: Shape>(self, items: &[E::Value], item: &E, layout: &mut Layout) {
        if !matches!(self, Lines::Inline) {
            layout.end_line();
        }
        for value in items {
            item.write(value, layout);
            if matches!(self, Lines::Column) {
                layout.end_line();
            }
        }
        layout.end_line();
    }
}

/// A list that is preceded by its length and by a header.
pub struct HeadedList<H, F> {
    count: Int,
    header: H,
    item: Arc<F>,
    lines: Lines,
}

/// `n header`, then n items: the value is the header and the items.
///
/// The shape of an item may depend on the header, as columns do on the width of a board.
pub fn headed_list<H, F, E>(count: Int, header: H, item: F) -> HeadedList<H, F>
where
    H: Shape,
    F: Fn(&H::Value) -> E + Send + Sync + 'static,
    E: Shape,
{
    HeadedList { count, header, item: Arc::new(item), lines: Lines::Row }
}

impl<H, F> HeadedList<H, F> {
    /// Every item on a line of its own.
    pub fn column(self) -> Self {
        HeadedList { lines: Lines::Column, ..self }
    }
}

impl<H, F, E> Shape for HeadedList<H, F>
where
    H: Shape,
    F: Fn(&H::Value) -> E + Send + Sync + 'static,
    E: Shape,
{
    type Value = (H::Value, Vec<E::Value>);

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<Self::Value, Offence> {
        let count = self.count.read(tokens)?;
        let header = self.header.read(tokens)?;
        let items = self.lines.read(count, &(self.item)(&header), tokens)?;
        Ok((header, items))
    }

    fn write(&self, (header, items): &Self::Value, layout: &mut Layout) {
        layout.token(items.len());
        self.header.write(header, layout);
        self.lines.write(items, &(self.item)(header), layout);
    }

    fn strategy(&self, size: Size) -> BoxedStrategy<Self::Value> {
        let lengths = self.count.lengths(size);
        let item = Arc::clone(&self.item);
        let headers = self.header.strategy(size);
        headers
            .prop_flat_map(move |header| {
                let items = vec(item(&header).strategy(size), lengths.clone());
                (Just(header), items)
            })
            .boxed()
    }
}

/// A list that is preceded by its length.
pub struct List<E> {
    count: Int,
    item: E,
    lines: Lines,
}

/// `n`, then n items.
pub fn list<E: Shape>(count: Int, item: E) -> List<E> {
    List { count, item, lines: Lines::Row }
}

impl<E> List<E> {
    /// Every item on a line of its own.
    pub fn column(self) -> Self {
        List { lines: Lines::Column, ..self }
    }

    /// The count and all items on one line.
    pub fn inline(self) -> Self {
        List { lines: Lines::Inline, ..self }
    }
}

impl<E: Shape> Shape for List<E> {
    type Value = Vec<E::Value>;

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<Self::Value, Offence> {
        let count = self.count.read(tokens)?;
        self.lines.read(count, &self.item, tokens)
    }

    fn write(&self, items: &Self::Value, layout: &mut Layout) {
        layout.token(items.len());
        self.lines.write(items, &self.item, layout);
    }

    fn strategy(&self, size: Size) -> BoxedStrategy<Self::Value> {
        vec(self.item.strategy(size), self.count.lengths(size)).boxed()
    }
}

/// A shape whose values obey a rule; see [`Shape::such_that`].
#[derive(Clone, Debug)]
pub struct SuchThat<S, F> {
    shape: S,
    rule: &'static str,
    holds: F,
}

impl<S, F> Shape for SuchThat<S, F>
where
    S: Shape,
    F: Fn(&S::Value) -> bool + Clone + Send + Sync + 'static,
{
    type Value = S::Value;

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<S::Value, Offence> {
        let place = tokens.place();
        let value = self.shape.read(tokens)?;
        if (self.holds)(&value) {
            Ok(value)
        } else {
            Err(tokens.offence(place, Fault::Broken, self.rule))
        }
    }

    fn write(&self, value: &S::Value, layout: &mut Layout) {
        self.shape.write(value, layout);
    }

    fn strategy(&self, size: Size) -> BoxedStrategy<S::Value> {
        self.shape.strategy(size).prop_filter(self.rule, self.holds.clone()).boxed()
    }
}

/// A shape with random values of its own; see [`Shape::generated_by`].
#[derive(Clone, Debug)]
pub struct GeneratedBy<S, F> {
    shape: S,
    strategy: F,
}

impl<S, F> Shape for GeneratedBy<S, F>
where
    S: Shape,
    F: Fn(Size) -> BoxedStrategy<S::Value> + Send + Sync + 'static,
{
    type Value = S::Value;

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<S::Value, Offence> {
        self.shape.read(tokens)
    }

    fn write(&self, value: &S::Value, layout: &mut Layout) {
        self.shape.write(value, layout);
    }

    fn strategy(&self, size: Size) -> BoxedStrategy<S::Value> {
        (self.strategy)(size)
    }
}

impl Shape for () {
    type Value = ();

    fn read(&self, _: &mut Tokens<'_>) -> Result<(), Offence> {
        Ok(())
    }

    fn write(&self, (): &(), _: &mut Layout) {}

    fn strategy(&self, _: Size) -> BoxedStrategy<()> {
        Just(()).boxed()
    }
}

impl<A: Shape, B: Shape> Shape for (A, B) {
    type Value = (A::Value, B::Value);

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<Self::Value, Offence> {
        Ok((self.0.read(tokens)?, self.1.read(tokens)?))
    }

    fn write(&self, value: &Self::Value, layout: &mut Layout) {
        self.0.write(&value.0, layout);
        self.1.write(&value.1, layout);
    }

    fn strategy(&self, size: Size) -> BoxedStrategy<Self::Value> {
        (self.0.strategy(size), self.1.strategy(size)).boxed()
    }
}
