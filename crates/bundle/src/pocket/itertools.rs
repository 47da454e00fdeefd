//! What is used above of the crate itertools, for judges that do not have it.

#![allow(dead_code)]

//? counts
use std::collections::HashMap;
//? join
use std::fmt::Display;
//? counts
use std::hash::Hash;
//? dedup_with_count
use std::iter::Peekable;
//? sorted sorted_unstable
use std::vec::IntoIter;
//?

pub trait Itertools: Iterator {
    //? join
    /// The items as one text, with a separator between them.
    fn join(&mut self, separator: &str) -> String
    where
        Self::Item: Display,
    {
        let mut text = self.next().map_or(String::new(), |item| item.to_string());
        for item in self {
            text += separator;
            text += &item.to_string();
        }
        text
    }

    //? sorted
    /// The items in order, equal ones as they come.
    fn sorted(self) -> IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut items: Vec<Self::Item> = self.collect();
        items.sort();
        items.into_iter()
    }

    //? sorted_unstable
    /// The items in order, equal ones in any.
    fn sorted_unstable(self) -> IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut items: Vec<Self::Item> = self.collect();
        items.sort_unstable();
        items.into_iter()
    }

    //? tuple_windows
    /// Each item with the next one.
    fn tuple_windows(mut self) -> TupleWindows<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        TupleWindows { last: self.next(), items: self }
    }

    //? tuples
    /// The items two by two; one that is left over is dropped.
    fn tuples(self) -> Tuples<Self>
    where
        Self: Sized,
    {
        Tuples { items: self }
    }

    //? dedup_with_count
    /// The first item of each run of equal ones, behind the length of the run.
    fn dedup_with_count(self) -> DedupWithCount<Self>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        DedupWithCount { items: self.peekable() }
    }

    //? counts
    /// How often each item comes.
    fn counts(self) -> HashMap<Self::Item, usize>
    where
        Self: Sized,
        Self::Item: Eq + Hash,
    {
        let mut counts = HashMap::new();
        for item in self {
            *counts.entry(item).or_default() += 1;
        }
        counts
    }
    //?
}

impl<I: Iterator + ?Sized> Itertools for I {}

//? tuple_windows
pub struct TupleWindows<I: Iterator> {
    items: I,
    last: Option<I::Item>,
}

impl<I: Iterator> Iterator for TupleWindows<I>
where
    I::Item: Clone,
{
    type Item = (I::Item, I::Item);

    fn next(&mut self) -> Option<(I::Item, I::Item)> {
        let next = self.items.next()?;
        let last = self.last.replace(next.clone())?;
        Some((last, next))
    }
}

//? tuples
pub struct Tuples<I> {
    items: I,
}

impl<I: Iterator> Iterator for Tuples<I> {
    type Item = (I::Item, I::Item);

    fn next(&mut self) -> Option<(I::Item, I::Item)> {
        Some((self.items.next()?, self.items.next()?))
    }
}

//? dedup_with_count
pub struct DedupWithCount<I: Iterator> {
    items: Peekable<I>,
}

impl<I: Iterator> Iterator for DedupWithCount<I>
where
    I::Item: PartialEq,
{
    type Item = (usize, I::Item);

    fn next(&mut self) -> Option<(usize, I::Item)> {
        let first = self.items.next()?;
        let mut count = 1;
        while Some(&first) == self.items.peek() {
            self.items.next();
            count += 1;
        }
        Some((count, first))
    }
}
//?
