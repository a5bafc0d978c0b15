import { randomUUID } from "node:crypto";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { asksQuestions, findJob } from "./api.ts";
import { pdf } from "./cv.ts";
import { codeFor } from "./mail.ts";
import { awake } from "./seeker.ts";
import { at } from "./site.ts";

const mostSteps = 150;

/** Goes on with the Tab key until a control has the focus, and expects to see that it has. */
const tabTo = async (page: Page, control: Locator) => {
  await control.waitFor();
  const hasFocus = () => control.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < mostSteps && !(await hasFocus()); step++) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
};

const press = async (page: Page, control: Locator, key = "Enter") => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

const type = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control);
  await page.keyboard.type(text);
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a seeker finds a job, opens an account and applies, by keyboard alone", async ({ page }) => {
  const job = await findJob("electrical", asksQuestions, { q: "electrician" });
  const email = `${randomUUID()}@example.com`;

  await page.goto(at("electrical"));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  // A combobox as soon as its suggestions have started.
  await type(page, page.getByRole("search").getByLabel("What"), "electrician");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/searched\?q=electrician/);
  await awake(page, "Search");
  await press(page, page.getByLabel(/^Full time/), "Space");
  await expect(page).toHaveURL(/work_type=Full/);
  const card = page.getByRole("region", { name: "Jobs", exact: true }).getByRole("link").first();
  await tabTo(page, card);
  await expect(card).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/searched\?.*job=\d+/);

  await page.goto(at("electrical", `/job/${job.id}/${job.slug}`));
  const save = page.getByRole("button", { name: "Save", exact: true });
  await press(page, save);
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(save, "the focus returns to where it came from").toBeFocused();
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog");
  await press(page, dialog.getByRole("button", { name: "Create an account" }));
  await expect(dialog.getByLabel("Given name")).toBeFocused();
  await page.keyboard.type("Robin");
  await type(page, dialog.getByLabel("Family name"), "Okafor");
  await type(page, dialog.getByLabel("Email"), email);
  await type(page, dialog.getByLabel("Password", { exact: true }), "correct horse 9");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("6-digit code")).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, email));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();

  await press(page, page.getByRole("button", { name: /^Apply/ }));
  // Asked for before the way to the field: a key that comes before the page knows opens the browser's own window.
  const choosing = page.waitForEvent("filechooser");
  await press(page, dialog.locator("input[type=file]"));
  const chooser = await choosing;
  await chooser.setFiles({ name: "robin.pdf", mimeType: "application/pdf", buffer: pdf("Robin Okafor") });
  await expect(dialog.getByRole("radio", { name: /robin\.pdf/ })).toBeChecked();
  await press(page, dialog.getByRole("button", { name: "Continue" }));

  await expect(dialog.getByRole("heading", { name: "Questions from the employer" })).toBeVisible();
  for (const { question, type: kind } of job.screening)
    if (kind === "yes_no" || kind === "choice")
      await press(
        page,
        dialog.getByRole("radiogroup", { name: question }).getByRole("radio").first(),
        "Space",
      );
    else await type(page, dialog.getByLabel(question), kind === "number" ? "5" : "Ten years on sites.");
  await press(page, dialog.getByRole("button", { name: "Continue" }));
  if (job.right_to_work.length)
    await type(page, dialog.getByLabel("Right to work in Australia"), "Australian citizen");
  await type(page, dialog.getByLabel("Your note"), "I can start on Monday.");
  await press(page, dialog.getByRole("button", { name: "Continue" }));
  await press(page, dialog.getByRole("button", { name: /^Send/ }));
  await press(page, dialog.getByRole("link", { name: "See your receipt" }));
  await expect(page.getByRole("main")).toContainText("I can start on Monday.");

  await press(page, page.getByRole("button", { name: "Account", exact: true }));
  const signOut = page.getByRole("button", { name: "Sign out" });
  // Its text becomes long where something is lost: it begins where the entries above it do.
  await expect(signOut).toHaveCSS("text-align", "start");
  await press(page, signOut);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("a reader turns the slides, reads a blog and finds a guide, by keyboard alone", async ({ page }) => {
  await page.goto(at("hospitality"));
  await press(page, page.getByRole("link", { name: "Skip to content" }));
  await press(page, page.getByRole("button", { name: "Next slide" }));
  await expect(page.getByRole("button", { name: /^Slide 2:/ })).toHaveAttribute("aria-current", "true");

  await page.reload();
  await press(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }));
  const blog = page.locator("main li h2 a").first();
  const title = (await blog.textContent())!.trim();
  await press(page, blog);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.goBack();
  await type(page, page.getByRole("searchbox"), "visa");
  await page.keyboard.press("Enter");
  const guide = "Your visa and your right to work";
  await press(page, page.getByRole("main").getByRole("link", { name: guide }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(guide);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await press(page, contents.getByRole("link", { name: "Check your own visa with VEVO" }));
  await expect(page).toHaveURL(/#check-your-own-visa-with-vevo$/);
});
