// Registers the service worker, says when the page is ready without a network and when a new
// version waits, and changes to it when the reader asks. Nothing is ever changed by itself.
import { onCommand, tell } from "./signals.js";

const root = document.documentElement;
/** How often at most a page that stays open asks for a new version. */
const ASK_EVERY_MS = 30 * 60 * 1000;
/** An old service worker may not know the question for its version. */
const ANSWER_MS = 2000;

let registration;
/** Whether nothing was kept before this visit. */
let first = false;
let leaving = false;
let reviews = 0;

/** The version that a service worker serves. */
function versionOf(worker) {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_MS);
    worker.postMessage("version", [channel.port2]);
  });
}

/** Tells the program how things stand. */
async function review() {
  reviews += 1;
  const number = reviews;
  const { active } = registration;
  const served = active && (await versionOf(active));
  if (number !== reviews) return;
  // The very first one waits for a moment too, but for nobody.
  const waiting = active && registration.waiting;
  const current = served === root.dataset.build;
  tell({
    update: waiting || (served && !current) ? "ready" : undefined,
    offline: current && active.state === "activated" ? (first ? "new" : "ready") : undefined,
  });
}

function reloadOnce() {
  if (!leaving) location.reload();
  leaving = true;
}

/** Changes to the new version: its service worker takes over, then this tab loads anew. */
function apply() {
  const waiting = registration?.waiting;
  if (!waiting) return reloadOnce();
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated" || waiting.state === "redundant") reloadOnce();
  });
  waiting.postMessage("take over");
}

/** Every tab holds a lock with its version's name: the files of that version are kept for it. */
function keepFiles() {
  const scope = new URL("./", document.baseURI).href;
  navigator.locks?.request(`${scope} ${root.dataset.build}`, { mode: "shared" }, () => {
    registration.active?.postMessage("tidy");
    return new Promise(() => {});
  });
}

function watch(worker) {
  worker?.addEventListener("statechange", review);
}

/** Starts watching; call it when the page is ready, since all files are fetched once more. */
export async function watchUpdates() {
  onCommand("update", apply);
  const container = navigator.serviceWorker;
  if (!container) return;
  first = !container.controller;
  try {
    registration = await container.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
  } catch {
    // Refused or out of reach: the page works as long as its server does.
    return;
  }
  keepFiles();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  container.addEventListener("controllerchange", review);
  await review();
  registration.update().catch(() => {});

  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < ASK_EVERY_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Forgets all kept files, if the server can give them anew, and loads the page. */
export async function loadAfresh() {
  try {
    const answer = await fetch(new URL("sw.js", document.baseURI), { cache: "no-store" });
    if (answer.ok) {
      const old = await navigator.serviceWorker?.getRegistration();
      await old?.unregister();
    }
  } catch {
    // Out of reach: whatever is kept is all there is.
  }
  location.reload();
}
