import { expect, test, type Page } from "@playwright/test";
import { accountPages } from "../../src/domain/account-pages.ts";
import { storageKeys } from "../../src/domain/storage-keys.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { homeOf } from "./landing-data.ts";
import { awake } from "./seeker.ts";
import { at, port } from "./site.ts";

const brands = loadBrands();

/** What the browser complains of: errors of scripts, and what the Content-Security-Policy refused. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => void complaints.push(error.message));
  page.on(
    "console",
    (message) => void (/Content Security Policy/i.test(message.text()) && complaints.push(message.text())),
  );
  return complaints;
};

for (const { id, name } of brands)
  test(`${id} has a landing page of its own, of which the browser does not complain`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(at(id));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeOf(id).slides[0]!.heading);
    await expect(page.locator('[data-live="jobs"] ul')).not.toHaveAttribute("aria-busy");
    expect(complaints).toEqual([]);
  });

test("every brand has its own icons and its own picture for shared links", async ({ request }) => {
  const bodies = await Promise.all(
    brands.flatMap(({ id }) =>
      ["/favicon.svg", "/favicon.ico", "/social.png"].map(async (path) => {
        // Node knows no names below localhost.
        const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
          headers: { host: `${id}.localhost` },
        });
        expect(answer.status(), `${id}${path}`).toBe(200);
        return (await answer.body()).toString("base64");
      }),
    ),
  );
  expect(new Set(bodies).size).toBe(bodies.length);
});

test("an address that does not exist shows the brand's own page and says 404", async ({ page }) => {
  const answer = await page.goto(at("hospitality", "/automotive/nothing-here"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("banner").getByText("Pass & Plate")).toBeVisible();
  expect((await page.goto(at("hospitality", "/404")))?.status()).toBe(404);
});

test("each page marks its own entry of the navigation and has the header's script, be it a file or made on demand", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  const paths = ["/page/guides", "/page/blogs", "/page/about-us", "/job/searched", "/user/saved", "/sign-in"];
  for (const path of [...paths, ...paths]) {
    await page.goto(at("workinaus", path));
    // Only the script tells whether it is pressed.
    await expect(page.getByRole("button", { name: "Dark colours", pressed: false })).toBeVisible();
    const marked = page.locator('header nav [aria-current="page"]');
    const hrefs = await marked.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const isEntry = !["/page/about-us", "/sign-in"].includes(path);
    expect([...new Set(hrefs)], path).toEqual(isEntry ? [path] : []);
  }
});

test("a chosen colour scheme stays, against the system's, from the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(at("electrical"));
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "Dark colours" }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.goto(at("electrical", "/nothing"), { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Dark colours", pressed: true })).toBeVisible();
  expect(await background()).toBe(dark);
});

test("a visitor is offered to sign in, and is led to the dashboard or back; a seeker finds the account menu", async ({
  page,
  context,
}) => {
  await page.goto(at("automotive", "/?from=mail"));
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(at("automotive", "/sign-in?return=%2Fuser%2Fdashboard"));
  await awake(page, "SignIn");
  await page.goto(at("automotive", "/job/searched?q=panel+beater"));
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(at("automotive", "/sign-in?return=%2Fjob%2Fsearched%3Fq%3Dpanel%2Bbeater"));

  // The page for signing in would lead on to the dashboard as soon as it finds the token.
  await page.goto("about:blank");
  await context.addCookies([{ name: "token", value: "a.b.c", url: at("automotive") }]);
  await page.goto(at("automotive"));
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeHidden();
  await page.getByRole("button", { name: "Account" }).click();
  const menu = page.getByRole("navigation", { name: "Account" });
  await expect(menu.getByRole("link")).toHaveText(accountPages.map(({ label }) => label));
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("a session that has ended is told of on the landing page, once", async ({ page }) => {
  const awake = () => expect(page.locator('[data-live="jobs"] ul')).not.toHaveAttribute("aria-busy");
  await page.goto(at("workinaus"));
  await awake();
  await page.evaluate((key) => sessionStorage.setItem(key, "new"), storageKeys.sessionEnded);
  await page.reload();
  const told = page.getByText("Your session has ended. Please sign in again.");
  await expect(told).toBeVisible();
  await page.reload();
  await awake();
  await expect(told).toBeHidden();
});

test("on a small screen the navigation is behind one button, in reach of the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at("early-learning"));
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("link").first()).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page searches", async ({ page }) => {
    await page.goto(at("hospitality"));
    await page.getByRole("searchbox", { name: "What" }).fill("chef");
    await page.getByRole("button", { name: "Search jobs" }).click();
    await expect(page).toHaveURL(/\/job\/searched\?q=chef/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/chef/i);
  });
});
