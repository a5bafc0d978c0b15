import { lazy, type ComponentType } from "react";
import { toast } from "./toasts/toasts.ts";

/** Delays before a part of a page is asked for again, in milliseconds. */
const retryDelays = [1_000, 4_000];

/** Loads a part of a page again when that fails: after a moment, or once the browser is back online. */
export const loadPersistently = async <T>(load: () => Promise<T>, onOffline?: () => void): Promise<T> => {
  for (const delay of retryDelays) {
    try {
      return await load();
    } catch {
      if (navigator.onLine) await new Promise((resume) => setTimeout(resume, delay));
      else {
        onOffline?.();
        await new Promise((resume) => addEventListener("online", resume, { once: true }));
      }
    }
  }
  return load();
};

/** React's `lazy` for a part that opens on a page: a lost connection delays it, and does not break the page. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React declares it
export const lazyComponent = <C extends ComponentType<any>>(load: () => Promise<C>) =>
  lazy(() =>
    loadPersistently(load, () => toast.info("You are offline. This opens once you are back online.")).then(
      (part) => ({ default: part }),
    ),
  );
