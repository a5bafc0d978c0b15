import { $shownDialog, inFront } from "../dialog-stack.ts";

/**
 * How long a message waits before it is spoken, in milliseconds: until a dialog that closes with it has closed, and what
 * takes the focus is read first.
 */
const waitMs = 150;
/** How long it stays in its region, in milliseconds: later it would only be in the way of somebody who reads on. */
const stayMs = 7_000;

const region = "data-spoken";

/** The live region of a dialog or of the page. */
const regionOf = (place: HTMLElement): HTMLElement => {
  const known = place.querySelector<HTMLElement>(`:scope > [${region}]`);
  if (known) return known;
  const made = document.createElement("div");
  made.setAttribute(region, "");
  made.setAttribute("role", "log");
  made.setAttribute("aria-live", "polite");
  made.setAttribute("aria-relevant", "additions");
  // React Aria hides the rest of a page behind its menus, but not this.
  made.setAttribute("data-live-announcer", "true");
  made.className = "sr-only";
  place.append(made);
  return made;
};

let waiting: string[] = [];

const speak = (): void => {
  const place = regionOf(inFront());
  for (const text of waiting) {
    const line = document.createElement("p");
    line.textContent = text;
    place.append(line);
    setTimeout(() => line.remove(), stayMs);
  }
  waiting = [];
};

/** Has screen readers say a message: in the open dialog, else on the page. Two that come together with one text are one. */
export const say = (text: string): void => {
  if (!text || waiting.includes(text)) return;
  regionOf(inFront());
  if (!waiting.length) setTimeout(speak, waitMs);
  waiting.push(text);
};

/** What is said when something is added to a list that somebody makes, or removed from it. */
export const listText = (done: "Added" | "Removed", length: number): string =>
  `${done}: ${length === 1 ? "1 is" : `${length} are`} on your list.`;

// Made before they say anything: screen readers follow those that they know.
if (typeof document !== "undefined") $shownDialog.subscribe(() => regionOf(inFront()));
