import { expect, test, type Page } from "@playwright/test";
import { findJob } from "./api.ts";
import { axeFindings, overflow } from "./axe.ts";
import { awake, loadedFiles } from "./seeker.ts";
import { at } from "./site.ts";

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

const openSearch = async (page: Page, viewport: { width: number; height: number }) => {
  await page.setViewportSize(viewport);
  await page.goto(at("hospitality", "/job/searched?q=chef"));
  await awake(page, "Search");
};

const list = (page: Page) => page.getByRole("region", { name: "Jobs", exact: true });
const cards = (page: Page) => list(page).getByRole("article");
const titles = (page: Page) => list(page).getByRole("heading", { level: 2 }).getByRole("link");
const pane = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** How many cards are whole in sight, parts of the next one included, and where the first begins. */
const inSight = (page: Page) =>
  cards(page).evaluateAll((nodes) => {
    const boxes = nodes.map((node) => node.getBoundingClientRect());
    const whole = boxes.map(
      ({ top, bottom, height }) => Math.min(1, Math.max(0, innerHeight - top) / height) * Number(bottom > 0),
    );
    return { count: whole.reduce((sum, part) => sum + part, 0), top: boxes[0]!.top };
  });

test("a phone shows the first result at about 200 of 844 px, and at least two and a half", async ({
  page,
}) => {
  await openSearch(page, phone);
  const { count, top } = await inSight(page);
  expect(top).toBeLessThanOrEqual(210);
  expect(count).toBeGreaterThanOrEqual(2.5);
  expect(await overflow(page)).toBe(0);
  const save = (await page.getByRole("link", { name: "Save this search" }).boundingBox())!;
  const sort = (await page.getByLabel("Sort by").boundingBox())!;
  expect(save.y, "saving the search is in the line above it").toBe(sort.y);
  expect(save.y).toBeLessThan(top);
});

test("on a phone filters in use, more than fit in their line, leave the page as wide as the screen", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(
    at(
      "hospitality",
      "/job/searched?q=chef&work_type=Full+time&work_type=Part+time&min_salary=60000&date_posted=7",
    ),
  );
  const inUse = page.getByRole("list", { name: "Filters in use" });
  expect(await inUse.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  expect(await overflow(page)).toBe(0);
});

test("the keyboard skips to the results, wherever the page is in its history", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto(at("hospitality", "/jobs/chef-in-sydney"));
  await awake(page, "Search");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(titles(page).first()).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
});

test("on a phone what, where and distance are one line that opens", async ({ page }) => {
  await openSearch(page, phone);
  const what = page.getByLabel("What");
  await expect(what).toBeHidden();
  const line = page.getByRole("button", { name: "Change the search" });
  await line.click();
  await expect(line).toHaveAttribute("aria-expanded", "true");
  await expect(what).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(what).toBeHidden();
  await expect(line).toBeFocused();
  await page.keyboard.press("Enter");
  await what.fill("barista");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Barista jobs");
  await expect(what).toBeHidden();
  // The results before are pale until the new ones are there.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("a laptop shows five whole results", async ({ page }) => {
  await openSearch(page, laptop);
  const { count } = await inSight(page);
  expect(count).toBeGreaterThanOrEqual(5);
});

test("at 200 % zoom the link to support hides nothing that has the focus", async ({ page }) => {
  await openSearch(page, { width: 720, height: 450 });
  await titles(page).first().focus();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-support]") ?? null;
    });
    expect(hidden).toBeNull();
  }
});

