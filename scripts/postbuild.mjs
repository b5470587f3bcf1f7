// Runs after trunk has put the bundle together, before it replaces dist/ (a hook of Trunk.toml).
// What trunk leaves undone: programs and their scripts are made smaller and get names with their
// contents' hash, the scripts of src/shell replace trunk's inline script, the licences are gathered, and
// the whole gets a version and a service worker.
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashedName } from "./bundle/hash.mjs";
import { licences } from "./bundle/licences.mjs";
import { packProgram } from "./bundle/pack.mjs";
import { bundleParts } from "./bundle/parts.mjs";
import { script } from "./bundle/script.mjs";
import { seal } from "./bundle/seal.mjs";
import { shrink } from "./bundle/shrink.mjs";
import { bundleStyles } from "./bundle/styles.mjs";
import { wordFiles, words } from "./bundle/words.mjs";

const root = new URL("..", import.meta.url).pathname;
const folder = process.env.TRUNK_STAGING_DIR;
const path = (name) => join(folder, name);
const read = (name) => readFileSync(path(name), "utf8");

function fail(what) {
  console.error(`postbuild: ${what}`);
  process.exit(1);
}

/** Writes a file under its hashed name, which is returned. */
function write(name, content) {
  const hashed = hashedName(name, content);
  writeFileSync(path(hashed), content);
  return hashed;
}

/** Shrinks, packs and renames the three files of a worker, each of which names the next. trunk's loader calls
 *  wasm-bindgen's start function in an outdated way, of which the console complains; this one uses today's. */
async function nameWorker(worker, programs) {
  const file = `${worker}_loader.js`;
  const loader = read(file);
  const parts = /importScripts\("([^"]+)"\);\s*wasm_bindgen\("([^"]+)"\);/.exec(loader);
  if (!parts) fail(`trunk's worker loader looks different than expected: ${loader}`);
  const [scriptName, wasmName] = parts.slice(1).map((name) => name.replace("./", ""));
  await shrink(path(wasmName), path(scriptName), `./${worker}_bg.js`, "script");
  const { packed } = packProgram(folder, wasmName, wasmName);
  const program = write(scriptName, read(scriptName));
  unlinkSync(path(scriptName));
  unlinkSync(path(file));
  return write(
    file,
    `importScripts(${JSON.stringify(programs)}, ${JSON.stringify(program)});
wasm_bindgen({ module_or_path: chuheProgram(fetch(${JSON.stringify(packed)})) });
`,
  );
}

/** The script of the record worker, which is the page's program in another place. */
function recordWorker(programs, app, wasm) {
  return write(
    "record_worker.js",
    `import "./${programs}";
import start from "./${app}";
start({ module_or_path: chuheProgram(fetch(new URL("./${wasm}", import.meta.url))) }).catch(reportError);
`,
  );
}

/** The page with its own scripts in place of trunk's inline one, and with its words. */
async function rewritePage(engine, boot, early, programs) {
  let page = await bundleStyles(read("index.html"), folder, write);
  const inline = /<script type="module">[^]*?from '\.\/([^']+)'[^]*?module_or_path: '\.\/([^']+)'[^]*?<\/script>\s*/.exec(page);
  if (!inline) fail("trunk's start script looks different than expected");
  const [whole, script, program] = inline;
  const { app, wasm, bytes } = await bundleParts(join(root, "target/parts"), folder, script, program);
  const records = recordWorker(programs, app, wasm);
  const put = (from, to) => {
    if (!page.includes(from)) fail(`index.html has no ${from}`);
    page = page.replaceAll(from, to);
  };
  put(whole, "");
  put(script, app);
  put(program, wasm);
  put("src/shell/early.js", early);
  put("src/shell/boot.js", boot);
  put("src/shell/programs.js", programs);
  const spoken = wordFiles(root).map(({ tag, text }) => [`words-${tag.toLowerCase()}`, write(`words-${tag.toLowerCase()}.ftl`, `${text}\n`)]);
  const facts = { ...Object.fromEntries(spoken), app, wasm, "wasm-bytes": bytes, engine, records, build: "" };
  put("<html ", `<html ${Object.entries(facts).map(([name, value]) => `data-${name}="${value}"`).join(" ")} `);
  const all = words(root);
  page = page.replace(/%([a-z-]+)%/g, (_, name) => all[name] ?? fail(`no plain message '${name}' for index.html`));
  if (/<script(?![^>]*\ssrc=)|\sstyle=|<style|\son\w+=/.test(page)) fail("index.html has something inline, which its policy forbids");
  writeFileSync(path("index.html"), page);
}

writeFileSync(path("licences.txt"), licences());
const programs = write("programs.js", await script("programs.js", "iife"));
const engine = await nameWorker("engine_worker", programs);
const boot = write("boot.js", await script("boot.js", "esm"));
const early = write("early.js", await script("early.js", "iife"));
await rewritePage(engine, boot, early, programs);
await seal(folder);
