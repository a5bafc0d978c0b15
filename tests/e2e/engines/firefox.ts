import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { launch, type ElementHandle } from "puppeteer-core";
import type { BrowserPage } from "./browser-page.ts";

/** What is asked of a page while it leaves may never be answered; the next page is asked again, in milliseconds. */
const patience = 8_000;

/** Opens a window of Firefox, driven by WebDriver BiDi. */
export const openFirefox = async (executablePath: string): Promise<BrowserPage> => {
  const browser = await launch({ browser: "firefox", executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });

  /** The first element of a kind that fits a selector of Puppeteer; names are the browser's own. */
  const find = async (kind: string, selector: string): Promise<ElementHandle> => {
    for (const element of await page.$$(selector))
      if (await element.evaluate((node, css) => (node as Element).matches(css), kind)) return element;
    throw new Error(`The page has no ${kind} that is ${selector}.`);
  };
  /** Does something to an element, once there is one that lets it be done. */
  const use = (kind: string, selector: string, act: (element: ElementHandle) => Promise<void>) =>
    expect(async () => {
      const late = wait(patience, undefined, { ref: false }).then(() => {
        throw new Error(`The page does not say whether it has a ${kind} that is ${selector}.`);
      });
      await act(await Promise.race([find(kind, selector), late]));
      // Firefox looks through the whole page for a name, which takes seconds on a busy machine.
    }).toPass({ timeout: 60_000 });
  const named = (name: string) => `::-p-aria([name=${JSON.stringify(name)}])`;
  const kinds = { button: "button", link: "a[href]" };

  return {
    goTo: async (url) => void (await page.goto(url)),
    click: (role, name) => use(kinds[role], named(name), (control) => control.click()),
    fill: (label, text) => use("input, textarea", named(label), (field) => field.type(text)),
    upload: (path) =>
      use("input[type=file]", "input", (field) =>
        (field as ElementHandle<HTMLInputElement>).uploadFile(path),
      ),
    waitForText: (text) =>
      expect(async () => expect(await page.evaluate(() => document.body.innerText)).toContain(text)).toPass(),
    close: () => browser.close(),
  };
};
