// Gives a bundle its version and its service worker. The version is the hash of all that is in the
// bundle; whoever changes a file of it seals it anew:
//
//   node scripts/bundle/seal.mjs FOLDER
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { injectManifest } from "workbox-build";
import { HASHED, integrity, shortHash } from "./hash.mjs";
import { script } from "./script.mjs";

const SERVICE_WORKER = "sw.js";
const PROGRAMS = /^programs-[0-9a-f]{16}\.js$/;
const VERSION = /data-build="[^"]*"/;
/** Beside the service worker itself: what a browser fetches only when it installs the app. */
const NOT_KEPT = ["static/screenshots/**", "static/icon-*.png", SERVICE_WORKER];

function walk(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
}

/** Writes the version into index.html and the service worker beside it; returns the version. */
export async function seal(folder) {
  const page = join(folder, "index.html");
  const unsealed = readFileSync(page, "utf8").replace(VERSION, 'data-build=""');
  writeFileSync(page, unsealed);
  const contents = walk(folder)
    .filter((path) => relative(folder, path) !== SERVICE_WORKER)
    .map((path) => `${relative(folder, path)} ${integrity(readFileSync(path))}\n`);
  const worker = await script("service_worker.js", "iife");
  const programs = readdirSync(folder).find((name) => PROGRAMS.test(name));
  if (!programs) throw new Error(`${folder} has no script that unpacks programs`);
  const version = shortHash(contents.join("") + worker);
  writeFileSync(page, unsealed.replace(VERSION, `data-build="${version}"`));

  const work = mkdtempSync(join(tmpdir(), "chuhe-sw-"));
  try {
    const swSrc = join(work, SERVICE_WORKER);
    const facts = { "self.CHUHE_BUILD": version, "self.CHUHE_PROGRAMS": programs };
    writeFileSync(swSrc, worker.replace(/self\.CHUHE_\w+/g, (name) => JSON.stringify(facts[name])));
    const { warnings } = await injectManifest({
      swSrc,
      swDest: join(folder, SERVICE_WORKER),
      globDirectory: folder,
      globPatterns: ["**/*"],
      globIgnores: NOT_KEPT,
      dontCacheBustURLsMatching: HASHED,
      maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .map(({ url, revision }) => ({ url, revision, integrity: integrity(readFileSync(join(folder, url))) }))
            .sort((one, other) => (one.url < other.url ? -1 : 1)),
        }),
      ],
    });
    if (warnings.length) throw new Error(warnings.join("\n"));
  } finally {
    rmSync(work, { recursive: true });
  }
  return version;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await seal(process.argv[2]));
}
