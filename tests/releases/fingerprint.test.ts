import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../src/runtime/config.ts";
import { fingerprint, idOf, isSame } from "../../src/releases/fingerprint.ts";
import { settingsName } from "../../src/releases/settings.ts";

const root = mkdtempSync(join(tmpdir(), "signboard-fingerprint-"));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  write("package-lock.json", "{}");
  write("astro.config.mjs", "export default {};");
  write("src/pages/index.astro", "Page.");
  write("src/contract/jobs.ts", "export const a = 1;");
  write("src/server/jobs/handlers.ts", "export const b = 1;");
  write("src/brands/automotive/brand.json", '{ "default": true, "timezone": "Australia/Perth" }');
  write("src/content/blogs/first.md", "---\ntitle: First\n---\n");
});
const now = new Date("2026-11-21T11:00:00Z");
const made = (env: Record<string, string> = {}, at = now) => fingerprint(readConfig(env), at, root);

describe("a release is named by its settings", () => {
  it.each([
    [{}, "http-4321"],
    [{ PORT: "5000" }, "http-5000"],
    [{ PORT: "5000", PUBLIC_PORT: "80" }, "http-80"],
    [{ PUBLIC_SCHEME: "https", PORT: "5000" }, "https"],
    [{ PUBLIC_SCHEME: "https", PUBLIC_PORT: "8443" }, "https-8443"],
  ])("%j is %s", (env, name) => {
    expect(settingsName(readConfig(env))).toBe(name);
    expect(idOf(made(env))).toMatch(new RegExp(`^${name}\\.[0-9a-f]{12}\\.[0-9a-f]{6}$`));
  });

  it("tells an API that owns the policies from another one", () => {
    const names = ["https://a.example.com", "https://b.example.com"].map((PAGES_API) =>
      settingsName(readConfig({ PAGES_API })),
    );
    expect(names[0]).toMatch(/^http-4321-[0-9a-f]{8}$/);
    expect(names[1]).not.toBe(names[0]);
  });

  it("with a chat inbox is another release, whatever its secret", () => {
    const nameWith = (CHATWOOT_SECRET: string) =>
      settingsName(
        readConfig({ CHATWOOT_URL: "https://chat.example.com", CHATWOOT_TOKEN: "token", CHATWOOT_SECRET }),
      );
    expect(nameWith("one")).toMatch(/^http-4321-[0-9a-f]{8}$/);
    expect(nameWith("two")).toBe(nameWith("one"));
  });
});

describe("a release is another one", () => {
  it("when what its pages are made of has changed, in content or in name", () => {
    const before = made();
    expect(isSame(made(), before)).toBe(true);
    write("src/content/blogs/first.md", "---\ntitle: Second\n---\n");
    expect(isSame(made(), before)).toBe(false);
    expect(made()).toMatchObject({ server: before.server, contract: before.contract });
  });

  it("when the code that makes pages has changed, wherever it stands", () => {
    for (const file of ["build/compress.ts", "commands/build.ts", "runtime/config.ts", "site/brands.ts"]) {
      const before = made();
      write(`src/${file}`, "export const c = 1;");
      expect(isSame(made(), before), file).toBe(false);
    }
  });

  it("when the code of pages alone has changed, which no server has loaded", () => {
    const before = made();
    write("src/site/pages/articles.ts", "export const d = 1;");
    expect(isSame(made(), before)).toBe(false);
    expect(made().server).toBe(before.server);
    write("src/site/content/read-files.ts", "export const e = 1;");
    expect(made().server).not.toBe(before.server);
  });

  it("not when only the server's own code has, of which running servers are told", () => {
    const before = made();
    write("src/server/jobs/handlers.ts", "export const b = 2;");
    expect(isSame(made(), before)).toBe(true);
    expect(made().server).not.toBe(before.server);
    expect(made().contract).toBe(before.contract);
  });

  it("when the calls of the API have changed, which pages and servers must know alike", () => {
    const before = made();
    write("src/contract/jobs.ts", "export const a = 2;");
    expect(isSame(made(), before)).toBe(false);
    expect(made().contract).not.toBe(before.contract);
  });

  it("once the moment of a page has come, by the clocks of its site", () => {
    write("src/content/blogs/first.md", "---\npublishAt: 2026-11-21 20:00 # tonight\n---\n");
    const before = made();
    expect(before.next).toBe("2026-11-21T12:00:00.000Z");
    const after = made({}, new Date("2026-11-21T12:00:00Z"));
    expect(isSame(after, before)).toBe(false);
    expect(after).toMatchObject({ sources: before.sources });
    expect(after.next).toBeUndefined();
  });

  it("not when a moment is none: the content check tells of it", () => {
    write("src/content/blogs/first.md", "---\npublishAt: soon\n---\n");
    expect(made().next).toBeUndefined();
  });
});
