import { randomUUID } from "node:crypto";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { storageKeys } from "../../src/domain/storage-keys.ts";
import { asksQuestions, findJob } from "./api.ts";
import { axeFindings } from "./axe.ts";
import { pdf } from "./cv.ts";
import { mailTo } from "./mail.ts";
import { answerQuestions, awake, enter, giveRight, openAsNewSeeker, register } from "./seeker.ts";
import { at } from "./site.ts";

const brand = "automotive";
const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: pdf("Priya Raman") };
const applyButton = (page: Page) => page.getByRole("button", { name: /^Apply/ }).first();
const openDialogs = (page: Page) => page.locator("dialog[open]");
const next = (dialog: Locator) => dialog.getByRole("button", { name: "Continue" }).click();

/** A token that looks good to the page, and is none to the server. */
const unknownToken = () =>
  `e30.${btoa(JSON.stringify({ id: "7f3c", exp: Math.floor(Date.now() / 1000) + 900 }))}.x`;

/** Opens the page of a job that asks questions, and gives its address. */
const openJob = async (page: Page) => {
  const job = await findJob(brand, asksQuestions);
  await page.goto(at(brand, `/job/${job.id}/${job.slug}`));
  return job;
};

const openSignIn = async (page: Page) => {
  await page.goto(at(brand, "/sign-in?return=%2Fuser%2Fsaved"));
  await awake(page, "SignIn");
};

/** Fills in an application in the dialog that is open, as far as sending it. */
const fillIn = async (page: Page, job: Awaited<ReturnType<typeof openJob>>, note: string) => {
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(cv);
  await expect(dialog.getByRole("radio", { name: /cv\.pdf/ }).first()).toBeChecked();
  await next(dialog);
  await answerQuestions(page, job);
  await next(dialog);
  await giveRight(page, job);
  await dialog.getByLabel("Your note").fill(note);
  await next(dialog);
};

