// Packs programs, which src/shell/programs.js unpacks.
import { execFileSync } from "node:child_process";
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashedName } from "./hash.mjs";

/** What suits WebAssembly: single bytes, whose meaning the byte before tells. The dictionary is what a browser
 *  has to set aside while it unpacks, and larger than any program. One thread, since several cut the file. */
const OPTIONS = ["--format=xz", "--check=crc32", "--threads=1", "--lzma2=preset=9e,lc=4,lp=0,pb=0,dict=1MiB", "--stdout"];

/** Packs a program of the bundle and removes the file itself; the packed one is called `name` with its hash.
 *  Returns what it is called, and how many bytes the program has. */
export function packProgram(folder, file, name) {
  const program = readFileSync(join(folder, file));
  const packed = execFileSync("xz", OPTIONS, { input: program, maxBuffer: program.length + 65536 });
  const hashed = hashedName(`${name}.xz`, packed);
  writeFileSync(join(folder, hashed), packed);
  unlinkSync(join(folder, file));
  return { packed: hashed, bytes: program.length };
}
