import { expect, test, type Page } from "@playwright/test";
import { awake } from "./seeker.ts";
import { at } from "./site.ts";

const calls = "**/v1/seeker/job?page=*";

const openSearch = async (page: Page, query = "", brand = "workinaus") => {
  await page.goto(at(brand, `/job/searched${query}`));
  await awake(page, "Search");
};

/** How many jobs the page says there are. */
const total = async (page: Page): Promise<number> => {
  const text = await page
    .getByRole("status")
    .filter({ hasText: /jobs?$/ })
    .innerText();
  return Number(text.replace(/\D/g, ""));
};

const jobs = (page: Page) => page.getByRole("region", { name: "Jobs", exact: true });
const titles = (page: Page) => jobs(page).getByRole("heading", { level: 2 });
const settled = (page: Page) => expect(jobs(page)).toHaveAttribute("aria-busy", "false");

test("a filter applies at once, stands in the address, and Back and Forward follow it", async ({ page }) => {
  await openSearch(page, "?q=nurse");
  const all = await total(page);
  await page.getByLabel(/^Full time/).check();
  await expect(page).toHaveURL(at("workinaus", "/job/searched?q=nurse&work_type=Full+time"));
  await settled(page);
  const fullTime = await total(page);
  expect(fullTime).toBeLessThan(all);
  await page.getByLabel("Pay Type").selectOption({ value: "1" });
  await page.getByLabel("Minimum Salary").selectOption({ label: "$80,000" });
  await expect(page).toHaveURL(/pay_type=1&min_salary=80000/);
  await settled(page);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(at("workinaus", "/job/searched?q=nurse&work_type=Full+time"));
  await expect.poll(() => total(page)).toBe(fullTime);
  await page.goBack();
  await expect(page.getByLabel(/^Full time/)).not.toBeChecked();
  await expect.poll(() => total(page)).toBe(all);
  await page.goForward();
  await expect(page.getByLabel(/^Full time/)).toBeChecked();
  await expect.poll(() => total(page)).toBe(fullTime);
});

test("an address gives the same search to whom it is sent", async ({ page }) => {
  await openSearch(page, "?q=manager&work_type=Contract&date_posted=30&sort=date&states=1");
  await expect(page.getByRole("searchbox", { name: "What" })).toHaveValue("manager");
  await expect(page.getByLabel(/^Contract/)).toBeChecked();
  await expect(page.getByLabel("Date Posted")).toHaveValue("30");
  await expect(page.getByLabel("Sort by")).toHaveValue("date");
  const filters = page.getByRole("list", { name: "Filters in use" });
  await expect(filters.getByRole("listitem")).toHaveText([
    /Contract/,
    /Last 30 days/,
    /New South Wales/,
    "Clear all",
  ]);
  await filters.getByRole("link", { name: "Remove filter: Contract" }).click();
  await expect(page).toHaveURL(/searched\?q=manager&states=1&date_posted=30&sort=date$/);
  await filters.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/searched\?q=manager&sort=date$/);
});

