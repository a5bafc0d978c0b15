import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jobCategories } from "../../src/contract/job-categories.ts";
import { hostsOf } from "../../src/domain/brands/host-rule.ts";
import { readSearch } from "../../src/domain/search/read-search.ts";
import { brandsFolder, loadBrands } from "../../src/site/brands.ts";

describe("the brands", () => {
  const brands = loadBrands();

  it("are the folders, one of them the default", () => {
    expect(brands.map(({ id }) => id)).toEqual(readdirSync(brandsFolder).sort());
    expect(brands.filter((brand) => brand.default)).toHaveLength(1);
  });

  it.each(brands.map((brand) => [brand.id, brand] as const))("%s answers its own local host", (id, brand) => {
    expect(hostsOf(brand)).toContain(`${id}.localhost`);
  });

  it.each(brands.map((brand) => [brand.id, brand] as const))(
    "%s links only to searches that its jobs can answer",
    (_id, { navigation, footer, jobs }) => {
      for (const { href } of [...navigation, ...footer.flatMap(({ links }) => links)]) {
        if (!href.startsWith("/job/searched?")) continue;
        const { category = [], sub_category: kinds = [] } = readSearch(
          new URL(href, "http://x").searchParams,
        );
        const [field] = jobCategories.filter(({ id }) => category.includes(id));
        expect(field, href).toBeDefined();
        if (jobs.categories !== "all") expect(jobs.categories, href).toContain(field!.id);
        for (const kind of kinds)
          expect(
            field!.sub_categories.map(({ id }) => id),
            href,
          ).toContain(kind);
      }
    },
  );

  it.each(brands.map(({ id }) => id))("%s has pictures without styles or scripts of their own", (id) => {
    for (const file of globSync("{favicon,logo,hero}.svg", { cwd: join(brandsFolder, id) })) {
      const svg = readFileSync(join(brandsFolder, id, file), "utf8");
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
      expect(svg).not.toMatch(/<style|<script|<image|\son\w+=|href=/);
    }
  });
});

describe("a brand folder that is wrong stops the build", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "signboard-brands-"));
    cpSync(brandsFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (edit: (brand: Record<string, unknown>) => void, id = "automotive") => {
    const file = join(folder, id, "brand.json");
    const brand = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    edit(brand);
    writeFileSync(file, JSON.stringify(brand));
  };

  it.each(["brand.json", "favicon.svg", "logo.svg"])("when %s is missing", (file) => {
    rmSync(join(folder, "automotive", file));
    expect(() => loadBrands(folder)).toThrow(`src/brands/automotive/${file}: is missing; add it`);
  });

  it.each([
    ["a missing field", { tagline: undefined }, "brand.json:1: tagline: is missing; add it"],
    ["an unknown field", { colour: "#fff000" }, "colour"],
    ["a colour that is none", { accent: "red" }, "accent: Must be a colour such as #7c3aed."],
    ["a host with a port", { hosts: ["cars.example.com:80"] }, "hosts.0: Must be a host name"],
    [
      "a host of another brand",
      { hosts: ["electrical.localhost"] },
      "hosts: electrical.localhost belongs to",
    ],
    ["an unknown category", { jobs: { categories: ["cars"] } }, '"cars" is no category; choose from'],
    ["a second default", { default: true }, "automotive and workinaus are both the default brand"],
  ])("for %s", (_what, fields, message) => {
    change((brand) => Object.assign(brand, fields));
    expect(() => loadBrands(folder)).toThrow(message);
  });

  it("for broken JSON", () => {
    writeFileSync(join(folder, "automotive/brand.json"), "{");
    expect(() => loadBrands(folder)).toThrow("src/brands/automotive/brand.json:1: ");
  });

  it("but a brand without an accent is purple", () => {
    change((brand) => delete brand["accent"]);
    expect(loadBrands(folder).find(({ id }) => id === "automotive")!.accent).toBe("#7c3aed");
  });
});
