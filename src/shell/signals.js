// How shell and program speak: the shell keeps what it knows in data attributes of the root
// element and says that something changed; the program answers with commands. See
// src/platform/shell.rs for the other end.

const root = document.documentElement;

/** Sets attributes (undefined takes one away) and tells the program once. */
export function tell(facts) {
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
  window.dispatchEvent(new Event("chuhe-shell"));
}

/** Carries out a command of the program whenever it comes. */
export function onCommand(name, carryOut) {
  window.addEventListener("chuhe-command", ({ detail }) => {
    if (detail === name) carryOut();
  });
}
