use crate::game::Take;

/// A row.
pub struct Row(pub Vec<Take>);

impl From<Take> for Row {
    fn from(take: Take) -> Row {
        Row(vec![take])
    }
}
