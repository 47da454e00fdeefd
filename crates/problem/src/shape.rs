//! The shape of one case: how it is read strictly, written, and made at random.
//!
//! A [`Shape`] is a typed handle on a [`Node`], the description itself, which
//! can be walked by whoever wants to say the format in another language.

use std::fmt::{self, Write};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prop_oneof;
use proptest::strategy::{BoxedStrategy, Just, Strategy};
use protocol::Scope;

use crate::decimal::Decimal;
use crate::listing;
use crate::signed::{Integer, Signed};
use crate::token::{Fault, ParseError, Tokens};
use crate::value::{Typed, Value};

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

/// Tokens on their way into lines.
#[derive(Default)]
pub struct Layout {
    text: String,
}

impl Layout {
    /// Adds a token to the current line.
    pub fn token(&mut self, token: impl fmt::Display) {
        if !self.at_line_start() {
            self.text.push(' ');
        }
        write!(self.text, "{token}").expect("a string takes everything");
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
    /// What the statement calls it.
    pub name: &'static str,
    judge: RangeInclusive<u64>,
    beyond: RangeInclusive<u64>,
}

/// A number that the statement calls `name`, within `range`.
pub fn int(name: &'static str, range: RangeInclusive<u64>) -> Int {
    Int { name, judge: range.clone(), beyond: range }
}

impl Int {
    /// The wider range that our program handles; it contains the judge's.
    ///
    /// # Panics
    ///
    /// If it does not contain the judge's range.
    pub fn beyond(mut self, range: RangeInclusive<u64>) -> Int {
        assert!(range.contains(self.judge.start()) && range.contains(self.judge.end()));
        self.beyond = range;
        self
    }

    /// The range in force under `scope`.
    pub fn range(&self, scope: Scope) -> RangeInclusive<u64> {
        match scope {
            Scope::Judge => listing::narrowed(self.name, &self.judge),
            Scope::Beyond => self.beyond.clone(),
        }
    }

