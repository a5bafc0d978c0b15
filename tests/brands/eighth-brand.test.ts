import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandOfHost } from "../../src/domain/host-rule.ts";
import { BrandError, loadBrands } from "../../src/server/lib/brands.ts";

const root = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "signboard-eighth-"));
const brands = join(copy, "src/brands");
const edit = (file: string, change: (brand: Record<string, unknown>) => void) => {
  const brand = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  change(brand);
  writeFileSync(file, JSON.stringify(brand));
};

beforeAll(() => {
  for (const part of ["src", "public", "astro.config.mjs", "package.json", "tsconfig.json"]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  cpSync(join(brands, "electrical"), join(brands, "health"), { recursive: true });
  edit(join(brands, "health/brand.json"), (brand) => {
    brand["name"] = "Ward Round Jobs";
    brand["hosts"] = ["health.example.com"];
    brand["jobs"] = { categories: ["health-care"] };
  });
});
afterAll(() => rmSync(copy, { recursive: true }));

it("a folder alone adds a site: its pages are built and its hosts lead to it", () => {
  execFileSync("npx", ["astro", "build"], { cwd: copy, stdio: "pipe" });
  const landing = readFileSync(join(copy, "dist/client/health/index.html"), "utf8");
  expect(landing).toContain("Ward Round Jobs");
  expect(landing).toContain("health.example.com");
  expect(landing).not.toContain("electrical.localhost");
  for (const host of ["health.localhost", "health.example.com"]) {
    expect(brandOfHost(host, loadBrands(brands), { unknownHost: "refuse" })).toBe("health");
  }
});

it("a broken brand folder stops with its path and the mend", () => {
  edit(join(brands, "health/brand.json"), (brand) => {
    delete brand["name"];
    brand["accent"] = "purplish";
    brand["jobs"] = { categories: ["helth"] };
  });
  rmSync(join(brands, "health/favicon.svg"));
  const message = (() => {
    try {
      loadBrands(brands);
    } catch (error) {
      return error instanceof BrandError ? error.message : String(error);
    }
    return "nothing was thrown";
  })();
  expect(message).toMatch(/src\/brands\/health\/brand\.json:\d+: name: is missing/);
  expect(message).toMatch(/src\/brands\/health\/brand\.json:\d+: accent: Must be a colour/);
  expect(message).toContain("src/brands/health/favicon.svg: is missing");
});
