//! Settings of a judge that must be raised for a package, as they are lower by default.

use package::{memory, Format, Package};

/// Hydro's limits for a problem, unless its administrator raises them: cases, seconds if all of
/// them take as long as they may, and megabytes.
pub const HYDRO: (usize, u64, u64) = (100, 60, 512);

/// What packages ask of a judge.
#[derive(Clone, Copy, Default)]
pub struct Demands {
    /// The number of cases.
    pub cases: u64,
    /// The seconds that all cases together may take.
    pub seconds: u64,
    /// The limit of memory, in megabytes.
    pub memory: u64,
    /// The bytes of the largest file.
    pub largest: u64,
}

impl Demands {
    /// The demands of a package.
    pub fn asked_by(package: &Package) -> Demands {
        let cases = package.cases().count() as u64;
        let seconds = cases * package.problem.package_time();
        let largest = package.largest_file();
        Demands { cases, seconds, memory: memory(&package.problem), largest }
    }

    /// The demands that are enough for both.
    pub fn and(self, other: Demands) -> Demands {
        Demands {
            cases: self.cases.max(other.cases),
            seconds: self.seconds.max(other.seconds),
            memory: self.memory.max(other.memory),
            largest: self.largest.max(other.largest),
        }
    }

    /// The settings to raise on a judge that reads this format, if its defaults will not do:
    /// `testcases_max to 130, memoryMax to 1024m`.
    pub fn settings_to_raise(&self, format: Format) -> Option<String> {
        // What is asked for, the default, and what stands behind the number.
        let asked = match format {
            Format::Hydro => vec![
                ("testcases_max", self.cases, HYDRO.0 as u64, ""),
                ("total_time_limit", self.seconds, HYDRO.1, ""),
                ("memoryMax", self.memory, HYDRO.2, "m"),
            ],
            // DOMjudge asks its database for twice the largest file, as an input and its answer
            // share a packet, in units of 2^20 bytes.
            Format::Kattis => {
                vec![("max_allowed_packet", (2 * self.largest).div_ceil(1 << 20), 16, "M")]
            }
            Format::Icpc | Format::Dmoj | Format::Fps => Vec::new(),
        };
        let raised = asked.iter().filter(|(_, value, default, _)| value > default);
        let raised = raised.map(|(name, value, _, unit)| format!("{name} to {value}{unit}"));
        Some(raised.collect::<Vec<_>>().join(", ")).filter(|raised| !raised.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_setting_is_raised_for_its_own_demand() {
        const MODEST: Demands = Demands { cases: 100, seconds: 60, memory: 512, largest: 8 << 20 };
        for format in [Format::Hydro, Format::Kattis, Format::Icpc, Format::Dmoj, Format::Fps] {
            assert_eq!(MODEST.settings_to_raise(format), None);
        }
        let raised =
            |demands: Demands, format| demands.and(MODEST).settings_to_raise(format).unwrap();
        let many = Demands { cases: 101, ..Demands::default() };
        assert_eq!(raised(many, Format::Hydro), "testcases_max to 101");
        let long = Demands { seconds: 61, memory: 1024, ..Demands::default() };
        let both = "total_time_limit to 61, memoryMax to 1024m";
        assert_eq!(raised(long, Format::Hydro), both);
        let large = Demands { largest: (8 << 20) + 1, ..Demands::default() };
        assert_eq!(raised(large, Format::Kattis), "max_allowed_packet to 17M");
    }
}
