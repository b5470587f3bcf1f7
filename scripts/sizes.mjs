// Prints the size of every file of dist/, raw and gzipped, and fails where a budget of
// scripts/budgets.json is exceeded. Sizes are in bytes; a budget counts gzipped bytes
// (307200 = 300 KB of 1024 bytes).
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

const root = new URL("..", import.meta.url).pathname;
const dist = join(root, "dist");
const { budgets } = JSON.parse(readFileSync(join(root, "scripts/budgets.json"), "utf8"));

const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

const files = walk(dist)
  .map((path) => {
    const content = readFileSync(path);
    return { name: relative(dist, path), raw: content.length, gzip: gzipSync(content, { level: 9 }).length };
  })
  .sort((a, b) => b.gzip - a.gzip);

const row = (name, raw, gzip, note = "") =>
  console.log(`${name.padEnd(44)} ${String(raw).padStart(9)} ${String(gzip).padStart(9)}  ${note}`.trimEnd());

row("file", "raw", "gzip");
for (const { name, raw, gzip } of files) row(name, raw, gzip);

console.log();
row("budget", "", "gzip", "allowed");
let exceeded = 0;
for (const { what, files: pattern, gzip: allowed } of budgets) {
  const counted = files.filter(({ name }) => new RegExp(pattern).test(name));
  if (counted.length === 0) {
    console.error(`sizes: no file matches the budget '${what}' (${pattern})`);
    exceeded += 1;
    continue;
  }
  const used = counted.reduce((sum, { gzip }) => sum + gzip, 0);
  if (used > allowed) exceeded += 1;
  row(what, "", used, `${allowed}${used > allowed ? "  EXCEEDED" : ""}`);
}
process.exit(exceeded ? 1 : 0);
