//! What assistive technology is told of the page: all that somebody knows who does not see it.

use serde_json::{Value, json};

use super::{PATIENCE, POLL, Page};

/// What is told of one element.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its role, such as `button`.
    pub role: String,
    /// Its name.
    pub name: String,
    /// What it is set to, where something can be set.
    pub value: String,
    /// Whether the focus is on it.
    pub focused: bool,
}

impl Told {
    fn of(node: &Value) -> Told {
        let text = |value: &Value| match value {
            Value::String(text) => text.clone(),
            Value::Null => String::new(),
            other => other.to_string(),
        };
        let properties = node["properties"].as_array();
        let is_focus =
            |property: &Value| property["name"] == "focused" && property["value"]["value"] == true;
        Told {
            role: text(&node["role"]["value"]),
            name: text(&node["name"]["value"]),
            value: text(&node["value"]["value"]),
            focused: properties.is_some_and(|all| all.iter().any(is_focus)),
        }
    }
}

/// The element with the focus; the page as a whole does not count as one.
pub fn focused(told: &[Told]) -> Option<&Told> {
    told.iter()
        .find(|one| one.focused && one.role != "RootWebArea")
}

impl Page {
    /// Everything that is told now, in the order of the page.
    pub async fn told(&self) -> Vec<Told> {
        let tree = self
            .chromium()
            .ask("Accessibility.getFullAXTree", json!({}))
            .await;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let heard = nodes.iter().filter(|node| node["ignored"] != true);
        heard.map(Told::of).collect()
    }

    /// Waits until something is told, and returns what was made of it.
    pub async fn hears<T>(&self, what: &str, heard: impl Fn(&[Told]) -> Option<T>) -> T {
        let mut told = Vec::new();
        for _ in 0..PATIENCE {
            told = self.told().await;
            if let Some(found) = heard(&told) {
                return found;
            }
            tokio::time::sleep(POLL).await;
        }
        let all: Vec<String> = told
            .iter()
            .map(|one| format!("{}: {}", one.role, one.name))
            .collect();
        panic!("{what} was never told, but\n{}", all.join("\n"));
    }
}