test("nothing is wider than a screen of 320 px, however long a title is", async ({ page }) => {
  await openSearch(page, { width: 320, height: 700 });
  await titles(page).evaluateAll(([first, second]) => {
    first!.textContent = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(2);
    second!.textContent = "Senior executive pastry chef and demi chef de partie ".repeat(4);
  });
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("a job that is hidden can be brought back, at once or later", async ({ page }) => {
  await openSearch(page, laptop);
  const title = await titles(page).first().innerText();
  const href = (await titles(page).first().getAttribute("href"))!;
  await cards(page)
    .first()
    .getByRole("button", { name: `Hide ${title}` })
    .click();
  const undo = page.getByRole("button", { name: `Undo hiding ${title}` });
  await expect(undo).toBeFocused();
  await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
  await undo.click();
  await expect(page.locator(`a[href="${href}"]`)).toBeVisible();

  await cards(page)
    .first()
    .getByRole("button", { name: `Hide ${title}` })
    .click();
  await page.reload();
  await awake(page, "Search");
  await expect(list(page)).toContainText("1 job that you hid is left out.");
  await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
  await list(page).getByRole("button", { name: "Show again" }).click();
  await expect(page.locator(`a[href="${href}"]`)).toBeVisible();
});

test("jobs that are new since the last visit, and those opened before, are marked in this browser", async ({
  page,
}) => {
  await openSearch(page, phone);
  await expect(cards(page).getByText("New", { exact: true })).toHaveCount(0);
  const title = await titles(page).first().innerText();
  await titles(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.evaluate(() =>
    localStorage.setItem("portal:visits", JSON.stringify({ seen: "2020-01-01T00:00:00.000Z", before: null })),
  );
  await openSearch(page, phone);
  await expect(cards(page).first().getByText("Viewed", { exact: true })).toBeVisible();
  await expect(cards(page).first().getByText("New", { exact: true })).toBeVisible();
});

test("a job whose page was opened by its address is marked in the list that follows", async ({ page }) => {
  await page.setViewportSize(phone);
  const job = await findJob("hospitality", () => true, { q: "chef" });
  await page.goto(at("hospitality", `/job/${job.id}/${job.slug}`));
  await page.goto(at("hospitality", "/job/searched?q=chef"));
  await expect(page.locator(`[data-job="${job.id}"]`).getByText("Viewed", { exact: true })).toBeVisible();
});

test.describe("from 1200 px on", () => {
  test("a job opens beside the list, whose address keeps it, and Back and Forward follow it", async ({
    page,
  }) => {
    await openSearch(page, laptop);
    await titles(page).nth(5).scrollIntoViewIfNeeded();
    const link = titles(page).nth(5);
    const title = await link.innerText();
    const id = /\/job\/(\d+)/.exec((await link.getAttribute("href"))!)![1]!;
    const address = at("hospitality", `/job/searched?q=chef&job=${id}`);
    const place = () => link.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const before = await place();
    const description = page.locator("meta[name=description]");
    const searched = await description.getAttribute("content");

    await link.click();
    await expect(page).toHaveURL(address);
    const job = pane(page, title);
    await expect(job.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title} at `));
    await expect(description).not.toHaveAttribute("content", searched!);
    await expect(
      job.getByRole("button", { name: "Apply now" }).or(job.getByRole("link", { name: /^Apply/ })),
    ).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", "true");
    expect(await place(), "the card stays where it was").toBe(before);

    const second = titles(page).nth(6);
    const other = await second.innerText();
    await second.click();
    await expect(pane(page, other).getByRole("heading", { level: 2 }).first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(job.getByRole("heading", { level: 2 })).toBeFocused();
    const narrow = await place();
    await page.goBack();
    await expect(page).toHaveURL(at("hospitality", "/job/searched?q=chef"));
    await expect(job).toHaveCount(0);
    await expect(page).toHaveTitle(/^Chef jobs/);
    await expect(description).toHaveAttribute("content", searched!);
    await expect(link).toBeFocused();
    expect(Math.abs((await place()) - narrow), "the list keeps its place").toBeLessThanOrEqual(2);
    await page.goForward();
    await expect(job).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(address);
    await expect(job.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(link).toBeInViewport();
    await job.getByRole("button", { name: "Close the job" }).click();
    await expect(page).toHaveURL(at("hospitality", "/job/searched?q=chef"));
  });

  test("a job beside the list can be reported, Escape closes it, and a narrower window shows its page", async ({
    page,
  }) => {
    await openSearch(page, laptop);
    const link = titles(page).first();
    const title = await link.innerText();
    const href = (await link.getAttribute("href"))!;
    await link.click();
    const job = pane(page, title);
    await job.getByRole("button", { name: "Report this job" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(job).toBeVisible();
    await job.getByRole("button", { name: "Close the job" }).focus();
    await page.keyboard.press("Escape");
    await expect(job).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await expect(job).toBeVisible();
    await page.setViewportSize({ width: 1152, height: 800 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(at("hospitality", href));
  });

  test("a job beside the list has what its page has, and keeps Apply and Save in reach", async ({ page }) => {
    const found = await findJob("hospitality", ({ benefits }) => benefits.length > 0, { q: "chef" });
    await page.setViewportSize(laptop);
    await page.goto(at("hospitality", `/job/searched?q=chef&employer=${found.employer.id}`));
    await awake(page, "Search");
    await page.locator(`[data-job="${found.id}"] h2 a`).click();
    const job = pane(page, found.title);
    await expect(job.getByText("Benefits:")).toBeVisible();
    await job.getByRole("link", { name: "Share by email" }).scrollIntoViewIfNeeded();
    await expect(job.getByRole("button", { name: "Share", exact: true })).toBeVisible();
    await expect(job.getByRole("heading", { name: `About ${found.employer.name}` })).toBeVisible();
    await expect(job.getByRole("button", { name: "Save", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(
      job.getByRole("button", { name: "Apply now" }).or(job.getByRole("link", { name: /^Apply/ })),
    ).toBeInViewport({ ratio: 1 });

    await job.getByRole("button", { name: "Back to the list" }).last().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`[data-job="${found.id}"] h2 a`)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(job.getByRole("heading", { level: 2 })).toBeFocused();

    await page
      .getByRole("button", { name: `Hide ${found.title}`, exact: true })
      .first()
      .click();
    await expect(job).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Undo hiding ${found.title}` })).toBeFocused();
  });

  test("without a connection a job beside the list shows what its card knows, and opens once it is back", async ({
    page,
    context,
  }) => {
    // The scripts of the view are not there yet.
    await page.route(/JobBeside/, (route) => route.abort());
    await openSearch(page, laptop);
    await page.waitForLoadState("networkidle");
    await page.unrouteAll();
    await context.setOffline(true);
    const first = titles(page).first();
    const name = await first.innerText();
    await first.click();
    const waits = page.getByText("You are offline. The job opens once you are back online.");
    await expect(waits).toBeVisible();
    await expect(page.locator("[aria-busy=true]", { hasText: name })).toBeVisible();
    await context.setOffline(false);
    await expect(pane(page, name).getByRole("heading", { name: "About this job" })).toBeAttached();
    await expect(waits).toBeHidden();
  });

  test("a job that is clicked before the scripts are there opens beside the list once they are", async ({
    page,
  }) => {
    await page.setViewportSize(laptop);
    await page.goto(at("hospitality", "/job/searched?q=chef"));
    const link = titles(page).first();
    const title = await link.innerText();
    await link.evaluate((node: HTMLElement) => node.click());
    await expect(pane(page, title)).toBeVisible();
    await expect(list(page)).toBeVisible();
  });

  test("a job that is clicked opens as a page where the scripts cannot be loaded", async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.goto(at("hospitality", "/job/searched?q=chef"));
    const link = titles(page).first();
    const title = await link.innerText();
    await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
    await link.evaluate((node: HTMLElement) => node.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("a job that the pointer rested on opens without waiting for the network", async ({ page }) => {
    await openSearch(page, laptop);
    const link = titles(page).first();
    const title = await link.innerText();
    const loaded = page.waitForResponse(/\/v1\/seeker\/job\/\d+$/);
    await link.hover();
    await (await loaded).finished();
    await expect.poll(() => loadedFiles(page)).toContainEqual(expect.stringMatching(/\/JobBeside\./));
    await page.context().setOffline(true);
    await link.click();
    await expect(pane(page, title).getByRole("heading", { name: "What you will do" })).toBeVisible();
    await page.context().setOffline(false);
  });

  test("a new filter closes the job, and Close leaves the list of an address that was sent", async ({
    page,
  }) => {
    await openSearch(page, laptop);
    const title = await titles(page).first().innerText();
    await titles(page).first().click();
    await expect(pane(page, title)).toBeVisible();
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    await expect(pane(page, title)).toBeVisible();
    await pane(page, title).getByRole("button", { name: "Close the job" }).click();
    await expect(page).toHaveURL(at("hospitality", "/job/searched?q=chef"));
    await titles(page).first().click();
    await expect(pane(page, title)).toBeVisible();
    await page.getByLabel(/^Full time/).check();
    await expect(page).toHaveURL(/work_type=Full/);
    await expect(pane(page, title)).toHaveCount(0);
  });

  test("with a key held down the link is an ordinary one", async ({ page, context }) => {
    await openSearch(page, laptop);
    const title = await titles(page).first().innerText();
    const opened = context.waitForEvent("page");
    await titles(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(at("hospitality", "/job/searched?q=chef"));
  });

  test("axe finds nothing with a job beside the list in either scheme", async ({ page }) => {
    await openSearch(page, laptop);
    const title = await titles(page).first().innerText();
    await titles(page).first().click();
    await expect(pane(page, title).getByRole("heading", { name: "What you will do" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "contrast")).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});

test("below 1200 px a result opens a page of its own, as it does without JavaScript", async ({
  page,
  browser,
}) => {
  await openSearch(page, { width: 1199, height: 800 });
  const title = await titles(page).first().innerText();
  await titles(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const plain = await context.newPage();
  await plain.goto(at("hospitality", "/job/searched?q=chef"));
  await expect(plain.getByLabel("What")).toBeVisible();
  expect((await inSight(plain)).top, "the filters are below the jobs").toBeLessThan(phone.height);
  await plain.getByRole("link", { name: "Filters" }).click();
  await expect(plain.getByRole("group", { name: "Work Type" })).toBeInViewport();
  await titles(plain).first().click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(title);
  await context.close();
});
