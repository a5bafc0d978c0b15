import { expect, test } from "@playwright/test";
import { searchFields } from "../../src/domain/search/search-fields.ts";
import { awake } from "./seeker.ts";
import { at } from "./site.ts";

test("a landing page suggests places, which are picked by keyboard alone", async ({ page }) => {
  await page.goto(at("hospitality", "/"));
  const where = page.locator("#hero-address");
  await where.focus();
  await expect(where).toHaveRole("combobox");
  await expect(where).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("sydn");
  const list = page.getByRole("listbox", { name: "Suggested places" });
  await expect(list).toBeVisible();
  await expect(where).toHaveAttribute("aria-expanded", "true");
  await expect(where).toHaveAttribute("aria-controls", (await list.getAttribute("id"))!);
  await page.keyboard.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(where).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id"))!);
  const place = await first.innerText();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(where).toHaveValue("sydn");
  await page.keyboard.type("e");
  await expect(list).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(where).toHaveValue(place);
  await expect(where).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/job\/searched\?.*address=/);
});

test("what is typed before the script came has suggestions too", async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route("**/suggest-in*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(at("hospitality", "/"));
  await page.locator("#hero-q").pressSequentially("chef");
  typed.resolve();
  await expect(page.getByRole("listbox", { name: "Suggested searches" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of ["/", "/job/searched"])
    test(`suggestions stand above the next field, which a tap reaches: ${path}`, async ({ page }) => {
      await page.goto(at("hospitality", path));
      if (path !== "/") {
        await awake(page, "Search");
        await page.getByRole("button", { name: "Change the search" }).tap();
      }
      const what = page.getByPlaceholder(searchFields.words.placeholder);
      const where = page.getByPlaceholder(searchFields.place.placeholder);
      await what.tap();
      await page.keyboard.type("chef");
      const list = page.getByRole("listbox", { name: "Suggested searches" });
      await expect(list).toBeVisible();
      const { y, height } = (await list.boundingBox())!;
      expect(height).toBeLessThanOrEqual(190);
      expect((await where.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
      await where.tap();
      await expect(where).toBeFocused();
      await expect(list).toBeHidden();
      await expect(what).toHaveValue("chef");

      await what.tap();
      await page.keyboard.type("s");
      await expect(list).toBeVisible();
      await page.getByRole("button", { name: /^Search( jobs)?$/ }).tap();
      await expect(page).toHaveURL(/searched\?q=chefs/);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fields of a landing page are plain fields", async ({ page }) => {
    await page.goto(at("hospitality", "/"));
    await expect(page.locator("#hero-address")).toHaveRole("searchbox");
    await expect(page.getByRole("listbox")).toHaveCount(0);
  });
});
