// Short names for what a program calls in its script. wasm-bindgen writes the whole name of each
// function of the browser into both, which is a good part of what a visitor would have to fetch.

/** Reads an unsigned LEB128 number; returns it and the place after it. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

function encoded(value) {
  const bytes = [];
  do {
    bytes.push((value % 128) | (value >= 128 ? 0x80 : 0));
    value = Math.floor(value / 128);
  } while (value > 0);
  return bytes;
}

const IMPORTS = 2;
/** The kinds of what is imported, by the number that stands for each. */
const [FUNCTION, TABLE, MEMORY, GLOBAL, TAG] = [0, 1, 2, 3, 4];

/** The place after the description of an import's type, which begins at `at`. */
function afterType(bytes, at) {
  const kind = bytes[at++];
  if (kind === FUNCTION) return number(bytes, at)[1];
  if (kind === GLOBAL) return at + 2;
  if (kind === TAG) return number(bytes, at + 1)[1];
  if (kind !== TABLE && kind !== MEMORY) throw new Error(`an import of the unknown kind ${kind}`);
  if (kind === TABLE) at += 1;
  const hasMaximum = bytes[at++] & 1;
  at = number(bytes, at)[1];
  return hasMaximum ? number(bytes, at)[1] : at;
}

/** The section of imports with other names, as `rename(module, name)` gives them. */
function renamed(section, rename) {
  const [count, start] = number(section, 0);
  const made = encoded(count);
  let at = start;
  for (let index = 0; index < count; index++) {
    const names = [0, 1].map(() => {
      const [length, from] = number(section, at);
      at = from + length;
      return section.toString("utf8", from, at);
    });
    const name = Buffer.from(rename(...names));
    const module = Buffer.from(names[0]);
    const end = afterType(section, at);
    for (const part of [encoded(module.length), module, encoded(name.length), name, section.subarray(at, end)]) made.push(...part);
    at = end;
  }
  return made;
}

/** Gives the functions of `module` that a program imports short names, in the program and in its
 *  script, where each stands as a key or a property of its own. Returns both. */
export function shortenImports(program, script, module) {
  const short = new Map();
  const rename = (from, name) => {
    if (from !== module) return name;
    if (!short.has(name)) short.set(name, `_${short.size.toString(36)}`);
    return short.get(name);
  };
  const parts = [program.subarray(0, 8)];
  for (let at = 8; at < program.length; ) {
    const id = program[at];
    const [length, start] = number(program, at + 1);
    const section = program.subarray(start, start + length);
    if (id === IMPORTS) {
      const made = renamed(section, rename);
      parts.push(Buffer.from([id, ...encoded(made.length), ...made]));
    } else {
      parts.push(program.subarray(at, start + length));
    }
    at = start + length;
  }
  let found = 0;
  const shortened = script.replace(/^( +)(\w+): function\(/gm, (whole, space, name) => {
    if (!short.has(name)) return whole;
    found += 1;
    return `${space}${short.get(name)}: function(`;
  });
  if (found !== short.size) throw new Error(`${short.size - found} imports of ${module} are not in its script`);
  return [Buffer.concat(parts), shortened];
}
