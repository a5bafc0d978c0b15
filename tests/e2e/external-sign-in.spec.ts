import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { axeFindings, overflow } from "./axe.ts";
import { openAsNewSeeker } from "./seeker.ts";
import { at } from "./site.ts";

const isSignedIn = (page: Page) => expect(page.getByRole("button", { name: "Account" })).toBeVisible();

/** Says who one is in the form of the demo provider. */
const sayWho = async (page: Page, email: string) => {
  await expect(page.getByRole("heading", { name: "Demo sign-in" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
};

const leave = (page: Page) => page.getByRole("button", { name: "Continue with NECA" }).click();

const forget = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};

test("a new seeker saves a job with an identity from elsewhere, and is known the next time", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto(at("electrical", "/job/searched?q=electrician"));
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await leave(page);
  await sayWho(page, email);

  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page).toHaveURL(at("electrical", "/auth/neca-auth"));
  await expect(page.getByLabel("Given name")).toHaveValue("Jamie");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(/Agree to the terms/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(at("electrical", "/job/searched?q=electrician"));
  await isSignedIn(page);
  await expect(page.locator('button[aria-pressed="true"]').first()).toBeVisible();

  await forget(page);
  await page.goto(at("electrical", `/sign-in?return=${encodeURIComponent("/user/saved")}`));
  await leave(page);
  await sayWho(page, email);
  await expect(page).toHaveURL(at("electrical", "/user/saved"));
  await isSignedIn(page);
});

test("a seeker with an account enters its password once", async ({ page }) => {
  const email = await openAsNewSeeker(page, "electrical", "/");
  await isSignedIn(page);
  for (const isFirst of [true, false]) {
    await forget(page);
    await page.goto(at("electrical", "/sign-in"));
    await leave(page);
    await sayWho(page, email);
    if (isFirst) {
      await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
      await page.keyboard.type("correct horse 9");
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(at("electrical"));
    await isSignedIn(page);
  }
});

for (const mode of ["fragment", "form_post"])
  test(`an answer as ${mode} comes back to the browser that left`, async ({ page }) => {
    await page.route(/\/dev\/sign-in\/auth\?/, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("response_mode", mode);
      return route.continue({ url: url.href });
    });
    await page.goto(at("electrical", "/sign-in"));
    await leave(page);
    await sayWho(page, `${randomUUID()}@example.com`);
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await expect(page).toHaveURL(at("electrical", "/auth/neca-auth"));
  });

test("what went wrong is said with what to do, at 320 px too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const back = page.getByRole("link", { name: "Back to sign in" });
  await page.goto(at("electrical", "/sign-in?return=%2Fuser%2Fsaved"));
  await leave(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("NECA did not sign you in");
  await expect(back).toHaveAttribute("href", "/sign-in?return=%2Fuser%2Fsaved");

  for (const response of ["?code=stolen&state=unknown", "#id_token=e30.e30.&state=unknown", ""]) {
    // Another page between: a changed fragment alone loads nothing.
    await page.goto(at("electrical", "/sign-in"));
    await page.goto(at("electrical", `/auth/neca-auth${response}`));
    await expect(page.getByRole("alert")).toContainText(/[Ss]tart/);
    await expect(back).toBeFocused();
    await expect(page).toHaveURL(at("electrical", "/auth/neca-auth"));
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test("a site without a provider has neither the button nor the page", async ({ page }) => {
  const answered = page.waitForResponse(/\/v1\/auth\/external$/);
  await page.goto(at("automotive", "/sign-in"));
  expect(await (await answered).json()).toMatchObject({ payload: { provider: null } });
  await expect(page.getByRole("button", { name: /Continue with/ })).toHaveCount(0);
  expect((await page.goto(at("automotive", "/auth/neca-auth")))!.status()).toBe(404);
});