test("an answer that comes late never replaces a newer one", async ({ page }) => {
  await openSearch(page);
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  let asked = 0;
  await page.route(calls, async (route) => {
    if (asked++ === 0) await held;
    await route.continue().catch(() => undefined);
  });
  const before = await titles(page).allInnerTexts();
  await page.getByLabel(/^Part time/).check();
  await expect(jobs(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCSS("height", "4px");
  expect(await titles(page).allInnerTexts(), "the last list stays in sight").toEqual(before);

  await page.getByLabel(/^Casual/).check();
  await expect(page).toHaveURL(/work_type=Part\+time&work_type=Casual/);
  await settled(page);
  const both = await total(page);
  answerFirst();
  await page.unroute(calls);
  await page.getByLabel("Date Posted").selectOption("30");
  await settled(page);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(both);
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeHidden();
});

test("a search that fails keeps the list, says so and can be tried again", async ({ page }) => {
  await openSearch(page);
  const before = await titles(page).allInnerTexts();
  await page.route(calls, (route) => route.abort());
  await page.getByLabel(/^Casual/).check();
  const alert = jobs(page).getByRole("alert");
  await expect(alert).toContainText("The list could not be loaded.");
  expect(await titles(page).allInnerTexts()).toEqual(before);
  await page.unroute(calls);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  await expect.poll(() => titles(page).allInnerTexts()).not.toEqual(before);
});

test("places are suggested from 3 characters on, and picked by keyboard alone", async ({ page }) => {
  await openSearch(page, "?q=chef", "hospitality");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/locations/specific")) asked.push(request.postData() ?? "");
  });
  const where = page.getByRole("combobox", { name: "Where" });
  await where.focus();
  await page.keyboard.type("sy");
  await expect(where).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("dney");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(asked.every((body) => !body.includes('"sy"'))).toBe(true);
  await page.keyboard.press("ArrowDown");
  const first = page.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(where).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id"))!);
  const place = await first.innerText();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/location=\d+/);
  await expect(where).toHaveValue(place);
  await expect(where).toBeFocused();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Chef jobs in ${place}`);
  await where.fill("melbourne");
  await expect(page.getByRole("listbox")).toBeVisible();
  // As Safari's button does, which takes no focus from the field.
  await where.evaluate((field: HTMLInputElement) => field.form!.requestSubmit());
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("on a phone the filters open as a sheet that shows what they would give", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, "?q=chef", "hospitality");
  await expect(page.getByLabel(/^Full time/)).toBeHidden();
  const open = page.getByRole("button", { name: /^Filters/ });
  await open.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel(/^Full time/).check();
  await settled(page);
  const count = await total(page);
  await sheet.getByRole("button", { name: `Show ${count} jobs` }).click();
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(open).toHaveText("Filters (1)");

  const filtered = page.url();
  await open.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url(), "Back closes the sheet alone").toBe(filtered);
  await page.goBack();
  await expect(page).toHaveURL(at("hospitality", "/job/searched?q=chef"));
  await open.click();
  await sheet.getByLabel(/^Full time/).check();
  await settled(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page, "nor does it undo what was chosen").toHaveURL(filtered);
  await expect(open).toHaveText("Filters (1)");
});

test("searches of this browser come back under the list, and can be forgotten", async ({ page }) => {
  await openSearch(page, "?q=barista", "hospitality");
  await page.waitForFunction(() => localStorage.getItem("portal:recent-searches")?.includes("barista"));
  // A search that finds nothing is not worth coming back to.
  await openSearch(page, "?q=zzxqwv", "hospitality");
  await openSearch(page, "?q=waiter", "hospitality");
  const recent = page.getByRole("region", { name: "Recent searches" });
  await expect(recent.getByRole("link")).toHaveText(["Barista jobs"]);
  await recent.getByRole("link", { name: "Barista jobs" }).click();
  await expect(page).toHaveURL(at("hospitality", "/job/searched?q=barista"));
  await awake(page, "Search");
  await expect(recent.getByRole("link")).toHaveText(["Waiter jobs"]);
  await recent.getByRole("button", { name: "Forget Waiter jobs" }).click();
  await expect(recent).toBeHidden();
});

test("a search that finds nothing offers searches that do", async ({ page }) => {
  await openSearch(page, "?q=zzxqwv&work_type=Casual", "hospitality");
  expect(await total(page)).toBe(0);
  await expect(jobs(page)).toContainText("No jobs match this search");
  await jobs(page).getByRole("link").first().click();
  await expect.poll(() => total(page)).toBeGreaterThan(0);

  await openSearch(page, "?q=elctrician", "electrical");
  expect(await total(page)).toBeGreaterThan(0);
  await expect(page.getByText("Showing jobs for")).toContainText("electrician");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Electrician jobs");
  await page.getByRole("link", { name: "Search for “elctrician” instead" }).click();
  await expect(page).toHaveURL(at("electrical", "/job/searched?q=elctrician&as_typed=true"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elctrician jobs");
});

test("the filters have the labels and options that are agreed", async ({ page }) => {
  await openSearch(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const options = async (label: string) =>
    (await filters.getByLabel(label).getByRole("option").allInnerTexts()).map((text) =>
      text.replace(/ \([\d,]+\)$/, ""),
    );
  const types = filters.getByRole("group", { name: "Work Type" });
  await expect(types.getByRole("checkbox")).toHaveCount(4);
  for (const type of ["Full time", "Part time", "Contract", "Casual"])
    await expect(types.getByLabel(new RegExp(`^${type}`))).toBeVisible();
  expect(await options("Pay Type")).toEqual(["Any", "Annual", "Monthly", "Hourly", "Weekly", "Daily"]);
  expect(await options("Date Posted")).toEqual([
    "Anytime",
    "Today",
    "Last 3 days",
    "Last 7 days",
    "Last 14 days",
    "Last 30 days",
  ]);
  await filters.getByLabel("Pay Type").selectOption("3");
  await expect
    .poll(() => options("Minimum Salary"))
    .toEqual([0, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100].map((amount) => `$${amount}`));
  expect((await options("Maximum Salary")).at(-1)).toBe("$100+");
});

test("a seeker looks in several places, and takes one off again", async ({ page }) => {
  await openSearch(page, "?q=nurse&address=Brisbane");
  const where = page.getByRole("combobox", { name: "Where" });
  await expect(where).toHaveValue("Brisbane QLD 4000");
  const first = await total(page);
  await page.getByRole("button", { name: "Add another place" }).click();
  await expect(where).toBeFocused();
  await expect(where).toHaveValue("Brisbane QLD 4000 or ");
  await page.keyboard.type("gold co");
  await page.getByRole("option", { name: "Gold Coast QLD" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Nurse jobs in Brisbane QLD 4000 or Gold Coast QLD",
  );
  await settled(page);
  const both = await total(page);
  expect(both).toBeGreaterThan(first);
  const address = page.url();
  const chips = page.getByRole("list", { name: "Filters in use" });
  await chips.getByRole("link", { name: "Remove filter: Brisbane QLD 4000" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nurse jobs in Gold Coast QLD");
  await expect(where).toHaveValue("Gold Coast QLD");
  await settled(page);
  expect(await total(page)).toBe(both - first);

  // The address gives the same, and typed words mean the same.
  for (const path of [address, at("workinaus", "/job/searched?q=nurse&address=brisbane%2C+gold+coast")]) {
    await page.goto(path);
    await expect(chips.getByRole("listitem")).toHaveText([/Brisbane QLD 4000$/, /Gold Coast QLD$/]);
    expect(await total(page)).toBe(both);
  }
});

test("pay and work type are one tap away above the list, and say what is chosen", async ({ page }) => {
  await openSearch(page, "?q=chef");
  await page.getByRole("button", { name: "Work type", exact: true }).click();
  const panel = page.locator(":popover-open");
  await panel.getByLabel(/^Casual/).check();
  await expect(page).toHaveURL(/work_type=Casual/);
  const chip = page.getByRole("button", { name: "Work type: Casual" });
  await expect(chip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chip).toBeFocused();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await panel.getByLabel("Pay Type").selectOption({ value: "3" });
  await expect(page.getByRole("button", { name: "Pay: Hourly pay" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Pay: Hourly pay" })).toBeHidden();
});
