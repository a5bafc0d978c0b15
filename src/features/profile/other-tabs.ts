const name = "portal:profile";

/** Tells the other tabs that a section was changed here. */
export const tellTabs = (section: string): void => {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(section);
  channel.close();
};

/** Calls `onChange` with the name of each section that another tab changes. Returns a function that stops this. */
export const followTabs = (onChange: (section: string) => void): (() => void) => {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<string>) => onChange(data);
  return () => channel.close();
};
