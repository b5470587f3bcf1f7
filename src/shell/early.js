// Runs before anything is drawn: the board that index.html shows at once already has the reader's
// colours and margins.
import { newest } from "./records.js";

const root = document.documentElement;
const settings = newest("chuhe.settings");
if (["light", "dark"].includes(settings.theme)) root.dataset.theme = settings.theme;
if (["paper", "contrast"].includes(settings.surface)) root.dataset.surface = settings.surface;
if (settings.grid === "cells") root.dataset.grid = settings.grid;
if (settings.faces === "simplified") root.dataset.faces = settings.faces;
if (settings.motion === false) root.dataset.motion = "off";

if (settings.labels === false) {
  // The board is not parsed yet. Without labels its margin is 58 instead of 82 units.
  const observer = new MutationObserver(() => {
    const board = document.querySelector(".start .board");
    if (!board) return;
    observer.disconnect();
    board.setAttribute("viewBox", "-58 -58 916 1016");
    board.classList.add("bare");
  });
  observer.observe(root, { childList: true, subtree: true });
}
