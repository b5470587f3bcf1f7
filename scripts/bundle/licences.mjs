// Writes the licences of everything that is shipped: the crates in the two programs, the npm
// packages in the scripts, the typeface of the outlines. Read from what is installed, nothing is fetched.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;
const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense)([-.].*)?$/i;
const SHIPPED_PACKAGES = ["workbox-precaching", "workbox-core", "workbox-routing", "workbox-strategies", "xz-decompress"];

/** What a work that may be had under several licences is taken under, the first one that it offers. */
const PREFERRED = [/\bMIT\b/i, /\bAPACHE\b/i];

/** The texts in a folder that apply: of a choice of licences one, if its text is in a file of its own. */
function textsIn(folder, licence) {
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  const isChoice = /\bOR\b|\//.test(licence) && !/\bAND\b/.test(licence);
  const taken = isChoice ? PREFERRED.find((one) => one.test(licence)) : undefined;
  const own = taken ? files.filter((name) => taken.test(name)) : [];
  return (own.length ? own : files)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim());
}

/** The crates that are linked into the page and the worker. */
function crates() {
  const metadata = JSON.parse(
    execFileSync(
      process.env.CARGO ?? "cargo",
      ["metadata", "--format-version=1", "--locked", "--offline", "--no-default-features", "--features=app,worker",
        "--filter-platform=wasm32-unknown-unknown", `--manifest-path=${join(root, "Cargo.toml")}`],
      { maxBuffer: 256 * 1024 * 1024, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
    ),
  );
  const packages = new Map(metadata.packages.map((one) => [one.id, one]));
  const nodes = new Map(metadata.resolve.nodes.map((one) => [one.id, one]));
  const isMacro = (one) => one.targets.some(({ kind }) => kind.includes("proc-macro"));
  const linked = new Set();
  const visit = (id) => {
    if (linked.has(id) || isMacro(packages.get(id))) return;
    linked.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id).deps) {
      if (dep_kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(metadata.resolve.root);
  linked.delete(metadata.resolve.root);
  return [...linked].map((id) => {
    const { name, version, license, manifest_path } = packages.get(id);
    return { name, version, licence: license, texts: textsIn(dirname(manifest_path), license) };
  });
}

function npmPackages() {
  return SHIPPED_PACKAGES.filter((name) => existsSync(join(root, "node_modules", name))).map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const texts = textsIn(folder, license);
    // A package may name its licence without bringing the text.
    if (texts.length === 0) texts.push(readFileSync(join(root, `LICENSES/${name}.txt`), "utf8").trim());
    return { name, version, licence: license, texts };
  });
}

/** The whole text, each licence once with all that it covers. */
export function licences() {
  const own = ["LICENSE-MIT", "LICENSE-APACHE"].map((name) => readFileSync(join(root, name), "utf8").trim());
  const font = [readFileSync(join(root, "LICENSES/OFL-1.1.txt"), "utf8").trim()];
  const covered = [
    { name: "Chuhe", version: "", licence: "MIT OR Apache-2.0", texts: own },
    { name: "LXGW WenKai (outlines of the Chinese characters)", version: "", licence: "OFL-1.1", texts: font },
    ...[...crates(), ...npmPackages()].sort((one, other) => (one.name < other.name ? -1 : 1)),
  ];
  const title = ({ name, version, licence }) => `${[name, version].filter(Boolean).join(" ")} (${licence})`;
  const byText = new Map();
  for (const one of covered) {
    for (const text of one.texts) {
      const key = text.replace(/\s+/g, " ");
      if (!byText.has(key)) byText.set(key, { text, names: [] });
      byText.get(key).names.push(title(one));
    }
  }
  const list = covered.map((one) => `  ${title(one)}`).join("\n");
  // Those that end alike stand together: they are mostly the same text, which then takes little room.
  const ending = ({ text }) => text.replace(/\s+/g, " ").slice(-120);
  const alike = [...byText.values()].sort((one, other) => (ending(one) < ending(other) ? -1 : 1));
  const texts = alike.map(({ text, names }) => `${"=".repeat(80)}\n${names.join("\n")}\n\n${text}\n`);
  return `Chuhe is made with these works:\n\n${list}\n\n${texts.join("\n")}`;
}
