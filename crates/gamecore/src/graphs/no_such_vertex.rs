use std::error::Error;
use std::fmt;

/// An edge leads to a vertex that the graph does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NoSuchVertex {
    /// The vertex that is missing.
    pub vertex: usize,
    /// How many there are: 0 to `vertices - 1`.
    pub vertices: usize,
}

impl fmt::Display for NoSuchVertex {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let NoSuchVertex { vertex, vertices } = self;
        write!(formatter, "no vertex {} of {}, counted from 0", vertex, vertices)
    }
}

impl Error for NoSuchVertex {}
