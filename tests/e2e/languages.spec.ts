import { expect, test, type Page } from "@playwright/test";
import { expectFitForAll } from "./fit-for-all.ts";
import { openAsNewSeeker } from "./seeker.ts";
import { at } from "./site.ts";

const brand = "early-learning";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens the profile of a new seeker. */
const openProfile = (page: Page) => openAsNewSeeker(page, brand, "/user/profile");

const section = (page: Page) => page.getByRole("region", { name: "Languages" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add language" });
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Language" });
const entries = (page: Page) => section(page).getByRole("listitem");
const openDialog = (page: Page) => section(page).getByRole("button", { name: "Add language" }).click();

/** Holds the answers to a call until `release` is called. */
const hold = async (page: Page, path: string) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
};

test("a seeker adds and removes languages with the pointer, and reads the server's words", async ({
  page,
}) => {
  await openProfile(page);
  await expect(page.getByRole("main")).toContainText("Priya Raman");
  await expect(section(page)).toContainText("Say which languages you speak or sign.");
  await openDialog(page);
  await field(page).click();
  await dialog(page).getByRole("option", { name: "Auslan" }).click();
  await field(page).fill("punj");
  await dialog(page).getByRole("option", { name: "Punjabi" }).click();
  await field(page).fill("auslan");
  await dialog(page).getByRole("option", { name: "Auslan" }).click();
  await expect(dialog(page)).toContainText("Auslan is on your list already.");
  await expect(dialog(page).getByRole("list", { name: "Your languages" }).getByRole("listitem")).toHaveCount(
    2,
  );

  const release = await hold(page, "/v1/profile/update");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByRole("button", { name: "Submitting" })).toBeDisabled();
  const reloaded = page.waitForResponse((response) => response.url().endsWith("/v1/profile/seeker"));
  release();
  expect(await (await reloaded).json()).toMatchObject({
    payload: { seeker_languages: [{ title: "Auslan" }, { title: "Punjabi" }] },
  });
  await expect(page.getByText("Your languages have been saved.")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(entries(page)).toHaveText([/Auslan/, /Punjabi/]);

  await openDialog(page);
  await dialog(page).getByRole("button", { name: "Remove Auslan" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(entries(page)).toHaveText([/Punjabi/]);
  await page.reload();
  await expect(entries(page)).toHaveText([/Punjabi/]);
});

test("a language that was typed and not picked is taken, and another word is refused", async ({ page }) => {
  await openProfile(page);
  await openDialog(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("Klingonese");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toContainText("“Klingonese” is not on the list.");
  await field(page).fill("korean");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(entries(page)).toHaveText([/Korean/]);
});

test("a seeker adds a language and its level by keyboard alone", async ({ page }) => {
  await openProfile(page);
  const add = section(page).getByRole("button", { name: "Add language" });
  await expect(add).toBeEnabled();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("viet");
  await expect(dialog(page).getByRole("option", { name: "Vietnamese" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const remove = dialog(page).getByRole("button", { name: "Remove Vietnamese" });
  await page.keyboard.press("Tab");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  // The only match needs no arrow.
  await page.keyboard.type("viet");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Save" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entries(page)).toHaveText([/Vietnamese/]);
  await expect(add).toBeFocused();

  await section(page).getByRole("button", { name: "Edit Vietnamese" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Edit language" });
  await form.getByRole("combobox", { name: "Level" }).focus();
  await page.keyboard.type("Flu");
  await expect(form.getByRole("combobox", { name: "Level" })).toContainText("Fluent");
  await form.getByRole("button", { name: "Save" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The language has been saved.")).toBeVisible();
  await expect(entries(page)).toHaveText([/Vietnamese · Fluent/]);

  await section(page).getByRole("button", { name: "Remove Vietnamese" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The language has been removed.")).toBeVisible();
  await expect(section(page).getByRole("heading", { name: "Languages" })).toBeFocused();
  await expect(entries(page)).toHaveCount(0);
});

test("languages that are not saved are dropped only after a question", async ({ page }) => {
  await openProfile(page);
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await openDialog(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  await field(page).fill("punj");
  await dialog(page).getByRole("option", { name: "Punjabi" }).click();
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press("Escape");
    await expect(dialog(page).getByRole("button", { name: "Remove Punjabi" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
  }
  await question.getByRole("button", { name: "Keep editing" }).click();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(entries(page)).toHaveCount(0);
  await openDialog(page);
  await expect(dialog(page)).toContainText("Nothing chosen yet.");
});

test("what the server refuses is told in its words, and nothing that was chosen is lost", async ({
  page,
}) => {
  await openProfile(page);
  await openDialog(page);
  await field(page).fill("hindi");
  await dialog(page).getByRole("option", { name: "Hindi", exact: true }).click();
  const refusal = { status: 503, json: { message: "Profiles are closed for five minutes." } };
  await page.route("**/v1/profile/update", (route) => route.fulfill(refusal), { times: 1 });
  const save = dialog(page).getByRole("button", { name: "Save" });
  await save.click();
  await expect(page.getByText("Profiles are closed for five minutes.")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Remove Hindi" })).toBeVisible();
  await save.click();
  await expect(entries(page)).toHaveText([/Hindi/]);
});

test("two windows that change the same language are told, and nothing is overwritten unseen", async ({
  page,
  context,
}) => {
  await openProfile(page);
  await openDialog(page);
  await field(page).fill("hindi");
  await dialog(page).getByRole("option", { name: "Hindi", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(entries(page)).toHaveText([/Hindi/]);
  const other = await context.newPage();
  await other.goto(at(brand, "/user/profile"));
  const change = async (window: Page, level: string) => {
    await window.getByRole("form").getByRole("combobox", { name: "Level" }).click();
    await window.getByRole("option", { name: level }).click();
  };
  const save = (window: Page) => window.getByRole("form").getByRole("button", { name: "Save" }).click();
  for (const window of [page, other])
    await section(window).getByRole("button", { name: "Edit Hindi" }).click();
  await change(page, "Fluent");
  await change(other, "Basic");
  await save(page);
  await expect(entries(page)).toHaveText([/Hindi · Fluent/]);
  await expect(section(other)).toContainText("This was changed elsewhere while you were editing.");
  await expect(other.getByLabel("Yours: Basic")).toBeChecked();
  await expect(other.getByLabel("Saved elsewhere: Fluent")).not.toBeChecked();
  await save(other);
  await expect(entries(other)).toHaveText([/Hindi · Basic/]);
});

test("a section that cannot be loaded says so and can be tried again", async ({ page }) => {
  const failure = { status: 500, json: { message: "Something went wrong here; please try again." } };
  await page.route("**/v1/seeker/profile/language", (route) => route.fulfill(failure), { times: 1 });
  await openProfile(page);
  await expect(section(page).getByRole("alert")).toContainText("Languages could not be loaded.");
  await expect(page.getByRole("main")).toContainText("Priya Raman");
  // Sections above it that are still loading would move it.
  await expect(page.getByRole("button", { name: "Add preferences" })).toBeVisible();
  await section(page).getByRole("button", { name: "Try again" }).click();
  await expect(section(page).getByRole("button", { name: "Add language" })).toBeEnabled();
});

test("everybody can use the profile and its dialogs", async ({ page }) => {
  await openProfile(page);
  await expectFitForAll(page, "an empty profile");
  await openDialog(page);
  await field(page).fill("m");
  await dialog(page).getByRole("option", { name: "Mandarin" }).click();
  await expectFitForAll(page, "the dialog with a tag");
  await field(page).fill("k");
  await expect(dialog(page).getByRole("listbox")).toBeVisible();
  await expectFitForAll(page, "the dialog with its list");
  const list = await dialog(page).getByRole("listbox").boundingBox();
  expect(list?.height).toBeGreaterThanOrEqual(140);
  expect(list?.height).toBeLessThanOrEqual(300);
  await field(page).fill("");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(entries(page)).toHaveText([/Mandarin/]);
  await expectFitForAll(page, "a profile with a language");
  await section(page).getByRole("button", { name: "Edit Mandarin" }).click();
  await expect(page.getByRole("form", { name: "Edit language" })).toBeVisible();
  await expectFitForAll(page, "the form of an entry");
});
