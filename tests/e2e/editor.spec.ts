import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import {
  blogText,
  description,
  picture,
  promise,
  slug,
  tagline,
  title,
} from "../editor/written-in-browser.ts";
import { copyProject } from "../project-copy.ts";
import { emptyFolder, port as sitePort } from "./site.ts";

// A copy of the project is written in, so that nothing of this is left behind; brands/eighth-brand.test.ts builds what was
// written.
const port = sitePort + 20;
const site = `http://automotive.localhost:${port}`;
let copy: string;
let dev: ChildProcess;
/** What the dev server has said. */
let said = "";

// Only its data are there before: the first start takes its time.
test.setTimeout(300_000);
test.beforeAll(() => {
  copy = copyProject("editor", ["automotive"]);
  cpSync(emptyFolder, join(copy, ".data"), { recursive: true });
  dev = spawn("npm", ["run", "dev"], {
    cwd: copy,
    // Its own group: what npm starts ends with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, ".data"), DEMO_DATA: "false" },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream!.on("data", (words) => void (said += String(words)));
});
const stopDev = async () => {
  if (dev.exitCode !== null || dev.signalCode !== null || dev.pid === undefined) return;
  const ended = once(dev, "exit");
  process.kill(-dev.pid, "SIGTERM");
  await ended;
};
test.afterAll(async () => {
  await stopDev();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

const choose = async (page: Page, button: Locator, name: string, colour: string) => {
  const choosing = page.waitForEvent("filechooser");
  await button.click();
  await (await choosing).setFiles({ name, mimeType: "image/png", buffer: await picture(colour) });
};

/** Keystatic ignores "Create" until it has listed the project's files: pressed again, as a person would. */
const create = (page: Page, address: RegExp) =>
  expect(async () => {
    if (!address.test(page.url()))
      await page.getByRole("button", { name: "Create" }).click({ timeout: 5000 });
    await expect(page).toHaveURL(address, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });

/** Changes one text of what is there, and expects the file to be as before but for it. */
const change = async (page: Page, entry: string, file: string, label: string, words: string) => {
  const before = readFileSync(join(copy, file), "utf8");
  const field = page.getByLabel(label).first();
  await expect(async () => {
    await page.goto(`${site}/keystatic/${entry}`);
    await expect(field).not.toHaveValue("", { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  const old = await field.inputValue();
  await field.fill(words);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => readFileSync(join(copy, file), "utf8"))
    .toBe(before.replace(JSON.stringify(old), JSON.stringify(words)));
};

test("an employer that is added in the browser is a folder, and its page is seen at once", async ({
  page,
}) => {
  const folder = join(copy, "src/content/employers/quiet-forge");
  const name = page.getByRole("textbox", { name: /^Name/ }).first();
  const messages: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => void messages.push(String(payload))),
  );
  await expect(async () => {
    await page.goto(`${site}/keystatic/collection/employers/create`);
    await expect(name).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await name.fill("Quiet Forge");
  await choose(page, page.getByRole("button", { name: "Choose file" }).first(), "Anvil.png", "#cf3a17");
  await page.getByLabel("What the picture shows").first().fill("An anvil on a red ground.");
  await page.getByLabel("Tagline").fill("Gates and grates");
  await page.getByLabel("About").fill("Three smiths and a cat.");
  await page.getByRole("checkbox", { name: "Torque Jobs" }).check();
  const fresh = page.locator("#item-create-form");
  const held: (string | null)[] = [await fresh.getAttribute("inert")];
  await page.route("**/api/keystatic/update", async (route) => {
    held.push(await fresh.getAttribute("inert"));
    await route.continue();
  });
  await create(page, /\/item\/quiet-forge$/);
  // What is typed into a form that is about to go would be lost.
  expect(held).toEqual([null, ""]);
  await expect(fresh).toHaveCount(0);

  expect(JSON.parse(readFileSync(join(folder, "employer.json"), "utf8"))).toMatchObject({
    name: "Quiet Forge",
    logo: { src: "logo-anvil.png", alt: "An anvil on a red ground." },
    brands: ["automotive"],
    tagline: "Gates and grates",
    about: "Three smiths and a cat.",
  });
  expect(readdirSync(folder).sort()).toEqual(["employer.json", "logo-anvil.png"]);
  await page.getByLabel("Tagline").fill("Gates, grates and grilles");

  const reader = await page.context().newPage();
  await expect(async () => {
    await reader.goto(`${site}/enterprise/quiet-forge`);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Quiet Forge");
  }).toPass({ timeout: 120_000 });
  await reader.close();
  // The page has heard of the new file, and waits with what it does about that.
  await expect.poll(() => messages.join("\n")).toMatch(/"full-reload".*quiet-forge\/employer\.json/);
  // What was typed after saving is still there, though the sites were read anew.
  await expect(page.getByLabel("Tagline")).toHaveValue("Gates, grates and grilles");
});

test("what is written in the browser becomes the files that a person would write, and is seen at once", async ({
  page,
}) => {
  const folder = join(copy, "src/content/blogs/automotive");
  let date = "";

  await test.step("write a blog", async () => {
    await expect(async () => {
      await page.goto(`${site}/keystatic/collection/blogs-automotive/create`);
      await expect(page.getByLabel("Title")).toBeVisible({ timeout: 20_000 });
    }).toPass({ timeout: 120_000 });
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Description").fill(description);
    await page.getByLabel("Author").fill("The workshop desk");
    await page.getByLabel("Tags").fill("first-day, editor-test");
    await choose(page, page.getByRole("button", { name: "Choose file" }), "Bay One.png", "#cf3a17");
    await page.getByLabel("What the picture shows").fill("An empty bay with its hoist down.");
    await page.getByRole("textbox", { name: "Text", exact: true }).click();
    await page.keyboard.type("Be there at seven.\n");
    await choose(page, page.getByRole("button", { name: "Image", exact: true }), "Tool Wall.png", "#1b4d3e");
    await page.locator("img[data-filename='tool-wall.png']").click();
    await page.locator("[role=dialog]:not([aria-modal]) button").first().click();
    const details = page.getByRole("dialog", { name: "Image details" });
    await details.getByLabel("What the picture shows").fill("Spanners on a wall, the largest on the left.");
    await details.getByLabel("Caption").fill("Everything has its hook");
    await details.getByRole("button", { name: "Save" }).click();
    date = await page.getByLabel("First published").inputValue();
    await create(page, new RegExp(`/item/${slug}$`));
  });

  await test.step("find the file that a person would write", () => {
    expect(readFileSync(join(folder, `${slug}.md`), "utf8")).toBe(blogText(date));
    expect(readdirSync(join(folder, "images", slug)).sort()).toEqual(["cover-bay-one.png", "tool-wall.png"]);
  });

  await test.step("change the brand's words and its landing page, and nothing else of them", async () => {
    const brand = "src/brands/automotive";
    await change(page, "singleton/brand-automotive", `${brand}/brand.json`, "Tagline", tagline);
    const home = "collection/landings-automotive/item/home";
    await change(page, home, `${brand}/landings/home.json`, "Description", promise);
  });

  await test.step("see the blog in the dev server", async () => {
    const reader = await page.context().newPage();
    await expect(async () => {
      await reader.goto(`${site}/page/${slug}`);
      await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
    }).toPass({ timeout: 120_000 });
    await reader.close();
  });

  await test.step("be told of what is broken while it is written", async () => {
    const broken = join(folder, "a-broken-one.md");
    writeFileSync(broken, "---\ntitle: One\n---\n");
    const fix = "src/content/blogs/automotive/a-broken-one.md:2: date: is missing; add it";
    await expect.poll(() => said).toContain(fix);
    rmSync(broken);
  });
});
