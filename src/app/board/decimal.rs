//! Numbers in the attributes of the drawing.

use std::fmt;

/// A number with a fixed count of decimals, rounded: at most 6, and less than a billion.
///
/// The standard library's way is exact for any float and brings several kilobytes of tables and code,
/// which the page would need for nothing else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Decimal(pub(super) f64, pub(super) u32);

impl fmt::Display for Decimal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Decimal(value, places) = *self;
        let unit = 10_i64.pow(places);
        let units = (value * unit as f64).round() as i64;
        if units < 0 {
            formatter.write_str("-")?;
        }
        let (whole, part) = (units.abs() / unit, units.abs() % unit);
        match places {
            0 => write!(formatter, "{whole}"),
            _ => write!(formatter, "{whole}.{part:0width$}", width = places as usize),
        }
    }
}

/// A number without decimals.
pub(super) fn whole(value: f64) -> Decimal {
    Decimal(value, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_keep_their_zeros() {
        for (value, places, text) in [
            (0.0, 0, "0"),
            (-82.0, 0, "-82"),
            (49.5, 0, "50"),
            (-25.84, 1, "-25.8"),
            (7.0, 1, "7.0"),
            (0.195, 3, "0.195"),
            (1.05, 4, "1.0500"),
            (-0.04, 1, "0.0"),
            (999.999, 2, "1000.00"),
        ] {
            assert_eq!(Decimal(value, places).to_string(), text);
        }
    }
}
