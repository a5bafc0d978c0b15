import { expect, test, type Page } from "@playwright/test";
import { loadBrands } from "../../src/site/brands.ts";
import { findJob } from "./api.ts";
import { awake } from "./seeker.ts";
import { at } from "./site.ts";

test("the first press shares a job, though browsers share for the press itself alone", async ({ page }) => {
  // As Safari does: a press that a script makes later is none.
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      if (!(window.event as Event | undefined)?.isTrusted) throw new DOMException("", "NotAllowedError");
      Object.assign(window, { shared: data?.url });
    };
  });
  const job = await findJob("hospitality", () => true);
  const path = `/job/${job.id}/${job.slug}`;
  // Scripts that come only after the press.
  await page.route(/JobActions\..*\.js$/, () => undefined);
  await page.goto(at("hospitality", path));
  await page.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toContain(path);
});

test("a link that can neither be shared nor copied is there to copy by hand", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["share", "clipboard"])
      Object.defineProperty(Navigator.prototype, name, { value: undefined });
  });
  const job = await findJob("hospitality", () => true);
  await page.goto(at("hospitality", `/job/${job.id}/${job.slug}`));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/^Copy this link: http/)).toContainText(`/job/${job.id}/${job.slug}`);
});

const film = (page: Page) => page.locator("[aria-roledescription=slide]:not([inert]) video");

test("the film is that of the screen's width, also when the screen is turned", async ({ page }) => {
  // As WebKit does: a source of a film that has a media query is passed over.
  await page.addInitScript(() =>
    new MutationObserver(() =>
      document.querySelectorAll("video source[media]").forEach((source) => source.remove()),
    ).observe(document, { childList: true, subtree: true }),
  );
  const playing = () => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at("hospitality"));
  await expect(page.locator("[aria-roledescription=slide]").nth(1)).toHaveAttribute("inert");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(playing).toMatch(/-wide\.[^/]*$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(playing).toMatch(/-tall\.[^/]*$/);
  await expect(film(page)).toHaveAttribute("data-shown");
});

for (const motion of ["no-preference", "reduce"] as const)
  test(`a message is on the page for three seconds in all under reduced motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.route("**/like", (route) => route.abort());
    await page.context().addCookies([{ name: "token", value: "a.b.c", url: at("hospitality") }]);
    await page.goto(at("hospitality", "/job/searched"));
    await awake(page, "Search");
    await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
    // In the page, at once: on a busy machine the message may be gone before a test looks at it.
    const runs = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver((_changes, observer) => {
            const bar = document.querySelector(".Toastify__progress-bar");
            if (!bar) return;
            observer.disconnect();
            bar.closest<HTMLElement>(".Toastify__toast")!.focus();
            resolve(getComputedStyle(bar).animationDuration);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page
      .getByRole("button", { name: /^Save / })
      .first()
      .click();
    // The bar's run is what closes it; the way in and the way out take 150 ms each.
    expect(await runs).toBe("2.7s");
    const message = page.locator(".Toastify__toast");
    await expect(message).toContainText("You are offline.");
    await page.keyboard.press("Tab");
    await expect(message.locator(".Toastify__progress-bar")).toHaveCSS("animation-play-state", "paused");
    await page.keyboard.press("Enter");
    await expect(message).toHaveCount(0);
  });

for (const path of ["/", "/page/cv-advice", "/job/searched"])
  test(`what the last build cached is cleared at ${path} after three seconds`, async ({ page }) => {
    await page.clock.install();
    await page.goto(at("workinaus", path));
    await page.evaluate(() => {
      localStorage.setItem("portal:build-version", "the one before");
      localStorage.setItem("section-jobs-page-1", "[]");
      localStorage.setItem("portal:draft", "kept");
    });
    await page.reload();
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward(3000);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("section-jobs-page-1"))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem("portal:draft"))).toBe("kept");
  });

test("a seeker's name that is left without a session calls nothing, and the page takes them for a visitor", async ({
  page,
}) => {
  const calls: string[] = [];
  // The support widget is started for visitors too.
  const isCall = (url: string) => /\/v\d\//.test(url) && !url.includes("/support/start");
  page.on("request", (request) => void (isCall(request.url()) && calls.push(request.url())));
  const kept = JSON.stringify({
    id: "7f3c",
    email: "sam@example.com",
    given_name: "Sam",
    family_name: "Lee",
  });
  await page.goto(at("electrical", "/page/cv-advice"));
  await page.evaluate((seeker) => localStorage.setItem("portal:seeker", seeker), kept);
  for (const path of ["/user/saved", "/user/dashboard", "/user/applied"]) {
    await page.goto(at("electrical", path));
    await expect(page.getByRole("heading", { name: /^Sign in to see/ })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await page.evaluate((seeker) => localStorage.setItem("portal:seeker", seeker), kept);
  }
  expect(calls).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id } of loadBrands())
    test(`no section of ${id}'s landing is a heading with nothing below`, async ({ page }) => {
      await page.goto(at(id));
      for (const band of await page.locator("main .band:visible").all()) {
        const heading = await band.getByRole("heading", { level: 2 }).first().innerText();
        const below = await band.locator(".wrap > :not(:first-child)").allInnerTexts();
        expect(below.join("").trim(), heading).not.toBe("");
      }
    });

  test("the jobs of a landing are found by kind and place", async ({ page }) => {
    await page.goto(at("automotive"));
    await page.getByRole("link", { name: "Full time jobs" }).click();
    await expect(page).toHaveURL(/work_type=Full/);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
