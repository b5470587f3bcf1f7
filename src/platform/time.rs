//! What time it is.

/// The wall clock, in milliseconds since the beginning of 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The day of a time as people write it in a language, such as "30 Nov 2026".
pub fn day(at: u64, language: &str) -> String {
    let options = js_sys::Object::new();
    for (part, form) in [("day", "numeric"), ("month", "short"), ("year", "numeric")] {
        // A plain object takes any property.
        let _ = js_sys::Reflect::set(&options, &part.into(), &form.into());
    }
    let date = js_sys::Date::new(&(at as f64).into());
    String::from(date.to_locale_date_string(language, &options))
}

/// The day where the reader is, as records write it: `2026.11.30`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    let (month, day) = (now.get_month() + 1, now.get_date());
    format!("{}.{month:02}.{day:02}", now.get_full_year())
}
