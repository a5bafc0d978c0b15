let opened: BroadcastChannel | undefined;

/** One for the page: a channel does not receive its own messages. */
const channel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== "undefined") opened ??= new BroadcastChannel("portal:profile");
  return opened;
};

/** Tells the other tabs that a section was changed here. */
export const tellTabs = (section: string): void => channel()?.postMessage(section);

/** Calls `onChange` with the name of each section that another tab changes. Returns a function that stops this. */
export const followTabs = (onChange: (section: string) => void): (() => void) => {
  const stop = new AbortController();
  channel()?.addEventListener("message", ({ data }: MessageEvent<string>) => onChange(data), {
    signal: stop.signal,
  });
  return () => stop.abort();
};
