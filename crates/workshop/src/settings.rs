//! Settings of a judge that must be raised for a package, as they are lower by default.

use std::collections::BTreeMap;
use std::fmt;

use package::Format;

/// Hydro's limits for a problem, unless its administrator raises them: cases, seconds if all of
/// them take as long as they may, and megabytes.
pub const HYDRO: (usize, u64, u64) = (100, 60, 512);

/// What a package asks of a judge.
pub struct Demands {
    /// The number of its cases.
    pub cases: u64,
    /// The seconds that all cases together may take.
    pub seconds: u64,
    /// The limit of memory, in megabytes.
    pub memory: u64,
    /// The bytes of its largest file.
    pub largest: u64,
}

/// Settings that must be raised, by their names: `testcases_max to 130, memoryMax to 1024m`.
#[derive(Default)]
pub struct Raised(BTreeMap<&'static str, (u64, &'static str)>);

impl Raised {
    /// What must be raised for a package on a judge that reads this format.
    pub fn by(demands: &Demands, format: Format) -> Raised {
        let Demands { cases, seconds, memory, largest } = *demands;
        // What is asked for, the default, and what stands behind the number.
        let asked = match format {
            Format::Hydro => vec![
                ("testcases_max", cases, HYDRO.0 as u64, ""),
                ("total_time_limit", seconds, HYDRO.1, ""),
                ("memoryMax", memory, HYDRO.2, "m"),
            ],
            // DOMjudge asks its database for twice the largest file, as an input and its answer
            // share a packet, in units of 2^20 bytes.
            Format::Kattis => {
                vec![("max_allowed_packet", (2 * largest).div_ceil(1 << 20), 16, "M")]
            }
            Format::Icpc | Format::Dmoj | Format::Fps => Vec::new(),
        };
        let raised = asked.into_iter().filter(|(_, value, default, _)| value > default);
        Raised(raised.map(|(name, value, _, unit)| (name, (value, unit))).collect())
    }

    /// Whether the defaults will do.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Settings that will do for these and for others.
    pub fn and(mut self, others: Raised) -> Raised {
        for (name, other) in others.0 {
            let value = self.0.entry(name).or_insert(other);
            *value = other.max(*value);
        }
        self
    }
}

impl fmt::Display for Raised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings =
            self.0.iter().map(|(name, (value, unit))| format!("{name} to {value}{unit}"));
        f.write_str(&settings.collect::<Vec<_>>().join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODEST: Demands = Demands { cases: 100, seconds: 60, memory: 512, largest: 8 << 20 };

    #[test]
    fn defaults_need_not_be_raised() {
        for format in [Format::Hydro, Format::Kattis, Format::Icpc, Format::Dmoj, Format::Fps] {
            assert!(Raised::by(&MODEST, format).is_empty());
        }
    }

    #[test]
    fn each_setting_is_raised_for_its_own_demand() {
        let shown = |demands, format| Raised::by(&demands, format).to_string();
        assert_eq!(shown(Demands { cases: 101, ..MODEST }, Format::Hydro), "testcases_max to 101");
        assert_eq!(
            shown(Demands { seconds: 61, ..MODEST }, Format::Hydro),
            "total_time_limit to 61"
        );
        assert_eq!(shown(Demands { memory: 1024, ..MODEST }, Format::Hydro), "memoryMax to 1024m");
        let large = Demands { largest: (8 << 20) + 1, ..MODEST };
        assert_eq!(shown(large, Format::Kattis), "max_allowed_packet to 17M");
    }

    #[test]
    fn settings_do_for_all_packages() {
        let cases = Raised::by(&Demands { cases: 130, seconds: 70, ..MODEST }, Format::Hydro);
        let seconds = Raised::by(&Demands { cases: 110, seconds: 500, ..MODEST }, Format::Hydro);
        let both = Raised::default().and(cases).and(seconds);
        assert_eq!(both.to_string(), "testcases_max to 130, total_time_limit to 500");
    }
}
