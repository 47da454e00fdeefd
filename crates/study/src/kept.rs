//! What the opponent can bring about again after every move from a lost position, in the game's own
//! words and as a predicate, and what several studies say by it.

/// Whether a position has a property.
type Holds<'a> = Box<dyn Fn(&[u64]) -> bool + 'a>;

/// What the opponent can bring about again, whatever is played from a lost position.
pub struct Kept<'a> {
    /// In words that can follow `Now`, for the player who is to move there.
    pub said: String,
    /// Whether a position has it. From the lost position every move has an answer that leads to
    /// another lost one which has it.
    pub holds: Holds<'a>,
}

impl<'a> Kept<'a> {
    /// What the lost position has itself, if it does.
    pub fn so(
        lost: &[u64],
        holds: impl Fn(&[u64]) -> bool + 'a,
        said: impl FnOnce() -> String,
    ) -> Option<Kept<'a>> {
        match holds(lost) {
            true => Some(Kept { said: said(), holds: Box::new(holds) }),
            false => None,
        }
    }
}

/// Whether equal items come in pairs; none are left without a partner.
///
/// ```
/// use study::twins;
///
/// assert!(twins(vec![5, 3, 3, 5]));
/// assert!(!twins(vec![3, 3, 3]));
/// ```
pub fn twins<T: Ord>(mut items: Vec<T>) -> bool {
    items.sort();
    items.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

/// Into how many groups items fall so that two of them exclude each other if and only if they are in
/// one group; `None` if they do not fall so. An item excludes itself.
///
/// ```
/// use study::groups;
///
/// let share_a_digit = |one: &u64, other: &u64| one / 10 == other / 10 || one % 10 == other % 10;
/// assert_eq!(groups(&[11, 12, 33], share_a_digit), Some(2));
/// assert_eq!(groups(&[11, 12, 32], share_a_digit), None);
/// ```
pub fn groups<T>(items: &[T], exclude: impl Fn(&T, &T) -> bool) -> Option<usize> {
    let excluded = |one: &T| items.iter().map(|other| exclude(one, other)).collect();
    let mut groups: Vec<Vec<bool>> = items.iter().map(excluded).collect();
    groups.sort();
    groups.dedup();
    let members: usize = groups.iter().map(|group| group.iter().filter(|it| **it).count()).sum();
    Some(groups.len()).filter(|_| members == items.len())
}
