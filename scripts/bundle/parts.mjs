// The parts of the page's program that are fetched when they are wanted (see src/app/lazy.rs), and
// the script that fetches them. scripts/trunk-tools/wasm-bindgen has left them in target/parts.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "./hash.mjs";
import { packProgram } from "./pack.mjs";
import { minified, shrink } from "./shrink.mjs";

const LOADER = "__wasm_split.js";
/** As in index.html for the first part. */
const OPTIMISE = ["-Oz", "--skip-pass=memory-packing", "--quiet"];

/** Puts the parts into the bundle under hashed names and tells the program's script of them. The
 *  script and the loader name each other, so both get the hash of everything that is named. Returns
 *  the names of the script and of the first part, and how many bytes that has when it is unpacked. */
export async function bundleParts(from, folder, script, first) {
  const parts = readdirSync(from)
    .filter((name) => name.endsWith(".wasm") && name !== "app.wasm")
    .sort();
  if (parts.length === 0) throw new Error("the page's program was not cut into parts");
  let loader = readFileSync(join(from, LOADER), "utf8");
  for (const part of parts) {
    const small = join(folder, part);
    execFileSync("wasm-opt", [...OPTIMISE, join(from, part), "-o", small], { stdio: ["ignore", "inherit", "ignore"] });
    loader = replaced(loader, `./${part}`, `./${packProgram(folder, part, part).packed}`);
  }
  loader = replaced(loader, "instantiateStreaming(src, ", "instantiateStreaming(chuheProgram(src), ");
  await shrink(join(folder, first), join(folder, script), "./app_bg.js", "esm");
  const { packed: wasm, bytes } = packProgram(folder, first, "app.wasm");
  const text = readFileSync(join(folder, script), "utf8");
  const hash = shortHash(loader + text + wasm);
  const [appName, loaderName] = [`app-${hash}.js`, `parts-${hash}.js`];
  writeFileSync(join(folder, loaderName), await minified(replaced(loader, "./app.js", `./${appName}`), "esm"));
  unlinkSync(join(folder, script));
  writeFileSync(join(folder, appName), replaced(text, `from"./${LOADER}"`, `from"./${loaderName}"`));
  return { app: appName, wasm, bytes };
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`'${from}' is named nowhere`);
  return text.replaceAll(from, to);
}
