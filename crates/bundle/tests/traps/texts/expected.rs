// A trap
// A main with its own ways:   not formatted.
fn main()   { println!("{}", gamecore::code()) }

mod gamecore {
    // On the whole library: it stays.

    /** A block:
    fn code() {} */
    pub fn code() -> String {
        //! Inner words.
        // The text holds /* what looks
        // like */ comments: "
        let text = "/// use std::fmt; // }
    #[cfg(test)] fn unused() {";
        let raw = r#"//! crate::unused() "{" "#; // why raw
        format!("{}{}{}", text, raw, '"') /* the end */
    }
}
