import { expect, test, type Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { expectFitForAll } from "./fit-for-all.ts";
import { enter, loadedFiles, openAsNewSeeker } from "./seeker.ts";
import { at } from "./site.ts";

const brand = "workinaus";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a page of the profile of a new seeker. */
const openProfile = (page: Page, path = "/user/profile"): Promise<string> =>
  openAsNewSeeker(page, brand, path);

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rows = (page: Page, name: string) => region(page, name).getByRole("listitem");

const addSkill = async (page: Page, skill: string) => {
  const skills = region(page, "Skills");
  await skills.getByRole("button", { name: "Add skill" }).click();
  const form = skills.getByRole("form", { name: "Add skill" });
  await form.getByRole("combobox", { name: "Skill" }).fill(skill);
  await form.getByRole("combobox", { name: "Skill" }).press("Escape");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
};

test("a seeker adds skills in their place, changes, orders and removes them, and takes a removal back", async ({
  page,
}) => {
  await openProfile(page);
  await addSkill(page, "Welding");
  await addSkill(page, "Brazing");
  await expect(rows(page, "Skills")).toHaveText([/Welding/, /Brazing/]);

  const skills = region(page, "Skills");
  await skills.getByRole("button", { name: "Reorder skills" }).click();
  const order = skills.getByRole("grid", { name: "Skills in their order" });
  await order.getByRole("button", { name: "Move Brazing up" }).click();
  await expect(order.getByRole("row")).toHaveText(["Brazing", "Welding"]);
  await expect(order.getByRole("button", { name: "Move Brazing up" })).toBeFocused();
  for (const [first, second] of [
    ["Brazing", "Welding"],
    ["Welding", "Brazing"],
  ] as const) {
    await order.getByRole("button", { name: `Drag ${first}` }).focus();
    await page.keyboard.press("Enter");
    const end = page.getByRole("button", { name: `Insert after ${second}` });
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(end).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(order.getByRole("row")).toHaveText([second, first]);
  }
  expect(await axeFindings(page)).toEqual([]);
  await skills.getByRole("button", { name: "Done" }).click();
  await expect(skills.getByRole("button", { name: "Reorder skills" })).toBeFocused();

  await skills.getByRole("button", { name: "Edit Welding" }).click();
  const form = skills.getByRole("form", { name: "Edit skill" });
  await form.getByRole("combobox", { name: "Level" }).click();
  await page.getByRole("option", { name: "Advanced" }).click();
  await form.getByLabel("Years of experience").fill("12");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(rows(page, "Skills").nth(1)).toContainText("12 years");

  await skills.getByRole("button", { name: "Remove Brazing" }).click();
  await expect(rows(page, "Skills")).toHaveText([/Welding/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page, "Skills")).toHaveText([/Brazing/, /Welding/]);
  await page.reload();
  await expect(rows(page, "Skills")).toHaveText([/Brazing/, /Welding/]);
});

test("what is typed and not saved survives a reload, and following a link asks first", async ({ page }) => {
  await openProfile(page, "/user/profile/personal_summary");
  const summary = region(page, "Summary");
  await summary.getByRole("button", { name: "Add summary" }).click();
  await summary.getByRole("textbox", { name: "Summary" }).fill("I fix engines.");
  await page.reload();
  await expect(summary.getByRole("textbox", { name: "Summary" })).toHaveValue("I fix engines.");
  await expect(summary).toContainText("What you typed before is filled in.");
  await page.getByRole("link", { name: "Your whole profile" }).click();
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await summary.getByRole("button", { name: "Save" }).click();
  await expect(summary.getByRole("textbox", { name: "Summary" })).toHaveCount(0);
  await expect(summary).toContainText("I fix engines.");
});

test("what is typed is saved though the session ends: its seeker signs in on the page", async ({
  page,
  context,
}) => {
  const email = await openProfile(page, "/user/profile/personal_summary");
  const summary = region(page, "Summary");
  await summary.getByRole("button", { name: "Add summary" }).click();
  await summary.getByRole("textbox", { name: "Summary" }).fill("I fix engines.");
  await context.clearCookies();
  const signIn = page.getByRole("dialog", { name: "Sign in" });
  await summary.getByRole("button", { name: "Save" }).click();
  await expect(signIn).toContainText("Your session has ended.");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(summary.getByRole("textbox", { name: "Summary" })).toHaveValue("I fix engines.");
  await expect(summary).toContainText("Your session has ended. Please sign in again.");
  await summary.getByRole("button", { name: "Save" }).click();
  await enter(page, email);
  await expect(summary.getByRole("textbox", { name: "Summary" })).toHaveCount(0);
  await expect(summary).toContainText("I fix engines.");
});

test("each line of a summary has the direction of its own language", async ({ page }) => {
  await openProfile(page, "/user/profile/personal_summary");
  const summary = region(page, "Summary");
  await summary.getByRole("button", { name: "Add summary" }).click();
  await summary.getByRole("textbox", { name: "Summary" }).fill("أنا طاهية من بيروت.\nI cook.");
  await summary.getByRole("button", { name: "Save" }).click();
  const [word, stop] = await summary.getByText("I cook.").evaluate(({ firstChild: text }) => {
    const leftOf = (from: number) => {
      const range = document.createRange();
      range.setStart(text!, from);
      range.setEnd(text!, from + 1);
      return range.getBoundingClientRect().left;
    };
    const { length } = text!.textContent!;
    return [leftOf(length - "cook.".length), leftOf(length - 1)] as const;
  });
  expect(stop).toBeGreaterThan(word);
});

test("a form that is opened without a connection opens, and saves, once it is back", async ({
  page,
  context,
}) => {
  await openProfile(page, "/user/profile/skill");
  const skills = region(page, "Skills");
  const add = skills.getByRole("button", { name: "Add skill" });
  await expect(add).toBeEnabled();
  // The first key that the page hears loads the script that shows messages.
  await expect(async () => {
    await page.keyboard.press("Shift");
    expect(await loadedFiles(page)).toContainEqual(expect.stringMatching(/\/Toasts\.[\w-]+\.js$/));
  }).toPass();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText("You are offline. This opens once you are back online.")).toBeVisible();
  await context.setOffline(false);
  const skill = skills.getByRole("combobox", { name: "Skill" });
  await skill.fill("Offline work");
  await skill.press("Escape");
  await context.setOffline(true);
  await skills.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("You are offline. This will be sent once")).toBeVisible();
  await context.setOffline(false);
  await expect(skills.getByText("Offline work")).toBeVisible();
  await expect(skills.getByRole("form")).toHaveCount(0);
});

