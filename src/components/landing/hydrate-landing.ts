import { fillSections } from "./fill-sections.ts";
import { carousel } from "./hero/carousel.ts";
import { signInHref } from "../../features/session/return-path.ts";
import { takeSessionEnded } from "../../features/session/session-ended.ts";

/** Starts the scripts of a landing page. */
export const hydrateLanding = (): void => {
  // When a session ends, the browser is sent to the home page (spec §4).
  const path = takeSessionEnded();
  if (path !== null) tellSessionEnded(path);

  const hero = document.querySelector<HTMLElement>("[data-hero]");
  if (hero?.querySelector("[data-motion]")) carousel(hero);

  fillSections();

  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-suggest]"))
    suggestOnceEntered(field);
};

/** Loads the suggestions of a field when it is entered, which it may have been before this script came. */
const suggestOnceEntered = (field: HTMLInputElement): void => {
  const start = () =>
    void import("../../features/jobs/suggest-in.ts").then(({ suggestIn }) => suggestIn(field));
  if (field === document.activeElement) start();
  else field.addEventListener("focus", start, { once: true });
};

/** Says that the session has ended, with a link that signs in and returns to where it ended. */
const tellSessionEnded = (path: string): void => {
  const link = document.createElement("a");
  link.href = signInHref(path);
  link.textContent = "Please sign in again.";
  document.querySelector("[data-session-ended]")!.replaceChildren("Your session has ended. ", link);
};
