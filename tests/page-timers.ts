// Timers belong to the page, as in a browser: what a store or React still waits for ends with it. Vitest puts the global
// object in the place of the page's window, which it is asked of its document.
const page =
  "document" in globalThis &&
  (Reflect.get(Document.prototype, "defaultView", document) as (Window & typeof globalThis) | null);
if (page) {
  for (const name of ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const)
    Object.assign(globalThis, { [name]: page[name].bind(page) });
  // Node's own, by which React works off what it has to do; pages have none.
  Object.assign(globalThis, {
    setImmediate: (work: () => void) => page.setTimeout(work, 0),
    clearImmediate: page.clearTimeout.bind(page),
  });
}