test("a passport's number stays hidden until its owner asks for it", async ({ page }) => {
  await openProfile(page, "/user/profile/passport_details");
  const passports = page.getByRole("region", { name: "Passports" });
  await passports.getByRole("button", { name: "Add passport" }).click();
  const form = passports.getByRole("form");
  await form.getByRole("combobox", { name: "Country" }).fill("austral");
  await page.getByRole("option", { name: "Australia", exact: true }).click();
  await form.getByLabel("Number").fill("PA1234678");
  const soon = new Date(Date.now() + 35 * 86_400_000);
  await form.getByRole("group", { name: "Expiry date" }).getByRole("spinbutton").first().focus();
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  await page.keyboard.type(
    digits(soon.getDate(), 2) + digits(soon.getMonth() + 1, 2) + digits(soon.getFullYear(), 4),
  );
  await form.getByRole("button", { name: "Save" }).click();
  await expect(passports).toContainText("•••• 678");
  await expect(passports).toContainText(/Expires in 3[456] days/);
  await expect(passports).not.toContainText("PA1234678");
  await passports.getByRole("button", { name: "Show passport number" }).click();
  await expect(passports).toContainText("PA1234678");
});

test("two windows are told when the same section is changed, and both values are there to choose from", async ({
  page,
  context,
}) => {
  await openProfile(page, "/user/profile/personal_summary");
  const write = async (window: Page, name: string, text: string) => {
    await region(window, "Summary").getByRole("button", { name }).click();
    await region(window, "Summary").getByRole("textbox", { name: "Summary" }).fill(text);
  };
  const save = (window: Page) => region(window, "Summary").getByRole("button", { name: "Save" }).click();
  await write(page, "Add summary", "First.");
  await save(page);
  await expect(region(page, "Summary")).toContainText("First.");
  const other = await context.newPage();
  await other.goto(at(brand, "/user/profile/personal_summary"));
  await write(other, "Edit summary", "Other.");
  await write(page, "Edit summary", "Second.");
  await save(page);
  await expect(region(other, "Summary")).toContainText("This was changed elsewhere while you were editing.");
  await expect(other.getByLabel("Yours: Other.")).toBeChecked();
  await other.getByLabel("Saved elsewhere: Second.").check();
  await expect(region(other, "Summary").getByRole("textbox", { name: "Summary" })).toHaveValue("Second.");
});

test("a part of the profile has its own address, and one that is none is not found", async ({ page }) => {
  await openProfile(page, "/user/profile/driving_license");
  await expect(page.getByRole("region", { name: "Driver licences" })).toBeVisible();
  await page.getByRole("link", { name: "Next: Summary" }).click();
  await expect(page).toHaveURL(at(brand, "/user/profile/personal_summary"));
  const nothing = await page.goto(at(brand, "/user/profile/shoe_size"));
  expect(nothing?.status()).toBe(404);
});

test("a section is filled in by keyboard alone", async ({ page }) => {
  await openProfile(page, "/user/profile/birthplace");
  const add = page.getByRole("button", { name: "Add birthplace" });
  await expect(add).toBeEnabled();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Country of birth" })).toBeFocused();
  await page.keyboard.type("austral");
  await expect(page.getByRole("option", { name: "Australia" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("new south");
  await expect(page.getByRole("option", { name: "New South Wales" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Newto");
  await expect(page.getByRole("option", { name: "Newtown" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.type("wn East");
  for (let step = 0; step < 2; step++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
  await page.keyboard.press("Enter");
  const birthplace = region(page, "Birthplace");
  await expect(birthplace.getByRole("definition")).toHaveText([
    "Australia",
    "New South Wales",
    "Newtown East",
  ]);
});

test("everybody can use the profile and its forms, and nothing breaks the page's policy", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await openProfile(page);
  await expectFitForAll(page, "the overview", 1440);
  await region(page, "About you")
    .getByRole("button", { name: /About you|Edit|Add/ })
    .click();
  await expect(page.getByRole("group", { name: "Date of birth" })).toBeVisible();
  await expectFitForAll(page, "a form", 1440);
  await page.getByRole("combobox", { name: "Gender" }).click();
  const list = await page.getByRole("listbox").boundingBox();
  expect(list?.height).toBeGreaterThanOrEqual(140);
  expect(list?.height).toBeLessThanOrEqual(300);
  await page.keyboard.press("Escape");
  await page.goto(at(brand, "/user/profile/identity"));
  await expect(page.getByRole("button", { name: "Add visa" })).toBeEnabled();
  await expectFitForAll(page, "a page of one part", 1440);
  expect(refused).toEqual([]);
});
