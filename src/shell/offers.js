// What comes from outside: positions and games shared to the app, files opened with it. A short line is
// handed to the program as the text of a position; everything else as a file, which the program reads
// without ever taking it for anything else than data.
import { tell } from "./signals.js";

/** More than any position needs. */
const LONGEST_LINE = 400;
/** Where the service worker puts a file that was shared; see service_worker.js. */
const SHARED = "shared-file";

function offer(text) {
  const trimmed = text?.trim();
  if (!trimmed) return;
  if (trimmed.length <= LONGEST_LINE && !trimmed.includes("\n")) tell({ offered: trimmed });
  else hand(new File([trimmed], "shared.txt", { type: "text/plain" }));
}

/** Leaves a file where the program takes it from. */
function hand(file) {
  window.chuheFile = file;
  tell({});
}

/** The file that was shared last, once. */
async function takeShared() {
  for (const name of await caches.keys()) {
    if (!name.endsWith(SHARED)) continue;
    const cache = await caches.open(name);
    const kept = await cache.match(SHARED);
    await caches.delete(name);
    if (kept) hand(new File([await kept.blob()], decodeURIComponent(kept.headers.get("x-name") ?? "")));
  }
}

/** Takes what was shared by the address and what the system launches the app with. */
export function receiveOffers() {
  const address = new URL(location.href);
  const shared = ["shared-text", "shared-title", "shared-url"].map((name) => address.searchParams.get(name));
  if (address.search) history.replaceState(null, "", address.pathname + address.hash);
  offer(shared.find((text) => text?.trim()));
  if (address.searchParams.has(SHARED)) takeShared().catch(() => {});

  window.launchQueue?.setConsumer(async ({ files }) => {
    const file = await files?.[0]?.getFile();
    if (!file) return;
    if (file.size <= LONGEST_LINE && file.name.endsWith(".fen")) offer(await file.text());
    else hand(file);
  });
}
