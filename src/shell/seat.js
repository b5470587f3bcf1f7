// One tab plays a game at a time. A tab holds the lock of the game that it plays; another tab
// that wants the same game is told so and may take it over, or play one of its own.
import { hold, holdAfterReload, remember, remembered } from "./lock.js";
import { onCommand, tell } from "./signals.js";

/** The game that a new tab goes on with, by its name in localStorage. */
const MAIN = "chuhe.game";
/** Under which name sessionStorage remembers the game of this tab. */
const MINE = "chuhe.slot";

let slot = MAIN;

const lost = () => tell({ seat: "elsewhere" });

async function takeOver() {
  await hold(slot, { steal: true }, lost);
  tell({ seat: "here" });
}

async function playOwn() {
  slot = `${MAIN}.${crypto.randomUUID()}`;
  remember(MINE, slot);
  await hold(slot, { steal: true }, lost);
  tell({ slot, seat: "here" });
}

/** Finds out, before the program starts, which game this tab plays and whether it may. */
export async function takeSeat() {
  slot = remembered(MINE) ?? MAIN;
  let seat = "here";
  // Without locks (no secure context) the program notices strange writes by itself.
  if (navigator.locks) {
    seat = (await holdAfterReload(slot, lost)) ? "here" : "elsewhere";
    onCommand("take-game", takeOver);
    onCommand("own-game", playOwn);
  } else {
    onCommand("take-game", () => tell({ seat: "here" }));
    onCommand("own-game", () => {
      slot = `${MAIN}.${Date.now()}`;
      remember(MINE, slot);
      tell({ slot, seat: "here" });
    });
  }
  tell({ slot, seat });
}
