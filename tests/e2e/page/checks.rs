//! What must hold for every page: it fits, axe finds nothing, nobody complains.

use serde_json::{Value, json};

use super::Page;
use crate::browser::Complaint;

/// Everything that axe looks for, in the page's look of the moment.
const AS_IT_IS: &str =
    "note('as it is', await axe.run(document, { resultTypes: ['violations'] }));";

/// The same, and its rules on colours in each look: the page names the look by attributes of its root element. The
/// look of high contrast has to keep more than the others do.
const IN_ALL_LOOKS: &str = "
    note('as it is', await axe.run(document, { resultTypes: ['violations'] }));
    const root = document.documentElement;
    const { theme, surface } = root.dataset;
    for (const theme of ['light', 'dark']) for (const surface of ['wood', 'paper', 'contrast']) {
        Object.assign(root.dataset, { theme, surface });
        // Colours that are on their way to others.
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
        const contrast = surface === 'contrast' ? 'color-contrast-enhanced' : 'color-contrast';
        const colours = { type: 'rule', values: [contrast, 'link-in-text-block'] };
        note(`${theme} ${surface}`, await axe.run(document, { runOnly: colours, resultTypes: ['violations'] }));
    }
    Object.assign(root.dataset, { theme, surface });
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
";

/// What can be pressed or written into but is covered: each is scrolled into view as the focus would do it, and then
/// whatever lies at its centre must be itself. With a dialog open only what is in it can be reached at all.
const COVERED: &str = "
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const scrolled = [...document.querySelectorAll('*')].map((one) => [one, one.scrollTop, one.scrollLeft]);
    const name = (one) => one?.outerHTML.replace(/>.*/s, '>').slice(0, 120);
    const covered = [];
    for (const one of scope.querySelectorAll('a[href], button:enabled, input:enabled, textarea, summary')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = one.getClientRects()[0];
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // An input that is not drawn is pressed by its label.
        const label = one.matches('input') ? one.closest('label') : null;
        if (!one.contains(hit) && !label?.contains(hit)) covered.push(`${name(one)} by ${name(hit)}`);
    }
    for (const [one, top, left] of scrolled) [one.scrollTop, one.scrollLeft] = [top, left];
    return covered;
";

/// What can be pressed but is smaller than a fingertip: 44 pixels each way, or as large an area that is not narrower
/// than 40. A link in a running text is as high as its line, and the points of a board share the window's width. A mouse
/// hits smaller things.
const SMALL: &str = "
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const scrolled = [...document.querySelectorAll('*')].map((one) => [one, one.scrollTop, one.scrollLeft]);
    const name = (one) => one.outerHTML.replace(/>.*/s, '>').slice(0, 120);
    const small = [];
    for (const one of scope.querySelectorAll('a[href], button:enabled, input:enabled, select, textarea, summary')) {
        const label = one.matches('input:not([type=text])') ? one.closest('label') : null;
        const target = label ?? one;
        if (!target.checkVisibility({ visibilityProperty: true }) || one.closest('p, [data-point]')) continue;
        const box = target.getBoundingClientRect();
        const least = Math.min(box.width, box.height);
        if (least >= 43.5 || least >= 39.5 && box.width * box.height >= 44 * 44) continue;
        target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const reach = ([x, y]) => {
            const hit = document.elementFromPoint(left + width / 2 + 21 * x, top + height / 2 + 21 * y);
            return target.contains(hit);
        };
        const ways = [[-1, 0], [1, 0], [0, -1], [0, 1]];
        if (!ways.every(reach)) small.push(`${name(one)} ${width.toFixed(0)} x ${height.toFixed(0)}`);
    }
    for (const [one, top, left] of scrolled) [one.scrollTop, one.scrollLeft] = [top, left];
    return small;
";

impl Page {
    /// What a fingertip does not find easily, with its size.
    pub async fn small(&self) -> Vec<String> {
        self.texts(SMALL).await
    }

    /// What lies below something else even where it is scrolled into view, with what covers it.
    pub async fn covered(&self) -> Vec<String> {
        self.texts(COVERED).await
    }

    async fn texts(&self, script: &str) -> Vec<String> {
        let found = self.run(script, vec![]).await;
        let found = found.as_array().cloned().unwrap_or_default();
        found
            .iter()
            .map(|one| one.as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// Asserts that the window does not scroll sideways.
    pub async fn assert_fits(&self) {
        let wide = "return [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 120))";
        let scrolls =
            "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
        if self.run(scrolls, vec![]).await == json!(true) {
            panic!(
                "the page scrolls sideways: {:#}",
                self.run(wide, vec![]).await
            );
        }
    }

    /// Asserts that axe finds nothing wrong with the page as it is now.
    pub async fn assert_accessible(&self) {
        let found = self.faults().await;
        assert!(found.is_empty(), "axe found: {:#}", Value::Array(found));
    }

    /// What axe finds wrong with the page as it is now.
    pub async fn faults(&self) -> Vec<Value> {
        self.ask_axe(AS_IT_IS).await
    }

    /// The same, and what it finds wrong with the page's colours in every look.
    pub async fn faults_in_all_looks(&self) -> Vec<Value> {
        self.ask_axe(IN_ALL_LOOKS).await
    }

    /// What axe finds; `looks` is a script that hands each report over to `note`.
    async fn ask_axe(&self, looks: &str) -> Vec<Value> {
        if self.run("return typeof axe", vec![]).await == "undefined" {
            let file = concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/node_modules/axe-core/axe.min.js"
            );
            let axe = std::fs::read_to_string(file).expect("axe-core: scripts/setup installs it");
            // By the driver, not as a script of the page: the page's policy need not allow it.
            self.run(&axe, vec![]).await;
        }
        self.settle().await;
        let script = format!(
            "const done = arguments[arguments.length - 1];
            const found = [];
            const note = (look, {{ violations }}) => found.push(...violations.map(({{ id, help, nodes }}) => ({{
                look, id, help, nodes: nodes.map(({{ html, failureSummary }}) => ({{ html, failureSummary }})),
            }})));
            const all = async () => {{ {looks} }};
            all().then(() => done(found), (error) => done([{{ id: 'axe failed', help: String(error) }}]));"
        );
        let found = self.web.execute_async(&script, vec![]).await;
        let found = found.expect("axe answers");
        found.json().as_array().cloned().unwrap_or_default()
    }

    /// Says which errors the test provokes in workers, by their messages. Where the page knows of them anyhow,
    /// Firefox names them in the console all the same.
    pub fn provokes(&self, messages: &[&'static str]) {
        self.provoked.borrow_mut().extend(messages);
    }

    /// What warnings and errors the console has shown since the last call, but for those that were provoked.
    pub async fn complaints(&self) -> Vec<Complaint> {
        let mut complaints = self.session.complaints().await;
        let provoked = self.provoked.borrow();
        complaints.retain(|one| !provoked.iter().any(|message| one.text.contains(message)));
        complaints
    }

    /// Asserts that nobody complained in the console, that no request left the origin and that none was in vain.
    pub async fn assert_clean(&self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "the console says: {complaints:#?}");

        let origin = self.server.origin();
        let mut abroad = self.session.requests().await;
        abroad.retain(|address| !address.starts_with(&origin));
        assert!(abroad.is_empty(), "requests to other origins: {abroad:?}");

        let missing = self.server.missing();
        assert!(missing.is_empty(), "files that are not there: {missing:?}");
    }
}
