import { expect, test, type Page } from "@playwright/test";
import { at, port } from "./site.ts";

const form = "/page/tell-your-story-to-connect";

const tell = async (page: Page, brand: string, contact: string) => {
  await page.goto(at(brand, form));
  await page
    .getByRole("textbox", { name: "Your story" })
    .fill("I came for the harvest, stayed for the people, and learned to weld here.");
  await page.getByLabel("Your name").fill("Ana Pereira");
  await page.getByLabel("Where we can reach you").fill(contact);
  await page.getByLabel(/I agree/).check();
  await page.getByRole("button", { name: "Send my story" }).click();
};

test("a story is sent and thanked for; what is wrong is said at its field", async ({ page }) => {
  await tell(page, "automotive", "nowhere");
  await expect(page.getByLabel("Where we can reach you")).toBeFocused();
  await expect(page.getByText("Must be an email address")).toBeVisible();
  await page.getByLabel("Where we can reach you").fill("ana@example.com");
  await page.getByRole("button", { name: "Send my story" }).click();
  await expect(page.getByRole("heading", { name: "Thank you", exact: true })).toBeVisible();
});

test("nobody is thanked for what is no story", async ({ request }) => {
  const answer = await request.post(`http://127.0.0.1:${port}${form}/sent`, {
    headers: { host: new URL(at("automotive")).host },
    data: { story: "JSON" },
  });
  expect([answer.status(), await answer.text()]).toEqual([400, expect.stringContaining("send it again")]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a story is sent as well, and comes back with what was typed when it is refused", async ({ page }) => {
    await tell(page, "initiatives", "nowhere");
    await expect(page.getByRole("heading", { name: "Your story was not sent yet" })).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Ana Pereira");
    await page.getByLabel("Where we can reach you").fill("0412 345 678");
    await page.getByRole("button", { name: "Send my story" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for your story" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Thank you for your story" })).toBeVisible();
  });
});
