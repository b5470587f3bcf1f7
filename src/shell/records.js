// Reads what the page keeps in localStorage, in the form that src/app/store/kept_record.rs writes:
// two copies of a record, written by turns, each "SERIAL SUM TEXT".

/** FNV-1a over the text's UTF-8 bytes, as eight hexadecimal digits. */
function sum(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

function opened(copy) {
  const parts = /^(\d+) ([0-9a-f]{8}) ([^]*)$/.exec(copy ?? "");
  if (!parts || sum(`${parts[1]} ${parts[3]}`) !== parts[2]) return undefined;
  return { serial: Number(parts[1]), text: parts[3] };
}

/** The fields of the newest whole copy of a record; none where there is no such copy. */
export function newest(name) {
  try {
    const copies = ["a", "b"].map((letter) => opened(localStorage.getItem(`${name}.${letter}`)));
    const [best] = copies.filter(Boolean).sort((one, other) => other.serial - one.serial);
    const text = best?.text ?? localStorage.getItem(name);
    return JSON.parse(text) ?? {};
  } catch {
    // Blocked or damaged: the program says so when it has started.
    return {};
  }
}
