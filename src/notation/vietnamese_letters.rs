//! Vietnamese words letter by letter: the letter of the Latin alphabet, its own mark (ă â ê ô ơ
//! ư) and the word's tone, whether they are written composed, decomposed or not at all.

/// Each letter with a mark or without, and how it looks with the five tones in the order
/// grave, acute, hook, tilde, dot.
const LETTERS: &[(char, Option<Mark>, &str)] = &[
    ('a', None, "àáảãạ"),
    ('a', Some(Mark::Breve), "ằắẳẵặ"),
    ('a', Some(Mark::Circumflex), "ầấẩẫậ"),
    ('e', None, "èéẻẽẹ"),
    ('e', Some(Mark::Circumflex), "ềếểễệ"),
    ('i', None, "ìíỉĩị"),
    ('o', None, "òóỏõọ"),
    ('o', Some(Mark::Circumflex), "ồốổỗộ"),
    ('o', Some(Mark::Horn), "ờớởỡợ"),
    ('u', None, "ùúủũụ"),
    ('u', Some(Mark::Horn), "ừứửữự"),
    ('y', None, "ỳýỷỹỵ"),
];

/// What makes another vowel of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Breve,
    Circumflex,
    Horn,
}

/// A word's letters, marks and tone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Word {
    letters: Vec<(char, Option<Mark>)>,
    /// The index of the tone in the order of [`LETTERS`].
    tone: Option<usize>,
}

/// What one character adds to a word.
enum Part {
    Letter(char, Option<Mark>, Option<usize>),
    Mark(Mark),
    Tone(usize),
}

fn part(character: char) -> Option<Part> {
    let lower = character.to_lowercase().next()?;
    Some(match lower {
        'a'..='z' => Part::Letter(lower, None, None),
        'ă' => Part::Letter('a', Some(Mark::Breve), None),
        'â' => Part::Letter('a', Some(Mark::Circumflex), None),
        'ê' => Part::Letter('e', Some(Mark::Circumflex), None),
        'ô' => Part::Letter('o', Some(Mark::Circumflex), None),
        'ơ' => Part::Letter('o', Some(Mark::Horn), None),
        'ư' => Part::Letter('u', Some(Mark::Horn), None),
        'đ' => Part::Letter('d', None, None),
        '\u{306}' => Part::Mark(Mark::Breve),
        '\u{302}' => Part::Mark(Mark::Circumflex),
        '\u{31b}' => Part::Mark(Mark::Horn),
        '\u{300}' | '\u{340}' => Part::Tone(0),
        '\u{301}' | '\u{341}' => Part::Tone(1),
        '\u{309}' => Part::Tone(2),
        '\u{303}' => Part::Tone(3),
        '\u{323}' => Part::Tone(4),
        _ => LETTERS.iter().find_map(|(letter, mark, toned)| {
            let tone = toned.chars().position(|c| c == lower)?;
            Some(Part::Letter(*letter, *mark, Some(tone)))
        })?,
    })
}

/// Whether a character belongs to a word.
pub(super) fn is_letter(character: char) -> bool {
    part(character).is_some()
}

/// The letter of the Latin alphabet in a character: `Some(None)` for a mark that stands alone,
/// `None` for what belongs to no word.
pub(super) fn base(character: char) -> Option<Option<char>> {
    part(character).map(|part| match part {
        Part::Letter(letter, ..) => Some(letter),
        Part::Mark(_) | Part::Tone(_) => None,
    })
}

impl Word {
    /// The word of the characters; those that are no letters are left out.
    pub(super) fn new(text: &str) -> Word {
        let mut word = Word::default();
        for part in text.chars().filter_map(part) {
            match part {
                Part::Letter(letter, mark, tone) => {
                    word.letters.push((letter, mark));
                    word.tone = tone.or(word.tone);
                }
                Part::Mark(mark) => {
                    if let Some(last) = word.letters.last_mut() {
                        last.1 = Some(mark);
                    }
                }
                Part::Tone(tone) => word.tone = Some(tone),
            }
        }
        word
    }

    /// Whether this may be how somebody wrote `word`: marks and tone may be missing, but not
    /// be others. Where in the word the tone stands does not matter.
    pub(super) fn may_be(&self, word: &str) -> bool {
        // Most words differ in their first letter already, which has no mark in any that is known.
        let first = word
            .chars()
            .next()
            .map(|letter| letter.to_ascii_lowercase());
        if first != self.letters.first().map(|(letter, _)| *letter) {
            return false;
        }
        let word = Word::new(word);
        self.letters.len() == word.letters.len()
            && (self.tone.is_none() || self.tone == word.tone)
            && self
                .letters
                .iter()
                .zip(&word.letters)
                .all(|(own, other)| own.0 == other.0 && (own.1.is_none() || own.1 == other.1))
    }

    /// The letters without marks and tone.
    pub(super) fn plain(&self) -> String {
        self.letters.iter().map(|(letter, _)| *letter).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Word;

    #[test]
    fn composed_and_decomposed_are_the_same() {
        for word in [
            "Tướng",
            "Tu\u{31b}o\u{31b}\u{301}ng",
            "tu\u{31b}o\u{301}\u{31b}ng",
        ] {
            assert_eq!(Word::new(word), Word::new("tướng"), "{word}");
        }
        assert_eq!(Word::new("THOÁI"), Word::new("thóai"));
    }

    #[test]
    fn what_is_missing_is_forgiven_and_what_is_wrong_is_not() {
        for (typed, word, fits) in [
            ("tuong", "tướng", true),
            ("tuong", "tượng", true),
            ("tương", "tượng", true),
            ("tướng", "tượng", false),
            ("tuông", "tượng", false),
            ("tot", "tốt", true),
            ("tôt", "tốt", true),
            ("tơt", "tốt", false),
            ("to", "tốt", false),
        ] {
            assert_eq!(Word::new(typed).may_be(word), fits, "{typed} for {word}");
        }
    }
}
