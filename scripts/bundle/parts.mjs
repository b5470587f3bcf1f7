// The parts of the page's program that are fetched when they are wanted (see src/app/lazy.rs), and
// the script that fetches them. scripts/trunk-tools/wasm-bindgen has left them in target/parts.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashedName, shortHash } from "./hash.mjs";

const LOADER = "__wasm_split.js";
/** As in index.html for the first part. */
const OPTIMISE = ["-Oz", "--skip-pass=memory-packing", "--quiet"];

/** Puts the parts into the bundle under hashed names and tells the program's script of them. The
 *  script and the loader name each other, so both get the hash of everything that is named. Returns
 *  the script's name. */
export function bundleParts(from, folder, app, wasm) {
  const parts = readdirSync(from)
    .filter((name) => name.endsWith(".wasm") && name !== "app.wasm")
    .sort();
  if (parts.length === 0) throw new Error("the page's program was not cut into parts");
  let loader = readFileSync(join(from, LOADER), "utf8");
  for (const part of parts) {
    const small = join(folder, part);
    execFileSync("wasm-opt", [...OPTIMISE, join(from, part), "-o", small], { stdio: ["ignore", "inherit", "ignore"] });
    const name = hashedName(part, readFileSync(small));
    renameSync(small, join(folder, name));
    loader = replaced(loader, `./${part}`, `./${name}`);
  }
  const script = readFileSync(join(folder, app), "utf8");
  const hash = shortHash(loader + script + wasm);
  const [appName, loaderName] = [`app-${hash}.js`, `parts-${hash}.js`];
  writeFileSync(join(folder, loaderName), replaced(loader, "./app.js", `./${appName}`));
  writeFileSync(join(folder, appName), replaced(script, `from "./${LOADER}"`, `from "./${loaderName}"`));
  if (appName !== app) unlinkSync(join(folder, app));
  return appName;
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`'${from}' is named nowhere`);
  return text.replaceAll(from, to);
}
