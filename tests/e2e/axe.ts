import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** As it is sent to each page: less than half of what it is with its comments. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe looks for: everything, which is WCAG 2.2 AA and its best practice, or what a colour scheme can change. */
const rules = {
  everything: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  contrast: ["color-contrast"],
};

/** What axe finds on the page in sight, each as a line that names the rule and its nodes. */
export const axeFindings = async (
  page: Page,
  lookFor: keyof typeof rules = "everything",
): Promise<string[]> => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    // Colours that are on their way to the other scheme are no measure.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  }, rules[lookFor]);
};

/** By how many pixels the page in sight is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
