import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { pdf } from "./cv.ts";
import { expectFitForAll } from "./fit-for-all.ts";
import { openAsNewSeeker } from "./seeker.ts";
import { at } from "./site.ts";

const brand = "hospitality";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a segment of the profile of a new seeker. */
const openProfile = async (page: Page, segment: string) => {
  await openAsNewSeeker(page, brand, `/user/profile/${segment}`);
};

const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf(name) });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Fills in the blank row and saves it. */
const addDocument = async (page: Page, type: string, name: string) => {
  const documents = section(page, "Documents");
  await documents.getByRole("button", { name: "Add document" }).click();
  const row = documents.getByRole("form", { name: "New document" });
  await row.getByLabel("Type").selectOption(type);
  await row.getByLabel("File", { exact: true }).setInputFiles(file(`${name}.pdf`));
  await expect(row.getByLabel("Name")).toHaveValue(name);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(documents.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
};

test("a seeker keeps four documents, shows two by a link, sees who looked, and withdraws it", async ({
  page,
  browser,
}) => {
  await openProfile(page, "document");
  const documents = section(page, "Documents");
  await documents.getByRole("button", { name: "Add document" }).click();
  const row = documents.getByRole("form", { name: "New document" });
  await row
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await expect(row.getByRole("alert")).toContainText("Please upload a PDF or DOC file.");
  await expectFitForAll(page, "a blank row", 1280);
  await row.getByRole("button", { name: "Cancel", exact: true }).click();

  await addDocument(page, "Tax", "Tax 2026");
  await addDocument(page, "Payslip", "Payslip");
  await addDocument(page, "Superannuation", "Super");
  await addDocument(page, "Bank statements", "Bank");
  await expect(documents.getByRole("button", { name: "Add document" })).toHaveCount(0);
  await expect(documents).toContainText("You have 4 documents");
  await page.reload();
  await expect(documents.getByRole("button", { name: /^Edit / })).toHaveCount(4);

  await documents.getByRole("button", { name: "Edit Bank" }).click();
  const edit = documents.getByRole("form", { name: "Edit Bank" });
  await edit.getByLabel("Who may see it").selectOption("Only me");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(documents).toContainText("Who may see it: Only me");

  await documents.getByRole("button", { name: "Share by link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share documents by link" });
  await expect(dialog.getByRole("checkbox", { name: "Bank" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Make link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Choose at least one document.");
  await dialog.getByRole("checkbox", { name: "Tax 2026" }).check();
  await dialog.getByRole("checkbox", { name: "Super" }).check();
  await dialog.getByLabel(/Who is it for/).fill("Harbour Hotel");
  // What was said before lies over the dialog on a phone, until it goes by itself.
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
  await expectFitForAll(page, "the dialog", 1280);
  await dialog.getByRole("button", { name: "Make link" }).click();
  const made = page.getByRole("dialog", { name: "Your link is ready" });
  const url = await made.getByLabel("Link").inputValue();
  await made.getByRole("button", { name: "Done" }).click();
  await expect(documents).toContainText("Not looked at yet.");

  const stranger = await browser.newPage();
  const answer = await stranger.goto(url);
  expect(answer?.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "private, no-store",
  });
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Documents of Priya Raman");
  await expect(stranger.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expectFitForAll(stranger, "the page of a link", 1280);
  const downloading = stranger.waitForEvent("download");
  await stranger.getByRole("link", { name: "Download Super" }).click();
  expect((await downloading).suggestedFilename()).toBe("Super.pdf");

  await page.reload();
  await documents.getByRole("button", { name: "Looked at 2 times" }).click();
  await expect(documents.getByRole("list", { name: "Visits" }).getByRole("listitem")).toHaveText([
    /Downloaded Super.*from .+/,
    /Opened.*from .+/,
  ]);
  await expectFitForAll(page, "documents, links and looks", 1280);
  await documents.getByRole("button", { name: "Withdraw the link: Harbour Hotel" }).click();
  await expect(documents).toContainText("Withdrawn");
  expect((await stranger.reload())?.status()).toBe(404);
  await expect(stranger.getByRole("main")).toContainText(
    "This link is wrong, has ended or has been withdrawn.",
  );
  await stranger.close();
});

test("an upload shows its progress, can be cancelled, and tried again after a failure", async ({ page }) => {
  await openProfile(page, "document");
  const documents = section(page, "Documents");
  await documents.getByRole("button", { name: "Add document" }).click();
  const row = documents.getByRole("form", { name: "New document" });
  const upload = (name: string) => row.getByLabel("File", { exact: true }).setInputFiles(file(name));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/v1/uploads/*/**", async (route) => {
    await held;
    // The browser may have cancelled it.
    await route.abort().catch(() => undefined);
  });
  await upload("slow.pdf");
  await expect(row.getByRole("progressbar", { name: "Uploading slow.pdf" })).toBeVisible();
  await row.getByRole("button", { name: "Cancel upload" }).click();
  await expect(row.getByRole("progressbar")).toHaveCount(0);
  release();
  await page.unrouteAll();
  await page.route("**/v1/uploads/*/**", (route) => route.fulfill({ status: 500 }), { times: 1 });
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("Failed to upload file to S3"),
  );
  await upload("again.pdf");
  await expect(row.getByRole("alert")).toContainText("Failed to upload file");
  await logged;
  await row.getByRole("button", { name: "Try again.pdf again" }).click();
  await expect(row).toContainText("again.pdf,");
  await page.route("**/v1/uploads/sign", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await upload("unsigned.pdf");
  await expect(row.getByRole("alert")).toContainText("Failed to get upload URL");
});

test("an introduction video is recorded, played back, kept and deleted", async ({ page, context }) => {
  await context.grantPermissions(["camera", "microphone"]);
  await openProfile(page, "basic");
  const video = section(page, "Introduction video");
  await video.getByRole("button", { name: "Record a video" }).click();
  await video.getByRole("button", { name: "Turn on the camera" }).click();
  await video.getByRole("button", { name: "Start recording" }).click();
  await expect(video.getByRole("timer")).toContainText("0:02 of 2:00");
  await video.getByRole("button", { name: "Stop" }).click();
  await expect(video.getByLabel("Your recording")).toBeVisible();
  await expectFitForAll(page, "a recording", 1280);
  await video.getByRole("button", { name: "Use this video" }).click();
  const player = video.getByLabel("Your introduction video");
  await expect(player).toBeVisible();
  expect(await player.getAttribute("poster")).toContain("/v1/uploads/");
  const playing = () =>
    player.evaluate((element: HTMLVideoElement) => ({
      stopped: element.paused,
      at: element.currentTime,
      isRead: element.readyState > 0,
    }));
  await expect.poll(async () => (await playing()).isRead).toBe(true);
  expect(await playing()).toMatchObject({ stopped: true, at: 0 });
  await player.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(async () => (await playing()).at).toBeGreaterThan(0);
  await video.getByRole("button", { name: "Delete video" }).click();
  await expect(player).toHaveCount(0);
});

test("the profile alone may use the camera", async ({ page }) => {
  const policy = async (path: string) => (await page.goto(at(brand, path)))!.headers()["permissions-policy"];
  for (const path of ["/user/profile", "/user/profile/basic"])
    expect(await policy(path)).toContain("camera=(self), microphone=(self)");
  for (const path of ["/", "/user/dashboard", "/job/searched", "/user/profiles"])
    expect(await policy(path)).toContain("camera=(), microphone=()");
});

test("a photo is cut to a square with the keyboard, and shown", async ({ page }) => {
  await openProfile(page, "basic");
  const about = section(page, "About you").first();
  await about.getByRole("button", { name: "Edit personal information" }).click();
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await about.getByLabel(/^Photo/).setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  const dialog = page.getByRole("dialog", { name: "Choose the part to show" });
  await dialog.getByLabel("Zoom").focus();
  await page.keyboard.press("ArrowRight");
  await expectFitForAll(page, "the crop of a photo", 1280);
  await dialog.getByRole("button", { name: "Use photo" }).click();
  await expect(about.getByRole("img", { name: "You", exact: true })).toBeVisible();
  await about.getByRole("button", { name: "Save" }).click();
  const shown = about.getByRole("img", { name: "You", exact: true });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});
