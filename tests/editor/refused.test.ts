import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIContext } from "astro";
import { expect, it } from "vitest";
import { ALL } from "../../src/editor/api.ts";

const root = join(import.meta.dirname, "../..");
const blog = readFileSync(join(root, "src/content/blogs/resign-well.md"), "utf8");
const home = readFileSync(join(root, "src/brands/automotive/landings/home.json"), "utf8");
const employer = readFileSync(join(root, "src/content/employers/the-salt-ledger/employer.json"), "utf8");
const brand = readFileSync(join(root, "src/brands/automotive/brand.json"), "utf8");

const save = async (path: string, contents: string) => {
  const url = new URL("http://localhost/api/keystatic/update");
  const additions = [{ path, contents: Buffer.from(contents).toString("base64url") }];
  const request = new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", "no-cors": "1" },
    body: JSON.stringify({ additions, deletions: [] }),
  });
  return ALL({ url, request } as APIContext);
};

it.each([
  [
    "src/content/blogs/refused.md",
    blog.replace(/^tags:.*/m, "tags: [First Day]"),
    "tags.0: Must be lower-case words joined by hyphens: first-day.",
  ],
  [
    "src/content/blogs/refused.md",
    blog.replace(/^date:/m, "updated: 2020-01-01\ndate:"),
    "updated: is before date, the day it was first published; fix one of the two",
  ],
  ["src/content/blogs/page/refused.md", blog.replace(/^author:.*\n/m, ""), "author: is missing; add it"],
  [
    "src/content/blogs/refused.md",
    `${blog}\n![](./images/refused/wall.png)\n`,
    "the picture ./images/refused/wall.png has no alternative text; say what it shows: ![A full café](./images/refused/wall.png)",
  ],
  [
    "src/content/blogs/refused.md",
    `${blog}\n[Read on](first-day)\n`,
    'the link "first-day" leads nowhere; write a path from the root (/page/first-day) or a full address',
  ],
  [
    "src/brands/automotive/landings/refused.json",
    home.replace(/"wide": .*\n/, ""),
    "slides.0.picture.wide: is missing; add it",
  ],
  [
    "src/brands/refused/brand.json",
    brand.replace(/"accent": .*,/, '"accent": "red",'),
    "accent: Must be a colour such as #7c3aed.",
  ],
  [
    "src/content/employers/refused/employer.json",
    employer.replace(/"type": .*,/, '"type": "club",'),
    'type: Invalid option: expected one of "company"|"recruiter"|"association"|"aggregation"',
  ],
  [
    "src/content/employers/refused/employer.json",
    employer.replace(/"homeBrand": .*/, '"homeBrand": "nowhere"'),
    "homeBrand: is no brand; choose from automotive, early-learning, electrical, hospitality, initiatives, migration, workinaus",
  ],
  [
    "src/content/employers/refused/pages/story.md",
    "---\ntitle: Story\ndescription: Too short.\n---\n\nHello.\n",
    "description: has 10 characters; write at least 20",
  ],
  [
    "src/content/blogs/images/refused/wall.heic",
    "",
    "the picture is of a kind that pages do not show; save it as PNG, JPEG, WebP, AVIF, GIF or SVG",
  ],
])("does not save what a build would refuse, and says why: %s", async (path, contents, says) => {
  const answer = await save(path, contents);
  expect(answer.status).toBe(422);
  expect((await answer.text()).replace(/:\d+:/, ":")).toBe(`${path}: ${says}`);
  expect(existsSync(join(root, path))).toBe(false);
});
