import { storageKeys } from "../../domain/storage-keys.ts";

/** How long changes are gathered, so that many at once are one, in milliseconds. */
const gatherMs = 300;

let opened: BroadcastChannel | undefined;

/** One for the page: a channel does not receive its own messages. */
const channel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== "undefined") opened ??= new BroadcastChannel("portal:changes");
  return opened;
};

/**
 * Tells the other tabs that a call changed something here, by its path as the contract has it: "/v4/skills/{id}"; and
 * pages that Back brings whole from the browser's memory that something was changed (src/layouts/head-script.ts).
 */
export const tellTabs = (path: string): void => {
  channel()?.postMessage(path);
  try {
    localStorage.setItem(storageKeys.changed, String(Date.now()));
  } catch {
    // Storage may be blocked or full; then such a page is as it was left.
  }
};

/**
 * Calls `onChange` with the paths of the calls by which other tabs have changed something, once this tab is visible.
 * Returns a function that stops this.
 */
export const followTabs = (onChange: (paths: ReadonlySet<string>) => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = new Set<string>();
  const pass = () => {
    if (!waiting.size || document.visibilityState !== "visible") return;
    const paths = waiting;
    waiting = new Set();
    onChange(paths);
  };
  const note = ({ data }: MessageEvent<string>) => {
    waiting.add(data);
    clearTimeout(timer);
    timer = setTimeout(pass, gatherMs);
  };
  channel()?.addEventListener("message", note, { signal });
  document.addEventListener("visibilitychange", pass, { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
};
