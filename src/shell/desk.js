// Every tab has a place of its own for the record that is looked at and edited in it, so that no tab
// overwrites what another one has not kept. What closed tabs have left is named to the program.
import { hold, holdAfterReload, remember, remembered } from "./lock.js";
import { tell } from "./signals.js";

/** The place of the first tab, by its name in localStorage. */
const MAIN = "chuhe.record";
/** Under which name sessionStorage remembers the place of this tab. */
const MINE = "chuhe.desk";

/** The places that no tab works at any more; from now on this one answers for them. */
async function left() {
  try {
    const places = Object.keys(localStorage).filter((key) => key.startsWith(`${MAIN}.`));
    const free = await Promise.all(places.map((place) => hold(place, { ifAvailable: true })));
    return places.filter((_, index) => free[index]);
  } catch {
    return [];
  }
}

/** Finds a place for the record of this tab, before the program starts. */
export async function takeDesk() {
  // Without locks (no secure context) all tabs share one place: the last change counts.
  if (!navigator.locks) return;
  const before = remembered(MINE);
  const wanted = before ?? MAIN;
  // A tab that was copied remembers a place that the first one still has.
  const free = before ? await holdAfterReload(wanted) : await hold(wanted, { ifAvailable: true });
  const desk = free ? wanted : `${MAIN}.${crypto.randomUUID()}`;
  if (!free) await hold(desk, {});
  remember(MINE, desk);
  tell({ desk, deskCopied: free ? undefined : wanted, desksLeft: (await left()).join(" ") });
}
