// One tab plays a game at a time. A tab holds the lock of the game that it plays; another tab
// that wants the same game is told so and may take it over, or play one of its own.
import { onCommand, tell } from "./signals.js";

/** The game that a new tab goes on with, by its name in localStorage. */
const MAIN = "chuhe.game";
/** Under which name sessionStorage remembers the game of this tab. */
const MINE = "chuhe.slot";
/** How long a page that is just being reloaded may take to let go of its lock. */
const PATIENCE_MS = 1000;

let slot = MAIN;

/** Resolves to whether this tab has the lock now; it keeps it until another tab takes it. */
function hold(options) {
  return new Promise((resolve) => {
    const held = navigator.locks.request(slot, options, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
    held.catch(({ name }) => {
      // Where locks are refused altogether, the program notices strange writes by itself.
      resolve(name !== "TimeoutError");
      // It was held, and another tab has taken it.
      if (name === "AbortError") tell({ seat: "elsewhere" });
    });
  });
}

async function takeOver() {
  await hold({ steal: true });
  tell({ seat: "here" });
}

async function playOwn() {
  slot = `${MAIN}.${crypto.randomUUID()}`;
  remember(slot);
  await hold({ steal: true });
  tell({ slot, seat: "here" });
}

function remember(name) {
  try {
    sessionStorage.setItem(MINE, name);
  } catch {
    // Then a reload of this tab asks again.
  }
}

function remembered() {
  try {
    return sessionStorage.getItem(MINE);
  } catch {
    return null;
  }
}

/** Finds out, before the program starts, which game this tab plays and whether it may. */
export async function takeSeat() {
  slot = remembered() ?? MAIN;
  let seat = "here";
  // Without locks (no secure context) the program notices strange writes by itself.
  if (navigator.locks) {
    const free = (await hold({ ifAvailable: true })) || (await hold({ signal: AbortSignal.timeout(PATIENCE_MS) }));
    seat = free ? "here" : "elsewhere";
    onCommand("take-game", takeOver);
    onCommand("own-game", playOwn);
  } else {
    onCommand("take-game", () => tell({ seat: "here" }));
    onCommand("own-game", () => {
      slot = `${MAIN}.${Date.now()}`;
      remember(slot);
      tell({ slot, seat: "here" });
    });
  }
  tell({ slot, seat });
}
