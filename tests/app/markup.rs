//! Looks into rendered HTML without a parser: elements by their opening tags.

/// Rendered HTML.
pub struct Markup(String);

impl Markup {
    pub fn new(text: String) -> Markup {
        Markup(text)
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// All opening tags that contain a piece of text such as `data-point="e0"`.
    pub fn tags(&self, with: &str) -> Vec<&str> {
        self.0
            .split('<')
            .skip(1)
            .filter(|rest| !rest.starts_with('/'))
            .filter_map(|rest| Some(rest.split_once('>')?.0))
            .filter(|tag| tag.contains(with))
            .collect()
    }

    /// The only opening tag that contains a piece of text.
    pub fn tag(&self, with: &str) -> &str {
        let tags = self.tags(with);
        assert_eq!(tags.len(), 1, "tags with {with}: {tags:?}");
        tags[0]
    }

    /// The text after the only opening tag with a piece of text, up to the next tag.
    pub fn words(&self, with: &str) -> &str {
        let tag = self.tag(with);
        let after = self.0.split_once(&format!("<{tag}>")).unwrap().1;
        after.split('<').next().unwrap()
    }

    /// Whether the words are anywhere.
    pub fn says(&self, words: &str) -> bool {
        self.0.contains(words)
    }
}
