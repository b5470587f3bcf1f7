// Keeps the whole page, so that it works without a network. Each version has a cache of its own,
// filled as a whole or not at all; every file is checked against the hash that the build wrote
// into the list, so that files of two versions never meet in one cache.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";

const files = self.__WB_MANIFEST;
const version = self.CHUHE_BUILD;
const scope = self.registration.scope;
const prefix = `chuhe ${scope} `;
const cacheName = prefix + version;

// A hashed name, which the build puts in.
importScripts(self.CHUHE_PROGRAMS);

/** Programs are kept unpacked, so that no start has to wait for it. What they are was checked before, as for all files. */
const unpacking = {
  async cacheWillUpdate({ request, response }) {
    if (!response?.ok) return null;
    return new URL(request.url).pathname.endsWith(".wasm.xz") ? self.chuheProgram(response) : response;
  },
};

const precache = new PrecacheController({ cacheName, plugins: [unpacking] });
precache.addToCacheList(files);

self.addEventListener("install", (event) => {
  event.waitUntil(precache.install(event).then(haveAll));
});

/** Fails unless every file is kept: Firefox takes one whose connection has broken off, and keeps nothing of it. */
async function haveAll() {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const key of precache.getURLsToCacheKeys().values()) {
    if (!kept.has(key)) throw new Error(`${key} has not arrived`);
  }
}

self.addEventListener("activate", (event) => {
  const ready = async () => {
    await self.clients.claim();
    await tidy();
  };
  event.waitUntil(ready());
});

self.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0]?.postMessage(version);
  // Nothing waits for the end of it: a request that the browser holds back would keep this worker busy.
  else if (event.data === "take over") self.skipWaiting();
  else if (event.data === "tidy") event.waitUntil(tidy());
  else if (event.data === "settle") event.waitUntil(settled().then(() => event.ports[0]?.postMessage("settled")));
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && url === `${scope}share`) event.respondWith(counted(receive(event.request)));
  if (method === "GET" && url.startsWith(scope)) event.respondWith(counted(answer(event.request)));
});

/** How long nothing may have been asked for until no more is expected, and how often that is looked at. */
const QUIET_MS = 250;
const LOOK_MS = 50;
let unanswered = 0;
let lastAsked = 0;

/** Notes that an answer is under way. */
async function counted(answering) {
  unanswered += 1;
  lastAsked = performance.now();
  try {
    return await answering;
  } finally {
    unanswered -= 1;
  }
}

/** Resolves when nothing is under way. Chromium ends this worker before it lets the next version take over; a
 *  request that comes in that moment starts it again, and the next version waits on for minutes. */
async function settled() {
  while (unanswered > 0 || performance.now() - lastAsked < QUIET_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Something is shared to the app: a file waits in a cache of its own until the page takes it, a text goes
 *  with the address. See offers.js. */
async function receive(request) {
  const form = await request.formData();
  const file = form.get("file");
  const query = new URLSearchParams();
  if (file instanceof File && file.size > 0) {
    const cache = await caches.open(`${scope} shared-file`);
    const name = encodeURIComponent(file.name);
    await cache.put("shared-file", new Response(file, { headers: { "x-name": name } }));
    query.set("shared-file", "");
  }
  for (const name of ["shared-text", "shared-title", "shared-url"]) {
    const text = form.get(name);
    if (typeof text === "string" && text.trim()) query.set(name, text);
  }
  return Response.redirect(`${scope}?${query}`, 303);
}

async function answer(request) {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  const key =
    precache.getCacheKeyForURL(url.href) ??
    // Every address of the app is the page itself.
    (request.mode === "navigate" ? precache.getCacheKeyForURL(`${scope}index.html`) : undefined);
  const kept = key && (await (await caches.open(cacheName)).match(key));
  return kept ?? (await ofAnotherVersion(url.href)) ?? fetch(request);
}

/** A tab that still runs another version gets that version's files. */
async function ofAnotherVersion(address) {
  for (const name of await ours()) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return undefined;
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** Drops the caches of versions that no tab runs any more, but not while a new one arrives. */
async function tidy() {
  if (self.registration.installing || self.registration.waiting) return;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const used = new Set(held.map(({ name }) => name));
  for (const name of await ours()) {
    const other = name.slice(prefix.length);
    if (other !== version && !used.has(`${scope} ${other}`)) await caches.delete(name);
  }
}
