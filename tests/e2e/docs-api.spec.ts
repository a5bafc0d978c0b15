import { expect, test } from "@playwright/test";
import { modules } from "../../src/server/modules.ts";
import { at } from "./site.ts";

const calls = modules.flatMap(({ calls }) => Object.values(calls));

test.describe("the API page", () => {
  for (const brand of ["workinaus", "automotive"])
    test(`explains every call on ${brand}, with nothing from elsewhere`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
      page.on("pageerror", (error) => void complaints.push(error.message));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && !url.href.startsWith(at(brand))) complaints.push(url.href);
      });

      await page.goto(at(brand, "/docs/api"));
      await expect(page.getByRole("heading", { name: "Signboard API" })).toBeVisible();
      const links = page.locator("a[href]");
      await expect(async () => {
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
        const missing = calls.filter(
          ({ method, path }) => !addresses.some((address) => address.includes(method + path)),
        );
        expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
      }).toPass();
      expect(complaints).toEqual([]);
    });

  test("tries a call out on the site that shows it", async ({ page }) => {
    await page.goto(at("electrical", "/docs/api#tag/profile/GET/v1/profile/countries"));
    await page.getByRole("button", { name: /test request.*\/v1\/profile\/countries/i }).click();
    const [answer] = await Promise.all([
      page.waitForResponse("**/v1/profile/countries"),
      page.getByRole("button", { name: /^send get request/i }).click(),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.url()).toBe(at("electrical", "/v1/profile/countries"));
    await expect(page.getByText("Afghanistan").first()).toBeVisible();
  });
});
