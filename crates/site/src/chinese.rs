//! Chinese words within an English page, for browsers and for those who have pages read to them.

use crate::html::escape;
use crate::language::{tag, Language};

/// A text as HTML in which Chinese words say that they are Chinese; nothing if it has none.
pub fn mark_chinese(text: &str) -> Option<String> {
    let first = text.find(is_chinese)?;
    let (mut before, mut rest) = (&text[..first], &text[first..]);
    let mut html = String::new();
    loop {
        let end = rest.find(|c| !is_chinese(c)).unwrap_or(rest.len());
        let (tag, words) = (tag(Language::Chinese), escape(&rest[..end]));
        html += &format!("{}<span lang=\"{tag}\">{words}</span>", escape(before));
        let Some(next) = rest[end..].find(is_chinese) else {
            return Some(html + &escape(&rest[end..]));
        };
        (before, rest) = (&rest[end..end + next], &rest[end + next..]);
    }
}

/// Chinese characters, and the punctuation and full-width signs between them.
fn is_chinese(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{303f}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_words_say_so_and_others_do_not() {
        assert_eq!(mark_chinese("a < b, \u{3c6}"), None);
        let words = "<span lang=\"zh-CN\">取石子（一）</span>";
        assert_eq!(mark_chinese("取石子（一）").unwrap(), words);
        assert_eq!(
            mark_chinese("a < 取石子（一）, Nim游戏.").unwrap(),
            format!("a &lt; {words}, Nim<span lang=\"zh-CN\">游戏</span>.")
        );
    }
}