test("a visitor who applies and opens an account on the way sees one dialog at a time, and goes on applying", async ({
  page,
}) => {
  const job = await openJob(page);
  await page.evaluate(() => {
    const most = { dialogs: 0 };
    Object.assign(window, { most });
    new MutationObserver(() => {
      most.dialogs = Math.max(most.dialogs, document.querySelectorAll("dialog[open]").length);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
  });
  await applyButton(page).click();
  const email = `${randomUUID()}@example.com`;
  await register(page, email);
  await expect(page.getByRole("dialog", { name: `Apply: ${job.title}` })).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  await fillIn(page, job, "I can start on Monday.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toContainText(`We are sending a confirmation to ${email}.`);
  await mailTo(page.request, email, /^Your application for/);
  await page.getByRole("button", { name: "Back to the job" }).click();
  await expect(openDialogs(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { most: { dialogs: number } }).most.dialogs)).toBe(
    1,
  );

  await page.getByRole("button", { name: "Change your application" }).click();
  for (let step = 0; step < 3; step++) await next(page.getByRole("dialog"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toContainText("nothing was changed.");
  await page.getByRole("button", { name: "Back to the job" }).click();

  await page.getByRole("button", { name: "Change your application" }).click();
  for (let step = 0; step < 2; step++) await next(page.getByRole("dialog"));
  await page.getByLabel("Your note").fill("I can start on Tuesday.");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Your note")).toHaveValue("I can start on Tuesday.");
  await next(page.getByRole("dialog"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your application has been changed.")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText(`We are sending a confirmation to ${email}.`);
  expect((await mailTo(page.request, email, /^Your changed application for/)).text).toContain("on Tuesday");

  await page.getByRole("link", { name: "See your receipt" }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(
    page.getByText(`Your application has been withdrawn. We are sending a confirmation to ${email}.`),
  ).toBeVisible();
  await mailTo(page.request, email, /^You withdrew your application/);

  await page.goto(at("automotive", `/job/${job.id}/${job.slug}`));
  const withdrawn = page.getByText(
    /^You withdrew your application on \d+ \w+ \d{4}\. You can apply again\.$/,
  );
  await expect(withdrawn).toBeVisible();
  await page.getByRole("button", { name: /^Apply/ }).click();
  await fillIn(page, job, "I can start on Monday.");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("button", { name: "Back to the job" }).click();
  await expect(withdrawn).toBeHidden();
});

test("a seeker whose session ends a second time signs in again in place, and sends what was filled in", async ({
  page,
  context,
}) => {
  const end = async () => {
    await context.clearCookies({ name: /refresh_token|session/ });
    await context.addCookies([{ name: "token", value: unknownToken(), url: at(brand) }]);
  };
  await page.goto(at(brand));
  await end();
  await page.goto(at(brand, "/user/saved?page=2"));
  await expect(page).toHaveURL(at(brand));
  await expect(page.getByRole("link", { name: "Please sign in again." })).toHaveAttribute(
    "href",
    "/sign-in?return=%2Fuser%2Fsaved%3Fpage%3D2",
  );

  // The mark of an ended session stays in this tab, as when somebody signs in in another one.
  const mark = await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.sessionEnded);
  const email = `${randomUUID()}@example.com`;
  await openSignIn(page);
  await register(page, email);
  await page.waitForURL(at(brand, "/user/saved"));
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    storageKeys.sessionEnded,
    mark!,
  ] as const);
  await end();
  await page.goto(at(brand, "/user/saved?hide_expired=true"));
  await expect(page.getByRole("heading", { name: "Sign in to see your saved jobs" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in or register" })).toHaveAttribute(
    "href",
    "/sign-in?return=%2Fuser%2Fsaved%3Fhide_expired%3Dtrue",
  );
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);

  const other = await context.newPage();
  await openSignIn(other);
  await enter(other, email);
  await other.waitForURL(at(brand, "/user/saved"));
  const job = await openJob(page);
  await applyButton(page).click();
  await fillIn(page, job, "Kept over the end of a session.");
  const review = page.getByRole("dialog", { name: `Apply: ${job.title}` });
  await expect(review).toContainText("Kept over the end of a session.");
  await end();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(openDialogs(page)).toHaveCount(1);
  const again = page.getByRole("dialog", { name: "Sign in" });
  await expect(again).toContainText("Your session has ended.");
  expect(await axeFindings(page)).toEqual([]);

  // Who does not sign in loses nothing, and may send later.
  await page.keyboard.press("Escape");
  await expect(review).toContainText("What you filled in is kept.");
  await expect(openDialogs(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Send" }).click();
  await enter(page, email);
  await expect(page.getByText("Your application has been sent.")).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  await page.getByRole("link", { name: "See your receipt" }).click();
  await expect(page.getByRole("main")).toContainText("Kept over the end of a session.");
});

test("without a connection Apply says that it waits, opens and sends once it is back", async ({
  page,
  context,
}) => {
  await openAsNewSeeker(page, brand, "/user/saved");
  const job = await openJob(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await applyButton(page).click();
  const opensLater = page.getByText("You are offline. This opens once you are back online.");
  await expect(opensLater).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(opensLater).toBeHidden();
  await fillIn(page, job, "Sent later.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toContainText("Waiting for a connection");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Waiting to be sent" }).click();
  await expect(page.getByRole("dialog")).toContainText("Waiting for a connection");
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  await expect(page.getByText(/^Your application has been sent\./)).toBeVisible();
  await expect(page.getByText("Applied", { exact: true })).toBeVisible();
  await page.goto(at(brand, "/user/profile/document"));
  await expect(page.getByRole("region", { name: "CVs", exact: true })).toContainText("cv");
});

test("Apply opens by itself where its scripts could not be loaded at first", async ({ page }) => {
  await openJob(page);
  const scripts = /\/_astro\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await applyButton(page).evaluate((button: HTMLElement) => button.click());
  const triesAgain = page.getByText("This could not be loaded. We are trying again.");
  await expect(triesAgain).toBeVisible();
  await page.unroute(scripts);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(triesAgain).toBeHidden();
});

test("what is missing in an answer is said until it is given", async ({ page }) => {
  const job = await findJob(
    brand,
    (one) => asksQuestions(one) && one.screening.some(({ required }) => required),
  );
  await page.goto(at(brand, `/job/${job.id}/${job.slug}`));
  await applyButton(page).click();
  await register(page, `${randomUUID()}@example.com`);
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(cv);
  await expect(dialog.getByRole("radio", { name: /cv\.pdf/ }).first()).toBeChecked();
  await next(dialog);
  await next(dialog);
  await expect(dialog.getByText("Please answer this question.").first()).toBeVisible();
  await answerQuestions(page, job);
  await expect(dialog.getByText("Please answer this question.")).toHaveCount(0);
});

for (const knows of [true, false])
  test(`a press beside a dialog closes it where the browser ${knows ? "does that" : "does not know how"}, and only a whole one`, async ({
    page,
  }) => {
    if (!knows)
      await page.addInitScript(() => void delete (HTMLDialogElement.prototype as never)["closedBy"]);
    await page.setViewportSize({ width: 1000, height: 700 });
    await openJob(page);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    const email = dialog.getByLabel("Email");
    await email.fill("sam@example.com");
    // Text that is marked with the mouse, beyond the edge.
    const box = (await email.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(20, box.y + 10);
    await page.mouse.up();
    await expect(email).toHaveValue("sam@example.com");
    await dialog.getByText("Sign in to save this job").click();
    await expect(dialog).toBeVisible();
    // A double click that makes the dialog smaller than where it is.
    const corner = (await dialog.boundingBox())!;
    await page.mouse.click(corner.x + 4, corner.y + 4);
    await dialog.evaluate((element: HTMLElement) => (element.style.height = "200px"));
    await page.mouse.click(corner.x + 4, corner.y + 4);
    await expect(openDialogs(page)).toHaveCount(1);
    await page.mouse.click(20, 350);
    await expect(openDialogs(page)).toHaveCount(0);
    await expect(save).toBeFocused();
  });
