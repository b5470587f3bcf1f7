//! From the list of messages to what code asks for them by, and to their names in the language files.

macro_rules! keys {
    ($($name:ident = $id:literal,)*) => {
        /// A message of the language files.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "the English text in locales/en.ftl says what each is")]
        pub enum Key { $($name,)* }

        impl Key {
            /// All messages.
            pub const ALL: &'static [Key] = &[$(Key::$name,)*];

            /// The name in the language files.
            #[cfg(not(feature = "split"))]
            pub const fn id(self) -> &'static str {
                match self { $(Key::$name => $id,)* }
            }

            /// The name in the language files as the bundle has them: scripts/bundle/words.mjs
            /// numbers the messages in the order of this list, since hundreds of names in the
            /// program and again in every language are much to fetch.
            #[cfg(feature = "split")]
            pub fn id(self) -> String {
                format!("m{}", self as u16)
            }
        }
    };
}

pub(super) use keys;
