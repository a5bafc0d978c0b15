import type { ClientDirective } from "astro";
import { storageKeys } from "../domain/storage-keys.ts";

/** Events that start hydration. */
const reaches = ["pointerover", "touchstart", "focusin"] as const;

/** Islands of this page that are not hydrated yet; all hydrate together, as one may need another (the sign-in dialog). */
const sleeping = new Map<Element, () => Promise<() => Promise<void> | void>>();

/**
 * `client:interaction`: hydrates an island at the first interaction, by pointer, touch or keyboard, with any such
 * island of the page. A click on a button before hydration is replayed afterwards; browsers do not let a replayed
 * click share, copy, choose files or open windows (components/SharePage.astro). Hydrates at once where an action
 * waits for the page to open (an intent from before signing in), where the token has expired, so that the server
 * rendered the page for a visitor, and with `client:interaction="load"`.
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

/** Links and forms work without hydration; other buttons do not. */
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
    // A network failure: the next interaction retries.
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
