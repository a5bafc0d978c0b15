import { fillSections } from "../components/landing/fill-sections.ts";
import { carousel } from "../components/landing/hero/carousel.ts";
import { takeSessionEnded } from "../stores/session-ended.ts";

/** What a landing page does once it is complete. */
export const wakeLanding = (): void => {
  // A session that ends on a page with islands leads here (spec §4).
  if (takeSessionEnded())
    document.querySelector("[data-session-ended]")!.textContent =
      "Your session has ended. Please sign in again.";

  const hero = document.querySelector<HTMLElement>("[data-hero]");
  if (hero?.querySelector("[data-motion]")) carousel(hero);

  fillSections();
};
