import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { axeFindings, overflow } from "./axe.ts";
import { codeFor, mailTo } from "./mail.ts";
import { awake, openAsNewSeeker, register } from "./seeker.ts";
import { at } from "./site.ts";

const newEmail = () => `${randomUUID()}@example.com`;

/** Waits until the form answers: before that its buttons do nothing. */
const openSignIn = async (page: Page, brand: string, query = "") => {
  await page.goto(at(brand, `/sign-in${query}`));
  await awake(page, "SignIn");
};

const isSignedIn = (page: Page) => expect(page.getByRole("button", { name: "Account" })).toBeVisible();

test("a new seeker registers by mailed code and comes back to where signing in began", async ({ page }) => {
  await openSignIn(page, "automotive", `?return=${encodeURIComponent("/job/searched?q=mechanic")}`);
  await register(page, newEmail());
  await expect(page).toHaveURL(at("automotive", "/job/searched?q=mechanic"));
  await isSignedIn(page);
});

test("a page that Back brings after signing out has nothing of the seeker any more", async ({ page }) => {
  await openAsNewSeeker(page, "hospitality", "/job/searched?q=barista");
  const job = page.locator("[data-job]").first();
  const saved = page.waitForResponse(/\/like$/);
  await job.getByRole("button", { name: /^Save/ }).click();
  await saved;
  // As it is for a seeker from its first byte.
  await page.reload();
  await expect(job.getByRole("button", { pressed: true })).toBeVisible();
  await page.goto(at("hospitality", "/page/cv-advice"));
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(at("hospitality", "/"));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(at("hospitality", "/job/searched?q=barista"));
  await expect(job.getByRole("button", { name: /^Save/ })).toBeVisible();
  await expect(job.getByRole("button", { pressed: true })).toHaveCount(0);
});

test("what is typed before the scripts are there stays, and goes nowhere when it is sent too early", async ({
  page,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at("workinaus", "/sign-in"), { waitUntil: "commit" });
  await page.getByLabel("Email").fill("early@example.com");
  await page.getByLabel("Password", { exact: true }).fill("correct horse 9");
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(at("workinaus", "/sign-in"));
  release();
  await awake(page, "SignIn");
  await expect(page.getByLabel("Email")).toHaveValue("early@example.com");
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a forgotten password is replaced by mailed code, by keyboard alone", async ({ page, context }) => {
  const email = await openAsNewSeeker(page, "hospitality", "/");
  await isSignedIn(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await openSignIn(page, "hospitality");
  await page.getByRole("button", { name: "Forgot password?" }).press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("6-digit code")).toBeFocused();
  // As it is pasted from a mail.
  const code = await codeFor(page.request, email, /new password/);
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New password", { exact: true })).toBeFocused();
  await page.keyboard.type("a brand new one");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("hospitality"));
  await isSignedIn(page);
});

test("what is wrong is said at its field, and read out with it", async ({ page }) => {
  await openSignIn(page, "electrical");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Enter your email address/);
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("The email address or the password is wrong.");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test("a password that is easy to guess is refused at its field, in words that help", async ({ page }) => {
  await openSignIn(page, "electrical", "?step=register");
  await page.getByLabel("Given name").fill("Priya");
  await page.getByLabel("Family name").fill("Raman");
  await page.getByLabel("Email").fill(newEmail());
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("Password123!");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(password).toHaveAccessibleDescription(/one of the most common/);
  await expect(password).toBeFocused();
  await password.fill("four red wagons");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("6-digit code")).toBeFocused();
  // As a phone does by itself while the mail is read.
  await page.reload();
  await expect(page.getByLabel("6-digit code")).toBeVisible();
  await page.getByRole("button", { name: "fill in the form again" }).click();
  await expect(page.getByLabel("Given name")).toBeFocused();
});

test("every step passes axe and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  };
  await openSignIn(page, "early-learning");
  await check();
  await page.getByRole("button", { name: "Create an account" }).click();
  await check();
  await openSignIn(page, "early-learning", "?step=forgotPass");
  await page.getByLabel("Email").fill(newEmail());
  await check();
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("6-digit code").waitFor();
  await check();
});

test("a new code that is asked for comes, and is the one that counts", async ({ page }) => {
  const email = newEmail();
  await page.clock.install();
  await openSignIn(page, "migration", "?step=register");
  await page.getByLabel("Given name").fill("Priya");
  await page.getByLabel("Family name").fill("Raman");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse 9");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`We have sent a code to ${email}`)).toBeVisible();
  const first = await mailTo(page.request, email, /code/);
  // It counts seconds, so each must come.
  await page.clock.runFor(31_000);
  await page.getByRole("button", { name: "send a new code" }).click();
  await expect(page.getByRole("status").getByText(/sent .*a code|sent you a new code/i)).toBeVisible();
  await expect.poll(async () => (await mailTo(page.request, email, /code/)).id).not.toBe(first.id);
  await page.getByLabel("6-digit code").fill(await codeFor(page.request, email));
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(page.getByRole("status")).toContainText("Your account is ready.");
});

test("saving a job asks a visitor to sign in, and saves it then", async ({ page }) => {
  await page.goto(at("hospitality", "/job/searched"));
  const save = page.getByRole("button", { name: /^Save / }).first();
  await save.click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog.getByLabel("Email")).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  // Back closes the dialog, and leaves the page where it is.
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(at("hospitality", "/job/searched"));
  await save.click();
  // As phones do by themselves while the mail is read: the code and the job are still awaited.
  await register(page, newEmail(), () => page.reload());
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator('button[aria-pressed="true"]').first()).toBeVisible();
  await isSignedIn(page);
});

test("a session goes on after its token has run out, in two tabs at once", async ({ page, context }) => {
  await openAsNewSeeker(page, "initiatives", "/user/saved");
  for (let round = 0; round < 3; round++) {
    await context.clearCookies({ name: "token" });
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto(at("initiatives", "/user/saved"))]);
    for (const tab of [page, other]) {
      await expect(async () => {
        expect(await tab.evaluate(() => document.cookie)).toContain("token=");
      }).toPass();
      await expect(tab).toHaveURL(at("initiatives", "/user/saved"));
      await isSignedIn(tab);
    }
    await other.close();
  }
});
