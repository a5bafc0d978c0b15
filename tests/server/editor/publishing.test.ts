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

  it("is told by what the check found in the page", () => {
    const says = check([
      `${own}:9: the link "/x" leads to no page`,
      "src/content/articles/two.md:1: is broken",
    ]);
    expect(failureText(says, own)).toBe('Nothing was changed for readers. the link "/x" leads to no page.');
  });

  it("names another page that stops it, and leaves all else to the operator", () => {
    expect(failureText(check(["src/content/articles/two.md:1: is broken"]), own)).toContain(
      "Another page stops it: src/content/articles/two.md, line 1: is broken.",
    );
    expect(failureText("Error: ENOSPC: no space left on /srv/secret", own)).not.toContain("/srv");
  });
});
