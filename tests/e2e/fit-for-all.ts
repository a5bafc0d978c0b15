import { expect, type Page } from "@playwright/test";
import { accentStyle } from "../../src/domain/brands/accent.ts";
import { axeFindings, overflow } from "./axe.ts";

/**
 * Accents whose tones are far from each other in one scheme: of a bright one on white, and of a dark one on black, only
 * the tone for text can be read, so that another in its place is found. Where these can be read, any accent can
 * (tests/domain/brands/accent.test.ts).
 */
const accents = { light: "#f2b100", dark: "#5b3df5" } as const;
type Scheme = keyof typeof accents;

/** Gives the page in sight another accent than its brand's. */
const wear = (page: Page, accent: string): Promise<void> =>
  page.evaluate((style) => {
    for (const tone of style.split(";")) {
      const [name = "", value = ""] = tone.split(/:(.*)/);
      document.documentElement.style.setProperty(name, value);
    }
  }, accentStyle(accent));

const look = async (page: Page, width: number, colorScheme: Scheme): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  // What a sticky header covers after scrolling is no finding.
  await page.evaluate(() => scrollTo(0, 0));
};

/**
 * Expects the page in sight to keep to WCAG 2.2 AA, whatever its brand's accent, and to its width.
 * @param wide the wider of two windows, in pixels; the other has 320 px, as one of 640 px at 200 % zoom.
 */
export const expectFitForAll = async (page: Page, name: string, wide = 1700): Promise<void> => {
  // A scheme changes colours alone: each width is looked at whole once.
  const looks = [
    [320, "light", "everything"],
    [320, "dark", "contrast"],
    [wide, "dark", "everything"],
    [wide, "light", "contrast"],
  ] as const;
  for (const [width, scheme, lookFor] of looks) {
    await wear(page, accents[scheme]);
    await look(page, width, scheme);
    expect(await axeFindings(page, lookFor), `${name}, ${width} px, ${scheme}`).toEqual([]);
    expect(await overflow(page), `${name}, ${width} px, ${scheme}`).toBe(0);
  }
};

/** Expects what a brand changes on a page that the sites share to keep to it: its colours and names. */
export const expectBrandFits = async (page: Page, name: string): Promise<void> => {
  for (const [width, scheme] of [
    [320, "dark"],
    [1700, "light"],
  ] as const) {
    await look(page, width, scheme);
    expect(await axeFindings(page, "contrast"), `${name}, ${width} px, ${scheme}`).toEqual([]);
    expect(await overflow(page), `${name}, ${width} px, ${scheme}`).toBe(0);
  }
};
