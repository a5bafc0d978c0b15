import { fillSections } from "./fill-sections.ts";
import { carousel } from "./hero/carousel.ts";
import { signInHref } from "../../features/session/return-path.ts";
import { takeSessionEnded } from "../../features/session/session-ended.ts";

/** What a landing page does once it is complete. */
export const hydrateLanding = (): void => {
  // A session that ends on a page with islands leads here (spec §4).
  const path = takeSessionEnded();
  if (path !== null) tellSessionEnded(path);

  const hero = document.querySelector<HTMLElement>("[data-hero]");
  if (hero?.querySelector("[data-motion]")) carousel(hero);

  fillSections();
};

/** Offers to sign in, and to go on where the session ended. */
const tellSessionEnded = (path: string): void => {
  const link = document.createElement("a");
  link.href = signInHref(path);
  link.textContent = "Please sign in again.";
  document.querySelector("[data-session-ended]")!.replaceChildren("Your session has ended. ", link);
};
