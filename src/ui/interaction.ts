import type { ClientDirective } from "astro";
import { storageKeys } from "../domain/storage-keys.ts";
import { isPlainClick } from "./in-place-link.ts";

/** Loads an island's scripts, and resolves to what hydrates it. */
type Load = () => Promise<() => Promise<void> | void>;

/** Events that start hydration. */
const reaches = ["pointerover", "touchstart", "focusin"] as const;

/** Islands of this page that are not hydrated yet; all hydrate together, as one may need another (the sign-in dialog). */
const sleeping = new Map<Element, Load>();

/** Whether the islands hydrate: those that the page has further down do so as well. */
let isAwake = false;

/**
 * `client:interaction`: hydrates an island at the first interaction, by pointer, touch or keyboard, with any such
 * island of the page. A button or a box that was clicked before is clicked again afterwards, and a choice made again;
 * browsers do not let a replayed click share, copy, choose files or open windows (components/ShareScript.astro).
 * Hydrates at once where an action waits for the page to open (an intent from before signing in), where Back leads to a
 * step of a dialog that is not open any more (use-back-steps.ts), where the token has expired, so that the server
 * rendered the page for a visitor, with `client:interaction="load"`, and with the end of the name of an entry of
 * localStorage where this browser has such an entry.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  sleep(island, load);
  if (isAwake || value === "load" || isAwaited() || isKept(value)) void wake();
};
export default interaction;

const sleep = (island: Element, load: Load): void => {
  sleeping.set(island, load);
  for (const type of reaches) island.addEventListener(type, reached, { passive: true });
  island.addEventListener("click", keepClick, { capture: true });
  island.addEventListener("change", keepChoice, { capture: true });
};

const stopListening = (island: Element): void => {
  for (const type of reaches) island.removeEventListener(type, reached);
  island.removeEventListener("click", keepClick, { capture: true });
  island.removeEventListener("change", keepChoice, { capture: true });
};

const isAwaited = (): boolean => {
  try {
    return (
      sessionStorage.getItem(storageKeys.intent) !== null ||
      Boolean((history.state as { step?: number } | null)?.step) ||
      (/(^|; )session=[^;]/.test(document.cookie) && !/(^|; )token=[^;]/.test(document.cookie))
    );
  } catch {
    return false;
  }
};

const isKept = (end: unknown): boolean => {
  try {
    return typeof end === "string" && Object.keys(localStorage).some((key) => key.endsWith(end));
  } catch {
    return false;
  }
};

interface Missed {
  element: HTMLElement;
  repeat: () => void;
}

/** What is done again after hydration: the last click or choice before it. */
let missed: Missed | null = null;

/** Keeps a click or a choice for later; meanwhile its element is marked, and the page shows the bar of requests (src/styles/global.css). */
const keep = (next: Missed): void => {
  delete missed?.element.dataset["waiting"];
  missed = next;
  next.element.dataset["waiting"] = "";
  void wake();
};

const keepClick = (event: Event): void => {
  const element = inPlaceLink(event as MouseEvent) ?? needsHydration(event.target as Element);
  if (!element) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep({ element, repeat: () => element.click() });
};

/** The link of a click that the island opens in place: one with a media query for that in `data-in-place`, which matches. */
const inPlaceLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-in-place]");
  return link && isPlainClick(event) && matchMedia(link.dataset["inPlace"]!).matches ? link : null;
};

/** The control that a click is for. Other links and forms work without hydration; other buttons and boxes do not. */
const needsHydration = (target: Element): HTMLElement | null => {
  const button = target.closest("button");
  if (button) return button.form && button.type === "submit" ? null : button;
  const control = target.closest("label")?.control ?? target;
  return control.matches("input:is([type=checkbox], [type=radio])") ? (control as HTMLElement) : null;
};

const keepChoice = ({ target }: Event): void => {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  const repeat = () => {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  };
  keep({ element: target, repeat });
};

const reached = (): void => void wake();

const wake = async (): Promise<void> => {
  isAwake = true;
  const woken = [...sleeping];
  sleeping.clear();
  const hydrates = await Promise.all(woken.map(([, load]) => load()));
  await Promise.all(hydrates.map(async (hydrate) => hydrate()));
  for (const [island, load] of woken) {
    stopListening(island);
    // Its scripts could not be loaded: the next interaction tries again.
    if (island.hasAttribute("ssr")) {
      isAwake = false;
      sleep(island, load);
    }
  }
  if (!missed || !woken.some(([island]) => island.contains(missed!.element))) return;
  const { element, repeat } = missed;
  missed = null;
  delete element.dataset["waiting"];
  if (isAsleep(element)) {
    if (element instanceof HTMLAnchorElement) location.assign(element.href);
    else repeatLater({ element, repeat });
    return;
  }
  // React renders what is left of its tree before it passes on a press, so that it knows what the box was.
  element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  repeat();
};

/** Whether the control's island is not hydrated. */
const isAsleep = (element: Element): boolean => !!element.closest("astro-island")?.hasAttribute("ssr");

/** What is done again later, as its scripts could not be loaded. */
let later: Missed | null = null;

/** How long after scripts could not be loaded they are asked for again, in milliseconds. */
const retryMs = 3000;

/** Says that what was clicked has to wait, and does it again once the browser is online or a moment later: the last such click. */
const repeatLater = (next: Missed): void => {
  const isTold = later !== null;
  later = next;
  if (isTold) return;
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.className =
    "fixed top-4 right-4 z-50 max-w-[calc(100%-2rem)] rounded-md border border-line bg-raised px-4 py-3 shadow-high";
  const { onLine } = navigator;
  note.textContent = onLine
    ? "This could not be loaded. We are trying again."
    : "You are offline. This opens once you are back online.";
  document.body.append(note);
  const goOn = () => {
    note.remove();
    // Unless a click since has loaded them.
    if (isAsleep(later!.element)) keep(later!);
    later = null;
  };
  if (onLine) setTimeout(goOn, retryMs);
  else addEventListener("online", goOn, { once: true });
};
