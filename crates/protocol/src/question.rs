//! The questions about a problem, each with the type of its reply.

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Bound, Invalid, RandomSize, Scope, Validators};

/// A question about a problem.
pub trait Question: Into<Request> {
    /// What answers it.
    type Reply: Serialize + DeserializeOwned;
}

/// Declares the questions, each a struct with the type of its reply, and all of them as
/// [`Request`].
macro_rules! questions {
    ($(
        $(#[$about:meta])*
        $name:ident { $($(#[$about_field:meta])* $field:ident: $type:ty,)* } -> $reply:ty;
    )*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, Serialize, Deserialize)]
            pub struct $name {
                $($(#[$about_field])* pub $field: $type,)*
            }

            impl Question for $name {
                type Reply = $reply;
            }

            impl From<$name> for Request {
                fn from(question: $name) -> Request {
                    Request::$name(question)
                }
            }
        )*

        /// A question of any kind, as it is sent.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        pub enum Request {
            $($(#[$about])* $name($name),)*
        }
    };
}

questions! {
    /// The answers to an input, by the rules where they can be played and by the formula beyond.
    /// This is how an `.out` is made.
    Answer {
        /// The input, held to the wider range.
        input: String,
    } -> String;

    /// Whether the rules can be played on all cases of an input, so that its answers come from them.
    IsPlayed {
        /// The input, held to the wider range.
        input: String,
    } -> bool;

    /// Whether an input is valid: the number of its cases, or the mistake in it.
    Validate {
        /// The input.
        input: String,
        /// The bounds that it is held to.
        scope: Scope,
    } -> Result<usize, String>;

    /// A random input.
    Generate {
        /// How large the cases are.
        size: RandomSize,
        /// How many cases the input may hold.
        cases: usize,
        /// The same seed gives the same input.
        seed: u64,
        /// The bounds that it keeps to.
        scope: Scope,
    } -> String;

    /// Generated cases with their answers, written into a folder as `.in` and `.out`.
    WriteData {
        /// The folder, which is created.
        folder: PathBuf,
        /// The judge's bounds, or only cases that they exclude.
        scope: Scope,
    } -> ();

    /// Which of the judge's bounds some inputs reach.
    ReachedBounds {
        /// The files, all within the judge's bounds.
        inputs: Vec<PathBuf>,
    } -> Vec<Bound>;

    /// How many cases an input may hold.
    Capacity {
        /// The bounds that it keeps to.
        scope: Scope,
    } -> usize;

    /// About how many bytes the judge's longest input has; 0 if that is a single case, or if the
    /// number of cases has no bound.
    Longest {} -> u64;

    /// All small positions within some bounds, the shortest first.
    SmallCases {
        /// The bounds.
        scope: Scope,
    } -> Vec<String>;

    /// The cases of each law that keep to some bounds, law by law; `None` after the last law.
    LawCases {
        /// Which law.
        number: usize,
        /// The bounds.
        scope: Scope,
        /// No more cases than this.
        most: usize,
    } -> Option<Vec<String>>;

    /// Random cases.
    RandomCases {
        /// The kind and the size of the cases: they grow with it.
        round: u64,
        /// The same seed gives the same cases.
        seed: u64,
        /// The bounds.
        scope: Scope,
        /// No more cases than this.
        most: usize,
    } -> Vec<String>;

    /// The input that consists of these cases, and the answers to it; `None` if an input may not
    /// hold as much.
    Compose {
        /// The cases.
        cases: Vec<String>,
        /// The bounds.
        scope: Scope,
    } -> Option<(String, String)>;

    /// The cases of an input; `None` if it is not valid.
    Cases {
        /// The input.
        input: String,
        /// The bounds that it is held to.
        scope: Scope,
    } -> Option<Vec<String>>;

    /// Why the answer to a case is what it is, if that is known.
    Explain {
        /// The case.
        case: String,
    } -> Option<String>;

    /// The positions that a text means, each as a row of numbers: those of a case or an input, or
    /// one position.
    Positions {
        /// A case, an input, or the numbers of a position.
        text: String,
    } -> Vec<String>;

    /// A question to the problem's study. The reply is JSON as `study::respond` has written it,
    /// and has no type here: that crate needs nothing but std, and its replies are read in a page
    /// as well.
    Study {
        /// The language of the answer, `en` or `zh`.
        language: String,
        /// The verb.
        verb: String,
        /// A position, in most cases.
        argument: String,
    } -> String;

    /// All positions that these lead to by the rules of the study, and for each the places of its
    /// options; `None` if there are more than `most`. The last word is whether a player who cannot
    /// move wins.
    Explored {
        /// The positions.
        rows: Vec<Vec<u64>>,
        /// No more positions than this.
        most: usize,
    } -> Option<(Vec<Vec<u64>>, Vec<Vec<usize>>, bool)>;

    /// Draws the pictures of the problem's page into its folder; how many there are.
    DrawPictures {} -> usize;

    /// Whether a judge may give an input: within its bounds and in its very lines, the last one
    /// ended, and not empty.
    IsPromised {
        /// The input.
        input: String,
    } -> bool;

    /// An input corrupted in every way, most of them bad.
    Corrupted {
        /// The input.
        input: String,
    } -> Vec<String>;

    /// Inputs that a judge must never give: those in which the format is broken as any can be,
    /// and those that break a rule of the problem.
    InvalidInputs {} -> Vec<Invalid>;

    /// An input with all its cases several times, which may break a bound on their number or on
    /// what they add up to.
    Repeated {
        /// The input.
        input: String,
        /// How many times.
        times: usize,
    } -> String;

    /// Whether the search of the small positions prints what the theorem says; an error says where
    /// it does not.
    CheckSearch {
        /// All that it prints.
        printed: String,
    } -> Result<(), String>;

    /// The format of inputs and outputs for a judge's own validators; an error names the number
    /// or the rule that cannot be said in checktestdata's language.
    FormatValidators {} -> Validators;
}
