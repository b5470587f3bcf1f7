//! What a visitor does with the page: mouse, finger and keyboard.

use serde_json::json;
use thirtyfour::prelude::*;

use super::Page;
use crate::browser::Pointer;
use crate::browser::Step::{self, Move, Press, Release};

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

    /// Clicks with the mouse.
    pub async fn click(&self, selector: &str) {
        let place = self.centre(selector).await;
        self.point(Pointer::Left, &[Press(place), Release(place)])
            .await;
    }

    /// Presses the button, moves in steps as a hand does, and lets go.
    pub async fn drag(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.point(Pointer::Left, &drawn(start, end)).await;
    }

    /// The same with the right button.
    pub async fn drag_right(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.point(Pointer::Right, &drawn(start, end)).await;
    }

    /// Rests with a finger until something is seen, then draws it elsewhere and lifts it.
    pub async fn press_long(&self, from: &str, seen: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.point(Pointer::Finger, &[Press(start)]).await;
        self.wait_for(seen).await;
        self.point(Pointer::Finger, &[Move(end), Release(end)])
            .await;
    }

    /// Touches with a finger.
    pub async fn tap(&self, selector: &str) {
        let place = self.centre(selector).await;
        self.point(Pointer::Finger, &[Press(place), Release(place)])
            .await;
    }

    /// Draws a finger over the screen.
    pub async fn swipe(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.point(Pointer::Finger, &drawn(start, end)).await;
    }

    async fn point(&self, pointer: Pointer, steps: &[Step]) {
        self.session.point(pointer, steps).await;
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
        let chain = self.web.action_chain().send_keys(sign.to_string());
        chain.perform().await.expect("a key");
    }

    /// Strikes Enter while Shift is held.
    pub async fn shift_enter(&self) {
        let chain = self.web.action_chain().key_down(Key::Shift);
        let chain = chain.send_keys(Key::Enter).key_up(Key::Shift);
        chain.perform().await.expect("two keys");
    }

    /// Puts the focus on an element, as soon as it can take it: a busy page draws what is in a dialog first and
    /// opens the dialog a moment later.
    pub async fn focus(&self, selector: &str) {
        let script = "
            const element = document.querySelector(arguments[0]);
            if (!element?.checkVisibility()) return false;
            element.focus();
            return document.activeElement === element;";
        self.until_with(
            &format!("the focus of {selector}"),
            script,
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
        self.session.write(text).await;
    }
}

/// From one place to another in steps.
fn drawn(start: (f64, f64), end: (f64, f64)) -> Vec<Step> {
    let way = (1..=8).map(|step| {
        let share = f64::from(step) / 8.0;
        Move((
            start.0 + (end.0 - start.0) * share,
            start.1 + (end.1 - start.1) * share,
        ))
    });
    [Press(start)]
        .into_iter()
        .chain(way)
        .chain([Release(end)])
        .collect()
}
