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

/** The language files as they are shipped: without what is for their writers only. */
export function wordFiles(root) {
  return readdirSync(`${root}/locales`)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => ({
      tag: name.replace(".ftl", ""),
      text: readFileSync(`${root}/locales/${name}`, "utf8")
        .split("\n")
        .filter((line) => line.trim() && !line.startsWith("#"))
        .join("\n"),
    }));
}