    pub(crate) fn read(&self, tokens: &mut Tokens<'_>) -> Result<u64, ParseError> {
        tokens.number(self.name, &self.range(tokens.scope()))
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

    /// Small numbers, all of them alike, the largest, and neighbours of powers of two.
    fn numbers(&self, size: Size) -> impl Strategy<Value = u64> {
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
    }
}

/// How a list lies in its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The count, and all items on the next line.
    Row,
    /// The count, then every item on a line of its own.
    Column,
    /// The count and all items on one line.
    Inline,
}

/// The description of a part of the input.
#[derive(Clone)]
pub enum Node {
    /// A number.
    Int(Int),
    /// A number that may exceed 64 bits.
    Decimal(Decimal),
    /// A number that may be negative.
    Signed(Signed),
    /// Several parts, one after the other.
    Tuple(Vec<Node>),
    /// A count, perhaps a header, and as many items.
    ///
    /// The value is the row of the items, after the header if there is one.
    List {
        /// The number of items.
        count: Int,
        /// What stands between the count and the items.
        header: Option<Arc<Node>>,
        /// What is counted.
        item: Item,
        /// Where lines end.
        lines: Lines,
    },
    /// A word.
    ///
    /// The value is the row of the letters' places in the alphabet, counted from 0.
    Letters {
        /// The number of letters, which does not stand before it.
        length: Int,
        /// The letters that may occur.
        alphabet: &'static str,
    },
    /// A count, and on the next line a word of as many letters.
    ///
    /// The value is the row of the letters' places in the alphabet, counted from 0.
    Word {
        /// The number of letters.
        count: Int,
        /// The letters that may occur.
        alphabet: &'static str,
    },
    /// Items whose number is known before.
    Items {
        /// How many they are.
        count: u64,
        /// Where lines end.
        lines: Lines,
        /// What they are.
        item: Arc<Node>,
    },
    /// Items on one line to the end of the input.
    Rest {
        /// How many they may be.
        count: Int,
        /// What they are.
        item: Arc<Node>,
    },
    /// A part, and another one that depends on it.
    Then {
        /// The first part.
        first: Arc<Node>,
        /// The second part, given the value of the first.
        next: Depends,
    },
    /// A part that obeys a rule which is more than ranges.
    Checked {
        /// The part.
        node: Arc<Node>,
        /// The rule.
        check: Check,
    },
    /// A part with random values of its own.
    Generated {
        /// The part.
        node: Arc<Node>,
        /// Its random values.
        strategy: Strategies,
    },
}

/// A node that depends on a value read before it.
pub type Depends = Arc<dyn Fn(&Value) -> Node + Send + Sync>;

/// Random values of some size.
pub type Strategies = Arc<dyn Fn(Size) -> BoxedStrategy<Value> + Send + Sync>;

/// A rule that is more than ranges.
#[derive(Clone)]
pub struct Check {
    /// Whether the judge promises it, but we do not ask for it beyond the judge's bounds.
    pub of_judge_only: bool,
    /// `Err` completes the sentence "expected ...".
    pub verdict: Verdict,
    /// The rule in checktestdata, see [`such_that`](IntoShape::such_that).
    pub checktestdata: String,
}

/// What a rule says of a value.
pub type Verdict = Arc<dyn Fn(&Value) -> Result<(), String> + Send + Sync>;

/// What a list holds.
#[derive(Clone)]
pub enum Item {
    /// Items of one shape.
    Same(Arc<Node>),
    /// Items whose shape depends on the list's header, or on its count if it has none.
    Dependent(Depends),
}

impl Item {
    pub(crate) fn node(&self, on: &Value) -> Arc<Node> {
        match self {
            Item::Same(node) => Arc::clone(node),
            Item::Dependent(node) => Arc::new(node(on)),
        }
    }
}

impl Node {
    /// Reads one value, held to the bounds of the tokens' scope.
    ///
    /// # Errors
    ///
    /// The first token that breaks the format.
    pub fn read(&self, tokens: &mut Tokens<'_>) -> Result<Value, ParseError> {
        match self {
            Node::Int(int) => int.read(tokens).map(Value::Int),
            Node::Decimal(decimal) => decimal.read(tokens),
            Node::Signed(signed) => signed.read(tokens),
            Node::Tuple(parts) => {
                parts.iter().map(|part| part.read(tokens)).collect::<Result<_, _>>().map(Value::Row)
            }
            Node::List { count, header, item, .. } => {
                let count = count.read(tokens)?;
                let header = header.as_ref().map(|header| header.read(tokens)).transpose()?;
                let item = item.node(header.as_ref().unwrap_or(&Value::Int(count)));
                let items = (0..count).map(|_| item.read(tokens)).collect::<Result<_, _>>()?;
                Ok(with_header(header, Value::Row(items)))
            }
            Node::Letters { length, alphabet } => {
                let letters = tokens.letters(&length.range(tokens.scope()), alphabet)?.into_iter();
                Ok(Value::Row(letters.map(Value::Int).collect()))
            }
            Node::Word { count, alphabet } => {
                let count = count.read(tokens)?;
                let letters = tokens.letters(&(count..=count), alphabet)?.into_iter();
                Ok(Value::Row(letters.map(Value::Int).collect()))
            }
            Node::Items { count, item, .. } => {
                (0..*count).map(|_| item.read(tokens)).collect::<Result<_, _>>().map(Value::Row)
            }
            Node::Rest { count, item } => {
                let range = count.range(tokens.scope());
                let mut items = Vec::new();
                while items.len() < *range.start() as usize
                    || tokens.peek().is_some() && (items.len() as u64) < *range.end()
                {
                    items.push(item.read(tokens)?);
                }
                Ok(Value::Row(items))
            }
            Node::Then { first, next } => {
                let first = first.read(tokens)?;
                let second = next(&first).read(tokens)?;
                Ok(Value::Row(vec![first, second]))
            }
            Node::Checked { node, check } => {
                let place = tokens.place();
                let value = node.read(tokens)?;
                if check.of_judge_only && tokens.scope() == Scope::Beyond {
                    return Ok(value);
                }
                match (check.verdict)(&value) {
                    Ok(()) => Ok(value),
                    Err(expected) => Err(tokens.error(place, Fault::Broken, expected)),
                }
            }
            Node::Generated { node, .. } => node.read(tokens),
        }
    }

    /// Whether only the end of the input ends this value.
    pub fn is_open(&self, value: &Value) -> bool {
        match self {
            Node::Rest { .. } => true,
            Node::Tuple(parts) => {
                let last = parts.last().zip(value.row().last());
                last.is_some_and(|(part, value)| part.is_open(value))
            }
            Node::Then { next, .. } => next(&value.row()[0]).is_open(&value.row()[1]),
            Node::Checked { node, .. } | Node::Generated { node, .. } => node.is_open(value),
            _ => false,
        }
    }

