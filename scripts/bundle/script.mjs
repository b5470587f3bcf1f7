// Puts the page's own scripts of src/shell together, each with all that it imports.
import { build } from "esbuild";
import { shortNames, words } from "./words.mjs";

const root = new URL("../..", import.meta.url).pathname;

/** `import words from "chuhe:words"` gives the messages that the scripts need, each with its name in
 *  the shipped language files. */
const languageFile = {
  name: "words",
  setup(builder) {
    builder.onResolve({ filter: /^chuhe:words$/ }, () => ({ path: "words", namespace: "words" }));
    builder.onLoad({ filter: /.*/, namespace: "words" }, () => {
      const all = words(root);
      const names = shortNames(root);
      const used = Object.fromEntries(
        ["start-failed", "retry", "crash-title", "crash-text", "crash-game", "crash-report", "reload", "copy-game", "copy-report"]
          .map((name) => [name, { name: names.get(name), english: all[name] ?? missing(name) }]),
      );
      return { contents: JSON.stringify(used), loader: "json" };
    });
  },
};

function missing(name) {
  throw new Error(`locales/en.ftl has no plain message '${name}'`);
}

/** The text of a script; `format` is "esm" for modules and "iife" for all others. */
export async function script(file, format, define = {}) {
  const made = await build({
    entryPoints: [`${root}src/shell/${file}`],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: false,
    define: { "process.env.NODE_ENV": '"production"', ...define },
    plugins: [languageFile],
  });
  return made.outputFiles[0].text;
}
