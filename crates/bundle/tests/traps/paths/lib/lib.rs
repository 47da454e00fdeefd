pub mod r#type;
mod tools;

#[doc(hidden)]
#[macro_export]
macro_rules! __smaller_of {
    ($a:expr, $b:expr) => {
        $crate::r#type::smaller($a, $b)
    };
}

pub use __smaller_of as smaller_of;