    /// Writes a value as the judge's statement lays it out.
    ///
    /// # Panics
    ///
    /// If the value is not of this shape.
    pub fn write(&self, value: &Value, layout: &mut Layout) {
        match self {
            Node::Int(_) => layout.token(value.int()),
            Node::Signed(_) => layout.token(Integer::from_value(value).0),
            Node::Decimal(_) => {
                let digits = value.row().iter().map(|digit| digit.int().to_string());
                layout.token(digits.collect::<String>());
            }
            Node::Tuple(parts) => {
                parts.iter().zip(value.row()).for_each(|(part, value)| part.write(value, layout));
            }
            Node::List { header, item, lines, .. } => {
                let items = if header.is_some() { &value.row()[1] } else { value };
                let count = Value::Int(items.row().len() as u64);
                layout.token(count.int());
                let item = match header {
                    Some(header) => {
                        header.write(&value.row()[0], layout);
                        item.node(&value.row()[0])
                    }
                    None => item.node(&count),
                };
                lines.write(items.row(), &item, layout);
            }
            Node::Letters { alphabet, .. } => layout.token(spelt(value, alphabet)),
            Node::Word { alphabet, .. } => {
                layout.token(value.row().len());
                layout.end_line();
                layout.token(spelt(value, alphabet));
                layout.end_line();
            }
            Node::Items { item, lines, .. } => lines.write(value.row(), item, layout),
            Node::Rest { item, .. } => Lines::Row.write(value.row(), item, layout),
            Node::Then { first, next } => {
                let parts = value.row();
                first.write(&parts[0], layout);
                next(&parts[0]).write(&parts[1], layout);
            }
            Node::Checked { node, .. } | Node::Generated { node, .. } => node.write(value, layout),
        }
    }

    /// Random legal values, shrinking to the smallest.
    pub fn strategy(&self, size: Size) -> BoxedStrategy<Value> {
        match self {
            Node::Int(int) => int.numbers(size).prop_map(Value::Int).boxed(),
            Node::Decimal(decimal) => decimal.strategy(size),
            Node::Signed(signed) => signed.strategy(size),
            Node::Tuple(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| part.strategy(size)).collect();
                parts.prop_map(Value::Row).boxed()
            }
            Node::List { count, header, item, .. } => {
                let lengths = count.lengths(size);
                match (header, item) {
                    (None, Item::Same(item)) => {
                        vec(item.strategy(size), lengths).prop_map(Value::Row).boxed()
                    }
                    (None, Item::Dependent(item)) => {
                        let item = Arc::clone(item);
                        lengths
                            .prop_flat_map(move |length| {
                                let item = item(&Value::Int(length as u64));
                                vec(item.strategy(size), length)
                            })
                            .prop_map(Value::Row)
                            .boxed()
                    }
                    (Some(header), item) => {
                        let item = item.clone();
                        header
                            .strategy(size)
                            .prop_flat_map(move |header| {
                                let items = vec(item.node(&header).strategy(size), lengths.clone());
                                (Just(header), items)
                            })
                            .prop_map(|(header, items)| {
                                with_header(Some(header), Value::Row(items))
                            })
                            .boxed()
                    }
                }
            }
            Node::Letters { length: count, alphabet } | Node::Word { count, alphabet } => {
                let letters = (0..alphabet.len() as u64).prop_map(Value::Int);
                vec(letters, count.lengths(size)).prop_map(Value::Row).boxed()
            }
            Node::Items { count, item, .. } => {
                vec(item.strategy(size), *count as usize).prop_map(Value::Row).boxed()
            }
            Node::Rest { count, item } => {
                vec(item.strategy(size), count.lengths(size)).prop_map(Value::Row).boxed()
            }
            Node::Then { first, next } => {
                let next = Arc::clone(next);
                first
                    .strategy(size)
                    .prop_flat_map(move |first| (Just(first.clone()), next(&first).strategy(size)))
                    .prop_map(|(first, second)| Value::Row(vec![first, second]))
                    .boxed()
            }
            Node::Checked { node, check } => {
                let check = check.clone();
                let skipped = check.of_judge_only && size.scope == Scope::Beyond;
                node.strategy(size)
                    .prop_filter("the rule is broken", move |value| {
                        skipped || (check.verdict)(value).is_ok()
                    })
                    .boxed()
            }
            Node::Generated { strategy, .. } => strategy(size),
        }
    }
}

/// A word, given by the places of its letters in the alphabet.
fn spelt(word: &Value, alphabet: &str) -> String {
    let letter = |place: &Value| alphabet.chars().nth(place.int() as usize);
    let word: Option<String> = word.row().iter().map(letter).collect();
    word.expect("a letter of the alphabet")
}

