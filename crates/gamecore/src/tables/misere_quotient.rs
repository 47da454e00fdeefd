use std::collections::BTreeSet;

/// The misere quotient of a game of heaps up to a last one, a finite commutative monoid.
///
/// It does for misere play what nim-values do for normal play (Plambeck, 2005; Plambeck and Siegel,
/// 2008).
///
/// Two positions of heaps up to the last one are equal if, beside every third such position, both
/// have the same outcome in misere play; the third one may be empty. The classes of equal positions
/// are the elements of the quotient; their product is the class of the sum. The classes of
/// P-positions are its P-portion, and the map from heaps to elements is called the pretending
/// function.
///
/// The elements are the numbers from 0; 0 is the identity, the element of the empty position. They
/// are in the order of their least positions, where positions are compared by their largest heaps
/// first. A quotient can be infinite. [`MisereHeaps`](crate::MisereHeaps) finds finite ones and
/// proves them.
///
/// ```
/// use gamecore::{MisereHeaps, Octal};
///
/// let game = MisereHeaps::up_to(Octal::KAYLES, 100, 100)?;
/// let quotient = game.quotient();
/// assert_eq!((quotient.order(), quotient.last_heap()), (40, 100));
/// assert_eq!(quotient.generators(), [1, 2, 5, 9, 12, 25, 27]);
/// // A row of 11 skittles is as good as a row of 5 beside one of 2.
/// assert_eq!(quotient.element(11), quotient.element_of(&[5, 2]));
/// let product = quotient.product(quotient.element(5), quotient.element(2));
/// assert_eq!(quotient.element(11), product);
/// assert!(!quotient.is_p(product));
/// assert_eq!(quotient.least_position(quotient.element(11)), [5, 2]);
/// let lost = quotient.p_portion();
/// let lost: Vec<&[u64]> = lost.iter().map(|&lost| quotient.least_position(lost)).collect();
/// assert_eq!(lost[..5], [&[1][..], &[2, 2], &[5, 1], &[5, 5, 1], &[9]]);
/// # Ok::<(), gamecore::NoQuotient>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MisereQuotient {
    // The products of the first element with all, then of the second, ...
    products: Vec<u32>,
    in_p: Vec<bool>,
    // For each element the least position, in descending order.
    least: Vec<Vec<u64>>,
    // The pretending function.
    heaps: Vec<usize>,
}

impl MisereQuotient {
    /// The number of elements. O(1).
    #[must_use]
    pub fn order(&self) -> usize {
        self.in_p.len()
    }

    /// The last heap that the quotient covers. O(1).
    #[must_use]
    pub fn last_heap(&self) -> u64 {
        self.heaps.len() as u64 - 1
    }

    /// The product of two elements: the element of the sum of two positions. O(1).
    ///
    /// # Panics
    /// If one of them is not an element.
    #[must_use]
    pub fn product(&self, one: usize, other: usize) -> usize {
        self.times(self.checked(one), self.checked(other))
    }

    fn checked(&self, element: usize) -> usize {
        assert!(element < self.order(), "{} is not one of {} elements", element, self.order());
        element
    }

    /// The pretending function: the element of a heap. O(1).
    ///
    /// # Panics
    /// If the heap is beyond the last one.
    #[must_use]
    pub fn element(&self, heap: u64) -> usize {
        let last = self.last_heap();
        assert!(heap <= last, "heap {} is beyond the quotient, which ends at {}", heap, last);
        self.heaps[heap as usize]
    }

    /// The element of a position, the product of its heaps' elements. O(n) for n heaps.
    ///
    /// # Panics
    /// If a heap is beyond the last one.
    #[must_use]
    pub fn element_of(&self, heaps: &[u64]) -> usize {
        heaps.iter().fold(0, |product, &heap| self.times(product, self.element(heap)))
    }

    /// Whether the positions of this element are P-positions in misere play. O(1).
    ///
    /// # Panics
    /// If it is not an element.
    #[must_use]
    pub fn is_p(&self, element: usize) -> bool {
        self.in_p[self.checked(element)]
    }

    /// The P-portion: the elements of the P-positions, in order. O(n) for n elements.
    #[must_use]
    pub fn p_portion(&self) -> Vec<usize> {
        (0..self.order()).filter(|&element| self.is_p(element)).collect()
    }

    /// The least position of an element, its largest heap first. O(1).
    ///
    /// # Panics
    /// If it is not an element.
    #[must_use]
    pub fn least_position(&self, element: usize) -> &[u64] {
        &self.least[self.checked(element)]
    }

    /// The heaps that do not equal any position of smaller heaps, in order. They generate the
    /// monoid. O(n) for n heaps.
    #[must_use]
    pub fn generators(&self) -> Vec<u64> {
        let heaps = 0..=self.last_heap();
        heaps.filter(|&heap| self.least[self.element(heap)] == [heap]).collect()
    }
}

// What the search for a quotient needs.
impl MisereQuotient {
    // No heaps yet: only the empty position, from which the next player wins.
    pub(super) fn trivial() -> MisereQuotient {
        MisereQuotient {
            products: vec![0],
            in_p: vec![false],
            least: vec![Vec::new()],
            heaps: Vec::new(),
        }
    }

    pub(super) fn new(
        products: Vec<u32>,
        in_p: Vec<bool>,
        least: Vec<Vec<u64>>,
        heaps: Vec<usize>,
    ) -> MisereQuotient {
        MisereQuotient { products, in_p, least, heaps }
    }

    pub(super) fn push_heap(&mut self, element: usize) {
        self.heaps.push(element);
    }

    pub(super) fn times(&self, one: usize, other: usize) -> usize {
        self.products[one * self.order() + other] as usize
    }

    // For each element, whether a move to one of the `options` of a heap wins beside it.
    pub(super) fn wins(&self, options: &BTreeSet<(u64, u64)>) -> Vec<bool> {
        let results = options.iter().map(|&(one, other)| self.element_of(&[one, other]));
        let results: BTreeSet<usize> = results.collect();
        let wins = |rest| results.iter().any(|&result| self.is_p(self.times(rest, result)));
        (0..self.order()).map(wins).collect()
    }
}
