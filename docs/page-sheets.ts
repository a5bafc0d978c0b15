import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import sharp, { type OverlayOptions } from "sharp";
import { fillSeeker, pageSeeker, signedIn } from "./page-seeker.ts";

/** A page of a site, and what is done on it before it is drawn. */
interface Shown {
  name: string;
  brand: string;
  path: string;
  /** Whether a seeker is signed in. */
  own?: boolean;
  open?: (page: Page) => Promise<void>;
}

const firstJob = (page: Page) => page.getByRole("article").getByRole("link").first();

const openJob = async (page: Page) => {
  await page.goto(`${(await firstJob(page).getAttribute("href"))!}`, { waitUntil: "networkidle" });
};

const apply = async (page: Page) => {
  await page.getByRole("button", { name: "Apply now" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).waitFor();
};

const openMail = (subject: RegExp) => async (page: Page) => {
  await page.goto("/dev/mail?format=json");
  const mails = JSON.parse(await page.innerText("body")) as { id: string; to: string; subject: string }[];
  const mail = mails.find((one) => one.to === pageSeeker && subject.test(one.subject));
  if (!mail) throw new Error(`There is no mail ${String(subject)}. Its worker may be behind: try again.`);
  await page.goto(`/dev/mail/${mail.id}/html`, { waitUntil: "networkidle" });
};

/** @param job the id of one that takes applications without questions */
const pagesWith = (job: number): readonly Shown[] => [
  { name: "search", brand: "hospitality", path: "/job/searched?q=chef" },
  { name: "no-results", brand: "migration", path: "/job/searched?q=lighthouse+keeper" },
  { name: "job", brand: "automotive", path: "/job/searched?q=mechanic", open: openJob },
  { name: "apply", brand: "hospitality", path: `/job/${job}`, own: true, open: apply },
  { name: "recommended", brand: "hospitality", path: "/user/recommended", own: true },
  { name: "dashboard", brand: "hospitality", path: "/user/dashboard", own: true },
  { name: "applications", brand: "hospitality", path: "/user/applied", own: true },
  { name: "profile", brand: "hospitality", path: "/user/profile/skill", own: true },
  { name: "account", brand: "initiatives", path: "/user/account", own: true },
  { name: "employer", brand: "hospitality", path: "/enterprise/the-salt-ledger" },
  { name: "sections", brand: "early-learning", path: "/aggregation/early-years-job-pool" },
  { name: "blogs", brand: "workinaus", path: "/page/blogs" },
  { name: "not-found", brand: "automotive", path: "/nothing-here" },
  {
    name: "mail-receipt",
    brand: "hospitality",
    path: "/robots.txt",
    open: openMail(/^Your application for/),
  },
  { name: "mail-withdrawn", brand: "hospitality", path: "/robots.txt", open: openMail(/^You withdrew/) },
];

/** Widths that every page is drawn at, with a usual height each. */
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** The height of each picture of a sheet and the gap around it, in pixels. */
const [shown, gap] = [320, 12];

/** One picture of all widths: the light scheme above the dark one. */
const sheetOf = async (pictures: Buffer[][]): Promise<Buffer> => {
  const parts: OverlayOptions[] = [];
  let width = 0;
  for (const [row, line] of pictures.entries()) {
    let left = gap;
    for (const picture of line) {
      const small = await sharp(picture)
        .resize({ height: shown })
        .png()
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: small.data, left, top: gap + row * (shown + gap) });
      left += small.info.width + gap;
    }
    width = left;
  }
  return sharp({
    create: { width, height: pictures.length * (shown + gap) + gap, channels: 3, background: "#9aa0a8" },
  })
    .composite(parts)
    .webp({ quality: 64 })
    .toBuffer();
};

const schemes = ["light", "dark"] as const;

/** The pictures of a page in each scheme, from the narrowest. */
const draw = async (
  browser: Browser,
  { brand, path, own, open }: Shown,
  origin: string,
): Promise<Buffer[][]> => {
  const site = new URL(origin);
  site.hostname = `${brand}.${site.hostname}`;
  const options = { baseURL: site.href, reducedMotion: "reduce" } as const;
  const storageState = own ? await signedIn(browser, options) : undefined;
  const pictures: Buffer[][] = schemes.map(() => []);
  for (const viewport of windows) {
    const context = await browser.newContext({ ...options, viewport, ...(storageState && { storageState }) });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await open?.(page);
    await page.waitForLoadState("networkidle");
    for (const [row, colorScheme] of schemes.entries()) {
      await page.emulateMedia({ colorScheme });
      pictures[row]!.push(await page.screenshot());
    }
    await context.close();
  }
  return pictures;
};

/** Draws every page at every width, light and dark, on one sheet a page: `images/page-<name>.webp`. */
export const drawPages = async (browser: Browser, origin: string): Promise<void> => {
  for (const page of pagesWith(await fillSeeker(origin))) {
    const sheet = await sheetOf(await draw(browser, page, origin));
    const file = join(import.meta.dirname, "images", `page-${page.name}.webp`);
    await writeFile(file, sheet);
    console.log(`${file}: ${Math.round(sheet.length / 1024)} KB`);
  }
};
