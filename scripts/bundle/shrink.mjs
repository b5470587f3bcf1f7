// Makes a program of wasm-bindgen and its script smaller to fetch.
import { readFileSync, writeFileSync } from "node:fs";
import { transform } from "esbuild";
import { shortenImports } from "./imports.mjs";

/** Shrinks both files where they are. `module` is what the program calls its script; for `format` see
 *  `minified`. */
export async function shrink(programFile, scriptFile, module, format) {
  const [program, script] = shortenImports(readFileSync(programFile), readFileSync(scriptFile, "utf8"), module);
  writeFileSync(programFile, program);
  writeFileSync(scriptFile, await minified(script, format));
}

/** A script without what only its readers need; `format` is "esm" for a module, and "script" for one
 *  that leaves names to the scripts beside it. */
export async function minified(script, format) {
  const { code } = await transform(script, {
    charset: "utf8",
    legalComments: "none",
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: format === "esm",
    target: "es2022",
    // wasm-bindgen names a module once for each function that comes from it.
    logOverride: { "duplicate-object-key": "silent" },
  });
  return code;
}
