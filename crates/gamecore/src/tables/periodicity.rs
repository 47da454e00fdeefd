use std::error::Error;
use std::fmt;

/// No period is proved by the heaps up to `limit`; larger ones may or may not prove one.
///
/// ```
/// use gamecore::Octal;
///
/// let error = Octal::KAYLES.periodic(100).unwrap_err();
/// assert_eq!(error.limit, 100);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NotProved {
    /// The largest heap that was looked at.
    pub limit: u64,
}

impl fmt::Display for NotProved {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "no period is proved by the nim-values of the heaps 0 to {}", self.limit)
    }
}

impl Error for NotProved {}
