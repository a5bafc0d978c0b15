// `node src/server/main.ts` runs this file: when there is no such file, Node appends `.js`. A Node without TypeScript
// support refuses a `.ts` file before its first line, so only JavaScript can report which Node is needed.
const needed = "24.7";

/** @param {string} version */
const order = (version) => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major * 1000 + minor;
};

if (order(process.versions.node) < order(needed)) {
  console.error(
    `Signboard needs Node ${needed} or newer, and this is Node ${process.versions.node}: "npm ci && npm start" brings one of its own.`,
  );
  process.exit(1);
}
// Imported only now, as an older Node does not have what it imports.
await import("../runtime/faster-loading.js");
const { bundledStart } = await import("../runtime/bundled-start.js");
// A bundle of the server loads in less than half the time (src/build/server-bundle.ts).
const bundle = bundledStart(`${import.meta.dirname}/../..`);
const warn = (/** @type {unknown} */ error) =>
  console.warn("The server's bundle cannot be loaded, and is made again:", error);
/** A file that was cut off may still be one that can be loaded. */
const whole = (/** @type {Partial<typeof import("./start.ts")>} */ loaded) => {
  if (!loaded.start) throw new Error("It is not whole.");
  return loaded;
};
const bundled = bundle && (await import(bundle).then(whole).catch(warn));
const { start } = bundled ?? (await import("./start.ts"));
await start(Boolean(bundled));
