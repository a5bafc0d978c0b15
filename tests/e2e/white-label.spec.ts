import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { searchJobs } from "../../src/contract/jobs.ts";
import { callOn, findJob } from "./api.ts";
import { ask } from "./crawl.ts";
import { pdf } from "./cv.ts";
import { answerQuestions, giveRight, register } from "./seeker.ts";
import { at } from "./site.ts";

const slug = "redgum-ridge-motors";
const name = "Redgum Ridge Motors";
const brand = "automotive";
/** The employer's own host, without its ending. */
const own = `careers.${slug}`;

const icon = (page: Page) => page.locator('link[rel="icon"]').first().getAttribute("href");
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent-solid"));

test("on an employer's own host a seeker finds a job, opens an account, applies and sees the receipt", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const job = await findJob(own, ({ apply_url: url }) => url === null);
  await page.goto(at(own));
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
  // The home page leads to nothing above it.
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Jobs" }).first().click();
  await expect(page).toHaveURL(at(own, "/job/searched"));
  await page.goto(at(own, `/job/${job.id}/${job.slug}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    at(own, `/job/${job.id}/${job.slug}`),
  );

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await register(page, `${randomUUID()}@example.com`);
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await page
    .getByRole("button", { name: /^Apply/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: pdf("Priya Raman") });
  await expect(dialog.getByRole("radio", { name: /cv\.pdf/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Continue" }).click();
  if (job.screening.length) {
    await answerQuestions(page, job);
    await dialog.getByRole("button", { name: "Continue" }).click();
  }
  await giveRight(page, job);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: /^Send/ }).click();
  await dialog.getByRole("link", { name: "See your receipt" }).click();
  await expect(page.getByRole("main")).toContainText("cv.pdf");
  await page.goto(at(own, "/user/saved"));
  await expect(page.getByRole("main").getByRole("link", { name: job.title, exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
  // The seeker of one host is nobody on another.
  await page.goto(at(brand, "/user/saved"));
  await expect(page.getByRole("main").getByRole("link", { name: job.title, exact: true })).toBeHidden();
  expect(errors).toEqual([]);
});

test("the icon and the accent are those of the host and of the employer's page, in every combination", async ({
  page,
}) => {
  const looks = async (host: string, path: string) => {
    await page.goto(at(host, path));
    return { icon: await icon(page), accent: await accent(page) };
  };
  const ofBrand = await looks(brand, "/sign-in");
  const ofEmployer = await looks(brand, `/enterprise/${slug}`);
  expect(ofBrand.icon).toBe("/favicon.ico");
  expect(ofEmployer.icon).toMatch(/^\/v1\/employer-pictures\//);
  expect(ofEmployer.accent).not.toBe(ofBrand.accent);
  for (const path of ["/sign-in", "/job/searched", "/page/privacy-policy", "/nowhere", `/enterprise/${slug}`])
    expect(await looks(own, path), path).toEqual(ofEmployer);
  await expect(page).toHaveURL(at(own));
});

test("every page and file of an employer's own host is the employer's", async () => {
  const read = async (path: string, status = 200) => {
    const answer = await ask(own, path);
    expect(answer.status, path).toBe(status);
    return answer;
  };
  const pages = [
    "/",
    "/sign-in",
    "/job/searched",
    "/employers",
    "/support",
    "/user/profile",
    "/page/privacy-policy",
  ];
  for (const path of pages) {
    const { text: html, headers } = await read(path);
    expect(headers["content-type"], path).toBe("text/html; charset=utf-8");
    expect(html, path).toContain(name);
    expect(html, path).not.toContain("Torque Jobs");
  }
  for (const path of ["/page/blogs", "/page/guides", "/jobseeker", "/og/home.jpg", "/rss.xml"])
    expect((await read(path, 404)).text, path).not.toContain("Torque Jobs");
  expect((await read("/job/liked", 404)).text).toContain(name);
  expect((await read(`/enterprise/${slug}/`, 301)).headers["location"]).toBe("/");
  expect((await read("/docs/embed")).text).toContain('<meta name="robots" content="noindex">');
  expect((await read("/sitemap-pages.xml")).headers["content-type"]).toBe("application/xml; charset=utf-8");
  const manifest = JSON.parse((await read("/site.webmanifest")).text) as object;
  expect(manifest).toMatchObject({ name, short_name: "Redgum Ridge" });
  for (const path of ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-maskable-512.png"]) {
    const drawn = await read(path);
    expect(drawn.headers["content-type"], path).toMatch(/^image\//);
    expect(drawn.body, path).not.toEqual((await ask(brand, path)).body);
  }
  expect((await read("/robots.txt")).text).toContain(`Sitemap: ${at(own, "/sitemap.xml")}`);
  const jobs = await callOn(own)(searchJobs, { query: {}, body: {} });
  expect(new Set(jobs.data.map(({ employer }) => employer.slug))).toEqual(new Set([slug]));
});
