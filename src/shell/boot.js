// Starts the program behind the board that index.html shows at once. The post-build step names
// the files in data attributes of the root element; their names hold their contents' hash, so
// that a page can only ever meet the files that it was built with.
import { takeDesk } from "./desk.js";
import { loadWords } from "./language.js";
import { receiveOffers } from "./offers.js";
import { watchSenses } from "./senses.js";
import { takeSeat } from "./seat.js";
import { startFailed, watchForEnd } from "./trouble.js";
import { watchUpdates } from "./updates.js";

const { app, wasm, wasmBytes } = document.documentElement.dataset;
const beside = (name) => new URL(name, document.baseURI).href;

/** Fetches and compiles the program while its progress is shown. */
async function compiled() {
  const { body, headers } = await chuheProgram(fetch(beside(wasm)));
  const progress = document.querySelector(".start progress");
  let loaded = 0;
  const counted = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.length;
      if (progress) progress.value = loaded / Number(wasmBytes);
      controller.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(new Response(body.pipeThrough(counted), { headers }));
}

async function start() {
  watchForEnd();
  receiveOffers();
  watchSenses();
  const waits = [import(beside(app)), compiled(), loadWords(), takeSeat(), takeDesk()];
  const [program, module] = await Promise.all(waits);
  await program.default({ module_or_path: module });
}

start().then(watchUpdates, startFailed);
