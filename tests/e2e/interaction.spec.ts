import { expect, test, type Locator, type Page } from "@playwright/test";
import { storageKeys } from "../../src/domain/storage-keys.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { at } from "./site.ts";

const brand = "hospitality";

/** Signs a demo seeker in and gives the path of a job that is not saved yet. */
const findJob = async (page: Page): Promise<string> => {
  await page.goto(at(brand));
  const login = { email: demoSeekers[0]!.email, password: demoPassword };
  const status = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/v1/auth/login", { method: "POST", headers, body: JSON.stringify(body) });
    return answer.status;
  }, login);
  expect(status).toBe(200);
  await page.goto(at(brand, "/job/searched?q=chef"));
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Save /, pressed: false }) });
  return (await card.first().locator('a[href^="/job/"]').first().getAttribute("href"))!;
};

/** What is asked for by calls that save, from now on. */
const likesOf = (page: Page): unknown[] => {
  const likes: unknown[] = [];
  page.on("request", (call) => void (call.url().endsWith("/like") && likes.push(call.postDataJSON())));
  return likes;
};

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const saved = (page: Page) => page.getByRole("button", { name: "Saved", exact: true });

const presses: Record<string, (button: Locator) => Promise<void>> = {
  "a pointer": (button) => button.click(),
  "the keyboard": (button) => button.press("Enter"),
};

for (const [means, press] of Object.entries(presses))
  test(`a button pressed with ${means} before its scripts are there is pressed once when they are`, async ({
    page,
  }) => {
    await page.goto(at(brand, await findJob(page)));
    const likes = likesOf(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/JobActions\..*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await press(save(page));
    await press(save(page));
    await expect(page.locator("astro-island[component-export=JobActions][ssr]")).toBeAttached();
    expect(likes).toEqual([]);
    release();
    await expect(saved(page)).toBeFocused();
    expect(likes).toEqual([{ liked: true }]);
  });

test("a job that was to be saved before signing in elsewhere is saved when its page opens", async ({
  page,
}) => {
  const path = await findJob(page);
  const intent = { kind: "like", id: Number(path.split("/")[2]), path, until: Date.now() + 60_000 };
  await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
    storageKeys.intent,
    JSON.stringify(intent),
  ] as const);
  const likes = likesOf(page);
  await page.goto(at(brand, path));
  await expect(saved(page)).toBeVisible();
  expect(likes).toEqual([{ liked: true }]);
});
