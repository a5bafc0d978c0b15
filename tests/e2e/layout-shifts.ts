import type { Page } from "@playwright/test";

/** Records what moves by itself on the page; call it before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
/** The layout shifts so far, each as its score. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
