// Runs after trunk has put the bundle together, before it replaces dist/ (a hook of Trunk.toml).
//
// trunk's loader of the worker calls wasm-bindgen's start function in an outdated way, of which the
// console complains at every start. This one does the same in today's way.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const loader = join(process.env.TRUNK_STAGING_DIR, "engine_worker_loader.js");
const written = readFileSync(loader, "utf8");
const parts = /importScripts\("([^"]+)"\);\s*wasm_bindgen\("([^"]+)"\);/.exec(written);
if (!parts) {
  console.error(`postbuild: trunk's worker loader looks different than expected: ${written}`);
  process.exit(1);
}
const [, script, wasm] = parts;
writeFileSync(
  loader,
  `importScripts(${JSON.stringify(script)});\nwasm_bindgen({ module_or_path: ${JSON.stringify(wasm)} });\n`,
);
