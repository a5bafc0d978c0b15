import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { commitFiles } from "../../../src/server/editor/commit-file.ts";
import { failureText } from "../../../src/server/editor/failure-text.ts";

const folder = mkdtempSync(join(tmpdir(), "signboard-commit-"));
afterAll(() => rmSync(folder, { recursive: true }));
const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" });
const change = { subject: "Published: One", by: "Robin Field", email: "robin@example.com" };

describe("a published file", () => {
  it("is committed in the editor's name, and nothing else that was changed", async () => {
    writeFileSync(join(folder, "one.md"), "One");
    writeFileSync(join(folder, "other.md"), "Somebody else's work");
    await commitFiles(folder, { ...change, files: ["one.md"] });
    git("init", "--quiet");
    await commitFiles(folder, { ...change, files: ["one.md"] });
    await commitFiles(folder, { ...change, files: ["one.md"] });
    expect(git("log", "--format=%an <%ae> %s", "--name-only")).toBe(
      "Robin Field <robin@example.com> Published: One\n\none.md\n",
    );
    expect(git("status", "--porcelain")).toBe("?? other.md\n");
  });
});

describe("a failed build", () => {
  const own = "src/content/blogs/automotive/one.md";
  const check = (lines: string[]) =>
    `The content cannot be published:\n${lines.map((line) => `  ${line}`).join("\n")}`;

  const files: Record<string, string> = {
    [own]: "---\ntitle: One\ntags: [Pay Rise, first-day, Zoë]\n---\n\nWords.\n\nA [link](/x).\n",
    "src/content/articles/two.md": "---\ntitle: The second\n---\n\nWords.\n",
    "src/content/blogs/hospitality/three.md": "---\ntitle: Not out yet\n---\n\nWords.\n",
  };
  const brands = [
    { id: "automotive", name: "Torque Jobs" },
    { id: "hospitality", name: "Table Jobs" },
  ];
  const told = (lines: string[], file = own) =>
    failureText(check(lines), { file, read: (one) => files[one], brands });

  it("is told by field and line of what the check found in the page, each fault once", () => {
    expect(
      told([
        `${own}:8: the link "/x" leads to no page on automotive; fix it, or add the page`,
        `${own}:1: publishAt: Must be a time on the site's clocks, such as 2026-03-02 09:00, or a moment with its offset, such as 2026-03-02T09:00:00+11:00.`,
        `${own}:3: tags.0: Must be lower-case words joined by hyphens: first-day.`,
        `${own}:3: tags.2: Must be lower-case words joined by hyphens: first-day.`,
        "src/content/articles/two.md:1: is broken",
      ]),
    ).toBe(
      [
        "Nothing was changed for readers.",
        'Text, line 3: the link "/x" leads to no page on Torque Jobs; fix it, or add the page.',
        "Publish at must be a time on the site's clocks, such as 2026-03-02 09:00.",
        "Tags must be lower-case words joined by hyphens: write “pay-rise” for “Pay Rise”, write “zoe” for “Zoë”.",
      ].join(" "),
    );
  });

  it("names another text that stops it by its title, and its fields", () => {
    expect(told(["src/content/articles/two.md:2: title: has 2 characters; write at least 3"])).toBe(
      "Nothing was changed for readers. Something else stops it: the text “The second” that all sites share. Title has 2 characters; write at least 3.",
    );
  });

  it.each([
    ["a text of another site", "src/content/blogs/hospitality/three.md:2: title: is missing; add it"],
    [
      "a part that is not written in the editor",
      "src/brands/automotive/brand.json:4: name: is missing; add it",
    ],
    ["a picture", "src/content/blogs/automotive/images/bay.webp:1: cannot be read as a picture"],
    [
      "a missing picture",
      `${own}:2: there is no file src/content/blogs/images/a.webp; put it there, or fix the path "./images/a.webp"`,
    ],
    [
      "a heading",
      `${own}:8: the link "/page/two#x" leads to no heading of src/content/articles/two.md; it has none`,
    ],
    [
      "another host",
      `${own}:8: the picture "https://x.com/a.png" is on a host that pages do not load from; put it beside the text, or add https://x.com to ASSET_HOSTS`,
    ],
    ["a setting", `${own}:2: brands: no brand is called "x"; choose from automotive`],
  ])("tells of %s without paths and names that only files have", (_, line) => {
    const text = told([line]);
    expect(text).not.toMatch(/src\/|\.md|\.json|ASSET_HOSTS|Not out yet|brand\.json/);
    expect(text).toMatch(/^Nothing was changed for readers\. .+\.$/);
  });

  it("leaves all else to the operator", () => {
    const build = { file: own, read: () => undefined, brands };
    expect(failureText("Error: ENOSPC: no space left on /srv/secret", build)).toBe(
      "Nothing was changed for readers. The sites could not be built. Your operator finds why in the server’s log.",
    );
  });
});
