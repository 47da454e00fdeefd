//! A case as data: numbers in rows.
//!
//! Everything that handles cases of any problem works on [`Value`]s, so it is
//! compiled once. A problem's own code works on Rust types, and [`Typed`]
//! converts between the two.

use std::fmt;

/// A number, or a row of values: a case, or a part of one.
#[derive(Clone, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Int(u64),
    /// A list or a tuple.
    Row(Vec<Value>),
}

impl Value {
    /// The parts of a row.
    ///
    /// # Panics
    ///
    /// If the value is a number: then the shape does not fit the type.
    pub fn row(&self) -> &[Value] {
        match self {
            Value::Row(values) => values,
            Value::Int(number) => panic!("{number} is not a row"),
        }
    }

    /// The parts of a row, by value.
    ///
    /// # Panics
    ///
    /// If the value is a number: then the shape does not fit the type.
    pub fn into_row(self) -> Vec<Value> {
        match self {
            Value::Row(values) => values,
            Value::Int(number) => panic!("{number} is not a row"),
        }
    }

    /// The number.
    ///
    /// # Panics
    ///
    /// If the value is a row: then the shape does not fit the type.
    pub fn int(&self) -> u64 {
        match self {
            Value::Int(number) => *number,
            Value::Row(_) => panic!("{self:?} is not a number"),
        }
    }
}

/// As Rust would show the numbers and rows themselves: `[3, [1, 2]]`.
impl fmt::Debug for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(number) => number.fmt(formatter),
            Value::Row(values) => values.fmt(formatter),
        }
    }
}

/// A Rust type of cases, or of parts of cases.
pub trait Typed: Clone + fmt::Debug + Send + Sync + 'static {
    /// The Rust value.
    ///
    /// # Panics
    ///
    /// If the value does not have the type's structure.
    fn from_value(value: &Value) -> Self;

    /// The value; [`from_value`](Typed::from_value) is its inverse.
    fn to_value(&self) -> Value;
}

/// A case of which there is only one.
impl Typed for () {
    fn from_value(_: &Value) {}

    fn to_value(&self) -> Value {
        Value::Row(Vec::new())
    }
}

impl Typed for u64 {
    fn from_value(value: &Value) -> u64 {
        value.int()
    }

    fn to_value(&self) -> Value {
        Value::Int(*self)
    }
}

impl<T: Typed> Typed for Vec<T> {
    fn from_value(value: &Value) -> Vec<T> {
        value.row().iter().map(T::from_value).collect()
    }

    fn to_value(&self) -> Value {
        Value::Row(self.iter().map(T::to_value).collect())
    }
}

impl<A: Typed, B: Typed> Typed for (A, B) {
    fn from_value(value: &Value) -> (A, B) {
        let parts = value.row();
        (A::from_value(&parts[0]), B::from_value(&parts[1]))
    }

    fn to_value(&self) -> Value {
        Value::Row(vec![self.0.to_value(), self.1.to_value()])
    }
}

impl<A: Typed, B: Typed, C: Typed> Typed for (A, B, C) {
    fn from_value(value: &Value) -> (A, B, C) {
        let parts = value.row();
        (A::from_value(&parts[0]), B::from_value(&parts[1]), C::from_value(&parts[2]))
    }

    fn to_value(&self) -> Value {
        Value::Row(vec![self.0.to_value(), self.1.to_value(), self.2.to_value()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_and_values_convert_both_ways() {
        let case: (u64, Vec<(u64, u64)>) = (3, vec![(1, 2), (4, 5)]);
        assert_eq!(format!("{:?}", case.to_value()), "[3, [[1, 2], [4, 5]]]");
        assert_eq!(<(u64, Vec<(u64, u64)>)>::from_value(&case.to_value()), case);
    }
}
