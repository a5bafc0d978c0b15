import type { Browser } from "playwright";
import { chromium } from "playwright";
import { chromiumPath, installChromium } from "../../../tests/e2e/chromium.ts";
import type { Layout } from "../layout.ts";
import type { Person } from "../people.ts";

let browser: Promise<Browser> | undefined;
/** The browser that prints pages, started once. */
export const launched = (): Promise<Browser> => {
  if (!browser) {
    installChromium();
    const executablePath = chromiumPath();
    browser = chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  }
  return browser;
};

/** Ends the browser that prints pages. */
export const closeBrowser = async (): Promise<void> => {
  await (await browser)?.close();
  browser = undefined;
};

interface Print {
  css: string;
  body: string;
  /** Below each page: HTML in which elements of the classes pageNumber and totalPages are filled. */
  footer?: string;
}

/** A layout that is a page printed by a browser, as most sites that write CVs do it. */
export const printed =
  (page: (person: Person) => Print): Layout =>
  async (person) => {
    const { css, body, footer } = page(person);
    const tab = await (await launched()).newPage();
    try {
      await tab.setContent(
        `<!doctype html><html lang="en"><style>*{margin:0;box-sizing:border-box}body{font:10.5pt/1.4 "Liberation Sans",sans-serif}ul{padding-left:16px}${css}</style>${body}</html>`,
      );
      return await tab.pdf({
        format: "A4",
        printBackground: true,
        margin: footer
          ? { top: "18mm", bottom: "20mm", left: "18mm", right: "18mm" }
          : { top: "0", bottom: "0", left: "0", right: "0" },
        ...(footer && {
          displayHeaderFooter: true,
          headerTemplate: "<span></span>",
          footerTemplate: `<div style="font-size:8px;width:100%;padding:0 18mm">${footer}</div>`,
        }),
      });
    } finally {
      await tab.close();
    }
  };

export const each = <T>(items: readonly T[], html: (item: T, at: number) => string): string =>
  items.map(html).join("");
export const list = (items: readonly string[], tag = "ul"): string =>
  `<${tag}>${each(items, (item) => `<li>${item}</li>`)}</${tag}>`;
