import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { everyCompetition } from "../../src/site/competitions/competitions-of.ts";
import { axeFindings, overflow } from "./axe.ts";
import { mailTo } from "./mail.ts";
import { signIn } from "./seeker.ts";
import { at } from "./site.ts";

const open = "/competition/tools-of-your-trade";
const closed = "/competition/where-you-applied-from";

const fillIn = async (page: Page, email: string) => {
  await page.getByLabel("Which tool could you not work without").fill("A spirit level that was my aunt's.");
  await page.getByLabel("Your name").fill("Noor Haddad");
  await page.getByLabel("Your email address").fill(email);
  await page.getByLabel(/I agree to the terms/).check();
};

test("the competitions of the demo are one that is open and one that has closed", () => {
  const now = new Date();
  const states = everyCompetition().map(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
  expect(new Set(states)).toEqual(new Set([true, false]));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody enters a competition, and confirms it by the link in an email", async ({ page }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto(at("electrical", open));
    await expect(page.getByRole("heading", { level: 1, name: "Tools of your trade" })).toBeVisible();
    await fillIn(page, "noor@nowhere");
    await page.getByRole("button", { name: "Send my entry" }).click();
    await expect(page.getByText("Must be an email address")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Noor Haddad");
    await page.getByLabel("Your email address").fill(email);
    await page.getByRole("button", { name: "Send my entry" }).click();
    await expect(page.getByRole("heading", { name: "Please check your email" })).toBeVisible();

    const { text } = await mailTo(page.request, email, /^Confirm your entry/);
    await page.goto(/https?:\S+\/confirm\?token=\S+/.exec(text)![0]);
    await expect(page.getByText("A spirit level that was my aunt's.")).toBeVisible();
    await page.getByRole("button", { name: "Confirm my entry" }).click();
    await expect(page.getByRole("heading", { name: "You have entered" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "You have entered" })).toBeVisible();
    await mailTo(page.request, email, /^You have entered/);
  });

  test("a competition that has closed takes no entries, and says so", async ({ page }) => {
    await page.goto(at("migration", closed));
    await expect(page.getByRole("heading", { name: "This competition has closed" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send my entry" })).toHaveCount(0);
  });

  test("a link that is wrong gets a page that says so", async ({ page }) => {
    const response = await page.goto(at("electrical", `${open}/confirm?token=x`));
    expect(response!.status()).toBe(403);
    await expect(page.getByText("This link is wrong or has expired")).toBeVisible();
  });
});

test("the list of a site leads to its competitions, and the page of an employer to those that it has open", async ({
  page,
}) => {
  await page.goto(at("hospitality", "/competition"));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Open now",
    "Past competitions",
  ]);
  await page.getByRole("link", { name: "The staff meal" }).click();
  await page.getByRole("main").getByRole("link", { name: "Marlowe" }).click();
  await page.getByRole("link", { name: "The staff meal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The staff meal" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Competitions" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Competitions" })).toBeVisible();
});

test("a competition of another site is not found", async ({ page }) => {
  const response = await page.goto(at("electrical", "/competition/the-staff-meal"));
  expect(response!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "We couldn't find this competition" })).toBeVisible();
});

test("a signed-in seeker enters at once, and sees it from then on", async ({ page }) => {
  await signIn(page, "workinaus", open);
  await expect(page.getByLabel("Your email address")).toHaveCount(0);
  // Whose name may be long.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.locator("#enter strong").evaluate((name) => (name.textContent = "N".repeat(56)));
  expect(await overflow(page)).toBe(0);
  await page.getByLabel("Which tool could you not work without").fill("My grandfather's spanner.");
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole("button", { name: "Send my entry" }).click();
  await expect(page.getByRole("heading", { name: "You have entered" })).toBeVisible();
  await page.goto(at("workinaus", open));
  await expect(page.getByRole("heading", { name: "You have entered" })).toBeVisible();
});

for (const path of ["/competition", open, closed])
  test(`everybody can read ${path}, at 320 pixels and in both schemes`, async ({ page }) => {
    await page.goto(at("hospitality", path));
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "contrast")).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
  });
