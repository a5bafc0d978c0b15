import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { findJob } from "./api.ts";
import { pdf } from "./cv.ts";
import { register } from "./seeker.ts";
import { at } from "./site.ts";

/** What a page says was refused by its policy. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => void (/Content Security Policy/i.test(message.text()) && complaints.push(message.text())),
  );
  return complaints;
};

test("the policy of every kind of page names hosts, and refuses nothing that the page has", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const job = await findJob("automotive", () => true, {});
  const paths = [
    "/",
    "/apply-now",
    "/page/about-us",
    "/page/privacy-policy",
    "/page/blogs",
    "/page/guides",
    "/page/search?q=visa",
    "/page/tell-your-story-to-connect",
    "/job/searched?q=mechanic",
    "/jobs",
    `/job/${job.id}/${job.slug}`,
    "/sign-in",
    "/user/dashboard",
    "/user/profile",
    "/user/saved",
    "/user/applied",
    "/user/account",
    "/no-such-page",
  ];
  for (const path of paths) {
    const answer = await page.goto(at("automotive", path));
    // Pages that are made on demand have it in a header.
    const policy =
      answer!.headers()["content-security-policy"] ??
      (await page
        .locator('meta[http-equiv="content-security-policy"]')
        .evaluate((meta: HTMLMetaElement) => meta.content));
    expect(policy, path).toContain("connect-src 'self';");
    expect(policy, path).toContain("img-src 'self' data:;");
    await page.waitForLoadState("networkidle");
  }
  expect(complaints).toEqual([]);
});

test("a CV is uploaded under the policy", async ({ page }) => {
  const complaints = complaintsOf(page);
  const job = await findJob("automotive", () => true, {});
  await page.goto(at("automotive", `/job/${job.id}/${job.slug}`));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await register(page, `${randomUUID()}@example.com`);
  await page
    .getByRole("button", { name: /^Apply/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: pdf("Sam Nguyen") });
  await expect(dialog.getByRole("radio", { name: /cv\.pdf/ })).toBeChecked();
  expect(complaints).toEqual([]);
});

test("a drawing opened by itself is drawn, and may run nothing", async ({ page }) => {
  const complaints = complaintsOf(page);
  const answer = await page.goto(at("automotive", "/favicon.svg"));
  expect(answer!.headers()["content-security-policy"]).toContain("default-src 'none'");
  const colours = new Set(
    await sharp(await page.screenshot())
      .resize(64)
      .raw()
      .toBuffer(),
  );
  expect(colours.size).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});