pub(crate) fn with_header(header: Option<Value>, items: Value) -> Value {
    match header {
        Some(header) => Value::Row(vec![header, items]),
        None => items,
    }
}

impl Lines {
    /// Writes the items; the count stands already at the line's start.
    fn write(self, items: &[Value], item: &Node, layout: &mut Layout) {
        if self != Lines::Inline {
            layout.end_line();
        }
        for value in items {
            item.write(value, layout);
            if self == Lines::Column {
                layout.end_line();
            }
        }
        layout.end_line();
    }
}

/// The shape of cases of type `T`.
pub struct Shape<T> {
    node: Node,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Shape<T> {
    fn clone(&self) -> Self {
        Shape::new(self.node.clone())
    }
}

impl<T> Shape<T> {
    fn new(node: Node) -> Shape<T> {
        Shape { node, of: PhantomData }
    }

    /// Every item of the list on a line of its own.
    pub fn column(self) -> Self {
        self.laid_out(Lines::Column)
    }

    /// The count and all items of the list on one line.
    pub fn inline(self) -> Self {
        self.laid_out(Lines::Inline)
    }

    fn laid_out(self, wanted: Lines) -> Self {
        match self.node {
            Node::List { count, header, item, .. } => {
                Shape::new(Node::List { count, header, item, lines: wanted })
            }
            _ => panic!("only a list is laid out in lines"),
        }
    }
}

impl<T> fmt::Debug for Shape<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Shape")
    }
}

/// Whatever describes a part of the input: a [`Shape`], an [`Int`], a tuple of such.
pub trait IntoShape: Sized {
    /// The Rust type of the values.
    type Value: Typed;

    /// The description.
    fn into_node(self) -> Node;

    /// The shape.
    fn into_shape(self) -> Shape<Self::Value> {
        Shape::new(self.into_node())
    }

    /// The same shape, held to a rule that is more than ranges.
    ///
    /// `rule` completes the sentence "expected ...".
    ///
    /// `checktestdata` says it once more, for the judges' validators, in lines of that language
    /// which stand after those that read the shape.
    /// A number has its name there without article, in small letters: `ASSERT(heap <= n)`.
    /// Where the lines use it as an array, the numbers of a list are in one, counted from 0:
    /// `heap[i]`, `UNIQUE(heap)`, `INARRAY(1, heap)`; those of a list in a list are `heap[i, j]`.
    /// A word is `word`, and as an array its letters are.
    fn such_that<F>(
        self,
        rule: &'static str,
        checktestdata: impl Into<String>,
        holds: F,
    ) -> Shape<Self::Value>
    where
        F: Fn(&Self::Value) -> bool + Send + Sync + 'static,
    {
        let verdict = move |value: &Self::Value| match holds(value) {
            true => Ok(()),
            false => Err(rule.to_string()),
        };
        self.checked(checktestdata, verdict)
    }

    /// The same shape, held to a rule that only the judge promises.
    ///
    /// `rule` and `checktestdata` are as in [`such_that`](IntoShape::such_that).
    fn for_judge<F>(
        self,
        rule: &'static str,
        checktestdata: impl Into<String>,
        holds: F,
    ) -> Shape<Self::Value>
    where
        F: Fn(&Self::Value) -> bool + Send + Sync + 'static,
    {
        let mut shape = self.such_that(rule, checktestdata, holds);
        if let Node::Checked { check, .. } = &mut shape.node {
            check.of_judge_only = true;
        }
        shape
    }

    /// The same shape, held to a rule whose error completes the sentence "expected ...".
    ///
    /// `checktestdata` is as in [`such_that`](IntoShape::such_that).
    fn checked<F>(self, checktestdata: impl Into<String>, verdict: F) -> Shape<Self::Value>
    where
        F: Fn(&Self::Value) -> Result<(), String> + Send + Sync + 'static,
    {
        let verdict = move |value: &Value| verdict(&Self::Value::from_value(value));
        let checktestdata = checktestdata.into();
        let check = Check { of_judge_only: false, verdict: Arc::new(verdict), checktestdata };
        Shape::new(Node::Checked { node: Arc::new(self.into_node()), check })
    }

    /// The same shape with random values of its own, where the usual ones would
    /// break a rule too often.
    fn generated_by<F>(self, strategy: F) -> Shape<Self::Value>
    where
        F: Fn(Size) -> BoxedStrategy<Self::Value> + Send + Sync + 'static,
    {
        let strategy = move |size| strategy(size).prop_map(|value| value.to_value()).boxed();
        let node = Arc::new(self.into_node());
        Shape::new(Node::Generated { node, strategy: Arc::new(strategy) })
    }

