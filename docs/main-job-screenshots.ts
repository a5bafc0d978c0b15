/**
 * Takes the pictures of `docs/main-job.md`: search, job and apply, on a phone and a laptop, from a server that runs on
 * the demo data. `npm run signboard -- screenshots-main-job after`, or with `--origin http://localhost:4321`.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import type { JobDetail } from "../src/contract/job-fields.ts";
import { demoPassword, demoSeekers } from "../src/server/demo/seekers.ts";
import { pdf } from "../tests/server/documents.ts";
import { chromiumPath } from "../tests/e2e/chromium.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: "string", default: "http://localhost:4321" } },
});
const [stage = "after"] = positionals;
// Each sends an application, which a demo seeker does once: the pictures need new demo data.
const [mei, sam] = demoSeekers.map(({ email }) => email);
const looks = {
  phone: { viewport: { width: 390, height: 844 }, saved: 390, email: mei! },
  laptop: { viewport: { width: 1440, height: 900 }, saved: 960, email: sam! },
};

/** In the browser: the first job that takes applications here, and not from everybody. */
const pickStrict = async (hrefs: readonly string[]): Promise<string> => {
  for (const href of hrefs) {
    const [, id] = /^\/job\/(\d+)\//.exec(href) ?? [];
    if (!id) continue;
    const answer = await fetch(`/v1/seeker/job/${id}`);
    const { payload: job } = (await answer.json()) as { payload: JobDetail };
    if (job.right_to_work.length && !job.sponsorship && !job.apply_url && !job.screening.length) return href;
  }
  throw new Error("There is no job that asks for a right to work.");
};

const site = new URL(values.origin);
site.hostname = `hospitality.${site.hostname}`;

const save = async (page: Page, name: string, width: number): Promise<void> => {
  await page.waitForLoadState("networkidle");
  const file = join(import.meta.dirname, "images", `main-job-${name}-${stage}.webp`);
  const { size } = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 78 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
};

const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
for (const [look, { viewport, saved, email }] of Object.entries(looks)) {
  const context = await browser.newContext({
    baseURL: site.href,
    viewport,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/job/searched?q=chef");
  await save(page, `search-${look}`, saved);
  const hrefs = await page
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  const jobHref = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  // On a laptop it opens beside the list.
  await page.locator("astro-island[component-export=Search]:not([ssr])").waitFor();
  await page.getByRole("article").getByRole("link").first().click();
  await page.waitForURL(`**${jobHref}`);
  await page.getByRole("button", { name: "Apply now" }).first().waitFor();
  await save(page, `job-${look}`, saved);

  const strictHref = await page.evaluate(pickStrict, hrefs);
  await page.goto(`/sign-in?return=${encodeURIComponent(strictHref)}`);
  await page.locator("astro-island[component-export=SignIn]:not([ssr])").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`**${strictHref}`);
  await page.getByRole("button", { name: "Apply now" }).first().click();
  const dialog = page.getByRole("dialog");
  const cv = { name: "Chef CV.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) };
  await dialog.locator("input[type=file]").setInputFiles(cv);
  await dialog.getByRole("radio", { checked: true }).waitFor();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel("Phone").fill("0400 000 000");
  await dialog.getByLabel("Right to work in Australia").selectOption("none");
  await save(page, `apply-${look}`, saved);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByText("What happens next").waitFor();
  await save(page, `sent-${look}`, saved);
  await context.close();
}
await browser.close();
