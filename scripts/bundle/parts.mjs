// The parts of the page's program that are fetched when they are wanted (see src/app/lazy.rs), and
// the script that fetches them. scripts/trunk-tools/wasm-bindgen has left them in target/parts.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashedName, shortHash } from "./hash.mjs";
import { minified, shrink } from "./shrink.mjs";

const LOADER = "__wasm_split.js";
/** As in index.html for the first part. */
const OPTIMISE = ["-Oz", "--skip-pass=memory-packing", "--quiet"];

/** As in boot.js: whatever type the host names, this is what it is. */
const PROGRAM = `async function program(answer) {
    const { ok, status, url, body } = await answer;
    if (!ok) throw new Error(\`\${status} for \${url}\`);
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}
`;

/** Puts the parts into the bundle under hashed names and tells the program's script of them. The
 *  script and the loader name each other, so both get the hash of everything that is named. Returns
 *  the names of the script and of the first part. */
export async function bundleParts(from, folder, script, first) {
  const parts = readdirSync(from)
    .filter((name) => name.endsWith(".wasm") && name !== "app.wasm")
    .sort();
  if (parts.length === 0) throw new Error("the page's program was not cut into parts");
  let loader = readFileSync(join(from, LOADER), "utf8");
  for (const part of parts) {
    const small = join(folder, part);
    execFileSync("wasm-opt", [...OPTIMISE, join(from, part), "-o", small], { stdio: ["ignore", "inherit", "ignore"] });
    loader = replaced(loader, `./${part}`, `./${named(folder, part, part)}`);
  }
  loader = PROGRAM + replaced(loader, "instantiateStreaming(src, ", "instantiateStreaming(program(src), ");
  await shrink(join(folder, first), join(folder, script), "./app_bg.js", "esm");
  const wasm = named(folder, first, "app.wasm");
  const text = readFileSync(join(folder, script), "utf8");
  const hash = shortHash(loader + text + wasm);
  const [appName, loaderName] = [`app-${hash}.js`, `parts-${hash}.js`];
  writeFileSync(join(folder, loaderName), await minified(replaced(loader, "./app.js", `./${appName}`), "esm"));
  unlinkSync(join(folder, script));
  writeFileSync(join(folder, appName), replaced(text, `from"./${LOADER}"`, `from"./${loaderName}"`));
  return [appName, wasm];
}

/** Gives a file its hashed name, and returns that. */
function named(folder, file, name) {
  const hashed = hashedName(name, readFileSync(join(folder, file)));
  renameSync(join(folder, file), join(folder, hashed));
  return hashed;
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`'${from}' is named nowhere`);
  return text.replaceAll(from, to);
}
