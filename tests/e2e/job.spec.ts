import { expect, test, type Page } from "@playwright/test";
import { getJob, searchJobs } from "../../src/contract/jobs.ts";
import type { JobDetail } from "../../src/contract/job-fields.ts";
import { callOn, findClosedJob, findJob } from "./api.ts";
import { at } from "./site.ts";

type Posting = Record<string, unknown> & { "@type": string };

const structuredData = async (page: Page): Promise<Posting[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Posting,
  );

const address = (job: Pick<JobDetail, "id" | "slug">) => `/job/${job.id}/${job.slug}`;

/** Jobs of every kind that structured data is written differently for. */
const kinds: Record<string, () => Promise<JobDetail>> = {
  "a remote job": () => findJob("workinaus", (job) => job.remote, { remote: true }),
  "a job in several places": () => findJob("hospitality", (job) => job.locations.length > 1),
  "a job that does not say what it pays": () => findJob("workinaus", (job) => job.pay === null),
  "a job paid by the hour": () => findJob("automotive", (job) => job.pay?.type === 3, { pay_type: 3 }),
  "a job that is applied to elsewhere": () => findJob("workinaus", (job) => job.apply_url !== null),
};

for (const [kind, find] of Object.entries(kinds))
  test(`search engines read ${kind} as Google asks for it`, async ({ page }) => {
    const job = await find();
    const brand = kind.includes("several")
      ? "hospitality"
      : kind.includes("hour")
        ? "automotive"
        : "workinaus";
    await page.goto(at(brand, address(job)));
    const posting = (await structuredData(page)).find((thing) => thing["@type"] === "JobPosting")!;
    expect(posting).toMatchObject({
      title: job.title,
      hiringOrganization: { "@type": "Organization", name: job.employer.name },
      directApply: job.apply_url === null,
    });
    expect(posting["description"]).toMatch(/<(p|ul)>/);
    expect(posting["datePosted"]).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    if (job.remote) {
      expect(posting["jobLocationType"]).toBe("TELECOMMUTE");
      expect(posting["applicantLocationRequirements"]).toEqual({ "@type": "Country", name: "AU" });
    } else {
      expect(posting["applicantLocationRequirements"]).toBeUndefined();
      expect(posting["jobLocation"]).toHaveLength(job.locations.length);
    }
    if (job.pay === null) expect(posting["baseSalary"]).toBeUndefined();
    else
      expect(posting["baseSalary"]).toMatchObject({
        currency: "AUD",
        value: { unitText: expect.stringMatching(/^(HOUR|DAY|WEEK|MONTH|YEAR)$/) },
      });
  });

test("a job that has closed says so, leads on, and is gone from lists and search engines", async ({
  page,
  request,
}) => {
  const job = await findClosedJob("workinaus");
  const answer = await page.goto(at("workinaus", address(job)));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("main")).toContainText(
    job.status === "filled" ? "This job has been filled" : "This job has closed",
  );
  await expect(page.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Similar jobs" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect((await structuredData(page)).map((thing) => thing["@type"])).not.toContain("JobPosting");

  const sitemap = await (await request.get(at("127.0.0.1", "/sitemap.xml").replace(".localhost", ""))).text();
  expect(sitemap).not.toContain(address(job));
  const { data } = await callOn("workinaus")(searchJobs, { body: { q: `"${job.title}"` } });
  expect(data.map(({ id }) => id)).not.toContain(job.id);
});

test("a job has one address: others lead to it", async ({ page }) => {
  const job = await findJob("electrical", () => true);
  for (const other of [`/job/${job.id}`, `/job/${job.id}/another-title`, `${address(job)}/`]) {
    await page.goto(at("electrical", other));
    await expect(page).toHaveURL(at("electrical", address(job)));
  }
});

test("a job of another site, and one that never was, is a page that is not here", async ({ page }) => {
  const job = await findJob("early-learning", () => true);
  for (const missing of [address(job), "/job/999999999", "/job/one"]) {
    expect((await page.goto(at("automotive", missing)))?.status(), missing).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn't find this job");
  }
});

test("a job reads whole without JavaScript", async ({ browser }) => {
  const job = await findJob("migration", ({ locations }) => locations.length > 0);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at("migration", address(job)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
  const main = page.getByRole("main");
  for (const text of [job.employer.name, job.locations[0]!.label, job.work_type!])
    await expect(main).toContainText(text);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link")).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  await context.close();
});

test("a job is shared by its own address", async ({ page, context }) => {
  const job = await findJob("automotive", () => true);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(at("automotive", address(job)));
  await page.getByRole("button", { name: /^(Share|Copy)/ }).click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address(job));
});

test("similar jobs are open jobs of the same site", async ({ page }) => {
  const job = await findJob("automotive", ({ similar }) => similar.length > 0);
  await page.goto(at("automotive", address(job)));
  const similar = page.getByRole("region", { name: "Similar jobs" }).getByRole("heading", { level: 3 });
  await expect(similar).toHaveText(job.similar.map(({ title }) => title));
  for (const { id } of job.similar)
    expect((await callOn("automotive")(getJob, { params: { id } })).status).toBe("live");
});
