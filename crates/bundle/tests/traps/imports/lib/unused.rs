/// Nothing.
pub fn nothing() {}
