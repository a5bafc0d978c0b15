/**
 * Takes the pictures of `docs/sites.md`, every site's landing page, wide and narrow, from a server that runs:
 * `npm run signboard -- screenshots`, or `npm run signboard -- screenshots --origin http://localhost:4321 hospitality`.
 * With `--pages` those of `docs/pages.md`, from a server with the demo data.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import sharp from "sharp";
import { loadBrands } from "../src/site/brands.ts";
import { chromiumPath } from "../tests/e2e/chromium.ts";
import { drawPages } from "./page-sheets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: "string", default: "http://localhost:4321" }, pages: { type: "boolean" } },
});
const looks = {
  wide: { viewport: { width: 1440, height: 1500 }, saved: 1080 },
  narrow: { viewport: { width: 390, height: 1300 }, saved: 390 },
};

const brands = values.pages
  ? []
  : loadBrands().filter(({ id }) => !positionals.length || positionals.includes(id));
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
for (const { id } of brands)
  for (const [look, { viewport, saved }] of Object.entries(looks)) {
    const context = await browser.newContext({ viewport, colorScheme: "light", reducedMotion: "reduce" });
    const page = await context.newPage();
    const address = new URL(values.origin);
    address.hostname = `${id}.${address.hostname}`;
    await page.goto(address.href, { waitUntil: "networkidle" });
    const file = join(import.meta.dirname, "images", `landing-${id}-${look}.webp`);
    const { size } = await sharp(await page.screenshot())
      .resize({ width: saved })
      .webp({ quality: 80 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1024)} KB`);
    await context.close();
  }
if (values.pages) await drawPages(browser, values.origin);
await browser.close();
