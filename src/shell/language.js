// The words of the page: which language they are in, and the file that has them. The program asks
// for another one when the reader chooses it.
import { newest } from "./records.js";
import { onCommand, tell } from "./signals.js";

const root = document.documentElement;

/** The name of a language's file; none for a language that the app does not speak. */
const fileOf = (tag) => root.getAttribute(`data-words-${tag.toLowerCase()}`);

/** The app's language for one of the browser's tags. */
function known(tag) {
  const [language, ...rest] = tag.toLowerCase().split("-");
  if (language === "zh") return rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) ? "zh-Hant" : "zh-Hans";
  // Indonesian had another code once.
  const name = language === "in" ? "id" : language;
  return fileOf(name) ? name : undefined;
}

/** The first of the browser's languages that the app speaks. */
const automatic = () => navigator.languages.map(known).find(Boolean) ?? "en";

/** The messages with their names, `m` and a number each: a shipped file has them in order instead. */
function named(text) {
  let number = 0;
  return text.replace(/^=/gm, () => `m${number++} =`);
}

async function load(tag) {
  const answer = await fetch(new URL(fileOf(tag), document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} for the words of ${tag}`);
  window.chuheWords = named(await answer.text());
  root.lang = tag;
  tell({ spoken: tag, unspoken: undefined });
}

/** Loads the reader's language before the program runs; English where that cannot be. */
export async function loadWords() {
  root.dataset.language = automatic();
  onCommand("speak", () => {
    const { wanted } = root.dataset;
    load(wanted).catch(() => tell({ unspoken: wanted }));
  });
  const { language } = newest("chuhe.settings");
  const wanted = fileOf(language ?? "") ? language : root.dataset.language;
  try {
    await load(wanted);
  } catch {
    await load("en");
  }
}

/** A plain message in the language that was loaded. */
export function said(name) {
  return new RegExp(`^${name} = ([^{}\n]+)$`, "m").exec(window.chuheWords ?? "")?.[1];
}
