// The messages that are needed before the program runs or after it has ended: read from the same
// language file as all others. Only messages without arguments and plurals can be used here.
import { readFileSync, readdirSync } from "node:fs";

/** All plain messages of a language file, by name. */
export function words(root, language = "en") {
  const found = {};
  for (const line of readFileSync(`${root}/locales/${language}.ftl`, "utf8").split("\n")) {
    const message = /^([a-z][a-z0-9-]*) = ([^{}]+)$/.exec(line);
    if (message) found[message[1]] = message[2].trim();
  }
  return found;
}

/** The names by which the shipped language files call the messages: `m` and the place in the list of
 *  src/app/i18n/keys.rs, where the program counts them in the same way. */
export function shortNames(root) {
  const list = /\nkeys! \{([^]*?)\n\}/.exec(readFileSync(`${root}/src/app/i18n/keys.rs`, "utf8"))[1];
  return new Map([...list.matchAll(/\w+ = "([a-z0-9-]+)"/g)].map(([, name], place) => [name, `m${place}`]));
}

/** The language files as they are shipped: without what is for their writers only. */
export function wordFiles(root) {
  const short = shortNames(root);
  const shorten = (line) =>
    line.replace(/^([a-z][a-z0-9-]*) =/, (_, name) => {
      if (!short.has(name)) throw new Error(`'${name}' is not listed in src/app/i18n/keys.rs`);
      return `${short.get(name)} =`;
    });
  return readdirSync(`${root}/locales`)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => ({
      tag: name.replace(".ftl", ""),
      text: readFileSync(`${root}/locales/${name}`, "utf8")
        .split("\n")
        .filter((line) => line.trim() && !line.startsWith("#"))
        .map(shorten)
        .join("\n"),
    }));
}
