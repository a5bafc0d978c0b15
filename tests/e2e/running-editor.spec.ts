import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get as request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { copyProject } from "../project-copy.ts";
import { axeFindings, overflow } from "./axe.ts";
import { startServer, type ServerProcess } from "./server-process.ts";
import { emptyFolder, port, publicPort } from "./site.ts";

// A person without a terminal writes, previews, schedules, publishes and takes back a blog on one of two sites. The
// content is a copy's, and so are its builds.
test.describe.configure({ mode: "serial" });
const ownPort = port + 8;
const site = `http://automotive.localhost:${ownPort}`;
const password = "a rather long set of words";
const nextYear = new Date().getFullYear() + 1;
const slug = "the-day-the-hoist-stood-still";
const file = `src/content/blogs/automotive/${slug}.md`;

let copy = "";
let data = "";
let server: ServerProcess | undefined;
let page: Page;
let secret = "";

/** The code of the second factor, some steps of thirty seconds from now. */
const code = (steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const git = (...args: string[]) => execFileSync("git", ["-C", copy, ...args], { encoding: "utf8" });
/** What a reader without a cookie gets. Node does not resolve *.localhost everywhere. */
const get = (brand: string, path: string, at = ownPort) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const to = { host: "127.0.0.1", port: at, path, headers: { host: `${brand}.localhost` } };
    request(to, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    }).once("error", reject);
  });
/** What readers get at the page's address, on the site and on another. */
const readers = async () =>
  Promise.all(["automotive", "electrical"].map(async (brand) => (await get(brand, `/page/${slug}`)).status));
