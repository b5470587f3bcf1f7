// What is shown when the program cannot start, or has stopped for good. It is built by the DOM
// alone, since there is no program to build it.
import known from "chuhe:words";
import { said } from "./language.js";
import { loadAfresh } from "./updates.js";

const root = document.documentElement;
let shown = false;

/** In the reader's language, if its words have come. */
const words = new Proxy(known, { get: (all, key) => said(all[key].name) ?? all[key].english });

function element(name, properties, ...children) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

function button(className, action, text, press) {
  const made = element("button", { type: "button", className, textContent: text });
  made.dataset.action = action;
  made.addEventListener("click", press);
  return made;
}

/** The program could not be loaded: the waiting board stays and offers another try. */
export function startFailed(error) {
  console.warn(error);
  const place = document.querySelector(".start .status");
  if (shown || !place) return;
  place.className = "status trouble";
  place.replaceChildren(
    element("p", { role: "status", textContent: words["start-failed"] }),
    button("button small", "load-afresh", words.retry, loadAfresh),
  );
}

/** The game as the program has last kept it, for other programs and for people. */
function game() {
  try {
    const { start, moves } = JSON.parse(window.chuheGame);
    return `FEN: ${start}\n${moves.join(" ")}`;
  } catch {
    return "";
  }
}

function field(name, label, text, copyLabel) {
  const area = element("textarea", { id: name, readOnly: true, rows: 4, value: text });
  const copy = button("button small", `copy-${name}`, copyLabel, () => {
    area.select();
    navigator.clipboard?.writeText(text).catch(() => {});
  });
  return element("div", { className: "choice" }, element("label", { htmlFor: name, textContent: label }), area, copy);
}

/** The program has stopped: the game and a report to copy, and a way on. */
export function stopped(report) {
  if (shown) return;
  shown = true;
  const screen = element(
    "main",
    { className: "crash" },
    element("h1", { textContent: words["crash-title"] }),
    element("p", { textContent: words["crash-text"] }),
    button("button primary", "reload", words.reload, () => location.reload()),
  );
  const kept = game();
  if (kept) screen.append(field("game", words["crash-game"], kept, words["copy-game"]));
  const about = `Chuhe ${root.dataset.build}\n${navigator.userAgent}\n${report}`;
  screen.append(field("report", words["crash-report"], about, words["copy-report"]));

  // A new body: the program's listeners stay behind on the old one.
  document.body = element("body", {}, screen);
  for (const kind of ["keydown", "keyup"]) {
    window.addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true });
  }
  screen.querySelector("button").focus();
}

/** Watches for the end of the program, as its panic hook tells it or a trap shows it. */
export function watchForEnd() {
  window.addEventListener("chuhe-panic", ({ detail }) => {
    console.error(detail);
    stopped(`${detail}\n${new Error().stack}`);
  });
  const trap = (error) => {
    if (error instanceof WebAssembly.RuntimeError) stopped(`${error}\n${error.stack}`);
  };
  window.addEventListener("error", ({ error }) => trap(error));
  window.addEventListener("unhandledrejection", ({ reason }) => trap(reason));
}
