import { expect, type Page } from "@playwright/test";

/** What a screen reader would have said, oldest first, kept by the page itself. */
type Log = string[];

/** Runs in the page: notes what its live regions say, without those that are hidden, switched off or behind a dialog. */
const keepLog = (): void => {
  const log: Log = [];
  Object.assign(window, { heard: log });
  const regions = "[aria-live], [role=status], [role=alert], [role=log], output";
  const isHeard = (region: Element): boolean => {
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    return (
      region.getAttribute("aria-live") !== "off" &&
      !region.closest("[inert], [aria-hidden=true]") &&
      (!dialog || dialog.contains(region)) &&
      region.checkVisibility()
    );
  };
  const note = (region: Element, text: string | null) => {
    const said = (text ?? "").replace(/\s+/g, " ").trim();
    if (said && isHeard(region)) log.push(said);
  };
  /** Regions that are read as a whole, with what they said last. */
  const whole = new WeakMap<Element, string | null>();
  const noteWhole = (region: Element) => {
    if (whole.get(region) === region.textContent) return;
    whole.set(region, region.textContent);
    note(region, region.textContent);
  };
  const read = (records: MutationRecord[]) => {
    // A region that comes with its text is not heard, except for an alert.
    const fresh = new Set<Element>();
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll(regions)])
            if (region.matches(regions)) fresh.add(region);
    for (const region of fresh) if (region.matches("[role=alert]")) noteWhole(region);
    const changed = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions);
      if (!region || fresh.has(region)) continue;
      const isWhole = region.matches("[role=status], [role=alert], [aria-atomic=true], output");
      if (isWhole) changed.add(region);
      else for (const node of addedNodes) note(region, node.textContent);
    }
    for (const region of changed) noteWhole(region);
  };
  new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
};

/** What has the focus, in words; "nothing" where it is on the body, or on what cannot be seen or used. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isLost =
      !element ||
      element === document.body ||
      !element.checkVisibility() ||
      element.matches(":disabled") ||
      element.closest("[inert]");
    if (isLost) return "nothing";
    const text = element.getAttribute("aria-label") ?? (element as HTMLElement).innerText;
    return `${element.localName} ${text || element.id}`.trim();
  });

interface Expected {
  /** What is said once. */
  says?: string | RegExp;
  /** What has the focus afterwards. */
  focus?: RegExp;
}

const matches = (said: string, wanted: string | RegExp): boolean =>
  typeof wanted === "string" ? said.includes(wanted) : wanted.test(said);

/**
 * Follows a flow as somebody does who does not see the page. Returns what carries an action out, and then asks what was
 * said, and what has the focus, which is never nothing.
 */
export const listen = async (page: Page) => {
  await page.addInitScript(keepLog);
  const heard = () => page.evaluate(() => (window as unknown as { heard: Log }).heard);
  return async (what: string, act: () => Promise<unknown>, { says, focus = /./ }: Expected = {}) => {
    await page.evaluate(() => (window as unknown as { heard?: Log }).heard?.splice(0));
    await act();
    if (says)
      await expect
        .soft(async () => {
          const log = await heard();
          const times = log.filter((said) => matches(said, says)).length;
          expect(times, `${String(says)} in ${JSON.stringify(log)}`).toBe(1);
        }, `${what}: is said`)
        .toPass();
    await expect
      .soft(async () => {
        const place = await focusOf(page);
        expect(place).not.toBe("nothing");
        expect(place).toMatch(focus);
      }, `${what}: has the focus`)
      .toPass();
  };
};
