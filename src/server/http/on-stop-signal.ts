/** How long a look at the parent is away from the next one, in milliseconds. */
const parentMs = 500;
/** Ctrl+C reaches the server from the terminal and from npm: signals so close to the first are the same, in milliseconds. */
const sameMs = 1000;
const parent = process.ppid;

/** Calls `stop` at SIGTERM, SIGINT or the end of the npm that started this; a later signal ends the process at once. */
export const onStopSignal = (stop: (signal: string) => void): void => {
  let since: number | undefined;
  const told = (signal: string): void => {
    if (since !== undefined && performance.now() - since > sameMs) process.exit(1);
    if (since !== undefined) return;
    since = performance.now();
    clearInterval(watch);
    stop(signal);
  };
  // Told to end, npm ends the shell between it and its script, and the script hears nothing.
  const watch = process.env["npm_lifecycle_event"]
    ? setInterval(() => process.ppid !== parent && told("the end of npm"), parentMs).unref()
    : undefined;
  process.on("SIGTERM", told);
  process.on("SIGINT", told);
};
