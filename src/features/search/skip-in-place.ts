/**
 * Has the links that skip to a part of the page move the focus alone: as entries of the history they would have no search
 * and no job, which Back and Forward follow.
 */
export const skipInPlace = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-skip]"))
    link.addEventListener("click", (event) => {
      const part = document.querySelector<HTMLElement>(link.hash);
      if (!part) return;
      event.preventDefault();
      part.focus({ preventScroll: true });
      part.scrollIntoView();
    });
};
