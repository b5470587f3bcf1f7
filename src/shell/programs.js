// Unpacks programs. They lie in the bundle as .wasm.xz: many hosts send .wasm files as they are, and those that
// pack them make them a quarter larger than xz does. The page, its workers and the service worker run this script
// before anything that needs a program.
import { XzReadableStream } from "xz-decompress";

/** Is written on answers that are unpacked already: the service worker keeps programs so, for quick starts. */
const UNPACKED = "x-unpacked";

/** The answer to a request for a packed program as one that holds the program itself. */
self.chuheProgram = async (asked) => {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
  const body = answer.headers.has(UNPACKED) ? answer.body : new XzReadableStream(answer.body);
  return new Response(body, { headers: { "Content-Type": "application/wasm", [UNPACKED]: "" } });
};