/** A publication is over; a build takes its time. */
const over = async (text: string | RegExp) => expect(page.getByText(text)).toBeVisible({ timeout: 240_000 });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  copy = copyProject("editor-on-site", ["automotive", "electrical"], true);
  data = mkdtempSync(join(tmpdir(), "signboard-editor-"));
  cpSync(emptyFolder, data, { recursive: true });
  git("init", "--quiet");
  git("add", "src/content");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "Content");
  const env = { ...process.env, PORT: String(ownPort), PUBLIC_PORT: publicPort };
  execFileSync("node", ["src/commands/build.ts", "--only"], { cwd: copy, env });
  server = await startServer(ownPort, data, { SITE_EDITOR: "true", DEMO_DATA: "false" }, [
    "env",
    `--chdir=${copy}`,
  ]);
  page = await browser.newPage();
});
test.afterAll(async () => {
  await server?.kill();
  for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test("the editor is not there unless an operator switches it on", async () => {
  const off = await Promise.all(
    ["/editor", "/editor/preview/none", "/v1/editor/session"].map((path) => get("automotive", path, port)),
  );
  expect(off.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(off[0]!.body).toContain("Page not found");
});

test("somebody sets up the account that an operator made for them, with a second factor", async () => {
  const add = ["src/commands/editor-account.ts", "add", "robin@example.com", "--brand", "automotive"];
  const env = { ...process.env, DATA_DIR: data, SITE_EDITOR: "true", PUBLIC_PORT: publicPort };
  const said = execFileSync("node", add, { cwd: copy, env, encoding: "utf8" });
  await page.goto(`${site}/editor#setup=${/#setup=([\w-]+)/.exec(said)![1]}`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await page.getByLabel("Your name").fill("Robin Field");
  await page.getByLabel("New password").fill(password);
  secret = (await page.locator("code").textContent())!;
  await page.getByLabel("Code").fill(code());
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Set up and sign in" }).click();
  await expect(page.getByRole("heading", { name: "Blogs of Torque Jobs" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("and signs in again with password and code, on a device that strangers cannot lock out", async () => {
  await page.getByRole("button", { name: "Sign out" }).click();
  const sent = await page.context().cookies(`${site}/v1/editor/session`);
  expect(sent.map(({ name }) => name)).toContain("known_device");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await page.getByLabel("Email").fill("robin@example.com");
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Code").fill(code(1));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "New blog" }).click();
  await expect(page.getByLabel("Title")).toBeVisible();
});

test("writes a blog that is saved while it is typed, and that nothing takes away", async () => {
  await page.getByLabel("Title").fill("The day the hoist stood still");
  await expect(page.getByLabel("Address")).toHaveValue(slug);
  await page.getByLabel("Summary").fill("Too short");
  await expect(page.getByText("Summary has 9 characters; write at least 50.")).toBeVisible();
  await page
    .getByLabel("Summary")
    .fill("A Tuesday without power in a workshop of four, and what it taught all of us about asking.");
  await page.getByLabel("Text").fill("Half past seven, and nothing moves.\n\n");
  await page.getByLabel("Text").press("ControlOrMeta+End");
  await page.getByRole("button", { name: "Heading" }).click();
  await page.keyboard.type("Lights out");
  await page.keyboard.type("\n\nGloves\nBoots");
  const text = page.getByLabel("Text", { exact: true });
  const plain = await text.inputValue();
  await page.keyboard.press("Shift+ArrowUp");
  await page.getByRole("button", { name: "List" }).click();
  await expect(text).toHaveValue(/## Lights out\n\n- Gloves\n- Boots$/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveValue(plain);
  await page.getByRole("button", { name: "Link" }).click();
  const asked = page.getByRole("dialog", { name: "Add a link" });
  await asked.getByLabel("Or another address").fill("www.fairwork.gov.au");
  await asked.getByLabel("Words of the link").fill("your rights");
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole("button", { name: "Add the link" }).click();
  await expect(text).toHaveValue(/\[your rights\]\(https:\/\/www\.fairwork\.gov\.au\)/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveValue(plain);
  const shown = page.getByRole("region", { name: "As readers see it" });
  await expect(shown.getByRole("heading", { name: "Lights out" })).toBeVisible();
  await expect(page.getByText("All changes are saved.")).toBeVisible();

  // Without a network words are kept in the browser, also when the page is loaded again.
  await page.route("**/v1/editor/drafts/**", (route) => route.abort());
  await page.getByLabel("Text").press("ControlOrMeta+End");
  await page.keyboard.type("\n\nThen the kettle went.");
  await expect(page.getByText("Your words are kept in this browser")).toBeVisible();
  await page.unroute("**/v1/editor/drafts/**");
  await page.reload();
  await expect(page.getByLabel("Text")).toHaveValue(/Then the kettle went\.$/);
  await expect(page.getByText("All changes are saved.")).toBeVisible();
});

test("chooses and uploads pictures of the site", async () => {
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await page.getByRole("button", { name: "workshop-wide.svg" }).click();
  await page.getByLabel("What the picture shows").fill("A workshop with a car on a hoist");
  await page.getByLabel("Text").press("ControlOrMeta+End");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const upload = join(import.meta.dirname, "../../docs/images/search.png");
  const before = await page.getByLabel("Text").inputValue();
  await page.getByLabel("Upload a picture").setInputFiles(upload);
  const described = page.getByRole("dialog", { name: "Describe the picture" });
  await described.getByLabel("What the picture shows").fill("The search of the site");
  await described.getByRole("button", { name: "Add the picture" }).click();
  const named = /\n\n!\[The search of the site\]\(\.\/images\/search-\w{8}\.webp\)$/;
  await expect(page.getByLabel("Text")).toHaveValue(named);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByLabel("Text")).toHaveValue(before);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(page.getByLabel("Text")).toHaveValue(named);
  await expect(page.getByText("All changes are saved.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("previews it on the site, where only editors see it", async () => {
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Preview" }).click(),
  ]);
  await expect(preview.getByText("Draft: only editors see this page.")).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("The day the hoist stood still");
  expect(await axeFindings(preview)).toEqual([]);
  const stranger = await get("automotive", new URL(preview.url()).pathname);
  expect(stranger.body).not.toContain("hoist stood still");
  await preview.close();
  expect(await readers()).toEqual([404, 404]);
});

test("schedules it: readers see nothing before its time", async () => {
  test.setTimeout(300_000);
  await page.getByLabel("Publish at").fill(`${nextYear}-03-02T09:00`);
  await page.getByRole("button", { name: "Schedule" }).click();
  await over("Scheduled. The page appears by itself at its time.");
  expect(readFileSync(join(copy, file), "utf8")).toContain(`publishAt: ${nextYear}-03-02 09:00`);
  expect(await readers()).toEqual([404, 404]);
});

test("publishes it: readers of this site see it, and those of another do not", async () => {
  test.setTimeout(300_000);
  await page.getByRole("button", { name: "Publish now" }).click();
  await over("Published. Readers see the page now.");
  await expect.poll(readers).toEqual([200, 404]);
  expect(git("log", "-1", "--format=%an: %s")).toBe(
    "Robin Field: Published: The day the hoist stood still\n",
  );
  await page.getByRole("link", { name: "See the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The day the hoist stood still");
  await expect(page.getByAltText("The search of the site")).toBeVisible();
  await page.goBack();
});

test("is told why what cannot be published is not, and readers see what they saw", async () => {
  test.setTimeout(300_000);
  await page.getByLabel("Text").press("ControlOrMeta+End");
  await page.keyboard.type("\n\nAnd [more](/page/nowhere-at-all).");
  await page.getByRole("button", { name: "Publish now" }).click();
  await over(/Nothing was changed for readers\..*leads to no page/);
  expect(await readers()).toEqual([200, 404]);
  expect(readFileSync(join(copy, file), "utf8")).not.toContain("nowhere-at-all");
  expect(git("status", "--porcelain", "src/content")).toBe("");
});

test("takes it back: it is gone for readers, and its history stays", async () => {
  test.setTimeout(300_000);
  await page.getByRole("button", { name: "Take back" }).click();
  await page
    .getByRole("dialog", { name: "Take this page back?" })
    .getByRole("button", { name: "Take back" })
    .click();
  // The link to nowhere was never published, and still is not.
  await over("Taken back. Readers do not see the page any more. Your changes stay here.");
  await expect(page.getByText("with changes that readers have not seen")).toBeVisible();
  expect(readFileSync(join(copy, file), "utf8")).not.toContain("nowhere-at-all");
  await expect.poll(readers).toEqual([404, 404]);
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const history = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(history.getByText("Published by Robin Field")).toBeVisible();
  await history
    .getByRole("button", { name: /^Put back/ })
    .last()
    .click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await page.goto(`${site}/editor`);
  await page.getByLabel("Search texts").fill("HOIST STILL");
  await expect(page.getByText(/^1 of \d+ texts$/)).toBeVisible();
  await expect(page.getByText("Taken back, with changes")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