    /// This part, and after it another one that depends on its value.
    fn then<B, F>(self, next: F) -> Shape<(Self::Value, B::Value)>
    where
        B: IntoShape,
        F: Fn(&Self::Value) -> B + Send + Sync + 'static,
    {
        let next = move |value: &Value| next(&Self::Value::from_value(value)).into_node();
        Shape::new(Node::Then { first: Arc::new(self.into_node()), next: Arc::new(next) })
    }

    /// Random legal values, shrinking to the smallest.
    fn strategy(self, size: Size) -> BoxedStrategy<Self::Value> {
        self.into_node().strategy(size).prop_map(|value| Self::Value::from_value(&value)).boxed()
    }
}

impl<T: Typed> IntoShape for Shape<T> {
    type Value = T;

    fn into_node(self) -> Node {
        self.node
    }
}

impl IntoShape for Int {
    type Value = u64;

    fn into_node(self) -> Node {
        Node::Int(self)
    }
}

impl<A: IntoShape, B: IntoShape> IntoShape for (A, B) {
    type Value = (A::Value, B::Value);

    fn into_node(self) -> Node {
        Node::Tuple(vec![self.0.into_node(), self.1.into_node()])
    }
}

impl<A: IntoShape, B: IntoShape, C: IntoShape> IntoShape for (A, B, C) {
    type Value = (A::Value, B::Value, C::Value);

    fn into_node(self) -> Node {
        Node::Tuple(vec![self.0.into_node(), self.1.into_node(), self.2.into_node()])
    }
}

/// `n`, then n items.
pub fn list<E: IntoShape>(count: Int, item: E) -> Shape<Vec<E::Value>> {
    let item = Item::Same(Arc::new(item.into_node()));
    Shape::new(Node::List { count, header: None, item, lines: Lines::Row })
}

/// A word, `length` being how many letters it may have: the value is the row of the letters'
/// places in `alphabet`, counted from 0.
pub fn letters(length: Int, alphabet: &'static str) -> Shape<Vec<u64>> {
    Shape::new(Node::Letters { length, alphabet })
}

/// `n`, and on the next line a word of n letters: the value is the row of the letters' places in
/// `alphabet`, counted from 0.
pub fn word(count: Int, alphabet: &'static str) -> Shape<Vec<u64>> {
    Shape::new(Node::Word { count, alphabet })
}

/// As many items as `count` says, on a line of their own: their number does not stand before
/// them, as it has been read already.
pub fn row<E: IntoShape>(count: u64, item: E) -> Shape<Vec<E::Value>> {
    Shape::new(Node::Items { count, item: Arc::new(item.into_node()), lines: Lines::Row })
}

/// Items on one line to the end of the input; `count` is how many they may be, and is not written.
/// Such a case must be the [`single`](crate::format::single) one.
pub fn rest<E: IntoShape>(count: Int, item: E) -> Shape<Vec<E::Value>> {
    Shape::new(Node::Rest { count, item: Arc::new(item.into_node()) })
}

/// `n`, then n items whose shape depends on n, as vertices do on their number.
pub fn list_by_count<E, F>(count: Int, item: F) -> Shape<Vec<E::Value>>
where
    E: IntoShape,
    F: Fn(u64) -> E + Send + Sync + 'static,
{
    let item = Item::Dependent(Arc::new(move |count| item(count.int()).into_node()));
    Shape::new(Node::List { count, header: None, item, lines: Lines::Row })
}

/// As many items as `count` says, each on a line of its own: their number does not stand before
/// them, as the n - 1 edges of a tree with n vertices.
pub fn column<E: IntoShape>(count: u64, item: E) -> Shape<Vec<E::Value>> {
    Shape::new(Node::Items { count, item: Arc::new(item.into_node()), lines: Lines::Column })
}

/// `n header`, then n items: the value is the header and the items.
///
/// The shape of an item may depend on the header, as columns do on the width of a board.
pub fn headed_list<H, F, E>(count: Int, header: H, item: F) -> Shape<(H::Value, Vec<E::Value>)>
where
    H: IntoShape,
    F: Fn(&H::Value) -> E + Send + Sync + 'static,
    E: IntoShape,
{
    let item = move |header: &Value| item(&H::Value::from_value(header)).into_node();
    let (header, item) = (Some(Arc::new(header.into_node())), Item::Dependent(Arc::new(item)));
    Shape::new(Node::List { count, header, item, lines: Lines::Row })
}
