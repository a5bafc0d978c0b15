import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../project-copy.ts";

describe("a build for base addresses of its own", () => {
  let copy = "";
  let page = "";
  beforeAll(() => {
    copy = copyProject("bases", ["automotive"]);
    execFileSync(process.execPath, ["src/commands/build.ts"], {
      cwd: copy,
      stdio: "pipe",
      env: {
        ...process.env,
        UNIFIED_API_URL: "https://unified.example.com/",
        NEW_API_URL: "https://new.example.com/base",
        ASSET_CDN_URL: "https://cdn.example.com/signboard",
        MARKETPLACE_URL: "https://marketplace.example.com/post?from=site",
      },
    });
    const [found] = globSync("dist/releases/*/client/automotive/index.html", { cwd: copy });
    page = readFileSync(join(copy, found!), "utf8");
  }, 300_000);
  afterAll(() => copy && rmSync(copy, { recursive: true }));

  const policy = () => /content-security-policy" content="([^"]*)"/i.exec(page)![1]!;
  const directive = (name: string) => new RegExp(`(?:^|; ?)${name} ([^;]*)`).exec(policy())?.[1] ?? "";
  const scripts = () =>
    globSync("dist/{shared,releases/*/client}/_astro/*.js", { cwd: copy }).map((file) =>
      readFileSync(join(copy, file), "utf8"),
    );

  it("has the browser call the unified and the new API there", () => {
    const calling = scripts().filter((text) => text.includes("https://unified.example.com"));
    expect(calling.length).toBeGreaterThan(0);
    for (const text of calling) expect(text).toContain("https://new.example.com/base");
    for (const name of ["connect-src", "img-src"])
      expect(directive(name)).toContain("https://unified.example.com https://new.example.com");
  });

  it("has scripts, styles, fonts and pictures come from the asset CDN", () => {
    const files = page.match(/[^"'\s(=,]*\/_astro\/[^"'\s)]+/g)!;
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(file).toMatch(/^https:\/\/cdn\.example\.com\/signboard\/_astro\//);
    for (const name of ["script-src", "style-src", "font-src", "img-src"])
      expect(directive(name), name).toContain("https://cdn.example.com");
    for (const name of ["script-src", "style-src"]) expect(directive(name), name).toContain("'self'");
  });

  it("links to the marketplace for employers in the header, its menu and the footer", () => {
    const parts = ["<header", '<nav popover id="main-menu"', '<nav popover id="account-menu"', "<footer"].map(
      (start) => page.indexOf(start),
    );
    const [header, menu, account, footer] = parts as [number, number, number, number];
    for (const part of [page.slice(header, menu), page.slice(menu, account), page.slice(footer)]) {
      const [, text] =
        /href="https:\/\/marketplace\.example\.com\/post\?from=site"[^>]*>([^<]*)</.exec(part) ?? [];
      expect(text?.trim()).toBe("Post a job");
    }
  });
});
