import { expect, test, type Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { expectFitForAll } from "./fit-for-all.ts";
import { mailTo } from "./mail.ts";
import { awake, openAsNewSeeker, signIn } from "./seeker.ts";
import { at } from "./site.ts";

const article = at("hospitality", "/page/cv-advice");
const siteEmail = "hello@passandplate.example";

const write = async (page: Page, subject: string) => {
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill("The code for signing in does not arrive.");
};

test("the widget is loaded when it is opened, finds articles, and closes with the keyboard", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(article);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /react|open-support|pagefind/i.test(url))).toEqual([]);
  const help = page.getByRole("link", { name: "Help" });
  await help.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Help" });
  await dialog.getByLabel("Search guides and blogs").fill("interview");
  await expect(dialog.getByRole("link", { name: /interview/i }).first()).toHaveAttribute("href", /^\/page\//);
  // The first one empties the search field.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();
});

test("the widget is started as a page loads, for a visitor and for a seeker", async ({ page }) => {
  const start = () => page.waitForResponse((answer) => answer.url().includes("/v1/support/start"));
  const [visitor] = await Promise.all([start(), page.goto(article)]);
  expect((await visitor.json()).payload).toMatchObject({
    user_type: "Visitor",
    source: "workinaus",
    user: null,
  });
  const [seeker, email] = await Promise.all([
    start(),
    openAsNewSeeker(page, "hospitality", "/page/cv-advice"),
  ]);
  expect((await seeker.json()).payload).toMatchObject({ user_type: "Job Seeker", user: { email } });
});

test("everybody can use the widget", async ({ page }) => {
  await page.goto(article);
  await page.getByRole("link", { name: "Help" }).click();
  const dialog = page.getByRole("dialog", { name: "Help" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Please say what this is about.")).toBeVisible();
  await expectFitForAll(page, "the widget", 1280);
});

test("on a phone help is in the menu and at the end of the page, over nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(article);
  const end = page.getByRole("complementary", { name: "Help" }).getByRole("link");
  await expect(end).not.toBeInViewport();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Help" }).click();
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
});

test("help is one link, and over none of the buttons of a list of jobs", async ({ page }) => {
  await page.goto(at("hospitality", "/job/searched?q=chef"));
  for (const width of [600, 768, 1024, 1280, 1419, 1420]) {
    await page.setViewportSize({ width, height: 700 });
    const help = page.getByRole("link", { name: "Help" });
    await expect(help).toHaveCount(1);
    await expect(help).toBeInViewport();
    const box = (await help.boundingBox())!;
    const list = (await page.locator("[data-job]").first().boundingBox())!;
    expect(box.x >= list.x + list.width || box.y + box.height <= list.y, `${width} px`).toBe(true);
  }
});

test("a visitor's message is answered by the link in the operator's mail, and the answer comes by mail", async ({
  page,
}) => {
  const subject = `Signing in ${Date.now()}`;
  await page.goto(article);
  await page.getByRole("link", { name: "Help" }).click();
  await write(page, subject);
  await page.getByLabel("Email").fill("visitor@example.com");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. Your message has been sent")).toBeVisible();

  const asked = await mailTo(page.request, siteEmail, new RegExp(subject));
  const { pathname, search } = new URL(/http\S+answer\?token=\S+/.exec(asked.text)![0]);
  await page.goto(at("hospitality", pathname + search));
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Your answer").fill("It is on its way now.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByRole("heading", { name: /^Answered/ })).toBeVisible();
  const answered = await mailTo(page.request, "visitor@example.com", new RegExp(subject));
  expect(answered.text).toContain("It is on its way now.");

  await page.goto(at("hospitality", `${pathname}?token=wrong`));
  await expect(page.getByText("This link is wrong or has expired")).toBeVisible();
});

test("a seeker finds the message in the account", async ({ page }) => {
  const subject = `My account ${Date.now()}`;
  await signIn(page, "hospitality");
  await page.getByRole("link", { name: "Help" }).click();
  await write(page, subject);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. Your message has been sent")).toBeVisible();
  await page.goto(at("hospitality", "/user/support"));
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("a consultation is asked for, confirmed by the link in the mail, and cancelled", async ({ page }) => {
  await signIn(page, "migration", "/user/consultations");
  await awake(page, "Consultations");
  await page.getByRole("button", { name: "Ask for a consultation" }).click();
  const dialog = page.getByRole("dialog");
  const details = `I am a nurse, ${Date.now()}.`;
  await dialog.getByLabel("Topic").selectOption("Sponsorship by an employer");
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const first = dialog.getByRole("group", { name: "First choice" });
  await first.getByRole("spinbutton").first().focus();
  await page.keyboard.type(day.split("-").reverse().join(""));
  await first.getByLabel("Time").selectOption("10:30");
  await expect(first).toContainText(/\d{4}, 10:30 am, /);
  await dialog.getByLabel("What is it about?").fill(details);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send" }).click();
  await page.getByRole("link", { name: "Sponsorship by an employer" }).first().click();
  await expect(page.getByText(details)).toBeVisible();
  const own = page.url();

  const asked = await mailTo(
    page.request,
    "support@southernstart.example",
    /asks for a consultation \(no\. \d+\)$/,
  );
  expect(asked.text).toContain(details);
  const { pathname, search } = new URL(/http\S+answer\?token=\S+/.exec(asked.text)![0]);
  await page.goto(at("migration", pathname + search));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(/^Confirmed:/)).toBeVisible();

  await page.goto(own);
  await awake(page, "Case");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  expect((await download).suggestedFilename()).toMatch(/^consultation-\d+\.ics$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Cancel it" }).click();
  await expect(page.getByRole("article").getByText("Cancelled")).toBeVisible();
});

test("a site that offers no consultations has no page for them", async ({ page }) => {
  for (const path of ["/user/consultations", "/user/consultations/1"])
    expect((await page.goto(at("hospitality", path)))!.status(), path).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to a form, which comes back with what was typed when it is refused", async ({
    page,
  }) => {
    await page.goto(article);
    await page.getByRole("link", { name: "Help" }).click();
    await write(page, "No scripts here");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText("Please give an email address");
    await expect(page.getByLabel("Message")).toHaveValue("The code for signing in does not arrive.");
    await page.getByLabel("Email").fill("visitor@example.com");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "Your message has been sent" })).toBeVisible();
  });
});
