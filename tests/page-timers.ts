// Timers belong to the page, as in a browser: what a store or React still waits for ends with it.
const page = globalThis.document?.defaultView;
if (page)
  for (const name of [
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "setImmediate",
    "clearImmediate",
  ] as const)
    Object.assign(globalThis, { [name]: (page as unknown as typeof globalThis)[name].bind(page) });
