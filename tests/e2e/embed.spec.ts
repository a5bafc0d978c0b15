import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { axeFindings, overflow } from "./axe.ts";
import { at, port } from "./site.ts";

/** An employer's own web site, with a policy that allows what /docs/embed asks for and nothing else. */
let site: Server;
let own: string;
const sources = at("automotive", "");
const policy = `default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; script-src ${sources}; connect-src ${sources}`;

test.beforeAll(async () => {
  site = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, "http://own");
    if (pathname !== "/careers") return void response.writeHead(404).end();
    const attributes = searchParams.get("attributes") ?? "";
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      ...(searchParams.has("isolated") && { "cross-origin-embedder-policy": "require-corp" }),
    }).end(`<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="${searchParams.get("scheme") ?? "light"}"><title>Careers</title></head>
      <body><main><h1>Work with us</h1><div id="jobs"></div>
      <script src="${at("automotive", "/embed.js")}" ${attributes} async></script></main></body></html>`);
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  own = `http://127.0.0.1:${(site.address() as AddressInfo).port}/careers`;
});
test.afterAll(() => void site.close());

interface Overview {
  payload: { employers: { slug: string; name: string; count: number }[] };
}
/** The employer with the most jobs on the site: more than a page of them. */
const largest = async (page: Page) => {
  const response = await page.request.get(`http://127.0.0.1:${port}/v1/seeker/job/overview`, {
    headers: { "host-name": "automotive.localhost" },
  });
  return ((await response.json()) as Overview).payload.employers[0]!;
};

const open = async (page: Page, query: Record<string, string> = {}) => {
  const employer = await largest(page);
  const attributes = `data-employer="${employer.slug}" ${query["attributes"] ?? ""}`;
  const complaints: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", (error) => void complaints.push(error.message));
  await page.goto(`${own}?${new URLSearchParams({ ...query, attributes })}`);
  return { employer, complaints };
};

test("an employer's own page with a strict policy lists its jobs, searches them and shows more", async ({
  page,
  context,
}) => {
  const { employer, complaints } = await open(page, { isolated: "" });
  await expect(page.getByRole("heading", { level: 2, name: `Jobs at ${employer.name}` })).toBeVisible();
  const jobs = page.getByRole("listitem");
  const first = Math.min(20, employer.count);
  await expect(jobs).toHaveCount(first);
  const link = jobs.first().getByRole("link");
  expect(await link.getAttribute("href")).toMatch(new RegExp(`^${at("automotive", "/job/")}\\d+/`));

  const title = (await link.textContent())!;
  await page.getByRole("searchbox", { name: "Search these jobs" }).fill(`"${title}"`);
  await expect(page.getByRole("status")).toHaveText(/^(\d+ of )?\d+ jobs?$/);
  await expect(jobs.first().getByRole("link")).toHaveText(title);
  await page.getByRole("searchbox").fill("zeppelin pilot");
  await expect(page.getByRole("status")).toHaveText("No job has “zeppelin pilot”.");
  await expect(jobs).toHaveCount(0);
  await page.getByRole("searchbox").fill("");
  await expect(jobs).toHaveCount(first);

  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(complaints).toEqual([]);
});

test("more jobs are shown at a press, and the keyboard goes on at the first of them", async ({ page }) => {
  const { employer } = await open(page, { attributes: 'data-target="jobs" data-heading-level="3"' });
  await expect(page.locator("#jobs").getByRole("heading", { level: 3 })).toBeVisible();
  await page.getByRole("button", { name: "Show more jobs" }).press("Enter");
  const jobs = page.getByRole("listitem");
  await expect(jobs).toHaveCount(Math.min(40, employer.count));
  await expect(jobs.nth(20).getByRole("link")).toBeFocused();
});

for (const scheme of ["light", "dark"])
  test(`the list can be read by everybody on a ${scheme} page, at 320 pixels as well`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: scheme as "light" | "dark" });
    await open(page, { scheme });
    await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
    const surface = await page
      .locator("section")
      .evaluate((section) => getComputedStyle(section).backgroundColor);
    expect(surface).toBe(scheme === "light" ? "rgb(255, 255, 255)" : "rgb(14, 16, 20)");
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

test("a page that cannot load the jobs has a link to them instead", async ({ page }) => {
  await page.route("**/v1/embed/**", (route) => route.abort());
  const { employer } = await open(page);
  const link = page.getByRole("link", { name: "See our open jobs" });
  await expect(link).toHaveAttribute("href", at("automotive", `/v1/embed/${employer.slug}`));
});

test("a search that fails says so, and the next one works", async ({ page }) => {
  await open(page);
  const jobs = page.getByRole("listitem");
  await expect(jobs.first()).toBeVisible();
  await page.route("**/v1/embed/**", (route) => route.abort());
  await page.getByRole("searchbox").fill("zeppelin pilot");
  await expect(page.getByRole("status")).toHaveText(/did not work/);
  await expect(jobs.first()).toBeVisible();
  await page.unroute("**/v1/embed/**");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status")).toHaveText("No job has “zeppelin pilot”.");
});

test("every site shows employers what the script looks like, and the line to copy", async ({ page }) => {
  const employer = await largest(page);
  await page.goto(at("automotive", "/docs/embed"));
  await expect(page.getByLabel("The tag")).toHaveText(
    `<script src="${at("automotive", "/embed.js")}" data-employer="${employer.slug}" async></script>`,
  );
  await expect(page.getByRole("heading", { name: `Jobs at ${employer.name}` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toBe(0);
});
