import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import type { Landing } from "../../src/site/landings/landing-schema.ts";
import { shifted, watchShifts } from "./layout-shifts.ts";
import { at } from "./site.ts";

const source = join(import.meta.dirname, "../../src");
const landing = (file: string) => JSON.parse(readFileSync(join(source, file), "utf8")) as Landing;

const hero = (page: Page) => page.getByRole("region", { name: "highlights" });
const slides = (page: Page) => page.locator("[aria-roledescription=slide]");
const button = (page: Page, name: string | RegExp) => hero(page).getByRole("button", { name });
const film = (page: Page) => page.locator("[aria-roledescription=slide]:not([inert]) video");

/** The files of the slider and of films that the page asks for. */
const askedFor = (page: Page): string[] => {
  const files: string[] = [];
  page.on("request", (request) => void files.push(request.url()));
  return files;
};
const sliderFiles = (files: string[]) => files.filter((file) => /mount-swiper/.test(file));

/** Opens a landing page, and waits until its hero watches whether it is seen. */
const open = async (page: Page, brand: string, path = "/") => {
  await page.goto(at(brand, path));
  await expect(slides(page).nth(1)).toHaveAttribute("inert");
};

/** Expects one slide, counted from 1, to be shown, and no other to be in reach. */
const expectSlide = async (page: Page, number: number) => {
  await expect(button(page, new RegExp(`^Slide ${number}:`))).toHaveAttribute("aria-current", "true");
  const inert = await slides(page).evaluateAll((all) => all.map((slide) => slide.hasAttribute("inert")));
  expect(inert).toEqual(inert.map((_, index) => index !== number - 1));
};

test("the slider is not loaded before its turn, and the other pictures neither", async ({ page }) => {
  await page.clock.install();
  const files = askedFor(page);
  await open(page, "workinaus");
  await page.waitForLoadState("networkidle");
  const [, second] = landing("brands/workinaus/landings/home.json").slides;
  const picture = second!.picture.wide.replace(/.*\/|\.svg$/g, "");
  expect(files.filter((file) => file.includes(`${picture}.`) && /mount-swiper|avif|webp/.test(file))).toEqual(
    [],
  );
  expect(sliderFiles(files)).toEqual([]);

  await page.clock.fastForward(3100);
  await expect(page.locator(".swiper-initialized")).toBeAttached();
  expect(sliderFiles(files)).not.toEqual([]);
  await expectSlide(page, 1);
  await page.clock.fastForward(7100);
  await expectSlide(page, 2);
});

test("a button that is pressed while pictures still load is not pressed in vain", async ({ page }) => {
  let send = () => undefined as void;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\.(avif|webp)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at("workinaus"), { waitUntil: "domcontentloaded" });
  await button(page, /^Slide 3:/).click();
  await expectSlide(page, 3);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  send();
  await page.waitForLoadState("load");
  await button(page, /^Slide 2:/).click();
  await expectSlide(page, 2);
});

test("the keyboard goes from slide to slide, round the ends, and to one by its name", async ({ page }) => {
  await open(page, "electrical");
  const { slides: all } = landing("brands/electrical/landings/home.json");
  await button(page, "Next slide").press("Enter");
  await expectSlide(page, 2);
  await expect(page.getByRole("heading", { name: all[1]!.heading })).toBeVisible();
  await button(page, "Next slide").press("ArrowLeft");
  await expectSlide(page, 1);
  await button(page, "Previous slide").press("Enter");
  await expectSlide(page, all.length);
  await button(page, `Slide 2: ${all[1]!.heading}`).press("Enter");
  await expectSlide(page, 2);
  await slides(page).nth(1).getByRole("link").press("ArrowRight");
  await expectSlide(page, 3);
});

test("a slide that was chosen stays, and is told of to who cannot see it", async ({ page }) => {
  await page.clock.install();
  await open(page, "automotive");
  await expect(page.locator("[data-slides]")).toHaveAttribute("aria-live", "off");
  await button(page, "Next slide").click();
  await page.mouse.move(0, 0);
  await expectSlide(page, 2);
  await expect(page.locator("[data-slides]")).toHaveAttribute("aria-live", "polite");
  await page.clock.fastForward(20_000);
  await expectSlide(page, 2);
  await button(page, "Play").click();
  await page.mouse.move(0, 0);
  await expect(button(page, "Pause")).toBeVisible();
  await page.clock.fastForward(7100);
  await expectSlide(page, 3);
});

