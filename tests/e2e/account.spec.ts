import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { axeFindings, overflow } from "./axe.ts";
import { codeFor, mailTo } from "./mail.ts";
import { awake, enter, openAsNewSeeker } from "./seeker.ts";
import { at } from "./site.ts";

const brand = "early-learning";
const password = "correct horse 9";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens the account page of a new seeker, and gives the address. */
const openAccount = async (page: Page): Promise<string> => {
  const email = await openAsNewSeeker(page, brand, "/user/account");
  await expect(part(page, "Your details")).toContainText(email);
  return email;
};

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).first();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a seeker changes the name, and the page shows it", async ({ page }) => {
  await openAccount(page);
  await page.getByRole("button", { name: "Change name" }).click();
  const form = dialog(page, "Change name");
  await form.getByLabel("Given name").fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toContainText("Enter your given name.");
  await form.getByLabel("Given name").fill("Priyanka");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your name has been saved.")).toBeVisible();
  await expect(part(page, "Your details")).toContainText("Priyanka Raman");
  await page.reload();
  await expect(part(page, "Your details")).toContainText("Priyanka Raman");
});

test("a tab of the account that gets the focus on a narrow phone is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAccount(page);
  const tabs = page.getByRole("navigation", { name: "Your account" }).getByRole("link");
  await tabs.last().focus();
  for (const tab of (await tabs.all()).reverse()) {
    await expect(tab).toBeFocused();
    const { x, width } = (await tab.boundingBox())!;
    // Places are scrolled to in whole pixels.
    expect.soft(x, await tab.innerText()).toBeGreaterThan(-1);
    expect.soft(x + width, await tab.innerText()).toBeLessThan(321);
    await page.keyboard.press("Shift+Tab");
  }
});

test("on a phone the tabs begin with those used most, and a tab that is cut off says there are more", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNewSeeker(page, brand, "/user/dashboard");
  const tabs = page.getByRole("navigation", { name: "Your account" });
  await expect(tabs.getByRole("link", { name: "Applications" })).toBeInViewport({ ratio: 1 });
  const edges = await tabs
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(edges.some(({ left, right }) => left < 380 && right > 410)).toBe(true);
  await expect(tabs).toHaveCSS("background-image", /gradient/);
});

test("a seeker changes the email with the codes from both addresses", async ({ page }) => {
  const email = await openAccount(page);
  const other = `${randomUUID()}@example.com`;
  await page.getByRole("button", { name: "Change email" }).click();
  const form = dialog(page, "Change email");
  await form.getByLabel("New email").fill(other);
  await form.getByRole("button", { name: "Send codes" }).click();
  await form.getByLabel(`6-digit code sent to ${other}`).fill(await codeFor(page.request, other));
  await form.getByLabel(`6-digit code sent to ${email}`).fill("000 000");
  await form.getByRole("button", { name: "Confirm" }).click();
  await expect(form).toContainText("This code is wrong, used or too old.");

  // What waits for its codes is still there after a reload.
  await page.reload();
  await expect(part(page, "Your details").getByRole("status")).toContainText(other);
  await page.getByRole("button", { name: "Change email" }).click();
  await form.getByLabel(`6-digit code sent to ${other}`).fill(await codeFor(page.request, other));
  await form
    .getByLabel(`6-digit code sent to ${email}`)
    .fill(await codeFor(page.request, email, /is your \S+.* code$/));
  await form.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`From now on you sign in with ${other}.`)).toBeVisible();
  await expect(part(page, "Your details")).toContainText(other);
  await mailTo(page.request, email, /another email address/);
});

test("a seeker changes the password, sees both devices, and signs the other one out", async ({
  page,
  browser,
}) => {
  const email = await openAccount(page);
  const next = "a river of 7 stones";
  await page.getByRole("button", { name: "Change password" }).click();
  const form = dialog(page, "Change password");
  await form.getByLabel("Current password").fill("not this one");
  await form.getByLabel("New password").fill(next);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toContainText("This is not the password of your account.");
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(at(brand, "/sign-in?return=%2Fuser%2Faccount"));
  await awake(other, "SignIn");
  await enter(other, email, next);
  await other.waitForURL(at(brand, "/user/account"));
  const devices = part(page, "Devices").getByRole("listitem");
  await page.reload();
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  await devices
    .filter({ hasNotText: "This device" })
    .getByRole("button", { name: /^Sign out/ })
    .click();
  await expect(devices).toHaveCount(1);
  await expect(devices.getByRole("button", { name: /^Sign out/ })).toBeFocused();
  await other.getByRole("button", { name: "Download my data" }).click();
  await other.waitForURL(at(brand, "/"));
  await context.close();
});

test("a seeker chooses mails, downloads the data and sees that on the list", async ({ page }) => {
  await openAccount(page);
  const choice = page.getByRole("checkbox", { name: "Receipts of applications" });
  await choice.uncheck();
  await expect(page.getByText("Your choices have been saved.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^early-learning data .*\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(part(page, "Who has seen my data").getByRole("listitem")).toContainText([
    "You: All data of the account",
  ]);
});

test("a seeker erases the account by keyboard alone, and gets a receipt", async ({ page }) => {
  const email = await openAccount(page);
  await expect(part(page, "Erase my account")).toContainText("What stays with employers");
  // A page notes the version of the site some seconds after its start: that goes with the rest.
  await page.waitForFunction(() => localStorage.getItem("portal:build-version") !== null);
  await page.getByRole("button", { name: "Erase my account" }).focus();
  await page.keyboard.press("Enter");
  const form = dialog(page, "Erase my account");
  await form.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  const done = dialog(page, "Account erased");
  await expect(done).toContainText(`We are sending a receipt to ${email}.`);
  expect(await page.evaluate(() => [document.cookie, Object.keys(localStorage)])).toEqual(["", []]);
  await mailTo(page.request, email, /has been erased/);
  await done.getByRole("button", { name: "Go to the home page" }).press("Enter");
  await page.waitForURL(at(brand, "/"));
  await page.goto(at(brand, "/user/account"));
  await expect(page.getByText("Sign in to see your account")).toBeVisible();
});

test("the navigation shows the page that is open, also at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openAccount(page);
  const own = page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Account" });
  await expect(own).toBeInViewport({ ratio: 0.99 });
});

test("everybody can use the account page and its dialogs, also at 320 px", async ({ page }) => {
  await openAccount(page);
  const looks = [
    { width: 320, colorScheme: "light" },
    { width: 1700, colorScheme: "dark" },
  ] as const;
  const expectFit = async (name: string) => {
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${name}, ${width} px`).toEqual([]);
      expect(await overflow(page), `${name}, ${width} px`).toBe(0);
    }
  };
  await expectFit("the page");
  for (const name of ["Change name", "Change email", "Change password", "Erase my account"]) {
    await page.getByRole("button", { name }).click();
    await expect(dialog(page, name)).toBeVisible();
    await expectFit(name);
    await page.keyboard.press("Escape");
    await expect(dialog(page, name)).toHaveCount(0);
  }
});
