// Registers the service worker, says when the page is ready without a network and when a new
// version waits, and changes to it when the reader asks. Nothing is ever changed by itself.
import { onCommand, tell } from "./signals.js";

const root = document.documentElement;
/** How often at most a page that stays open asks for a new version. */
const ASK_EVERY_MS = 30 * 60 * 1000;
/** An old service worker may not know a question, and files may be asked for again and again. */
const ANSWER_MS = 2000;
/** After this time without a change the reader may ask again. */
const CHANGE_MS = 5000;

let registration;
/** Whether nothing was kept before this visit. */
let first = false;
/** Whether the reader has asked for the new version. */
let asked = false;
let leaving = false;
let reviews = 0;

/** What a service worker answers: to "version" the one that it serves, to "settle" when no file is under way. */
function answerOf(worker, question) {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_MS);
    worker.postMessage(question, [channel.port2]);
  });
}

/** Tells the program how things stand. */
async function review() {
  reviews += 1;
  const number = reviews;
  const { active } = registration;
  const served = active && (await answerOf(active, "version"));
  if (number !== reviews) return;
  // The very first one waits for a moment too, but for nobody.
  const waiting = active && registration.waiting;
  const current = served === root.dataset.build;
  tell({
    update: asked ? "asked" : waiting || (served && !current) ? "ready" : undefined,
    offline: current && active.state === "activated" ? (first ? "new" : "ready") : undefined,
  });
}

function reloadOnce() {
  if (!leaving) location.reload();
  leaving = true;
}

/** Changes to the new version: its service worker takes over, then this tab loads anew. */
async function apply() {
  const waiting = registration?.waiting;
  if (!waiting) return reloadOnce();
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated" || waiting.state === "redundant") reloadOnce();
  });
  // From now on the program fetches nothing of its own accord.
  asked = true;
  tell({ update: "asked" });
  if (registration.active) await answerOf(registration.active, "settle");
  waiting.postMessage("take over");
  setTimeout(() => {
    asked = false;
    review();
  }, CHANGE_MS);
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

  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - looked < ASK_EVERY_MS) return;
    looked = Date.now();
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
