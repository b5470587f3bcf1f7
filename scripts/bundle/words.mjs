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

/** The language files as they are shipped: without what is for their writers only, and without the names of the
 *  messages, which stand in the order of the list instead; src/shell/language.js numbers them again. */
export function wordFiles(root) {
  const short = [...shortNames(root).keys()];
  const places = new Map(short.map((name, place) => [name, place]));
  return readdirSync(`${root}/locales`)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => {
      const messages = [];
      let place;
      for (const line of readFileSync(`${root}/locales/${name}`, "utf8").split("\n")) {
        if (!line.trim() || line.startsWith("#")) continue;
        const [, called] = /^([a-z][a-z0-9-]*) =/.exec(line) ?? [];
        if (called) {
          place = places.get(called);
          if (place === undefined) throw new Error(`'${called}' is not listed in src/app/i18n/keys.rs`);
          messages[place] = line.slice(called.length + 1);
        } else {
          messages[place] += `\n${line}`;
        }
      }
      const missing = short.find((_, index) => messages[index] === undefined);
      if (missing) throw new Error(`locales/${name} has no message '${missing}'`);
      return { tag: name.replace(".ftl", ""), text: messages.join("\n") };
    });
}
