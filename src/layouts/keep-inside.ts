import { insideOf, withoutMobile } from "../domain/mobile-path.ts";

/** In the web view of an app, keeps links inside that scripts add; those in the HTML are inside already (spec §2). */
export const keepInside = (): void => {
  if (withoutMobile(location.pathname) === null) return;
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) link.setAttribute("href", insideOf(location.pathname, link.getAttribute("href")!));
    },
    { capture: true },
  );
};