test("nothing moves once it is paused", async ({ page }) => {
  await page.clock.install();
  const files = askedFor(page);
  await open(page, "initiatives");
  await button(page, "Pause").click();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(20_000);
  await expect(button(page, "Play")).toBeVisible();
  await expectSlide(page, 1);
  expect(sliderFiles(files)).toEqual([]);
});

test("nothing moves by itself under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const files = askedFor(page);
  await open(page, "hospitality");
  await page.clock.fastForward(20_000);
  await expect(button(page, "Play")).toBeVisible();
  expect(sliderFiles(files)).toEqual([]);
  await button(page, "Next slide").click();
  await expectSlide(page, 2);
  await expect(film(page)).toHaveJSProperty("paused", true);
});

test("a film begins with its slide, over its picture, and stops with Pause", async ({ page }) => {
  const files = askedFor(page);
  await open(page, "hospitality");
  expect(files.filter((file) => /webm|mp4/.test(file))).toEqual([]);
  await button(page, "Next slide").click();
  await expect(film(page)).toHaveAttribute("data-shown");
  await expect(film(page)).toHaveJSProperty("paused", false);
  await expect(slides(page).nth(1).getByRole("img")).toBeVisible();
  await button(page, "Pause").click();
  await expect(film(page)).toHaveJSProperty("paused", true);
});

test("a visitor who saves data sees the picture, and the film after Play alone", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const files = askedFor(page);
  await open(page, "workinaus");
  await button(page, "Next slide").click();
  await expectSlide(page, 2);
  await expect(slides(page).nth(1).getByRole("img")).toBeVisible();
  expect(files.filter((file) => /webm|mp4/.test(file))).toEqual([]);
  await button(page, "Play").click();
  await expect(film(page)).toHaveJSProperty("paused", false);
});

for (const width of [360, 1440])
  test(`nothing shifts at ${width} px: before, while and after the slider starts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await open(page, "hospitality");
    for (const number of [2, 3, 1]) {
      await button(page, new RegExp(`^Slide ${number}:`)).click();
      await expectSlide(page, number);
    }
    await expect(page.locator(".swiper-initialized")).toBeAttached();
    // On a slow machine, a page that is painted while it is parsed moves by a little.
    expect(await shifted(page)).toBeLessThan(0.02);
  });

test("the picture is another one above 991 px and below", async ({ page }) => {
  const shown = () =>
    slides(page)
      .first()
      .getByRole("img")
      .evaluate((picture: HTMLImageElement) => picture.currentSrc);
  await page.setViewportSize({ width: 991, height: 800 });
  await open(page, "migration");
  await expect.poll(shown).toMatch(/-tall\..*\.avif$/);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect.poll(shown).toMatch(/-wide\..*\.avif$/);
});

test("a brand shows its own version of a set, every other one the shared", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const [brand, file] of [
    ["hospitality", "brands/hospitality/landings/hospitality.json"],
    ["workinaus", "content/landings/hospitality.json"],
  ] as const) {
    await page.goto(at(brand, "/hospitality"));
    await expect(heading).toHaveText(landing(file).slides[0]!.heading);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /** Moves a finger from right to left over the slides. */
  const swipe = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 200 }],
      });
    await touch("touchStart", 320);
    for (let x = 300; x >= 40; x -= 20) await touch("touchMove", x);
    await touch("touchEnd");
  };

  test("a finger moves the slides, before the slider is there and after", async ({ page }) => {
    await open(page, "early-learning");
    await swipe(page);
    await expect(page.locator(".swiper-initialized")).toBeAttached();
    await expectSlide(page, 2);
    await swipe(page);
    await expectSlide(page, 3);
  });

  test("heading and search stand in the first screen", async ({ page }) => {
    await open(page, "workinaus");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Search jobs" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide can be reached, and nothing is there that does nothing", async ({ page }) => {
    await page.goto(at("electrical"));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(button(page, "Pause")).toBeHidden();
    const second = slides(page).nth(1);
    await second.scrollIntoViewIfNeeded();
    await expect(second.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await second.getByRole("link").click();
    await expect(page).toHaveURL(
      at("electrical", landing("brands/electrical/landings/home.json").slides[1]!.link!.href),
    );
  });
});
