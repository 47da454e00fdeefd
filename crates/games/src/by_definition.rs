//! Nim-values by the definition, for a sum whose components fall into others.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;

use gamecore::{mex, nim_sum};

/// The nim-values of components by the definition; those that were found before are known.
///
/// ```
/// use games::ByDefinition;
///
/// // Divide a heap into two that are not empty.
/// let options = |heap: &u64| (1..*heap).map(|part| vec![part, *heap - part]).collect();
/// let divided = ByDefinition::new(options);
/// assert_eq!((1..=4).map(|heap| divided.value(&heap)).collect::<Vec<_>>(), [0, 1, 0, 1]);
/// assert_eq!(divided.nim_sum(&[2, 3, 4]), 0);
/// ```
pub struct ByDefinition<C, F> {
    /// What moves make of a component: several, one or none.
    options: F,
    known: Mutex<HashMap<C, u64>>,
}

impl<C, F> ByDefinition<C, F>
where
    C: Clone + Eq + Hash,
    F: Fn(&C) -> Vec<Vec<C>>,
{
    /// Components each of which becomes one of its options.
    pub fn new(options: F) -> Self {
        ByDefinition { options, known: Mutex::default() }
    }

    /// The nim-value of a component.
    pub fn value(&self, component: &C) -> u64 {
        let known = || self.known.lock().expect("no holder of the lock panics");
        if let Some(&value) = known().get(component) {
            return value;
        }
        let options = (self.options)(component);
        let value = mex(options.iter().map(|left| self.nim_sum(left)));
        known().insert(component.clone(), value);
        value
    }

    /// The nim-sum of several components.
    pub fn nim_sum(&self, components: &[C]) -> u64 {
        nim_sum(components.iter().map(|component| self.value(component)))
    }
}
