import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import type { PageKind } from "./budgets.ts";

/** Bytes over the wire, by the compression that the browser accepts. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** The size of a page's first load. Inline scripts count as JavaScript and also as part of the HTML. */
export interface FirstLoad {
  js: Weight;
  css: Weight;
  html: Weight;
  /** Everything, fonts and pictures included. */
  total: Weight;
  /** How many files that is. */
  requests: number;
}

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Loads one page of a kind as a new visitor on a phone, and waits until every island that hydrates by itself has done so. */
export const firstLoad = async (
  browser: Browser,
  origin: string,
  { at, status = 200 }: PageKind,
): Promise<FirstLoad> => {
  const context = await browser.newContext(phone);
  try {
    const path = typeof at === "string" ? at : await linkOn(await context.newPage(), origin, at);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const responses: Response[] = [];
    page.on("response", (response) => {
      if (!response.url().startsWith("data:")) responses.push(response);
    });
    const answer = await page.goto(origin + path);
    if (answer?.status() !== status)
      throw new Error(`${origin}${path} answers ${answer?.status()}, not ${status}.`);
    await page.waitForFunction(
      () => !document.querySelector("astro-island[ssr]:is([client=load], [client=idle])"),
    );
    await page.waitForLoadState("networkidle");
    const files = await Promise.all(
      responses.map(async (response) => {
        const type = response.request().resourceType();
        return { type, weight: weigh(await response.body(), type !== "font" && type !== "image") };
      }),
    );
    const of = (type: string) => sum(files.filter((file) => file.type === type).map(({ weight }) => weight));
    return {
      js: sum([of("script"), weigh(Buffer.from(await inlineScripts(page)))]),
      css: of("stylesheet"),
      html: of("document"),
      total: sum(files.map(({ weight }) => weight)),
      requests: files.length,
    };
  } finally {
    await context.close();
  }
};

const linkOn = async (page: Page, origin: string, { page: path, link }: { page: string; link: string }) => {
  await page.goto(origin + path);
  return (await page.locator(link).first().getAttribute("href"))!;
};

const inlineScripts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")]
      .filter(({ type }) => type === "" || type === "module")
      .map(({ textContent }) => textContent)
      .join("\n"),
  );

/** Fonts and pictures are compressed already. */
const weigh = (body: Buffer, compressible = true): Weight =>
  compressible && body.length ? compressed(body) : { gzip: body.length, brotli: body.length };

/** A text's compressed sizes. Brotli takes most of the time, and the tests read only the other. */
class TextWeight implements Weight {
  readonly gzip: number;
  readonly #text: Buffer;
  #brotli: number | undefined;

  constructor(text: Buffer) {
    this.#text = text;
    this.gzip = gzipSync(text, { level: 9 }).length;
  }

  get brotli(): number {
    return (this.#brotli ??= brotliCompressSync(this.#text).length);
  }
}

/** Weights of texts, cached by digest: pages share most of their scripts and styles. */
const known = new Map<string, Weight>();

const compressed = (text: Buffer): Weight => {
  const digest = createHash("sha256").update(text).digest("base64");
  const weight = known.get(digest) ?? new TextWeight(text);
  known.set(digest, weight);
  return weight;
};

const sum = (weights: readonly Weight[]): Weight => ({
  get gzip() {
    return weights.reduce((all, { gzip }) => all + gzip, 0);
  },
  get brotli() {
    return weights.reduce((all, { brotli }) => all + brotli, 0);
  },
});
