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

  /** Elements of a kind that may have a name: its words are in them, in a label of theirs, or said of them. */
  const candidates = async (kind: string, name: string): Promise<ElementHandle[]> => {
    const found = await page.evaluateHandle(
      (css, words) =>
        [...document.querySelectorAll<HTMLInputElement>(css)].filter((node) =>
          [node, ...(node.labels ?? [])].some((part) =>
            `${part.textContent} ${part.ariaLabel ?? ""}`.includes(words),
          ),
        ),
      kind,
      name,
    );
    return [...(await found.getProperties()).values()] as ElementHandle[];
  };
  /**
   * The first element of a kind with a name, which is the browser's own. Firefox computes the names of all that it looks
   * through, which takes seconds for a whole page: it looks through little more than the element.
   */
  const find = async (kind: string, name: string): Promise<ElementHandle> => {
    for (const element of await candidates(kind, name)) {
      const around = (await element.evaluateHandle((node) => node.parentElement!)) as ElementHandle;
      for (const named of await around.$$(`::-p-aria([name=${JSON.stringify(name)}])`))
        if (await named.evaluate((one, other) => one === other, element)) return element;
    }
    throw new Error(`The page has no ${kind} with the name ${name}.`);
  };
  /** Does something to an element, once there is one that lets it be done. */
  const use = (
    what: string,
    found: () => Promise<ElementHandle>,
    act: (one: ElementHandle) => Promise<void>,
  ) =>
    expect(async () => {
      const late = wait(patience, undefined, { ref: false }).then(() => {
        throw new Error(`The page does not say whether it has ${what}.`);
      });
      await act(await Promise.race([found(), late]));
    }).toPass();
  const useNamed = (kind: string, name: string, act: (one: ElementHandle) => Promise<void>) =>
    use(`a ${kind} with the name ${name}`, () => find(kind, name), act);
  const kinds = { button: "button", link: "a[href]" };
  const fileField = async () => (await page.$("input[type=file]"))!;

  return {
    goTo: async (url) => void (await page.goto(url)),
    click: (role, name) => useNamed(kinds[role], name, (control) => control.click()),
    fill: (label, text) => useNamed("input, textarea", label, (field) => field.type(text)),
    upload: (path) =>
      use("a field for files", fileField, (field) =>
        (field as ElementHandle<HTMLInputElement>).uploadFile(path),
      ),
    waitForText: (text) =>
      expect(async () => expect(await page.evaluate(() => document.body.innerText)).toContain(text)).toPass(),
    close: () => browser.close(),
  };
};
