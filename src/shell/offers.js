// Positions that come from outside: shared to the app, or files opened with it. They are handed
// to the program as text and are never anything else than text.
import { tell } from "./signals.js";

/** More than any position needs. */
const LONGEST = 4000;

function offer(text) {
  const trimmed = text?.trim().slice(0, LONGEST);
  if (trimmed) tell({ offered: trimmed });
}

/** Takes what was shared by the address and what the system launches the app with. */
export function receiveOffers() {
  const address = new URL(location.href);
  const shared = ["shared-text", "shared-title", "shared-url"].map((name) => address.searchParams.get(name));
  if (address.search) history.replaceState(null, "", address.pathname + address.hash);
  offer(shared.find((text) => text?.trim()));

  window.launchQueue?.setConsumer(async ({ files }) => {
    const file = await files?.[0]?.getFile();
    if (file) offer(await file.slice(0, LONGEST).text());
  });
}
