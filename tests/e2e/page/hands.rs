//! What a visitor does with the page: mouse, finger and keyboard.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::Page;

impl Page {
    /// Where an element's centre is; waits until it is there, in view and at rest.
    async fn centre(&self, selector: &str) -> (f64, f64) {
        let script = "
            const found = document.querySelector(arguments[0]);
            if (!found || found.disabled || found.ariaDisabled === 'true') return null;
            const inside = (box) => box.top >= 0 && box.left >= 0
                && box.bottom <= innerHeight && box.right <= innerWidth;
            const seen = ({ left, top, width, height }) => {
                const hit = document.elementFromPoint(left + width / 2, top + height / 2);
                return found.contains(hit) || hit?.contains(found);
            };
            let box = found.getBoundingClientRect();
            // In a dialog something may lie below the heading or the buttons that stay.
            if (!inside(box) || (found.closest('dialog') && !seen(box))) {
                found.scrollIntoView({ block: 'center', behavior: 'instant' });
                box = found.getBoundingClientRect();
            }
            const moving = found.getAnimations({ subtree: true }).some((one) => one.playState === 'running'
                && one.effect?.getComputedTiming().iterations !== Infinity);
            if (box.width === 0 || moving) return null;
            return [box.left + box.width / 2, box.top + box.height / 2];";
        let place = self
            .until_with(selector, script, vec![json!(selector)])
            .await;
        (
            place[0].as_f64().expect("a number"),
            place[1].as_f64().expect("a number"),
        )
    }

    async fn mouse(&self, kind: &str, (x, y): (f64, f64), buttons: u8) {
        let button = if kind == "mouseMoved" && buttons == 0 {
            "none"
        } else {
            "left"
        };
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1,
        });
        self.cdp("Input.dispatchMouseEvent", event).await;
    }

    async fn touch(&self, kind: &str, points: &[(f64, f64)]) {
        let points: Vec<Value> = points
            .iter()
            .map(|(x, y)| json!({ "x": x, "y": y }))
            .collect();
        self.cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": kind, "touchPoints": points }),
        )
        .await;
    }

    /// Clicks with the mouse.
    pub async fn click(&self, selector: &str) {
        let place = self.centre(selector).await;
        self.mouse("mouseMoved", place, 0).await;
        self.mouse("mousePressed", place, 1).await;
        self.mouse("mouseReleased", place, 0).await;
    }

    /// Presses the button, moves in steps as a hand does, and lets go.
    pub async fn drag(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.mouse("mouseMoved", start, 0).await;
        self.mouse("mousePressed", start, 1).await;
        for place in between(start, end) {
            self.mouse("mouseMoved", place, 1).await;
        }
        self.mouse("mouseReleased", end, 0).await;
    }

    /// The same with the right button.
    pub async fn drag_right(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        let places = [
            ("mousePressed", start),
            ("mouseMoved", end),
            ("mouseReleased", end),
        ];
        for (kind, (x, y)) in places {
            let buttons = if kind == "mouseReleased" { 0 } else { 2 };
            let event = json!({
                "type": kind, "x": x, "y": y, "button": "right", "buttons": buttons, "clickCount": 1,
            });
            self.cdp("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Rests with a finger until something is seen, then draws it elsewhere and lifts it.
    pub async fn press_long(&self, from: &str, seen: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.touch("touchStart", &[start]).await;
        self.wait_for(seen).await;
        self.touch("touchMove", &[end]).await;
        self.touch("touchEnd", &[]).await;
    }

    /// Strikes Enter while Shift is held.
    pub async fn shift_enter(&self) {
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "modifiers": 8 });
            self.cdp("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Touches with a finger.
    pub async fn tap(&self, selector: &str) {
        let place = self.centre(selector).await;
        self.touch("touchStart", &[place]).await;
        self.touch("touchEnd", &[]).await;
    }

    /// Draws a finger over the screen.
    pub async fn swipe(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.touch("touchStart", &[start]).await;
        for place in between(start, end) {
            self.touch("touchMove", &[place]).await;
        }
        self.touch("touchEnd", &[]).await;
    }

    /// Strikes keys, where the focus is.
    pub async fn keys(&self, keys: impl IntoIterator<Item = Key>) {
        for key in keys {
            let chain = self.web.action_chain().send_keys(key);
            chain.perform().await.expect("a key");
        }
    }

    /// Strikes a letter or a sign, where the focus is.
    pub async fn strike(&self, sign: char) {
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": sign.to_string(), "text": sign.to_string() });
            self.cdp("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Puts the focus on an element.
    pub async fn focus(&self, selector: &str) {
        self.wait_for(selector).await;
        self.run(
            "document.querySelector(arguments[0]).focus()",
            vec![json!(selector)],
        )
        .await;
    }

    /// Writes into a text field in place of what is in it.
    pub async fn fill(&self, selector: &str, text: &str) {
        self.focus(selector).await;
        self.run(
            "document.querySelector(arguments[0]).select()",
            vec![json!(selector)],
        )
        .await;
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }
}

/// Places on the way, the last one included.
fn between(start: (f64, f64), end: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    (1..=8).map(move |step| {
        let share = f64::from(step) / 8.0;
        (
            start.0 + (end.0 - start.0) * share,
            start.1 + (end.1 - start.1) * share,
        )
    })
}
