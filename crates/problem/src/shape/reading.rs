//! Values read strictly.

use protocol::Scope;

use super::bounds::Known;
use super::node::Node;
use crate::token::{Fault, ParseError, Tokens};
use crate::value::{Typed, Value};

impl Node {
    /// Reads one value, held to the bounds of the tokens' scope; `known` are the numbers that
    /// were read before, and is left as it is.
    ///
    /// # Errors
    ///
    /// The first token that breaks the format.
    pub fn read(&self, tokens: &mut Tokens<'_>, known: &mut Known) -> Result<Value, ParseError> {
        match self {
            Node::Int(int) => int.read(tokens, known).map(Value::Int),
            Node::Decimal(decimal) => decimal.read(tokens),
            Node::Signed(signed) => signed.read(tokens),
            Node::Tuple(parts) => known.scoped(|known| {
                let mut values = Vec::with_capacity(parts.len());
                for part in parts {
                    let value = part.read(tokens, known)?;
                    part.add_known(&value, known);
                    values.push(value);
                }
                Ok(Value::Row(values))
            }),
            Node::Counted { count, body } => known.scoped(|known| {
                let length = count.read(tokens, known)?;
                known.add(count.name, length);
                body.read(tokens, known)
            }),
            Node::Letters { length, alphabet } => {
                let lengths = length.range_after(tokens.scope(), known);
                tokens.letters(&lengths, alphabet).map(|word| word.to_value())
            }
            Node::Items { count, item, .. } => {
                let items = (0..count.value(known)).map(|_| item.read(tokens, known));
                items.collect::<Result<_, _>>().map(Value::Row)
            }
            Node::Rest { count, item } => {
                let (least, most) = count.range_after(tokens.scope(), known).into_inner();
                let mut items = Vec::new();
                while (items.len() as u64) < least
                    || tokens.peek().is_some() && (items.len() as u64) < most
                {
                    items.push(item.read(tokens, known)?);
                }
                Ok(Value::Row(items))
            }
            Node::Checked { node, check } => {
                let place = tokens.place();
                let value = node.read(tokens, known)?;
                if check.of_judge_only && tokens.scope() == Scope::Beyond {
                    return Ok(value);
                }
                match (check.holds)(&value) {
                    Ok(()) => Ok(value),
                    Err(expected) => Err(tokens.error(place, Fault::Broken, expected)),
                }
            }
            Node::Line(node) | Node::Generated { node, .. } | Node::Always { node, .. } => {
                node.read(tokens, known)
            }
        }
    }
}
