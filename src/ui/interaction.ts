import type { ClientDirective } from "astro";
import { storageKeys } from "../domain/storage-keys.ts";

/** What says that a seeker is reaching for an island. */
const reaches = ["pointerover", "touchstart", "focusin"] as const;

/** The islands of this page that sleep: woken together, as one may need another (a dialog to sign in). */
const sleeping = new Map<Element, () => Promise<() => Promise<void> | void>>();

/**
 * `client:interaction`: an island that is loaded when a seeker reaches for one of its kind on the page, by
 * pointer, touch or keyboard. The press of a button that comes before it answers is kept, and made once it does;
 * browsers do not let that one share, copy, choose files or open windows (components/jobs/ShareJob.astro).
 * It is loaded at once where something waits for the page to open: what was begun before signing in, or a
 * session whose token has run out, so that the server took the seeker for a visitor; and where the page says so:
 * `client:interaction="load"`.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  sleeping.set(island, load);
  island.addEventListener("click", replayClick, { capture: true });
  if (value === "load" || isAwaited()) return void wake();
  for (const type of reaches) island.addEventListener(type, reached, { once: true, passive: true });
};
export default interaction;

const isAwaited = (): boolean => {
  try {
    return (
      sessionStorage.getItem(storageKeys.intent) !== null ||
      (/(^|; )session=[^;]/.test(document.cookie) && !/(^|; )token=[^;]/.test(document.cookie))
    );
  } catch {
    return false;
  }
};

let pressed: HTMLElement | null = null;

/** Links and forms work without their island; a button by itself does not. */
const replayClick = (event: Event): void => {
  const button = (event.target as Element).closest("button");
  if (!button || (button.form && button.type === "submit")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
  void wake();
};

const reached = (): void => void wake();

const wake = async (): Promise<void> => {
  const woken = [...sleeping];
  sleeping.clear();
  const hydrates = await Promise.all(woken.map(([, load]) => load())).catch((error: unknown) => {
    // Off the network for a moment: the next press tries again.
    for (const [island, load] of woken) sleeping.set(island, load);
    throw error;
  });
  await Promise.all(hydrates.map(async (hydrate) => hydrate()));
  for (const [island] of woken) {
    for (const type of reaches) island.removeEventListener(type, reached);
    island.removeEventListener("click", replayClick, { capture: true });
  }
  if (woken.some(([island]) => island.contains(pressed))) {
    pressed?.click();
    pressed = null;
  }
};
