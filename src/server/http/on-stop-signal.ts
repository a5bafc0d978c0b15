/** How often the parent process is checked, in milliseconds. */
const parentMs = 500;
/** Ctrl+C arrives from the terminal and from npm: signals this close to the first count as one, in milliseconds. */
const sameMs = 1000;
const parent = process.ppid;

/** Calls `stop` on SIGTERM, SIGINT or when the npm that started this exits; a later signal ends the process at once. */
export const onStopSignal = (stop: (signal: string) => void): void => {
  let since: number | undefined;
  const told = (signal: string): void => {
    if (since !== undefined && performance.now() - since > sameMs) process.exit(1);
    if (since !== undefined) return;
    since = performance.now();
    clearInterval(watch);
    stop(signal);
  };
  // When npm is terminated it ends the shell that runs its script, and the script gets no signal.
  const watch = process.env["npm_lifecycle_event"]
    ? setInterval(() => process.ppid !== parent && told("the end of npm"), parentMs).unref()
    : undefined;
  process.on("SIGTERM", told);
  process.on("SIGINT", told);
};
